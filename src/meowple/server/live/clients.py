"""Clients, each with a share of the bots: whose share a table uses.

Processor time is shared among clients by their address, as requests are: profiles cost
nothing, and one client could have many.
"""

from __future__ import annotations

from collections import OrderedDict

from meowple.table.seats import TableFacts

# Profiles whose address is remembered.
_MOST = 10_000


class Clients:
    """The addresses that profiles were seen at last. It belongs to the event loop."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def note(self, profile: str, address: str) -> None:
        """A request of a profile came from an address."""
        self._addresses[profile] = address
        self._addresses.move_to_end(profile)
        if len(self._addresses) > _MOST:
            self._addresses.popitem(last=False)

    def of(self, table: TableFacts) -> str:
        """The client who plays at a table: of several people, the first. Where no address
        is known, such as after a restart, the profile stands for itself."""
        people = [seat.profile for seat in table.seats if seat.profile is not None]
        if not people:
            return ""
        return self._addresses.get(people[0], people[0])

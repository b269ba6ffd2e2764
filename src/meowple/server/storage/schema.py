"""The tables of the database as queries use them, for SQLite and PostgreSQL alike.

`migrations` creates them; a test keeps the two equal. Times are milliseconds since 1970.
Only hashes of tokens are stored.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData()

# The version of the schema; one row.
version = Table("version", metadata, Column("number", Integer, nullable=False))

# Random keys of the server, by name.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(64), nullable=False),
)

profiles = Table(
    "profiles",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("language", String(16), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    # The hash of the code that brings a lost profile back.
    Column("recovery", String(64), nullable=True),
    Index("profiles_recovery", "recovery", unique=True),
)

# Hashes of the tokens in cookies: one per device of a profile.
keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("profile", String(16), ForeignKey("profiles.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    # When the device was last here, and what kind of device it is, as far as known.
    Column("seen", BigInteger, nullable=True),
    Column("device", String(60), nullable=True),
)

# One-time tokens that carry a profile to another device.
links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("profile", String(16), ForeignKey("profiles.id"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("salt", String(200), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("maker", String(16), ForeignKey("profiles.id"), nullable=False),
    Column("terms", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    # A keyed hash of the invitation code, while the table waits for players.
    Column("code", String(16), nullable=True, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger, nullable=True),
    Column("updated", BigInteger, nullable=False),
    # The seats that are to act, as `0,1`: for lists of tables, which replay nothing.
    Column("asked", String(80), nullable=False),
    # When some process must look at the table even if no client is connected.
    Column("due", BigInteger, nullable=True),
    # A table has one rematch: the second player who asks gets the first one's.
    Column("rematch_of", String(16), nullable=True, unique=True),
    Index("tables_due", "status", "due"),
    # Without `status`, so that no action at a table changes the index.
    Index("tables_maker", "maker"),
    Index("tables_public", "public", "status", "updated"),
    Index("tables_status", "status", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("profile", String(16), ForeignKey("profiles.id"), nullable=True, index=True),
    Column("bot", String(40), nullable=True),
    Column("name", String(64), nullable=True),
    # The hash of the token that gives its bearer the seat.
    Column("token", String(64), nullable=True),
    # The figure that was chosen for the seat.
    Column("figure", String(40), nullable=True),
    # The profile that has left the seat to a bot and may take it back.
    Column("left_by", String(16), nullable=True, index=True),
)

# The last time that a player was connected to a table, or since when, and the process.
visits = Table(
    "visits",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("profile", String(16), ForeignKey("profiles.id"), primary_key=True),
    # None: not connected.
    Column("process", String(16), nullable=True),
    Column("at", BigInteger, nullable=False),
)

# The log of every table, the single source of truth: positions are replays of it.
log = Table(
    "log",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=True),
    Column("kind", String(8), nullable=False),
    Column("text", Text, nullable=False),
    # The client's id of its request: a repeated request is written once.
    Column("request", String(64), nullable=True),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table", "seat", "request"),
)

# Results of finished tables, partly JSON: for histories, which replay nothing.
results = Table(
    "results",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("ended", BigInteger, nullable=False),
    Column("scores", Text, nullable=False),
    Column("winners", Text, nullable=False),
    Column("decided", String(80), nullable=False),
    # The scores of opponents without a seat; NULL in rows from before version 10.
    Column("rivals", Text, nullable=True),
)

# The hall of fame: the people who won finished tables.
fame = Table(
    "fame",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    # None for tables that ended before version 8, until a server has worked it out.
    Column("division", String(60), nullable=True),
    Column("figure", String(40), nullable=True),
    Column("score", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    # Whether everyone may see it; otherwise only those who have a seat at the table.
    Column("open", Boolean, nullable=False),
    Index("fame_best", "game", "division", "score"),
    Index("fame_newest", "game", "ended"),
)

# Tables at which a hint was given.
hints = Table(
    "hints",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
)

# Ratings by game. A player is a profile's id, or `bot:NAME`.
ratings = Table(
    "ratings",
    metadata,
    Column("player", String(48), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column(
        "id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True,
        autoincrement=True,
    ),
    Column("table", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("chat_table", "table", "id"),
)  # fmt: skip

# Seats whose chat a profile does not want to see.
mutes = Table(
    "mutes",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("profile", String(16), ForeignKey("profiles.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
)

# The addresses for a profile's notifications; `kind` is `mail` or `hook`.
contacts = Table(
    "contacts",
    metadata,
    Column("profile", String(16), ForeignKey("profiles.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("address", String(500), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    # The hash of the token that confirms the address, and when it expires.
    Column("hash", String(64), nullable=True, index=True),
    Column("expires", BigInteger, nullable=True),
    Column("asked", BigInteger, nullable=False),
    Index("contacts_address", text("lower(address)")),
)

# Notifications to send or sent; the primary key makes sure that each is sent once.
notices = Table(
    "notices",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    # The number of the seat's turn.
    Column("turn", Integer, primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("profile", String(16), ForeignKey("profiles.id"), nullable=False, index=True),
    Column("status", String(8), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    # The hash of the token in its unsubscribe link.
    Column("hash", String(64), nullable=True, index=True),
    Index("notices_due", "status", "due"),
)

# The last heartbeat of each process, and the times when no process served.
beats = Table(
    "beats",
    metadata,
    Column("process", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
outages = Table(
    "outages",
    metadata,
    Column("start", BigInteger, primary_key=True),
    Column("end", BigInteger, primary_key=True),
)

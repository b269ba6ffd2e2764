"""The conformance kit for a whole plugin.

    check_plugin(PLUGIN)

Begin with `plugin`, which checks rules, words, bots and arrays; the rules themselves are
checked by `meowple.kernel.conformance`. `sequences` checks what a table sends: that nobody
learns a secret by counting messages.
"""

from meowple.conformance.errors import BrokenPlugin
from meowple.conformance.plugin import check_plugin
from meowple.conformance.sequences import check_sequences

__all__ = ["BrokenPlugin", "check_plugin", "check_sequences"]

"""The options of liar's dice."""

from __future__ import annotations

from dataclasses import dataclass

from obelisk.core.options import Options, choice, flag


@dataclass(frozen=True)
class LiarsDiceOptions(Options):
    dice: int = choice(2, (1, 2, 3), "how many dice each seat begins with (LD-2)")
    wild: bool = flag(False, "a one counts as any face (LD-5)")

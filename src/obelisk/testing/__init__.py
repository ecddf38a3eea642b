"""The conformance kit: what a game must keep, and the runner of case files.

`obelisk.testing.check_game(game)` plays at random and tests every promise of the public API;
`python -m obelisk.testing FILE...` runs case files and count files.
"""

from obelisk.core.words import register
from obelisk.testing.cases import Outcome, run_file
from obelisk.testing.conformance import NonConformance, check_game

__all__ = ["NonConformance", "Outcome", "check_game", "run_file"]

register("testing", __name__)

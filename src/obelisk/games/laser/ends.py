"""How the laser games end, as numbers and words. No kernels: the class of a game imports it."""

from __future__ import annotations

NOBODY = -1

# Why a game is over; ONGOING while it is not. From OWN on the reasons are a game's own.
ONGOING, REPEATED, NO_PROGRESS, PLY_LIMIT, NO_ACTION, OWN = 0, 1, 2, 3, 4, 5
DRAWS = {REPEATED: "repetition", NO_PROGRESS: "no-progress"}
LIMITS = {**DRAWS, PLY_LIMIT: "ply-limit", NO_ACTION: "no-action"}

# What happens to a side without an action, as the option `no_action` says it and states note it.
BLOCKED = ("pass", "loss", "draw")
PASSES, LOSES, DRAWN = 0, 1, 2

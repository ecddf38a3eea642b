"""The driver of a game: the kernels of `core.driver`, made for it."""

from __future__ import annotations

from types import ModuleType

from obelisk.core.kernel import specialise

KERNELS = (
    "legal_actions", "apply", "settle", "position_key", "repeat_stride", "nothing_returns",
)  # fmt: skip


def driver_of(rules: ModuleType) -> ModuleType:
    """The kernels that count, play at random and play in batches by these rules."""
    return specialise(
        "obelisk.core.driver", rules, **{name: getattr(rules, name) for name in KERNELS}
    )

"""What `search.alphabeta` takes for granted of rules that say nothing else."""

from __future__ import annotations

from typing import Any

from obelisk.core.kernel import kernel


@kernel
def is_allowed(s: Any, action: int, scratch: Any) -> bool:
    """Where the rules list nothing but legal actions as candidates, each is allowed."""
    return True

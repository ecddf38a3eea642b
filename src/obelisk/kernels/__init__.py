"""Compiled rules: the decorator of kernels, their cache, templates, bits and hash keys."""

from __future__ import annotations

from typing import Any, TypeAlias

# One element of a NumPy array of records, whose fields are read as `record.field`, and such an
# array. NumPy has no types for fields, so these two names stand where types end.
Record: TypeAlias = Any
Records: TypeAlias = Any

__all__ = ["Record", "Records"]

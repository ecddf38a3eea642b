"""The weights of an evaluation: a file of numbers by the names of its terms."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import numpy.typing as npt


def read_weights(file: Path, terms: tuple[str, ...]) -> npt.NDArray[np.int32]:
    """What one unit of each term is worth, from a file that names every term and no other."""
    weights = json.loads(file.read_text(encoding="utf-8"))
    missing, unknown = set(terms) - set(weights), set(weights) - set(terms)
    if missing or unknown:
        raise ValueError(
            f"{file.name}: missing {sorted(missing) or 'nothing'}, "
            f"unknown {sorted(unknown) or 'nothing'}; the terms are {', '.join(terms)}"
        )
    return np.array([weights[term] for term in terms], np.int32)


def write_weights(file: Path, terms: tuple[str, ...], weights: npt.NDArray[np.int32]) -> None:
    """Keep weights as `read_weights` reads them."""
    named = dict(zip(terms, weights.tolist(), strict=True))
    file.write_text(json.dumps(named, indent=2) + "\n", encoding="utf-8")

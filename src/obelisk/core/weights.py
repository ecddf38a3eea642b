"""The weights of an evaluation: a file of numbers by the names of its terms."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import numpy.typing as npt

from obelisk.core.errors import ObeliskError
from obelisk.core.messages import List, Message
from obelisk.core.quoting import shown


def read_weights(file: Path, terms: tuple[str, ...]) -> npt.NDArray[np.int32]:
    """Read what one unit of each term is worth, from a file that has all terms and no others."""
    weights = json.loads(file.read_text(encoding="utf-8"))
    missing, unknown = set(terms) - set(weights), set(weights) - set(terms)
    faults = []
    if missing:
        names = List.of(sorted(missing))
        faults.append(Message("core-weights-missing", file=file.name, names=names))
    if unknown:
        names = List.of(map(shown, sorted(unknown)))
        faults.append(
            Message("core-weights-unknown", file=file.name, names=names, terms=List.of(terms))
        )
    if faults:
        raise ObeliskError(*faults)
    return np.array([weights[term] for term in terms], np.int32)


def write_weights(file: Path, terms: tuple[str, ...], weights: npt.NDArray[np.int32]) -> None:
    """Write weights as `read_weights` reads them."""
    named = dict(zip(terms, weights.tolist(), strict=True))
    file.write_text(json.dumps(named, indent=2) + "\n", encoding="utf-8")

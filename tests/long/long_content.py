"""The campaign of content: mutated files of every kind give records or a sentence, at once."""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.content import mutants
from tests.long.result import Result

CHUNK = 1000


def content(size: int, seed: int) -> Result:
    """Read `size` mutants; a fault names the seed and number that show it again."""
    result = Result("mutated decks, boards, maps, stories, heists, mods, rule lines and scenarios")
    slowest, codes = 0.0, set[str]()
    with tempfile.TemporaryDirectory() as folder:
        for chunk in range(0, size, CHUNK):
            try:
                seen = mutants.run(min(CHUNK, size - chunk), seed * 1_000_000 + chunk, Path(folder))
            except AssertionError as error:
                result.faults.append(str(error))
                continue
            result.tried += seen.good + seen.refused
            slowest = max(slowest, seen.slowest)
            codes |= seen.codes
    if slowest > 1:
        result.faults.append(f"a mutant took {slowest:.1f} seconds")
    result.notes = {"slowest": round(slowest, 3), "kinds of refusals": len(codes)}
    return result

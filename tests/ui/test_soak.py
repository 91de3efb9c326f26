"""What the soak calls growth: memory that goes on growing, not a cache that fills once."""

from __future__ import annotations

import pytest

from tests.long.result import Result
from tests.long.soak import growth_told


@pytest.mark.parametrize(
    ("sizes", "grows"),
    [
        ([553, 552, 587, 588, 593, 593], False),
        ([500, 540, 580, 640, 690, 740, 790], True),
        ([500 + 2 * n for n in range(40)], True),
        ([500] * 20 + [510] * 20, False),
        ([500] * 20 + [530] * 20, True),
    ],
)
def test_growth_is_what_goes_on(sizes: list[int], grows: bool) -> None:
    result = Result("an evening")
    told = growth_told([(60.0 + n, float(size)) for n, size in enumerate(sizes)], 60, 1, result)
    assert bool(result.faults) == grows and f"of {len(sizes)} samples" in str(told["growth"])

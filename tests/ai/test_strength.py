"""The campaign of strength tells a search bot that is too weak from one that is good enough."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.ai import greedy, search
from game.ai.match import play
from game.rules.fistful.ruleset import FISTFUL
from game.rules.fistful.setup import PickHero, PickSidekick
from tests.long import strength
from tests.long.campaigns import shared
from tests.long.result import Result
from tests.long.tables import Tables


@pytest.mark.parametrize(("games", "best", "faults"), [(99, 40, 0), (100, 51, 1), (100, 52, 0)])
def test_the_ratio_is_judged_after_enough_games(games: int, best: int, faults: int) -> None:
    """1.3 times as often in a hundred games or more; of fewer games nothing is said."""
    found: Counter[Any] = Counter()
    found["all", "games"], found["all", "search"], found["all", "greedy"] = games, best, 40
    found["all", "one of them"] = 30
    result = Result("", games)
    result.notes = {"found": found}
    strength.judged(result)
    assert len(result.faults) == faults and f"ratio {best / 40:.2f}" in str(result.notes["all"])


def test_equal_bots_win_equally(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every board has its turn, both play the same seeds, and who plays like the other wins as often."""
    monkeypatch.setattr(strength, "hurried", greedy.choose)
    result = shared("strength", 4, 1, 1, Tables("fistful", 1))
    assert result.faults == [] and result.tried == 4
    assert [*result.notes] == ["derelict", "all", "intensive", "paradiso"]
    assert "2 games" in str(result.notes["derelict"])
    assert all(("ratio 1.00" in str(note)) or ("search 0, greedy 0" in str(note)) for note in result.notes.values())
    assert shared("strength", 3, 1, 1, Tables("keepflyin")).tried == 0


@pytest.mark.parametrize("heist", ["derelict", "paradiso"])
def test_the_crew_of_the_best_bot_wins_more(heist: str) -> None:
    """Played by the same habits with the same seeds, the crew that the search bot chooses wins more heists than the one
    that the greedy bot chooses: much of what it is stronger by, and quick to see."""
    won = []
    for chooses in (search.choose, greedy.choose):

        def bot(rules: Any, sight: Any, choice: Any, options: Any, seed: int, chooses: Any = chooses) -> str:
            picks = isinstance(choice, (PickHero, PickSidekick))
            return str((chooses if picks else greedy.choose)(rules, sight, choice, options, seed))

        games = [play(FISTFUL, FISTFUL.new(2, seed, {"heist": heist}), [bot, bot], seed) for seed in range(20)]
        won.append(sum(game.won for game in games))
    assert won[0] >= 1.3 * won[1], won

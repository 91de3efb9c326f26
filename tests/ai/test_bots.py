"""Bots play from what their seat may know, the same way every time, and well enough."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.ai import careless, greedy, random_bot, search
from game.ai.levels import LEVELS
from game.ai.match import BOTS, play, play_game
from game.core.engine import RulesError, advance, legal
from game.core.ruleset import Ruleset
from game.core.state import State
from game.core.steps import AnyChoice, Option
from game.core.views import view
from game.rules.fistful.ruleset import FISTFUL
from tests.contract.playing import other_world, walk
from tests.rules.fistful.table import Table, table


@pytest.mark.parametrize("bot", sorted({*BOTS} - {"search"}))  # the search takes its time: see test_search.py
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_depends_on_its_arguments_alone(bot: str, seats: int) -> None:
    """Two games with equal arguments have equal answers and end without a failure."""
    first, second = (play_game("fistful", seats, 7, (bot,)) for _ in range(2))
    assert first.failure == "" and first.outcome is not None
    assert first.record == second.record and first.rounds == second.rounds > 0
    assert first.decisions >= first.real > 0


@pytest.mark.parametrize("choose", [greedy.choose, random_bot.choose, careless.choose])
def test_a_bot_answers_from_its_view_alone(choose: Any) -> None:
    """In two games that look the same to a seat the bot gives the same answer."""
    for number, (g, choice, options) in enumerate(walk(FISTFUL, 2, 5)):
        if number % 4 == 0:
            twin = other_world(FISTFUL, g, choice.seat, number)
            answers = [choose(FISTFUL, view(FISTFUL, w, choice.seat), choice, options, 9) for w in (g, twin)]
            assert answers[0] == answers[1] and answers[0] in [o.key for o in options]


def test_the_greedy_bot_looks_ahead_without_a_guide() -> None:
    """Where the ruleset has no habit the bot compares what follows: victory rather than a walk in the dark."""
    nine = ["credits-200"] * 3 + ["credits-100"] * 3
    t = table("kaylee+simon", at={0: "2,4"}, banked=nine, card=["trap", "trap"], sack={0: ["credits-100"]})
    t.pick("roll", 2)

    class Unguided(type(FISTFUL)):  # type: ignore[misc]
        def guide(self, g: Any, options: Sequence[str]) -> Sequence[str]:
            return options

    key = greedy.choose(Unguided(), view(FISTFUL, t.g, 0), t.session.choice, t.session.options, 3)  # type: ignore[arg-type]
    assert key.startswith(("move:1,", "move:0,"))


def test_a_failing_ruleset_is_reported() -> None:
    """A fault of the rules ends the game with its message and the answers up to it; nothing is raised."""

    def breaks(rules: Ruleset[Any], sight: State, choice: AnyChoice, options: Sequence[Option], seed: int) -> str:
        raise RulesError("planted")

    told = play(FISTFUL, FISTFUL.new(1, 1), [breaks], 1)
    assert told.failure == "RulesError: planted" and told.outcome is None and not told.won


def test_an_endless_game_is_cut_off() -> None:
    """After the most decisions a game stays unfinished."""
    told = play_game("fistful", 2, 3, ("random",), max_decisions=10)
    assert told.outcome is None and told.decisions == 10


def test_used_cards_are_counted() -> None:
    """The cards used in a game are told by name."""
    used = set().union(*(play_game("fistful", 2, seed).used for seed in range(6)))
    assert used <= set(FISTFUL.cards()) and len(used) > 10


def test_greedy_beats_random() -> None:
    """A few games: the greedy bot wins some, the random bot none."""
    easy = {"level": "easy"}
    assert sum(play_game("fistful", 2, seed, settings=easy).won for seed in range(16)) >= 4
    assert not any(play_game("fistful", 2, seed, ("random",), easy).won for seed in range(16))


def test_every_level_has_its_bot() -> None:
    """Three levels; the careless bot answers as the greedy one does about half the time, the rest is luck."""
    assert [BOTS[LEVELS[level]] for level in (1, 2, 3)] == [careless.choose, greedy.choose, search.choose]
    t = table("kaylee+simon", at={0: "2,4"})
    t.pick("roll", 2)
    view_of = view(FISTFUL, t.g, 0)
    answers = [
        [bot(FISTFUL, view_of, t.session.choice, t.session.options, seed) for seed in range(40)]  # type: ignore[arg-type]
        for bot in (greedy.choose, careless.choose)
    ]
    alike = sum(a == b for a, b in zip(*answers))
    assert len(set(answers[0])) == 1 and 15 < alike < 40


def test_a_ruleset_says_where_nobody_errs() -> None:
    """The careless bot then answers as the greedy one; among mistakes it takes any, and without a word all are."""
    t = table("kaylee+simon", at={0: "2,4"})
    t.pick("roll", 2)
    sight, keys = view(FISTFUL, t.g, 0), [option.key for option in t.session.options]
    wrong = FISTFUL.mistakes(sight, keys)
    assert wrong and all(key.startswith("move:") for key in wrong) and len(wrong) < len(keys), "it gets on"

    class Knowing(type(FISTFUL)):  # type: ignore[misc]
        wrong: tuple[str, ...] = ()

        def mistakes(self, g: Any, options: Sequence[str]) -> Sequence[str]:
            return self.wrong

    rules = Knowing()

    def answers() -> set[str]:
        return {careless.choose(rules, sight, t.session.choice, t.session.options, seed) for seed in range(30)}  # type: ignore[arg-type]

    best = answers()
    assert len(best) == 1
    rules.wrong = tuple(key for key in keys if key not in best)[:2]
    assert answers() == {*best, *rules.wrong}


def test_the_outlook_counts_what_is_left() -> None:
    """The odds of face-down tokens count what nobody has seen, peeked tokens left out."""
    from game.rules.fistful.outlook.face_down import face_down, sums, win_chance

    g = FISTFUL.new(1, 3, {"heroes": "kaylee+wash"})
    advance(g)
    odds = face_down(g)
    assert sum(odds["crew"].values()) == 35 and sum(odds["engine"].values()) == 22
    assert dict(sums(("d4", "d4")))[5] == pytest.approx(4 / 16)
    assert win_chance(g, 0, 4) == pytest.approx((2 / 6) / (5 / 6))
    assert win_chance(g, 0, 5, ammo=1) == pytest.approx((2 / 6) / (5 / 6))
    assert legal(g)


def test_evaluation_is_a_chance() -> None:
    """Standing is 1 when won, 0 when lost, between for the rest; more in the bank stands better."""
    poor, rich = (table("kaylee+simon", banked=bank) for bank in ([], ["credits-200"]))
    assert 0 < FISTFUL.evaluate(poor.g, 0) < FISTFUL.evaluate(rich.g, 0) < 1
    t: Table = table("simon+kaylee", at={0: "5,4"}, timer=5)
    t.pick("roll", 1)
    assert FISTFUL.evaluate(t.g, 0) == 0.0

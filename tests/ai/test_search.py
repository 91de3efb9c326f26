"""The search bot finds what is known to be best, from what its seat may know, within its limits."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from game.ai import greedy, random_bot, search
from game.ai.match import play, play_game
from game.ai.thought import Limits, Thought
from game.core.engine import advance, legal
from game.core.ruleset import Outcome, Ruleset
from game.core.state import State
from game.core.views import view
from game.rules.fistful.ruleset import FISTFUL
from game.rules.keepflyin.ruleset import KEEPFLYIN
from tests.ai.forks import TREES, End, Forks, ForkState, Guess, Together, at, best, dice, end, fork
from tests.contract.playing import other_world, walk
from tests.toy import TOY

FEW, MANY = Limits(60), Limits(1000)


def asked(rules: Ruleset[Any], g: State, seed: int = 3, limits: Limits = MANY, **more: Any) -> Thought:
    """What the search thinks of the choice that a game waits for."""
    choice = advance(g)
    assert choice is not None
    keys = [option.key for option in legal(g)]
    return search.think(rules, view(rules, g, choice.seat), keys, seed, limits, **more)


def tree(place: Any, rules: Ruleset[Any] | None = None, **more: Any) -> Thought:
    """What the search thinks of the first choice of a tree."""
    TREES["here"] = place
    rules = rules or Forks()
    return asked(rules, rules.new(1, 1, {"tree": "here"}), **more)


def nim(heap: int, seat: int = 0) -> Any:
    """Take 1 to 3 from a heap; who takes the last wins. Lost for who must take from a multiple of four."""
    if not heap:
        return end(float(seat == 1), float(seat == 0))
    return fork(seat, **{f"take{n}": nim(heap - n, 1 - seat) for n in range(1, min(3, heap) + 1)})


@pytest.mark.parametrize("heap", [5, 6, 7, 9, 10, 11])
def test_a_solved_game_is_solved(heap: int) -> None:
    """Nim: the one answer that leaves a multiple of four, and a value near victory."""
    thought = tree(nim(heap), limits=Limits(900))
    assert thought.key == f"take{heap % 4}"
    assert thought.prospects[0].value > 0.7


def race(need: int, turns: int) -> Any:
    """Points are wanted in so many turns: a sure 3, or a die with 0, 0, 2, 4, 6, 8."""
    if need <= 0:
        return end(1.0)
    if not turns:
        return end(0.0)
    faces = dice(*(race(need - n, turns - 1) for n in (0, 0, 2, 4, 6, 8)))
    return fork(0, roll=faces, take=race(need - 3, turns - 1))


@pytest.mark.parametrize(("need", "turns"), [(4, 2), (6, 2), (7, 2), (8, 2), (12, 2), (9, 3), (12, 3), (14, 3)])
def test_dice_are_weighed_by_their_odds(need: int, turns: int) -> None:
    """Where the odds differ by a tenth or more: the answer with the better odds, and its odds about right."""
    place = race(need, turns)
    thought = tree(place, limits=Limits(1500))
    exact = {way: best(after)[0] for way, after in place.ways.items()}
    assert exact[thought.key] == max(exact.values())
    assert thought.prospects[0].value == pytest.approx(max(exact.values()), abs=0.14)


def test_every_seat_wants_its_own_best() -> None:
    """A rival that gains by helping will help; a bot that thinks all are against it would take the small prize."""
    place = fork(0, trust=fork(1, help=end(1.0, 0.9), harm=end(0.0, 0.5)), small=end(0.6, 0.1))
    assert tree(place).key == "trust"
    place = fork(0, trust=fork(1, help=end(1.0, 0.4), harm=end(0.0, 0.5)), small=end(0.6, 0.1))
    assert tree(place).key == "small"


def test_three_seats() -> None:
    """The third seat's answer decides what the second's is worth."""
    last = fork(2, up=end(0.0, 1.0, 0.2), down=end(1.0, 0.0, 0.8))
    place = fork(0, on=fork(1, far=last, near=end(0.2, 0.5, 0.3)), stay=end(0.4, 0.4, 0.4))
    assert best(place)[0] == 0.4 and tree(place).key == "stay"
    last = fork(2, up=end(0.0, 0.1, 0.2), down=end(1.0, 0.9, 0.8))
    place = fork(0, on=fork(1, far=last, near=end(0.2, 0.5, 0.3)), stay=end(0.4, 0.4, 0.4))
    assert tree(place).key == "on"


def test_a_table_that_plays_together_wants_the_same() -> None:
    """The second seat's own number does not tempt it."""
    place = fork(0, on=fork(1, ours=end(1.0, 0.0), mine=end(0.0, 1.0)), stay=end(0.5, 0.5))
    assert tree(place, Together()).key == "on"
    assert tree(place, Forks()).key == "stay"


class Used(Forks):
    """Forks with a habit: the way called "usual"."""

    def guide(self, g: Any, options: Any) -> Any:
        return ["usual"] if "usual" in options else options


def test_a_habit_is_kept_until_something_is_better_beyond_doubt() -> None:
    """A bit of luck is no reason to leave a habit; a better way is."""
    even = fork(0, other=dice(end(0.9), end(0.2)), usual=dice(end(0.8), end(0.25)))
    assert all(tree(even, Used(), limits=Limits(60), seed=seed).key == "usual" for seed in range(5))
    worse = fork(0, other=dice(end(0.9), end(0.2)), usual=dice(end(0.3), end(0.0)))
    assert tree(worse, Used(), limits=Limits(100)).key == "other"


def test_what_lies_in_the_dark_stays_there() -> None:
    """One of three cards: a guess is right once in three, whatever lies there, so leaving is better."""
    for seed in range(8):
        thought = asked(Guess(), Guess().new(1, seed), seed, Limits(400))
        assert thought.key == "leave"
        looked = [p for p in thought.prospects if p.key != "leave" and p.tries > 30]
        assert all(p.value < 0.55 for p in looked)


@pytest.mark.parametrize(("rules", "seats", "every"), [(FISTFUL, 2, 25), (KEEPFLYIN, 3, 30), (TOY, 3, 4)])
def test_two_worlds_get_the_same_thought(rules: Any, seats: int, every: int) -> None:
    """In two games that look the same to a seat the search finds the same numbers for every option."""
    different = 0
    for number, (g, choice, options) in enumerate(walk(rules, seats, 5)):
        if number > 8 * every:
            break
        if number % every or len(options) < 2:
            continue
        twin = other_world(rules, g, choice.seat, number)
        different += twin.zones != g.zones
        keys = [option.key for option in options]
        sights = [view(rules, world, choice.seat) for world in (g, twin)]
        thoughts = [search.think(rules, sight, keys, 9, Limits(12)) for sight in sights]
        planned = rules.foresee(sights[0], keys)
        assert thoughts[0] == thoughts[1]
        assert sorted(p.key for p in thoughts[0].prospects) == (
            [planned] if planned else sorted(rules.sensible(sights[0], keys))
        )
    assert different > 2


def test_a_game_against_searching_bots_depends_on_its_arguments_alone() -> None:
    """The bots by name play the same game twice."""
    first, second = (play_game("keepflyin", 2, 4, ("search", "careless"), max_decisions=10) for _ in range(2))
    assert first.failure == second.failure == "" and first.record == second.record and first.decisions == 10


def test_equal_questions_get_equal_answers() -> None:
    """The same seed and number of tries: the same numbers. The view is left as it was."""
    g = TOY.new(3, 4)
    advance(g)
    sight = view(TOY, g, 0)
    keys = [option.key for option in legal(g)]
    before = sight.copy()
    first, second = (search.think(TOY, sight, keys, 5, FEW, reasons=True) for _ in range(2))
    assert first == second and first.tries == 60 and sight == before
    assert search.think(TOY, sight, keys, 6, FEW) != first
    assert abs(sum(p.share for p in first.prospects) - 1) < 1e-9


def test_limits_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock or a word from outside stops a search that has tries left; an answer is there all the same."""
    clock = count(1)
    monkeypatch.setattr(search, "monotonic", lambda: next(clock) / 100)
    thought = tree(nim(11), limits=Limits(10_000_000, 0.2))
    assert 21 <= next(clock) < 30 and 0 < thought.tries < 10_000_000
    calls = iter([False, False, True])
    assert tree(nim(11), limits=Limits(1000), stop=lambda: next(calls)).tries == 2
    assert tree(nim(11), limits=Limits(1000), stop=lambda: True).key.startswith("take")
    assert tree(fork(0, only=end(1.0))).tries == 0


@pytest.mark.parametrize("liked", [0, 1, 40, 59, 60, 200])
def test_of_very_many_answers_the_favourites_and_some_others_are_looked_at(liked: int) -> None:
    """So many that a first look at each would take the time of the whole search."""
    keys = [f"way:{number}" for number in range(400)]
    g = TOY.new(2, 1)
    advance(g)
    sight = view(TOY, g, 0)
    few = search.Search(TOY, sight, keys, 1, Limits()).few(keys[200 : 200 + liked])
    assert len(few) == len(set(few)) == search.MANY and set(few) <= set(keys)
    if liked < search.MANY:
        assert set(few) >= set(keys[200 : 200 + liked])
    short = search.Search(TOY, sight, keys[: search.MANY], 1, Limits())
    assert list(short.few(keys[:1])) == keys[: search.MANY]


def test_an_endless_game_does_not_hold_the_search() -> None:
    """Playing on ends after the answers it was told, however long the game is."""
    g = TOY.new(2, 1)
    assert asked(TOY, g, limits=Limits(20, ahead=0)).tries == 20


class Nim(Forks):
    """The forks of Nim, with a winner."""

    def outcome(self, g: ForkState) -> Outcome | None:
        place = at(g)
        return Outcome((place.pay.index(1.0),), True, "last") if isinstance(place, End) else None


@pytest.mark.parametrize("other", [random_bot.choose, greedy.choose])
def test_search_beats_greedy_and_random(other: Any) -> None:
    """Nim, whoever begins: who looks far ahead beats those who do not."""
    TREES["nim"] = nim(11)
    rules, won = Nim(), 0
    for seed in range(10):
        bots = [other, other]
        bots[seed % 2] = quick
        played = play(rules, rules.new(2, seed, {"tree": "nim"}), bots, seed)
        assert played.failure == "" and played.outcome is not None
        won += seed % 2 in played.outcome.winners
    assert won >= 9


def quick(rules: Any, sight: State, choice: Any, options: Any, seed: int) -> str:
    """The search bot with few tries."""
    return search.think(rules, sight, [option.key for option in options], seed, Limits(300)).key

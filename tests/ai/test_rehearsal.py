"""Answers are compared by playing on as usual: the better one is found, the usual one kept, nothing hidden is read."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai import search
from game.ai.hint import hint
from game.ai.thought import Limits, Thought
from game.core.engine import advance, legal
from game.core.ruleset import Rehearsal
from game.core.views import view
from game.rules.fistful.ruleset import FISTFUL
from tests.ai.forks import TREES, ForkChoice, Forks, dice, end, fork
from tests.contract.playing import other_world, walk


class Habits(Forks):
    """Forks with a usual way; every fork is a round, and only what is played on tells how it ends."""

    ahead = 9

    def guide(self, g: Any, options: Any) -> Any:
        return ["usual"] if "usual" in options else options[:1]

    def rehearse(self, g: Any, options: Any) -> Rehearsal:
        others = [key for key in options if key not in ("usual", "mad")]
        return Rehearsal((self.guide(g, options)[0], *others), self.ahead)

    def rounds(self, g: Any) -> int:
        return int(g.way.count("/"))


class Keener(Habits):
    """The best bot's own habit, where it plays on in mind, is the other way."""

    def practised(self, g: Any, options: Any) -> Any:
        return ["other"] if "other" in options else self.guide(g, options)


class Shortsighted(Habits):
    ahead = 1


def asked(place: Any, tries: int = 60, seed: int = 3, rules: Any = None, **more: Any) -> Thought:
    TREES["here"] = place
    rules = rules or Habits()
    g = rules.new(1, seed, {"tree": "here"})
    choice = advance(g)
    assert isinstance(choice, ForkChoice)
    return search.think(rules, view(rules, g, 0), [o.key for o in legal(g)], seed, Limits(tries), **more)


LATER = fork(0, usual=fork(0, usual=end(0.2)), other=fork(0, usual=end(0.9)))


def test_what_comes_later_is_seen_as_far_as_it_is_played_on() -> None:
    """Both ways look alike until the usual answers after them are given."""
    assert asked(LATER).key == "other"
    assert asked(LATER, rules=Shortsighted()).key == "usual"


def test_it_plays_on_by_its_own_habits_not_by_those_of_lesser_bots() -> None:
    """What an answer is worth depends on what the best bot does after it."""
    after = fork(0, usual=end(0.1), other=end(0.9))
    place = fork(0, usual=fork(0, usual=end(0.5)), third=after)
    assert asked(place).key == "usual" and asked(place, rules=Keener()).key == "third"


def test_the_usual_answer_stays_until_another_is_better_beyond_doubt() -> None:
    """The same odds: the usual one, whatever a few tries say; clearly better odds: the other."""
    even = fork(0, other=dice(end(0.9), end(0.1)), usual=dice(end(0.1), end(0.9)))
    kept = sum(asked(even, 24, seed).key == "usual" for seed in range(40))
    assert kept >= 33, kept
    assert sum(asked(even, 9, seed).key == "usual" for seed in range(40)) == 40, "too few to tell"
    better = fork(0, other=dice(end(0.9), end(0.6)), usual=dice(end(0.1), end(0.4)))
    assert all(asked(better, 40, seed).key == "other" for seed in range(10))


def test_what_is_behind_drops_out_and_what_is_not_worth_it_is_never_tried() -> None:
    """The tries go to those that may be the best; every option is in the thought all the same."""
    place = fork(0, bad=end(0.0), mad=end(1.0), other=dice(end(0.6), end(0.4)), usual=dice(end(0.4), end(0.6)))
    thought = asked(place, 60)
    tries = {p.key: p.tries for p in thought.prospects}
    assert tries["mad"] == 0 and tries["bad"] == 3 and tries["usual"] > 20
    assert sum(tries.values()) == thought.tries <= 60
    told = {p.key: p.value for p in thought.prospects}
    assert told["bad"] < 0.3 and max(told.values()) == told[thought.key], "nothing is told to be better"
    assert abs(sum(p.share for p in thought.prospects) - 1) < 1e-9


def test_the_worse_half_goes_on_no_longer_and_the_usual_answer_always() -> None:
    """Of many that can't be told apart by a few worlds, few are left to be told apart by more."""
    ways = {name: dice(*(end((k + i) % 5 / 5) for i in range(5))) for k, name in enumerate("abcdefgh")}
    thought = asked(fork(0, usual=dice(end(0.4), end(0.5), end(0.6)), **ways), 90)
    tries = sorted(p.tries for p in thought.prospects if p.key != "usual")
    assert tries[3] <= 3 and tries[-1] >= 12
    assert next(p.tries for p in thought.prospects if p.key == "usual") == max(p.tries for p in thought.prospects)


class Rolls(Habits):
    """Between the rounds the usual answer leads to dice; who threw dice before has used up luck."""

    ahead = 2


def test_luck_is_the_same_in_the_same_round_whatever_was_rolled_before() -> None:
    """One answer throws dice that mean nothing, the other none: what the next round's dice bring is the same, so that
    two ways of equal worth come to exactly the same in every world."""
    then = fork(0, usual=dice(*(end(k / 10) for k in range(10))))
    thought = asked(fork(0, usual=then, other=dice(then, then, then)), 40, rules=Rolls())
    values = {p.key: p.value for p in thought.prospects}
    assert values["usual"] == values["other"] and thought.key == "usual"


def test_limits_hold_and_equal_questions_get_equal_answers() -> None:
    assert asked(LATER, 1).tries == 2, "each is tried once at least"
    assert asked(fork(0, usual=end(1.0))).tries == 0
    calls = iter([False, False, True, True])
    assert asked(LATER, 60, stop=lambda: next(calls)).tries == 4
    assert asked(LATER, 30, 5, reasons=True) == asked(LATER, 30, 5, reasons=True)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_hint_of_a_heist_knows_what_the_seat_knows(seats: int) -> None:
    """Two worlds that a seat can't tell apart get the same hint with the same odds and the same reasons."""
    different = found = 0
    for number, (g, choice, options) in enumerate(walk(FISTFUL, seats, 11)):
        if number > 150 or found > 3:
            break
        if number % 18 or len(options) < 2:
            continue
        twin = other_world(FISTFUL, g, choice.seat, number)
        different += twin.zones != g.zones
        told = [hint(FISTFUL, view(FISTFUL, w, choice.seat), options, 7, Limits(12)) for w in (g, twin)]
        assert told[0] == told[1] and told[0]
        found += 1
        assert {p.key for p in told[0]} <= {o.key for o in options}
        assert all(0 <= p.value <= 1 and {*p.reasons} <= {"end", *FISTFUL.aims(g, 0)} for p in told[0])
    assert different > 2

"""The habits of the greedy bot: worth having, and never more than the seat may know."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from game.ai import greedy
from game.ai.match import play_game
from game.core.engine import advance, legal, settle
from game.core.views import view
from game.rules.keepflyin.bots import careful, enemies
from game.rules.keepflyin.bots.plans import Watch, captain
from game.rules.keepflyin.bots.taste import KEEN, PLAIN
from game.rules.keepflyin.enemy import MoveCounter, movable
from game.rules.keepflyin.outlook import WAYS, at_most, catch_chance, pursuit_chance
from game.rules.keepflyin.ruleset import KEEPFLYIN
from tests.long.hunt import game
from tests.long.result import Result
from tests.rules.keepflyin.table import table


def test_a_greedy_captain_beats_random_ones() -> None:
    """Mostly by money: at least three times of four."""
    seats = ("random", "greedy", "random")
    games = [play_game("keepflyin", 3, seed, seats, {"placing": "chance"}) for seed in range(5, 9)]
    assert not any(game.failure for game in games)
    won = [game.outcome is not None and game.outcome.winners == (1,) for game in games]
    assert sum(won) >= 3


def test_a_careful_captain_takes_pay_that_is_two_hexes_off() -> None:
    """A Cruiser three hexes from there is no reason to wait a turn for it."""
    jobs = {0: ["unmarked-chip", "growing-organs"]}
    t = table(at={0: "H12"}, hold=jobs, nr={0: 2}, platinum={0: 1500}, counters={"K14": "alliance:3 up"})
    assert careful(t.g, 0, 2) == "move:londinum"


def test_the_best_bot_takes_pay_where_others_wait_for_a_cruiser_to_leave() -> None:
    """A Cruiser near the pay keeps a usual captain away, but not a keen one, who fears only Reavers as much; it is the
    best bot's answer at the table as well as in mind, and nobody else's."""
    jobs = {0: ["unmarked-chip", "growing-organs"]}
    rest: dict[str, Any] = {"nr": {0: 3}, "platinum": {0: 1500}}
    t = table(3, at={0: "H12"}, hold=jobs, counters={"K14": "alliance:3 up"}, **rest)
    keys = [option.key for option in legal(t.g)]
    assert KEEPFLYIN.foresee(t.g, keys) == "move:londinum"
    assert list(KEEPFLYIN.practised(t.g, keys)) == ["move:londinum"]
    assert list(KEEPFLYIN.guide(t.g, keys)) == ["move:H11"]
    near = table(3, at={0: "F9"}, counters={"E9": "reaver:4 up"}, **rest).g
    fears = {taste: Watch(near, captain(near, 0, taste), near.ship[0]).danger(near.ship[0]) for taste in (PLAIN, KEEN)}
    assert fears[KEEN] > 0.75 * fears[PLAIN]


def test_how_well_one_stands_adds_up_to_one() -> None:
    """Between 0 and 1 for each, about 1 together; nothing for who has lost, all for who has won."""
    luck, g = random.Random(2), KEEPFLYIN.new(4, 2, {"limit": "25"})
    while advance(g) is not None:
        stands = [KEEPFLYIN.evaluate(view(KEEPFLYIN, g, seat), seat) for seat in g.fate]
        assert all(0 <= stand <= 1 for stand in stands) and sum(stands) == pytest.approx(1, abs=0.5)
        assert all(not stands[seat] for seat, fate in g.fate.items() if fate in ("out", "turncoat"))
        settle(g, luck.choice(legal(g)))
    assert sum(KEEPFLYIN.evaluate(g, seat) for seat in g.fate) == pytest.approx(1)


def test_the_guide_names_what_is_offered() -> None:
    """Whatever the habit says is among the options."""
    luck, g = random.Random(4), KEEPFLYIN.new(5, 4, {"limit": "20"})
    while (choice := advance(g)) is not None:
        keys = [option.key for option in legal(g)]
        chosen = KEEPFLYIN.guide(view(KEEPFLYIN, g, choice.seat), keys)
        assert chosen and set(chosen) <= set(keys)
        settle(g, luck.choice(legal(g)))


def test_the_odds() -> None:
    """Two dice, the modifiers of the hold, the limits of pursuit (R-KF-66 to R-KF-70, R-KF-139 to R-KF-141)."""
    assert sum(WAYS) == 36 and at_most(12) == 1 and at_most(1) == 0
    t = table(nr={0: 3}, hold={0: ["gold-foil-rations", "the-lassiter"]})
    assert catch_chance(t.g, 0, "alliance/0/2") == pytest.approx(at_most(5))
    assert catch_chance(t.g, 0, "reaver/6/2") == pytest.approx(at_most(6))
    assert catch_chance(t.g, 0, "ghost/0/0") == 0
    assert pursuit_chance(t.g, 0, "alliance/0/2") == pytest.approx(1 / 36)
    assert pursuit_chance(t.g, 0, "reaver/5/2") == pytest.approx(at_most(4))


def test_captains_are_in_danger_soon_and_live_to_tell() -> None:
    """Bots close in over several turns: of the captains of 30 games half are in danger by round 8 and four in five have
    to evade, two times each; all the same no more than three in five are caught."""
    found, result = Counter[tuple[str, str, Any]](), Result("danger")
    for seed in range(30):
        game("three", greedy.choose, 3, 700_000 + seed, found, result)
    captains = 3 * found["three", "games", 3]
    share = {what: found["three", what, ""] / captains for what in ("soon", "evade", "evasions", "caught")}
    assert not result.faults and captains == 90
    assert share["soon"] >= 0.5 and share["evade"] >= 0.8 and share["evasions"] >= 2, share
    assert 0.1 <= share["caught"] <= 0.6, share


def test_a_counter_is_left_out_only_where_no_move_can_be_worth_it() -> None:
    """What a bot holds to be the most that any move of a counter brings is never less than what one does bring."""
    luck, g, met = random.Random(3), KEEPFLYIN.new(4, 3), 0
    for _ in range(260):
        step = advance(g)
        if isinstance(step, MoveCounter):
            press = enemies.Press(g, step.seat)
            for number, nodes in movable(g):
                pull, here = press.of(number), g.spot[number]
                if pull is not None:
                    met += 1
                    assert max(pull.at(node) for node in nodes) - pull.at(here) <= pull.most(here)
        settle(g, luck.choice(legal(g)))
    assert met > 100

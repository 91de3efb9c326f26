"""The habits of the greedy bot: worth having, and never more than the seat may know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.ai.match import play_game
from game.content.firefly import firefly
from game.core.engine import advance, legal, settle
from game.core.views import view
from game.rules.firefly.bots.cards import option_worth
from game.rules.firefly.bots.errands import errands
from game.rules.firefly.bots.trades import offer
from game.rules.firefly.bots.ways import hops
from game.rules.firefly.crew.testing import Before
from game.rules.firefly.outlook.odds import at_least, force, foreseen, misbehave_chance, pass_chance
from game.rules.firefly.perks import team
from game.rules.firefly.ruleset import FIREFLY
from game.rules.firefly.tokens import option_of
from game.rules.firefly.trade.trading import TradeAnswer
from tests.rules.firefly.table import Table, table

KING = {"story": "king-of-all-londinium", "limit": "60"}


def test_greedy_captains_win_the_king_of_all_londinium() -> None:
    """They hire and arm a Crew, work Jobs for the money, and steal the crown: two games of two."""
    games = [play_game("firefly", 2, seed, ("greedy",), KING) for seed in (2, 5)]
    assert not any(game.failure for game in games)
    assert [game.outcome.why for game in games if game.outcome] == ["story", "story"]


def test_a_greedy_captain_beats_random_ones() -> None:
    """Random play hardly ever completes a Goal."""
    game = play_game("firefly", 3, 4, ("random", "greedy", "random"), {"story": "king-of-all-londinium", "limit": "40"})
    assert not game.failure and game.outcome is not None and game.outcome.winners == (1,)


def test_a_beginner_errs_in_what_to_do_next() -> None:
    """In a turn any Action may be the wrong one, and none of what is free; nobody errs in the middle of something."""
    t = table(2, at={0: "osiris"}, crew={0: ["malcolm", "zoe"]}, gear={0: ["pistol"]}, money={0: 9000})
    keys = t.offered()
    wrong = FIREFLY.mistakes(t.g, keys)
    assert {"buy", "makework", "end"} <= set(wrong) and set(wrong) < set(keys)
    assert not any(key.startswith(("equip", "dump", "dismiss")) for key in wrong)
    t.pick("buy")
    assert t.offered() and FIREFLY.mistakes(t.g, t.offered()) == []


def test_how_well_one_stands_adds_up_to_one() -> None:
    """Between 0 and 1 for each and about 1 together; all for who has won."""
    luck, g = random.Random(2), FIREFLY.new(3, 2, {"limit": "6"})
    while advance(g) is not None:
        stands = [FIREFLY.evaluate(view(FIREFLY, g, seat), seat) for seat in g.ship]
        assert all(0 <= stand <= 1 for stand in stands) and sum(stands) == pytest.approx(1, abs=0.5)
        settle(g, luck.choice(legal(g)))
    assert sum(FIREFLY.evaluate(g, seat) for seat in g.ship) == pytest.approx(1)


def test_the_guide_names_what_is_offered() -> None:
    """Whatever the habit says is among the options; aims are named for everybody."""
    luck, g = random.Random(4), FIREFLY.new(4, 4, {"limit": "6"})
    while (choice := advance(g)) is not None:
        keys = [option.key for option in legal(g)]
        sight = view(FIREFLY, g, choice.seat)
        chosen = FIREFLY.guide(sight, keys)
        assert chosen and set(chosen) <= set(keys)
        assert "rivals" in FIREFLY.aims(sight, choice.seat)
        settle(g, luck.choice(legal(g)))


def test_the_odds() -> None:
    """A die with its Bonus Rolls (R-FB-127 to R-FB-129), and a test with the team's points."""
    assert [round(6 * at_least(total)) for total in range(1, 8)] == [6, 5, 4, 3, 2, 1, 1]
    assert at_least(13) == pytest.approx(1 / 36) and at_least(13, again=False) == 0
    t = table(crew={0: ["malcolm", "lund"]})
    has = force(t.g, 0)
    assert (has.fight, has.negotiate, has.heads) == (4, 1, 2)
    assert pass_chance(has, option_of("gun-play#1", 0)) == pytest.approx(4 / 6)
    assert 0 < misbehave_chance(has) < misbehave_chance(has._replace(fight=12, tech=12, negotiate=12))


def test_what_is_foreseen_is_what_is_added() -> None:
    """R-FB-105, R-FB-113, R-FB-117, R-FB-118: to the die in every test there is, the best taking alone what one takes
    alone; Gear whose Keyword counts only when it is discarded adds none."""
    carried = {"malcolm": "vera", "lund": "pistol", "zoe": "improvised-hacking-rig"}
    t = table(crew={0: list(carried)}, gear={0: list(carried.values())}, warrants={0: 2}, carries=carried)
    has, lone = force(t.g, 0), 0
    for name, record in firefly().faces.items():
        for n, option in enumerate(getattr(record, "options", ())):
            if option.test is not None:
                who = team(t.g, 0) if option.test.alone else ("",)
                thrown = [Before(0, f"{name}#1", n, one, option.test.skill) for one in who]
                assert foreseen(has, option) == max(test.points(t.g) for test in thrown), (name, n)
                lone += option.test.alone
    assert lone and "hacking-rig" in {word for _, word in has.shows}


def test_what_an_option_is_worth() -> None:
    """Proceeding is better than being Botched, with more on the die the more so."""
    t = table(crew={0: ["malcolm"]})
    assert option_worth(t.g, 0, "gun-play#1", 0, more=5) > option_worth(t.g, 0, "gun-play#1", 0)
    assert option_worth(t.g, 0, "ambush#1", 1) > option_worth(t.g, 0, "gun-play#1", 1)


def test_errands() -> None:
    """A Delivery is an errand at its pick-up, and at its drop-off once that is done, if the load is aboard."""
    t = table(hand={0: ["cargo-albion"]}, money={0: 9000}, crew={0: ["nandi"]}, at={0: "osiris"})
    found = errands(t.g, 0)
    there, back = [e for e in found if e.key.startswith("work:cargo-albion")]
    assert there.after == -1 and back.after == there.what
    assert {"buy", "makework", "deal:badger"} <= {e.key for e in found}
    t = table(jobs={0: ["cargo-albion"]}, stage={"cargo-albion": 1})
    assert not any(e.key.startswith("work:cargo-albion") for e in errands(t.g, 0))
    t = table(jobs={0: ["cargo-albion"]}, stage={"cargo-albion": 1}, cargo={0: 2})
    assert [e.after for e in errands(t.g, 0) if e.key.startswith("work:cargo-albion")] == [-1]


def test_distances() -> None:
    """Sectors between two places, whoever is in the way."""
    t = table()
    assert hops("verse", t.g.ship[0], t.g.ship[0]) == 0
    assert hops("verse", 40, 31) == 1


def trading(**tables: Any) -> Table:
    """Two captains in one Sector far from anywhere, with plenty of money."""
    return table(2, at={0: "s31", 1: "s31"}, crew={0: ["nandi"], 1: ["malcolm"]}, **tables)


def traded(t: Table) -> tuple[str, ...]:
    """What greedy captains trade when the first has its turn: the answers up to the last word."""
    key = offer(t.g, 0, t.offered())
    while key:
        t.pick(key)
        if t.pending not in ("Trade", "TradeAnswer"):
            break
        key = FIREFLY.guide(view(FIREFLY, t.g, t.seat), [option.key for option in t.session.options])[0]
    return tuple(t.session.record)


def test_who_is_short_of_fuel_buys_some() -> None:
    """R-FB-575, R-FB-580: for more than the other thinks it is worth, and of what that one has to spare."""
    t = trading(fuel={0: 1, 1: 7})
    assert traded(t)[-2:] == ("offer", "agree")
    assert (t.told("fuel", 0), t.told("fuel", 1)) == (3, 5)
    assert (t.told("money", 0), t.told("money", 1)) == (2600, 3400)
    assert traded(trading(fuel={0: 1, 1: 5})) == () and traded(trading(fuel={0: 3, 1: 9})) == ()
    assert traded(trading(fuel={0: 1, 1: 7}, money={0: 500})) == (), "what is kept for Fuel is kept"


def test_goods_are_bought_by_who_can_sell_them() -> None:
    """Solid with a Contact who buys them, from somebody who isn't and whom no Job binds."""
    t = trading(solid={0: ["amnon-duul"]}, cargo={1: 4})
    assert traded(t)[-2:] == ("offer", "agree") and (t.told("cargo", 0), t.told("cargo", 1)) == (3, 1)
    assert t.told("money", 1) == 3000 + 3 * 300
    assert traded(trading(cargo={1: 4})) == ()
    assert traded(trading(solid={0: ["patience"]}, contraband={1: 4})) == (), "for a share of $600 nobody parts with it"
    assert traded(trading(solid={0: ["amnon-duul"], 1: ["patience"]}, cargo={1: 4})) == ()
    bound = {"jobs": {1: ["cargo-albion"]}, "stage": {"cargo-albion": 1}}
    assert traded(trading(solid={0: ["amnon-duul"]}, cargo={1: 2}, **bound)) == ()


def test_gear_that_lies_idle_changes_hands() -> None:
    """Nobody carries it there; here it is worth more than half its price."""
    t = trading(gear={1: ["vera", "pistol"]}, carries={"malcolm": "pistol"})
    assert traded(t)[-2:] == ("offer", "agree") and t.pile("gear:0") == ["vera"] and t.told("money", 1) > 3000
    assert traded(trading(gear={1: ["vera"]}, carries={"malcolm": "vera"})) == ()


def test_what_is_offered_too_cheaply_is_refused() -> None:
    t = trading(fuel={0: 6, 1: 6}, gear={1: ["vera"]}, carries={"malcolm": "vera"})
    for give, take, pay, said in (
        ((), ("good:fuel",), 0, "refuse"),
        ((), ("good:fuel",), 100, "agree"),
        (("good:fuel",), (), 0, "agree"),
        ((), ("vera#1",), 2900, "refuse"),
        ((), ("malcolm#1",), 2900, "refuse"),
    ):
        t.resolve(TradeAnswer(1, 0, give, take, pay))
        assert FIREFLY.guide(t.g, t.offered()) == (said,), (give, take, pay)
        t.pick("refuse")
    t = trading(cargo={1: 2}, jobs={1: ["cargo-albion"]}, stage={"cargo-albion": 1})
    t.resolve(TradeAnswer(1, 0, (), ("good:cargo",), 2000))
    assert FIREFLY.guide(t.g, t.offered()) == ("refuse",), "a Job waits for it"

"""How a bot walks: it stays at home when all is done, and finds its way home past what lies there."""

from __future__ import annotations

import pytest

from game.ai import greedy
from game.core.engine import legal
from game.core.views import view
from game.rules.fistful.board import board_of
from game.rules.fistful.bots.flight import ENOUGH as ENOUGH_TURNS
from game.rules.fistful.bots.flight import Flight
from game.rules.fistful.bots.goals import heads_home, prizes
from game.rules.fistful.bots.moves import bound_for, hunted, target
from game.rules.fistful.bots.taste import HASTY, KEEN, PLAIN, best_taste
from game.rules.fistful.bots.ways import DOOR, tolls, ways_to
from game.rules.fistful.ruleset import FISTFUL
from game.rules.fistful.search.supplies import FullSlots
from tests.rules.fistful.table import Table, table

ENOUGH = ["credits-200"] * 3 + ["credits-100"] * 4


def answer(t: Table) -> str:
    """What the greedy bot answers."""
    choice = t.session.choice
    assert choice is not None
    return greedy.choose(FISTFUL, view(FISTFUL, t.g, choice.seat), choice, t.session.options, 3)


def test_a_bot_that_is_done_stays_at_home() -> None:
    """With all objectives met and others on their way it neither rolls without need nor leaves the Landing Zone;
    Sidekick Wash makes a roll the safer way to wait (R-FC-44, R-FC-49)."""
    cells = {0: "1,4", 1: "9,4"}
    t = table("kaylee+simon,mal+zoe", at=cells, banked=ENOUGH, card=["trap", "trap"])
    assert answer(t) == "scrounge:gear"
    t.pick("roll", 6)
    assert answer(t) == "stop"
    assert answer(table("kaylee+wash,mal+zoe", at=cells, banked=ENOUGH, card=["trap", "trap"])) == "roll"


def test_a_way_past_a_door_costs_its_toll() -> None:
    """The way home through the gangway of the train leads past a Security Door, which costs steps but bars nothing."""
    t = table("mal+zoe", settings={"heist": "paradiso"}, at={0: "6,5"})
    board = board_of("paradiso")
    start, door = board.cells["cell:6,5"], board.cells["cell:4,4"]
    clear = ways_to(board, board.landing, {}, (start,))[start]
    toll = tolls(t.g, 0)
    assert ways_to(board, board.landing, {**toll, door: DOOR}, (start,))[start] == clear + DOOR


def test_a_bot_opens_the_door_on_its_way_home() -> None:
    """With all it needs in the sack and a locked door before the only near way home, it goes to the door."""
    sack = ["goods", "goods", "credits-200", "credits-200", "credits-100"]
    t = table("mal+zoe", settings={"heist": "paradiso"}, at={0: "5,4"}, sack={0: sack}, tokens={"4,4": "door-2"})
    t.pick("roll", 6)
    assert answer(t) == "move:4,4"


def test_a_retreat_leads_away_from_the_hands_of_blue() -> None:
    """River falls back farther from those who hunt her, although they stand on her way home (R-FC-160, R-FC-165)."""
    lies = {"6,3": "hands-9 up", "9,2": "grunt-5 up"}
    t = table("river+inara,jayne+simon", settings={"heist": "intensive"}, at={0: "9,3", 1: "3,9"}, tokens=lies)
    t.pick("fight", 0)
    t.pick("retreat")
    assert answer(t).startswith("retreat:1")


def test_a_card_that_must_go_is_used_where_it_can_be() -> None:
    """With three cards the least of them is given up only where it can't be used first (R-FC-80)."""
    lies = {"5,8": "brute-4 up"}
    t = table("kaylee+zoe,mal+simon", at={0: "5,4"}, slots={0: ["vera", "medkit", "dark-cloak"]}, tokens=lies)
    t.g.stack[-1:] = [FullSlots(0)]
    t.session.options = tuple(legal(t.g))
    t.session.choice = t.g.stack[-1]
    options = [option.key for option in t.session.options]
    assert FISTFUL.guide(view(FISTFUL, t.g, 0), options)[0].startswith("use:dark-cloak")


def test_nothing_is_turned_up_beside_whom_it_must_not_harm() -> None:
    """Kaylee must not be knocked out on the Derelict: the Sensor Amp waits until she has left the room."""
    for heroes, used in (("kaylee+zoe,mal+simon", False), ("mal+zoe,kaylee+simon", True)):
        lies = {"5,7": "brute-3", "9,7": "crate", "7,5": "brute-2"}
        t = table(heroes, at={0: "5,4"}, slots={0: ["sensor-amp"]}, tokens=lies)
        options = [option.key for option in t.session.options]
        assert "use:sensor-amp" in str(options)
        guided = FISTFUL.guide(view(FISTFUL, t.g, 0), options)[0]
        assert guided.startswith("use:sensor-amp") is used


@pytest.mark.parametrize(
    ("here", "foe"), [("4,1", "11,0"), ("5,2", "13,4"), ("10,3", "13,4"), ("12,4", "10,2"), ("2,7", "6,1")]
)
def test_a_bot_on_its_way_home_waits_rather_than_walk_away(here: str, foe: str) -> None:
    """With what wins in hand and nothing but sight lines before it, it comes nearer or stands still."""
    board = board_of("derelict")
    t = table(
        "wash+zoe,kaylee+simon",
        at={0: here},
        tokens={foe: "brute-5 up"},
        banked=ENOUGH,
        card=["trap", "trap"],
        health={0: 2},
    )
    t.pick("roll", 1)
    chosen, togo = answer(t), ways_to(board, board.landing, tolls(t.g, 0), range(len(board.letter)))
    assert chosen == "stop" or togo[board.cells["cell:" + chosen[5:]]] <= togo[board.cells["cell:" + here]]


def test_with_only_the_dangerous_left_a_bot_still_goes_for_what_the_heist_asks() -> None:
    """All money is banked and the two traps are not: weak Kaylee has nothing to go for that is worth its risk, and goes
    for an engine room all the same instead of home."""
    board = board_of("derelict")
    spots = [board.names[cell] for cell in range(len(board.names)) if board.area[cell] == "engine"]
    lie = dict(zip(spots, ["trap", "scalper-7", "scalper-7", "brute-6", "brute-5", "brute-5", "brute-4", "brute-4"]))
    t = table("kaylee+simon,mal+zoe", at={0: "5,4", 1: "1,4"}, banked=ENOUGH, ammo={0: 0}, health={0: 3}, tokens=lie)
    assert set(prizes(t.g, 0).values()) == {PLAIN.venture}
    assert board.names[bound_for(t.g, 0)] in lie


def test_the_best_bot_has_an_eye_for_what_the_heist_asks_for() -> None:
    """A crate near by is what usual bots go for; the best one walks farther for money, and its habits are its own."""
    t = table("kaylee+zoe", at={0: "5,4"}, tokens={"5,7": "crate up", "9,7": "credits-200 up"})
    crate = board_of("derelict").cells["cell:5,7"]
    usual, keen = (prizes(t.g, 0, taste) for taste in (PLAIN, KEEN))
    assert keen[crate] < usual[crate] and {**keen, crate: 0.0} == {**usual, crate: 0.0}


def test_the_best_bot_runs_from_the_hands_of_blue_in_time() -> None:
    """The imager lies in a room with one door: with the Hands of Blue on their way to it River can't stay there, far
    from them she can; at home nobody reaches her (R-FC-160, R-FC-165)."""
    board = board_of("intensive")
    cell = {name: board.cells["cell:" + name] for name in ("16,7", "2,8", "4,9")}
    lasts = {}
    for hand in ("15,9", "13,9", "1,0"):
        lies = {hand: "hands-9 up"}
        t = table("river+simon", settings={"heist": "intensive"}, at={0: "16,7"}, tokens=lies)
        flight = Flight(view(FISTFUL, t.g, 0), 0)
        lasts[hand] = flight.lasts(cell["16,7"])
        assert flight.lasts(cell["2,8"]) == ENOUGH_TURNS
        assert flight.lasts(cell["4,9"]) == ENOUGH_TURNS, "who is between them and home gets there"
    assert lasts["15,9"] == 0 < lasts["13,9"] < ENOUGH_TURNS == lasts["1,0"]


def test_the_best_bot_leaves_what_it_could_not_get_away_from() -> None:
    """A fortune in a room that the Hands of Blue are about to shut: usual bots go for it, the best one goes home."""
    lies = {"17,6": "credits-200 up", "13,9": "hands-9 up"}
    t = table("river+simon", settings={"heist": "intensive"}, at={0: "15,8"}, tokens=lies, marks={"done:imager": 1})
    board, g = board_of("intensive"), view(FISTFUL, t.g, 0)
    money, toll = board.cells["cell:17,6"], tolls(g, 0)
    assert target(g, 0, toll, hunted(g, 0), PLAIN) == money
    assert target(g, 0, toll, hunted(g, 0, KEEN), KEEN) == -1


def test_alone_and_without_steady_hands_the_best_bot_is_in_haste() -> None:
    """Nobody makes good the time that one hero's rolls cost; with Sidekick Wash, or with others, there is more of
    it (R-FC-49)."""
    tastes = [best_taste(table(crew).g) for crew in ("kaylee+simon", "kaylee+wash", "kaylee+simon,mal+zoe")]
    assert tastes == [HASTY, KEEN, KEEN]
    assert HASTY.step > KEEN.step and HASTY.wound < KEEN.wound


def test_in_haste_the_best_bot_takes_what_lies_on_its_way_home() -> None:
    """With one find still wanting, what lies a step nearer but away from home makes the whole way longer."""
    lies = {"13,9": "credits-100 up", "6,9": "credits-100 up"}
    banked = ["credits-200"] * 3
    t = table(
        "river+simon",
        settings={"heist": "intensive"},
        at={0: "10,9"},
        tokens=lies,
        banked=banked,
        marks={"done:imager": 1},
    )
    cells, g = board_of("intensive").cells, view(FISTFUL, t.g, 0)
    toll, risk = tolls(g, 0), hunted(g, 0)
    assert target(g, 0, toll, risk, PLAIN) == cells["cell:13,9"]
    assert target(g, 0, toll, risk, HASTY) == cells["cell:6,9"]


def test_in_haste_the_best_bot_comes_past_the_icon() -> None:
    """An errand at the imager is part of the tour; with all of it done there is nowhere to go but home."""
    lies = {"13,9": "credits-200 up", "6,9": "credits-200 up"}
    there = {"heist": "intensive"}
    t = table("river+simon", settings=there, at={0: "15,8"}, tokens=lies)
    board, g = board_of("intensive"), view(FISTFUL, t.g, 0)
    assert target(g, 0, tolls(g, 0), hunted(g, 0), HASTY) in board.icons["imager"]
    bare = table("river+simon", settings=there, at={0: "15,8"}, marks={"done:imager": 1})
    g = view(FISTFUL, bare.g, 0)
    assert target(g, 0, tolls(g, 0), hunted(g, 0), HASTY) == -1


def test_in_haste_the_best_bot_does_not_go_home_to_rest() -> None:
    """Hurt and with credits to find the usual bots turn back; alone and in haste there is no time for it."""
    t = table("river+simon", settings={"heist": "intensive"}, at={0: "10,9"}, marks={"done:imager": 1}, health={0: 1})
    g = view(FISTFUL, t.g, 0)
    assert heads_home(g, 0, PLAIN) and heads_home(g, 0, KEEN)
    assert not heads_home(g, 0, HASTY)

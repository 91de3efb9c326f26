"""What a captain has scanned stays a secret; what everybody can count doesn't (R-KF-110 to R-KF-113)."""

from __future__ import annotations

from game.core.views import determinize, view
from game.rules.keepflyin.outlook import suspects
from game.rules.keepflyin.ruleset import KEEPFLYIN
from game.rules.keepflyin.zones import turn_up
from tests.contract.playing import tells_apart
from tests.rules.keepflyin.table import table

NEAR = {"D9": "ghost", "E8": "alliance:2", "F9": "derelict", "T20": "reaver:5"}


def test_the_scanner_knows_and_the_others_do_not() -> None:
    t = table(3, counters=NEAR, at={0: "E9", 1: "T1", 2: "A1"})
    news = t.pick("scan:2")
    assert ("scanned", 0, 2) in news and not any("alliance" in str(line) for line in news)
    assert view(KEEPFLYIN, t.g, 0).zones["counter:2"][0].startswith("alliance")
    assert view(KEEPFLYIN, t.g, 1).zones["counter:2"] == view(KEEPFLYIN, t.g, 2).zones["counter:2"] == ("?counter",)
    assert not any(tells_apart(KEEPFLYIN, t.g, seat, seed) for seat in range(3) for seed in range(6))


def test_a_counter_moved_by_the_one_who_knows_it_gives_nothing_away() -> None:
    """Knowledge stays with the counter wherever it is moved."""
    t = table(counters={**NEAR, "D12": "ghost"})
    t.pick("scan:2")
    t.pick("hide")
    t.pick("done")
    t.pick("pass")
    t.pick("done")
    t.pick("shift:2:E7")
    assert t.told("counters")["E7"] == "alliance:2 known:0"
    assert not tells_apart(KEEPFLYIN, t.g, 1, 3)


def test_what_a_counter_may_be() -> None:
    """Everybody counts what is left of a lot; who has scanned one counter knows more of the others."""
    t = table(counters=NEAR)
    assert sorted(suspects(t.g, 0, 1)) == ["alliance/0/2", "derelict/0/0", "ghost/0/0"]
    t.pick("scan:2")
    assert sorted(suspects(t.g, 0, 1)) == ["derelict/0/0", "ghost/0/0"] and suspects(t.g, 0, 2) == ("alliance/0/2",)
    assert sorted(suspects(t.g, 1, 1)) == ["alliance/0/2", "derelict/0/0", "ghost/0/0"]
    t.pick("show")
    assert sorted(suspects(t.g, 1, 1)) == ["derelict/0/0", "ghost/0/0"]


def test_worlds_keep_each_zone_to_its_lot() -> None:
    """A game filled in from a view has in every zone what everybody knows to be there."""
    t = table(4, board="dealt")
    sight = view(KEEPFLYIN, t.g, 0)
    for seed in range(8):
        world = determinize(KEEPFLYIN, sight, seed)
        assert world.lots == t.g.lots and KEEPFLYIN.faults(world) == []


def test_a_ghost_turned_up_by_a_scan_is_gone() -> None:
    t = table(counters=NEAR)
    t.pick("scan:1")
    t.pick("show")
    assert 1 not in t.g.spot and t.g.seen[next(f for f in t.g.zones["box"] if f.startswith("ghost"))] == 3


def test_the_last_echo_turned_up_opens_the_box() -> None:
    """Once no counter on the board may be a spare, everybody knows the box again."""
    t = table(event=["echoes"])
    (number,) = t.g.spot
    turn_up(t.g, number)
    assert "spare" not in t.g.lots and all(t.g.seen.get(face) == 3 for face in t.g.zones["box"])

"""The Cruiser and the Cutter: where cards move them, and who does (R-FB-222 to R-FB-232, R-FB-251 to R-FB-266)."""

from __future__ import annotations

from game.rules.firefly.board import board, find, near, sector, zone_at
from game.rules.firefly.flight.hunters import MoveCruiser, MoveCutter
from tests.rules.firefly.happen import table
from tests.rules.firefly.table import Table


def moved(t: Table, word: str) -> set[int]:
    """The Sectors that are offered."""
    return {find(t.g, key.partition(":")[2]) for key in t.offered(f"{word}:")}


def test_the_cruiser_comes_to_a_ship() -> None:
    """R-FB-224: into its Sector, without a question, and Harken comes along."""
    t = table(at={0: "s31"})
    t.resolve(MoveCruiser(0, "here"))
    assert t.pending == "Actions" and t.told("cruiser") == "s31"


def test_cruiser_patrol_is_the_right_hand_neighbours() -> None:
    """R-FB-228 to R-FB-230: player 2 draws, player 1 moves it one Sector within Alliance Space and may not stay."""
    t = table(4, cruiser="s67", active=1)
    t.resolve(MoveCruiser(1, "right"))
    assert (t.pending, t.seat) == ("CruiserChoice", 0)
    assert moved(t, "cruiser") == {n for n in near(t.g, find(t.g, "s67")) if zone_at(t.g, n) == "alliance"}
    assert len(t.offered()) == 3 < len(near(t.g, find(t.g, "s67")))
    t.pick("cruiser:ariel")
    assert t.told("cruiser") == "ariel"


def test_to_the_right_of_two_and_of_one() -> None:
    """R-FB-231: the opponent; alone, the player."""
    for seats, mover in ((2, 1), (1, 0)):
        t = table(seats)
        t.resolve(MoveCruiser(0, "right"))
        assert t.seat == mover


def test_the_cruiser_may_be_sent_anywhere_without_a_firefly() -> None:
    """R-FB-225, R-FB-226: any Alliance Sector but those with ships, by the player who drew."""
    t = table(at={0: "s31", 1: "persephone"})
    t.resolve(MoveCruiser(0, "free"))
    own = {n for n in board(t.g).sectors if zone_at(t.g, n) == "alliance"}
    free = own - {find(t.g, "s31"), find(t.g, "persephone")}
    assert t.seat == 0 and moved(t, "cruiser") == free


def test_the_cruiser_is_sent_to_an_outlaw() -> None:
    """R-FB-226: where Outlaw Ships are in Alliance Space; one of them is the only way, and is gone to at once."""
    t = table(3, at={0: "s31", 1: "persephone", 2: "athens"}, warrants={1: 1, 2: 1})
    t.resolve(MoveCruiser(0, "outlaw"))
    assert t.pending == "Actions" and t.told("cruiser") == "persephone", "an Outlaw at Athens is in Border Space"
    t = table(3, at={0: "s31", 1: "persephone", 2: "osiris"}, warrants={1: 1, 2: 1})
    t.resolve(MoveCruiser(0, "outlaw"))
    assert set(t.offered("cruiser:")) == {"cruiser:persephone", "cruiser:osiris"}


def test_the_cruiser_goes_to_a_planet() -> None:
    """R-FB-223: a story may send it."""
    t = table()
    t.resolve(MoveCruiser(0, "valentine"))
    assert t.told("cruiser") == sector(t.g, find(t.g, "valentine")).key


def test_whom_the_cruiser_leaves_it_may_meet_anew() -> None:
    """R-FB-217: only while they stay together; to come where it is already changes nothing."""
    t = table(at={0: "londinium"}, met=["0"])
    t.resolve(MoveCruiser(0, "here"))
    assert t.told("met") == ["0"]
    t.resolve(MoveCruiser(0, "step"))
    t.pick("cruiser:sihnon")
    assert t.told("met") == []


def test_the_cutter_comes_to_a_ship() -> None:
    """R-FB-251, R-FB-235: nothing but the move happens."""
    t = table(at={0: "s81"}, passenger={0: 1})
    t.resolve(MoveCutter(0, "here"))
    assert t.pending == "Actions" and t.told("cutter") == "s81" and t.told("passenger", 0) == 1


def test_reavers_on_the_hunt_are_the_right_hand_neighbours() -> None:
    """R-FB-263 to R-FB-266: one Sector within Border Space, with ships there or not."""
    t = table(4, cutter="s81", at={0: "hera"}, active=2)
    t.resolve(MoveCutter(2, "right"))
    assert t.seat == 1 and moved(t, "cutter") == {n for n in near(t.g, find(t.g, "s81")) if zone_at(t.g, n) == "border"}
    t.pick("cutter:hera")
    assert t.told("cutter") == "hera" and t.told("crew", 0) == ["malcolm"], "it meets nobody yet (R-FB-254)"


def test_reaver_bait_sends_the_cutter_away() -> None:
    """R-FB-261, R-FB-262: any Border Sector without a Firefly."""
    t = table(at={0: "s81", 1: "athens"}, cutter="hera")
    t.resolve(MoveCutter(0, "free"))
    free = {n for n in board(t.g).sectors if zone_at(t.g, n) == "border"} - {find(t.g, "s81"), find(t.g, "athens")}
    assert t.seat == 0 and moved(t, "cutter") == free

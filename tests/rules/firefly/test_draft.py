"""Who chooses first, Leaders, ships and where they start (R-FB-61 to R-FB-74)."""

from __future__ import annotations

from game.content.firefly import firefly
from game.core.engine import advance, legal
from game.core.session import Session
from game.rules.firefly.board import find
from game.rules.firefly.ruleset import FIREFLY
from game.rules.firefly.state import Firefly
from tests.rules.firefly.happen import fixed
from tests.rules.firefly.table import Table


def begun(seats: int, *faces: int, seed: int = 1, **settings: str) -> Table:
    """A new game with those opening rolls, at its first question."""
    g = FIREFLY.new(seats, seed, settings)
    left = list(faces)
    advance(g, fixed(left))
    assert not left
    return Table(g)


def order(t: Table) -> list[int]:
    """Who is asked one after the other, picking what is offered first, until the ships are placed."""
    asked = []
    while t.pending in ("PickLeader", "PickShip", "PlaceShip"):
        asked.append(t.seat)
        t.pick(t.offered()[0])
    return asked


def test_the_highest_roll_chooses_first() -> None:
    """R-FB-62, R-FB-64, R-FB-65, R-FB-67, R-FB-68, R-FB-73: Leader and ship in turn to the left, ships in reverse; who
    chose first has the first turn."""
    t = begun(4, 2, 1, 5, 4)
    assert order(t) == [2, 2, 3, 3, 0, 0, 1, 1, 1, 0, 3, 2]
    assert (t.g.first, t.g.active, t.g.draft) == (2, 2, (2, 3, 0, 1))


def test_who_ties_rolls_again() -> None:
    """R-FB-63, R-FB-131: only those who tied; a Firefly is a plain 6."""
    assert begun(3, 5, 5, 3, 2, 6).seat == 1
    assert begun(3, 6, 3, 6, 4, 4, 1, 5).seat == 2


def test_alone_nothing_hangs_on_the_roll() -> None:
    """R-FB-62: one player chooses first and places last."""
    assert order(begun(1, 3)) == [0, 0, 0]


def test_leaders_and_ships_are_taken_once() -> None:
    """R-FB-27, R-FB-41, R-FB-61, R-FB-64, R-FB-66: all lie open; the core comes with the ship."""
    t = begun(2, 6, 1)
    leaders = t.offered()
    assert len(leaders) == 7 and "leader:malcolm" in leaders
    t.pick("leader:malcolm")
    assert len(t.offered()) == 4
    t.pick("ship:serenity")
    assert t.pile("crew:0") == ["malcolm"] and t.pile("ship:0") == ["serenity"]
    assert t.pile("drive:0") == ["radion-accelerator-mark-1"]
    assert t.seat == 1 and set(t.offered()) == set(leaders) - {"leader:malcolm"}
    t.pick("leader:nandi")
    assert "ship:serenity" not in t.offered() and len(t.offered()) == 3


def placing(**settings: str) -> Table:
    """Seat 1 has chosen last and places first."""
    t = begun(2, 6, 1, **settings)
    for _ in range(4):
        t.pick(t.offered()[0])
    assert t.pending == "PlaceShip" and t.seat == 1
    return t


def test_ships_start_in_any_sector_without_another() -> None:
    """R-FB-67, R-FB-69, R-FB-70, R-FB-72: with the Cruiser and with the Cutter, too."""
    t = placing()
    assert len(t.offered()) == len(firefly().map.sectors) and {"place:londinium", "place:s1"} <= set(t.offered())
    assert [option.key for option in t.session.options if option.note] == ["place:s1"], "a warning"
    t.pick("place:persephone")
    assert t.told("at", 1) == "persephone" and t.seat == 0
    assert "place:persephone" not in t.offered() and len(t.offered()) == len(firefly().map.sectors) - 1


def test_the_cutter_s_sector_may_be_closed() -> None:
    """R-FB-72, the other reading."""
    t = placing(cutter_start="closed")
    assert set(t.offered()) == set(placing().offered()) - {"place:s1"} and t.g.cutter == find(t.g, "s1")


def test_reavers_open_the_first_turn_of_who_starts_with_them() -> None:
    """R-FB-72, R-FB-233."""
    t = placing(story="king-of-all-londinium")
    t.pick("place:athens")
    t.pick("place:s1")
    play_to_the_first_turn(t.session)
    assert t.pending == "NavChoice" and t.seat == 0


def test_an_outlaw_starts_beside_the_cruiser() -> None:
    """R-FB-71: contact is resolved once when play starts."""
    t = placing(story="desperadoes")
    t.pick("place:athens")
    t.pick("place:londinium")
    play_to_the_first_turn(t.session)
    assert t.told("warrants") == {"0": 0, "1": 1} and t.told("met") == ["0"] and t.told("money", 0) == 2000


def play_to_the_first_turn(session: Session[Firefly]) -> None:
    """Starting Jobs are given up."""
    while session.state.turn == 0:
        keys = [option.key for option in legal(session.state)]
        session.answer(next((key for key in keys if key.startswith("give:")), keys[-1]))

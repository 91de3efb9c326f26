"""Each refusal that a scenario does not show, one by one."""

from __future__ import annotations

from game.rules.keepflyin.cards.wanderers import AppearIn
from game.rules.keepflyin.placing import IntoQuadrant
from tests.rules.keepflyin.table import Table, table


def enemy_phase(**tables: object) -> Table:
    """Seat 0 has played and may move a counter."""
    tables.setdefault("at", {0: "A1", 1: "T1"})
    t = table(**tables)  # type: ignore[arg-type]
    t.pick("done")
    assert t.pending == "MoveCounter"
    return t


def test_a_derelict_is_moved_by_nobody() -> None:
    """Only Alliance and Reavers move face up (R-KF-130)."""
    t = enemy_phase(counters={"E9": "derelict up", "T20": "ghost"})
    assert t.refused("counter:1", "hex:F9")[0] == "R-KF-130"


def test_ships_stay_in_the_enemy_phase() -> None:
    """The Play phase is over (R-KF-125)."""
    t = enemy_phase(counters={"T20": "ghost"})
    assert t.refused("ship:0", "hex:B1") == ("R-KF-125", "pass")


def test_a_counter_moves_once() -> None:
    """With two moves from an event another counter must be the second (R-KF-125)."""
    t = table(at={0: "A1", 1: "T1"}, counters={"T20": "ghost", "A20": "ghost"}, event=["other-peoples-trouble"])
    t.pick("done")
    t.pick("shift:1:S20")
    assert t.refused("counter:1", "hex:T20") == ("R-KF-125", "pass")
    t.pick("shift:2:B20")
    assert t.seat == 1


def test_the_closed_sun_is_closed_to_counters() -> None:
    """The house rule holds for face-up and face-down counters (R-KF-24)."""
    t = enemy_phase(settings={"sun": "closed"}, counters={"K10": "ghost", "I10": "alliance:2 up"})
    assert t.refused("counter:1", "hex:J10")[0] == "R-KF-24"
    assert t.refused("counter:2", "hex:J10")[0] == "R-KF-24"


def test_placing_after_an_evasion() -> None:
    """Another quadrant, a hex that is taken, another zone (R-KF-19, R-KF-44, R-KF-72)."""
    t = table(counters={"E8": "alliance:2 up", "F8": "ghost"})
    t.resolve(IntoQuadrant(0, 1, "border", 5))
    assert t.refused("counter:1", "hex:O9")[0] == "R-KF-19"
    assert t.refused("counter:1", "hex:F8")[0] == "R-KF-44"
    assert t.refused("counter:1", "hex:D11")[0] == "R-KF-44"
    assert t.refused("counter:1", "hex:H11")[0] == "R-KF-72"


def test_a_derelict_that_appears() -> None:
    """It may lie in any zone of its quadrant, in an empty hex."""
    t = table()
    t.resolve(AppearIn(0, "derelict", 5))
    assert "place:B9" in t.offered() and "place:F9" in t.offered()
    assert t.refused("new:derelict", "hex:O9")[0] == "R-KF-19"
    assert t.refused("new:derelict", "hex:E9")[0] == "R-KF-44"


def test_at_a_derelict() -> None:
    """What doesn't fit stays, a lost ship with jobs isn't drawn from (R-KF-156, R-KF-157)."""
    t = table(
        3,
        fate={2: "out"},
        at={0: "E9", 1: "T1", 2: "F9"},
        hold={0: ["fish-on-ice"]},
        wreck={2: ["nodding-dolls", "pressed-clay"]},
    )
    t.pick("move:F9")
    assert t.offered() == ["take:nodding-dolls", "pass"]
    assert t.refused("pressed-clay#1", "hold:0")[0] == "R-KF-156"
    assert t.refused("ship:2", "hold:0")[0] == "R-KF-157"


def test_a_derelict_is_entered_to_be_searched() -> None:
    """From another hex, and later in the turn, it is too late or too early (R-KF-155, R-KF-162)."""
    t = table(counters={"F9": "derelict up"})
    assert t.refused("counter:1", "hold:0")[0] == "R-KF-155"


def test_making_room() -> None:
    """A card that takes no space makes none; Niska's stay (R-KF-99, R-KF-171)."""
    t = table(
        at={0: "verbena", 1: "T1"},
        hold={0: ["fish-on-ice", "nodding-dolls", "sealed-letter"]},
        niska=["nodding-dolls"],
        job=["seed-grain"],
    )
    t.pick("search")
    held = {card.partition("#")[0]: card for card in t.g.zones["hold:0"]}
    assert t.offered("drop:") == ["drop:fish-on-ice"]
    assert t.refused(held["sealed-letter"], "job.discard")[0] == "R-KF-99"
    assert t.refused(held["nodding-dolls"], "job.discard")[0] == "R-KF-171"


def test_what_must_stay_with_a_derelict() -> None:
    """Niska's job can't be left; anything else that isn't a card neither (R-KF-159, R-KF-171)."""
    t = table(
        hold={0: ["fish-on-ice", "nodding-dolls"]},
        niska=["fish-on-ice"],
        counters={"F9": "derelict up"},
        job=["seed-grain"],
    )
    t.pick("move:F9")
    t.pick("draw:counter:1")
    assert t.offered() == ["leave:nodding-dolls", "leave:seed-grain"]
    assert t.refused("fish-on-ice#1", "counter:1")[0] == "R-KF-171"
    assert t.refused("ship:0", "hex:E9")[0] == "R-KF-159"


def test_salvage_and_jobs_are_not_paid_anywhere() -> None:
    """Salvage sells by itself, a job at its destination (R-KF-94, R-KF-118)."""
    t = table(hold={0: ["derelict-ship", "seed-grain"]})
    assert t.refused("derelict-ship#1", "hex:E9")[0] == "R-KF-94"
    assert t.refused("seed-grain#1", "hex:E9")[0] == "R-KF-118"


def test_lying_low_takes_home_and_hunters() -> None:
    """Only at home, only when pursued (R-KF-150)."""
    t = table()
    assert t.refused("ship:0", "lie_low")[0] == "R-KF-150"
    t = table(at={0: "F9", 1: "T1"}, home={0: "verbena"})
    t.pick("move:verbena")
    assert t.refused("ship:0", "home:0")[0] == "R-KF-150"

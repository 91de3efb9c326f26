"""Getting paid, Cuts, morals (R-FB-398 to R-FB-401, R-FB-409 to R-FB-413, R-FB-480 to R-FB-499)."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.firefly.given.cards import stack_deck
from tests.rules.firefly.table import Table, table
from tests.rules.firefly.work import at_work

RELIEF = "relief-newhope"
"""Shipping for Harken to Newhope: 2 Cargo, $900, Medic $400."""
SETTLERS = "relocation-aphrodite"
"""Transport for Harken to Aphrodite, Immoral: 1 Cargo, 2 Passengers, Needs Fight 2, $900, Soldier $300."""


def paid(job: str, at: str, *crew: str, aboard: tuple[str, ...] = (), **tables: Any) -> Table:
    """Seat 0 delivers the load of an Active Job and has come to the Cuts, or to the end of them."""
    given: dict[str, Any] = {
        "at": {0: at},
        "crew": {0: list(crew)},
        "jobs": {0: [job]},
        "stage": {job: 1},
        "hold": {0: {"cargo": 2, "passenger": 2}},
        "money": {0: 0},
        "cruiser": "bernadette",
    }
    t = table(2, **{**given, **tables})
    t.pick(f"work:{job}")
    for name in aboard:
        t.pick(f"stay:{name}")
    t.pick("go")
    return t


def test_the_pay_and_the_cuts() -> None:
    """R-FB-302, R-FB-317, R-FB-411, R-FB-413, R-FB-480, R-FB-486 to R-FB-488, R-FB-497, R-FB-498: the Pay comes first,
    then everybody but the Leader gets the price on the card, who stayed aboard, too."""
    t = paid(RELIEF, "newhope", "nandi", "wash", "zoe", aboard=("zoe",))
    assert t.pending == "CutChoice" and t.told("money", 0) == 900
    assert sorted(t.offered()) == ["pay", "pay:wash", "pay:zoe", "unpaid:wash", "unpaid:zoe"]
    t.pick("pay")
    assert t.told("money") == {"0": 400, "1": 3000} and t.told("disgruntled") == [] and t.pending == "Actions"


def test_who_is_not_paid() -> None:
    """R-FB-490 to R-FB-492: some may be left unpaid; a token, or they jump ship."""
    t = paid(RELIEF, "newhope", "nandi", "wash", "zoe", "jayne", disgruntled=["jayne"])
    t.pick("pay:zoe")
    t.pick("unpaid:wash")
    assert t.told("disgruntled") == ["jayne", "wash"]
    t.pick("unpaid:jayne")
    assert t.told("crew", 0) == ["nandi", "wash", "zoe"] and t.told("money", 0) == 600
    assert t.told("pile")["supply:silverhold"] == ["jayne"]


def test_who_cannot_pay() -> None:
    """R-FB-318, R-FB-489, R-FB-493, R-FB-494: in full or not at all, and never the Leader."""
    t = paid(RELIEF, "newhope", "nandi", "wash", "zoe", "jayne", "crow", "inara", money={0: 0})
    assert "pay" not in t.offered()
    for name in ("zoe", "jayne", "inara"):
        t.pick(f"pay:{name}")
    assert t.told("money", 0) == 0 and sorted(t.offered()) == ["unpaid:crow", "unpaid:wash"]
    t.pick("unpaid:crow")
    t.pick("unpaid:wash")
    assert sorted(t.told("disgruntled")) == ["crow", "wash"]


def test_who_costs_nothing_asks_for_nothing() -> None:
    """R-FB-487: the Cut is the number on the card."""
    t = paid(RELIEF, "newhope", "nandi", "river-tam", "hill-folk")
    assert t.pending == "Actions" and t.told("money", 0) == 900


def test_bonuses() -> None:
    """R-FB-300, R-FB-409, R-FB-410, R-FB-483 to R-FB-485: once, however many; only with somebody on the Job."""
    assert paid(RELIEF, "newhope", "nandi", "med-staff", "interrogator", "doralee").told("money", 0) == 1300
    assert paid(RELIEF, "newhope", "nandi", "wash").told("money", 0) == 900
    assert paid(RELIEF, "newhope", "nandi", "med-staff", aboard=("med-staff",)).told("money", 0) == 900
    ship = {"bonus_crew": "ship"}
    t = paid(RELIEF, "newhope", "nandi", "med-staff", aboard=("med-staff",), settings=ship)
    assert t.told("money", 0) == 1300, "another reading: whoever is in the Crew"


def test_a_bonus_of_parts() -> None:
    """A Mechanic brings a Part instead of money."""
    scrap = "scrap-aesir"
    t = paid(scrap, "aesir", "monty")
    assert t.told("part", 0) == 3 and t.told("money", 0) == 900


@pytest.mark.parametrize(
    ("leader", "job", "at", "more", "cargo"),
    [
        ("womack", SETTLERS, "aphrodite", 500 + 300, 1),
        ("burgess", RELIEF, "newhope", 0, 1),
        ("malcolm", RELIEF, "newhope", 0, 0),
    ],
)
def test_what_leaders_get(leader: str, job: str, at: str, more: int, cargo: int) -> None:
    """R-FB-389: their kind of Job pays them more, in money or goods."""
    t = paid(job, at, leader, "lund", hold={0: {"cargo": 2, "passenger": 2}})
    assert t.told("money", 0) == 900 + more and t.told("cargo", 0) == cargo


def crime(*crew: str, **tables: Any) -> Table:
    """Seat 0 has completed a Crime without Needs ($3500 for Badger: Casino Caper has some, so the Mayor's, $4000)."""
    t = at_work(
        "mayor-of-whitefall",
        "a-little-job-on-the-side",
        "an-unexpected-opportunity",
        "gun-play",
        at="athens",
        crew=list(crew),
        **tables,
    )
    t.pick("option:1")
    t.pick("option:1")
    t.pick("option:0", 5)
    t.pick("option:0", 5)
    return t


def test_crimes_reward_some() -> None:
    """Malcolm's $500, a Mule's Cargo, a Sky Hook's Contraband (with a Pilot)."""
    t = crime("malcolm", carries={"malcolm": "mule"}, upgrades={0: ["sky-hook"]})
    assert t.told("money", 0) == 7500 and (t.told("cargo", 0), t.told("contraband", 0)) == (1, 1)
    t = crime("womack", gear={0: ["mule"]}, upgrades={0: ["sky-hook"]})
    assert (t.told("cargo", 0), t.told("contraband", 0)) == (0, 0)


def test_an_immoral_job() -> None:
    """R-FB-331, R-FB-398 to R-FB-400, R-FB-499: all Moral Crew, the Leader and who stayed aboard, too."""
    t = paid(SETTLERS, "aphrodite", "malcolm", "zoe", "jayne", "wash", aboard=("zoe",))
    t.pick("pay")
    assert sorted(t.told("disgruntled")) == ["malcolm", "wash", "zoe"]
    t = paid(SETTLERS, "aphrodite", "malcolm", "zoe", "wash", "jayne")
    t.pick("unpaid:wash")
    t.pick("pay")
    assert sorted(t.told("disgruntled")) == ["malcolm", "zoe"] and "wash" not in t.told("crew", 0)
    t = paid(SETTLERS, "aphrodite", "malcolm", "zoe", "wash", settings={"unpaid": "one"})
    t.pick("unpaid:wash")
    t.pick("pay")
    assert sorted(t.told("disgruntled")) == ["malcolm", "wash", "zoe"], "another reading: one token"


def test_morals_only_on_completion() -> None:
    """R-FB-401: not at the pick-up."""
    t = table(2, at={0: "sihnon"}, crew={0: ["malcolm"]}, hand={0: [SETTLERS]})
    t.pick(f"work:{SETTLERS}")
    t.pick("go")
    assert t.told("passenger", 0) == 2 and t.told("disgruntled") == []


def test_a_moral_leader_who_has_enough() -> None:
    """R-FB-331: the second token dismisses everybody, after the Cuts were paid."""
    t = paid(SETTLERS, "aphrodite", "malcolm", "jayne", disgruntled=["malcolm"])
    t.pick("pay")
    assert t.told("crew", 0) == ["malcolm"] and t.told("disgruntled") == []


@pytest.mark.parametrize(("face", "pay"), [(1, 1000), (4, 2000), (6, 3000)])
def test_the_pay_may_hang_on_a_test(face: int, pay: int) -> None:
    """R-FB-438: Courting Kerry pays by how one talks; it is done whatever comes."""
    t = table(
        2,
        at={0: "kerry"},
        crew={0: ["nandi"]},
        jobs={0: ["courting-kerry"]},
        stage={"courting-kerry": 1},
        contraband={0: 2},
        money={0: 0},
    )
    stack_deck(t.g, ["a-little-job-on-the-side"])
    t.pick("work:courting-kerry")
    t.pick("go")
    t.pick("option:1")
    t.pick("option:0", face, *([1] if face == 6 else []))
    assert t.told("money", 0) == pay and t.told("contraband", 0) == 0 and t.told("solid", 0) == ["amnon-duul"]


def test_pay_in_goods() -> None:
    """R-FB-412: Jump & Hump pays 1 Cargo for each on the Job, not for who stayed aboard; Cuts are due all the same."""
    t = at_work(
        "jump-and-hump",
        "a-little-job-on-the-side",
        "an-unexpected-opportunity",
        "gun-play",
        at="space-bazaar",
        crew=["corbin", "jayne", "crow", "wash"],
        go=False,
    )
    t.pick("stay:wash")
    t.pick("go")
    t.pick("option:1")
    t.pick("option:1")
    t.pick("option:0", 5)
    assert t.told("cargo", 0) == 3 and t.told("part", 0) == 3 and t.pending == "CutChoice"


def test_a_reward_for_the_moral() -> None:
    """Hot Cargo: no Moral Crew is Disgruntled any more, who stayed aboard neither."""
    t = table(
        2,
        at={0: "newhope"},
        crew={0: ["marco", "zoe", "jayne"]},
        jobs={0: ["hot-cargo"]},
        contraband={0: 2},
        stage={"hot-cargo": 1},
        disgruntled=["zoe", "jayne"],
    )
    t.pick("work:hot-cargo")
    t.pick("stay:zoe")
    t.pick("go")
    assert t.told("disgruntled") == ["jayne"]


def test_desperadoes_pay_more_for_illegal_jobs() -> None:
    """A Story may add to the Pay of Illegal Jobs, R-FB-553; halves are taken of the printed Pay alone."""
    assert crime("marco", story="desperadoes").told("money", 0) == 3000 + 4000 + 1000
    assert paid(RELIEF, "newhope", "nandi", story="desperadoes").told("money", 0) == 900


def test_no_cut_but_for_jobs() -> None:
    """R-FB-495, R-FB-496: money of any other kind is the captain's."""
    t = table(2, at={0: "kerry"}, crew={0: ["nandi", "zoe"]})
    t.pick("makework")
    assert t.pending == "Actions" and t.told("money", 0) == 3200

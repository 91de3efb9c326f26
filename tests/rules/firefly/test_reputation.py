"""Warrants and reputation (R-FB-468 to R-FB-475, R-FB-519 to R-FB-543)."""

from __future__ import annotations

from typing import Any

from game.rules.firefly.cards.happening import follow
from game.rules.firefly.given.cards import stack_deck
from game.rules.firefly.jobs.reputation import Warrant, make_solid
from game.rules.firefly.tokens import nav_card
from tests.rules.firefly.happen import happen
from tests.rules.firefly.table import Table, table
from tests.rules.firefly.work import at_work, crew

ALL = ["amnon-duul", "badger", "harken", "niska", "patience"]


def failed(job: str, at: str, **tables: Any) -> Table:
    """Seat 0 gets a Warrant for that Crime: "Kill the Alarm" fails."""
    t = at_work(job, "kill-the-alarm", at=at, crew=["womack", "jayne", "bester"], **tables)
    t.pick("option:1", 1)
    return t


def done(t: Table, job: str) -> Table:
    """The Active Job of seat 0 counts as completed."""
    make_solid(t.g, 0, f"{job}#1")
    return t


def test_one_job_is_enough() -> None:
    """R-FB-519 to R-FB-525: the card lies under the ship, open to all; a second one leaves the game; each seat and each
    Contact by itself."""
    t = done(crew("nandi", jobs={0: ["dung-run-newhope", "dung-run-three-hills", "casino-caper"]}), "dung-run-newhope")
    assert t.told("solid") == {"0": ["patience"], "1": []} and t.pile("solid:0") == ["dung-run-newhope"]
    done(t, "dung-run-three-hills")
    assert t.told("removed") == ["dung-run-three-hills"] and t.pile("solid:0") == ["dung-run-newhope"]
    done(t, "casino-caper")
    assert t.told("solid", 0) == ["badger", "patience"]
    assert all(t.g.seen[item] == 3 for item in t.g.zones["solid:0"])


def test_harken_minds_warrants() -> None:
    """R-FB-542, R-FB-543: paid, but not Solid, not even when the Warrant is gone."""
    t = done(crew("nandi", jobs={0: ["cargo-ariel"]}, warrants={0: 1}), "cargo-ariel")
    assert t.told("solid", 0) == [] and t.told("removed") == ["cargo-ariel"]
    t = done(crew("nandi", jobs={0: ["casino-caper"]}, warrants={0: 1}), "casino-caper")
    assert t.told("solid", 0) == ["badger"]


def test_a_warrant_on_a_job() -> None:
    """R-FB-470, R-FB-534, R-FB-536 to R-FB-538, R-FB-540: its Contact's favour and Harken's are lost, no other's."""
    t = failed("henpecked-badger", "persephone", solid={0: ALL})
    assert t.told("solid", 0) == ["amnon-duul", "badger", "niska"] and t.told("warrants", 0) == 1
    assert len(t.told("removed")) == 2 and t.told("pile")["contact:patience"] == ["henpecked-badger"]
    t = failed("henpecked-badger", "persephone")
    assert t.told("solid", 0) == [] and t.told("pile")["contact:patience"] == ["henpecked-badger"]


def test_a_warrant_from_a_nav_card() -> None:
    """R-FB-471, R-FB-541: no Job is lost, Harken's favour is."""
    t = crew("nandi", jobs={0: ["casino-caper", "cargo-ariel"]}, solid={0: ["badger", "harken"]})
    happen(t, *follow(0, "customs-inspection#1", nav_card("customs-inspection#1").options[1].do))
    assert t.told("warrants", 0) == 1 and t.told("solid", 0) == ["badger"]
    assert t.told("jobs", 0) == ["casino-caper", "cargo-ariel"]


def test_warrants_add_up() -> None:
    """R-FB-469, R-FB-474."""
    t = happen(crew("nandi"), Warrant(0), Warrant(0))
    assert t.told("warrants", 0) == 2 and t.told("outlaw", 0)


def test_an_ident_card_counts_as_harkens_favour() -> None:
    """Warrants or not: the card is no reputation that could be lost."""
    t = crew("nandi", carries={"nandi": "alliance-ident-card"})
    assert t.told("solid", 0) == ["harken"]
    assert happen(t, Warrant(0)).told("solid", 0) == ["harken"]
    assert crew("nandi", gear={0: ["alliance-ident-card"]}).told("solid", 0) == []


def test_a_pound_of_flesh() -> None:
    """R-FB-531, R-FB-532, R-FB-595: a Warrant on a Job of Niska's Kills one of the team, Solid or not; other Contacts
    ask for nothing."""
    for solid in ([], ["niska"]):
        t = failed("mayor-of-whitefall", "athens", solid={0: solid})
        assert t.pending == "KillChoice" and len(t.offered("kill:")) == 3
        t.pick("kill:bester")
        assert t.told("removed")[-1:] == ["bester"] and t.told("solid", 0) == [] and t.told("work") == ""
    assert failed("henpecked-badger", "persephone").pending == "Actions"


def test_a_medic_may_save_from_it() -> None:
    """R-FB-533: it is a Kill."""
    t = at_work("mayor-of-whitefall", "kill-the-alarm", at="athens", crew=["womack", "jayne", "interrogator"])
    t.pick("option:1", 1)
    t.pick("kill:jayne", 5)
    assert "jayne" in t.told("crew", 0) and t.told("work") == ""


def test_won_back() -> None:
    """R-FB-539: another Job makes Solid again."""
    t = failed("henpecked-badger", "persephone", solid={0: ["patience"]}, jobs={0: ["dung-run-newhope"]})
    assert t.told("solid", 0) == []
    assert done(t, "dung-run-newhope").told("solid", 0) == ["patience"]


def test_tracks_not_covered() -> None:
    """A test may cost the favour of the one who was robbed; the Job is paid all the same."""
    for face, solid in ((1, ["patience"]), (6, ["badger", "patience"])):
        t = table(2, at={0: "persephone"}, crew={0: ["nandi"]}, hand={0: ["henpecked-badger"]}, solid={0: ["badger"]})
        stack_deck(t.g, ["a-little-job-on-the-side", "an-unexpected-opportunity"])
        t.pick("work:henpecked-badger")
        t.pick("go")
        t.pick("option:1")
        t.pick("option:1")
        t.pick("option:0", face, *([1] if face == 6 else []))
        assert t.told("solid", 0) == solid and t.told("money", 0) == 3000 + 3000 + 500

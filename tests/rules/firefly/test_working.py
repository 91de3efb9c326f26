"""The Work Action and Jobs (R-FB-386 to R-FB-448, R-FB-544 to R-FB-550)."""

from __future__ import annotations

from typing import Any

import pytest

from game.content.firefly import firefly
from game.core.views import shared, view
from game.rules.firefly.given.cards import stack_deck
from game.rules.firefly.jobs.jobs import heavy, needs_met, workable
from game.rules.firefly.ruleset import FIREFLY
from game.rules.firefly.ship.goods import unload
from tests.rules.firefly.table import Table, table
from tests.rules.firefly.work import at_work, card, crew

HERDS = "cattle-drive-kerry"
"""Shipping for Patience: 4 Cargo from Kerry to Bellerophon, Needs Fight 2, $1800, Companion $500."""


def jobs(at: str, *cards: str, **tables: Any) -> Table:
    """Seat 0 with Marco (2 Fight, 1 Tech) and those Jobs in hand."""
    given: dict[str, Any] = {"at": {0: at}, "crew": {0: ["marco"]}, "hand": {0: list(cards)}, "cruiser": "bernadette"}
    return table(2, **{**given, **tables})


def test_a_job_is_worked_where_it_begins() -> None:
    """R-FB-416, R-FB-417: in the Sector of the planet, which may hold another one as well."""
    assert jobs("kerry", HERDS).offered("work:") == [f"work:{HERDS}"]
    assert jobs("bellerophon", HERDS).offered("work:") == [] and jobs("s88", HERDS).offered("work:") == []
    assert jobs("priam", "beef-must-flow-ithaca").offered("work:") == ["work:beef-must-flow-ithaca"]
    for planet in ("jiangyin", "new-melbourne"):
        assert jobs(planet, "motherlode-ore-albion").offered("work:") != []


def test_a_delivery_takes_two_work_actions() -> None:
    """R-FB-414, R-FB-415, R-FB-418, R-FB-419, R-FB-439, R-FB-440, R-FB-442, R-FB-481, R-FB-482: load at one place,
    without a card; deliver at the other in another turn."""
    t = jobs("kerry", HERDS)
    t.pick(f"work:{HERDS}")
    assert t.told("hand", 0) == [HERDS] and t.told("acted") == []
    t.pick("go")
    assert t.told("jobs", 0) == [HERDS] and t.told("hand", 0) == [] and t.told("stage") == {HERDS: 1}
    assert (t.told("cargo", 0), t.told("money", 0), t.told("acted")) == (4, 3000, ["work"])
    assert HERDS in str(view(FIREFLY, t.g, 1).zones) and t.offered("work:") == [] and "makework" not in t.offered()
    t = jobs("bellerophon", jobs={0: [HERDS]}, stage={HERDS: 1}, cargo={0: 4})
    t.pick(f"work:{HERDS}")
    t.pick("go")
    assert (t.told("cargo", 0), t.told("money", 0), t.told("jobs", 0)) == (0, 4800, [])
    assert t.told("solid", 0) == ["patience"]


def test_hands_are_secret_until_work_begins() -> None:
    """R-FB-370, R-FB-371: an accepted Job is not Active, and nobody else sees it before the team sets out."""
    t = jobs("kerry", HERDS)
    for answer in (f"work:{HERDS}", "stay:marco#1", "send:marco#1", "cancel", f"work:{HERDS}"):
        assert HERDS not in repr(view(FIREFLY, t.g, 1)) and t.told("jobs", 0) == []
        t.pick(answer)
    assert HERDS in repr(view(FIREFLY, t.g, 0).stack) and t.session.undo()
    t.pick(f"work:{HERDS}")
    t.pick("go")
    assert HERDS in repr(view(FIREFLY, t.g, 1)) and not t.session.undo()


@pytest.mark.parametrize("crew", [["marco", "shepherd-book", "zoe"], ["marco", "zoe", "shepherd-book"]])
def test_two_worlds_with_a_job_called_off(crew: list[str]) -> None:
    """R-FB-370: whatever Job the team got ready for, a rival sees and hears the same until it sets out, even if it is
    an Immoral one, on which some stay aboard; and so it stays when it is called off."""
    told: list[list[object]] = []
    for job in ("hard-goods", "sad-little-king"):
        t = jobs("persephone", "hard-goods", "sad-little-king", crew={0: crew})
        assert {"work:hard-goods", "work:sad-little-king"} <= set(t.offered("work:"))
        rival, before = [], dict(t.g.seen)
        for answer in (f"work:{job}", "stay:zoe#1", "cancel"):
            t.pick(answer)
            rival.append((view(FIREFLY, t.g, 1), shared(FIREFLY, t.g, 0, (0, 1)), list(t.session.news)))
        assert t.told("team", 0) == [] and t.told("crew", 0)[0] == "marco" and t.g.seen == before
        told.append(rival)
    assert told[0] == told[1]


def test_calling_it_off() -> None:
    """R-FB-434: nothing happened: no Action, no card, the Job still in hand, everybody aboard."""
    t = jobs("kerry", HERDS)
    t.pick(f"work:{HERDS}")
    t.pick("cancel")
    assert t.told("acted") == [] and t.told("hand", 0) == [HERDS] and t.told("crew", 0) == ["marco"]
    assert t.told("work") == "" and t.told("team", 0) == []


def test_limits_of_active_jobs() -> None:
    """R-FB-372, R-FB-420, R-FB-421: with 3 Active no other one is begun, those go on."""
    active = ["dung-run-newhope", "settlers-regina", "fuel-run-boros"]
    t = jobs("kerry", HERDS, jobs={0: active})
    assert t.offered("work:") == []
    t = jobs("newhope", HERDS, "relief-newhope", "vital-kerry", jobs={0: active})
    assert t.offered("work:") == ["work:dung-run-newhope"]


def test_the_load_must_fit() -> None:
    """R-FB-441: refused until there is room."""
    t = jobs("kerry", HERDS, hold={0: {"contraband": 3}}, stash={0: {"contraband": 2}})
    assert t.told("room", 0) == 6 and t.offered("work:") == []
    t.pick("dump:contraband")
    assert t.offered("work:") == [f"work:{HERDS}"]


def test_what_was_lost() -> None:
    """R-FB-443 to R-FB-448: not given again, no delivery with less; replaced from anywhere it serves."""
    lost: dict[str, Any] = {"jobs": {0: [HERDS]}, "stage": {HERDS: 1}}
    assert jobs("kerry", cargo={0: 3}, **lost).offered("work:") == []
    assert jobs("bellerophon", cargo={0: 3}, **lost).offered("work:") == []
    assert jobs("bellerophon", hold={0: {"cargo": 2}}, stash={0: {"cargo": 2}}, **lost).offered("work:") != []


def test_a_load_lost_while_misbehaving() -> None:
    """R-FB-442, R-FB-443: what is gone when all cards are passed can't be delivered."""
    t = jobs(
        "athens",
        jobs={0: ["border-planets"]},
        stage={"border-planets": 1},
        contraband={0: 2},
        crew={0: ["malcolm", "lund"]},
    )
    stack_deck(t.g, ["a-little-job-on-the-side"])
    t.pick("work:border-planets")
    t.pick("go")
    unload(t.g, 0, "contraband", 1)
    t.pick("option:1")
    assert t.told("jobs", 0) == ["border-planets"] and t.told("contraband", 0) == 1 and t.told("money", 0) == 3000
    assert t.pending == "Actions" and t.told("team", 0) == []


def test_needs() -> None:
    """R-FB-408, R-FB-423, R-FB-432 to R-FB-435, R-FB-437: those who go must meet them with what they carry, at the
    drop-off as at the pick-up."""
    train = {"crew": {0: ["womack", "kaylee", "inara"]}}
    t = jobs("regina", "the-train-job", **train)
    assert t.offered("work:") == [], "nobody has TRANSPORT"
    t = jobs("regina", "the-train-job", gear={0: ["mule"]}, **train)
    t.pick("work:the-train-job")
    assert "go" not in t.offered()
    t.pick("equip:mule:inara")
    assert "go" in t.offered()
    t.pick("stay:kaylee")
    assert "go" not in t.offered() and not needs_met(t.g, 0, t.g.work), "Tech is aboard"
    t.pick("send:kaylee")
    t.pick("stay:inara")
    assert "go" not in t.offered(), "TRANSPORT is aboard"
    lost: dict[str, Any] = {"jobs": {0: [HERDS]}, "stage": {HERDS: 1}, "cargo": {0: 4}, "crew": {0: ["corbin"]}}
    assert jobs("bellerophon", **lost).offered("work:") == []
    assert crew("corbin", hand={0: ["cargo-ariel"]}, at={0: "sihnon"}).offered("work:") == ["work:cargo-ariel"]


def test_gear_that_meets_a_need_once() -> None:
    """Fast Horses are used up when the team sets out with nothing better."""
    horses: dict[str, Any] = {"crew": ["womack"], "carries": {"womack": "fast-horses"}}
    t = at_work("cattle-rustling-three-hills", "gun-play", at="three-hills", **horses)
    assert t.told("gear", 0) == [] and card(t) == "gun-play"
    t = at_work(
        "cattle-rustling-three-hills", "gun-play", at="three-hills", crew=["marco"], carries={"marco": "fast-horses"}
    )
    assert t.told("gear", 0) == ["fast-horses"]


def test_needs_are_asked_once() -> None:
    """R-FB-436: whoever is lost on the way, the attempt goes on."""
    t = at_work("bank-holdup", "sheriffs-justice", "gun-play", at="gonghe", crew=["womack", "jayne", "bester"])
    t.pick("option:1", 5)
    t.pick("kill:bester")
    assert card(t) == "gun-play"


def test_somebody_must_go() -> None:
    """R-FB-423, A-73: at least one, the Leader or not."""
    t = jobs("sihnon", "cargo-ariel", crew={0: ["marco", "zoe"]})
    t.pick("work:cargo-ariel")
    t.pick("stay:marco")
    assert "go" in t.offered() and t.told("crew", 0) == ["marco"]
    t.pick("stay:zoe")
    assert "go" not in t.offered() and t.told("crew", 0)[0] == "marco"
    t.pick("send:zoe")
    t.pick("go")
    assert t.told("crew", 0) == ["marco", "zoe"]


def test_book_stays_aboard() -> None:
    """He does not go on Immoral Jobs, but on others."""
    t = jobs("sihnon", "relocation-aphrodite", crew={0: ["womack", "shepherd-book"]})
    t.pick("work:relocation-aphrodite")
    assert t.told("team", 0) == ["womack"] and t.offered("send:") == []
    t = jobs("sihnon", "cargo-ariel", crew={0: ["womack", "shepherd-book"]})
    t.pick("work:cargo-ariel")
    assert t.told("team", 0) == ["womack", "shepherd-book"]


def test_any_number_of_passengers() -> None:
    """R-FB-412: as many as wished and as fit; paid for each that gets off."""
    t = jobs("space-bazaar", "ranch-hands-ithaca", crew={0: ["nandi"]})
    t.pick("work:ranch-hands-ithaca")
    t.pick("go")
    assert t.offered() == [f"load:passenger:{n}" for n in range(1, 9)]
    t.pick("load:passenger:5")
    assert t.told("passenger", 0) == 5 and t.told("stage") == {"ranch-hands-ithaca": 1}
    t = jobs(
        "ithaca",
        jobs={0: ["ranch-hands-ithaca"]},
        stage={"ranch-hands-ithaca": 1},
        stash={0: {"passenger": 4}},
        passenger={0: 1},
        crew={0: ["nandi", "med-staff"]},
    )
    t.pick("work:ranch-hands-ithaca")
    t.pick("go")
    assert t.offered() == [f"deliver:{n}" for n in range(5, 0, -1)]
    one = {"jobs": {0: ["ranch-hands-ithaca"]}, "stage": {"ranch-hands-ithaca": 1}, "crew": {0: ["nandi"]}}
    assert jobs("ithaca", passenger={0: 1}, **one).offered("work:") and not jobs("ithaca", **one).offered("work:")
    t.pick("deliver:4")
    assert t.told("passenger", 0) == 1 and t.told("money", 0) == 3000 + 4 * 300 + 400


def test_misbehave_cards_belong_to_their_stage() -> None:
    """R-FB-395, R-FB-402 to R-FB-406: at the pick-up or at the drop-off, before anything is loaded."""
    guns = "guns-for-gun-hands-athens"
    t = at_work(guns, "a-little-job-on-the-side", at="silverhold", crew=["marco"])
    assert t.told("contraband", 0) == 0
    t.pick("option:1")
    assert t.told("contraband", 0) == 2 and t.told("outlaw", 0) and t.pending == "Actions"
    t = jobs("athens", jobs={0: [guns]}, stage={guns: 1}, contraband={0: 2})
    t.pick(f"work:{guns}")
    t.pick("go")
    assert t.told("money", 0) == 3000 + 2400 and t.pile("misbehave.discard") == []
    t = at_work(guns, "a-little-job-on-the-side", at="silverhold", crew=["marco"])
    t.pick("option:0", 1)
    assert t.told("contraband", 0) == 0 and t.told("stage") == {}


def test_room_taken_while_misbehaving() -> None:
    """R-FB-441: what was picked up on the way may be in the way; then it goes, or the attempt is given up."""
    full: dict[str, Any] = {"stash": {0: {"cargo": 4}}, "hold": {0: {"cargo": 1}}}
    for answer in ("dump:cargo", "cancel"):
        t = at_work("guns-for-gun-hands-athens", "not-nailed-down", at="silverhold", crew=["marco"], **full)
        t.pick("option:0")
        t.pick("load:contraband:3")
        assert t.pending == "NoRoom"
        t.pick(answer)
        if answer == "cancel":
            assert t.told("stage") == {} and t.told("contraband", 0) == 3 and t.told("work") == ""
        else:
            t.pick(answer)
            assert t.told("contraband", 0) == 5 and t.told("cargo", 0) == 3


def test_two_fry_saves_a_card() -> None:
    """With a SNIPER RIFLE one Misbehave card fewer on a Job, never none, and not on a Goal (R-FB-560)."""

    def drawn(job: str, at: str, who: list[str], **tables: Any) -> int:
        t = at_work(
            job,
            "a-little-job-on-the-side",
            "an-unexpected-opportunity",
            "vote-of-no-confidence",
            at=at,
            crew=who,
            **tables,
        )
        while t.pending == "MisbehaveChoice":
            t.pick(t.offered()[-1])
        return len(t.pile("misbehave.discard"))

    armed: dict[str, Any] = {"carries": {"two-fry": "vera"}}
    assert drawn("mayor-of-whitefall", "athens", ["womack", "two-fry"], **armed) == 2
    assert drawn("mayor-of-whitefall", "athens", ["womack", "two-fry"], gear={0: ["vera"]}) == 3
    assert drawn("guns-for-gun-hands-athens", "silverhold", ["womack", "two-fry"], **armed) == 1
    t = table(2, at={0: "jiangyin"}, crew={0: ["nandi", "two-fry"]}, **armed)
    stack_deck(t.g, ["a-little-job-on-the-side", "an-unexpected-opportunity"])
    t.pick("goal:king-of-all-londinium/1")
    t.pick("go")
    t.pick("option:1")
    assert t.pending == "MisbehaveChoice"


def test_heavy_jobs() -> None:
    """More Fuel for each Full Burn, only while Active."""
    assert heavy(jobs("s31", "motherlode-ore-albion").g, 0) == 0
    assert heavy(jobs("s31", jobs={0: ["motherlode-ore-albion", "motherlode-ore-boros"]}).g, 0) == 2


def test_make_work() -> None:
    """R-FB-544 to R-FB-550: $200 at any planet for the Work Action, whoever one is and whatever else there is to do."""
    t = jobs("kerry", HERDS, crew={0: ["marco", "zoe", "jayne"]}, warrants={0: 2})
    t.pick("makework")
    assert t.told("money", 0) == 3200 and t.told("acted") == ["work"] and t.offered("work:") == []
    assert t.told("solid", 0) == [] and t.pending == "Actions"
    assert "makework" in jobs("space-bazaar").offered() and "makework" not in jobs("s31").offered()
    idle = {"make_work": "idle"}
    assert "makework" not in jobs("kerry", HERDS, settings=idle).offered()
    assert "makework" in jobs("kerry", settings=idle).offered()


def test_what_jobs_say() -> None:
    """R-FB-386, R-FB-388, R-FB-398, R-FB-407, R-FB-409: many share a name, each has one Contact, one place for a Crime
    and two for a Delivery, a bonus or none."""
    cards = [job for job in firefly().jobs.values() if not job.box]
    herds = [job for job in cards if job.title == "Feed for the Herds"]
    assert len({job.id for job in herds}) == 3 and {job.contact for job in herds} == {"patience"}
    assert all(len(job.places) == (1 if job.kind == "crime" else 2) for job in cards)
    assert all(bool(job.bonus[0]) == bool(job.bonus[1] or job.bonus[2]) for job in cards)
    assert {job.immoral for job in cards} == {True, False}


def test_the_steps_of_work_in_order() -> None:
    """R-FB-422: the team and its Gear, the Needs, then Misbehaving, then the outcome."""
    t = at_work(
        "henpecked-badger", "gun-play", "a-little-job-on-the-side", at="persephone", crew=["womack", "jayne"], go=False
    )
    assert t.pending == "TeamChoice" and t.pile("drawn") == []
    t.pick("go")
    assert t.pending == "MisbehaveChoice"
    t.pick("option:0", 5)
    t.pick("option:1")
    assert t.pending == "WayChoice" and t.told("money", 0) == 3000


@pytest.mark.parametrize("job", [id for id, job in firefly().jobs.items() if not job.box])
def test_every_job_can_be_worked_to_its_end(job: str) -> None:
    """R-FB-387, R-FB-390 to R-FB-397: with a Crew that can do anything each of the 125 pays and is done."""
    fact = firefly().jobs[job]
    team = ["corbin", "jayne", "inara", "simon-tam", "grange-brothers", "zoe"]
    gear = {
        "jayne": ["burgesss-jeep", "flashkill-pod-grenades", "security-interface-pad"],
        "grange-brothers": ["alliance-ident-card", "vera"],
    }
    for stage, places in enumerate(fact.places):
        begun = {"jobs": {0: [job]}, "stage": {job: stage}} if stage else {"hand": {0: [job]}}
        goods = {do.what: do.n or 2 for do in fact.load} if stage else {}
        t = table(2, at={0: places[0]}, crew={0: team}, carries=gear, cruiser="bernadette", hold={0: goods}, **begun)
        stack_deck(t.g, ["a-formal-affair", "womans-touch", "we-need-a-distraction", "kill-the-alarm"])
        assert workable(t.g, 0) == [f"{job}#1"]
        t.pick(f"work:{job}")
        t.pick("go")
        finish(t)
        assert t.told("work") == "" and t.told("acted") == ["work"]
    assert t.told("jobs", 0) == t.told("hand", 0) == []
    assert fact.contact in t.told("solid", 0)


def finish(t: Table) -> None:
    """Answer until the turn goes on: Aces first, Cuts paid, all dice show a 5."""
    while t.pending != "Actions":
        offered = [option.key for option in t.session.options]
        wanted = next((key for key in ("ace", "pay", "roll", "keep") if key in offered), offered[0])
        t.session.answer(wanted, lambda chance, outcomes: 4)

"""Crew, Leaders and Disgruntled Crew (R-FB-298 to R-FB-331, R-FB-500 to R-FB-518, R-FB-587 to R-FB-589)."""

from __future__ import annotations

from typing import Any

import pytest

from game.content.firefly import firefly
from game.rules.firefly.cards.happening import follow
from game.rules.firefly.crew.crew import Hire, disgruntle, soothe
from game.rules.firefly.crew.killing import Kill
from game.rules.firefly.given.cards import stack_deck
from game.rules.firefly.tokens import misbehave_card
from game.rules.firefly.zones import outlaw
from tests.rules.firefly.happen import happen
from tests.rules.firefly.table import Table, table
from tests.rules.firefly.work import FIGHT, at_work, card, crew, total


def unhappy(t: Table, name: str) -> Table:
    """Give one of the Crew of seat 0 a Disgruntled token."""
    who = next(item for item in (*t.g.zones["crew:0"], *t.g.zones.get("team:0", ())) if item.startswith(f"{name}#"))
    return happen(t, *disgruntle(t.g, 0, who, "card"))


def test_dismissing() -> None:
    """R-FB-307 to R-FB-309, R-FB-311 to R-FB-314: at any planet, to the own discard pile, free; the Gear stays."""
    t = crew("nandi", "zoe", "wash", at={0: "athens"}, carries={"zoe": "vera"})
    assert sorted(t.offered("dismiss:")) == ["dismiss:wash", "dismiss:zoe"]
    t.pick("dismiss:zoe")
    assert t.told("pile")["supply:silverhold"] == ["zoe"] and t.told("crew", 0) == ["nandi", "wash"]
    assert t.told("acted") == [] and t.told("money", 0) == 3000 and t.told("gear", 0) == ["vera"]
    assert crew("nandi", "zoe", at={0: "s31"}).offered("dismiss:") == []


def test_no_dismissal_to_escape_a_kill() -> None:
    """R-FB-310, R-FB-315: not while something is resolved, and not in another's turn."""
    t = crew("nandi", "zoe", at={0: "athens"})
    happen(t, Kill(0, 1))
    assert t.offered("dismiss:") == []
    t = crew("nandi", "zoe", at={0: "athens", 1: "athens"}, active=1)
    assert t.offered("dismiss:zoe") == []


def test_hiring_makes_outlaws_and_heads() -> None:
    """R-FB-298, R-FB-299, R-FB-304, R-FB-305: Professions are a set, a Wanted one makes the ship an Outlaw Ship."""
    t = crew("nandi", pile={"supply:silverhold": ["zoe"]})
    assert not outlaw(t.g, 0)
    happen(t, Hire(0, t.g.zones["supply:silverhold.discard"][0]))
    assert outlaw(t.g, 0) and t.told("crew", 0) == ["nandi", "zoe"]
    cards = firefly().crew
    assert cards["saffron"].professions == ("companion", "grifter") and cards["river-tam"].professions == ()


def test_one_deceptive_crew_at_a_time() -> None:
    """Whoever hires another one, the first leaves the game."""
    crews = {0: ["nandi"], 1: ["marco", "saffron"]}
    t = table(2, crew=crews, disgruntled=["saffron"], pile={"supply:regina": ["bridgit"]})
    happen(t, Hire(0, "bridgit#1"))
    assert t.told("crew", 0) == ["nandi", "bridgit"] and t.told("crew", 1) == ["marco"]
    assert t.told("removed") == ["saffron"] and t.told("disgruntled") == []


def test_a_token_and_a_second_one() -> None:
    """R-FB-501, R-FB-503, R-FB-505 to R-FB-508: the second makes them leave, to be hired again without a token."""
    t = unhappy(crew("nandi", "zoe", carries={"zoe": "vera"}), "zoe")
    assert t.told("disgruntled") == ["zoe"] and t.told("crew", 0) == ["nandi", "zoe"]
    unhappy(t, "zoe")
    assert t.told("crew", 0) == ["nandi"] and t.told("pile")["supply:silverhold"] == ["zoe"]
    assert t.told("disgruntled") == [] and t.told("removed") == [] and t.told("gear", 0) == ["vera"]
    happen(t, Hire(0, "zoe#1"))
    assert t.told("disgruntled") == []


def test_the_disgruntled_work_as_others_do() -> None:
    """R-FB-502: their Skill counts."""
    t = at_work("mayor-of-whitefall", "gun-play", at="athens", crew=["womack", "zoe"], disgruntled=["zoe"])
    assert ("test", 0, "fight", 4 + 5) in t.pick("option:0", 5)


def test_a_leaders_second_token() -> None:
    """R-FB-324 to R-FB-330: all others are discarded to their own piles, the Leader keeps no token, Gear stays."""
    gear = {"zoe": "vera", "nandi": "pistol"}
    t = crew("nandi", "zoe", "wash", "kaylee", disgruntled=["nandi", "wash"], carries=gear)
    unhappy(t, "nandi")
    assert t.told("crew", 0) == ["nandi"] and t.told("disgruntled") == []
    piles = t.told("pile")
    assert (piles["supply:silverhold"], piles["supply:regina"], piles["supply:space-bazaar"]) == (
        ["zoe"],
        ["kaylee"],
        ["wash"],
    )
    assert sorted(t.told("gear", 0)) == ["pistol", "vera"] and t.told("carries")["nandi"] == ["pistol"]
    t = unhappy(crew("nandi", disgruntled=["nandi"]), "nandi")
    assert t.told("crew", 0) == ["nandi"] and t.told("disgruntled") == []


@pytest.mark.parametrize("leader_goes", [True, False])
def test_fired_in_the_middle_of_a_job(leader_goes: bool) -> None:
    """R-FB-326, R-FB-504: the team is gone at once; only a Leader on the Job goes on alone."""
    t = at_work(
        "mayor-of-whitefall",
        "thrillin-heroics",
        "gun-play",
        at="athens",
        crew=["monty", "zoe", "jayne"],
        disgruntled=["monty"],
        go=False,
    )
    if not leader_goes:
        t.pick("stay:monty")
    t.pick("go")
    if leader_goes:
        t.pick("option:1")
        assert t.told("team", 0) == ["monty"] and t.told("crew", 0) == [] and card(t) == "gun-play"
    else:
        unhappy(t, "monty")
        t.pick("option:0")
        assert t.told("work") == "" and t.told("crew", 0) == ["monty"] and "mayor-of-whitefall" in t.told("jobs", 0)


def test_fendris_takes_the_leaders_token() -> None:
    """He must, and jumps ship at his second one; aboard he is of no use to a Leader on a Job."""
    t = unhappy(crew("nandi", "fendris"), "nandi")
    assert t.told("disgruntled") == ["fendris"]
    unhappy(t, "nandi")
    assert t.told("crew", 0) == ["nandi"] and t.told("disgruntled") == []
    t = at_work("mayor-of-whitefall", "gun-play", at="athens", crew=["womack", "fendris", "zoe"], go=False)
    t.pick("stay:fendris")
    t.pick("go")
    unhappy(t, "womack")
    assert t.told("disgruntled") == ["womack"]


@pytest.mark.parametrize(
    ("name", "option", "who"),
    [("old-vendetta", 1, ["malcolm", "zoe", "jayne"]), ("thrillin-heroics", 1, ["malcolm", "zoe"])],
)
def test_cards_that_disgruntle(name: str, option: int, who: list[str]) -> None:
    """R-FB-430, R-FB-431, R-FB-500: all on the Job, or the Moral ones of them; who stayed aboard is let alone."""
    t = at_work("mayor-of-whitefall", "gun-play", at="athens", crew=["malcolm", "zoe", "jayne", "kaylee"], go=False)
    t.pick("stay:kaylee")
    t.pick("go")
    happen(t, *follow(0, f"{name}#1", misbehave_card(f"{name}#1").options[option].do))
    assert sorted(t.told("disgruntled")) == sorted(who)


def test_soothing_the_moral() -> None:
    """A card may take the tokens of Moral Crew away, not those of others."""
    t = crew("nandi", "zoe", "jayne", disgruntled=["zoe", "jayne", "nandi"])
    happen(t, *follow(0, "x", misbehave_card("thrillin-heroics#1").options[0].bands[1].do))
    assert t.told("disgruntled") == ["jayne", *(["nandi"] if not firefly().crew["nandi"].moral else [])]


def together(**tables: Any) -> Table:
    """Two ships in one Sector; seat 1 has Zoe ($300) and Wash ($200), Zoe is Disgruntled, and so is its Leader."""
    given: dict[str, Any] = {"at": {0: "s31", 1: "s31"}, "crew": {0: ["marco"], 1: ["nandi", "zoe", "wash"]}}
    return table(2, **{**given, "disgruntled": ["zoe", "nandi"], "carries": {"zoe": "vera"}, **tables})


def test_a_better_offer() -> None:
    """R-FB-509 to R-FB-517, R-FB-587, R-FB-589: only the Disgruntled, never a Leader; the price goes to the bank, no
    consent, no Action, no token."""
    t = together()
    assert t.offered("hire:") == ["hire:zoe"]
    t.pick("hire:zoe")
    assert t.told("money") == {"0": 2700, "1": 3000} and t.told("acted") == []
    assert t.told("crew", 0) == ["marco", "zoe"] and t.told("disgruntled") == ["nandi"]
    assert t.told("gear", 1) == ["vera"] and t.told("carries")["zoe"] == []


def test_no_better_offer() -> None:
    """R-FB-280, R-FB-511, R-FB-515, R-FB-516, R-FB-518: elsewhere, in another's turn, without a bunk or the money, and
    not in passing."""
    t = together(at={0: "s30", 1: "s31"})
    stack_deck(t.g, ["the-big-black"])
    t.pick("burn:s31")
    while t.pending == "NavChoice":
        t.pick("option:0")
    assert t.pending == "FlightChoice" and t.offered("hire:") == []
    t.pick("stop")
    assert t.offered("hire:") == ["hire:zoe"]
    assert together(at={0: "s31", 1: "s32"}).offered("hire:") == []
    assert together(active=1).offered("hire:") == []
    assert together(money={0: 200}).offered("hire:") == []
    full = ["marco", "jayne", "crow", "kaylee", "bree", "billy"]
    assert together(crew={0: full, 1: ["nandi", "zoe", "wash"]}).offered("hire:") == []


def test_a_better_offer_for_free() -> None:
    """R-FB-588: no discount applies but that of who hires at no cost."""
    t = together(crew={0: ["nandi"], 1: ["marco", "zoe"]}, disgruntled=["zoe"], money={0: 0})
    t.pick("hire:zoe")
    assert t.told("money", 0) == 0 and t.told("crew", 0) == ["nandi", "zoe"]


def test_cheering_up() -> None:
    """As an Action of its own somebody cheers up another one, never oneself."""
    t = crew("nandi", "emma", "zoe", disgruntled=["zoe", "emma"])
    assert t.offered("cheer:") == ["cheer:zoe"]
    t.pick("cheer:zoe")
    assert t.told("disgruntled") == ["emma"] and t.told("acted") == ["cheer"] and t.offered("cheer:") == []
    t = crew("nandi", "emma", "zoe", disgruntled=["zoe"], acted=["fly", "work"])
    assert t.offered("cheer:") == []
    t = crew("nandi", "emma", "lucy", "zoe", disgruntled=["zoe", "emma"])
    t.pick("cheer:zoe")
    assert t.offered("cheer:") == [], "one Action of a kind, whoever cheers"
    soothe(t.g, "emma#1")
    assert t.told("disgruntled") == []


def test_professions() -> None:
    """R-FB-617, R-FB-618, R-FB-623, R-FB-624, R-FB-626: seven of them, none, one or several to a Crew; cards name
    them."""
    cards = firefly()
    known = {name for one in cards.crew.values() for name in one.professions}
    assert known == {"soldier", "merc", "pilot", "mechanic", "companion", "grifter", "medic"}
    assert {len(one.professions) for one in cards.crew.values()} == {0, 1, 2}
    options = [option for one in cards.nav.values() for option in one.options]
    named = {do.what for option in options for do in (*option.needs, *option.free_with)}
    assert {"pilot", "mechanic"} <= named and "grifter" in {job.bonus[0] for job in cards.jobs.values()}


def test_a_profession_does_nothing_by_itself() -> None:
    """R-FB-619, R-FB-620, R-FB-627: but for the Medic it matters only where a card says so."""
    t = crew("nandi", "enforcer", "interrogator")
    happen(t, Kill(0, 1))
    t.pick("kill:enforcer", 5)
    assert "enforcer" in t.told("crew", 0)
    assert total(crew("nandi", "enforcer"), FIGHT, 1) == total(crew("nandi", "skunk"), FIGHT, 1) == 3

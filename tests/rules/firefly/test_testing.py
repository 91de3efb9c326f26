"""Skill Tests (R-FB-98 to R-FB-131)."""

from __future__ import annotations

from typing import Any

import pytest

from game.content.firefly import firefly
from game.rules.firefly.crew.testing import SkillTest
from tests.rules.firefly.happen import happen
from tests.rules.firefly.work import BRIBES, FIGHT, KOSHER, TECH, WARRANTS, at_work, card, crew, told_by, total

RUSTLING = "cattle-rustling-three-hills"
"""A Crime at Three Hills: 2 Misbehave cards, Needs Fight 2 and TRANSPORT, which Marco has."""


def test_a_die_and_all_points() -> None:
    """R-FB-99, R-FB-100, R-FB-105, R-FB-112, R-FB-113, R-FB-316, R-FB-337: every Crew, the Leader, too, and all Gear
    they carry, not only the best."""
    t = crew("nandi", "gun-hand", "zoe", gear={0: ["vera"]}, carries={"zoe": "pistol"})
    assert total(t, FIGHT, 3) == 3 + 1 + 1 + 2 + 1
    assert total(crew("corbin", "kaylee"), TECH, 4) == 4 + 2 + 3
    assert total(crew("nandi", money={0: 0}), BRIBES, 1) == 1 + 2


def test_what_a_test_says() -> None:
    """R-FB-98, R-FB-104, R-FB-116: one of three Skills, at least two bands, Kosherized or Bribes or neither."""
    faces = firefly()
    cards: list[Any] = [*faces.nav.values(), *faces.misbehave.values(), *faces.jobs.values()]
    cards += faces.goals.values()
    tests = [(option.test, option.bands) for one in cards for option in one.options if option.test]
    assert {test.skill for test, _ in tests} == {"fight", "tech", "negotiate"}
    assert all(len(bands) >= 2 for _, bands in tests)
    assert {(test.kosher, test.bribes) for test, _ in tests} == {(False, False), (True, False), (False, True)}


def test_only_the_team_counts_on_a_job() -> None:
    """R-FB-106, R-FB-428: Crew aboard and what they carry are of no use."""
    t = at_work(
        RUSTLING, "gun-play", at="three-hills", crew=["marco", "zoe", "gun-hand"], go=False, carries={"zoe": "vera"}
    )
    t.pick("stay:zoe")
    t.pick("go")
    assert card(t) == "gun-play"
    news = t.pick("option:0", 4)
    assert ("test", 0, "fight", 4 + 2 + 1) in news


@pytest.mark.parametrize(("face", "ends"), [(3, "botched"), (5, "proceed")])
def test_the_sample_test(face: int, ends: str) -> None:
    """R-FB-107, R-FB-109 to R-FB-111: Fight 7 with 2 points; 5 Kills and is Botched, 7 goes on."""
    t = at_work(RUSTLING, "gun-play#1", "gun-play#2", at="three-hills", crew=["marco", "med-staff"])
    t.pick("option:0", face)
    if ends == "botched":
        assert t.pending == "KillChoice"
        t.pick("kill:med-staff", 1)
        assert t.told("removed") == ["med-staff"] and t.told("work") == "" and t.pending == "Actions"
    else:
        assert card(t) == "gun-play" and t.told("crew", 0) == [] and t.told("removed") == []


def test_totals_outside_the_bands() -> None:
    """R-FB-108, R-FB-109: below the lowest number the lowest band holds, above the highest the highest."""
    t = crew("burgess", warrants={0: 4})
    assert total(t, WARRANTS, 1) == 1 + 1 - 4 and t.pending == "Actions"
    assert total(crew("marco", "zoe", "jayne", "stitch"), FIGHT, 5) == 13


def test_a_choice_of_tests_is_made_before_the_die() -> None:
    """R-FB-114, R-FB-115: only the test chosen is rolled, and there is no second choice."""
    t = at_work(RUSTLING, "kill-the-alarm", at="three-hills", crew=["marco", "gun-hand"])
    assert t.offered() == ["option:0", "option:1"]
    news = t.pick("option:1", 1)
    assert [line[2] for line in news if line[0] == "test"] == ["fight"]
    assert t.told("warrants", 0) == 1 and t.pending == "Actions"


def test_kosherized() -> None:
    """R-FB-117 to R-FB-119: only what is printed on Crew counts, unless a Crew's card says otherwise."""
    armed = {"zoe": "vera", "nandi": "pistol"}
    assert total(crew("nandi", "zoe", carries=armed), KOSHER, 4) == 4 + 1 + 2
    assert total(crew("nandi", "lund", carries={"lund": "vera", "nandi": "pistol"}), KOSHER, 4) == 4 + 1 + 2 + 2
    assert total(crew("nandi", "stark", "hill-folk", "doralee"), KOSHER, 4) == 4 + 1 + 1
    kosher = [o.test for c in firefly().misbehave.values() for o in c.options if o.test and o.test.kosher]
    assert kosher and all(test.skill == "fight" for test in kosher)


def test_bribes() -> None:
    """R-FB-120 to R-FB-126: paid before the die, $100 each, as much as there is, and gone whatever happens."""
    t = crew("nandi", money={0: 350})
    happen(t, SkillTest(0, *BRIBES))
    assert t.pending == "Prepare" and t.offered() == ["roll", "bribe:1", "bribe:2", "bribe:3"]
    news = t.pick("bribe:3", 2)
    assert ("test", 0, "negotiate", 2 + 2 + 3) in news and t.told("money", 0) == 50
    t = crew("nandi")
    happen(t, SkillTest(0, *BRIBES))
    news = t.pick("roll", 2)
    assert ("test", 0, "negotiate", 4) in news and t.told("money", 0) == 3000
    t = crew("nandi")
    assert total(t, WARRANTS, 2) == 4, "no Bribes where the test does not say so"


def test_the_firefly_and_its_bonus_roll() -> None:
    """R-FB-125, R-FB-127 to R-FB-130: it is a 6 and brings another die, in every test, again and again."""
    assert total(crew("marco"), FIGHT, 6, 3) == 2 + 6 + 3
    assert total(crew("marco"), FIGHT, 6, 6, 2) == 2 + 14
    assert total(crew("marco"), KOSHER, 6, 1) == 2 + 7
    t = crew("nandi", money={0: 400})
    happen(t, SkillTest(0, *BRIBES))
    assert ("test", 0, "negotiate", 2 + 4 + 6 + 2) in t.pick("bribe:4", 6, 2)


def test_one_bonus_roll_by_another_reading() -> None:
    """R-FB-129: with the setting "once" the Firefly of a Bonus Roll is a plain 6."""
    assert total(crew("marco", settings={"bonus_roll": "once"}), FIGHT, 6, 6) == 2 + 12


def test_bester_takes_the_bonus_roll_away() -> None:
    """His captain's Tech Tests have none; other tests do."""
    assert total(crew("corbin", "bester"), TECH, 6) == 6 + 3
    assert total(crew("marco", "bester"), FIGHT, 6, 1) == 2 + 7


def test_another_throw() -> None:
    """A card may let a test be thrown again; the second throw stands."""
    t = crew("corbin", "kaylee")
    news = told_by(t, SkillTest(0, "state-of-the-art-security#1", 0), faces=(1,))
    assert t.pending == "AfterRoll" and t.offered() == ["keep", "reroll"] and not [n for n in news if n[0] == "test"]
    news = t.pick("reroll", 2)
    assert ("test", 0, "tech", 7) in news and t.pending == "Actions"
    assert total(crew("corbin", "kaylee"), TECH, 6, 1) == 12, "in the highest band there is nothing to win"


def test_the_cunning_hat() -> None:
    """While Misbehaving 1s are thrown again, as often as they come, unasked: the card doesn't say "may". Not on a
    flight, nor in the test of a Job."""
    t = at_work(
        RUSTLING, "gun-play", at="three-hills", crew=["marco", "gun-hand"], carries={"marco": "jaynes-cunning-hat"}
    )
    assert ("test", 0, "fight", 5) in t.pick("option:0", 1, 1, 2)
    assert total(crew("marco", carries={"marco": "jaynes-cunning-hat"}), FIGHT, 1) == 3
    t = at_work(
        "good-fences",
        "gun-play",
        "gun-play",
        at="ezra",
        crew=["marco", "jayne"],
        carries={"marco": "jaynes-cunning-hat"},
    )
    t.pick("option:0", 4)
    t.pick("option:0", 4)
    assert ("test", 0, "fight", 5) in t.pick("option:0", 1)


def test_gear_used_up_after_the_roll() -> None:
    """A Knife adds 1 and goes to its own discard pile; it counts only when carried, and not in a Kosherized Fight."""
    t = crew("nandi", "gun-hand", carries={"gun-hand": "knife", "nandi": "crows-knife"})
    happen(t, SkillTest(0, *FIGHT), faces=(2,))
    assert sorted(t.offered()) == ["discard:crows-knife", "discard:knife", "keep"]
    t.pick("discard:knife")
    news = t.pick("discard:crows-knife")
    assert ("test", 0, "fight", 2 + 2 + 1 + 2) in news
    assert "knife" in {name for pile in t.told("pile").values() for name in pile} and t.told("gear", 0) == []
    assert total(crew("nandi", gear={0: ["knife"]}), FIGHT, 2) == 3
    assert total(crew("nandi", carries={"nandi": "knife"}), KOSHER, 2) == 3


def test_gear_that_serves_as_a_keyword_once() -> None:
    """Discarded before the die it earns what the test gives for the Keyword."""
    t = crew("corbin", carries={"corbin": "improvised-hacking-rig"})
    happen(t, SkillTest(0, "womans-touch#1", 1))
    assert t.pending == "Prepare"
    assert ("test", 0, "tech", 2 + 2 + 3) in t.pick("discard:improvised-hacking-rig", 2)
    t = crew("corbin", carries={"corbin": "security-interface-pad"})
    assert total(t, ("womans-touch#1", 1), 2) == 2 + 2 + 1 + 3
    t = crew("marco", carries={"marco": "knife"})
    assert total(t, ("knife-fight#1", 1), 3) == 3 + 2 + 3, "any Knife, in hand"


def test_a_negotiation_by_fist() -> None:
    """Stitch, once per Job: Fight instead, and no Bribes with it (a Goal is no Job)."""
    t = at_work(RUSTLING, "backwater-deputies", "the-local-law", at="three-hills", crew=["marco", "stitch"])
    t.pick("option:0")
    assert "as-fight" in t.offered() and "bribe:1" in t.offered()
    news = t.pick("as-fight", 5)
    assert ("test", 0, "fight", 9) in news and t.told("money", 0) == 3000
    assert card(t) == "the-local-law"
    t.pick("option:0")
    assert t.pending == "Prepare" and "as-fight" not in t.offered()
    t.pick("roll", 1)
    assert "as_fight" not in t.told("marks")
    assert total(crew("marco", "stitch"), WARRANTS, 2) == 2


def test_one_alone() -> None:
    """Old Vendetta: the one who is chosen fights alone, with own Gear, and dies or passes."""
    t = at_work(
        RUSTLING, "old-vendetta", at="three-hills", crew=["marco", "gun-hand", "jayne"], carries={"gun-hand": "pistol"}
    )
    t.pick("option:0")
    assert sorted(t.offered()) == ["one:gun-hand", "one:jayne", "one:marco"]
    news = t.pick("one:gun-hand", 2)
    assert ("test", 0, "fight", 2 + 1 + 1) in news and "gun-hand" not in t.told("crew", 0)
    assert t.told("gear", 0) == ["pistol"] and t.told("work") == ""


@pytest.mark.parametrize(("face", "more"), [(3, 0), (4, 2), (5, 0), (6, 3)])
def test_rivers_gift(face: int, more: int) -> None:
    """Before each test her die says what she adds: 2 to one Skill, or 3 to any."""
    assert total(crew("corbin", "river-tam"), TECH, face, 2) == 2 + 2 + more


def test_river_goes_back() -> None:
    """R-FB-429: on 1 or 2 she returns to the ship and is out of the attempt; Simon makes her gift greater."""
    t = at_work(RUSTLING, "gun-play#1", "gun-play#2", at="three-hills", crew=["marco", "river-tam"])
    t.pick("option:0", 2, 5)
    assert t.told("crew", 0) == ["river-tam"] and t.told("team", 0) == ["marco"]
    assert ("test", 0, "fight", 7) in t.pick("option:0", 5)
    assert total(crew("corbin", "river-tam", "simon-tam"), TECH, 4, 1) == 1 + 2 + 2 + 2 + 2
    assert total(crew("nandi", "river-tam"), KOSHER, 3, 1) == 2, "Kosherized: only what is printed"


def test_river_alone() -> None:
    """Chosen for a duel and sent back by her gift she can't be Killed by it (R-FB-430); alone on a Job the attempt is
    Botched at once (R-FB-479)."""
    t = at_work(RUSTLING, "old-vendetta", at="three-hills", crew=["marco", "river-tam"])
    t.pick("option:0")
    news = t.pick("one:river-tam", 1, 3)
    assert ("test", 0, "fight", 3) in news and t.told("removed") == [] and t.told("work") == ""
    t = at_work("postmans-parcel", "gun-play", at="space-bazaar", crew=["marco", "river-tam"], go=False)
    t.pick("stay:marco")
    t.pick("go")
    t.pick("option:0", 1)
    assert t.told("work") == "" and t.pending == "Actions" and "postmans-parcel" in t.told("jobs", 0)


def test_special_rules_of_crew() -> None:
    """Skill Points that depend on Gear and company."""
    assert total(crew("nandi", "enforcer", carries={"enforcer": "pistol"}), WARRANTS, 1) == 1 + 2 + 1
    assert total(crew("nandi", "enforcer", carries={"nandi": "pistol"}), WARRANTS, 1) == 3
    assert total(crew("nandi", "enforcer", carries={"enforcer": "pistol"}), FIGHT, 1) == 1 + 1 + 1 + 1
    assert total(crew("nandi", "stark", "hill-folk", "hill-folk"), TECH, 1) == 1
    assert total(crew("nandi", "stark", "hill-folk", "hill-folk"), FIGHT, 1) == 1 + 1 + 1 + 3
    assert total(crew("nandi", "stark", "hill-folk"), FIGHT, 1) == 3
    assert total(crew("nandi", "crow", carries={"crow": "crows-knife"}), FIGHT, 4) == 4 + 1 + 2 + 1

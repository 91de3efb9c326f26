"""Gear and Keywords (R-FB-332 to R-FB-341, R-FB-424 to R-FB-426, R-FB-628 to R-FB-634)."""

from __future__ import annotations

import pytest

from game.content.firefly import firefly
from game.rules.firefly.crew.gear import may_carry, room_for
from game.rules.firefly.perks import has_keyword, keywords
from game.rules.firefly.tokens import gear_card
from tests.rules.firefly.work import FIGHT, at_work, crew, total


def test_one_gear_each() -> None:
    """R-FB-332 to R-FB-334: the Leader included; any number is owned, the rest is set aside."""
    t = crew("nandi", "zoe", gear={0: ["vera", "pistol", "knife"]})
    t.pick("equip:vera:zoe")
    assert "equip:pistol:zoe" not in t.offered() and "equip:pistol:nandi" in t.offered()
    t.pick("equip:pistol:nandi")
    assert t.told("carries") == {"nandi": ["pistol"], "zoe": ["vera"], t.told("leader", 1): []}
    assert t.offered("equip:knife:") == [] and t.told("acted") == []
    t.pick("unequip:vera")
    assert "equip:knife:zoe" in t.offered() and len(t.told("gear", 0)) == 3


def test_gear_goes_from_hand_to_hand() -> None:
    """R-FB-332: whoever gets it must have a hand free."""
    t = crew("nandi", "zoe", carries={"zoe": "vera"})
    t.pick("equip:vera:nandi")
    assert t.told("carries")["nandi"] == ["vera"] and t.told("carries")["zoe"] == []


def test_what_is_not_carried_gives_nothing() -> None:
    """R-FB-335, R-FB-338, R-FB-339, R-FB-631: no Keyword from spare Gear; one piece may have several."""
    t = crew("nandi", "zoe", gear={0: ["vera", "bona-fide-credentials"]})
    assert list(keywords(t.g, 0)) == []
    t.pick("equip:vera:zoe")
    assert {word for word, _ in keywords(t.g, 0)} == {"firearm", "sniper-rifle"}


def test_keywords_of_crew() -> None:
    """R-FB-629, R-FB-630, R-FB-634: they need no Gear, and no Keyword stands for another."""
    t = crew("burgess", "zoe", carries={"burgess": "pistol"})
    assert {word for word, _ in keywords(t.g, 0)} == {"fancy-duds", "firearm"}
    assert not has_keyword(t.g, 0, "sniper-rifle")
    everything = {word for gear in firefly().gear.values() for word in gear.keywords}
    assert everything == {
        "firearm",
        "sniper-rifle",
        "explosives",
        "hacking-rig",
        "fake-id",
        "transport",
        "fancy-duds",
    }, "R-FB-628"


def test_a_sky_hook_needs_a_pilot() -> None:
    """An Upgrade that counts as TRANSPORT only with a Pilot in the Crew."""
    assert not has_keyword(crew("nandi", upgrades={0: ["sky-hook"]}).g, 0, "transport")
    assert has_keyword(crew("nandi", "wash", upgrades={0: ["sky-hook"]}).g, 0, "transport")


@pytest.mark.parametrize(
    ("who", "gear", "may"),
    [
        ("zoe", "burgesss-laser", False),
        ("kaylee", "burgesss-laser", True),
        ("crow", "pistol", False),
        ("crow", "crows-knife", True),
        ("zoe", "pistol", True),
    ],
)
def test_who_may_carry_what(who: str, gear: str, may: bool) -> None:
    """Some Gear needs a Tech point printed on its carrier; some Crew won't touch a FIREARM."""
    t = crew("nandi", who, gear={0: [gear]})
    assert (f"equip:{gear}:{who}" in t.offered()) == may


def test_more_hands() -> None:
    """Jayne carries 3, the Grange Brothers 2; the hat takes no hand."""
    t = crew("nandi", "jayne", "grange-brothers", gear={0: ["pistol", "knife", "vera", "jaynes-cunning-hat"]})
    assert (room_for(t.g, "jayne#1"), room_for(t.g, "grange-brothers#1"), room_for(t.g, "nandi#1")) == (3, 2, 1)
    for gear in ("pistol", "knife", "vera", "jaynes-cunning-hat"):
        t.pick(f"equip:{gear}:jayne")
    assert len(t.told("carries")["jayne"]) == 4 and room_for(t.g, "jayne#1") == 0
    assert not may_carry(t.g, 0, "pistol#2", "jayne#1")


def test_gear_is_committed_before_a_job() -> None:
    """R-FB-424 to R-FB-426: shifted while the team gets ready, not on the Job, and again afterwards."""
    t = at_work(
        "cattle-rustling-three-hills", "gun-play", at="three-hills", crew=["marco", "zoe"], go=False, gear={0: ["vera"]}
    )
    t.pick("equip:vera:zoe")
    assert t.pending == "TeamChoice"
    t.pick("go")
    assert t.offered("equip:") == [] and t.offered("unequip:") == []
    t.pick("option:1")
    assert t.pending == "Actions" and "unequip:vera" in t.offered()


def test_a_keyword_alone_does_nothing() -> None:
    """R-FB-633: a SNIPER RIFLE changes no test that doesn't name it."""
    gun, rifle = crew("nandi", carries={"nandi": "pistol"}), crew("nandi", carries={"nandi": "glucklich-jia"})
    assert total(gun, FIGHT, 2) == total(rifle, FIGHT, 2) == 2 + 1 + 1


def test_gear_takes_no_square() -> None:
    """R-FB-336: a full ship may own any number of Gear."""
    t = crew("nandi", gear={0: ["vera", "pistol", "knife", "mule"]}, hold={0: {"cargo": 4}}, stash={0: {"cargo": 4}})
    assert t.told("room", 0) == 0 and len(t.told("gear", 0)) == 4
    assert gear_card("vera#1").skills.fight == 2

"""Each refusal that a scenario does not show, one by one."""

from __future__ import annotations

from tests.rules.fancards.table import table


def test_what_belongs_to_others() -> None:
    """R-CG-20."""
    t = table(phase="crew", crew={0: ["mal"], 1: ["jayne"]}, carried={"jayne": ["vera"]})
    for source in ("jayne", "vera", "ship:1"):
        assert t.says(source, "cell:0,0") == ("R-CG-20", "of_others")


def test_things_that_are_no_action() -> None:
    """R-CG-79, R-CG-99: not here, and not in this phase."""
    t = table(phase="crew", crew={0: ["mal"]}, hand={0: ["pistol"]})
    assert t.says("nothing", "cell:0,0") == ("R-CG-79", "no_action")
    assert t.says("pistol", "event.discard") == ("R-CG-99", "discard_later")


def test_flights() -> None:
    """R-CG-80: where the ship is, and where nothing lies."""
    t = table(phase="crew", map={"0,0": "persephone"})
    assert t.says("ship:0", "cell:0,0") == ("R-CG-80", "here")
    assert t.says("ship:0", "cell:1,0") == ("R-CG-80", "no_place")


def test_places_that_ask_for_the_other_side_or_either() -> None:
    """R-CG-85, R-CG-93."""
    t = table(phase="crew", map={"0,0": "persephone", "1,0": "haven"}, bulletin=["rob-the-robbers"], crew={0: ["mal"]})
    assert t.says("ship:0", "cell:1,0") == ("R-CG-85", "needs_criminal")
    assert t.says("rob-the-robbers", "jobs:0") == ("R-CG-93", "needs_either")


def test_prices_in_reputation() -> None:
    """R-CG-68."""
    t = table(phase="crew", hand={0: ["a-favor"]}, event_discard=["pistol"])
    assert t.says("a-favor", "") == ("R-CG-68", "costs_criminal")


def test_jobs() -> None:
    """R-CG-93 to R-CG-96: not taken yet, stages before the last, no crew, people and goods that are missing."""
    t = table(
        phase="crew",
        crew={0: ["mal"]},
        map={"0,0": "persephone", "1,0": "boros", "2,0": "whitefall"},
        at={0: "2,0"},
        bulletin=["mail-round"],
        jobs={0: ["census-of-the-rim", "guns-to-whitefall", "stamp-removal"]},
    )
    assert t.says("mail-round", "cell:2,0") == ("R-CG-96", "take_first")
    assert t.says("census-of-the-rim", "cell:2,0") == ("R-CG-96", "stages_first")
    assert t.says("guns-to-whitefall", "cell:2,0") == ("R-CG-96", "brings_weapon")
    assert t.says("stamp-removal", "cell:2,0") == ("R-CG-96", "trade_mechanic")
    bare = table(phase="crew", settings={"stranded": "literal"}, crew={0: []}, jobs={0: ["stamp-removal"]})
    assert bare.says("stamp-removal", "cell:0,0") == ("R-CG-51", "no_crew")
    assert bare.says("stamp-removal", "job.discard") == ("R-CG-51", "no_captain")


def test_no_more_work() -> None:
    """R-CG-101: neither deck nor discards."""
    t = table(phase="crew", crew={0: ["mal"]}, job_left=0)
    assert t.says("job", "jobs:0") == ("R-CG-101", "no_more_jobs")


def test_cards_that_go_elsewhere() -> None:
    """R-CG-66, R-CG-73, R-CG-76: where each kind of card is played to."""
    t = table(
        phase="crew", crew={0: ["mal"]}, hand={0: ["pistol", "veteran", "silver-tongue", "take-cover"]}, credits={0: 9}
    )
    assert t.says("pistol", "mal") == ("R-CG-66", "into_inventory")
    assert t.says("veteran", "items:0") == ("R-CG-76", "into_crew")
    assert t.says("silver-tongue", "items:0") == ("R-CG-73", "trait_attached")
    assert t.says("take-cover", "") == ("R-CG-37", "response_only")


def test_items() -> None:
    """R-CG-69 to R-CG-75, R-CG-119."""
    t = table(
        phase="crew",
        crew={0: ["mal", "zoe"], 1: ["jayne"]},
        away={"0:1": ["1,0", "smuggler"]},
        map={"0,0": "persephone", "1,0": "santo"},
        carried={"mal": ["rifle", "brute-strength"], "smuggler": ["knife"]},
        items={0: ["med-kit", "grav-boot"]},
    )
    assert t.says("rifle", "zoe") == ("R-CG-74", "detach_first")
    assert t.says("rifle", "hand:0") == ("R-CG-74", "never_back")
    assert t.says("brute-strength", "zoe") == ("R-CG-73", "trait_stays")
    assert t.says("med-kit", "items:0") == ("R-CG-69", "lies_there")
    assert t.says("med-kit", "wound") == ("R-CG-119", "nobody_hurt")
    assert t.says("grav-boot", "wound") == ("R-CG-69", "no_use")
    assert t.says("knife", "items:0") == ("R-CG-71", "not_in_reach")
    assert t.says("med-kit", "smuggler") == ("R-CG-71", "not_in_reach")


def test_who_lives_of_a_trait_keeps_it() -> None:
    """R-CG-45: health is not given up for nothing."""
    t = table(phase="crew", crew={0: ["wash -2", "mal"]}, carried={"wash": ["old-campaigner"]})
    assert t.says("old-campaigner", "event.discard") == ("R-CG-45", "needed")


def test_whose_hands_are_numb() -> None:
    """Nothing is taken up in this round."""
    t = table(phase="crew", crew={0: ["mal"]}, items={0: ["pistol"]}, marks={"round:numb:mal#1": 1})
    assert t.says("pistol", "mal") == ("R-CG-72", "numb")


def test_teams() -> None:
    """R-CG-88: nobody is left anywhere else."""
    t = table(phase="crew", crew={0: ["mal"]}, map={"0,0": "persephone", "1,0": "santo"})
    assert t.says("mal", "cell:1,0") == ("R-CG-88", "left_here")


def test_the_open_row() -> None:
    """R-CG-76, R-CG-77: a character of the row."""
    t = table(phase="crew", settings={"recruit": "yes"}, crew={0: ["mal"]}, credits={0: 0})
    card = t.g.zones["recruit"][-1]
    assert t.says(card, "crew:0")[0] in ("R-CG-65", "R-CG-67")


def test_one_thing_after_the_other() -> None:
    """R-CG-21, R-CG-63: where a location goes is decided first, and not on another."""
    t = table(phase="charter", crew={0: ["mal"]}, map={"0,0": "persephone"}, location=["ita"])
    assert t.says("ship:0", "cell:1,0") == ("R-CG-21", "now")
    assert t.says("ita", "cell:0,0") == ("R-CG-63", "taken")


def test_who_is_elsewhere_does_not_fight() -> None:
    """R-CG-88."""
    t = table(
        phase="crew",
        crew={0: ["mal"], 1: ["jayne"]},
        away={"0:1": ["0,0", "zoe"]},
        map={"0,0": "persephone", "1,0": "boros"},
        at={0: "1,0"},
        jobs={0: ["rob-the-robbers"]},
    )
    t.pick("finish:rob-the-robbers")
    assert t.pending == "FaceFoe"
    assert t.says("zoe", "foe:rob-the-robbers#1:0") == ("R-CG-88", "not_there")

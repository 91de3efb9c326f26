"""Why trouble can't be sent, answered or met like that: the rule and the sentence."""

from __future__ import annotations

from typing import Any

from tests.rules.fancards.table import Table, table


def verse(hand: list[str], mine: list[str], answers: list[str] | None = None, **tables: Any) -> Table:
    """The 'Verse phase of seat 0 against seat 1, whose infamy is 9 unless said otherwise."""
    tables = {"criminal": {1: 9}, "command": {1: 0}, "credits": {1: 5}, **tables}
    hands = {0: hand, 1: answers or []}
    return table(phase="verse", crew={0: ["mal"], 1: mine}, hand=hands, **tables)


def test_sending() -> None:
    """The Attack step (R-CG-29, R-CG-32 to R-CG-36, R-CG-46, R-CG-116)."""
    hand = ["crow", "hands-of-blue", "engine-trouble", "pistol", "take-cover", "jam", "dirty-trick", "the-operative"]
    t = verse(hand, ["kaylee"])
    assert t.says("crow", "place:0") == ("R-CG-29", "own_infamy")
    assert t.says("crow", "crew:1") == ("R-CG-32", "at_somebody")
    assert t.says("hands-of-blue", "place:1") == ("R-CG-32", "strikes_elsewhere")
    assert t.says("engine-trouble", "place:1") == ("R-CG-33", "kept_away")
    assert t.says("pistol", "place:1") == ("R-CG-32", "no_trouble")
    assert t.says("take-cover", "place:1") == ("R-CG-37", "for_defence")
    assert t.says("jam", "place:1") == ("R-CG-35", "jam_answers")
    assert t.says("dirty-trick", "crow") == ("R-CG-35", "lay_first")
    assert t.says("jayne", "place:1") == ("R-CG-21", "now")
    t.pick("lay:crow:1")
    assert t.says("crow", "place:1") == ("R-CG-46", "attacks_once")
    assert t.says("the-operative", "place:1") == ("R-CG-34", "infamy")
    assert t.says("dirty-trick", "kaylee") == ("R-CG-35", "no_target")


def test_nobody_left() -> None:
    """A unit needs somebody to fight (R-CG-116)."""
    t = verse(["crow"], [])
    assert t.says("crow", "place:1") == ("R-CG-116", "nobody_to_fight")


def test_infamy_for_an_instant() -> None:
    """A nasty instant costs infamy of whom it strikes, too (R-CG-34)."""
    t = verse(["crow", "sudden-betrayal"], ["kaylee"])
    t.pick("lay:crow:1")
    assert t.says("sudden-betrayal", "kaylee") == ("R-CG-34", "infamy")


def test_answering() -> None:
    """The Response step (R-CG-37, R-CG-65, R-CG-67, R-CG-68)."""
    hand = ["take-cover", "friend-in-the-patrol", "friend-in-low-places", "second-wind", "pistol", "jam"]
    t = verse(["alliance-patrol"], ["zoe", "simon"], hand)
    t.pick("lay:alliance-patrol:1")
    t.pick("done")
    assert t.says("pistol", "answers") == ("R-CG-37", "no_defence")
    assert t.says("jam", "answers") == ("R-CG-37", "no_defence")
    assert t.says("friend-in-the-patrol", "answers") == ("R-CG-68", "costs_alliance")
    assert t.says("friend-in-low-places", "answers") == ("R-CG-37", "no_help")
    t.pick("answer:take-cover")
    t.pick("ready")
    assert t.seat == 0 and t.pending == "Jamming"


def test_cancelling() -> None:
    """Only a card for it cancels, and it has to be paid (R-CG-34, R-CG-35)."""
    t = verse(["crow", "alliance-patrol", "jam"], ["zoe", "simon"], ["take-cover"])
    t.pick("lay:crow:1")
    t.pick("lay:alliance-patrol:1")
    t.pick("done")
    t.pick("answer:take-cover")
    t.pick("ready")
    assert t.says("jam", "take-cover") == ("R-CG-34", "infamy")
    t = verse(["crow", "bandits"], ["zoe", "simon"], ["take-cover"])
    t.pick("lay:crow:1")
    t.pick("done")
    t.pick("answer:take-cover")
    t.pick("ready")
    assert t.says(t.g.zones["hand:0"][0], "take-cover") == ("R-CG-35", "cancels_nothing")


def test_meeting() -> None:
    """Who meets whom (R-CG-35, R-CG-36, R-CG-39, R-CG-41, R-CG-88)."""
    places: Any = {"map": {"0,0": "persephone", "1,0": "ita"}, "away": {"1:1": ["1,0", "book"]}}
    t = verse(["crow", "alliance-patrol", "pistol", "dirty-trick"], ["zoe", "simon"], **places)
    t.pick("lay:alliance-patrol:1")
    t.pick("lay:crow:1")
    t.pick("done")
    t.pick("ready")
    assert t.says("book", "crow") == ("R-CG-88", "not_there")
    assert t.says("zoe", "mal") == ("R-CG-39", "no_attacker")
    t.pick("guard:zoe:alliance-patrol")
    assert t.says("zoe", "crow") == ("R-CG-39", "meets_one")
    t.pick("ready")
    assert t.says("crow", "simon") == ("R-CG-36", "in_order")
    assert t.says("alliance-patrol", "simon") == ("R-CG-41", "defender_chose")
    assert t.says("pistol", "zoe") == ("R-CG-35", "all_at_once")
    assert t.says("dirty-trick", "zoe") == ("R-CG-34", "infamy")


def test_betrayed() -> None:
    """Who was betrayed meets nobody (R-CG-39)."""
    t = verse(["bandits", "sudden-betrayal"], ["zoe", "simon"])
    t.pick("lay:bandits:1")
    t.pick("nasty:sudden-betrayal:zoe")
    t.pick("done")
    t.pick("ready")
    bandits = t.g.zones["laid"][0]
    assert t.says("zoe", bandits) == ("R-CG-39", "takes_no_part")


def test_challenging_a_survivor() -> None:
    """R-CG-47: where the captain is, with a point that is left, and only a survivor."""
    places: Any = {"map": {"0,0": "persephone", "1,0": "ita"}, "away": {"1:1": ["1,0", "book"]}}
    t = verse(["crow"], ["zoe", "simon"], command={1: 1}, **places)
    t.pick("lay:crow:1")
    for word in ("done", "ready", "guard:zoe:crow", "ready"):
        t.pick(word)
    t.pick("fight", 6, 6)
    assert t.pending == "Riposte"
    assert t.says("book", "crow") == ("R-CG-88", "not_there")
    assert t.says("zoe", "mal") == ("R-CG-47", "no_survivor")


def test_challenges_of_the_crew_phase() -> None:
    """R-CG-91, R-CG-92: with the captain, in the same space, at a table that has them."""
    places: Any = {"map": {"0,0": "persephone", "1,0": "ita"}, "away": {"0:1": ["1,0", "book"]}}
    t = table(phase="crew", crew={0: ["mal"], 1: ["zoe"]}, **places)
    assert t.says("book", "place:1") == ("R-CG-91", "with_captain")
    assert t.says("mal", "place:1:1") == ("R-CG-91", "same_space")
    t = table(phase="crew", crew={0: ["mal"], 1: ["zoe"]}, settings={"crew_fights": "no"})
    assert t.says("mal", "place:1") == ("R-CG-92", "no_crew_fights")
    t = table(phase="crew", crew={0: ["mal", "jayne"], 1: ["zoe"]}, **places)
    t.pick("challenge:mal:1")
    assert t.says("book", "place:1") == ("R-CG-88", "not_there")


def test_loot_out_of_reach() -> None:
    """R-CG-109: only who is there picks it up."""
    places: Any = {"map": {"0,0": "persephone", "1,0": "ita"}, "loot": {"1,0": ["rifle"]}}
    t = table(phase="crew", crew={0: ["mal"], 1: ["zoe"]}, settings={"looting": "on"}, **places)
    assert t.says(t.g.zones["loot:1,0"][0], "items:0") == ("R-CG-109", "out_of_reach")


def test_a_squad_elsewhere() -> None:
    """R-CG-107: a roving squad is played from only where it stands."""
    places: Any = {"map": {"0,0": "persephone", "1,0": "ita"}, "at": {1: "1,0"}, "squad": {0: ["crow"]}}
    t = verse([], ["zoe"], settings={"squads": "on"}, **places)
    assert t.says("crow", "place:1") == ("R-CG-107", "squad_elsewhere")

"""Every refusal of the box names its rule and what would make it legal."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import polib
import pytest

from game.content.load import rules_of
from game.rules.pirates import refusals, story_whynot, whynot
from game.rules.registry import ruleset
from tests.rules.firefly.table import Table, table

RULES = ruleset("firefly")
ON = {"pirates": "on"}
RAID, THREE = "pilfer-purloin-and-plunder", ["wanted-jayne", "wanted-crow", "wanted-zoe"]
LANGUAGES = Path(__file__).parents[3] / "assets" / "lang"


def laid(*picks: Any, **tables: Any) -> Table:
    """A table, and what has been answered on it; dice stand behind the key."""
    t = table(settings=ON, **{"wanted": THREE, **tables})
    for pick in picks:
        t.pick(pick) if isinstance(pick, str) else t.pick(*pick)
    return t


def duo(*picks: Any, **tables: Any) -> Table:
    """Two ships in one Sector, the first one a pirate."""
    crew = {0: ["marco"], 1: ["womack"]}
    return laid(*picks, **{"at": {0: "athens", 1: "athens"}, "crew": crew, "jobs": {0: [RAID]}, **tables})


def why(t: Table, key: str) -> tuple[str, str]:
    """The rule and the end of the sentence id."""
    refusal = RULES.why_not(t.g, "", key)
    assert refusal is not None and key not in t.offered(), key
    assert not refusal.nearest or refusal.nearest in [option.key for option in t.session.options]
    return refusal.rule, refusal.says.removeprefix("firefly.why.")


GO, ABOARD = (f"work:{RAID}:1", "go"), (f"work:{RAID}:1", "go", ("board:tech", 5))
WON = (*ABOARD, "attack:fight", "defend:fight", ("ready", 5, 1))


def test_every_sentence_is_there_in_both_languages_and_every_rule() -> None:
    sources = [Path(str(module.__file__)).read_text(encoding="utf-8") for module in (refusals, whynot, story_whynot)]
    plain = [node for text in sources for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)]
    used = {node.value for node in plain if isinstance(node.value, str)}
    for language in ("en", "de"):
        own = {
            entry.msgid.removeprefix("firefly.why.") for entry in polib.pofile(LANGUAGES / language / "pirates-why.po")
        }
        assert own - used == set()
    lines = {**rules_of("firefly"), **rules_of("pirates")}
    assert {text for text in used if text.startswith("R-") and " " not in text and "," not in text} <= set(lines)


@pytest.mark.parametrize(
    ("tables", "key", "found"),
    [
        ({"acted": ["work"]}, f"work:{RAID}:1", ("R-PB-174", "same_action")),
        ({"acted": ["fly", "buy"]}, f"work:{RAID}:1", ("R-FB-133", "two_actions")),
        ({"at": {0: "athens", 1: "boros"}}, f"work:{RAID}:1", ("R-PB-42", "other_sector")),
        ({}, f"work:{RAID}:0", ("R-PB-43", "raid_whom")),
        (
            {"jobs": {0: ["good-fences", "cargo-ariel", "hard-goods"]}, "hand": {0: [RAID]}},
            f"work:{RAID}:1",
            ("R-PB-48", "active_full"),
        ),
        ({"jobs": {0: ["alliance-commission"]}}, "work:alliance-commission:1", ("R-PB-58", "no_target")),
        (
            {"jobs": {0: ["a-message-from-niska"]}, "solid": {1: ["niska"]}},
            "work:a-message-from-niska:1",
            ("R-PB-59", "no_target"),
        ),
        ({"jobs": {0: ["hard-rustlin"], 1: ["cattle-drive-kerry"]}}, "work:hard-rustlin:1", ("R-PB-60", "no_target")),
        ({"acted": ["work"]}, "hunt:wanted-jayne", ("R-PB-174", "same_action")),
        ({}, "hunt:wanted-billy", ("R-PB-92", "not_on_list")),
        ({"bound": {1: ["wanted-bandits", "bandit#1"]}}, "hunt:wanted-bandits", ("R-PB-144", "held_by_rival")),
        ({"pile": {"supply:silverhold": ["jayne"]}}, "hunt:wanted-jayne", ("R-PB-94", "prey_elsewhere")),
        ({}, "hunt:wanted-jayne", ("R-PB-106", "prey_unseen")),
        (
            {"acted": ["work"], "bound": {1: ["wanted-billy", "billy"]}},
            "jump:wanted-billy",
            ("R-PB-174", "same_action"),
        ),
        ({}, "jump:wanted-jayne", ("R-PB-115", "nobody_holds")),
        (
            {"bound": {1: ["wanted-billy", "billy"]}, "at": {0: "athens", 1: "boros"}},
            "jump:wanted-billy",
            ("R-PB-115", "other_sector"),
        ),
        (
            {"bound": {1: ["wanted-billy", "billy"]}, "upgrades": {1: ["cryo-stasis-unit"]}},
            "jump:wanted-billy",
            ("R-PB-115", "frozen"),
        ),
        ({"acted": ["work"]}, "deliver:wanted-jayne", ("R-PB-174", "same_action")),
        ({}, "deliver:wanted-jayne", ("R-PB-126", "nobody_bound")),
        ({"bound": {0: ["wanted-billy", "billy"]}}, "deliver:wanted-billy", ("R-PB-125", "other_place")),
        ({}, "summon", ("R-PB-5", "no_such_card")),
        ({"crew": {0: ["marco", "dobson"], 1: ["womack"]}}, "summon", ("R-PB-5", "calls_in_alliance")),
        ({"crew": {0: ["marco", "dobson"]}, "at": {0: "osiris"}, "acted": ["fly"]}, "summon", ("R-FB-136", "flown")),
        (
            {"crew": {0: ["marco", "dobson"]}, "at": {0: "osiris"}, "cruiser": "osiris"},
            "summon",
            ("R-PB-5", "cruiser_here"),
        ),
        ({}, "rummage", ("R-PB-5", "no_such_card")),
        ({"carries": {"marco": "earlys-datascope"}}, "rummage", ("R-FB-268", "no_supply")),
        (
            {"carries": {"marco": "earlys-datascope"}, "at": {0: "regina"}, "acted": ["work"]},
            "rummage",
            ("R-PB-174", "same_action"),
        ),
        (
            {"carries": {"marco": "earlys-datascope"}, "at": {0: "regina"}, "deck": {"supply:regina": 0}},
            "rummage",
            ("R-FB-282", "deck_empty"),
        ),
        ({}, "gamble:friendly-game-of-cards", ("R-PB-5", "no_such_card")),
        (
            {"carries": {"marco": "friendly-game-of-cards"}, "money": {0: 200}},
            "gamble:friendly-game-of-cards",
            ("R-PB-5", "no_money"),
        ),
    ],
)
def test_between_two_actions(tables: dict[str, Any], key: str, found: tuple[str, str]) -> None:
    """R-PB-42 to R-PB-48, R-PB-58 to R-PB-60, R-PB-92 to R-PB-126, R-PB-144, R-PB-174."""
    assert why(duo(**tables), key) == found


def test_while_boarding() -> None:
    """R-PB-17, R-PB-19, R-PB-20, R-PB-40: nobody turns back, fights or Bribes the way aboard."""
    t = duo(*GO, upgrades={1: ["electronic-defense-suite"]})
    assert why(t, "board:tech") == ("R-PB-5", "ship_shut")
    assert why(t, "board:fight") == ("R-PB-20", "never_by_fight") and why(t, "cancel") == ("R-PB-19", "boarding_first")
    crew = {0: ["corbin", "inara"], 1: ["womack"]}
    t = duo(*GO, ("board:negotiate", 1), crew=crew)
    assert why(t, "reroll:board") == ("R-PB-17", "boards_again_tech")
    t = duo(*GO, ("board:tech", 1), crew={0: ["marco", "kaylee"], 1: ["womack"]})
    assert why(t, "reroll:board") == ("R-PB-17", "boards_again_ship")
    t = duo(*ABOARD)
    assert why(t, "bribe:1") == ("R-PB-40", "no_duel_bribes") and why(t, "cancel") == ("R-PB-28", "skill_first")
    t.pick("attack:fight")
    assert why(t, "bribe:1") == ("R-PB-40", "no_duel_bribes") and why(t, "cancel") == ("R-PB-29", "skill_first")


def test_while_getting_ready() -> None:
    """R-PB-37, R-PB-75: the attacker moves no goods."""
    t = duo(*ABOARD, "attack:fight", "defend:fight", gear={0: ["pistol"]}, hold={0: {"cargo": 1}})
    assert t.seat == 0 and why(t, "stow:cargo") == ("R-PB-75", "stows_raided")
    assert why(t, "dump:cargo") == ("R-PB-37", "ready_first")
    t.pick("equip:pistol:marco")
    assert why(t, "equip:pistol:marco") == ("R-FB-332", "one_gear")
    t.pick("ready")
    assert t.seat == 1 and why(t, "stow:contraband") == ("R-FB-31", "not_aboard")


def test_while_stealing() -> None:
    """R-PB-54, R-PB-67 to R-PB-76."""
    holds = {
        0: {"passenger": 1, "fuel": 0, "part": 0, "cargo": 6},
        1: {"cargo": 3, "passenger": 1, "fuel": 0, "part": 0},
    }
    t = duo(*WON, at={0: "s31", 1: "s31"}, hold=holds, stash={0: {"cargo": 4}, 1: {"contraband": 1}})
    assert why(t, "take:cargo") == ("R-PB-70", "room_first")
    assert why(t, "dump:passenger") == ("R-PB-71", "people_need_planet")
    assert why(t, "dump:fugitive") == ("R-FB-31", "not_aboard")
    assert why(t, "stow:cargo") == ("R-PB-76", "stow_before_dice")
    t.pick("enough")
    assert why(t, "dump:cargo") == ("R-PB-72", "room_before") and why(t, "stow:cargo") == (
        "R-PB-76",
        "stow_before_dice",
    )
    assert why(t, "take:passenger") == ("R-PB-67", "loot_goods")
    assert why(t, "take:contraband") == ("R-PB-74", "loot_hidden") and why(t, "take:fuel") == ("R-FB-31", "loot_none")
    assert why(t, "cancel") == ("R-PB-54", "loot_first")
    t.pick("take:cargo")
    assert why(t, "take:cargo") == ("R-PB-69", "no_squares")
    t = duo(
        *WON, "enough", *["take:cargo"] * 6, hold={0: {"fuel": 0, "part": 0}, 1: {"cargo": 8, "fuel": 0, "part": 0}}
    )
    assert why(t, "take:cargo") == ("R-PB-68", "loot_most")


def test_while_stealing_jobs() -> None:
    """R-PB-68, R-PB-80, R-PB-81."""
    job, bare = "contract-jumper", {1: {"fuel": 0, "part": 0}}
    hands = {0: ["cargo-ariel", "good-fences"], 1: ["hard-goods", "bilking-the-yokels", "casino-caper"]}
    jobs = {0: [job], 1: ["cattle-drive-kerry"]}
    start = (f"work:{job}:1", "go", ("board:tech", 5), "attack:fight", ("defend:fight", 5, 1))
    t = duo(*start, jobs=jobs, hand=hands, hold=bare)
    assert why(t, "take:cattle-drive-kerry") == ("R-PB-81", "loot_inactive")
    assert why(t, "cancel") == ("R-PB-54", "loot_first")
    for name in hands[1]:
        t.pick(f"take:{name}")
    assert why(t, "take:cattle-drive-kerry") == ("R-PB-68", "loot_most")
    t.pick("enough")
    assert why(t, "end") == ("R-PB-80", "hand_down")


def test_who_was_freed() -> None:
    """R-PB-122, R-FB-307."""
    jump = ("jump:wanted-billy", "go", ("board:tech", 4), "attack:tech", ("defend:tech", 5, 1), "rescue")
    bound, full = {1: ["wanted-billy", "billy"]}, ["corbin", "bree", "skunk", "lund", "fendris", "gun-hand"]
    t = duo(*jump, crew={0: ["corbin"], 1: ["womack"]}, bound=bound)
    assert why(t, "hire:kaylee") == ("R-PB-122", "not_freed")
    t = duo(*jump, crew={0: full[:2], 1: ["womack"]}, bound=bound)
    assert why(t, "dismiss:bree") == ("R-PB-122", "dismiss_for_freed")
    t = duo(*jump, at={0: "s31", 1: "s31"}, crew={0: full, 1: ["womack"]}, bound=bound)
    assert why(t, "hire:billy") == ("R-PB-122", "crew_full") and why(t, "dismiss:bree") == (
        "R-FB-307",
        "dismiss_planet",
    )


def test_cards_that_can_not_be_used() -> None:
    """R-PB-5: no slipping away without Fuel or from another card, no second Misbehave card, none without money."""
    suite: dict[str, Any] = {"upgrades": {0: ["electronic-defense-suite"]}, "hold": {0: {"fuel": 0}}}
    assert why(laid(at={0: "kerry"}, cutter="kerry", **suite), "slip") == ("R-PB-5", "slips_fuel")
    assert why(laid(at={0: "kerry"}, cutter="kerry"), "slip") == ("R-PB-5", "no_such_card")
    t = laid(at={0: "boros"}, top={"nav:border": ["reaver-bait"]}, upgrades={0: ["electronic-defense-suite"]})
    t.pick("burn:kerry")
    assert why(t, "slip") == ("R-PB-5", "slips_cutter")
    start = ("work:good-fences", "go")
    work: dict[str, Any] = {
        "at": {0: "ezra"},
        "hand": {0: ["good-fences"]},
        "top": {"misbehave": ["gun-play", "kill-the-alarm"]},
    }
    assert why(laid(*start, crew={0: ["malcolm"]}, **work), "redraw") == ("R-PB-5", "no_such_card")
    t = laid(*start, crew={0: ["malcolm", "dalin"]}, **work)
    t.pick("redraw")
    assert why(t, "redraw") == ("R-PB-5", "redrawn_once")
    assert why(laid(*start, crew={0: ["malcolm", "dalin"]}, money={0: 100}, **work), "redraw") == ("R-PB-5", "no_money")

"""Refusals: each names its rule, has a sentence, and points to an answer that is legal."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import polib

from game.content.load import rules_of
from game.core.engine import advance, legal, settle
from game.core.session import Session
from game.rules.fistful import whynot
from game.rules.fistful.ruleset import FISTFUL
from tests.rules.fistful.table import Table, table

LANGUAGE = Path(__file__).parents[3] / "assets" / "lang" / "en" / "why.po"


def moving(left: int = 3, **tables: object) -> Table:
    """Simon in the corridor has rolled."""
    tables.setdefault("at", {0: "5,4", 1: "6,3"})
    t = table(**tables)  # type: ignore[arg-type]
    t.pick("roll", left)
    return t


def test_walls_and_corners() -> None:
    """A wall between (R-FC-90), a corner that a wall touches (R-FC-95), open space (R-FC-90)."""
    t = moving(1, at={0: "5,4"})
    assert t.refused("hero:0", "cell:6,5") == ("R-FC-95", "move:5,5")
    assert t.refused("hero:0", "cell:0,0")[0] == "R-FC-90"
    t = moving(1, at={0: "6,4"})
    assert t.refused("hero:0", "cell:6,5")[0] == "R-FC-90"


def test_too_far_names_steps() -> None:
    """Beyond the roll: how many steps it takes and how many are left, and the nearest cell that is within (R-FC-88)."""
    t = moving(2, at={0: "5,4"})
    refusal = FISTFUL.why_not(t.g, "hero:0", "cell:10,4")
    assert refusal is not None and refusal.rule == "R-FC-88" and dict(refusal.values) == {"steps": "5", "left": "2"}
    assert refusal.nearest in ("move:7,4", "move:7,3")
    t.pick("move:7,4")
    assert t.pending == "Plan" or t.refused("hero:0", "cell:8,4")[0] == "R-FC-88"


def test_the_nearest_answer_is_a_walk_not_a_grenade() -> None:
    """A card that could be thrown at the enemy in view is no way to the cell where the doll was dropped (R-FC-91)."""
    t = moving(4, at={0: "3,3", 1: "0,3"}, slots={0: ["grenade"]}, tokens={"10,4": "brute-4 up"})
    t.pick("move:3,4")
    assert any(option.key.startswith("use:grenade") for option in t.session.options)
    assert t.refused("hero:0", "cell:10,4")[1] == "move:6,4"


def test_tokens_players_and_stars() -> None:
    """Enemies and tokens in the way (R-FC-91), another hero (R-FC-93), a star for somebody else (R-FC-96)."""
    t = moving(4, heroes="mal+kaylee,book+river", tokens={"6,8": "brute-4 up", "6,4": "trap up", "4,8": "crate"})
    assert t.refused("hero:0", "cell:6,8")[0] == "R-FC-91"
    assert t.refused("hero:0", "cell:6,3")[0] == "R-FC-93"
    assert t.refused("hero:0", "cell:6,4")[0] == "R-FC-96"
    assert t.refused("hero:0", "cell:5,4") == ("R-FC-94", "stop")
    ring = ("4,3", "5,3", "6,3", "4,4", "6,4", "4,5", "5,5")
    t = moving(4, at={0: "5,4"}, tokens=dict.fromkeys(ring, "crate"))
    assert t.refused("hero:0", "cell:8,4")[0] == "R-FC-91"


def test_before_the_roll() -> None:
    """Nobody moves before rolling (R-FC-97); scrounging needs the Landing Zone (R-FC-110) and an empty track
    (R-FC-112)."""
    t = table(at={0: "5,4"})
    assert t.refused("hero:0", "cell:5,5") == ("R-FC-97", "roll")
    assert t.refused("hero:0", "scrounge:gear") == ("R-FC-110", "roll")
    t = table()
    assert t.refused("hero:0", "scrounge:ammo") == ("R-FC-112", "roll")
    t.pick("roll", 3)
    assert t.refused("hero:0", "scrounge:ammo")[0] == "R-FC-115"


def test_other_players_and_their_gear() -> None:
    """Only the active hero moves (R-FC-33); Gear stays with its player (R-FC-204) and must fit the moment (R-FC-81)."""
    t = moving(at={0: "5,4"}, slots={0: ["vera"], 1: ["medkit"]})
    vera, medkit = t.g.zones["slots:0"][0], t.g.zones["slots:1"][0]
    assert t.refused("hero:1", "cell:5,5")[0] == "R-FC-33"
    assert t.refused(vera, "")[0] == "R-FC-81" and t.refused(medkit, "")[0] == "R-FC-204"


def test_battle_and_retreat() -> None:
    """In a battle nobody walks (R-FC-98), with backup nobody shoots or retreats (R-FC-140), a retreat has its
    length."""
    t = table(at={0: "5,4", 1: "5,5"}, tokens={"5,8": "brute-6 up"})
    assert t.refused("hero:0", "cell:5,3") == ("R-FC-98", "fight")
    assert t.refused("hero:0", "ammo:1")[0] == "R-FC-133"
    t.pick("fight", 1)
    assert t.refused("hero:0", "ammo:9")[0] == "R-FC-134"
    t.pick("retreat")
    assert t.refused("hero:0", "cell:12,4")[0] == "R-FC-137"
    t = table(at={0: "5,4", 1: "5,5"}, tokens={"5,8": "brute-6 up"}, slots={0: ["vera"]})
    t.pick("backup:1")
    assert t.refused("hero:0", "retreat")[0] == "R-FC-140" and t.refused("hero:0", "ammo:1")[0] == "R-FC-140"


def test_targets_out_of_sight() -> None:
    """Only an enemy in line of sight can be the target (R-FC-125)."""
    t = table(at={0: "5,4"}, tokens={"5,8": "brute-4 up", "9,4": "brute-3 up", "17,0": "brute-5 up"})
    assert t.refused("hero:0", "cell:17,0")[0] == "R-FC-125"


def test_full_slots() -> None:
    """A third Gear card is seen to first (R-FC-80)."""
    t = table(at={0: "5,4"}, tokens={"5,5": "crate"}, slots={0: ["vera", "grenade"]}, heroes="simon+book,kaylee+river")
    t.pick("roll", 3)
    t.pick("move:5,5")
    assert t.pending == "FullSlots" and t.refused("hero:0", "cell:5,6")[0] == "R-FC-80"


def test_choosing_crew() -> None:
    """Each crew member once (R-FC-21), in turn order (R-FC-19), and Kaylee can't be left out (R-FC-47)."""
    t = Table(FISTFUL.new(2, 1))
    assert t.seat == 0 and len(t.offered()) == 9
    t.pick("hero:mal")
    assert t.refused("mal", "hero:1")[0] == "R-FC-21" and t.refused("zoe", "hero:0") == ("R-FC-19", "hero:zoe")
    t.pick("hero:zoe")
    t.pick("sidekick:wash")
    assert t.offered() == ["sidekick:kaylee"]
    assert t.refused("book", "sidekick:1") == ("R-FC-47", "sidekick:kaylee")
    t.pick("sidekick:kaylee")
    assert t.g.sidekick == {0: "wash", 1: "kaylee"} and t.pending == "Plan"


def test_nothing_goes_after_the_end() -> None:
    """When the heist is over nothing can be done."""
    t = table("simon+kaylee", at={0: "5,4"}, timer=5)
    t.pick("roll", 1)
    refusal = FISTFUL.why_not(t.g, "hero:0", "cell:5,5")
    assert refusal is not None and refusal.rule == "R-FC-15"


def test_every_refusal_has_a_sentence_and_a_rule() -> None:
    """All sentence ids and rule ids in the module exist; the values of a sentence are those it names."""
    sentences = {entry.msgid[len("why.") :]: entry.msgstr for entry in polib.pofile(str(LANGUAGE))}
    known = rules_of("fistful")
    texts = [
        node.value
        for node in ast.walk(ast.parse(Path(whynot.__file__).read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    used = {text[4:] for text in texts if text.startswith("why.")}
    assert used == set(sentences)
    assert {text for text in texts if text.startswith("R-FC-") and " " not in text} <= set(known)


def test_whatever_is_tried_gets_an_answer() -> None:
    """In random play every cell, hero and card is either legal or refused with a legal way out."""
    for seed in range(3):
        luck, g = random.Random(seed), FISTFUL.new(seed + 1, seed)
        choice = advance(g)
        while choice is not None:
            options = legal(g)
            keys = [o.key for o in options]
            for source in (f"hero:{choice.seat}", "hero:0", luck.choice(sorted(g.zones["gear"]))):
                target = f"cell:{luck.randrange(18)},{luck.randrange(12)}"
                refusal = FISTFUL.why_not(g, source, target)
                legal_now = any((o.source, o.target) == (source, target) for o in options)
                assert (refusal is None) == legal_now
                assert refusal is None or refusal.nearest in keys
            settle(g, luck.choice(options))
            choice = advance(g)


def test_the_session_and_the_refusal_agree() -> None:
    """What is not refused is among the options of the session."""
    t = moving(3)
    session: Session[object] = t.session  # type: ignore[assignment]
    for option in session.options:
        assert FISTFUL.why_not(t.g, option.source, option.target) is None

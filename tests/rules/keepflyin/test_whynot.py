"""Refusals: each names its rule, has a sentence, and points to an answer that is legal."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import polib
import pytest

from game.content.load import rules_of
from game.core.engine import advance, legal, settle
from game.rules.keepflyin import whynot
from game.rules.keepflyin.ruleset import KEEPFLYIN
from game.rules.keepflyin.whynot import counters as whynot_counters
from game.rules.keepflyin.zones import chart
from tests.rules.keepflyin.table import table

LANGUAGES = Path(__file__).parents[3] / "assets" / "lang"


def texts() -> list[str]:
    """Every text in the two modules, f-strings with * for what is filled in."""
    found = []
    for module in (whynot, whynot_counters):
        for node in ast.walk(ast.parse(Path(module.__file__).read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                found.append("".join(str(v.value) if isinstance(v, ast.Constant) else "*" for v in node.values))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.append(node.value)
    return found


def test_every_refusal_has_a_sentence_and_a_rule() -> None:
    """All sentence ids and rule ids in the modules exist, and no sentence is left over."""
    catalogue = polib.pofile(str(LANGUAGES / "en" / "keepflyin-why.po"))
    sentences = {entry.msgid for entry in catalogue}
    used = {text for text in texts() if text.startswith("keepflyin.why.")}
    whole = {text for text in used if "*" not in text and not text.endswith("_")}
    heads = [text[:-1] for text in used if text.endswith("*")]
    assert whole <= sentences
    assert sentences - whole == {s for s in sentences if any(s.startswith(head) for head in heads)}
    assert {text for text in texts() if text.startswith("R-KF-") and " " not in text} <= set(rules_of("keepflyin"))


@pytest.mark.parametrize("seats", [2, 5])
def test_whatever_is_tried_gets_an_answer(seats: int) -> None:
    """In random play every hex, ship, counter and card is either legal or refused with a legal way out."""
    for seed in range(3):
        luck, g = random.Random(seed), KEEPFLYIN.new(seats, seed, {"limit": "12"})
        choice = advance(g)
        keys_of = chart(g).keys
        while choice is not None:
            options = legal(g)
            keys = [o.key for o in options]
            held = [card for zone, cards in g.zones.items() if zone.startswith("hold:") for card in cards]
            number = luck.choice([*g.spot, 1])
            for source in (f"ship:{choice.seat}", "ship:1", f"counter:{number}", luck.choice([*held, "job"])):
                for target in (luck.choice(keys_of), "job.discard", f"hold:{choice.seat}"):
                    refusal = KEEPFLYIN.why_not(g, source, target)
                    legal_now = any((o.source, o.target) == (source, target) for o in options)
                    assert (refusal is None) == legal_now
                    assert refusal is None or refusal.nearest in keys
            settle(g, luck.choice(options))
            choice = advance(g)
        refusal = KEEPFLYIN.why_not(g, "ship:0", "hex:A1")
        assert refusal is not None and refusal.rule == "R-KF-152"


def test_the_nearest_hex_is_pointed_to() -> None:
    """A flight too far points to the hex nearest to where it was meant to go (R-KF-114)."""
    t = table(at={0: "E9", 1: "T1"})
    assert t.refused("ship:0", "hex:H9") == ("R-KF-114", "move:verbena")


def test_whose_turn_it_is() -> None:
    """Another's ship, another's hold, counters before the Enemy phase (R-KF-62, R-KF-102, R-KF-125)."""
    t = table(counters={"D9": "ghost"}, hold={1: ["seed-grain"]})
    assert t.refused("ship:1", "hex:T2")[0] == "R-KF-62"
    assert t.refused(t.g.zones["hold:1"][0], "job.discard")[0] == "R-KF-102"
    assert t.refused("counter:1", "hex:D10")[0] == "R-KF-125"


def test_what_is_offered_is_not_refused() -> None:
    """Every option, dragged, is legal."""
    t = table(counters={"D9": "ghost"}, hold={0: ["seed-grain"]})
    for option in t.session.options:
        assert KEEPFLYIN.why_not(t.g, option.source, option.target) is None

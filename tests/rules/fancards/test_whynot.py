"""Refusals: each names its rule, has a sentence, and points to an answer that is legal."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import polib
import pytest

from game.content.load import rules_of
from game.core.engine import advance, legal, settle
from game.rules.fancards import whynot
from game.rules.fancards.ruleset import FANCARDS

LANGUAGES = Path(__file__).parents[3] / "assets" / "lang"
FOLDER = Path(whynot.__file__).parent


def texts() -> set[str]:
    """Every text in the modules."""
    found = set()
    for module in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def test_every_refusal_has_a_sentence_and_a_rule() -> None:
    """All rule ids in the modules exist, no sentence is left over, and both languages have the same."""
    files = [LANGUAGES / language / "fancards-why.po" for language in ("en", "de")]
    english, german = ({entry.msgid for entry in polib.pofile(str(file))} for file in files)
    assert english == german
    ends = {sentence.rpartition(".")[2] for sentence in english}
    assert ends <= texts() | {text.rpartition(".")[2] for text in texts()}
    assert {text for text in texts() if text.startswith("R-CG-") and " " not in text} <= set(rules_of("fancards"))


@pytest.mark.parametrize("seats", [2, 5])
def test_whatever_is_tried_gets_an_answer(seats: int) -> None:
    """In random play every card, cell and ship is either legal or refused with a sentence that there is and a legal way
    out."""
    said = {entry.msgid for entry in polib.pofile(str(LANGUAGES / "en" / "fancards-why.po"))}
    for seed in range(3):
        luck, g = random.Random(seed), FANCARDS.new(seats, seed, {"limit": "8", "looting": "on"})
        choice = advance(g)
        while choice is not None:
            options = legal(g)
            keys = [o.key for o in options]
            seat = choice.seat
            own = [card for zone in ("hand", "items", "crew", "jobs") for card in g.zones.get(f"{zone}:{seat}", ())]
            others = [card for zone, lying in g.zones.items() if zone.startswith(("crew:", "items:")) for card in lying]
            things = [*own, *others, *g.zones.get("bulletin", ()), "location", "job", f"ship:{seat}", "ship:0"]
            goals = ["event.discard", "job.discard", f"items:{seat}", f"jobs:{seat}", f"captain:{seat}", "map", "done"]
            goals += [f"cell:{luck.choice(list(g.cells))}", "cell:9,9", luck.choice([*own, "ship:1"])]
            for _ in range(6):
                source, target = luck.choice(things), luck.choice(goals)
                found = FANCARDS.why_not(g, source, target)
                if found:
                    assert found.nearest in (*keys, "") and found.says in said, found
                    assert found.rule in rules_of("fancards")
                else:
                    assert any(o.key == target or o.source == source and target in (o.target, "") for o in options)
            settle(g, luck.choice(options))
            choice = advance(g)


def test_after_the_end_nothing_is_done() -> None:
    """R-CG-102."""
    g = FANCARDS.new(2, 1)
    g.stack = []
    assert FANCARDS.why_not(g, "ship:0", "cell:1,0") == ("R-CG-102", "fancards.why.over", (), "")

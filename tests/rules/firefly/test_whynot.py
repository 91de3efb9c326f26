"""Refusals: each names its rule, has a sentence, and points to an answer that is legal."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import polib
import pytest

from game.content.firefly import firefly
from game.content.load import rules_of
from game.core.engine import advance, legal, settle
from game.rules.firefly import whynot
from game.rules.firefly.ruleset import FIREFLY
from game.rules.firefly.tokens import items
from game.rules.firefly.trade.buying import BuyChoice
from game.rules.firefly.whynot import actions as whynot_actions
from game.rules.firefly.whynot import cards as whynot_cards
from game.rules.firefly.whynot import deals as whynot_deals
from game.rules.firefly.whynot import flight as whynot_flight
from game.rules.firefly.whynot import gear as whynot_gear
from game.rules.firefly.whynot import trade as whynot_trade
from game.rules.firefly.whynot import work as whynot_work
from tests.rules.firefly.table import table

LANGUAGES = Path(__file__).parents[3] / "assets" / "lang"
MODULES = (whynot, whynot_actions, whynot_cards, whynot_deals, whynot_flight, whynot_gear, whynot_trade, whynot_work)
VERBS = (
    "burn",
    "mosey",
    "fly",
    "buy",
    "leave",
    "deal",
    "work",
    "goal",
    "makework",
    "sell",
    "equip",
    "unequip",
    "dump",
    "stow",
    "dismiss",
    "drop",
    "hire",
    "trade",
    "option",
    "ace",
    "ignore",
    "bribe",
    "reroll",
    "kill",
    "pay",
    "unpaid",
    "pick",
    "draw",
    "accept",
    "done",
    "go",
    "send",
    "stay",
    "evade",
    "stop",
    "cruiser",
    "cutter",
    "place",
    "leader",
    "ship",
    "clear",
    "fuel",
    "part",
    "cheer",
    "call",
    "end",
    "cancel",
    "offer",
    "give",
)


def texts() -> list[str]:
    """Every text in the modules."""
    trees = [ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8")) for module in MODULES]
    plain = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return [node.value for node in plain if isinstance(node.value, str)]


def test_every_refusal_has_a_sentence_and_a_rule() -> None:
    """All rule ids in the modules exist, every sentence is used, and the German ones are the same."""
    own, german = (polib.pofile(str(LANGUAGES / name / "firefly-why.po")) for name in ("en", "de"))
    sentences = {entry.msgid.removeprefix("firefly.why.") for entry in own}
    assert sentences == {entry.msgid.removeprefix("firefly.why.") for entry in german}
    used = {text.removeprefix("firefly.why.") for text in texts()}
    assert sentences - used == set()
    assert {text for text in used if text.startswith("R-FB-") and " " not in text} <= set(rules_of("firefly"))


@pytest.mark.parametrize("seats", [2, 4])
def test_whatever_is_tried_gets_an_answer(seats: int) -> None:
    """In random play every Sector, card, token and word is either legal or refused with a rule, a sentence that exists
    and a legal way out."""
    sentences = {entry.msgid for entry in polib.pofile(str(LANGUAGES / "en" / "firefly-why.po"))}
    places = [f"sector:{sector.key}" for sector in firefly().map.sectors.values()]
    targets = [
        *places,
        "contact:badger",
        "deck:supply:osiris",
        "area:hold:0",
        "area:stash:0",
        "area:crew:0",
        "dice",
        "area:gear:0",
        "space",
        "deck:supply:osiris.discard",
        "ship:1",
        "",
    ]
    for seed in range(2):
        luck, g = random.Random(seed), FIREFLY.new(seats, seed, {"limit": "6"})
        while (choice := advance(g)) is not None:
            keys = {option.key for option in legal(g)}
            sources = ["", "cruiser", "cutter", "ship:0", "ship:1", "good:hold:0:cargo", "good:fuel", "deck:fuel"]
            sources += [f"card:{item}" for item in luck.sample(items(), 4)]
            words = [f"{word}:{luck.choice(items())}" for word in luck.sample(VERBS, 6)] + luck.sample(VERBS, 6)
            asked = [(source, target) for source in luck.sample(sources, 5) for target in luck.sample(targets, 3)]
            for source, target in [*asked, *(("", word) for word in words)]:
                refusal = FIREFLY.why_not(g, source, target)
                if refusal is not None:
                    assert refusal.rule in rules_of("firefly") and refusal.says in sentences, (source, target, refusal)
                    assert refusal.nearest in keys or not refusal.nearest, (source, target, choice, refusal)
            settle(g, luck.choice(legal(g)))


def test_every_answer_that_is_offered_is_not_refused() -> None:
    """Whatever is offered may be dragged."""
    luck, g = random.Random(3), FIREFLY.new(3, 3, {"limit": "5"})
    while advance(g) is not None:
        for option in legal(g):
            assert FIREFLY.why_not(g, option.source, option.key) is None
            assert FIREFLY.why_not(g, option.source, option.target) is None
        settle(g, luck.choice(legal(g)))


def test_a_refusal_tells_nothing_of_cards_that_are_not_seen_by_all() -> None:
    """The nearest answer is one that is offered whatever the cards that are looked at are."""
    for card in ("vera", "bree"):
        t = table(2, at={0: "space-bazaar"}, money={0: 500}, considered={0: [card]})
        t.resolve(BuyChoice(0, 2))
        assert t.offered()[0] == ("fuel:1" if card == "vera" else "buy:bree")
        refusal = FIREFLY.why_not(t.g, "ship:1", "card")
        assert refusal is not None and refusal.nearest == "fuel:1"


def test_drags_and_keys_say_the_same() -> None:
    """What the hand drags and what a scenario types are refused alike."""
    t = table(crew={0: ["malcolm", "wash"]}, carries={"wash": "pistol"}, gear={0: ["vera"]}, passenger={0: 1})
    wash, vera = "wash#1", "vera#1"
    assert t.refused("ship:0", "sector:athens")[0] == "R-FB-154"
    assert t.refused("ship:1", "sector:athens")[0] == "R-FB-23"
    assert t.refused(f"card:{vera}", f"card:{wash}")[0] == "R-FB-332"
    assert t.refused(f"card:{wash}", "deck:supply:space-bazaar.discard")[0] == "R-FB-307"
    assert t.refused("good:hold:0:passenger", "space")[0] == "R-FB-34"
    assert t.refused("good:hold:0:cargo", "area:stash:0")[0] == "R-FB-31"
    assert t.refused("", "deck:supply:osiris")[0] == "R-FB-268"
    assert t.refused("", "contact:badger")[0] == "R-FB-357"
    assert t.refused("good:cargo", "contact:badger")[0] == "R-FB-373"
    assert t.refused("ship:0", "ship:1")[0] == "R-FB-576"


def test_the_game_is_over() -> None:
    """Nothing can be done any more (R-FB-571)."""
    t = table(settings={"limit": "20"}, round=20, active=1)
    t.pick("end")
    assert t.pending == "" and t.rules.why_not(t.g, "ship:0", "sector:athens") is not None

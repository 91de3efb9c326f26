"""Raids as bots and chance make them: the state stays sound, and nobody learns what is secret (R-PB-41 to R-PB-81)."""

from __future__ import annotations

import random

import pytest

from game.ai.levels import BOTS
from game.core import codec
from game.core.engine import advance, legal, settle
from game.core.rng import mix
from game.core.session import Session
from game.core.steps import Choice
from game.core.views import view
from game.rules.firefly import given
from game.rules.firefly.boxes import named, part_of
from game.rules.firefly.settings import chosen
from game.rules.firefly.soundness import faults
from game.rules.firefly.tokens import in_play
from game.rules.pirates.box import SHIPS
from game.rules.registry import RULESETS, ruleset
from tests.rules.firefly.table import table

RULES = ruleset("firefly")
ON = {"pirates": "on"}


def test_the_box_is_known_and_no_screen_offers_it() -> None:
    """R-PB-3."""
    assert {one.name for one in RULES.extras} >= {"pirates", "piracy", "lawmen", "new_ships"}
    assert not {one.name for one in RULES.settings} & {one.name for one in RULES.extras}
    assert "pirates" not in {rules.id for rules in RULESETS}
    assert named(part_of(RULES.new(2, 1).settings)) == {}
    assert named(part_of(chosen(RULES, 2, {"pirates": "on"})))["lawmen"] == "yes"


@pytest.mark.parametrize(
    ("settings", "there", "gone"),
    [
        ({}, {"pilfer-purloin-and-plunder", "deputy", "ss-walden", "booby-traps"}, {"the-fixer"}),
        ({"piracy": "no"}, {"deputy"}, {"pilfer-purloin-and-plunder"}),
        ({"lawmen": "no"}, {"bandit"}, {"deputy", "dobson", "agent-mcginnis", "fed-marshal", "sheriff-bourne"}),
        ({"new_ships": "no"}, {"sash"}, set(SHIPS)),
    ],
)
def test_each_part_may_be_left_out(settings: dict[str, str], there: set[str], gone: set[str]) -> None:
    """R-PB-3 to R-PB-7."""
    played = in_play(chosen(RULES, 2, {**ON, **settings}))
    names = {item.partition("#")[0] for cards in played.values() for item in cards}
    assert there <= names and not gone & names


def test_decks_hold_six_and_five_more() -> None:
    """R-PB-4 to R-PB-6: and the Bounties are a deck of their own."""
    with_box, without = (in_play(chosen(RULES, 2, settings)) for settings in (ON, {}))
    more = {deck: len(cards) - len(without.get(deck, ())) for deck, cards in with_box.items()}
    assert {n for deck, n in more.items() if deck.startswith("supply:")} == {6}
    assert {n for deck, n in more.items() if deck.startswith("contact:")} == {5}
    assert more["bounty"] == 20


@pytest.mark.parametrize("seed", range(6))
def test_raids_at_random_keep_the_state_sound(seed: int) -> None:
    """R-PB-174: at most one attack a turn, whatever is chosen; every decision can be kept."""
    luck = random.Random(seed)
    jobs = ["pilfer-purloin-and-plunder", "contract-jumper", "hard-rustlin"]
    g = table(
        3,
        settings=ON,
        at={0: "boros", 1: "boros", 2: "boros"},
        crew={
            0: ["sash", "bandit", "chari", "meadows", "dalin"],
            1: ["malcolm", "river-tam", "the-guardian"],
            2: ["nandi", "deputy"],
        },
        hand={0: [jobs[0], jobs[1]], 1: [jobs[2]], 2: ["alliance-commission"]},
        carries={
            "bandit": "alliance-sonic-rifle",
            "malcolm": "sashs-hand-cannon",
            "chari": "earlys-combat-armor",
            "nandi": "earlys-datascope",
        },
        upgrades={1: ["booby-traps"], 2: ["mag-grappler-launchers"]},
        wanted=["wanted-river-tam", "wanted-bandits"],
        bound={2: ["wanted-jayne", "jayne"]},
    ).g
    raids = 0
    for _ in range(250):
        if g.over:
            break
        options = legal(g)
        heads = ("work:", "hunt:", "jump:", "deliver:")
        hot = [option for option in options if option.key.startswith(heads) and option.key.count(":") > 0]
        hot = [option for option in hot if option.key.count(":") == 2 or not option.key.startswith("work:")]
        picked = luck.choice(hot or options)
        raids += bool(hot)
        settle(g, picked)
        advance(g, lambda chance, outcomes: luck.randrange(len(outcomes)))
        assert faults(RULES, g) == [], picked.key
        top = g.stack[-1] if g.stack else None
        assert g.over or isinstance(top, Choice)
        assert codec.digest(codec.load(type(g), codec.dump(g))) == codec.digest(g)
    assert raids


def test_a_raid_that_is_called_off_tells_nobody() -> None:
    """R-PB-44: the card shows when the team sets out, and so does at whom it aims."""
    t = table(settings=ON, at={0: "boros", 1: "boros"}, hand={0: ["pilfer-purloin-and-plunder"]})
    before = view(RULES, t.g, 1)
    t.pick("work:pilfer-purloin-and-plunder:1")
    assert t.g.flags["rival"] == 2 and "rival" not in view(RULES, t.g, 1).flags
    t.pick("cancel")
    after = view(RULES, t.g, 1)
    assert after.flags == before.flags and after.zones == before.zones


def test_bots_raid_and_defend_themselves() -> None:
    """Whoever is stronger takes what lies open, and stows what can be stowed."""
    t = table(
        settings=ON,
        at={0: "boros", 1: "boros"},
        crew={0: ["marco", "bandit", "bandit"], 1: ["womack"]},
        hand={0: ["pilfer-purloin-and-plunder"]},
        hold={1: {"cargo": 4}},
        upgrades={0: ["mag-grappler-launchers", "eva-suit", "eva-suit"]},
    )
    session, seen = Session(RULES, t.g), []
    for turn in range(40):
        asked = session.choice
        if asked is None or session.state.turn > 1:
            break
        sight = view(RULES, session.state, asked.seat)
        key = BOTS["greedy"](RULES, sight, asked, session.options, mix(turn) >> 1)
        seen.append(key.partition(":")[0])
        session.answer(key)
    assert {"board", "attack", "defend"} <= set(seen), seen


def test_laid_out_tables_know_the_box() -> None:
    g = given.start(RULES, 2, 7, ON, {"ship": {"0": "ss-walden"}}, False)
    assert g.zones["drive:0"][0].startswith("tri-capissen")

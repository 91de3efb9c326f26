"""Choices of somebody of the Crew, of what is given up and of who carries Gear, as cards over the map."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pygame

from game.app.games.firefly import shots
from game.app.games.firefly.dock.asking import asking
from game.app.games.firefly.dock.proposal import only_way
from game.app.games.firefly.names import scene as scene_of
from game.app.games.firefly.panels.pages import question
from game.app.games.firefly.scene import FireflyScene
from game.app.games.firefly.situation import parts
from game.app.play.playing import Playing
from game.app.play.seating import Seating
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.table.panels.blocks import Band
from game.app.table.spread.over import SpreadStage
from game.content.firefly import firefly
from game.core.session import Session
from game.rules.firefly.cards.specials import GrudgeChoice
from game.rules.firefly.crew.killing import Dies, KillChoice, MedicAgain
from game.rules.firefly.crew.testing import AloneChoice
from game.rules.firefly.flight.contact import HideChoice
from game.rules.firefly.tokens import face
from game.rules.pirates.bound import FreedChoice, JumpChoice
from game.rules.pirates.gambling import CalmChoice
from game.rules.pirates.loot import HandChoice, LootJobs
from game.rules.pirates.powers import StandIn
from game.rules.registry import ruleset
from tests.rules.firefly.table import table as laid
from tests.ui.firefly_table import table
from tests.ui.hands import Hands
from tests.ui.seated_table import NAMES

JOBS = ["a-message-from-niska", "bilking-the-yokels", "hard-goods", "noses-clean"]
TABLES = {
    "at": {0: "boros", 1: "athens", 2: "athens"},
    "crew": {0: ["malcolm", "zoe", "jayne", "river-tam", "simon-tam"], 1: ["nandi"], 2: ["womack"]},
    "carries": {"zoe": "pistol"},
    "hand": {0: JOBS[:1], 1: JOBS[1:]},
    "bound": {1: ["wanted-billy", "billy"]},
    "disgruntled": ["zoe", "jayne"],
}
CHOICES = {
    "KillChoice": lambda g: KillChoice(0, (), 2),
    "AloneChoice": lambda g: AloneChoice(0, find(g, "old-vendetta"), 0),
    "HideChoice": lambda g: HideChoice(0, tuple(find(g, one) for one in ("jayne", "river-tam", "simon-tam")), 1),
    "GrudgeChoice": lambda g: GrudgeChoice(0, find(g, "jayne")),
    "MedicAgain": lambda g: MedicAgain(0, find(g, "jayne"), 0),
    "LootJobs": lambda g: LootJobs(0, 1, 2),
    "HandChoice": lambda g: HandChoice(0),
    "JumpChoice": lambda g: JumpChoice(0, 1, find(g, "wanted-billy")),
    "StandIn": lambda g: StandIn(0, find(g, "zoe"), (Dies(0, find(g, "jayne")),)),
    "CalmChoice": lambda g: CalmChoice(0),
}


def find(g, name):
    """A card wherever it lies."""
    return next(item for cards in g.zones.values() for item in cards if face(item) == name)


def at(app, choice, **other):
    """A table at a choice."""
    g = laid(3, settings={"pirates": "on"}, **{**TABLES, **other}).g
    if choice is not None:
        g.stack.append(choice(g))
    session = Session(ruleset("firefly"), g)
    app.play(Playing(session, NAMES[:3], settings={**g.settings, **Seating((0, 2, 2), (0, 1, 2)).kept()}))
    scene = FireflyScene(app, session, NAMES[:3])
    app.stack.push(scene)
    hands = Hands(app)
    hands.frames(2)
    return hands, scene


def test_each_answer_about_somebody_or_a_card_stands_on_the_cards_alone(home):
    app = Program(size=(1280, 720), prefs=Settings(speed="off", auto=False))
    for kind, choice in CHOICES.items():
        hands, scene = at(app, choice)
        names, stage = [w.name for w in scene.group.widgets], scene.staged.up()
        assert scene.now.kind == kind and isinstance(stage, SpreadStage), kind
        for option in scene.now.options:
            assert names.count(f"big:{option.key}") == 1, (kind, option.key)
            assert not {f"tile:{option.key}", f"press:{option.key}"} & set(names), (kind, option.key)
        said = asking(scene.now, scene.words)
        assert "{" not in said and not app.words.missing, kind
        if kind == "StandIn":
            assert question(scene.now, scene.words) == "Jayne is lost, unless Zoe dies instead"
        first = next(w.name[4:] for w in scene.group.widgets if pygame.K_1 in w.keys)
        hands.key(pygame.K_1)
        assert scene.session.record[0] == first, kind


def test_a_cut_is_paid_with_a_press_on_who_gets_it_and_who_goes_unpaid_stands_below(home):
    for press in ("click", "key"):
        hands, scene = table(2, 7, to="CutChoice", auto=False)
        names, due = [w.name for w in scene.group.widgets], scene.now.choice.due
        assert [card.key for card in scene.staged.up().shown.cards] == [f"pay:{one}" for one in due] and len(due) == 3
        for option in scene.now.options:
            assert names.count(f"big:{option.key}") == 1, option.key
            assert not {f"tile:{option.key}", f"press:{option.key}"} & set(names), option.key
        record = len(scene.session.record)
        if press == "click":
            hands.click(f"big:pay:{due[1]}")
        else:
            hands.key(pygame.K_2)
        assert scene.session.record[record:] == [f"pay:{due[1]}"]
        assert [card.gone for card in scene.staged.up().shown.cards] == [False, True, False]
        unpaid = next(i for i, end in enumerate(scene.staged.up().shown.ends) if end.key == f"unpaid:{due[0]}")
        hands.key(pygame.K_4 + unpaid)
        assert scene.session.record[record + 1] == f"unpaid:{due[0]}" and not scene.app.words.missing


def test_who_cannot_be_paid_says_why(home):
    hands, scene = table(2, 7, to="CutChoice", auto=False)
    scene.session.state.money[scene.now.seat] = scene.now.g.money[scene.now.seat] = 100
    scene.session.options = tuple(scene.now.choice.options(scene.session.state))
    scene.now.read()
    scene.moment += 1
    scene.panels.refresh()
    cards = {face(card.id): card for card in scene.staged.up().shown.cards}
    assert cards["gun-hand"].key and not cards["wash"].key and "R-FB" not in cards["wash"].why
    assert cards["wash"].why != scene.words("table.refused")


def test_whoever_was_freed_says_why_without_a_bunk(home):
    app = Program(size=(1280, 720), prefs=Settings(speed="off", auto=False))
    crew = {**TABLES["crew"], 0: [*TABLES["crew"][0], "wash"]}
    _, scene = at(app, lambda g: FreedChoice(0, (find(g, "billy"),)), crew=crew, bound={})
    (card,) = scene.staged.up().shown.cards
    assert face(card.id) == "billy" and not card.key and card.why == scene.words("firefly.why.crew_full")
    assert scene.group.named("press:mode:dismissing") is not None, "who makes room is no card of theirs"
    scene.press("mode:dismissing")
    assert all(card.key.startswith("dismiss:") for card in scene.staged.up().shown.cards)


def test_gear_is_handed_over_with_a_press_on_it_and_one_on_who_carries_it(home):
    hands, scene = table(2, 7, to="TeamChoice", auto=False)
    gear = next(o.source for o in scene.now.find("equip"))
    hands.click(gear)
    cards = scene.staged.up().shown.cards
    holder = scene.now.g.carrier[gear[5:]]
    assert [card.id for card in cards] == list(scene.now.crew(0)) and [c.id for c in cards if c.taken] == [holder]
    full = next(card for card in cards if card.why)
    assert full.why == scene.words("firefly.why.one_gear")
    hands.click("primary")
    assert scene.now.handing == "" and not scene.session.record[len(scene.session.record) :]
    hands.click(gear)
    number = next(i for i, card in enumerate(scene.staged.up().shown.cards) if card.key)
    key = scene.staged.up().shown.cards[number].key
    hands.key(pygame.K_1 + number)
    assert scene.session.record[-1] == key and scene.now.handing == ""
    assert any(card.key.startswith("stay:") for card in scene.staged.up().shown.cards), "who goes is asked again"


def test_below_who_goes_stands_on_what_and_what_is_missing(home):
    hands, scene = table(2, 7, to="TeamChoice", auto=False)
    job = scene.now.job(scene.now.choice.work).title
    assert job in asking(scene.now, scene.words)
    for option in scene.now.find("stay"):
        hands.click(f"big:{option.key}")
    assert asking(scene.now, scene.words) == scene.words("firefly.dock.TeamChoice.nobody", job=job)


def test_no_card_stands_in_the_inspector_as_well(home):
    _, scene = table(2, 3, to="PickLeader")
    assert not any(isinstance(block, Band) for block in scene.panels.side.pages())


def test_a_job_shows_its_scene_and_without_one_a_place_it_leads_to(home, monkeypatch):
    _, scene = table(2, 3, to="PickLeader")
    job = "fat-cats-londinium"
    assert scene_of(scene.kit, f"{job}#1") == "job_ff_feeding_alliance_fat_cats"
    plain = {**firefly().faces, job: replace(firefly().faces[job], picture="world_londinium")}
    monkeypatch.setattr("game.app.games.firefly.names.firefly", lambda: SimpleNamespace(faces=plain))
    assert scene_of(scene.kit, f"{job}#1") == "place_londinium"


def test_the_picture_of_who_goes_waits_for_a_choice_that_is_one(home):
    _, scene = table(2, 7, to="TeamChoice", auto=False)
    assert only_way(scene.now) is not None and not shots.team_asked(scene.session)


def leaf_to(hands, scene, name):
    """Turn the leaves of all else that can be done in a turn until something is there; all that was."""
    scene.press("mode:more")
    seen = {w.name for w in scene.group.widgets}
    while name not in {w.name for w in scene.group.widgets}:
        hands.click("press:more:" if "press:more:" in {w.name for w in scene.group.widgets} else "press:page:")
        seen |= {w.name for w in scene.group.widgets}
        assert scene.leaf < 9, seen
    return seen


def test_what_is_given_up_is_a_card_behind_one_button(home):
    crew = {**TABLES, "hand": {0: JOBS[:2], 1: JOBS[2:]}}
    for press, mode in (("click", "parting"), ("key", "dismissing")):
        hands, scene = at(Program(size=(1280, 720), prefs=Settings(speed="off", auto=False)), None, **crew)
        gone = [option for option in scene.now.options if parts(option) == mode]
        assert scene.now.kind == "Actions" and len(gone) > 1
        names = leaf_to(hands, scene, f"press:mode:{mode}")
        assert not {f"press:{option.key}" for option in gone} & names
        hands.click(f"press:mode:{mode}")
        shown = scene.staged.up().shown
        assert [card.key for card in shown.cards] == [option.key for option in gone] and not shown.ends
        record = len(scene.session.record)
        hands.key(pygame.K_ESCAPE)
        assert scene.staged.up() is None and len(scene.session.record) == record
        leaf_to(hands, scene, f"press:mode:{mode}")
        hands.click(f"press:mode:{mode}")
        hands.click("primary")
        assert scene.staged.up() is None and len(scene.session.record) == record, "everything is kept"
        scene.press(f"mode:{mode}")
        if press == "click":
            hands.click(f"big:{gone[1].key}")
        else:
            hands.key(pygame.K_2)
        assert scene.session.record[record:] == [gone[1].key] and not scene.app.words.missing
        assert scene.staged.up() is None


def test_what_is_given_up_lies_there_until_it_is_given(home):
    """Whatever still moved when the button was pressed had the table read anew, and the cards were gone at once."""
    crew = {**TABLES, "hand": {0: JOBS[:2], 1: JOBS[2:]}}
    hands, scene = at(Program(size=(1280, 720), prefs=Settings(auto=False)), None, **crew)
    gone = [option for option in scene.now.options if parts(option) == "parting"]
    scene.press("mode:parting")
    scene.settle()
    hands.rest()
    assert scene.now.parting and [card.key for card in scene.staged.up().shown.cards] == [one.key for one in gone]
    scene.give(gone[0].key)
    scene.hurry()
    assert not scene.now.parting and scene.mode == ""

"""Several people at one screen: nothing leaks, no question tells of a hand, the curtain falls seldom."""

from __future__ import annotations

import random

import pygame

from game.app.captains.sat import Sat
from game.app.games.fancards.fight.asking import ASK
from game.app.games.fancards.fight.sheet import sheet
from game.app.games.fancards.fight.shots import JAYNE, LAID, VERSE, key_of
from game.app.games.fancards.scene import FanCardsScene
from game.app.games.fancards.situation import Situation
from game.app.games.fancards.spread.faces import spread
from game.app.games.fancards.spread.offers import offers
from game.app.menus.title.scene import Title
from game.app.play.playing import Playing
from game.app.play.seating import Seating
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.table.curtain.scene import Curtain
from game.core.session import Session
from game.core.views import view
from game.rules.fancards import given
from game.rules.fancards.faces import job_face
from game.rules.registry import ruleset
from game.save.format.seed import of_game, of_rules
from tests.ui.hands import Hands
from tests.ui.seated_table import NAMES, open_curtain

RULES = ruleset("fancards")
CARDS = {**VERSE, "credits": {"1": 5}}


def two_people(**tables):
    """An attack is about to begin, Ada and Bo are people."""
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    g = given.start(RULES, 4, 3, {}, {**CARDS, **tables}, False)
    session = Session(RULES, g)
    seating = Seating((0, 0, 2, 2), (0, 1, 2, 3))
    app.stack.push(Title(app))
    app.play(Playing(session, NAMES[:4], settings={**g.settings, **seating.kept()}))
    scene = FanCardsScene(app, session, NAMES[:4])
    app.stack.push(scene)
    hands = Hands(app)
    hands.frames(2)
    open_curtain(hands, scene)
    return hands, scene


def give(scene, *keys):
    """Answer, cards called by their kind."""
    for wanted in keys:
        key = key_of(scene.session, wanted)
        assert key and scene.answer(key), (wanted, [o.key for o in scene.session.options])
        scene.hurry()


def faces(scene):
    """The hand that the screen shows."""
    return [card for card in scene.now.hand(scene.now.seat) if not card.startswith("?")]


def test_who_is_attacked_gets_a_curtain_and_who_attacked_only_turns_their_cards_up(home):
    hands, scene = two_people()
    give(scene, *LAID[:2], "done")
    hands.frames(2)
    assert isinstance(scene.app.stack.top, Curtain) and scene.session.choice.seat == 1
    open_curtain(hands, scene)
    assert scene.now.seat == 1 and len(faces(scene)) == 3
    give(scene, "answer:take-cover", "ready")
    assert scene.now.kind in ("Respond", "AimAt") and scene.now.seat == 1, "the attacker was not asked"
    if scene.now.kind == "AimAt":
        give(scene, "ward:jayne")
    give(scene, "ready", JAYNE[-1], "ready")
    hands.frames(2)
    assert scene.app.stack.top is scene and scene.waiting == 0 and not faces(scene)
    for name in ("primary", "look"):
        for _ in range(3):
            hands.click(name)
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        hands.app.handle(pygame.event.Event(kind, key=pygame.K_SPACE, mod=0, unicode=""))
        hands.frames(2)
    assert scene.waiting == 0 and not faces(scene), "quick presses open nobody's hand"
    hands.hold("primary")
    assert scene.now.seat == 0 and faces(scene) and scene.now.kind == "Clash"


def test_who_ticked_it_is_asked_whatever_the_hand(home):
    for hand in (["bandits", "jam"], ["bandits", "dirty-trick"]):
        hands, scene = two_people(hand={**VERSE["hand"], "0": hand})
        assert scene.group.named(f"tile:{ASK}").tip.startswith("I am not asked")
        scene.press(ASK)
        assert scene.group.named(f"tile:{ASK}").tip.startswith("I am asked"), "words say what is ticked"
        kept = scene.playing.settings
        assert of_rules(kept) == scene.session.state.settings and of_game(kept) == of_rules(kept)
        scene = FanCardsScene(scene.app, scene.session, NAMES[:4])
        scene.app.stack.replace(scene)
        hands.frames(2)
        open_curtain(hands, scene)
        give(scene, LAID[1], "done")
        hands.frames(2)
        open_curtain(hands, scene)
        give(scene, "answer:take-cover", "ready")
        assert scene.session.choice.seat == 0 and type(scene.session.choice).__name__ == "Jamming"


PLAIN = ("ready", "let", "fight", "pass", "done")


def asked_in(hand, other):
    """Whom a 'Verse phase asks what while everybody passes."""
    cards = {"hand": {**VERSE["hand"], "0": ["bandits", "hired-guns", *hand], "1": other}}
    session = Session(RULES, given.start(RULES, 4, 5, {}, {**CARDS, **cards}, False))
    found = []
    for wanted in ("lay:bandits:1", "lay:hired-guns:2"):
        session.answer(key_of(session, wanted))
    while session.state.phase == "verse" and len(found) < 40:
        choice = session.choice
        found.append((type(choice).__name__, choice.seat))
        keys = [option.key for option in session.options]
        session.answer(next((key for key in PLAIN if key in keys), keys[0]))
    return found


def test_no_hand_causes_a_question(home):
    hands = (["rifle", "pistol"], ["jam", "dirty-trick"], ["trap", "engine-trouble"])
    others = (["rifle"], ["take-cover"], ["second-wind"], [])
    found = {tuple(asked_in(hand, other)) for hand in hands for other in others}
    assert len(found) == 1, found


def test_the_curtain_falls_less_than_twice_a_turn_with_four_people(home):
    luck = random.Random(4)
    session, sat, curtains, before = Session(RULES, RULES.new(4, 4)), Sat(), 0, -1
    while not session.over and session.state.round < 9:
        choice, g = session.choice, session.state
        keys = [option.key for option in session.options]
        if g.turn and type(choice).__name__ != "Jamming" and choice.seat != before:
            before = choice.seat
            curtains += not sat.had(g.turn, before)
            sat.sits(g.turn, before)
        usual = RULES.guide(view(RULES, g, choice.seat), keys)
        session.answer(luck.choice(list(usual or keys)))
    attacks = sum(1 for key in session.record if key.startswith("lay:"))
    assert attacks > 8, "they trouble each other"
    assert curtains / session.state.turn < 2


def test_the_location_that_was_looked_at_lies_open_for_who_looked_alone(home):
    """A lookout decides about a card with its picture, its reward and its text; the others see its back."""
    cards = {"phase": "charter", "crew": {"0": ["kaylee"], "1": ["jayne"]}, "location": ["ita"]}
    session = Session(RULES, given.start(RULES, 2, 3, {}, {**cards, "map": {"0,0": "persephone"}}, False))
    session.answer("look_out")
    looks, beside = (Situation(session, NAMES[:2], frozenset((0, 1))) for _ in range(2))
    beside.seat = 1
    beside.read()
    found = offers(looks)
    assert found is not None and [card.partition("#")[0] for card, _ in found.cards] == ["ita"]
    assert offers(beside) is None and not any("ita" in card for card in beside.zone("location"))
    big = spread(looks, Program(size=(1280, 720)).words, found).cards[0]
    assert big.facts or big.says or big.note
    assert {option.key for option in found.below} == {"keep", "sink"}


def test_a_lane_says_that_another_may_have_to_fight(home):
    """R-CG-41: whom a bounty hunter fights its owner chooses, unless two stand against it; said before the answer."""
    cards = {**CARDS, "hand": {**VERSE["hand"], "0": ["bounty-hunter"]}}
    session = Session(RULES, given.start(RULES, 4, 3, {}, cards, False))
    for wanted in ("lay:bounty-hunter:1", "done", "ready", "guard:jayne:bounty-hunter"):
        session.answer(key_of(session, wanted))
    now, words = Situation(session, NAMES[:4], frozenset((0, 1))), Program(size=(1280, 720)).words
    assert sheet(now, words).lanes[0].says[0][0] == "Ada may choose who it fights"
    session.answer(key_of(session, "guard:wash:bounty-hunter"))
    now.read()
    assert "choose" not in str(sheet(now, words).lanes[0].says), "two defend together"


def test_the_lesson_says_what_the_table_shows(home):
    """What its first Epic asks for is what is printed, and its button is called as on the table."""
    words = Program(size=(1280, 720)).words
    needs = job_face("relief-for-the-rim#1").needs
    assert words("fancards.needs.alliance", n=needs.alliance) in words("lesson.fancards.win")
    assert words("fancards.act.Attack.none") in words("lesson.fancards.verse.do")

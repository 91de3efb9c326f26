"""What lies around the map of the card game: it says what the state says, nothing lies over anything else, and nothing
of another's hand is in it."""

from __future__ import annotations

import re
from itertools import combinations

import pygame
import pytest
from pygame import Rect

from game.app.games.fancards import layout
from game.app.games.fancards.faces.facts import facts
from game.app.games.fancards.overview import captains
from game.app.games.fancards.overview.decks import decks
from game.app.games.fancards.panels import front, hand, jobs, seats
from game.app.games.fancards.panels.bar import bar
from game.app.games.fancards.panels.pages import captain_page, card_page
from game.app.games.fancards.situation import Situation
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.shell.words import Words
from game.app.table.boards.field.data import Place
from game.app.table.boards.field.names import lettered
from game.app.trial import shots
from game.app.ui.kit import Art, Kit
from game.core.session import Session
from game.rules.fancards import given
from game.rules.fancards.crew import health_of
from game.rules.fancards.reputation import higher
from game.rules.fancards.state import crew_of, items_on, stowed
from game.rules.fancards.work.jobs import held, legs, qualifies
from game.rules.registry import ruleset
from tests.ui.reading import read

NAMES = ("Ada", "Bo", "Cy", "Di")


GIVEN = {
    "active": 0,
    "round": 7,
    "phase": "crew",
    "map": {"0,0": "persephone", "1,0": "sihnon", "2,0": "boros", "0,1": "ita", "0,2": "regina", "1,2": "whitefall"},
    "crew": {
        "0": ["mal -1", "zoe", "jayne -2", "kaylee", "companion-in-training", "dock-pilot"],
        "1": ["wash", "book"],
        "2": ["old-sergeant", "nurse -1"],
        "3": ["bounty-man", "field-doctor"],
    },
    "at": {"0": "1,0", "1": "2,0", "2": "0,1", "3": "0,2"},
    "credits": {"0": 7, "1": 3, "2": 12},
    "alliance": {"0": 9, "1": 2, "3": 7},
    "criminal": {"0": 3, "1": 5, "2": 11, "3": 7},
    "pool": {"0": 5, "2": 6},
    "hand": {"0": ["vera", "hands-of-blue", "hired-killer"], "1": ["pistol", "storm"], "2": ["jam"], "3": ["bandits"]},
    "items": {"0": ["med-kit", "ball-gown", "illegal-cargo"]},
    "carried": {"mal": ["pistol"], "zoe": ["shotgun"], "jayne": ["brute-strength"]},
    "jobs": {"0": ["mail-round", "census-of-the-rim", "the-long-haul"], "3": ["old-soldiers"]},
    "stages": {"census-of-the-rim": ["0,2"], "the-long-haul": ["0,0", "1,0"]},
    "squad": {"0": ["crow -1", "bandits"], "1": ["hired-guns"]},
    "epics": {"0": ["the-ariel-job"], "2": ["relief-for-the-rim"]},
    "bulletin": ["the-pay-train", "escort-a-judges-daughter", "a-war-of-niskas", "old-debts"],
}


@pytest.fixture(scope="module")
def now() -> Situation:
    """The Crew phase of the first captain in a late round; two of the seats are people."""
    rules = ruleset("fancards")
    pygame.font.init()
    return Situation(Session(rules, given.start(rules, 4, 3, {}, GIVEN, False)), NAMES, {0, 1})


def test_the_panels_say_what_is_true_of_the_state(now):
    words, g = Words.load(), now.session.state
    for one in seats.rail(now, words).plates:
        seat = one.seat
        told = one.alliance, one.criminal, one.credits, one.cards, len(one.epics)
        hand_ = len(g.zones.get(f"hand:{seat}", ()))
        assert told == (g.alliance[seat], g.criminal[seat], g.credits[seat], hand_, len(g.epics[seat]))
        assert one.left == g.pool[seat] and one.pool == max(higher(g, seat), one.left)
        before = front.front(now, words, seat)
        assert [p.card for p in before.people] == list(crew_of(g, seat))
        for person in before.people:
            assert {thing.card for thing in person.things} == set(items_on(g, person.card))
            assert (person.health, person.wounds) == (health_of(g, person.card), g.wounds.get(person.card, 0))
            assert person.captain == (g.captain[seat] == person.card)
        assert [thing.card for thing in before.things] == stowed(g, seat)
        assert before.moves[0] == g.moves[seat] and before.command[0] == g.command[seat]
        for card, shown in zip(held(g, seat), jobs.mine(now, words, seat).jobs):
            assert [leg.done for leg in shown.legs] == [i < len(g.stages.get(card, ())) for i in range(len(legs(card)))]
    tickets = jobs.bulletin(now, words).tickets
    assert [one.card for one in tickets] == list(g.zones["bulletin"])
    assert all(bool(one.lacks) != qualifies(g, 0, one.card) for one in tickets)
    squads = {card for seat in range(4) for card in g.zones.get(f"squad:{seat}", ())}
    assert squads == {one.card for seat in range(4) for one in hand.squad(now, words, seat).cards}
    shown = bar(now, words, False)
    assert g.turn == 0 and (shown.seat, shown.sub) == (g.active, words("fancards.bar.sub", n=7)) and shown.steps
    assert not words.missing


def test_while_crews_are_chosen_the_table_says_so():
    """The bar says what is done, and nobody has lost a crew that was never chosen."""
    words, rules = Words.load(), ruleset("fancards")
    choosing = Situation(Session(rules, rules.new(3, 1)), NAMES[:3], {0})
    shown = bar(choosing, words, False)
    assert (shown.seat, shown.sub, shown.steps) == (choosing.asked, words("fancards.bar.setup"), ())
    assert {front.front(choosing, words, seat).say("none") for seat in range(3)} == {words("fancards.front.first")}


def test_nothing_of_a_hand_is_shown_to_another(now):
    words, g = Words.load(), now.session.state
    own = hand.hand(now, words, covered=False)
    assert [one.card for one in own.cards] == list(g.zones["hand:0"]) and not own.backs
    face_down = hand.hand(now, words, covered=True)
    assert not face_down.cards and face_down.backs == len(g.zones["hand:0"])
    secret = {card for seat in (1, 2, 3) for card in g.zones.get(f"hand:{seat}", ())} | set(g.zones["event"])
    shown = [own, seats.rail(now, words), jobs.bulletin(now, words), *decks(now, words)]
    for seat in range(4):
        shown += [front.front(now, words, seat), jobs.mine(now, words, seat), hand.squad(now, words, seat)]
        shown += captain_page(now, words, seat, lambda about: None)
    assert secret and not secret & set(re.findall(r"[\w-]+#\d+", repr(shown)))
    veiled = Situation(now.session, NAMES, {0, 1})
    veiled.veil()
    assert not hand.hand(veiled, words, covered=False).cards


def test_every_card_of_the_box_can_be_read(now):
    words = Words.load()
    for card in now.session.rules.pieces(now.g):
        assert card_page(now, words, card)
        facts(now, words, card)
    assert not words.missing


LEG = jobs.Leg("rim", False, False)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 640), (2560, 1080)])
def test_no_part_of_the_table_lies_over_another(now, size):
    words, window = Words.load(), Rect((0, 0), size)
    for text in (1.0, 1.3, 2.0):
        kit = Kit(min(size[0] / 1280, size[1] / 720), Art(None), text)
        for count in (2, 6):
            p = layout.places(kit, size, count)
            parts = [p.bar, p.board, p.front, p.actions, p.hand, p.squad, p.primary, p.undo, p.redo, p.hint, p.details]
            parts += [p.bulletin, p.mine, *p.tabs] if p.compact else [p.bulletin, p.mine, p.rail, p.inspector, *p.tabs]
            plates = seats.plates(kit, p.rail, count)
            _apart(parts, window)
            _apart(plates, p.rail)
            _apart(jobs.rows(kit, p.bulletin, 4), p.bulletin)
            for many in (1, 9):
                held = jobs.Held(
                    "", "A job with a title that is long", many > 1, (LEG,) * 4, "next: any world", True, False
                )
                strips, more = jobs.strips(kit, p.mine, [held] * many)
                _apart([one.box for one in strips] + ([more] if more else []), p.mine)
                assert many == 9 or strips or text > 1.5
            for many in (1, 5, 8):
                _apart(hand.boxes(kit, p.hand, many), p.hand)
                _apart(hand.boxes(kit, p.squad, many, hand.roomy(kit, p.squad)), p.squad)
            shown = front.front(now, words)
            shown = shown._replace(people=(shown.people * 7)[:7], hold=7)
            at = front.parts(kit, p.front, shown)
            _apart([at.ship, *at.people, *at.slots], p.front)
            for row in captains.rows(kit, p.window, count):
                _apart(captains.columns(kit, row), row)


def _apart(parts: list[Rect], within: Rect) -> None:
    """All of them have a size, lie in a rect, and none over another."""
    for part in parts:
        assert part.w > 0 and part.h > 0 and within.contains(part), (part, within)
    for one, other in combinations(parts, 2):
        assert not one.colliderect(other), (one, other)


@pytest.mark.parametrize(("text", "language"), [(100, "en"), (100, "de"), (200, "en"), (200, "de")])
@pytest.mark.parametrize("scene", ["fancards", "fancards-place", "fancards-muster", "fancards-assign"])
def test_nothing_on_the_bulletin_or_in_a_held_job_is_cut(home, monkeypatch, scene, text, language):
    """No line ends in dots, and each is written in letters of full size."""
    app = Program(size=(1280, 720), prefs=Settings(speed="off", text_scale=text, language=language))
    shots.arrange(app, scene, 1)
    shots.settle(app)
    top = app.stack.top
    if top.places.compact:
        top.panels.side.tab = "jobs"
        top.panels.refresh()
    lines = read(app, monkeypatch)
    assert len(lines) > 9 and not [line for line in lines if line.cut or "\u2026" in line.s]
    app.play(None)


@pytest.mark.parametrize("text", [100, 150, 200])
def test_locations_are_named_as_the_map_opens_in_letters_of_one_size(home, text):
    """However large other letters are; only a name that is too long for its card is left to its tag."""
    app = Program(size=(1280, 720), prefs=Settings(speed="off", text_scale=text))
    shots.arrange(app, "fancards", 1)
    shots.settle(app)
    scene = app.stack.top
    places = [one for one in scene.stage.pieces.values() if isinstance(one, Place) and len(one.title) <= 10]
    found = [lettered(app.kit, scene.view.box(one.cell).size, one) for one in places]
    names = [one for one in found if one is not None]
    sizes = {one.size for one in names}
    assert len(names) == len(places) > 9 and all(len(one.lines) == 1 for one in names)
    assert len(sizes) == 1 and min(sizes) * app.kit.grow >= 11.9
    app.play(None)

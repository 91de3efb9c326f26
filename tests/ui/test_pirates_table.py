"""The table with Pirates & Bounty Hunters: any moment of a game can be shown and pointed at."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from game.app.games.firefly.cards.pages import immoral
from game.app.games.firefly.dock.rows import rows
from game.app.games.firefly.overview.sheet import Sheet
from game.app.games.firefly.panels.rail import rail
from game.app.games.firefly.sayings import saying
from game.app.games.firefly.telling import Telling, entry
from game.app.menus.rulebook.scene import Rulebook
from game.app.program import Program
from game.app.shell.settings import Settings
from game.content.common.rulebook.words import search
from game.core.zones import move, zone_of
from game.rules.firefly.board import find
from game.rules.pirates import news as news_of
from game.rules.pirates.listing import LIST, sought_by
from tests.ui.firefly_table import open_curtain, table
from tests.ui.hands import Hands, center
from tests.ui.pirates_table import pirates, upto
from tests.ui.test_firefly_boxes import to_actions

RATHER = ("hunt", "jump", "work", "deliver", "deal", "accept", "attack", "board", "defend", "take", "burn", "rescue")
BOX = {"AttackBy", "BoardBy", "DefendBy"}


@pytest.mark.wide
def test_anything_can_be_pointed_at_with_the_box_on(fresh_kit, home):
    """From where a rival can be robbed, so that no game has to come to an attack by chance."""
    hands, scene = pirates(bots=(0, 0, 0), language="de")
    scene.answer(next(option.key for option in scene.session.options if option.key.startswith("work:")))
    luck, kinds = random.Random(8), Counter()
    for _ in range(220):
        if hands.app.stack.top is not scene and not open_curtain(hands, scene):
            break
        kinds[scene.now.kind] += 1
        if luck.random() < 0.3:
            names = ("poster:", "card:", "rail:", "tile:", "press:", "crew:")
            able = [w for w in scene.group.widgets if w.name.startswith(names)]
            hands.move(center(scene, luck.choice(able).name) if able else (3, 3))
        options = scene.session.options
        liked = [o for o in options if o.key.startswith(RATHER)]
        scene.answer(luck.choice(liked if liked and luck.random() < 0.85 else list(options)).key)
        hands.frames(1)
    assert not hands.app.words.missing and not hands.app.art.missing
    assert set(kinds) & BOX, kinds


def test_a_trade_of_two_others_is_not_offered_as_ones_own(home):
    """Ships that lie beside each other elsewhere may trade in anybody's turn; the answer says who with whom."""
    _, scene = pirates(at={0: "bellerophon", 1: "persephone", 2: "persephone"})
    option = next(o for o in scene.session.options if o.key.startswith("trade:"))
    name = saying(scene.now, scene.words, option).name
    assert option.key == "trade:1:2" and name == "Bo trades with Cy"
    row = next(row for row in rows(scene.now, scene.words, "") if row.key == "mode:more")
    assert "trade" not in row.note.lower()


@pytest.mark.parametrize("text", [100, 200])
def test_the_list_and_the_bound_lie_in_the_rail(fresh_kit, home, text):
    hands, scene = table(2, 3, (1280, 720), text, settings={"pirates": "on"}, auto=False)
    to_actions(hands, scene)
    g, seat = scene.session.state, scene.now.seat
    bounty = g.zones[LIST][0]
    crew = sought_by(g, bounty)[0]
    stack = f"bound:{seat}:{bounty}"
    move(g, bounty, LIST, stack)
    move(g, crew, zone_of(g, crew), stack)
    scene.read_anew()
    scene.panels.refresh()
    if text == 200:
        scene.panels.side.tab = "ship"
        for _ in range(4):
            scene.panels.refresh()
            if scene.group.named(f"poster:{bounty}"):
                break
            scene.panels.side.turn_rail()
    posters = [w.rect for w in scene.group.widgets if w.name.startswith("poster:")]
    assert len(posters) == 3 and all(scene.places.rail.contains(r) for r in posters)
    assert not any(a.colliderect(b) for i, a in enumerate(posters) for b in posters[:i])


@pytest.mark.parametrize(("text", "language"), [(100, "en"), (200, "de")])
def test_the_overview_tells_of_bounties_and_rivals(fresh_kit, home, text, language):
    hands, scene = table(3, 3, (1280, 720), text, settings={"pirates": "on"}, language=language, auto=False)
    to_actions(hands, scene)
    scene.overview()
    sheet = hands.app.stack.top
    assert isinstance(sheet, Sheet)
    for tab in ("bounties", "rivals"):
        hands.click(f"tab:{tab}")
        hands.frames(1)
        assert sheet.tab == tab
    assert not hands.app.words.missing


@pytest.mark.parametrize(
    ("language", "stolen", "haven"),
    [
        ("en", "Ada stole a Goal token from Bo: Goal 2 has to be reached again.", "Ada has a Haven at **Boros**."),
        ("de", "Ada stahl Bo einen Zielmarker: Ziel 2 muss neu", "Ada hat einen Hafen: **Boros**."),
    ],
)
def test_a_stolen_token_and_a_haven_stand_in_the_log(home, language, stolen, haven):
    _, scene = pirates(language=language)
    theft = entry(Telling(scene.now, scene.words, "stolen", 0), news_of.Stolen(0, 1, 2))
    home_ = entry(Telling(scene.now, scene.words, "haven", 0), news_of.Haven(0, find(scene.now.g, "boros")))
    assert theft is not None and theft.text.startswith(stolen) and theft.other == 1
    assert home_ is not None and home_.text == haven


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rulebook_has_a_booklet_of_the_box(fresh_kit, home, language):
    """Its lines are found, a refusal of the box opens it, and it begins with how to play."""
    app = Program(size=(1280, 720), prefs=Settings(speed="off", language=language))
    hands = Hands(app)
    app.stack.push(Rulebook(app, "firefly", "R-PB-26"))
    hands.frames(3)
    book = app.stack.top
    assert book.reading.book.id == "pirates" and book.reading.line == "R-PB-26"
    assert {part.side for part in book.reading.book.parts.values()} == {1, 2}
    assert "R-PB-26" in search(book.reading.book.lines, "showdown" if language == "en" else "Kräftemessen")
    book.open_game("firefly")
    assert book.reading.book.id == "firefly" and "R-FB-1" in book.reading.book.lines
    assert not app.words.missing and not app.art.missing


def test_before_there_is_a_ship_no_bunks_are_counted(fresh_kit, home):
    """With ships of many kinds nobody knows yet how many bunks there will be."""
    _, scene = pirates()
    g, seat = scene.now.g, scene.now.seat
    assert rail(scene.now, scene.words).text("bunks").startswith("5 of ")
    g.zones["setup"] = tuple(f"{ship}#1" for ship in ("serenity", "interceptor"))
    g.zones[f"ship:{seat}"] = ()
    assert rail(scene.now, scene.words).text("bunks") == ""


def test_the_victim_reads_whose_crew_minds(fresh_kit, home):
    """Bo is robbed by Ada, and the page of her Job speaks of her crew, to him as to her."""
    hands, scene = pirates(crew={0: ["malcolm", "zoe"], 1: ["nandi", "bree"]}, carries={}, disgruntled=["nandi"])
    upto(hands, scene, "work:")
    scene.now.seat = 1
    said = " ".join(str(block) for block in immoral(scene.now, scene.words, scene.now.g.work))
    assert "Ada's Crew" in said and "Zoe" in said and "Nandi" not in said


def test_the_new_ships_fly_as_themselves(home):
    """On the map each of both has a model of its own; every other is painted in the colour of its seat."""
    _, scene = pirates(ship={0: "ss-walden", 2: "interceptor"})
    shown = {piece.id: piece.picture for piece in scene.now.pieces()}
    assert (shown["ship:0"], shown["ship:1"], shown["ship:2"]) == ("ship_walden", "", "ship_interceptor")
    assert not scene.app.art.missing

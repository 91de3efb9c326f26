"""The rulebook with real events: reading, searching, following links, cards, and every way into it."""

from __future__ import annotations

import random
import re

import pygame
import pytest

from game.app.games.registry import GAMES as GAMES_WITH_TABLES
from game.app.menus.rulebook.book import Book
from game.app.menus.rulebook.cards import art
from game.app.menus.rulebook.pictures import width
from game.app.menus.rulebook.scene import Rulebook
from game.app.menus.title.scene import Title
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.table import rulings
from game.app.trial.shots import settle
from game.app.ui.counters import COUNT
from game.content.common.files import data_path
from game.content.load import rules_of
from game.core.ruleset import Refusal
from tests.ui.fistful_table import middle, play_to, table
from tests.ui.near import each
from tests.ui.reading import faults, read

LINES = rules_of("fistful")
LOOKS = [
    ((1280, 720), 100, 100),
    ((1024, 640), 100, 100),
    ((3840, 2160), 100, 100),
    ((1280, 720), 200, 100),
    ((1024, 640), 200, 100),
]
SIZES = [(1024, 640), (1280, 720), (1920, 1080)]
GAMES = [game.id for game in GAMES_WITH_TABLES]


@pytest.fixture
def book(hands):
    """The rulebook on the title, open at its first line."""
    return opened(hands)


def opened(hands, line=""):
    hands.app.stack.push(Title(hands.app))
    scene = Rulebook(hands.app, line=line)
    hands.app.stack.push(scene)
    hands.rest()
    return scene


def test_the_booklet_is_shown_before_its_words_are_read(hands):
    hands.app.stack.push(Title(hands.app))
    scene = Rulebook(hands.app)
    hands.app.stack.push(scene)
    assert scene.read is None
    hands.frames(1)
    assert scene.read is None, "the first frame waits for nothing"
    hands.rest()
    assert scene.read is not None and scene.group.named("search")


def test_a_chapter_is_opened_by_a_click_and_leaves_are_turned(hands, book):
    hands.click("chapter:Movement")
    assert book.reading.line == "R-FC-88"
    n = len(book.pages())
    for _ in range(n):
        hands.key(pygame.K_PAGEDOWN)
    assert book.reading.line == "R-FC-97"
    hands.key(pygame.K_PAGEUP)
    assert LINES[book.reading.line].group == "Movement"
    hands.click("before" if n > 1 else "after")
    assert book.reading.line in LINES


def test_leafing_shows_every_line_once(hands, book):
    seen = []
    for _ in range(200):
        seen += [item.line.id for item in book.pages()[book.page()].items]
        if not book.group.named("after").why:
            hands.key(pygame.K_PAGEDOWN)
        else:
            break
    assert seen == list(book.reading.book.lines) and seen[-len(LINES) :] == list(LINES)


def test_what_is_typed_is_searched_and_enter_goes_there(hands, book):
    hands.type("retr")
    assert book.reading.tab == "found" and book.hits == book.reading.hits()
    assert "R-FC-137" in book.hits and book.group.named("tab:found").label == f"Found ({len(book.hits)})"
    first = book.reading.line
    hands.key(pygame.K_DOWN)
    assert book.reading.line == book.hits[1] != first
    hands.key(pygame.K_RETURN)
    assert book.group.focus is None and book.reading.line == book.hits[1]
    hands.key(pygame.K_ESCAPE)
    assert book.reading.tab == "chapters" and book.left.field.text == "" and hands.app.stack.top is book


def test_ctrl_f_and_slash_go_to_the_search(hands, book):
    hands.key(pygame.K_f, pygame.KMOD_CTRL)
    assert book.group.focus is book.left.field
    hands.key(pygame.K_ESCAPE)
    assert book.group.focus is None
    hands.key(pygame.K_SLASH, text="/")
    assert book.group.focus is book.left.field and book.left.field.text == ""


def test_the_meaning_of_a_keyword_is_found_first(hands, book):
    hands.type("line of sight")
    assert book.hits[0] == "R-FC-125"


def test_found_words_are_marked(hands, book):
    hands.type("walls")
    item = next(i for page in book.pages() for i in page.items if i.line.id == "R-FC-90")
    assert len(item.text.marks(book.kit, book.reading.wanted)) == 1


def test_a_link_is_followed_and_the_way_back_is_kept(hands, book):
    book.open("R-FC-53")
    hands.click("link:R-FC-53:0")
    assert book.reading.line == "R-FC-48"
    hands.key(pygame.K_BACKSPACE)
    assert book.reading.line == "R-FC-53"
    hands.key(pygame.K_RIGHT, pygame.KMOD_ALT)
    assert book.reading.line == "R-FC-48"
    hands.click("back")
    assert book.reading.line == "R-FC-53"
    assert book.group.named("forward").why == ""


def test_a_link_says_where_it_leads(hands, book):
    book.open("R-FC-53")
    hands.move(book.group.named("link:R-FC-53:1").rect.center)
    hands.frames(60)
    assert hands.app.tips.shown and "Spawn Zone" in hands.app.tips.text and "R-FC-62" in hands.app.tips.text


def test_cards_that_speak_of_a_line_are_enlarged_and_lead_back_to_rules(hands, book):
    book.open("R-FC-134")
    hands.click("tab:cards")
    assert "gear/bandolier" in book.cards and book.group.named("tab:cards").label == f"Cards ({len(book.cards)})"
    hands.move(book.group.named("card:gear/bandolier").rect.center)
    assert book.big is not None and book.big[1].w > book.group.named("card:gear/bandolier").rect.w
    hands.move((5, 5))
    assert book.big is None
    hands.click("card:gear/bandolier")
    assert book.reading.card == "gear/bandolier" and "R-FC-82" in book.hits
    hands.click("found:R-FC-82")
    assert book.reading.line == "R-FC-82"


def test_all_of_it_can_be_reached_by_keyboard(hands, book):
    names = set()
    for _ in range(len(book.group.widgets) + 1):
        hands.key(pygame.K_TAB)
        names.add(book.group.focus.name)
    assert names == {w.name for w in book.group.widgets if w.focusable}
    assert {"search", "tab:cards", "chapter:Battles", "line:guide-1", "close"} <= names


def test_a_resting_rulebook_draws_nothing(hands, book):
    hands.type("timer")
    hands.frames(2)
    before = COUNT.presents, COUNT.renders
    hands.frames(60)
    assert (COUNT.presents, COUNT.renders) == before


def test_every_page_can_be_read(hands, monkeypatch):
    """Nothing overlaps and nothing is cut on any page of the booklet."""
    book = opened(hands)
    for chapter in book.reading.book.chapters:
        book.open(chapter.lines[0])
        for _ in range(len(book.pages())):
            hands.rest()
            assert faults(read(hands.app, monkeypatch)) == [], chapter.title
            for item in book.pages()[book.page()].items:
                assert book.body.contains(item.rect), item.line.id
            book.leaf(1)


@pytest.mark.parametrize("game", GAMES)
def test_each_booklet_begins_with_how_to_play(hands, game):
    """Two sides, each part with all its pictures: what one does, a turn, how one wins, an example."""
    hands.app.stack.push(Title(hands.app))
    scene = Rulebook(hands.app, game)
    hands.app.stack.push(scene)
    hands.rest()
    book = scene.reading.book
    assert scene.reading.chapter == 0 and book.chapters[0].title == "How to play"
    sides = scene.pages()
    assert len(sides) == 2
    titles = [item.part.title for page in sides for item in page.items if item.part.title]
    assert titles == ["What you do", "How a turn goes", "How to win", "An example turn"]
    for item in (item for page in sides for item in page.items):
        room = sum(width(book, what, item.pictures_at.h) for what in item.pictures)
        assert item.pictures and room <= item.pictures_at.w, item.line.id
    first = next(iter(rules_of(game)))
    hands.key(pygame.K_PAGEDOWN)
    hands.key(pygame.K_PAGEDOWN)
    assert scene.reading.line == first
    hands.key(pygame.K_HOME)
    assert scene.reading.line in book.parts


@pytest.mark.parametrize(("language", "look"), each(("en", "de"), LOOKS), ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_can_be_read(home, monkeypatch, game, look, language):
    """Nothing is cut on any side of it; at 100 % there are two."""
    size, percent, _ = look
    app = Program(size=size, prefs=Settings(text_scale=percent, speed="off", language=language))
    app.stack.push(Title(app))
    scene = Rulebook(app, game)
    app.stack.push(scene)
    settle(app)
    sides = scene.pages()
    assert len(sides) == 2 or percent > 100
    for page in sides:
        scene.open(page.items[0].line.id)
        settle(app)
        for item in page.items:
            assert scene.body.contains(item.rect), item.line.id
            assert item.text_at[1] + item.text.high <= item.rect.h, item.line.id
        assert faults(read(app, monkeypatch)) == []
    app.play(None)


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_page_fits_at_every_size(home, size, percent):
    app = Program(size=size, prefs=Settings(text_scale=percent, speed="off"))
    scene = Rulebook(app)
    app.stack.push(scene)
    for chapter in scene.reading.book.chapters:
        scene.open(chapter.lines[0])
        for page in scene.pages():
            for item in page.items:
                assert scene.body.contains(item.rect), item.line.id
        for w in scene.group.widgets:
            assert pygame.Rect(0, 0, *size).contains(w.rect), w.name
    app.play(None)


# ---------------------------------------------------------------- ways in


def test_a_refusal_opens_its_rule(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Move")
    far = next(
        at
        for at in ((x, y) for y in range(12) for x in range(18))
        if scene.now.on_floor(at)
        and at not in scene.now.cells
        and not scene.now.tokens_on(at)
        and scene.now.why_not(scene.now.picked, f"cell:{at[0]},{at[1]}")
    )
    refusal = scene.now.why_not(scene.now.picked, f"cell:{far[0]},{far[1]}")
    hands.click(middle(scene, far))
    assert hands.app.tips.owner == "refusal"
    hands.key(pygame.K_F1)
    assert hands.app.tips.pinned and hands.app.tips.leads == refusal.rule
    hands.key(pygame.K_F1)
    top = hands.app.stack.top
    assert isinstance(top, Rulebook) and top.reading.line == refusal.rule
    hands.key(pygame.K_ESCAPE)
    assert hands.app.stack.top is scene


def test_a_click_on_a_pinned_tip_opens_the_rulebook(home):
    hands, scene = table(2, 5)
    hands.move(scene.group.named("timer:1").rect.center)
    hands.frames(60)
    hands.key(pygame.K_F1)
    hands.down(hands.app.tips.rect.center)
    hands.rest()
    assert isinstance(hands.app.stack.top, Rulebook)


def test_b_opens_the_rulebook_at_what_is_pointed_at_or_at_this_moment(home):
    hands, scene = table(2, 5)
    hands.key(pygame.K_b, text="b")
    assert hands.app.stack.top.reading.line == "R-FC-97"
    assert hands.app.stack.top.left.field.text == "", "the key that opened it is no search"
    hands.key(pygame.K_ESCAPE)
    hands.move(scene.group.named("timer:1").rect.center)
    hands.frames(60)
    hands.key(pygame.K_b, text="b")
    assert hands.app.stack.top.reading.line in ("R-FC-48", "R-FC-52")


def test_keywords_in_the_inspector_open_their_line(home):
    hands, scene = table(2, 5)
    links = [w for w in scene.group.widgets if w.name.startswith("row:rule:")]
    assert links, "the first page names the Timer"
    hands.click(links[0].rect.center)
    top = hands.app.stack.top
    assert isinstance(top, Rulebook) and top.reading.line == links[0].rule


def test_a_click_on_an_objective_opens_its_rule(home):
    hands, scene = table(2, 5)
    for name, line in (("goal:0", "R-FC-40"), ("goal:1", "R-FC-43")):
        hands.click(name)
        book = hands.app.stack.top
        assert isinstance(book, Rulebook) and book.reading.line == line
        hands.key(pygame.K_ESCAPE)
        assert hands.app.stack.top is scene


def test_the_mark_of_a_log_line_opens_its_rule(home):
    hands, scene = table(2, 5)
    mark = next(w for w in scene.group.widgets if w.name.startswith("mark:"))
    hands.click(mark.rect.center)
    assert isinstance(hands.app.stack.top, Rulebook) and hands.app.stack.top.reading.line == mark.rule


def test_the_menu_of_the_table_has_the_rulebook(home):
    hands, scene = table(2, 5)
    scene.menus.menu()
    hands.rest()
    hands.click("rules")
    assert isinstance(hands.app.stack.top, Rulebook)
    hands.key(pygame.K_ESCAPE)
    assert hands.app.stack.top is scene


def test_every_line_of_the_log_has_a_rule(home, hands):
    """Whatever kind of news the log tells of, its line is there."""
    words = hands.app.words
    kinds = {key.partition("table.log.")[2] for key in re.findall(r'msgid "(table\.log\.[a-z_.]+)"', catalogue())}
    assert len(kinds) > 30
    for kind in kinds - {"head"}:
        assert rulings.line_of_news("fistful", words, kind) in LINES, kind


def catalogue() -> str:
    return data_path("assets", "lang", "en", "table.po").read_text(encoding="utf-8")


def test_every_refusal_and_every_tip_of_a_keyword_has_a_line(home):
    """All that a whole game refuses, and every tip it shows with a keyword, opens at a line."""
    hands, scene = table(3, 7)
    words = hands.app.words
    refused, luck = set(), random.Random(3)
    for _ in range(80):
        now = scene.now
        if now.choice is None:
            break
        sources = [*now.sources(), "hero:0", "", *(f"gear:{c}" for c in now.slots(now.seat))]
        targets = [
            "end",
            "roll",
            "fight",
            "retreat",
            "backup:1",
            "ammo:1",
            "scrounge:ammo",
            "deck",
            "cell:0,0",
            "cell:3,4",
            "cell:9,9",
        ]
        for source in sources:
            for target in targets:
                one = now.why_not(source, target)
                if isinstance(one, Refusal):
                    refused.add(one.rule)
        for w in scene.group.widgets:
            line = rulings.line_in("fistful", words, w.hint)
            assert not line or line in LINES, w.hint
        scene.answer(luck.choice(now.options).key)
        hands.rest()
        if hands.app.stack.top is not scene:
            break
    assert len(refused) >= 5 and refused <= set(LINES)


def test_f1_on_a_tip_without_a_rule_lets_it_go(hands):
    from tests.ui.test_widgets import bench

    bench(hands)
    hands.move((60, 50))
    hands.rest()
    hands.key(pygame.K_F1)
    assert hands.app.tips.pinned and hands.app.tips.leads == ""
    hands.key(pygame.K_F1)
    assert not hands.app.tips.pinned


def test_where_nothing_is_found_the_booklet_stays_open_where_it_was(hands, book):
    at = book.reading.line
    book.look_for("dam")
    assert book.hits and book.reading.line != at
    book.look_for("damxyz")
    assert not book.hits and book.reading.line == at
    book.look_for("dam")
    book.pick(1)
    there = book.reading.line
    book.look_for("damx")
    assert book.reading.line == there, "a line that was chosen counts as where one is"


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_deck_with_a_name_and_a_picture_of_its_own_or_a_sign(hands, game):
    kit, words = hands.app.kit, hands.app.words
    boxed = Book(hands.app.doors.games[game], "pirates").cards if game == "firefly" else {}
    for card in (*Book(hands.app.doors.games[game]).cards.values(), *boxed.values()):
        assert words.has(f"rulebook.deck.{card.deck}"), card.deck
        assert art(kit, card) in (*kit.art.paths, "")
        assert art(kit, card) or card.deck not in ("crew", "shipping", "transport", "smuggling", "crime", "hero")

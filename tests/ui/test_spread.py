"""Choices as cards over the board: where they lie, what a press does, what stays in its place, how they come and go."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest
from pygame import Rect

from game.app.games.firefly.spread.faces import LOOK
from game.app.games.firefly.spread.offers import ON_CARDS
from game.app.table.spread import face
from game.app.table.spread import facts as lines
from game.app.table.spread.acts import Gather, Lay
from game.app.table.spread.data import Card, End, Fact, Spread
from game.app.table.spread.layout import MOST, SCENE, lay
from game.app.table.spread.paint import numbered, paint, widgets
from game.app.ui.theme import BANDS
from tests.ui.firefly_table import table

KINDS = ["PickLeader", "PickShip", "KeepJobs", "TeamChoice", "Consider", "BuyChoice", "DealChoice"]


def spread(n, ends=1):
    cards = tuple(Card(f"card-{i}", f"take:{i}", (*BANDS["crew"], "Crew"), f"Nandi {i}", "$300") for i in range(n))
    return Spread("Who?", "How it is.", cards, tuple(End(f"end{i}", "No more cards") for i in range(ends)), LOOK)


@pytest.mark.parametrize("text", [100, 150, 200])
def test_cards_lie_inside_the_board_and_none_hides_another(home, text):
    _, scene = table(2, 3, text=text, to="PickLeader")
    board = scene.places.board
    for n in range(1, 31):
        at = lay(scene.kit, board, spread(n))
        parts = [at.head, *at.cards, *at.ends, *([at.large] if at.large is not None else [])]
        assert all(board.contains(r) and r.w > 0 and r.h > 0 for r in parts), n
        assert not any(a.colliderect(b) for a, b in combinations(parts, 2)), n
        assert at.large is not None or n <= MOST
        assert n > 1 or at.large is None, "it lies there once"


@pytest.mark.parametrize("n", range(3, 8))
def test_up_to_seven_cards_lie_large(home, n):
    _, scene = table(2, 3, to="PickLeader")
    at = lay(scene.kit, scene.places.board, spread(n, 0))
    assert at.large is None and all(r.w >= scene.kit.u(120) and r.h >= scene.kit.u(175) for r in at.cards)


def test_scenes_on_a_shelf_are_seen_from_side_to_side(home):
    _, scene = table(2, 3, to="PickLeader")
    seen, many = [], spread(8)
    look = LOOK._replace(picture=lambda kit, dst, r, name, called: seen.append(r))
    many = many._replace(cards=tuple(card._replace(scene=True) for card in many.cards), look=look)
    board = scene.places.board
    paint(scene.kit, pygame.Surface(scene.app.size), board, many)
    assert len(seen) == 9 and all(r.w >= SCENE * r.h - 2 and r.h > scene.kit.u(30) for r in seen)


def test_large_letters_make_a_shelf_with_one_card_large(home):
    _, scene = table(2, 3, text=200, to="PickLeader")
    at = lay(scene.kit, scene.places.board, scene.staged.up().shown)
    assert at.large is not None and all(at.large.w > r.w for r in at.cards)


@pytest.mark.parametrize("kind", KINDS)
def test_an_answer_with_a_card_stands_there_alone(home, kind):
    _, scene = table(1 if kind == "BuyChoice" else 2, 3 if kind == "BuyChoice" else 7, to=kind, auto=False)
    names = [w.name for w in scene.group.widgets]
    keys = [o.key for o in scene.now.options if o.key.partition(":")[0] in ON_CARDS[kind]]
    assert keys and scene.staged.up() is not None
    for key in keys:
        assert names.count(f"big:{key}") == 1 and not {f"tile:{key}", f"press:{key}"} & set(names)
    items = {o.source[5:] for o in scene.now.options if o.key in keys}
    assert not items & {n[5:] for n in names if n.startswith("card:")}, "it lies in the dock as well"


def test_a_number_takes_the_card_and_a_click_does(home):
    for press in (lambda hands, key: hands.key(pygame.K_2), lambda hands, key: hands.click(f"big:{key}")):
        hands, scene = table(2, 3, to="PickLeader")
        key = scene.staged.up().shown.cards[1].key
        press(hands, key)
        assert scene.session.record[-1] == key


def test_the_tenth_card_has_the_last_digit_and_no_later_one_says_a_number(home):
    _, scene = table(2, 3, to="PickLeader")
    laid = widgets(scene.kit, scene.places.board, spread(12), str)
    cards = [w for w in laid if w.name.startswith("big:take")]
    assert [numbered(spread(12), i) for i in range(8, 12)] == ["9", "0", "", ""]
    assert pygame.K_0 in cards[9].keys and not cards[10].keys and not cards[11].keys
    assert [w.cap for w in laid if w.name == "big:end0"] == [""]


def test_arrows_lead_to_every_card_and_enter_takes_it(home):
    hands, scene = table(2, 3, to="PickLeader")
    hands.move((3, 3))
    hands.key(pygame.K_DOWN)
    names = [f"big:{card.key}" for card in scene.staged.up().shown.cards]
    group, ways = scene.group, ((1, 0), (-1, 0), (0, 1), (0, -1))
    assert group.focus.name == names[0]
    reached, edge = {names[0]}, [names[0]]
    while edge:
        start = edge.pop()
        for way in ways:
            group.set_focus(group.named(start))
            if group.move(*way) and group.focus.name not in reached:
                reached.add(group.focus.name)
                edge.append(group.focus.name)
    assert reached >= set(names)
    group.set_focus(group.named(names[-1]))
    hands.key(pygame.K_RETURN)
    assert scene.session.record[-1] == names[-1][4:]


def test_who_goes_is_told_with_one_press_each_and_the_places_stay(home):
    hands, scene = table(2, 7, to="TeamChoice", auto=False)
    before = lay(scene.kit, scene.places.board, scene.staged.up().shown).cards
    item = scene.staged.up().shown.cards[1].id
    hands.click(f"big:stay:{item}")
    cards = scene.staged.up().shown.cards
    assert [card.taken for card in cards].count(False) == 1 and not cards[1].taken and cards[1].key == f"send:{item}"
    assert lay(scene.kit, scene.places.board, scene.staged.up().shown).cards == before
    hands.click(f"big:send:{item}")
    assert scene.staged.up().shown.cards[1].taken


def test_what_is_bought_leaves_its_place_empty(home):
    hands, scene = table(1, 3, to="BuyChoice")
    shown = scene.staged.up().shown
    key = next(card.key for card in shown.cards if card.key)
    where = {card.id: r for card, r in zip(shown.cards, lay(scene.kit, scene.places.board, shown).cards)}
    hands.click(f"big:{key}")
    after = scene.staged.up().shown
    assert next(card for card in after.cards if key.endswith(card.id)).gone
    assert {card.id: r for card, r in zip(after.cards, lay(scene.kit, scene.places.board, after).cards)} == where


def test_a_card_that_cannot_be_had_says_why(home):
    hands, scene = table(1, 3, to="BuyChoice", auto=False)
    scene.now.g.money[0] = 0
    scene.now.options = tuple(o for o in scene.now.options if o.key == "done")
    scene.moment += 1
    scene.panels.refresh()
    cards = [card for card in scene.staged.up().shown.cards if not card.gone]
    assert cards and all(card.why and not card.key and "R-FB" not in card.why for card in cards)
    hands.click(f"lies:{cards[0].id}")
    assert scene.now.kind == "BuyChoice" and not scene.app.words.missing


def test_a_press_that_began_before_the_cards_lay_there_takes_none(home):
    hands, scene = table(2, 3, speed="normal", to="PickLeader")
    hands.rest()
    first = hands.widget(f"big:{scene.staged.up().shown.cards[0].key}").rect.center
    hands.frames(60)
    hands.down(first)
    hands.up(first)
    assert isinstance(scene.player.acts[-1], Gather)
    while not (scene.player.acts and isinstance(scene.player.acts[0], Lay)):
        hands.frames(1)
    record, spot = len(scene.session.record), scene.places.board.center
    hands.down(spot)  # the ships are still on their way
    hands.rest()
    hands.up(spot)
    assert len(scene.session.record) == record and scene.now.kind == "PickShip"
    assert scene.staged.up() is not None


def test_with_still_pictures_nothing_flies(home):
    hands, scene = table(2, 3, speed="normal", to="PickLeader")
    scene.app.settings.reduced_motion = True
    hands.rest()
    first = hands.widget(f"big:{scene.staged.up().shown.cards[0].key}").rect.center
    hands.frames(60)
    hands.down(first)
    hands.up(first)
    assert scene.session.record and not any(isinstance(act, (Lay, Gather)) for act in scene.player.acts)


@pytest.mark.parametrize("text", [100, 150, 200])
def test_all_of_a_large_card_lies_inside_it(home, text):
    _, scene = table(2, 7, text=text, to="TeamChoice", auto=False)
    kit = scene.kit
    facts = (Fact("gun", "Kaylee's Fluffy Pink Dress"), Fact("", "Hold", "8"), Fact("", "Mechanic"))
    for wide, high in ((150, 210), (215, 205), (163, 300), (250, 330)):
        card = Card("x", "k", (*BANDS["crew"], "Crew"), "Official Lookin' Vehicle", "$900", (("fight", 2),), facts)
        for says in ("", "People step aside for it and salute.", "A long word on what it brings. " * 6):
            below = Rect(0, 0, kit.t(wide), kit.t(high))
            at = face.fitted(kit, below, card._replace(says=says))
            for part in (at.window, at.column, at.says):
                assert below.contains(part) or not part.h, (wide, high, says, part)
            assert not at.column.colliderect(at.says)


def test_a_rule_comes_before_the_picture_and_a_long_fact_has_two_lines(home):
    _, scene = table(2, 3, to="PickLeader")
    kit, below = scene.kit, Rect(0, 0, 128, 170)
    facts = tuple(Fact("star", word, "4") for word in ("Combat", "Health", "Carries", "Command"))
    rule = Card("river", "", (*BANDS["crew"], "Crew"), "River", "", facts=facts, says="Throw a die before each fight.")
    told = face.fitted(kit, below, rule)
    assert told.most and told.says.bottom <= below.bottom
    assert face.fitted(kit, below, rule._replace(flavour=True)).most == 0, "other words are left out"
    far = rule._replace(facts=(Fact("star", "St. Albans", "not charted yet"),))
    at = face.fitted(kit, Rect(0, 0, 150, 300), far)
    assert at.column.h >= 2 * at.lines.row


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_facts_come_closer_together_before_a_rule_is_cut(home, size):
    _, scene = table(2, 3, size, to="PickLeader")
    kit = scene.kit
    below = Rect(0, 0, kit.u(214), kit.u(162))
    facts = tuple(Fact("", name, "4") for name in ("Hold", "Stash", "Bunks", "Upgrades", "Range", "Fuel"))
    card = Card("s", "k", (*BANDS["ship"], "Ship"), "Interceptor", facts=facts, says="Short.")
    rule = card._replace(says="May roll Tech Boarding Tests again. -1 range for every Upgrade fitted.")
    wide, close = face.fitted(kit, below, card), face.fitted(kit, below, rule)
    assert close.lines.row < wide.lines.row and close.lines.row >= round(kit.px(close.lines.size) * face.CLOSE)
    room, size = close.says.w, close.lines.size
    whole = kit.para(None, (0, 0), rule.says, room, size, lead=1.16, dry=True, most=face.MANY)
    assert whole <= close.says.h, "all of it is read"
    for at, one in ((wide, card), (close, rule)):
        head = kit.para(
            None, (0, 0), at.title, at.column.w, at.head, "ink", "serif", lead=1.08, dry=True, most=face.LINES
        )
        left = Rect(at.column.x, 0, at.column.w, at.column.h - head - kit.u(3))
        assert lines.shown(kit, one.facts, left, at.lines) == one.facts, "none of them is left out for it"
    plain = face.fitted(kit, below, rule._replace(flavour=True))
    assert plain.lines.row >= wide.lines.row, "for words that only set the mood they stay where they are"


def test_facts_that_have_no_room_are_counted_and_none_lies_below_the_card(home):
    _, scene = table(2, 3, to="PickLeader")
    kit, below = scene.kit, []
    facts = tuple(Fact("star", word, "4") for word in ("Combat", "Health", "Carries", "Command"))
    for n in (1, 8):
        page = pygame.Surface((140, 420))
        card = Card("river", "k", (*BANDS["crew"], "Crew"), "River", "$9", facts=facts * n, says="A rule.")
        face.paint(kit, page, Rect(4, 4, 128, 170), card, "", LOOK)
        below.append(pygame.image.tobytes(page.subsurface((0, 186, 140, 234)), "RGB"))
    assert below[0] == below[1]


def test_a_page_says_that_it_is_about_what_is_pointed_at_where_the_brass_button_does_something_else(home):
    hands, scene = table(2, 3, to="PickLeader")
    first = scene.panels.dock.first()
    said = scene.words("table.pointed")

    def captions():
        return [getattr(block, "left", "") for block, _ in scene.panels.side.placed]

    assert said not in captions(), "nothing is pointed at"
    for card in scene.staged.up().shown.cards:
        hands.move(hands.widget(f"big:{card.key}").rect.center)
        assert (said in captions()) == (card.key != first.key), card.title

"""Life on a still table, figures that can be told apart, battles on the stage, pictures of every card met in flight."""

from __future__ import annotations

from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.ai.moments import waits
from game.app.captains.played import played
from game.app.games.firefly import names
from game.app.games.firefly.cards.flown import FLOWN, own_ship
from game.app.games.firefly.cards.goers import GO, goers
from game.app.games.firefly.scene import FireflyScene
from game.app.games.firefly.spread.faces import spread
from game.app.games.firefly.spread.look import LOOK
from game.app.games.firefly.spread.offers import offers
from game.app.games.fistful.board import token as pieces
from game.app.games.fistful.fight.staged import duel, rounds
from game.app.games.fistful.results import results
from game.app.menus.title.scene import Title
from game.app.program import Program
from game.app.shell.company import LONELY_MS
from game.app.table.ambient import FRAME_MS, MOST
from game.app.table.duel.told import ToldDuel
from game.app.ui.box import picture_of
from game.app.ui.theme import SEATS
from game.content.firefly import firefly
from game.content.firefly.records import MisbehaveCard, NavCard
from game.rules.fistful.tokens import sort
from tests.told import news as told
from tests.ui.fistful_table import table


def test_a_still_table_breathes_in_small_places_and_comes_to_rest(home):
    hands, scene = table(speed="fast")
    app, ambient = hands.app, scene.ambient
    scene.results.clear()
    app.alone = 0.0
    dirty: list[Rect] = []
    app.dirty.add = lambda rect=None: dirty.append(rect)  # type: ignore[method-assign]
    changes = 0
    for _ in range(250):  # a second in steps of four milliseconds
        dirty.clear()
        ambient.update(4.0)
        assert None not in dirty and len(dirty) <= 2 * MOST
        changes += bool(dirty)
        assert all(r.w <= 4 * scene.view.camera.cell for r in dirty)
    assert 2 <= changes <= 1000 / FRAME_MS + 1 and ambient.drawn
    assert "lamp" in ambient.drawn, "a lamp stands by whose turn it is"
    lit = len(ambient.drawn)
    for end in ("alone", "focused", "reduced"):
        ambient.due = 0.0
        ambient.update(200.0)
        dirty.clear()
        if end == "alone":
            app.alone = LONELY_MS
        elif end == "focused":
            app.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        else:
            app.settings = replace(app.settings, reduced_motion=True)
        ambient.update(200.0)
        assert not ambient.drawn and 0 < len(dirty) <= lit, end
        dirty.clear()
        for _ in range(10):
            ambient.update(200.0)
        assert not dirty, end
        app.alone, app.focused = 0.0, True
    del app.dirty.add


def test_the_title_breathes_where_its_boxes_lie_and_comes_to_rest(hands):
    title = Title(hands.app)
    hands.app.stack.push(title)
    hands.rest()
    app, ambient = hands.app, title.ambient
    app.settings = replace(app.settings, speed="fast")
    still = app.window.copy()
    app.alone, ambient.due = 0.0, 0.0
    names, dirty = set(), []
    for _ in range(36):
        ambient.update(FRAME_MS)
        assert app.dirty.full is False and len(app.dirty.rects) <= 2 * MOST
        dirty += app.dirty.rects
        app.present()
        names |= {name.partition(":")[0] for name in ambient.drawn}
    assert {"lamp", "star", "box"} <= names
    assert all(r.w <= 0.12 * app.size[0] for r in dirty)
    pic = picture_of(app.kit, title.boxes[1].rect, title.boxes[1].beside)
    sparks = [glow for name, glow in title.boxes[1].lights(app.kit).items()]
    assert len(sparks) > 3 and all(pic.collidepoint(one.at) for one in sparks)
    title.boxes[1].rise = 3.0
    assert not title.boxes[1].lights(app.kit), "a lid on its way up has no lights"
    title.boxes[1].rise = 0.0
    app.alone = LONELY_MS
    ambient.update(FRAME_MS)
    app.present()
    assert not ambient.drawn and not app.dirty
    assert pygame.image.tobytes(still, "RGB") == pygame.image.tobytes(app.window, "RGB"), "nothing of it stays"


def test_a_hero_stands_on_the_colour_of_its_seat_and_an_enemy_shows_its_strength(home):
    hands, scene = table()
    k = hands.app.kit
    for seat in (0, 1):
        page = Surface((240, 240))
        pieces.hero(k, page, (120, 120), scene.now.g.hero[seat], seat, 110)
        want = SEATS[k.looks[seat]].color
        spots = ((page.get_at((x, y)), y) for x in range(40, 115) for y in range(110, 200))
        seen = [y for color, y in spots if all(abs(a - b) < 12 for a, b in zip(color, want))]
        assert len(seen) > 60, "the plate shows at the left of the figure, its mark lies at the right"
    found = [one for one in scene.now.g.up if sort(one) == "enemy"]
    page = Surface((240, 240))
    pieces.enemy(k, page, (120, 120), found[0], 110, letter="B")
    red = sum(page.get_at((x, y))[:3] == (128, 24, 18) for x in range(120, 200) for y in range(110, 200))
    assert red > 40, "the shield is there"
    assert scene.view.tall(k) > 1.25 * scene.view.camera.cell / k.scale


def test_a_round_of_a_battle_stays_on_the_stage_with_what_it_cost(home):
    _, scene = table()
    now, words = scene.now, scene.words
    foe = next(one for one in now.g.up if sort(one) == "enemy")
    news = told(
        "fistful",
        ("battle", 0, foe),
        ("rolled", 0, "battle", 3, "d6", 0),
        ("lost_round", 0, 4, 5),
        ("hurt", 0, 1),
        ("rolled", 0, "battle", 5, "d6", 0),
        ("won_round", 0, 6, 5),
    )
    first, second = rounds(now, news).values()
    assert first.dice == (("d6", 3),) and (second.total, second.strength, second.token) == (6, 5, foe)
    shown = duel(now, words, first)
    assert shown.sides[0].means is not None and shown.sides[0].means.points == 1 and shown.sides[1].total == 5
    assert shown.sides[0].figures[0].picture and shown.sides[1].figures[0].picture
    said = scene.lines_of
    lost, won = (
        one
        for one in results(now, words, lambda part: said([(0, n) for n in part]), news, now.g, {0})
        if one.stage is not None
    )
    assert isinstance(lost.stage, ToldDuel) and lost.stage.duel.end is not None
    assert lost.stage.duel.sides[1].won and not lost.stage.duel.sides[0].won and lost.mood == "bad"
    assert any(line.icon == "heart" for line in lost.lines), "what it cost is said on the stage"
    assert won.mood == "good" and won.stage.duel.sides[0].won  # type: ignore[union-attr]


def test_every_nav_and_misbehave_card_has_a_picture_and_whoever_flies_sees_their_own_ship(home):
    hands, _ = table()
    k = hands.app.kit
    met = [card for card in firefly().faces.values() if isinstance(card, (NavCard, MisbehaveCard))]
    own = {card.id: names.scene(k, card.id) for card in met}
    assert len(met) > 50 and all(own.values())
    assert len(set(own.values())) >= len(met) - 2, "the two cards that both decks have share theirs"
    assert set(FLOWN) <= set(own.values())
    flown = []
    for look in (0, 3):
        page = Surface((352, 122))
        own_ship(k, page, page.get_rect(), "nav_customs", look)
        flown.append(page)
    bare = Surface((352, 122))
    same = pygame.mask.from_threshold(flown[0], (0, 0, 0), (20, 20, 20, 255), flown[1]).count()
    assert 352 * 122 - same > 300, "each seat sees a hull of its own colour"
    own_ship(k, bare, bare.get_rect(), "nav_dinner", 0)
    assert not pygame.transform.average_color(bare)[0], "aboard there is none"


def test_two_who_really_go_stand_in_the_picture_of_a_misbehave_card(home):
    kit = Program(size=(1280, 720)).kit
    pictured = {card.picture for card in firefly().faces.values() if isinstance(card, MisbehaveCard)}
    assert set(GO) <= pictured and all(kit.art.raw(name) is not None for name in GO)

    def seen(scene: str, *dolls: str) -> bytes:
        page = Surface((400, 164))
        goers(kit, page, Rect(0, 0, 400, 164), scene, dolls)
        return page.get_buffer().raw

    bare = bytes(400 * 164 * 4)
    for scene in GO:
        assert len({seen(scene), seen(scene, "mal"), seen(scene, "mal", "zoe"), seen(scene, "zoe", "mal")}) == 4
        assert seen(scene, "mal", "zoe") == seen(scene, "mal", "zoe", "wash"), "two are enough"
    assert seen("misbehave_vote", "mal", "zoe") == bare, "where others are seen nobody is put beside them"


def test_a_ship_to_choose_is_seen_with_its_own_hull(home):
    app = Program(size=(1280, 720))
    session, names = played(app, "firefly", 1, waits("PickShip", 0), {"pirates": "on"}, 2)
    scene = FireflyScene(app, session, names)
    found = offers(scene.now)
    assert found is not None and len(found.cards) == 6
    kit, there = app.kit, spread(scene.now, app.words, found)

    def seen(picture: str, size: tuple[int, int]) -> bytes:
        page = Surface(size)
        LOOK.picture(kit, page, page.get_rect(), picture, "")
        return pygame.image.tobytes(page, "RGB")

    for size in ((80, 130), (220, 90)):
        shown = {card.title: seen(card.picture, size) for card in there.cards}
        fireflies = {shown[name] for name in shown if name not in ("S.S. Walden", "Interceptor")}
        assert len(fireflies) == 1, "Fireflies fly in the colour of the seat"
        assert len({shown["S.S. Walden"], shown["Interceptor"], *fireflies}) == 3
    assert seen("ship:0:", (80, 130)) != seen("ship:1:", (80, 130))

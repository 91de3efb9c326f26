"""What moves on the sector map's table: cards, dice, goods, money; each from where it came, and a click ends it."""

from __future__ import annotations

import pygame
import pytest
from pygame import Surface

from game.app.games.firefly.cards.acts import Leave, Rise, Roll
from game.app.games.firefly.carried import Carry
from game.app.table.moving.animate import Together
from game.rules.firefly import news as news_of
from tests.told import lines
from tests.ui.firefly_table import table


def flat(acts):
    return [one for act in acts for one in (act.acts if isinstance(act, Together) else (act,))]


def kinds(scene):
    return [type(act) for act in flat(scene.player.acts)]


def watch(hands, scene, most=600):
    """The acts that were played until all rests, in their order."""
    seen = []
    for _ in range(most):
        for act in flat(scene.player.acts):
            if act not in seen:
                seen.append(act)
        if not hands.app.update(16.0):
            break
        hands.app.present()
    return seen


def on_a_card(speed, to="NavChoice", seats=1, seed=8):
    """A table with a card on the map that waits for its answer."""
    return table(seats, seed, speed=speed, to=to, auto=False)


def test_a_nav_card_rises_from_the_edge_and_lies(home):
    hands, scene = on_a_card("normal")
    assert scene.card.up() is not None, "a game that is opened shows its card at once"
    scene.card.lying = ""
    assert scene.card.up() is None
    hands.frames(1)
    assert kinds(scene) == [Rise]
    window = scene.stage.board.camera.window
    before = Surface(window.size)
    before.blit(hands.app.window, (0, 0), window)
    hands.frames(8)
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(hands.app.window.subsurface(window), "RGB")
    hands.rest()
    assert scene.card.up() is not None and scene.card.lying == scene.now.shown_card()


def test_a_key_ends_the_flip_at_once(home):
    hands, scene = on_a_card("normal")
    scene.card.lying = ""
    hands.frames(1)
    assert scene.player.playing
    hands.app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
    assert not scene.player.playing and scene.card.up() is not None


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_dice_tumble_beside_their_card_and_it_leaves(home, speed):
    hands, scene = on_a_card(speed, "MisbehaveChoice", 1, 1)
    card = scene.card.up()
    key = next(way.key for way in card.ways if way.faces and way.key)
    hands.app.settings.auto = True
    scene.answer(key)
    acts = flat(scene.player.acts)
    if speed == "off":
        assert not scene.player.playing
        return
    for _ in range(6):
        acts += watch(hands, scene)
        if any(isinstance(act, Roll) for act in acts):
            break
        scene.answer(scene.now.options[0].key)
    roll = next(act for act in acts if isinstance(act, Roll))
    told = [news for news in lines(scene.session.news) if news[0] == "rolled"]
    assert roll.faces == tuple(told[-1][3])
    assert any(isinstance(act, Leave) for act in acts) or scene.card.up() is not None
    hands.rest()
    assert not hands.app.words.missing


def test_goods_and_money_come_from_where_they_were(home):
    hands, scene = table(1, 5, speed="normal", to="Actions")
    home_ = scene.now.seat
    found = scene.acts([news_of.Goods(home_, "cargo", 2, "hold"), news_of.Money(home_, -300, "paid")], "")
    carried = [act for act in flat(found) if isinstance(act, Carry)]
    assert [(act.thing, act.n) for act in carried] == [("cargo", 2), ("coin", 1)]
    ship = scene.view.middle(scene.now.g.ship[home_])
    assert carried[0].start() == ship and scene.places.rail.collidepoint(carried[0].goal())
    assert scene.places.rail.collidepoint(carried[1].start()) and carried[1].goal() == ship
    assert len(found) == 1, "what happens at one place happens together"
    scene.player.play(found)
    hands.rest()
    assert not scene.player.playing


def test_what_the_mouse_has_put_down_does_not_fly_again(home):
    hands, scene = table(1, 5, speed="normal", to="Actions")
    found = scene.acts([news_of.Goods(0, "cargo", 0, "stash")], "good:hold:0:cargo")
    assert not [act for act in flat(found) if isinstance(act, Carry)]


def test_with_motion_off_nothing_is_awaited(home):
    hands, scene = on_a_card("off")
    scene.card.lying = ""
    assert scene.card.up() is not None and not scene.player.playing


def test_a_fast_table_shows_a_bots_turn_in_short(home):
    """However much happens in it; the log has all of it."""
    from game.app.table.bots import TURN_MS

    hands, scene = table(2, 5, speed="fast", bots=(0, 1), to="Actions")
    scene.answer("end")
    spent = 0.0
    for _ in range(2000):
        playing = scene.player.playing and scene.bots.theirs >= 0
        hands.app.update(16.0)
        spent += 16.0 if playing else 0.0
        if scene.now.mine and not scene.player.playing:
            break
    assert scene.now.mine and spent <= TURN_MS + 200
    assert any(line.seat == 1 for line in scene.log)


def test_the_card_lies_as_it_came(home):
    """What the motion painted last is what lies there: painted anew it looks the same."""
    hands, scene = on_a_card("normal")
    scene.card.lying = ""
    hands.rest()
    assert scene.card.lying
    board = hands.app.window.subsurface(scene.places.board)
    kept = pygame.image.tobytes(board, "RGB")
    hands.app.refit()
    hands.rest()
    assert pygame.image.tobytes(hands.app.window.subsurface(scene.places.board), "RGB") == kept


def press(hands, name):
    """Click while something goes on below."""
    at = hands.widget(name).rect.center
    hands.move(at)
    hands.down(at)
    hands.up(at)
    hands.frames(1)


def test_the_overview_can_be_opened_while_a_bot_plays(home):
    """Trays and discards can be leafed through when it is somebody else's turn."""
    hands, scene = table(2, 5, speed="slow", bots=(0, 1), to="Actions")
    scene.answer("end")
    for _ in range(60):
        hands.frames(1)
        if scene.thinks():
            break
    assert scene.thinks() and not scene.now.mine
    hands.app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_d, mod=0, unicode="d"))
    hands.frames(2)
    sheet = hands.app.stack.top
    assert type(sheet).__name__ == "Sheet"
    press(hands, "tab:decks")
    open_ = [deck for deck in sheet.decks if scene.now.g.zones.get(f"{deck}.discard")]
    press(hands, f"deck:{open_[0]}")
    card = next(w for w in sheet.group.widgets if w.name.startswith("card:"))
    hands.move(card.rect.center)
    assert sheet.looked == card.about[1]
    press(hands, "close")
    assert sheet not in hands.app.stack.scenes

"""Setting Keep Flyin' up, and finding it again as it was left."""

from __future__ import annotations

import pygame
import pytest

from game.app.games.keepflyin.result import KeepflyinResult
from game.app.games.keepflyin.scene import KeepflyinScene
from game.app.games.keepflyin.set_up.scene import KeepflyinSetUp
from game.app.menus.title.scene import Title
from game.app.play.captains import CAPTAINS, tempers
from game.app.play.playing import last_game
from game.app.play.resume import resume
from game.app.play.seating import PERSON, Seating, plain, recoloured, seating
from game.app.program import Program
from game.app.shell.settings import Settings
from game.content.keepflyin import keepflyin
from game.content.keepflyin.blanks import write_blank_jobs
from game.content.load import open_content
from game.core.session import Session
from game.rules.registry import ruleset
from game.save.format.seed import of_rules
from game.save.places import places
from game.save.store import Store
from tests.ui.hands import Hands


def test_seats_bots_colours_and_house_rules_are_chosen_with_the_mouse(hands):
    app = hands.app
    app.stack.push(Title(app))
    scene = KeepflyinSetUp(app, seed=4, seats=3)
    app.stack.push(scene)
    hands.rest()
    choice = hands.widget("player:1")
    parts = dict(zip((value for value, _ in choice.values), choice.parts()))
    hands.click(parts["3"].center)
    assert scene.seating().bots[:2] == (PERSON, 3) and scene.seating().people == {0}
    before = scene.looks[0]
    hands.click("mark:0")
    assert scene.looks[0] != before and len(set(scene.looks)) == 8
    rule = hands.widget("rule:placing")
    hands.click(rule.parts()[1].center)
    assert scene.settings["placing"] == "chance"
    bot, known = scene.names()[1], scene.captain(1)
    hands.click("face:1")
    assert scene.captain(1) != known and scene.names()[1] != bot
    seats = hands.widget("seats")
    hands.click(seats.parts()[-1].center)
    assert scene.seats == 8 and len(scene.names()) == 8 == len(set(scene.names()))
    assert not app.words.missing


@pytest.mark.parametrize("text", [100, 200])
def test_all_that_can_be_set_lies_in_the_window(home, text):
    app = Program(size=(1024, 640), prefs=Settings(speed="off", text_scale=text))
    scene = KeepflyinSetUp(app, seed=4, seats=8)
    app.stack.push(scene)
    page = app.window.get_rect()
    rects = [w.rect for w in scene.group.widgets]
    assert all(page.contains(r) for r in rects)
    assert all(a.collidelist(rects[i + 1 :]) < 0 for i, a in enumerate(rects))


def test_a_game_is_saved_and_found_again_with_its_bots_and_colours(home):
    app = Program(size=(1280, 720), config=home / "settings" / "settings.json")
    app.settings.speed = "off"
    hands = Hands(app)
    app.stack.push(Title(app))
    scene = KeepflyinSetUp(app, seed=4, seats=3)
    app.stack.push(scene)
    scene.settings["placing"] = "chance"
    scene.set_player(1, "1")
    scene.set_player(2, "2")
    scene.recolour(0)
    wanted = scene.seating()
    scene.go()
    table = app.stack.top
    assert isinstance(table, KeepflyinScene)
    for _ in range(60):
        hands.frames(1)
        if table.now.mine and len(table.session.record) > 8 and table.now.event():
            break
        if table.now.mine:
            table.answer(table.session.options[0].key)
    done = list(table.session.record)
    hands.app.stack.pop()
    entry = Store(places().saves).games()[0]
    assert entry.game == "keepflyin" and entry.picture and entry.seats == tuple(table.now.names)
    last = last_game()
    assert last is not None and resume(app, last) is None
    again = app.stack.top
    assert isinstance(again, KeepflyinScene) and again.session.record == done
    assert again.now.event() == table.now.event() != ""
    whom = [CAPTAINS[name] for name in wanted.captains[1:]]
    assert again.session.state.settings["tempers"].split(",") == ["", *(one.temper for one in whom)]
    assert app.kit.dolls == ("", *(one.doll for one in whom))
    assert again.seating == wanted and tuple(app.kit.looks) == wanted.looks
    assert [line.text for line in again.log] == [line.text for line in table.log]
    app.play(None)


def test_what_a_save_keeps_of_the_seats_is_read_carefully():
    kept = Seating((0, 3), (4, 1)).kept()
    assert seating(kept, 2) == Seating((0, 3), (4, 1)) and "captains" not in kept
    played = Seating((0, 3), (4, 1), ("", "bram"))
    assert seating(played.kept(), 2) == played and tempers(played) == {"tempers": ",bold"}
    assert seating({**played.kept(), "captains": "bram"}, 2).captains == () == plain(2).captains
    assert not tempers(played._replace(captains=("", "nobody")))
    for wrong in ({"bots": "9,9"}, {"bots": "x"}, {"looks": "1,1"}, {"looks": "1"}, {}):
        assert seating(wrong, 2) == plain(2)
    assert of_rules({"seed": "1", "sun": "open", **kept}) == {"sun": "open"}


def test_every_seat_keeps_a_colour_of_its_own():
    looks = tuple(range(8))
    for seat in range(8):
        looks = recoloured(looks, seat)
        assert sorted(looks) == list(range(8))
    assert recoloured((0, 1), 0) == (2, 1)


def test_a_blank_card_is_filled_in_kept_and_shuffled_into_the_deck(hands):
    app = hands.app
    app.stack.push(Title(app))
    scene = KeepflyinSetUp(app, seed=4, seats=2)
    app.stack.push(scene)
    hands.click("blanks")
    hands.click("title:0")
    hands.type("Two dozen cows")
    pay = hands.widget("pay:0")
    hands.click(pay.parts()[1].center)
    hands.click("keep")
    assert app.stack.top is scene and scene.played()["mods"] == "blank-jobs"
    assert app.toasts.queue and not any(w.rect.colliderect(app.toasts.place()) for w in scene.group.widgets)
    scene.go()
    table = app.stack.top
    cards = [card for zone in table.session.state.zones.values() for card in zone if card.startswith("blank-jobs:")]
    assert len(cards) == 1
    job = table.now.job(cards[0])
    assert job.title == "Two dozen cows" and job.pay == 400
    scene = KeepflyinSetUp(app, seed=4, seats=2)
    app.stack.replace(scene)
    hands.click("blanks")
    assert hands.widget("title:0").text == "Two dozen cows"
    hands.click("title:0")
    hands.key(pygame.K_DELETE)
    hands.click("keep")
    assert scene.played()["mods"] == ""


def test_a_blank_card_counts_letters_shows_the_end_of_a_long_line_and_stops_at_the_most(hands):
    app = hands.app
    app.stack.push(Title(app))
    app.stack.push(KeepflyinSetUp(app, seed=4, seats=2))
    hands.click("blanks")
    hands.click("text:0")
    said = "Two dozen cows that nobody asked for, and a bull whose temper is known on three worlds"
    hands.type(said)
    field = hands.widget("text:0")
    assert field.text == said and field.so_far() == f"{len(said)}/120"
    assert field.shown(app.kit).endswith("three worlds") and field.shown(app.kit).startswith("…")
    assert app.kit.width(field.shown(app.kit), "bold", 14) < field.rect.w
    hands.click("title:1")
    assert hands.widget("text:0").shown(app.kit).startswith("Two dozen"), "what is not being written shows its start"
    space = hands.widget("space:0")
    for _ in range(4):
        hands.click(space.parts()[1].center)
    assert space.value == "2" and not space.leads(1) and space.leads(-1)
    for _ in range(4):
        hands.click(space.parts()[0].center)
    assert space.value == "0"


@pytest.mark.parametrize("after", ["gone", "filled"])
def test_again_plays_with_the_blank_cards_as_they_are_now(hands, after):
    """The end of a game was reached, then the blank cards were emptied or filled in: Again deals those of today."""
    card = {
        "title": "Ice",
        "kind": "cargo",
        "notoriety": 0,
        "space": 1,
        "pay": 300,
        "destination": "boros",
        "text": "Cold",
    }
    app, rules = hands.app, ruleset("keepflyin")
    try:
        if after == "gone":
            write_blank_jobs(places().mods, [card], keepflyin())
            open_content(places().mods)
        settings = {"placing": "chance", "mods": "blank-jobs" if after == "gone" else ""}
        session = Session(rules, rules.new(2, 3, settings))
        app.stack.push(Title(app))
        result = KeepflyinResult(app, session, ["Ada", "Bo"])
        app.stack.push(result)
        write_blank_jobs(places().mods, [] if after == "gone" else [card], keepflyin())
        open_content(places().mods)
        hands.frames(2)
        result.again()
        table = app.stack.top
        assert isinstance(table, KeepflyinScene)
        dealt = [one for zone in table.session.state.zones.values() for one in zone if one.startswith("blank-jobs:")]
        assert len(dealt) == (0 if after == "gone" else 1)
        assert app.words("captains.changed") in app.toasts.queue
    finally:
        write_blank_jobs(places().mods, [], keepflyin())
        open_content(places().mods)


def test_the_next_set_up_has_the_same_players(hands):
    app = hands.app
    app.stack.push(Title(app))
    scene = KeepflyinSetUp(app, seed=4, seats=4)
    app.stack.push(scene)
    for seat, player in enumerate(("0", "3", "0", "1")):
        scene.set_player(seat, player)
    app.settings.house = {"keepflyin": scene.kept()}
    after = KeepflyinSetUp(app, seed=5)
    assert after.seats == 4 and after.bots == scene.bots and after.seating().people == {0, 2}
    app.settings.house = {"keepflyin": {**scene.kept(), "players": "0,9,x"}}
    assert KeepflyinSetUp(app, seed=5).bots[1] in (1, 2, 3)


def test_the_end_names_what_the_money_is(hands):
    app = hands.app
    rules = ruleset("keepflyin")
    session = Session(rules, rules.new(2, 3, {"placing": "chance"}))
    result = KeepflyinResult(app, session, ["Ada", "Bo"])
    assert result.standing(0).note == app.words("hex.rail.platinum") == "Platinum"

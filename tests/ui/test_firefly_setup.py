"""Firefly: The Game from its box to its end: set up with the mouse, played, left, found again, seen again."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.app.games.firefly.result import FireflyResult
from game.app.games.firefly.scene import FireflyScene
from game.app.games.firefly.set_up.scene import FireflySetUp, today
from game.app.games.firefly.set_up.story_card import StorySlip, slip_high
from game.app.menus.title.scene import Title
from game.app.play.playing import saved_game
from game.app.play.resume import resume
from game.app.play.seating import PERSON
from game.app.program import DOORS, Program
from game.app.replay.shelf import items, learn, picture, watch
from game.app.shell.settings import Settings
from game.app.table.curtain.scene import Curtain
from game.app.ui.widgets.cycle import Cycle
from game.content import load
from game.content.firefly import firefly
from game.content.firefly.scope import fits
from game.content.load import open_content
from game.core.codec import digest
from game.rules.firefly.set_up.setup import CHOOSE, stories_for
from game.rules.registry import ruleset
from game.save.places import places
from game.save.store import Store
from tests.ui.firefly_table import give, open_curtain
from tests.ui.hands import Hands
from tests.ui.reading import faults, read

LONELY = "lonely-crime"
MODS = Path(__file__).resolve().parents[1] / "mods"


def choose(hands: Hands, name: str, value: str) -> None:
    """A value of a choice, with the mouse."""
    choice = hands.widget(name)
    if isinstance(choice, Cycle):
        while hands.widget(name).value != value:
            hands.click(hands.widget(name).parts()[1].center)
        return
    hands.click(dict(zip((v for v, _ in choice.values), choice.parts()))[value].center)


@pytest.fixture
def set_up(hands):
    """The set-up, opened from its box."""
    hands.app.stack.push(Title(hands.app))
    hands.rest()
    hands.click("box:firefly")
    assert isinstance(hands.app.stack.top, FireflySetUp)
    return hands.app.stack.top


def test_the_box_lies_on_the_title_after_the_others(hands):
    assert list(DOORS.games) == ["fistful", "keepflyin", "firefly", "fancards"]


def test_story_seats_bots_and_house_rules_are_chosen_with_the_mouse(fresh_kit, hands, set_up):
    assert set_up.settings["story"] == CHOOSE and hands.widget(f"story:{CHOOSE}").chosen
    hands.click("story:harkens-folly")
    choose(hands, "seats", "3")
    choose(hands, "player:1", "3")
    assert set_up.seating().bots == (PERSON, 3, 3) and set_up.settings["story"] == "harkens-folly"
    before = set_up.looks[0]
    hands.click("mark:0")
    assert set_up.looks[0] != before
    choose(hands, "leaf", "house")
    for rule in set_up.house_rules():
        last = rule.values[-1]
        choose(hands, f"rule:{rule.name}", last)
        assert set_up.settings[rule.name] == last
        assert rule.rule in hands.widget(f"rule:{rule.name}").tip
    assert str(len(set_up.house_rules())) in dict(hands.widget("leaf").values)["house"]
    assert not hands.app.words.missing and hands.app.art.missing <= {"icons/"}


def test_the_stories_of_one_captain_are_for_one_alone(hands, set_up):
    """Every Story that the rules offer for so many can be chosen, no other; one that does not fit is let go of."""
    for seats in range(1, 5):
        choose(hands, "seats", str(seats))
        listed = [w.name[6:] for w in hands.group.widgets if w.name.startswith("story:")]
        assert listed == [CHOOSE, *(item.partition("#")[0] for item in stories_for(seats, set_up.played()))]
        assert (LONELY in listed) == (seats == 1)
    choose(hands, "seats", "1")
    hands.click(f"story:{LONELY}")
    assert set_up.settings["story"] == LONELY
    choose(hands, "seats", "2")
    assert set_up.settings["story"] == CHOOSE


@pytest.mark.parametrize("story", [CHOOSE, *(id for id, card in firefly().stories.items() if not card.box)])
def test_a_game_of_every_story_begins(hands, set_up, story):
    if story != CHOOSE:
        set_up.set_seats(str(firefly().stories[story].seats[0]))
        set_up.set_story(story)
    set_up.go()
    table = next(s for s in hands.app.stack.scenes if isinstance(s, FireflyScene))
    assert table.session.state.settings["story"] == story


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("leaf", ["story", "house"])
def test_all_that_can_be_set_lies_in_the_window(home, text, leaf):
    app = Program(size=(1024, 640), prefs=Settings(speed="off", text_scale=text))
    scene = FireflySetUp(app, seed=4, seats=4)
    app.stack.push(scene)
    scene.view.turn_to(leaf)
    rects = [w.rect for w in scene.group.widgets]
    assert all(app.window.get_rect().contains(r) for r in rects)
    assert all(a.collidelist(rects[i + 1 :]) < 0 for i, a in enumerate(rects))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("text", [100, 115, 130, 150, 200])
def test_the_title_of_every_story_can_be_read_whole(home, text, language):
    """The longest list, of one captain: every slip has room for its title, or there is one at a time."""
    app = Program(size=(1024, 640), prefs=Settings(speed="off", text_scale=text, language=language))
    scene = FireflySetUp(app, seed=4, seats=1)
    app.stack.push(scene)
    slips = [w for w in scene.group.widgets if isinstance(w, StorySlip)]
    assert all(w.rect.h >= slip_high(app.kit, w.title, w.rect.w) for w in slips)
    cycle = scene.group.named("story")
    if cycle is not None:
        room = cycle.rect.w - 2 * cycle.rect.h - app.kit.u(8)
        assert all(app.kit.width(title, "bold", 14) <= room for _, title in cycle.values)
    assert (cycle is None) == (len(slips) == len(scene.stories()))
    load.speak(None)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_every_story_can_be_read_in_the_largest_letters(home, monkeypatch, size):
    app = Program(size=size, prefs=Settings(speed="off", text_scale=200, language="de"))
    scene = FireflySetUp(app, seed=4, seats=1)
    app.stack.push(scene)
    for story in scene.stories():
        scene.set_story(story)
        app.refit()
        assert faults(read(app, monkeypatch)) == [], story
        card = scene.view.shown()
        inside = scene.view.card().inflate(-2 * app.kit.u(4), 0)
        inside.h -= app.kit.t(34)  # the band
        laid = card.lay(inside)
        assert laid.goals.h >= card.titles_high() and laid.foot.bottom <= inside.bottom, story
    load.speak(None)


def test_what_was_set_is_there_the_next_time(home):
    app = Program(size=(1280, 720), config=home / "settings" / "settings.json")
    scene = FireflySetUp(app, seed=4)
    app.stack.push(scene)
    scene.set_story("desperadoes")
    scene.set_rule("medics", "ship")
    scene.set_seats("3")
    scene.go()
    app.play(None)
    again = FireflySetUp(app)
    assert again.settings["story"] == "desperadoes" and again.settings["medics"] == "ship" and again.seats == 3


def test_a_name_that_was_typed_stays_with_the_seat_whoever_plays_it(home):
    app = Program(size=(1280, 720))
    app.settings.names = ["", "Ida"]
    scene = FireflySetUp(app, seed=4, seats=2)
    assert scene.bots[1] and scene.name(1) != "Ida"
    scene.set_name(1, "Bo")
    scene.set_player(1, "0")
    assert scene.name(1) == "Bo"
    scene.set_player(1, "3")
    assert scene.name(1) == "Bo"
    fresh = FireflySetUp(app, seed=4, seats=2)
    fresh.set_player(1, "0")
    assert fresh.name(1) == "Ida"
    fresh.set_player(1, "2")
    assert fresh.name(1) != "Ida", "nobody asked for a bot of that name"


def test_an_earlier_game_is_set_up_again_without_what_is_gone():
    plain = {s.name: s.values[0] for s in ruleset("firefly").settings}
    assert today({**plain, "mods": "gone"}, 2) == plain
    assert today({**plain, "story": "no-such-story"}, 2) == plain == today({**plain, "board": "no-such-map"}, 2)
    assert today({**plain, "story": LONELY}, 1)["story"] == LONELY


def play(hands: Hands, scene: FireflyScene, clicked: int) -> None:
    """To the end: so many answers by the mouse, the rest as fast as it goes."""
    luck = Random(3)
    for number in range(2000):
        hands.rest()
        while isinstance(hands.app.stack.top, Curtain):
            open_curtain(hands, scene)
        if scene.session.over:
            return
        options = scene.session.options
        quick = [o for o in options if o.key in ("end", "done", "keep", "pay")]
        option = luck.choice(quick or options)
        if number < clicked:
            give(hands, scene, option)
        else:
            scene.answer(option.key)
    raise AssertionError("the game never ends")


def test_from_the_box_to_the_result_and_the_replay(home):
    """A game of two people and a bot, saved, left for the title, gone on with, finished, and watched again."""
    app = Program(size=(1280, 720), config=home / "settings" / "settings.json")
    app.settings.speed = "off"
    hands = Hands(app)
    app.stack.push(Title(app))
    hands.rest()
    hands.click("box:firefly")
    choose(hands, "seats", "3")
    choose(hands, "player:1", "0")
    choose(hands, "player:2", "1")
    hands.click("story:niskas-holiday")
    set_up = app.stack.top
    set_up.settings["limit"] = "2"  # a short one; the widget begins at 20
    set_up.set_seed("8")
    hands.click("start")
    table = next(s for s in app.stack.scenes if isinstance(s, FireflyScene))
    for _ in range(6):
        while isinstance(app.stack.top, Curtain):
            open_curtain(hands, table)
        give(hands, table, table.session.options[0])
        hands.rest()
    while isinstance(app.stack.top, Curtain):
        open_curtain(hands, table)
    done, wanted = list(table.session.record), table.seating
    hands.click("menu")
    hands.click("title")
    entry = Store(places().saves).games()[0]
    assert (entry.game, entry.title, entry.seats) == ("firefly", app.words("box.firefly.title"), tuple(table.now.names))
    hands.click("continue")
    again = next(s for s in app.stack.scenes if isinstance(s, FireflyScene))
    assert again.session.record == done and again.seating == wanted
    play(hands, again, 25)
    hands.rest()
    result = app.stack.top
    assert isinstance(result, FireflyResult) and result.found.whole
    for _ in range(3):
        hands.click("side")
    assert result.side == "standings"
    assert [line[-1] for line in result.course.money] == [again.session.state.money[s] for s in range(3)]
    hands.click("replay")
    replay = app.stack.top
    assert isinstance(replay, FireflyScene) and not replay.run.live
    replay.run.to_end()
    assert digest(replay.session.state) == digest(again.session.state)
    replay.close()
    hands.click("title")
    over = saved_game(entry.slot)
    assert over is not None and resume(app, over) is None and isinstance(app.stack.top, FireflyResult)
    hands.click("title")
    item = items(app.words)[0]
    known = learn(app, item)
    assert known.end == "over" and known.picture is not None
    assert watch(app, item) and not app.stack.top.run.live
    assert picture(app, again.session, entry.seats).get_size() == known.picture.get_size()
    assert not app.words.missing
    app.play(None)


def test_mods_bring_stories_and_maps_that_are_chosen_here(hands):
    """What a mod brings plays when it is wanted; a Story of another map is not offered."""
    open_content(MODS)
    try:
        scene = FireflySetUp(hands.app, seed=4, seats=2)
        hands.app.stack.push(scene)
        hands.rest()
        assert "rim-folk:a-quiet-harbour" in scene.stories()
        choose(hands, "board", "rim-folk:the-rim")
        own = [firefly().stories[story] for story in scene.stories()[1:]]
        assert own and all(fits(story, firefly().maps["rim-folk:the-rim"]) for story in own)
        hands.click("story:rim-folk:a-quiet-harbour")
        choose(hands, "mods", "without")
        assert scene.settings["story"] == CHOOSE and scene.played()["mods"] == ""
        choose(hands, "mods", "with")
        hands.click("start")
        settings = next(s for s in hands.app.stack.scenes if isinstance(s, FireflyScene)).session.state.settings
        assert (settings["board"], settings["mods"]) == ("rim-folk:the-rim", "rim-folk+short-rope")
        assert not hands.app.words.missing
    finally:
        hands.app.play(None)
        open_content()

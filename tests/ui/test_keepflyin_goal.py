"""What it takes to win stands everywhere as this table has set it, and whoever has it is told how to retire."""

from __future__ import annotations

import re

import polib
import pytest

from game.app.games.keepflyin.panels.pages import moment, page
from game.app.games.keepflyin.set_up.scene import KeepflyinSetUp
from game.app.program import Program
from game.app.shell.settings import Settings
from game.content.common.files import data_path
from game.rules.keepflyin import bots
from game.rules.keepflyin.scoring import FIRST_GOAL, GOAL, goal_of
from tests.ui.keepflyin_table import QUICK, play_to, table

SHORT = {**QUICK, "opening": "first"}
FIGURE = re.compile(r"[53][.,]000")


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_words_of_the_game_have_the_goal_in_them(language):
    entries = [
        entry
        for name in ("hex", "hexresult", "hint", "lesson-keepflyin", "recap", "table", "results")
        for entry in polib.pofile(data_path("assets", "lang", language, f"{name}.po"), encoding="utf-8")
    ]
    bad = [entry.msgid for entry in entries if FIGURE.search(entry.msgstr) and "firefly" not in entry.msgid]
    assert bad == []


def test_the_figure_of_an_option_is_that_of_the_rules(home):
    words = Program(prefs=Settings()).words
    assert words("money", n=FIRST_GOAL) in words("settings.house.keepflyin.opening.first")
    assert goal_of({"opening": "first"}) == FIRST_GOAL and goal_of({"opening": "hunt"}) == GOAL


def test_the_race_of_the_set_up_follows_the_opening(home):
    app = Program(size=(1280, 720), prefs=Settings())
    scene = KeepflyinSetUp(app)
    app.stack.push(scene)
    found = []
    words = scene.app.words
    scene.view.paint_aim = lambda dst, r, title, text: found.append(text)  # type: ignore[method-assign]
    for opening, money in (("first", FIRST_GOAL), ("hunt", GOAL)):
        scene.set_rule("opening", opening)
        scene.view.layout(app.size)
        scene.view.layers.refresh()
        assert scene.view.layers.base and words("money", n=money) in found[-1]
        tip = scene.group.named("rule:opening").tip
        assert words(f"settings.house.keepflyin.opening.{opening}") in tip, "what the chosen one does is told"


def test_who_has_enough_is_told_when_to_retire_and_led_there(home):
    hands, scene = table(2, 5, settings=SHORT)
    assert play_to(hands, scene, "Play")
    now, words = scene.now, scene.words
    assert words("hex.page.rich") not in str(moment(now, words, lambda key: False))
    now.g.platinum[now.seat] = FIRST_GOAL
    assert words("hex.page.rich") in str(moment(now, words, lambda key: False))
    keys = [option.key for option in now.options]
    assert bots.far_seen(now.g, keys) == "done", "no hint leads elsewhere"
    option = now.key("done")
    assert scene.hint.reason(option, ()) == words("hint.keepflyin.rich")
    how = str(page(now, words, ("goal", now.seat), lambda key: False))
    assert words("money", n=FIRST_GOAL) in how
    spot = scene.group.named("rail:platinum")
    assert spot.about == ("goal", now.seat) and words("money", n=FIRST_GOAL) in spot.tip


def test_a_bot_that_can_retire_looks_for_no_job(home):
    hands, scene = table(2, 5, settings=SHORT)
    assert play_to(hands, scene, "SearchJob")
    now = scene.now
    keys = [option.key for option in now.options]
    assert bots.worth_a_look(now.g, keys) != ("pass",)
    now.g.platinum[now.seat] = FIRST_GOAL
    assert bots.worth_a_look(now.g, keys) == ("pass",)
    now.g.flags["stays"] = 1
    assert bots.worth_a_look(now.g, keys) != ("pass",), "who flies on this turn goes on playing"

"""Boarding, Showdown and loot on the stage: real clicks by two people at one laptop, and what is told of it."""

from __future__ import annotations

import pygame
import pytest

from game.app.games.firefly.log import entries
from game.app.games.firefly.results import results
from game.app.games.firefly.situation import card_of
from game.app.games.pirates.before import minds
from game.app.games.pirates.facing import at_risk
from game.app.table.duel.layout import lay
from game.app.table.percent import percent
from game.rules.firefly import news as firefly_news
from game.rules.pirates import news as news_of
from game.rules.pirates import odds
from tests.ui.firefly_table import give
from tests.ui.pirates_table import pirates, upto
from tests.ui.reading import faults, read
from tests.ui.seated_table import open_curtain

TO_SHOWDOWN = ("work:", "go", "board:tech")
TO_DICE = (*TO_SHOWDOWN, "attack:fight", "defend:tech", "ready", "ready")
LOW = 4
"""With that luck the first die is too low."""
LOST = 33
"""With that luck the Showdown is lost."""
TO_LOOT = (*TO_DICE, "keep", "keep", "enough")


def stage(scene):
    found = scene.staged.up()
    assert found is not None, scene.now.kind
    return found


def test_a_whole_attack_by_clicks_of_two_people():
    """R-PB-19 to R-PB-78: who is asked stands on the stage; the loot changes ships by a click and by a drag."""
    hands, scene = pirates()
    work = next(o for o in scene.session.options if o.key.startswith("work:"))
    give(hands, scene, work)
    open_curtain(hands, scene)
    give(hands, scene, scene.now.key("go"))
    asked = []
    for key in ("board:tech", "attack:fight", "defend:tech", "ready", "ready", "keep", "keep"):
        open_curtain(hands, scene)
        duel = stage(scene).duel
        asked.append((duel.asked().seat, scene.now.kind))
        assert duel.asks.startswith(scene.now.name(scene.session.choice.seat))
        hands.click(f"big:{key}")
    assert asked == [
        (0, "BoardBy"),
        (0, "AttackBy"),
        (1, "DefendBy"),
        (0, "GetReady"),
        (1, "GetReady"),
        (0, "ThrowAgain"),
        (1, "ThrowAgain"),
    ]
    open_curtain(hands, scene)
    assert scene.now.kind == "RoomForLoot"
    hands.click("big:dump:cargo")
    hands.click("big:enough")
    hands.click("big:take:cargo")
    start, end = hands.widget("big:take:contraband").rect.center, hands.widget("well:hold:sheet").rect.center
    hands.move(start)
    hands.down(start)
    for at in ((start[0] + 12, start[1]), end):
        hands.move(at)
        hands.frames()
    hands.up(end)
    hands.rest()
    assert scene.session.record[-4:] == ["dump:cargo", "enough", "take:cargo", "take:contraband"]
    hands.click("big:enough")
    assert scene.session.state.money[0] == 3000 + 2 * 200
    assert not hands.app.words.missing


def test_chances_stand_there_before_the_click():
    """The chance of each way, with Gear as it is, is the exact one."""
    hands, scene = pirates()
    upto(hands, scene, "work:", "go")
    g = scene.now.g
    ways = odds.ways_aboard(g, 0, g.work, 1)
    assert [way.chance for way in stage(scene).duel.ways] == [percent(ways[n].chance) for n in ("tech", "negotiate")]
    upto(hands, scene, "board:tech")
    g = scene.now.g
    for way in stage(scene).duel.ways:
        worst = min(one.chance for one in odds.clashes(g, 0, g.work, 1) if f"attack:{one.attack}" == way.key)
        assert way.chance == percent(worst)
    upto(hands, scene, "attack:fight")
    assert scene.asked_for().startswith("On Ada's turn: ")
    found = {
        f"defend:{one.reply}": 1 - one.chance
        for one in odds.clashes(scene.now.g, 0, g.work, 1)
        if one.attack == "fight"
    }
    assert {way.key: way.chance for way in stage(scene).duel.ways} == {key: percent(n) for key, n in found.items()}


def test_a_choice_on_the_stage_stands_nowhere_else_and_numbers_give_it():
    """It stood in the tray and on the page, too; the number keys were those of the tray."""
    hands, scene = pirates()
    upto(hands, scene, "work:")
    hands.key(pygame.K_1)
    assert scene.session.record[-1] == "go" and scene.now.kind == "BoardBy"
    said = [w.name for w in hands.group.widgets if ":" in w.name and scene.now.key(w.name.partition(":")[2])]
    assert said == ["big:board:tech", "big:board:negotiate"]
    hands.key(pygame.K_RETURN)
    hands.key(pygame.K_3)
    assert scene.session.record[-2:] == ["board:tech", "attack:negotiate"]
    upto(hands, scene, "defend:tech")
    assert scene.now.kind == "GetReady" and hands.group.named("press:ready") is hands.group.named("tile:ready") is None
    tiles = [w for w in hands.group.widgets if w.name.startswith("tile:")]
    assert tiles and pygame.K_2 in tiles[0].keys and all(pygame.K_1 not in tile.keys for tile in tiles)
    hands.key(pygame.K_1)
    assert scene.session.record[-1] == "ready"


def test_what_an_attack_comes_to_stands_there_before_anybody_sets_out():
    """Target, chances, prize, risk, and who will mind; betrayal names who holds it against the captain."""
    hands, scene = pirates()
    upto(hands, scene, "work:")
    go = stage(scene).duel.ways[0]
    assert go.key == "go" and go.chance == percent(odds.attack_chance(scene.now.g, 0, scene.now.g.work, 1))
    said = " ".join(row[0] for row in go.rows)
    assert "all Goods" in said and "1 Killed" in said and "Warrant" in said and "Malcolm" in said
    crew = scene.now.crew(0)
    mind = minds(scene.now, hands.app.words, crew[1])
    assert "Zoe" in mind and "Malcolm" not in mind and minds(scene.now, hands.app.words, scene.now.crew(1)[0]) == ""


def test_no_card_of_setting_out_is_empty():
    """Who calls it off reads what that costs."""
    hands, scene = pirates()
    upto(hands, scene, "work:")
    ways = {way.key: way for way in stage(scene).duel.ways}
    assert set(ways) == {"go", "cancel"}
    assert all(way.rows for way in ways.values())


def test_who_defends_reads_what_is_at_stake():
    """R-PB-54, R-PB-98: what the attacker takes if they win, while a Skill is chosen and while Gear is handed out."""
    hands, scene = pirates()
    upto(hands, scene, *TO_SHOWDOWN, "attack:fight")
    said = {row[0] for way in stage(scene).duel.ways for row in way.rows}
    assert "If Ada wins, you lose: all Goods there is room for" in said
    upto(hands, scene, "defend:tech")
    assert not any("you lose" in row[0] for row in stage(scene).duel.ways[0].rows), "the attacker is asked"
    upto(hands, scene, "ready")
    assert any(row[0].startswith("If Ada wins") for row in stage(scene).duel.ways[0].rows)


def test_a_job_lost_to_a_warrant_is_told():
    """R-PB-61, R-PB-62: the log says that the Piracy Job is gone, and why."""
    hands, scene = pirates(luck=LOST)
    upto(hands, scene, *TO_DICE, "keep", "keep", "kill:")
    assert scene.now.g.warrants[0] == 1 and not scene.now.held("active", 0)
    assert any(line.text.endswith("lost the Job **A Message from Niska** to a Warrant.") for line in scene.log)


def test_the_end_stays_on_the_stage_and_the_victim_is_told():
    hands, scene = pirates()
    upto(hands, scene, *TO_DICE)
    upto(hands, scene, "keep", "keep")
    ends = [one.result for one in scene.results.lying if one.result.stage is not None]
    assert len(ends) == 1 and "11" in ends[0].title and "9" in ends[0].title and ends[0].lines
    duel = ends[0].stage.duel
    assert [side.total for side in duel.sides] == [11, 9] and [side.won for side in duel.sides] == [True, False]
    upto(hands, scene, "enough", "take:cargo", "enough")
    said = [line.text for line in scene.log]
    assert any("attacks Bo" in line and "A Message from Niska" in line for line in said)
    assert any("Fight 11" in line and "Tech 9" in line for line in said)
    assert any("1 Cargo stolen" in line.text for line in scene.recap.lines_for(1))


def test_a_test_that_fails_leaves_nobody_aboard():
    hands, scene = pirates(luck=LOW)
    upto(hands, scene, "work:", "go", "board:negotiate")
    ends = [one.result.stage.duel for one in scene.results.lying if one.result.stage is not None]
    assert len(ends) == 1 and ends[0].sides[1].total == 6 and ends[0].sides[0].total < 6


WIDE = pytest.mark.wide


@pytest.mark.parametrize(
    ("language", "size", "text"),
    [
        ("en", (1280, 720), 100),
        ("de", (1280, 720), 200),
        pytest.param("en", (1280, 720), 200, marks=WIDE),
        pytest.param("en", (1920, 1080), 100, marks=WIDE),
        pytest.param("de", (1280, 720), 100, marks=WIDE),
        pytest.param("de", (1920, 1080), 100, marks=WIDE),
    ],
)
def test_every_moment_of_an_attack_can_be_read(monkeypatch, language, size, text):
    hands, scene = pirates(size=size, text=text, language=language)
    before = ()
    for moment in (TO_SHOWDOWN[:1], TO_SHOWDOWN[:2], TO_SHOWDOWN, TO_DICE[:-3], TO_DICE[:-2], TO_DICE, TO_LOOT):
        upto(hands, scene, *moment[len(before) :])
        before = moment
        while scene.results.last():
            pass
        hands.frames(3)
        stage(scene)
        lines = [line for line in read(hands.app, monkeypatch) if scene.places.board.collidepoint(line.ink.center)]
        assert not faults(lines), (moment, faults(lines))
        duel = getattr(scene.staged.up(), "duel", None)
        assert duel is None or not lay(hands.app.kit, scene.places.board, duel).flat, moment


def test_who_goes_for_a_goal_is_asked_with_the_box_as_without():
    hands, scene = pirates(at={0: "jiangyin", 1: "boros", 2: "athens"})
    upto(hands, scene, "goal")
    assert scene.now.kind == "TeamChoice" and scene.now.g.work.startswith("goal:")
    assert scene.now.job(scene.now.g.work) is None and scene.staged.up() is None


def test_no_test_of_a_box_is_taken_for_a_card():
    hands, scene = pirates(luck=3)
    upto(hands, scene, "work:", "go", "board:tech")
    assert card_of(scene.session.choice) == ""


def test_who_was_robbed_reads_what_is_gone_and_not_that_a_job_is_done():
    """To the victim a done Piracy Job is a hit that says what was taken, by whom."""
    hands, scene = pirates(hand={0: ["contract-jumper"]})
    now, g = scene.now, scene.session.state
    job = g.zones["hand:0"][0]
    now.g.flags["rival"] = 2
    news = [news_of.Poached(0, 1), news_of.Poached(0, 1), firefly_news.Done(0, job)]
    found = results(now, scene.words, lambda told: entries(now, scene.words, [(0, one) for one in told]), news, g, {1})
    assert [(one.title, one.mood) for one in found][-1] == (f"{now.name(0)} took 2 Jobs from {now.name(1)}", "bad")
    assert hands.app.words("firefly.log.money.robbed.down", name="Bo", money="$500").startswith(
        "Bo was robbed of another $500"
    )


def test_a_lost_showdown_says_what_it_costs():
    hands, scene = pirates()
    said = at_risk(hands.app.words, scene.session.state.zones["hand:0"][0])
    assert "Killed" in said and "a Warrant" in said and "the Job" in said


def test_who_takes_gear_is_chosen_on_cards_over_the_showdown():
    hands, scene = pirates()
    upto(hands, scene, TO_SHOWDOWN[:3] + ("attack:fight", "defend:tech"))
    offered = [o for o in scene.now.options if o.key.startswith("equip:")]
    hands.click(f"press:mode:hand:{offered[0].source[5:]}")
    hands.click(f"big:{offered[0].key}")
    assert scene.session.record[-1] == offered[0].key and stage(scene).duel

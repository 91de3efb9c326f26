"""Jump, rescue, theft of Jobs, a lone hunt, a duel with bots: played by real clicks, or watched."""

from __future__ import annotations

import pytest

from game.app.games.firefly.result import deeds
from game.app.table.spread.over import SpreadStage
from game.rules.firefly import news as firefly_news
from game.rules.pirates import news as news_of
from game.rules.pirates.bound import captives, holds
from tests.told import told_by
from tests.ui.firefly_table import give
from tests.ui.pirates_table import pirates, upto
from tests.ui.reading import faults, read
from tests.ui.seated_table import open_curtain

SHOWDOWN = ("go", "board:tech", "attack:fight", "defend:tech")
BOUND = {"bound": {1: ["wanted-billy", "billy"]}}
POACHED = {"hand": {0: ["contract-jumper"], 1: ["bilking-the-yokels", "hard-goods", "noses-clean"]}}
LONE = {
    "at": {0: "regina", 1: "boros", 2: "athens"},
    "wanted": ["wanted-bree", "wanted-crow", "wanted-jesse"],
    "pile": {"supply:regina": ["crow"]},
}


def clicked(hands, scene, *keys):
    """These answers by clicks alone, on the stage where it has them; each by the begin of its key."""
    for key in keys:
        open_curtain(hands, scene)
        option = next(one for one in scene.session.options if one.key.startswith(key))
        before = len(scene.session.record)
        if any(one.name == f"big:{option.key}" for one in scene.group.widgets):
            hands.click(f"big:{option.key}")
        else:
            give(hands, scene, option)
        assert scene.session.record[before] == option.key
        hands.rest()
    open_curtain(hands, scene)


def said(scene):
    return " ".join(line.text for line in scene.log)


def bounty(g):
    return next(one for one in holds(g, 1) if one.startswith("wanted-billy"))


def test_a_jump_takes_the_whole_stack():
    """R-PB-115 to R-PB-119: Bounty and Fugitive change ships, and both captains read it."""
    hands, scene = pirates(luck=1, **BOUND)
    held = bounty(scene.session.state)
    clicked(hands, scene, "jump:", *SHOWDOWN, "ready", "keep", "keep")
    assert scene.now.kind == "JumpChoice" and scene.staged.up() is not None
    clicked(hands, scene, "jump")
    g = scene.session.state
    assert holds(g, 0) == [held] and not holds(g, 1) and captives(g, 0, held)
    assert "Jumped" in said(scene) and any("Jumped" in line.text for line in scene.recap.lines_for(1))
    assert not hands.app.words.missing


def test_a_rescue_sets_free_and_whoever_is_free_may_join():
    """R-PB-122 to R-PB-124."""
    hands, scene = pirates(luck=1, **BOUND)
    clicked(hands, scene, "jump:", *SHOWDOWN, "ready", "keep", "keep", "rescue")
    assert scene.now.kind == "FreedChoice" and scene.staged.up() is not None
    clicked(hands, scene, "hire:billy")
    g = scene.session.state
    assert not holds(g, 1) and any(one.startswith("billy#") for one in scene.now.crew(0))
    assert "freed" in said(scene) and not hands.app.words.missing


def test_jobs_are_stolen_out_of_a_hand():
    """R-PB-79 to R-PB-81: who steals sees the hand, takes, and keeps three."""
    hands, scene = pirates(luck=1, **POACHED)
    clicked(hands, scene, "work:", *SHOWDOWN, "ready", "ready", "keep", "keep")
    assert scene.now.kind == "LootJobs"
    clicked(hands, scene, "take:hard-goods", "take:noses-clean", "enough")
    g = scene.session.state
    assert len(g.zones["hand:1"]) == 1 and {"hard-goods", "noses-clean"} <= {
        one.partition("#")[0] for one in g.zones["hand:0"]
    }
    assert any("stole a Job" in line.text for line in scene.recap.lines_for(1)) and not hands.app.words.missing


def test_a_lone_target_is_hunted_without_boarding():
    """R-PB-99: one chance, that of the Showdown, and nobody at the other end."""
    hands, scene = pirates(**LONE)
    clicked(hands, scene, "hunt:wanted-crow")
    duel = scene.staged.up().duel
    assert duel.title == hands.app.words("showdown.duel") and duel.sides[1].seat == -1
    assert duel.ways[0].sub == hands.app.words("showdown.wins") and not any(
        "Boarding" in r[0] for r in duel.ways[0].rows
    )
    clicked(hands, scene, "go", "attack:fight")
    assert scene.now.kind == "ThrowAgain" and all(side.dice for side in scene.staged.up().duel.sides)
    clicked(hands, scene, "keep")
    assert "**Crow**" in said(scene) or "Crow" in said(scene)
    assert not hands.app.words.missing


def test_a_bot_answers_on_the_stage_by_itself():
    """A person attacks a bot: it chooses, deals and throws without a click, and nothing of the person's is taken."""
    hands, scene = pirates(bots=(0, 2, 2))
    clicked(hands, scene, "work:", "go", "board:tech", "attack:fight")
    for _ in range(400):
        if scene.session.choice.seat == 0:
            break
        hands.frames()
    assert scene.now.kind == "GetReady" and scene.session.choice.seat == 0
    assert any(key.startswith("defend:") for key in scene.session.record)
    duel = scene.staged.up().duel
    assert duel.sides[0].asked and duel.sides[1].means is not None


@pytest.mark.parametrize("speed", ["fast", "off"])
def test_a_duel_of_bots_passes_by_itself(speed):
    """Somebody watches two bots: the Showdown is told and stays for a moment, and nobody has to click."""
    hands, scene = pirates(bots=(2, 2, 0), speed=speed)
    seen = False
    for _ in range(4000):
        seen |= any(one.result.stage is not None for one in scene.results.lying)
        if scene.session.choice is None or scene.session.choice.seat == 2:
            break
        hands.frames()
    told = [news for news in told_by(scene) if news[0] == "showdown"]
    assert told and scene.session.choice.seat == 2
    assert seen and not hands.app.words.missing


def test_undo_in_the_midst_of_an_attack_speaks_of_no_end_of_turn():
    """Who defends has answered in the turn of another: that ended no turn."""
    hands, scene = pirates()
    clicked(hands, scene, "work:", *SHOWDOWN)
    assert scene.session.choice.seat == 0 and scene.undoing.whose() == 1
    assert scene.undoing.says() == hands.app.words("table.undo.whose", name=scene.now.name(1))


def test_nobody_is_told_twice_in_a_turn_what_happened():
    """The seat changes inside a turn and comes back: what hit somebody was told already."""
    hands, scene = pirates()
    heard = []
    clicked(hands, scene, "work:", "go", "board:tech")
    scene.results.heard = heard.extend
    clicked(hands, scene, "attack:fight", "defend:tech", "ready", "ready", "keep", "keep")
    name = hands.app.words("recap.hit", name=scene.now.name(0))
    assert scene.session.choice.seat == 0 and name not in [one.title for one in heard]


def test_attacks_and_delivered_bounties_are_counted_at_the_end():
    """A delivered Bounty is a Job that was done, and counted once more as what it is."""
    news = [
        news_of.Raid(0, 1, "contract-jumper#1"),
        news_of.Hunt(0, -1, "wanted-crow#1", "crow#1"),
        firefly_news.Done(0, "wanted-crow#1"),
        firefly_news.Done(1, "hard-goods#1"),
    ]
    found = deeds(news, 2)
    assert (found[0]["attacks"], found[0]["bounties"], found[0]["jobs"]) == (2, 1, 1)
    assert (found[1]["attacks"], found[1]["bounties"], found[1]["jobs"]) == (0, 0, 1)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", 200),
        pytest.param("en", 100, marks=pytest.mark.wide),
        pytest.param("en", 200, marks=pytest.mark.wide),
        pytest.param("de", 100, marks=pytest.mark.wide),
    ],
)
def test_cards_of_a_rescue_and_of_a_stolen_hand_can_be_read(monkeypatch, language, text):
    hands = scene = None
    for keys, tables in (
        (("jump:", *SHOWDOWN, "ready", "keep", "keep"), BOUND),
        (("rescue",), None),  # from there on
        (("work:", *SHOWDOWN, "ready", "ready", "keep", "keep"), POACHED),
    ):
        if tables is not None:
            hands, scene = pirates(luck=1, text=text, language=language, **tables)
        upto(hands, scene, *keys)
        while scene.results.last():
            pass
        hands.frames(3)
        assert isinstance(scene.staged.up(), SpreadStage)
        lines = [line for line in read(hands.app, monkeypatch) if scene.places.board.collidepoint(line.ink.center)]
        assert lines and not faults(lines), (keys, faults(lines))

"""What everybody must hear: a Goal, who is near winning, what happens in the turn of another, enemies, a win."""

from __future__ import annotations

from copy import deepcopy

import pytest

from game.ai import greedy
from game.app.games.fistful import results as heist_results
from game.app.replay.ending import Ending
from game.app.table.results.results import ALL, BEAT_MS, GLANCE, OWN, TURNED_MS, Result
from game.core.ruleset import Outcome
from game.core.views import view
from game.rules.firefly.news import Goal, Money
from game.rules.fistful.news import Flipped
from game.rules.keepflyin import news as news_of
from tests.told import lines
from tests.ui import firefly_table
from tests.ui.test_results import table


def read(scene, result: Result) -> str:
    """All that stands on a slip."""
    return " ".join((result.head, result.title, *(line.text for line in result.lines)))


def banners(scene, found) -> list[str]:
    return [read(scene, one) for one in found if one.weight == ALL]


# ------------------------------------------------------------ Goals


def test_everybody_hears_of_a_rivals_goal_and_of_the_last_one_that_is_left(home):
    hands, scene = firefly_table.table(2, 3, bots=(0, 2), speed="normal", to="Actions")
    from game.rules.firefly.tokens import story_card

    goals = story_card(scene.session.state.zones["story"][0]).goals
    (told,) = banners(scene, scene.results_of([Goal(1, 1)]))
    assert f"Bo has reached Goal 1 of {len(goals)}" in told and goals[1].title in told
    (last,) = banners(scene, scene.results_of([Goal(1, len(goals) - 1)]))
    assert "One Goal from winning" in last and goals[-1].title in last
    scene.results.heard(scene.results_of([Goal(1, 1)]))
    scene.results.settled()
    assert scene.results.holds, "nobody plays on before it was read"


def test_an_own_goal_is_a_moment_with_what_it_brought(home):
    _, scene = firefly_table.table(2, 3, bots=(0, 2), to="Actions")
    found = scene.results_of([Goal(0, 1), Money(0, 500, "card")])
    (own,) = [one for one in found if one.weight == ALL]
    assert own.mood == "good" and own.seat == 0 and own.picture
    assert any("500" in line.text for line in own.lines)


@pytest.mark.parametrize(("opening", "near", "enough"), [("", 4000, "$5,000"), ("first", 2000, "$3,000")])
def test_a_captain_one_step_from_retiring_is_told_by_the_sum_of_this_game(home, opening, near, enough):
    _, scene = table("keepflyin", bots=(0, 2))
    g = scene.session.state
    if opening:
        g.settings["opening"] = opening
    scene.now.g.platinum[1], scene.now.g.phase = near - 100, "fly"
    after = deepcopy(g)
    after.platinum[1] = near
    (told,) = banners(scene, _voyage(scene, after))
    assert f"${near:,}" in told and enough in told and "Bo" in told
    after.platinum[1] = near + 1000
    (rich,) = banners(scene, _voyage(scene, after))
    assert enough in rich and rich != told


def _voyage(scene, after):
    from game.app.games.keepflyin.results import results

    return results(
        scene.now, scene.words, lambda told: scene.lines_of([(0, one) for one in told]), [], after, {}, scene.now.people
    )


def test_an_objective_of_a_heist_that_is_met_is_told_to_everybody(home):
    _, scene = table("fistful")
    after = deepcopy(scene.session.state)
    money = [t for zone in after.zones.values() for t in zone if t.startswith("credits")]
    after.zones["banked"] = tuple(money)
    found = heist_results.results(
        scene.now,
        scene.words,
        lambda told: scene.lines_of([(0, one) for one in told]),
        [],
        after,
        scene.now.people if hasattr(scene.now, "people") else {0},
    )
    assert [one.head for one in found if one.weight == ALL] == [scene.words("results.objective")]


# ------------------------------------------------------------ in somebody else's turn


def test_papers_please_is_seen_by_whom_it_costs_and_told_again(home):

    from game.rules.keepflyin.cards.events import EventBegins
    from game.rules.keepflyin.zones import zone_at

    hands, scene = table("keepflyin", bots=(0, 2))
    scene.hurry()
    scene.results.clear()
    g = scene.session.state
    core = next(node for node in range(400) if zone_at(g, node) == "core")
    for seat in (0, 1):
        g.ship[seat], g.nr[seat], g.platinum[seat] = core, 2, 500
    scene.now.read()
    scene.now.g.phase = "event"
    g.news.clear()
    card = next(c for zone in g.zones.values() for c in zone if c.startswith("papers-please"))
    g.tell(news_of.Event(1, card))
    for step in EventBegins(1, card, 0).run(g):
        step.run(g)
    news = list(g.news)
    assert {("platinum", 0, -200), ("platinum", 1, -200)} <= set(lines(news))
    (slip,) = [one for one in scene.results_of(news) if one.weight == OWN]
    assert "Papers, Please" in read(scene, slip) and "Ada" in read(scene, slip) and "200" in read(scene, slip)
    told = scene.recap.chronicle
    told.told.clear()
    seen = len(scene.session.record)
    told.heard(seen + 1, 0, [news_of.Turn(0, 1), news_of.Turn(1, 1)])
    told.heard(seen + 2, 1, [*news, news_of.Turn(0, 2)])
    scene.recap.told.clear()
    while scene.session.choice.seat != 0:
        scene.session.answer(scene.session.options[0].key)
    scene.now.read()
    scene.recap.settled()
    (hit,) = [one for one in scene.results.due if one.title == scene.words("recap.hit", name="Ada")]
    assert "200" in read(scene, hit)
    assert any("200" in line.text for line in scene.recap.lines)


# ------------------------------------------------------------ wins


@pytest.mark.parametrize(
    ("game", "outcome", "says"),
    [
        ("keepflyin", Outcome((1,), False, "R-KF-152"), ("Bo wins", "$5,000")),
        ("firefly", Outcome((1,), False, "last-call"), ("Bo wins", "most money")),
        ("fistful", Outcome((), False, "R-FC-35"), ("lost", "Timer ran out")),
    ],
)
def test_who_has_won_and_by_what_is_on_a_slip(home, game, outcome, says):
    _, scene = table(game)
    told = scene.won(outcome)
    assert told.weight == ALL and all(part in read(scene, told) for part in says)


def test_a_win_is_read_at_the_table_before_the_end_comes(home):
    hands, scene = table("keepflyin", bots=(0, 2))
    scene.session.state.platinum[0] = 9000
    for step in range(600):
        if scene.session.over:
            break
        scene.results.clear()
        session = scene.session
        retire = [o.key for o in session.options if o.key.startswith("retire")]
        key = (
            retire[0]
            if retire
            else greedy.choose(
                session.rules,
                view(session.rules, session.state, session.choice.seat),
                session.choice,
                session.options,
                step,
            )
        )
        scene.give(key)
        scene.hurry()
    assert scene.session.over
    hands.frames(20)
    assert hands.app.stack.top is scene and any("Ada wins" in one.result.title for one in scene.results.lying)
    scene.results.last()
    hands.frames(20)
    while scene.results.last():
        hands.frames(2)
    hands.frames(20)
    assert isinstance(hands.app.stack.top, Ending)


# ------------------------------------------------------------ turned up, and the beat of bots


@pytest.mark.parametrize(("game", "news"), [("keepflyin", news_of.Flipped(0, 3, "reaver-5")), ("fistful", None)])
def test_an_enemy_that_is_turned_up_turns_on_its_slip(home, game, news):
    hands, scene = table(game)
    if news is None:
        token = next(t for t in scene.session.state.up if heist_results.sort(t) == "enemy")
        news = Flipped(0, token)
    else:
        scene.now.g.phase = "fly"
    (one,) = [found for found in scene.results_of([news]) if found.back]
    assert scene.kit.art.find(one.picture) and scene.kit.art.find(one.back) and one.mood == "bad"
    scene.hurry()
    scene.results.clear()
    scene.results.heard([one])
    scene.results.settled()
    scene.panels.refresh()
    lies = scene.results.lying[-1]
    assert lies.turned(1.0) == 0.0
    back = scene.layers.panels[lies.name].key
    for _ in range(round(TURNED_MS / 16) + 1):
        scene.results.update(16.0)
    assert lies.turned(1.0) == 1.0 and scene.layers.panels[lies.name].key != back
    assert lies.turned(0.0) == 1.0, "nothing turns where nothing moves"


@pytest.mark.parametrize(("speed", "held"), [("normal", 1.0), ("slow", 1.6), ("fast", 0.0)])
def test_what_a_bot_did_stays_a_beat_before_its_next_step(home, speed, held):
    hands, scene = table("keepflyin", bots=(2, 2, 0), speed=speed)
    scene.hurry()
    while not scene.thinks():
        scene.give(scene.session.options[0].key)
        scene.hurry()
    scene.results.clear()
    scene.results.heard([Result(0, "Ada", "Got away", "good", weight=GLANCE)])
    scene.results.settled()
    scene.bots.pause = 0.0
    record = len(scene.session.record)
    hands.frames(round(BEAT_MS * held / 16) - 8 if held else 20)
    if held:
        assert len(scene.session.record) == record
        scene.bots.skip()
        hands.frames(20)
    assert len(scene.session.record) > record

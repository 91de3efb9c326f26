"""Fights that come seldom, played by mouse from the first question to what came of it: a mutiny, an Epic's fight."""

from __future__ import annotations

from game.app.games.fancards.fight.over import FrayStage
from game.app.games.fancards.fight.shots import EPIC, MUTINY, after
from game.app.games.fancards.sayings import saying
from game.app.program import Program
from game.app.shell.settings import Settings
from game.core.news import word_of
from tests.ui.hands import Hands


def begun(tables, settings=None, seed=3):
    """The table of the first captain, with hands over it."""
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    scene = after(app, seed, (), tables, 0, settings)
    hands = Hands(app)
    hands.frames(2)
    return hands, scene


def pull(hands, start, goal):
    """Pick something up and hold it over a place."""
    start, goal = hands.widget(start).rect.center, hands.widget(goal).rect.center
    hands.uncover(start)
    hands.move(start)
    hands.down(start)
    hands.move((start[0] + 14, start[1] - 14))
    hands.move(goal)
    hands.frames(2)
    return goal


def chance(lane):
    """Whether a lane tells a chance."""
    return any("%" in words for words, _ in lane.says)


def thrown(scene):
    """The stages with dice that lie on the table."""
    return [one.result.stage for one in scene.results.lying if one.result.stage is not None]


def test_a_mutiny_is_begun_paired_and_fought_by_mouse(home):
    """Somebody of the crew is looked at and turns; each mutineer is dragged to one of the loyal, with the chance before
    it is let go of; the dice stay in sight, and at the end it is one crew again."""
    hands, scene = begun(MUTINY, {"mutiny": "on"})
    hands.click("card:jayne#1")
    hands.click("press:mutiny:jayne#1")
    paired, results = 0, 0
    for _ in range(40):
        results += len(thrown(scene))
        if scene.now.kind == "PickJoiner":
            hands.click(f"card:{scene.now.options[0].source}")
        elif scene.now.kind == "Pair":
            stage = scene.staged.up()
            assert isinstance(stage, FrayStage) and stage.now().title == hands.app.words("fancards.fight.mutiny")
            option = scene.now.options[0]
            assert {lane.target for lane in stage.now().lanes} >= {one.target for one in scene.now.options}
            goal = pull(hands, f"bench:{option.source}", f"zone:{option.target}")
            lane = next(one for one in scene.staged.up().now().lanes if one.target == option.target)
            assert chance(lane), "before it is let go of"
            before = len(scene.session.record)
            hands.up(goal)
            hands.rest()
            assert scene.session.record[before] == option.key
            paired += 1
        else:
            break
    assert paired and scene.now.kind == "Act" and "mutiny_over" in {word_of(one) for one in scene.session.news}
    assert results + len(thrown(scene)), "the dice are seen"
    assert not hands.app.words.missing


def test_the_fight_of_an_epic_is_fought_by_mouse(home):
    """The job is finished from its strip; who fights is dragged to the guards with the chances beside; what was thrown
    stays, and the Epic lies in its socket or its guards stand there still."""
    hands, scene = begun(EPIC)
    job = "the-ariel-job#1"
    hands.click(f"card:{job}")
    if scene.now.kind == "Act":
        hands.click(f"press:finish:{job}")
    assert scene.now.kind == "FaceFoe"
    fights = 0
    while scene.now.kind == "FaceFoe":
        stage = scene.staged.up()
        assert isinstance(stage, FrayStage) and stage.now().title == hands.app.words("fancards.fight.mission")
        assert all("%" in one.note for one in stage.now().bench), "the chance of each stands beside them"
        option = next(o for o in scene.now.options if o.source.startswith("zoe") or fights and o.target)
        said = saying(scene.now, hands.app.words, option).action
        assert stage.now().lanes[0].fighter.name in said, "whom somebody fights is named"
        goal = pull(hands, f"bench:{option.source}", f"zone:{option.target}")
        assert chance(next(one for one in scene.staged.up().now().lanes if one.target == option.target))
        before = len(scene.session.record)
        hands.up(goal)
        hands.rest()
        assert scene.session.record[before] == option.key
        fights += 1
        assert thrown(scene), "the dice stay on the stage"
    assert fights and scene.session.state.epics[0] == (job.partition("#")[0],)
    assert not hands.app.words.missing

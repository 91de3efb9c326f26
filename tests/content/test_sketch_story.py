"""Stories that are written: deeds keep the card together, files read back as they were, bad ones get a sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game.ai.levels import LEVELS
from game.ai.match import play_game
from game.ai.trial import Trial, played
from game.content.common.errors import ContentError
from game.content.common.history import History
from game.content.common.names import free_name, slug_of
from game.content.firefly import firefly
from game.content.firefly.counts import of_box
from game.content.firefly.records import Do, Story
from game.content.firefly.sketch import story as write
from game.content.firefly.sketch.check import flaws, story_of
from game.content.firefly.sketch.files import files, given, parcel
from game.content.firefly.sketch.story import StorySketch, blank, opened
from game.content.load import library, load_all, open_content
from game.rules.firefly.drawn import drawn, tried
from game.save.mods import write_mod

NAMES = {"title": "The Long Way", "text": "A way.", "length": "about 1 hour", "goal": "A stake", "todo": "Own some."}
OFFICIAL = tuple(of_box(load_all().content["firefly"], "").stories)


def small() -> StorySketch:
    """Own $3000, then talk somebody over at Ezra; ready to be played."""
    sketch = blank(NAMES)
    story = write.with_goal(sketch.story, 0, has=(Do("money", "", 3000),))
    story = write.add_goal(story, 0, "The deed", "Talk to them at Ezra.")
    story = write.with_goal(story, 1, places=("ezra",), misbehave=1)
    story = write.add_option(story, 1, "Talk", "The better you talk, the better.")
    story = write.with_skill(story, 1, 0, "negotiate")
    return StorySketch(write.with_band(story, 1, 0, 1, low=4))


def codes(story: Story) -> list[str]:
    return [flaw.code for flaw in flaws(StorySketch(story), firefly())]


# ------------------------------------------------------------ deeds


def test_a_small_story_is_right_and_its_last_goal_wins() -> None:
    story = small().story
    assert codes(story) == []
    assert [goal.end for goal in story.goals] == ["complete", ""]
    assert [(band.low, band.end) for band in story.goals[1].options[0].bands] == [(1, "botched"), (4, "win")]


def test_goals_that_change_places_are_numbered_and_end_as_they_must() -> None:
    story = write.move_goal(small().story, 1, -1)
    assert [goal.id for goal in story.goals] == ["story/1", "story/2"]
    assert story.goals[0].options[0].bands[1].end == "complete" and story.goals[1].end == "win"
    assert write.move_goal(story, 0, -1) == story and write.move_goal(story, 1, 1) == story
    alone = write.drop_goal(story, 1)
    assert alone.goals[0].options[0].bands[1].end == "win" and write.drop_goal(alone, 0) == alone


def test_last_call_wins_instead_of_the_last_goal() -> None:
    story = write.settled(replace(small().story, setup=(Do("last_call"),)))
    assert story.goals[1].options[0].bands[1].end == "complete" and codes(story) == []
    back = write.settled(replace(story, setup=()))
    assert back == small().story


def test_a_story_that_counts_turns_is_for_one_captain() -> None:
    story = write.settled(replace(small().story, setup=(Do("turn_limit", "", 20),)))
    assert story.seats == (1, 1) and codes(story) == []


def test_another_skill_keeps_the_bands_and_drops_what_belongs_to_the_old_one() -> None:
    story = small().story
    test = story.goals[1].options[0].test
    assert test is not None
    story = write.with_option(story, 1, 0, test=test._replace(bribes=True))
    story = write.with_skill(story, 1, 0, "fight")
    option = story.goals[1].options[0]
    assert option.test is not None and (option.test.skill, option.test.bribes) == ("fight", False)
    assert [band.low for band in option.bands] == [1, 4]
    bare = write.with_skill(story, 1, 0, "").goals[1].options[0]
    assert (bare.test, bare.bands, bare.end) == (None, (), "win")


def test_bands_rise_and_begin_at_one() -> None:
    story = write.add_band(small().story, 1, 0, 12)
    bands = story.goals[1].options[0].bands
    assert [band.low for band in bands] == [1, 4, 6]
    assert [write.lows(bands, n, 12) for n in range(3)] == [range(1, 2), range(2, 6), range(5, 13)]
    story = write.drop_band(story, 1, 0, 0)
    assert [band.low for band in story.goals[1].options[0].bands] == [1, 6] and codes(story) == []
    last = write.drop_band(story, 1, 0, 1)
    assert write.drop_band(last, 1, 0, 0) == last
    full = write.with_band(small().story, 1, 0, 1, low=12)
    assert write.add_band(full, 1, 0, 12) == full


def test_steps_are_taken_back_and_given_again() -> None:
    history = History(small())
    with history.step() as sketch:
        sketch.story = replace(sketch.story, title="Another")
    assert history.unsaved and history.undo() and history.now == small() and not history.unsaved
    assert history.redo() and history.now.story.title == "Another"
    history.keep("another")
    assert not history.unsaved and history.past[0].mod == "another"


# ------------------------------------------------------------ what is wrong


def goal(n: int, **changes: object) -> Callable[[Story], Story]:
    return lambda story: write.with_goal(story, n, **changes)


def way(**changes: object) -> Callable[[Story], Story]:
    return lambda story: write.with_option(story, 1, 0, **changes)


def card(**changes: object) -> Callable[[Story], Story]:
    return lambda story: write.settled(replace(story, **changes))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "code, deed",
    [
        ("title", card(title="  ")),
        ("length", card(length="")),
        ("crew_price", card(setup=(Do("start_crew", "", 2),))),
        ("settle", card(setup=(Do("settle_jobs"),))),
        ("start_barred", card(setup=(Do("no_deals", "badger"), Do("start_jobs", "badger")))),
        ("seats", card(seats=(3, 2))),
        ("goal_title", goal(0, title="")),
        ("goal_text", goal(0, text=" ")),
        ("nothing", goal(0, has=())),
        ("nowhere", goal(1, places=(), has=(Do("money", "", 100),))),
        ("place", goal(1, places=("earth-that-was",))),
        ("twice", goal(1, places=("ezra", "ezra"))),
        ("tokens", goal(0, has=(Do("goals", "", 1),))),
        ("solid_barred", lambda s: goal(0, has=(Do("solid", "niska"),))(card(setup=(Do("no_deals", "niska"),))(s))),
        ("solids_barred", lambda s: goal(0, has=(Do("solids", "", 5),))(card(setup=(Do("no_deals", "niska"),))(s))),
        ("way_title", way(title="")),
        ("way_text", way(text="")),
        ("never", lambda s: write.with_band(s, 1, 0, 1, end="warrant")),
        ("bands", lambda s: write.with_band(s, 1, 0, 1, low=1)),
        ("chosen", lambda s: write.with_band(s, 1, 0, 0, do=(Do("kill_chosen"),))),
        ("port", lambda s: write.with_band(s, 1, 0, 0, do=(Do("cruiser", "ezra"),))),
        ("on_job", way(needs=(Do("on_job"),))),
        ("other", card(title="x" * 49)),
        ("other", card(text="y" * 261)),
        ("other", card(title="e" + "\u0301" * 9)),
        ("other", card(title="a\nb")),
        ("other", goal(0, misbehave=0, has=(Do("money", "", 10**9),))),
        ("other", goal(1, misbehave=7)),
        ("other", way(needs=(Do("crew", "nobody"),))),
        ("other", lambda s: write.with_band(s, 1, 0, 1, low=99)),
    ],
)
def test_every_flaw_has_its_name(code: str, deed: Callable[[Story], Story]) -> None:
    found = flaws(StorySketch(deed(small().story)), firefly())
    assert [flaw.code for flaw in found] == [code]


def test_planets_of_another_map_are_told() -> None:
    """Whoever has not that mod could not play it."""
    open_content(Path(__file__).resolve().parents[1] / "mods")
    try:
        story = write.with_goal(small().story, 0, places=("tams-rest",))
        assert [(flaw.code, flaw.goal) for flaw in flaws(StorySketch(story), firefly())] == [("place", 0)]
    finally:
        open_content()


# ------------------------------------------------------------ files


@pytest.mark.parametrize("id", OFFICIAL)
def test_a_story_of_the_box_comes_back_field_by_field(id: str, tmp_path: Path) -> None:
    theirs = firefly().stories[id]
    sketch = opened(theirs)
    assert flaws(sketch, firefly()) == []
    mod = write_mod(tmp_path / "mods", "copy", files(sketch, "copy"), library())
    ours = mod.brings.stories["copy:copy"]
    goals = tuple(replace(goal, id=own.id) for goal, own in zip(ours.goals, theirs.goals))
    assert len(ours.goals) == len(theirs.goals)
    assert replace(ours, id=id, mod="", boxed=theirs.boxed, goals=goals) == theirs
    assert given(parcel(sketch).encode(), "a.story") == sketch


@pytest.mark.parametrize("id", ["first-time-in-the-captains-chair", "lonely-crime"])
def test_a_copy_of_a_story_plays_as_the_story_does(id: str, tmp_path: Path) -> None:
    theirs = firefly().stories[id]
    write_mod(tmp_path / "mods", "copy", files(opened(theirs), "copy"), library())
    seats = theirs.seats[0]
    box = play_game("firefly", seats, 5, ("greedy",), {"story": id, "limit": "40"})
    open_content(tmp_path / "mods")
    try:
        own = play_game("firefly", seats, 5, ("greedy",), {"story": "copy:copy", "mods": "copy", "limit": "40"})
    finally:
        open_content()
    assert not box.failure and box.outcome == own.outcome
    assert [key.replace("copy:copy", id) for key in own.record] == list(box.record)


def test_a_small_story_comes_back_as_it_was_written() -> None:
    sketch = small()
    assert given(parcel(sketch).encode(), "a.story") == sketch
    assert "has = [{ money = 3000 }]" in parcel(sketch)


@pytest.mark.parametrize(
    "title, name",
    [
        ("The Long Way", "the-long-way"),
        ("  ", "story"),
        ("七", "story"),
        ("3 Jobs", "story-3-jobs"),
        ("Ä" * 40, "a" * 32),
    ],
)
def test_a_title_gives_a_name_for_its_folder(title: str, name: str) -> None:
    assert slug_of(title, "story") == name
    assert free_name(title, frozenset([name]), "story") == f"{name}-2"


def test_a_long_title_and_text_are_cut_for_the_mods_own_lines(tmp_path: Path) -> None:
    sketch = StorySketch(replace(small().story, title="word " * 9 + "end", text="word " * 51 + "words"))
    assert flaws(sketch, firefly()) == []
    mod = write_mod(tmp_path, "long", files(sketch, "long"), library())
    assert len(mod.title) <= 32 and mod.brings.stories["long:long"].title == sketch.story.title


def hostile() -> dict[str, bytes]:
    """Files that are none, by what is wrong with them."""
    good = parcel(small())
    return {
        "binary": b"\x00\xff" * 500,
        "empty": b"",
        "no story": b"[[heist]]\nid = 'a'\n",
        "two stories": (good + good).encode(),
        "number out of range": good.replace("misbehave = 1", "misbehave = 999").encode(),
        "a word nobody knows": good.replace("{ money = 3000 }", "{ steal = 3000 }").encode(),
        "no number": good.replace("money = 3000", "money = 'much'").encode(),
        "text bomb": good.replace("A way.", "x" * 300_000).encode(),
        "cut off": good.encode()[: len(good) // 2],
        "ten goals": (good + '[[story.goal]]\ntitle = "a"\ntext = "b"\nhas = [{ money = 100 }]\n' * 9).encode(),
    }


@pytest.mark.parametrize("name", list(hostile()))
def test_a_bad_file_gets_its_sentence(name: str) -> None:
    with pytest.raises(ContentError) as caught:
        given(hostile()[name], "bad.story")
    said = str(caught.value.problems[0])
    assert said.startswith("bad.story") and len(said) < 700


# ------------------------------------------------------------ bots


@pytest.mark.parametrize("level", [2, 3])
def test_bots_complete_a_small_story(level: int) -> None:
    story = story_of(small(), "story:story", "story")
    told = played(tried(story), 1, 1, LEVELS[level])
    assert told.won and told.why == "story" and not told.fault and 1 <= told.rounds <= 40


def test_bots_give_up_what_nobody_can_do() -> None:
    story = write.with_goal(small().story, 0, has=(Do("passed", "", 40), Do("money", "", 20_000)))
    told = played(tried(story_of(StorySketch(story), "story:story", "story")), 1, 1, LEVELS[1])
    assert not told.won and not told.fault


def test_the_games_of_a_trial_are_told_one_by_one() -> None:
    trial = Trial(drawn, parcel(small()), 2, 1, LEVELS[2])
    while not trial.over:
        trial.process.join(0.05)
        trial.poll()
    assert [(one.won, one.fault) for one in trial.results] == [(True, ""), (True, "")]


# ------------------------------------------------------------ with an expansion


def own(what: str, n: int = 0) -> Do:
    return Do("own", what, n)


def homely() -> Story:
    """Three Goals: a set or a deed, a Bounty delivered, and a turn that begins at home."""
    story = write.with_box(blank(NAMES).story, "pirates")
    words = (own("havens:border"), own("refuge"), own("sets:part", 4), own("deeds:crime"), own("deeds:bounty"))
    story = write.put(story, setup=words, seats=(2, 4))
    story = write.with_goal(story, 0, has=(own("never"),))
    story = write.add_goal(story, 0, "A name", "Deliver somebody.")
    story = write.with_goal(story, 1, has=(own("bounties", 1),))
    story = write.add_goal(story, 1, "Home", "Be at home.")
    return write.with_goal(story, 2, has=(own("haven"), own("dawn")))


def test_a_story_may_be_told_with_an_expansion() -> None:
    """R-PB-147: Havens, Bounties and tokens for deeds; its file reads back as it was."""
    story = homely()
    assert codes(story) == []
    again = given(parcel(StorySketch(story)).encode(), "homely.story")
    assert again.story == story and 'box = "pirates"' in parcel(StorySketch(story))
    plain = write.with_box(story, "")
    assert (plain.box, plain.setup, [goal.has for goal in plain.goals]) == ("", (), [(), (), ()])


def test_bots_win_a_story_told_with_an_expansion() -> None:
    """R-PB-147, R-PB-163: it is set up with Havens, and somebody comes home."""
    story = write.drop_goal(homely(), 1)
    made = tried(story_of(StorySketch(story), "story:story", "story"))
    assert made.settings["pirates"] == "on"
    seen = played(made, 2, 2, LEVELS[1])
    assert seen.won


@pytest.mark.parametrize(
    "code, deed",
    [
        ("token_none", lambda story: write.put(story, setup=(own("havens"),))),
        ("haven_none", lambda story: write.put(story, setup=(own("refuge"), own("deeds:crime")))),
        ("haven_goal", lambda story: write.put(story, setup=(own("deeds:crime"),))),
        ("thieves_none", lambda story: write.put(story, setup=(own("havens"), own("thieves")))),
        ("rivals", lambda story: write.put(story, setup=(own("havens"), own("deeds:piracy")), seats=(1, 4))),
    ],
)
def test_words_of_an_expansion_that_lack_another_are_told(code: str, deed: Callable[[Story], Story]) -> None:
    assert code in codes(deed(homely()))


@pytest.mark.parametrize(
    "old, new, says",
    [
        ('box = "pirates"\n', "", "'havens' is a word of an expansion: the Story needs box = 'pirates'."),
        ('box = "pirates"', 'box = "blue-sun"', "box"),
        ("havens:border", "havens:rim", "'havens' takes havens or havens:border or havens:alliance."),
        ("havens:border", "prisoners", "no Story may say 'prisoners'."),
        ("havens:border", "never", "'never' can't stand here"),
        ("n = 4", "n = 40", "'sets': 'n' must be a whole number from 1 to 20."),
        ('"refuge"', '"refuge", n = 2', "'refuge' takes no 'n'."),
        ('"havens:border"', '"spread"', "speaks of Havens, and nobody has one"),
        ('has = [{ own = "bounties", n = 1 }]', 'has = [{ own = "bounties" }]', "whole number from 1 to 8"),
    ],
)  # fmt: skip
def test_bad_words_of_an_expansion_are_told_with_file_line_and_field(
    tmp_path: Path, old: str, new: str, says: str
) -> None:
    """As a mod is read: which file, which line, which field."""
    text = files(StorySketch(homely()), "home")
    assert old in text["decks/stories.toml"]
    text["decks/stories.toml"] = text["decks/stories.toml"].replace(old, new)
    for name, content in text.items():
        (tmp_path / "home" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "home" / name).write_text(content, "utf-8")
    found = load_all(tmp_path).problems
    assert found and any(says in str(one) or says in one.says for one in found), [str(one) for one in found]
    assert all(one.file.endswith("stories.toml") and one.line for one in found)

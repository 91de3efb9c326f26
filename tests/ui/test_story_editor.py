"""The Story editor with mouse and keys: a Story is written, mended, kept, opened again, tried, played, passed on."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest
from pygame.event import Event

from game.ai.levels import LEVELS
from game.ai.trial import played
from game.app.games.firefly.set_up.scene import FireflySetUp
from game.app.games.firefly.writer.editor import StoryEditor
from game.app.games.firefly.writer.open import StoryOpenSheet
from game.app.games.firefly.writer.rows import WordsSheet
from game.app.games.firefly.writer.sheets import BandSheet
from game.app.games.firefly.writer.trial import StoryTrialSheet, middle
from game.app.games.firefly.writer.words import COST, DO, HAS, NEED, SETUP, name_of, spelt, takes_of, values
from game.app.games.pirates.writing import WRITTEN
from game.app.menus.title.scene import Title
from game.app.replay.ending import Ending
from game.app.shell.sheets.whereabouts import Whereabouts
from game.app.shell.words import Words
from game.app.table.spread.layout import MOST
from game.app.workshop.form import paged
from game.app.workshop.large import LargeCard
from game.app.workshop.leave import LeaveSheet
from game.app.workshop.pick import PickSheet
from game.content.firefly import firefly
from game.content.firefly.box_words import misfit
from game.content.firefly.records import Do
from game.content.firefly.sketch import story as write
from game.content.firefly.sketch.check import CARD, story_of
from game.content.firefly.sketch.files import files, given
from game.content.firefly.sketch.story import StorySketch, opened
from game.content.load import library
from game.content.mods import read_mod
from game.rules.firefly.drawn import tried
from game.save.mods import write_mod
from tests.content.test_sketch_story import hostile, small

pytestmark = pytest.mark.usefixtures("box_alone")


def begun(hands) -> StoryEditor:
    """From the set-up into an empty editor."""
    hands.app.stack.push(Title(hands.app))
    hands.app.stack.push(FireflySetUp(hands.app, seed=1))
    hands.rest()
    hands.click("write")
    assert isinstance(hands.app.stack.top, StoryOpenSheet)
    hands.click("new")
    scene = hands.app.stack.top
    assert isinstance(scene, StoryEditor)
    return scene


def on(hands, sketch: StorySketch) -> StoryEditor:
    """The editor with a sketch, over the title."""
    hands.app.stack.push(Title(hands.app))
    scene = StoryEditor(hands.app, sketch)
    hands.app.stack.push(scene)
    hands.rest()
    return scene


def typed(hands, name: str, text: str) -> None:
    """A click into a field, letters, and the focus out of it."""
    hands.click(name)
    hands.type(text)
    hands.key(pygame.K_ESCAPE)


def row(hands, name: str) -> None:
    """A click on what a row has, on whichever page it is."""
    while hands.group.named(name) is None:
        hands.click("page:next")
    hands.click(name)


def written(hands) -> StoryEditor:
    """A Story of two Goals: own $2500, then a Tech test at Ezra."""
    scene = begun(hands)
    typed(hands, "card.title:-1", "A Long Way")
    hands.click("slip:1")
    typed(hands, "goal.title:0", "A stake")
    hands.group.named("leaf").pick("needs")
    hands.click("has:add")
    hands.click("pick:money")
    at = hands.widget("has:0:n").parts()[0].center
    hands.click(at)
    hands.click("goal:add")
    typed(hands, "goal.title:1", "The vault")
    hands.click("place:0")
    hands.type("ezr")
    hands.key(pygame.K_RETURN)
    hands.group.named("leaf").pick("way1")
    hands.click("way:add")
    typed(hands, "way.title:1", "Open it")
    row(hands, "skill")
    skill = hands.widget("skill")
    hands.click(skill.parts()[2].center)
    return scene


def test_a_story_is_written_with_the_mouse(hands):
    scene = written(hands)
    story = scene.story
    assert [goal.title for goal in story.goals] == ["A stake", "The vault"] and story.title == "A Long Way"
    assert story.goals[0].has == (Do("money", "", 2500),) and story.goals[0].end == "complete"
    assert story.goals[1].places == ("ezra",)
    option = story.goals[1].options[0]
    assert option.title == "Open it" and option.test is not None and option.test.skill == "tech"
    assert [(band.low, band.end) for band in option.bands] == [(1, "botched"), (7, "win")]
    assert scene.flaws == [] and not hands.widget("play").why


def test_a_band_ends_and_does_what_is_chosen(hands):
    scene = written(hands)
    row(hands, "band:0")
    assert isinstance(hands.app.stack.top, BandSheet)
    hands.click(hands.widget("end").parts()[2].center)
    hands.click("do:add")
    hands.click("pick:kill")
    hands.click("done")
    band = scene.story.goals[1].options[0].bands[0]
    assert (band.end, band.do) == ("warrant", (Do("kill", "", 1),))
    row(hands, "band:1")
    hands.click(hands.widget("low").parts()[1].center)
    assert scene.story.goals[1].options[0].bands[1].low == 8
    hands.key(pygame.K_z, pygame.KMOD_CTRL)
    assert scene.story.goals[1].options[0].bands[1].low == 7
    hands.click("drop")
    assert hands.app.stack.top is scene and len(scene.story.goals[1].options[0].bands) == 1


def test_a_list_opens_and_its_words_go_away_again(hands):
    scene = on(hands, small())
    scene.choose(1, "way1")
    hands.click("list:cost")
    assert isinstance(hands.app.stack.top, WordsSheet)
    hands.click("cost:add")
    hands.click("pick:spend")
    hands.click(hands.widget("cost:0:what").parts()[1].center)
    assert scene.story.goals[1].options[0].cost == (Do("spend", "contraband", 1),)
    hands.click("cost:0:drop")
    assert scene.story.goals[1].options[0].cost == ()


def test_a_list_closes_when_what_it_belongs_to_is_taken_back(hands):
    scene = on(hands, small())
    scene.choose(0, "way1")
    hands.click("way:add")
    hands.click("list:cost")
    hands.key(pygame.K_z, pygame.KMOD_CTRL)
    assert hands.app.stack.top is scene and scene.story.goals[0].options == ()


def test_what_is_typed_is_one_step_and_comes_back(hands):
    scene = on(hands, small())
    hands.click("card.title:-1")
    hands.type("Home")
    assert scene.story.title == "Home" and hands.widget("card.title:-1").text == "Home"
    assert len(scene.history.past) == 0 and not hands.widget("undo").why
    hands.key(pygame.K_z, pygame.KMOD_CTRL)
    assert scene.story.title == "The Long Way" and not scene.unsaved
    hands.key(pygame.K_y)
    assert scene.story.title == "Home"


def test_letters_in_a_field_press_no_keys(hands):
    scene = on(hands, small())
    hands.click("card.text:-1")
    hands.type("z bpn 1?")
    assert scene.story.text == "A way.z bpn 1?" and len(scene.story.goals) == 2
    hands.key(pygame.K_a, pygame.KMOD_CTRL)
    hands.key(pygame.K_DELETE)
    assert scene.story.text == "" and hands.app.stack.top is scene


def test_very_long_texts_end_where_the_card_does(hands):
    scene = on(hands, small())
    hands.click("card.title:-1")
    hands.app.handle(Event(pygame.TEXTINPUT, text="word " * 100))
    hands.key(pygame.K_ESCAPE)
    hands.click("card.text:-1")
    hands.app.handle(Event(pygame.TEXTINPUT, text="way " * 400))
    hands.rest()
    assert len(scene.story.title) <= 48 and len(scene.story.text) <= 260 and scene.flaws == []


def test_goals_are_moved_added_and_removed_with_keys(hands):
    scene = on(hands, small())
    hands.key(pygame.K_2)
    assert scene.chosen == 1
    hands.key(pygame.K_UP, pygame.KMOD_ALT)
    assert [goal.title for goal in scene.story.goals] == ["The deed", "A stake"] and scene.chosen == 0
    assert scene.story.goals[1].end == "win"
    hands.key(pygame.K_DOWN)
    assert scene.chosen == 1
    hands.key(pygame.K_n)
    assert len(scene.story.goals) == 3 and scene.chosen == 2
    hands.key(pygame.K_DELETE)
    assert len(scene.story.goals) == 2
    hands.key(pygame.K_0)
    assert scene.chosen == CARD and scene.leaf == "about"
    hands.key(pygame.K_c)
    assert isinstance(hands.app.stack.top, LargeCard)
    hands.key(pygame.K_c)
    assert hands.app.stack.top is scene


def test_what_can_not_be_done_says_why(hands):
    scene = on(hands, small())
    assert "Choose a Goal" in hands.widget("goal:trash").why
    scene.choose(0)
    assert hands.widget("goal:up").why and not hands.widget("goal:down").why
    for _ in range(4):
        hands.key(pygame.K_n)
    assert len(scene.story.goals) == 6 and "at most 6" in hands.widget("goal:add").why
    hands.key(pygame.K_n)
    assert len(scene.story.goals) == 6


def test_a_click_on_what_is_wrong_leads_there(hands):
    sketch = small()
    sketch.story = write.with_option(sketch.story, 1, 0, title="")
    scene = on(hands, sketch)
    assert "choice 1 has no title" in hands.widget("play").why and hands.widget("bots").why
    hands.click("flaw:0")
    assert (scene.chosen, scene.leaf) == (1, "way1")
    typed(hands, "way.title:1", "Talk")
    assert scene.flaws == []


def test_it_is_kept_opened_again_and_played(hands, home):
    scene = written(hands)
    hands.key(pygame.K_s, pygame.KMOD_CTRL)
    assert not scene.unsaved and scene.history.now.mod == "a-long-way"
    mod = read_mod(home / "mods" / "a-long-way", library())
    story = mod.brings.stories["a-long-way:a-long-way"]
    assert story == story_of(scene.history.now, "a-long-way:a-long-way", "a-long-way")
    hands.click("slip:0")
    typed(hands, "card.title:-1", "A Longer Way")
    hands.key(pygame.K_s, pygame.KMOD_CTRL)
    assert [p.name for p in (home / "mods").iterdir()] == ["a-long-way"]
    hands.key(pygame.K_ESCAPE)
    setup = hands.app.stack.top
    assert isinstance(setup, FireflySetUp) and setup.settings["story"] == "a-long-way:a-long-way"
    hands.click("rewrite")
    again = hands.app.stack.top
    assert isinstance(again, StoryEditor) and again.history.now == scene.history.now
    hands.key(pygame.K_p)
    setup = hands.app.stack.top
    assert isinstance(setup, FireflySetUp) and setup.settings["story"] == "a-long-way:a-long-way"
    hands.click("start")
    table = hands.app.stack.top
    assert table.session.state.settings["story"] == "a-long-way:a-long-way"
    for _ in range(30):
        hands.app.playing.answer(table.session.options[0].key)
    assert table.session.state.zones["story"] == ("a-long-way:a-long-way#1",)
    table.now.read()
    table.give_up()
    hands.rest()
    assert isinstance(hands.app.stack.top, Ending)
    hands.click("editor")  # from its end back to the card that was written
    back = hands.app.stack.top
    assert isinstance(back, StoryEditor) and back.history.now.mod == "a-long-way"


def test_a_broken_story_is_not_kept_and_says_why(hands, home):
    scene = begun(hands)
    hands.key(pygame.K_s, pygame.KMOD_CTRL)
    assert scene.history.now.mod == "" and not (home / "mods").exists()
    assert any("Goal 1: it asks for nothing" in said for said in hands.app.toasts.queue)
    hands.key(pygame.K_p)
    assert hands.app.stack.top is scene


def test_the_same_title_twice_makes_two_mods(hands, home):
    for _ in range(2):
        scene = on(hands, small())
        assert scene.keep()
    assert sorted(p.name for p in (home / "mods").iterdir()) == ["the-long-way", "the-long-way-2"]


def test_a_full_disk_keeps_what_was_there(hands, home, monkeypatch):
    scene = on(hands, small())
    assert scene.keep()
    scene.put(title="Another")

    def refuse(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.save.mods.write_whole", refuse)
    assert not scene.keep() and scene.unsaved and scene.story.title == "Another"
    kept = (home / "mods" / "the-long-way" / "decks" / "stories.toml").read_text("utf-8")
    assert 'title = "The Long Way"' in kept and hands.app.toasts.queue


@pytest.mark.parametrize("deed, there", [("stay", False), ("keep", True), ("drop", False)])
def test_leaving_with_unsaved_strokes_asks(hands, home, deed, there):
    scene = on(hands, small())
    scene.put(title="Another")
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.app.stack.top, LeaveSheet)
    hands.click(deed)
    assert (hands.app.stack.top is scene) == (deed == "stay") and (home / "mods").exists() == there


def test_a_copy_of_the_box_is_kept_under_a_new_name(hands, home):
    hands.app.stack.push(StoryOpenSheet(hands.app))
    hands.click("story:desperadoes")
    scene = hands.app.stack.top
    assert isinstance(scene, StoryEditor) and scene.history.now == opened(firefly().stories["desperadoes"])
    hands.key(pygame.K_s, pygame.KMOD_CTRL)
    ours, theirs = firefly().stories["desperadoes:desperadoes"], firefly().stories["desperadoes"]
    assert (ours.setup, ours.text, ours.goals[0].has) == (theirs.setup, theirs.text, theirs.goals[0].has)


def test_what_can_be_opened_lies_there_as_cards_and_the_one_pointed_at_large(hands):
    hands.app.stack.push(StoryOpenSheet(hands.app))
    sheet = hands.app.stack.top
    assert len(sheet.laid.cards) == len(sheet.known) > MOST and all(card.says for card in sheet.laid.cards)
    last = sheet.laid.cards[-1]
    hands.move(hands.widget(last.key).rect.center)
    large = hands.widget(f"large:{last.key}").rect
    assert large.h > 2 * hands.widget(last.key).rect.h and sheet.panel.contains(large)
    hands.move((3, 3))
    assert hands.group.named(f"large:{last.key}") is not None, "it stays until another is pointed at"
    hands.key(pygame.K_RIGHT)
    assert hands.group.focus.name == sheet.laid.cards[0].key == f"story:{sheet.known[0].story}"
    hands.key(pygame.K_3)
    assert hands.app.stack.top.history.now == opened(firefly().stories[sheet.known[2].story])
    assert not hands.app.words.missing


def test_a_story_among_other_cards_of_a_mod_is_opened_as_a_copy(hands, home):
    parts = files(small(), "many")
    write_mod(home / "mods", "many", parts, library())
    (home / "mods" / "many" / "decks" / "nav_border.toml").write_text(
        'deck = "border"\n[[card]]\nid = "a-nap"\ntitle = "A nap"\ntext = "Quiet."\npicture = "nav_nap"\n'
        '[[card.option]]\ntitle = "Rest"\ntext = "Go on."\nend = "keep-flying"\n',
        "utf-8",
    )
    hands.app.stack.push(StoryOpenSheet(hands.app))
    hands.click("story:many:many")
    assert hands.app.stack.top.history.now.mod == "" and not hands.app.stack.top.flaws


def test_a_story_is_passed_on_as_one_file(hands, home):
    scene = on(hands, small())
    scene.keep()
    hands.click("share")
    file = home / "shared" / "The Long Way.story"
    where = hands.app.stack.top
    assert isinstance(where, Whereabouts) and file.name in where.lines()[0]
    assert given(file.read_bytes(), file.name).story == scene.story
    hands.key(pygame.K_ESCAPE)
    hands.app.handle(Event(pygame.DROPFILE, file=str(file)))
    hands.rest()
    taken = hands.app.stack.top
    assert isinstance(taken, StoryEditor) and taken.history.now.mod == "" and taken.story == scene.story


@pytest.mark.parametrize("name", list(hostile()))
def test_a_bad_file_gets_its_sentence_and_the_program_goes_on(hands, tmp_path, name):
    file = tmp_path / "evil.story"
    file.write_bytes(hostile()[name])
    hands.app.stack.push(Title(hands.app))
    hands.app.handle(Event(pygame.DROPFILE, file=str(file)))
    hands.rest()
    assert isinstance(hands.app.stack.top, Title) and hands.app.toasts.queue[-1].startswith("evil.story")


def test_a_damaged_file_in_the_mods_folder_is_told_and_stays_as_it_is(hands, home):
    write_mod(home / "mods", "good", files(small(), "good"), library())
    bad = home / "mods" / "good" / "decks" / "stories.toml"
    torn = bad.read_bytes()[:200]
    bad.write_bytes(torn)
    hands.app.stack.push(StoryOpenSheet(hands.app))
    hands.rest()
    assert hands.group.named("story:good:good") is None and not hands.widget("why").why
    hands.click("why")
    assert any("good" in line for line in hands.app.stack.top.lines) and bad.read_bytes() == torn


def test_a_place_is_found_by_a_part_of_its_name(hands):
    scene = on(hands, small())
    scene.choose(1, "goal")
    hands.click("place:1")
    sheet = hands.app.stack.top
    assert isinstance(sheet, PickSheet) and len(sheet.found()) == 37
    hands.type("st a")
    assert [pick.label for pick in sheet.found()] == ["St. Albans"] or not sheet.found()
    for _ in range(4):
        hands.key(pygame.K_BACKSPACE)
    hands.type("xyz")
    assert sheet.found() == []
    hands.key(pygame.K_RETURN)
    hands.key(pygame.K_ESCAPE)
    assert hands.app.stack.top is scene and scene.goal.places == ("ezra",)
    hands.click("place:1")
    hands.type("bor")
    hands.key(pygame.K_RETURN)
    assert scene.goal.places == ("ezra", "boros")
    hands.click("place:0")
    hands.click("pick:")
    assert scene.goal.places == ("boros",)


def test_last_call_and_turns_change_who_wins_and_plays(hands):
    scene = on(hands, small())
    hands.click(hands.widget("wins").parts()[1].center)
    assert scene.story.setup == (Do("last_call"),)
    hands.group.named("leaf").pick("start")
    hands.click("setup:add")
    hands.click("pick:turn_limit")
    assert scene.story.seats == (1, 1) and scene.story.setup[1] == Do("turn_limit", "", 20)
    hands.click("setup:add")
    hands.click("pick:start_crew")
    assert [do.word for do in scene.story.setup[2:]] == ["start_crew", "start_crew_cost"] and scene.flaws == []
    hands.group.named("leaf").pick("about")
    assert hands.widget("alone").why


def test_bots_try_it_while_the_window_goes_on(hands):
    scene = on(hands, small())
    hands.key(pygame.K_b)
    sheet = hands.app.stack.top
    assert isinstance(sheet, StoryTrialSheet), scene.flaws
    sheet.set_tries("2")
    sheet.set_seats("1")
    sheet.go()
    frames = 0
    while not sheet.trial.over:
        hands.frames(1)
        frames += 1
        pygame.time.wait(20)
        assert frames < 6000
    rounds = sorted(one.rounds for one in sheet.trial.results)
    assert sheet.said().startswith(f"Bots finished it in 2 of 2 games, usually in {rounds[1]} round")
    assert middle(rounds) == rounds[1]
    sheet.sketch = StorySketch(replace(sheet.sketch.story, length="about 2 hours"))
    assert "far too short for a card that says about 2 hours" in sheet.said()
    sheet.go()
    sheet.stop()
    assert sheet.said().startswith("You stopped the bots after")


EACH = [(kind, do) for kind in (DO, NEED, COST) for do in kind.offered if do.word not in ("kill_chosen", "spend")]


@pytest.mark.parametrize("kind, do", EACH, ids=[f"{kind.name}-{name_of(do)}" for kind, do in EACH])
def test_every_word_that_is_offered_works_at_a_goal(kind, do):
    """A bot completes a Goal that has it."""
    story = write.with_skill(write.with_goal(small().story, 1, misbehave=0), 1, 0, "")
    story = write.with_option(story, 1, 0, **{kind.name: (do,)})
    told = played(tried(story_of(StorySketch(story), "story:story", "story")), 1, 1, LEVELS[2])
    assert told.won and not told.fault


def test_rows_that_are_too_many_are_turned(hands):
    assert paged([1, 3, 1, 1], 4) == [[0, 1], [2, 3]] and paged([3, 3], 2) == [[0], [1]] and paged([], 3) == [[]]
    scene = on(hands, small())
    scene.choose(1, "way1")
    assert scene.view.form.pages > 1
    hands.key(pygame.K_PAGEDOWN)
    assert scene.view.form.page == 1 and hands.group.named("way:drop")
    hands.click("way:drop")
    assert scene.story.goals[1].options == ()


def test_a_picture_of_the_box_lies_on_the_card(hands):
    scene = on(hands, small())

    def card():
        hands.app.present()
        return pygame.image.tobytes(hands.app.window.subsurface(scene.view.card), "RGB")

    before = card()
    hands.click("picture")
    hands.click("pick:alliance")
    assert scene.story.picture == "alliance" and scene.flaws == []
    after = card()
    hands.key(pygame.K_z)
    assert before != after and card() == before


def told_with_pirates(hands) -> StoryEditor:
    """A Story of one Goal, told with the expansion."""
    scene = on(hands, small())
    row(hands, "box")
    hands.group.named("box").pick("pirates")
    return scene


def test_words_of_an_expansion_are_offered_once_the_story_is_told_with_it(hands):
    """And go with it; all of that can be taken back."""
    scene = on(hands, small())
    hands.group.named("leaf").pick("start")
    hands.click("setup:add")
    assert hands.group.named("pick:havens") is None and hands.group.named("pick:turn_limit")
    hands.key(pygame.K_ESCAPE)
    hands.app.stack.top.group.named("leaf").pick("about")
    row(hands, "box")
    hands.group.named("box").pick("pirates")
    assert scene.story.box == "pirates"
    hands.group.named("leaf").pick("start")
    for word in ("havens", "deeds", "sets"):
        hands.click("setup:add")
        hands.click(f"pick:{word}")
    assert [(do.what, do.n) for do in scene.story.setup] == [("havens", 0), ("deeds:piracy", 0), ("sets:cargo", 4)]
    assert [flaw.code for flaw in scene.flaws] == ["rivals"]
    row(hands, "setup:1:what")
    assert scene.story.setup[1].what == "deeds:bounty" and scene.flaws == []
    hands.group.named("leaf").pick("about")
    row(hands, "box")
    hands.group.named("box").pick("")
    assert (scene.story.box, scene.story.setup) == ("", ())
    scene.undo()
    assert scene.story.box == "pirates" and len(scene.story.setup) == 3


def test_a_story_told_with_an_expansion_is_kept_and_played_with_it(hands, home):
    scene = told_with_pirates(hands)
    hands.group.named("leaf").pick("start")
    hands.click("setup:add")
    hands.click("pick:havens")
    hands.key(pygame.K_s, pygame.KMOD_CTRL)
    assert not scene.unsaved
    name = scene.history.now.mod
    assert read_mod(home / "mods" / name, library()).brings.stories[f"{name}:{name}"].box == "pirates"
    hands.key(pygame.K_p)
    setup = hands.app.stack.top
    assert isinstance(setup, FireflySetUp)
    assert (setup.settings["story"], setup.settings["pirates"]) == (f"{name}:{name}", "on")
    hands.click("start")
    state = hands.app.stack.top.session.state
    assert (state.settings["story"], state.settings["pirates"]) == (f"{name}:{name}", "on")


BOXED_EACH = [(list_, do) for list_, row_ in WRITTEN.offered.items() for do in row_]


@pytest.mark.parametrize("list_, do", BOXED_EACH, ids=[f"{list_}-{name_of(do)}" for list_, do in BOXED_EACH])
def test_every_word_of_an_expansion_has_a_name_and_values(list_, do):
    """In both languages; and the loader takes each value that is offered."""
    kind = {"setup": SETUP, "has": HAS, "do": DO}[list_]
    for lang in ("en", "de"):
        words = Words.load(lang)
        for what in values(do, takes_of(do, kind.known)):
            assert misfit("pirates", list_, do._replace(what=what)) == ""
            assert "storyeditor" not in spelt(words, do._replace(what=what), kind.known)

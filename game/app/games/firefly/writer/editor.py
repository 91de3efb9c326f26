"""The Story editor: a Story Card with its Goals, filled in leaf by leaf; what is still wrong; kept as a mod, played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.games.firefly.writer.view import View
from game.app.shell.app import App
from game.app.shell.stack import Scene
from game.app.sound.cues import LANDING
from game.app.workshop.written import FormBench
from game.content.common.history import History
from game.content.firefly import firefly
from game.content.firefly.records import Goal, Story
from game.content.firefly.sketch import story as write
from game.content.firefly.sketch.check import CARD, Flaw, flaws
from game.content.firefly.sketch.files import files, given, parcel
from game.content.firefly.sketch.story import MOST_GOALS, StorySketch
from game.rules.firefly.boxes import ON, chosen

Deed = Callable[[Story], Story]
LEAVES = {True: ("about", "start"), False: ("goal", "needs", "way1", "way2")}
"""The leaves of the card, and those of a Goal."""
LINES = tuple(f"storyeditor.help.{name}" for name in ("slips", "leaves", "lists", "pages", "check"))


class StoryEditor(FormBench):
    """`chosen`: the Goal that is filled in, counted from 0, or CARD; `leaf`: the leaf of it on top."""

    speech, plain, suffix = "storyeditor", "story", ".story"
    music = "voyage"
    given = staticmethod(given)
    view: View
    history: History[StorySketch]

    def __init__(self, app: App, sketch: StorySketch) -> None:
        super().__init__(app, sketch)
        self.flaws: list[Flaw] = flaws(sketch, firefly())
        self.chosen, self.leaf = CARD, LEAVES[True][0]
        self.view = View(self)

    @property
    def story(self) -> Story:
        """The card as it stands."""
        return self.history.now.story

    @property
    def goal(self) -> Goal:
        """The Goal that is filled in."""
        return self.story.goals[self.chosen]

    @property
    def title(self) -> str:
        return self.story.title.strip() or self.app.words("editor.untitled")

    # ------------------------------------------------------------ scene

    def pressed(self, event: Event) -> bool:
        ways = {pygame.K_UP: -1, pygame.K_DOWN: 1}
        if event.key in ways and event.mod & pygame.KMOD_ALT:
            self.move_goal(ways[event.key])
            return True
        if event.key in ways and self.group.focus is None:
            self.choose(max(CARD, min(self.chosen + ways[event.key], len(self.story.goals) - 1)))
            return True
        return False

    # ------------------------------------------------------------ what is written

    def told_anew(self, sketch: StorySketch, deed: Deed) -> None:
        sketch.story = deed(sketch.story)

    def put(self, **changes: Any) -> None:
        """Other values on the card itself."""
        self.change(lambda story: write.put(story, **changes))

    def put_goal(self, **changes: Any) -> None:
        """Other values of the Goal that is filled in."""
        self.change(lambda story: write.with_goal(story, self.chosen, **changes))

    def put_way(self, way: int, **changes: Any) -> None:
        """Other values of a way to complete that Goal."""
        self.change(lambda story: write.with_option(story, self.chosen, way, **changes))

    def changed(self) -> None:
        self.chosen = min(self.chosen, len(self.story.goals) - 1)
        if self.leaf not in self.leaves():
            self.leaf = self.leaves()[0]
        self.flaws = flaws(self.history.now, firefly())
        self.view.refresh()
        self.invalidate()

    # ------------------------------------------------------------ card and Goals

    def leaves(self) -> tuple[str, ...]:
        """The leaves of what is chosen: a second way only behind a first one."""
        found = LEAVES[self.chosen == CARD]
        if self.chosen == CARD or self.goal.options:
            return found
        return found[:-1]

    def choose(self, n: int, leaf: str = "") -> None:
        """Fill in the card, or a Goal; the same leaf of it as of the last one where that has one."""
        if n == self.chosen and not leaf:
            return
        self.written()
        self.chosen = n
        found = self.leaves()
        self.leaf = leaf if leaf in found else self.leaf if self.leaf in found else found[0]
        self.view.form.page = 0
        self.group.set_focus(None)
        self.view.refresh()
        self.invalidate()

    def turn_to(self, leaf: str) -> None:
        """Another leaf of the same."""
        self.written()
        self.leaf, self.view.form.page = leaf, 0
        self.view.refresh()
        self.invalidate()

    def add_goal(self) -> None:
        """A Goal behind the chosen one."""
        if len(self.story.goals) >= MOST_GOALS:
            self.app.refused(self.no_more())
            return
        words, after = self.app.words, self.chosen
        named = words("storyeditor.new.goal", n=after + 2), words("storyeditor.new.todo")
        self.change(lambda story: write.add_goal(story, after, *named))
        self.choose(after + 1, "goal")

    def no_more(self) -> str:
        """Why there can be no other Goal, "" when there can."""
        full = len(self.story.goals) >= MOST_GOALS
        return self.app.words("storyeditor.goal.full", n=MOST_GOALS) if full else ""

    def fixed(self, by: int) -> str:
        """Why the chosen one stays where it is, "" when it can move that way; 0: why it can't be taken away."""
        words = self.app.words
        if self.chosen == CARD:
            return words("storyeditor.goal.none")
        if not by:
            return words("storyeditor.goal.only") if len(self.story.goals) == 1 else ""
        there = 0 <= self.chosen + by < len(self.story.goals)
        return "" if there else words("storyeditor.goal.end")

    def move_goal(self, by: int) -> None:
        """The chosen Goal goes up or down; how all of them end follows."""
        why = self.fixed(by)
        if why:
            self.app.refused(why)
            return
        self.app.sound.play(LANDING)
        here = self.chosen
        self.chosen += by
        self.change(lambda story: write.move_goal(story, here, by))

    def drop_goal(self) -> None:
        """The chosen Goal goes away."""
        why = self.fixed(0)
        if why:
            self.app.refused(why)
            return
        here = self.chosen
        self.change(lambda story: write.drop_goal(story, here))

    # ------------------------------------------------------------ what an editor does

    def go_to(self, flaw: Flaw) -> None:
        self.choose(flaw.goal, flaw.leaf)

    def told(self, flaw: Flaw) -> str:  # type: ignore[override]
        """The sentence of something wrong, with the Goal it speaks of."""
        words = self.app.words
        says = words(f"storyeditor.flaw.{flaw.code}", **flaw.values)
        return words("storyeditor.flaw.at", goal=flaw.goal + 1, says=says) if flaw.goal != CARD else says

    def files(self, name: str) -> dict[str, str]:
        return files(self.history.now, name)

    def parcel(self) -> str:
        return parcel(self.history.now)

    def set_up(self) -> Scene:
        from game.app.games.firefly.set_up.scene import FireflySetUp

        name, box = self.history.now.mod, self.story.box
        found = FireflySetUp(self.app, seats=self.story.seats[0], story=f"{name}:{name}")
        if box:
            found.settings |= {**chosen(self.story.seats[0], {box: ON}), **found.settings, box: ON}
            found.set_story(f"{name}:{name}")
        return found

    def opening(self) -> Scene:
        from game.app.games.firefly.writer.open import StoryOpenSheet

        return StoryOpenSheet(self.app, instead=True)

    def open_trial(self) -> None:
        """Let bots try it."""
        from game.app.games.firefly.writer.trial import StoryTrialSheet

        self.written()
        self.app.stack.push(StoryTrialSheet(self.app, self.history.now.copy()))

    def open_card(self) -> None:
        """The Story Card as large as the window."""
        from game.app.games.firefly.set_up.story_card import StoryCard
        from game.app.workshop.large import LargeCard

        def face(dst: Surface, r: Rect) -> None:
            StoryCard(self.kit, self.app.words, self.story).paint(dst, r)

        self.app.stack.push(LargeCard(self.app, self.app.words("storyeditor.card"), face))

    def help(self) -> None:
        from game.app.shell.keys import section
        from game.app.workshop.help import EditorHelp

        self.app.stack.push(EditorHelp(self.app, section("storyeditor"), "storyeditor.help.title", LINES))

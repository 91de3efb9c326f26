"""Set-up of *Firefly: The Game*: the captains, the Story Card, the house rules. Leaders and ships are chosen at the
table, as the rules have it."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame import Rect
from pygame.event import Event

from game.app.captains.set_up import CaptainsSetUp
from game.app.games.firefly.boxes import Barred
from game.app.games.firefly.set_up import boxed
from game.app.games.firefly.set_up.left_out import left_out
from game.app.games.firefly.set_up.view import StoryView
from game.app.games.firefly.writer.disk import Known, open_known
from game.app.shell.app import App
from game.content.firefly import firefly
from game.rules.firefly.set_up.setup import CHOOSE, stories_for
from game.rules.firefly.settings import unfit
from game.rules.firefly.tokens import face, missing_mods, mods_of


class FireflySetUp(CaptainsSetUp):
    """`settings["story"]` is the id of a Story Card, or that it is chosen at the table. `box`: what was opened on the
    title."""

    game = box = "firefly"
    view: StoryView

    def __init__(
        self, app: App, start: Rect | None = None, seed: int | None = None, seats: int = 0, story: str = ""
    ) -> None:
        super().__init__(app, start, seed, seats)
        self.settings |= boxed.defaults(app.settings.house.get(self.game, {}))
        self.settings["story"] = story or app.settings.house.get(self.game, {}).get("story", CHOOSE)
        if story:
            self.modded = True
            self.settings["board"] = next(iter(self.boards()))
        self._fit()
        self.offered = self.stories()

    def pictured(self) -> StoryView:
        return StoryView(self)

    def mods(self) -> list[str]:
        return sorted({card.mod for card in firefly().faces.values()} - {""})

    def boards(self) -> dict[str, str]:
        return {board.id: board.title for board in firefly().maps.values()}

    def played(self) -> dict[str, str]:
        idle = set(boxed.idle(self.settings))
        return {name: value for name, value in super().played().items() if name not in idle}

    def limits(self) -> tuple[int, int]:
        return self.rules.seats_with(self.played())

    def stories(self) -> tuple[str, ...]:
        """What can be chosen with so many captains and this map: at the table, or one of the Story Cards."""
        barred = self.left_out()
        return (CHOOSE, *(id for id in map(face, stories_for(self.seats, self.played())) if id not in barred))

    def left_out(self) -> dict[str, Barred]:
        """The Stories of boxes that can't be played so, and why."""
        return left_out(self.app.words, self.seats, self.settings)

    def _fit(self) -> None:
        """A Story that is not for so many captains, or came with a mod or another map, is chosen at the table again."""
        self.seats = min(self.seats, self.limits()[1])
        if self.settings["story"] not in self.stories():
            self.settings["story"] = CHOOSE

    def back(self) -> None:
        """Perhaps a Story was written: the one that is new is chosen."""
        fresh = [story for story in self.stories() if story not in self.offered]
        if len(fresh) == 1:
            self.settings["story"] = fresh[0]
        self.offered = self.stories()
        self._fit()
        self.view.refresh()
        self.invalidate()

    def handle(self, event: Event) -> bool:
        from game.app.games.firefly.writer.editor import StoryEditor

        if event.type == pygame.DROPFILE and StoryEditor.dropped(self.app, event.file):
            return True
        return super().handle(event)

    def write(self) -> None:
        """Write a Story of one's own."""
        from game.app.games.firefly.writer.open import StoryOpenSheet

        self.app.stack.push(StoryOpenSheet(self.app))

    def rewrite(self) -> None:
        """Change the Story that is chosen, or a copy of one of the box."""
        from game.app.games.firefly.writer.editor import StoryEditor

        story = firefly().stories[self.settings["story"]]
        StoryEditor.start(self.app, lambda: open_known(Known(story.mod, story.id, story.title)))

    def kept(self) -> dict[str, str]:
        own = {one.name: self.settings[one.name] for one in boxed.offered(self.seats, self.settings)}
        return {**super().kept(), **own, "story": self.settings["story"]}

    # ------------------------------------------------------------ what can be done

    def set_story(self, story: str) -> None:
        """Play this Story."""
        self.settings["story"] = story
        self.view.refresh()

    def set_seats(self, value: str) -> None:
        self.seats = int(value)
        self._fit()
        self.view.refresh()

    def set_mods(self, value: str) -> None:
        self.modded = value == "with"
        self._fit()
        self.view.refresh()

    def set_rule(self, name: str, value: str) -> None:
        self.settings[name] = value
        self._fit()
        self.view.refresh()


def today(settings: Mapping[str, str], seats: int) -> dict[str, str]:
    """The settings of an earlier game as they can be played now: without cards and maps that are gone."""
    gone, maps = missing_mods(settings["mods"]), firefly().maps
    mods = "+".join(mod for mod in mods_of(settings["mods"]) if mod not in gone)
    board = settings["board"] if settings["board"] in maps else next(iter(maps))
    found = {**settings, "mods": mods, "board": board}
    return {**found, "story": CHOOSE} if unfit(seats, found) else found

"""Things on the table of the Story editor: the Story Card as it will be printed, a slip of parchment per Goal, arrows
that move it."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from pygame import Rect, Surface

from game.app.games.firefly.set_up.story_card import StoryCard, StorySlip
from game.app.games.firefly.writer.words import HAS, summary
from game.app.shell.words import Words
from game.app.ui.kit import Kit
from game.app.ui.theme import C
from game.app.ui.widgets import RoundButton, Widget
from game.content.firefly import firefly
from game.content.firefly.records import Goal, Story


def noted(kit: Kit, words: Words, goal: Goal, wide: int) -> str:
    """What a Goal asks for, as much of it as finds room in `wide` px, and how much more there is."""
    planets = firefly().map.planets
    found = [" / ".join(planets[one].name if one in planets else one for one in goal.places)] if goal.places else []
    if goal.misbehave:
        found.append(words("fireflysetup.passed", n=goal.misbehave))
    found = found or [summary(words, [do], HAS) for do in goal.has]
    for n in range(len(found), 0, -1):
        said = ", ".join(found[:n]) + (f" +{len(found) - n}" if n < len(found) else "")
        if kit.width(said, "sans", kit.fit_size(said, "sans", 12, wide)) <= wide:
            return said
    return ""


class GoalSlip(StorySlip):
    """A slip with a cross where something is still wrong with it."""

    def __init__(
        self,
        rect: Rect,
        title: str,
        note: str,
        chosen: bool,
        action: Callable[[], object],
        *,
        wrong: bool,
        key: int,
        name: str,
    ) -> None:
        super().__init__(rect, title, note, chosen, action, name=name)
        self.wrong, self.keys = wrong, (key,)

    def draw(self, kit: Kit, dst: Surface) -> None:
        super().draw(kit, dst)
        if self.wrong:
            at = self.rect.right - kit.u(9), self.rect.y + kit.u(9)
            kit.disc(dst, at, 7.5, (132, 40, 30), 255, (60, 20, 14), 1)
            kit.icon(dst, at, "x", 8, "hi")


class ArrowButton(RoundButton):
    """A round button with an arrow up or down; `way`: -1 or 1."""

    def __init__(self, rect: Rect, way: int, action: Callable[[], object], *, tip: str, why: str, name: str) -> None:
        super().__init__(rect, "", action, tip=tip, why=why, name=name)
        self.way = way

    def draw(self, kit: Kit, dst: Surface) -> None:
        kit.round_button(dst, self.rect.center, "play", 0, self.state, self.rect.w / kit.scale / 2)
        (x, y), n = self.rect.center, round(self.rect.w * 0.2)
        color = C[{"off": "off", "hover": "hi"}.get(self.state, "mid")]
        kit.poly(dst, [(x, y + self.way * n), (x - n, y - self.way * n), (x + n, y - self.way * n)], color)


class CardPlace(Widget):
    """The Story Card on the felt; a click turns to what stands on it."""

    radius = 9.0
    focusable = False

    def __init__(self, rect: Rect, story: Story, words: Words, action: Callable[[], object]) -> None:
        super().__init__(rect, action, name="story card")
        self.story, self.words = story, words

    def look(self) -> tuple[Hashable, ...]:
        return (*super().look(), self.story, id(self.words))

    def draw(self, kit: Kit, dst: Surface) -> None:
        StoryCard(kit, self.words, self.story).paint(dst, self.rect)
        if self.hovered:
            kit.ring(dst, self.rect.inflate(2 * kit.u(3), 2 * kit.u(3)), C["brass"], 1.4, 9)

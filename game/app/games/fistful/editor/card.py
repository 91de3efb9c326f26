"""The Heist card in the editor: words, objectives, Timer, tokens, Security Doors and alarm, a page each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.app.games.fistful.editor.card_alarm import alarm, doors, enemies
from game.app.games.fistful.editor.card_goals import rows as goals
from game.app.games.fistful.editor.room import area_said
from game.app.games.fistful.editor.timer import TimerStrip
from game.app.shell.app import App
from game.app.ui.widgets import Button, Choice, Widget
from game.app.ui.widgets.cycle import Amount, Cycle
from game.app.workshop.sheet import Row, RowSheet
from game.content.fistful import fistful
from game.content.fistful.sketch.goals import set_flag, wanted
from game.content.fistful.sketch.sketch import AREAS, LEVELS
from game.content.fistful.sketch.tokens import deal, lots_of, set_lots, spots_of, worth
from game.content.fistful.sketch.words import lengthen, lengthen_with, name_area, say_rule

if TYPE_CHECKING:
    from game.app.games.fistful.editor.editor import Editor

PAGES = ("about", "goals", "timer", "tokens", "doors", "alarm")
MOST_TOKENS = 60
SORTS = ("loot", "enemies")
PLAIN = {
    "crate": "crate",
    "trap": "trap",
    "goods": "goods",
    "credits-50": "credits_50",
    "credits-100": "credits_100",
    "credits-200": "credits_200",
}
MOST = {"title": 28, "story": 240, "rule": 110}
MOST_RULES, MOST_GEAR, MOST_EXTRAS, MOST_LONGER, MOST_SEATS = 8, 2, 15, 20, 4


class CardSheet(RowSheet):
    """Every change is a step that can be taken back."""

    width, height = 720.0, 540.0
    scene: Editor

    def __init__(self, app: App, scene: Editor, page: str = "about") -> None:
        super().__init__(app, scene, app.words("editor.card"))
        self.leaf = page
        self.level, self.area, self.sort = "normal", AREAS[0], SORTS[0]

    @property
    def card(self) -> dict[str, Any]:
        return self.scene.sketch.card

    def head(self, rect: Rect) -> list[Widget]:
        words = self.app.words
        leaves = [(page, words(f"editor.page.{page}")) for page in PAGES]
        widest = max(self.kit.width(label, "bold", 14) for _, label in leaves) + self.kit.u(8)
        kind = Choice if widest * len(leaves) <= rect.w else Cycle
        return [kind(rect, leaves, self.leaf, self.turn_to, name="leaf")]

    def turn_to(self, page: str) -> None:
        """Show another leaf of the card, from its first page on."""
        self.leaf, self.page = page, 0
        self.again()

    def rows(self) -> list[Row]:
        made: dict[str, Callable[[], list[Row]]] = {
            "about": self._about,
            "goals": partial(goals, self),
            "timer": self._timer,
            "tokens": self._tokens,
            "doors": partial(doors, self),
            "alarm": partial(alarm, self),
        }
        return made[self.leaf]()

    # ------------------------------------------------------------ pages

    def _about(self) -> list[Row]:
        words = self.app.words
        rows = [Row(words(f"editor.field.{name}"), partial(self._field, name)) for name in ("title", "story")]
        for area in AREAS:
            rows.append(Row(words("editor.field.area", area=words(f"editor.area.{area}")), partial(self._area, area)))
        for i in range(min(max(len(self.card.get("rules", [])) + 1, 3), MOST_RULES)):
            rows.append(Row(words("editor.field.rule", n=i + 1), partial(self._rule, i)))
        return rows

    def _field(self, name: str, rect: Rect) -> Widget:
        return self.line(
            rect,
            name,
            str(self.card[name]),
            MOST[name],
            lambda text: self.card.update({name: text}),
            self.app.words(f"editor.field.{name}.empty"),
        )

    def _area(self, area: str, rect: Rect) -> Widget:
        now = self.card.get("areas", {}).get(area, {}).get("name", "")
        return self.line(
            rect,
            f"area:{area}",
            now,
            MOST["title"],
            partial(name_area, self.card, area),
            self.app.words("editor.field.area.empty"),
        )

    def _rule(self, i: int, rect: Rect) -> Widget:
        now = self.card.get("rules", [])
        return self.line(
            rect,
            f"rule:{i}",
            now[i] if i < len(now) else "",
            MOST["rule"],
            partial(say_rule, self.card, i),
            self.app.words("editor.field.rule.empty"),
        )

    def _timer(self) -> list[Row]:
        words, level = self.app.words, self._level
        length = len(level["timer"])
        levels = [(name, words(f"level.{name}")) for name in LEVELS]
        rows = [
            Row(words("editor.timer.level"), lambda r: Choice(r, levels, self.level, self._set_level, name="level")),
            Row("", lambda r: TimerStrip(r, level["timer"], self._set_timer, tip=words("editor.timer.tip"))),
            Row(
                words("editor.timer.length"),
                lambda r: Amount(
                    r,
                    [(str(n), words("editor.timer.spaces", n=n)) for n in range(min(3, length), max(30, length) + 1)],
                    str(length),
                    self._set_length,
                    name="length",
                ),
            ),
            Row(
                words("editor.timer.gear"),
                lambda r: self.amount(r, "gear", MOST_GEAR, level["gear"], lambda n: self._level.update(gear=n)),
            ),
            Row(
                words("editor.timer.posted"),
                lambda r: self.amount(
                    r, "posted", MOST_EXTRAS, level.get("posted", 0), lambda n: set_flag(self._level, "posted", n)
                ),
            ),
        ]
        for seats in range(1, MOST_SEATS + 1):
            rows.append(Row(words("editor.timer.longer", n=seats), partial(self._longer, seats)))
        for one in fistful().crew.values():
            rows.append(Row(words("editor.timer.longer_with", name=one.name), partial(self._longer_with, one.id)))
        for kind, name in enemies():
            rows.append(Row(words("editor.timer.extra", name=name), partial(self._extra, kind)))
        return rows

    @property
    def _level(self) -> dict[str, Any]:
        found: dict[str, Any] = self.card["level"][self.level]
        return found

    def _extra(self, kind: str, rect: Rect) -> Widget:
        return self.amount(
            rect,
            f"extra:{kind}",
            MOST_EXTRAS,
            self._level["extras"].get(kind, 0),
            lambda n: set_flag(self._level["extras"], kind, n),
        )

    def _longer(self, seats: int, rect: Rect) -> Widget:
        now = self._level.get("longer", [])
        return self.amount(
            rect,
            f"longer:{seats}",
            MOST_LONGER,
            now[seats - 1] if seats <= len(now) else 0,
            partial(lengthen, self._level, seats),
        )

    def _longer_with(self, who: str, rect: Rect) -> Widget:
        return self.amount(
            rect,
            f"longer_with:{who}",
            MOST_LONGER,
            self._level.get("longer_with", {}).get(who, 0),
            partial(lengthen_with, self._level, who),
        )

    def _set_level(self, value: str) -> None:
        self.level = value
        self.again()

    def _set_timer(self, spaces: list[str]) -> None:
        self.change(lambda: self._level.update(timer=spaces))

    def _set_length(self, value: str) -> None:
        def deed() -> None:
            inner = (self._level["timer"][1:-1] + ["gray"] * int(value))[: int(value) - 2]
            self._level["timer"] = ["green", *inner, "black"]

        self.change(deed)

    def _tokens(self) -> list[Row]:
        words, sketch = self.app.words, self.scene.sketch
        lots, spots = lots_of(sketch, self.area), spots_of(sketch)[self.area]
        areas = [(area, area_said(self.app, self.card, area)) for area in AREAS]
        rows = [
            Row(
                words("editor.tokens.count", n=sum(lots.values()), spots=spots),
                lambda r: Choice(r, areas, self.area, self._set_area, name="area"),
            ),
            Row(
                "",
                lambda r: Button(
                    r,
                    words("editor.tokens.deal"),
                    self._deal,
                    icon="dice",
                    tip=words("editor.tokens.deal.tip"),
                    name="deal",
                ),
            ),
        ]
        kinds = {"loot": [(kind, words(f"editor.token.{name}")) for kind, name in PLAIN.items()], "enemies": enemies()}
        sorts = [
            (sort, words(f"editor.tokens.{sort}", n=sum(lots.get(kind, 0) for kind, _ in kinds[sort])))
            for sort in SORTS
        ]
        rows.append(Row("", lambda r: Choice(r, sorts, self.sort, self._set_sort, name="sort")))
        for kind, name in kinds[self.sort]:
            rows.append(Row(name, partial(self._lot, kind, lots.get(kind, 0))))
        return rows

    def _lot(self, kind: str, now: int, rect: Rect) -> Widget:
        return self.amount(rect, f"lot:{kind}", MOST_TOKENS, now, partial(self._set_lot, kind))

    def _set_sort(self, value: str) -> None:
        self.sort, self.page = value, 0
        self.again()

    def _set_area(self, value: str) -> None:
        self.area = value
        self.again()

    def _set_lot(self, kind: str, n: int) -> None:
        sketch = self.scene.sketch
        set_lots(sketch, self.area, {**lots_of(sketch, self.area), kind: n})

    def _deal(self) -> None:
        sketch, goal = self.scene.sketch, self.card["goal_credits"]
        self.change(lambda: deal(sketch, wanted(self.card)))
        if worth(sketch) < goal:
            self.app.toast(self.app.words("editor.tokens.short", n=worth(sketch), goal=goal))

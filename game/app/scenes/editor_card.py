"""The Heist card in the editor: words, objectives, Timer, tokens and alarm, a page each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.app.scenes.editor_sheet import Row, RowSheet
from game.app.scenes.editor_timer import TimerStrip
from game.app.ui.widgets import Button, Choice, Field, Widget
from game.app.ui.widgets.cycle import Amount, Cycle
from game.content.load import fistful
from game.content.sketch import AREAS, LEVELS
from game.content.sketch_goals import set_star, set_visit, star_of, visit_of, wanted
from game.content.sketch_tokens import deal, lots_of, set_lots, spots_of

if TYPE_CHECKING:
    from game.app.main import App
    from game.app.scenes.editor import Editor

PAGES = ("about", "goals", "timer", "tokens", "alarm")
CREDITS = range(0, 5001, 50)
MOST_STARS = 9
MOST_TOKENS = 60
PLAIN = {"crate": "crate", "trap": "trap", "goods": "goods", "credits-50": "credits_50", "credits-100": "credits_100",
         "credits-200": "credits_200"}
ALARMS: dict[str, list[dict[str, Any]]] = {
    "none": [],
    "spawn_all": [{"spawn": "all"}],
    "spawn_nearest": [{"spawn": "nearest"}],
    "timer_2": [{"timer": 2}],
    "timer_3": [{"timer": 3}],
    "alert_3": [{"alert": 3}],
}
MOST = {"title": 28, "story": 200}
Change = Callable[[], object]


def enemies() -> list[tuple[str, str]]:
    """Every enemy token by its kind, with what it is called."""
    return [(f"{e.id}-{n}", f"{e.name} {n}") for e in fistful().enemies.values() for n in e.strengths]


class CardSheet(RowSheet):
    """Every change is a step that can be taken back."""

    width, height = 720.0, 500.0

    def __init__(self, app: App, scene: Editor, page: str = "about") -> None:
        super().__init__(app, scene, app.words("editor.card"))
        self.leaf = page
        self.level, self.area = "normal", AREAS[0]

    @property
    def card(self) -> dict[str, Any]:
        return self.scene.sketch.card

    def head(self, rect: Rect) -> list[Widget]:
        words = self.app.words
        leaves = [(page, words(f"editor.page.{page}")) for page in PAGES]
        widest = max(self.kit.width(label, "bold", 14) for _, label in leaves) + self.kit.u(8)
        kind = Choice if widest * len(leaves) <= rect.w else Cycle
        return [kind(rect, leaves, self.leaf, self._turn_to, name="leaf")]

    def _turn_to(self, page: str) -> None:
        self.leaf, self.page = page, 0
        self.again()

    def rows(self) -> list[Row]:
        made: dict[str, Callable[[], list[Row]]] = {
            "about": self._about, "goals": self._goals, "timer": self._timer, "tokens": self._tokens,
            "alarm": self._alarm,
        }
        return made[self.leaf]()

    def change(self, deed: Change) -> None:
        """Do something to the sketch as one step."""
        with self.scene.history.step():
            deed()
        self.scene.changed()
        self.again()

    # ------------------------------------------------------------ pages

    def _about(self) -> list[Row]:
        words = self.app.words
        return [Row(words(f"editor.field.{name}"), partial(self._field, name)) for name in ("title", "story")]

    def _field(self, name: str, rect: Rect) -> Widget:
        field = Field(rect, str(self.card[name]), most=MOST[name], counted=True, name=name,
                      empty=self.app.words(f"editor.field.{name}.empty"))
        field.changed = lambda: self._typed(name, field.text)
        return field

    def _typed(self, name: str, text: str) -> None:
        def deed() -> None:
            self.card[name] = " ".join(text.split())

        self.change(deed)

    def _goals(self) -> list[Row]:
        words = self.app.words
        crew = [(one.id, one.name) for one in fistful().crew.values()]
        nobody = [("", words("editor.goal.nobody")), *crew]
        safe = (self.card.get("must_not_fall") or [""])[0]
        credits = [(str(v), words("money", n=v)) for v in CREDITS]
        rows = [Row(words("editor.goal.credits"), lambda r: self._amount(
            r, credits, str(self.card["goal_credits"]), "credits", partial(self._put, "goal_credits")))]
        for kind in ("trap", "goods"):
            n, who = star_of(self.card, kind)
            rows.append(Row(words(f"editor.goal.{kind}"), partial(self._stars, kind, n, who or crew[0][0])))
            if n:
                rows.append(Row(words(f"editor.goal.{kind}.who"), partial(self._collector, kind, n, who, crew)))
        rows.append(Row(words("editor.goal.visit"), lambda r: Cycle(r, nobody, visit_of(self.card), self._set_visit,
                                                                    tip=words("editor.goal.visit.tip"), name="visit")))
        rows.append(Row(words("editor.goal.safe"), lambda r: Cycle(r, nobody, safe, self._set_safe, name="safe")))
        return rows

    def _stars(self, kind: str, n: int, who: str, rect: Rect) -> Widget:
        values = [(str(i), str(i)) for i in range(MOST_STARS + 1)]
        return self._amount(rect, values, str(n), f"star:{kind}", lambda v: self._set_star(kind, int(v), who))

    def _collector(self, kind: str, n: int, who: str, crew: list[tuple[str, str]], rect: Rect) -> Widget:
        return Cycle(rect, crew, who, lambda v: self._set_star(kind, n, v), name=f"who:{kind}")

    def _set_star(self, kind: str, n: int, who: str) -> None:
        said = self.app.words(f"editor.star.{kind}"), self.app.words(f"editor.star.{kind}.text")
        self.change(lambda: set_star(self.scene.sketch, kind, n, who, *said))

    def _set_visit(self, who: str) -> None:
        said = self.app.words("editor.star.visit"), self.app.words("editor.star.visit.text")
        self.change(lambda: set_visit(self.scene.sketch, who, *said))

    def _set_safe(self, who: str) -> None:
        def deed() -> None:
            self.card["must_not_fall"] = [who] if who else []

        self.change(deed)

    def _put(self, name: str, value: str) -> None:
        def deed() -> None:
            self.card[name] = int(value)

        self.change(deed)

    def _amount(self, rect: Rect, values: list[tuple[str, str]], now: str, name: str,
                chosen: Callable[[str], object]) -> Widget:
        if now not in dict(values):
            values = sorted([*values, (now, now)], key=lambda one: int(one[0]))
        return Amount(rect, values, now, chosen, name=name)

    def _timer(self) -> list[Row]:
        words, level = self.app.words, self.card["level"][self.level]
        levels = [(name, words(f"level.{name}")) for name in LEVELS]
        rows = [
            Row(words("editor.timer.level"), lambda r: Choice(r, levels, self.level, self._set_level, name="level")),
            Row("", lambda r: TimerStrip(r, level["timer"], self._set_timer, tip=words("editor.timer.tip"))),
            Row(words("editor.timer.length"), lambda r: self._amount(
                r, [(str(n), words("editor.timer.spaces", n=n)) for n in range(3, 31)], str(len(level["timer"])),
                "length", self._set_length)),
            Row(words("editor.timer.gear"), lambda r: self._amount(
                r, [(str(n), str(n)) for n in range(3)], str(level["gear"]), "gear", self._set_gear)),
        ]
        for kind, name in enemies():
            rows.append(Row(words("editor.timer.extra", name=name), partial(self._extra, kind)))
        return rows

    def _extra(self, kind: str, rect: Rect) -> Widget:
        extras = self.card["level"][self.level]["extras"]
        values = [(str(n), str(n)) for n in range(16)]
        return self._amount(rect, values, str(extras.get(kind, 0)), f"extra:{kind}", partial(self._set_extra, kind))

    def _set_level(self, value: str) -> None:
        self.level = value
        self.again()

    def _set_timer(self, spaces: list[str]) -> None:
        self.change(lambda: self.card["level"][self.level].update(timer=spaces))

    def _set_length(self, value: str) -> None:
        def deed() -> None:
            timer, n = self.card["level"][self.level]["timer"], int(value)
            inner = (timer[1:-1] + ["gray"] * n)[: n - 2]
            self.card["level"][self.level]["timer"] = ["green", *inner, "black"]

        self.change(deed)

    def _set_gear(self, value: str) -> None:
        self.change(lambda: self.card["level"][self.level].update(gear=int(value)))

    def _set_extra(self, kind: str, value: str) -> None:
        def deed() -> None:
            extras = self.card["level"][self.level]["extras"]
            extras[kind] = int(value)
            if not extras[kind]:
                del extras[kind]

        self.change(deed)

    def _tokens(self) -> list[Row]:
        words, sketch = self.app.words, self.scene.sketch
        lots, spots = lots_of(sketch, self.area), spots_of(sketch)[self.area]
        areas = [(area, words(f"editor.area.{area}")) for area in AREAS]
        rows = [
            Row(words("editor.tokens.count", n=sum(lots.values()), spots=spots), lambda r: Choice(
                r, areas, self.area, self._set_area, name="area")),
            Row("", lambda r: Button(r, words("editor.tokens.deal"), self._deal, icon="dice",
                                     tip=words("editor.tokens.deal.tip"), name="deal")),
        ]
        kinds = [(kind, words(f"editor.token.{name}")) for kind, name in PLAIN.items()] + enemies()
        for kind, name in kinds:
            values = [(str(n), str(n)) for n in range(MOST_TOKENS + 1)]
            rows.append(Row(name, partial(self._lot, kind, values, str(lots.get(kind, 0)))))
        return rows

    def _lot(self, kind: str, values: list[tuple[str, str]], now: str, rect: Rect) -> Widget:
        return self._amount(rect, values, now, f"lot:{kind}", partial(self._set_lot, kind))

    def _set_area(self, value: str) -> None:
        self.area = value
        self.again()

    def _set_lot(self, kind: str, value: str) -> None:
        sketch, area = self.scene.sketch, self.area
        self.change(lambda: set_lots(sketch, area, {**lots_of(sketch, area), kind: int(value)}))

    def _deal(self) -> None:
        self.change(lambda: deal(self.scene.sketch, wanted(self.card)))

    def _alarm(self) -> list[Row]:
        words = self.app.words
        now = next((name for name, does in ALARMS.items() if does == list(self.card.get("alarm", []))), "own")
        names = [*ALARMS, "own"] if now == "own" else [*ALARMS]
        values = [(name, words(f"editor.alarm.{name}")) for name in names]
        return [Row(words("editor.alarm.when"), lambda r: Cycle(r, values, now, self._set_alarm, name="alarm",
                                                                tip=words("editor.alarm.tip")))]

    def _set_alarm(self, value: str) -> None:
        def deed() -> None:
            self.card["alarm"] = ALARMS[value]
            if not ALARMS[value]:
                del self.card["alarm"]

        if value != "own":
            self.change(deed)

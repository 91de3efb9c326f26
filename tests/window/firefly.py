"""Firefly: The Game played with the real mouse."""

from __future__ import annotations

from typing import Any

from game.core.steps import Option
from tests.window.person import REST
from tests.window.voyage import ASIDE, Spot, Voyage

AHEAD = 0.1
"""The share of the Full Burns that are planned over more Sectors than one."""


class FireflyVoyage(Voyage):
    """A game over the sector map. `flights`: how many were planned over several Sectors; none where people have wishes,
    which somebody may have thought out without a window."""

    game = "firefly"
    flights = 0

    def visit(self) -> None:
        p = self.person
        p.choose("leaf", "house")
        p.picture("house-rules")
        p.choose("leaf", "story")
        p.press("story:king-of-all-londinium")
        p.picture("story")

    def answer(self, scene: Any, option: Option) -> None:
        if scene.now.plan and scene.now.kind == "FlightChoice":
            done = len(scene.session.record)
            self.person.until(lambda: len(scene.session.record) > done, REST)  # the ship flies on as it was planned
            return
        if (
            self.wish is None
            and option.key.startswith("burn")
            and scene.now.way == "burn"
            and self.luck.random() < AHEAD
        ):
            before, goal = len(scene.session.record), self._beyond(scene, option)
            if goal:
                self._planned(scene, goal)
                if scene.session.record[before : before + 1] != [option.key]:
                    self.strayed.append(f"{option.key} is not the first Sector on the way to {goal}")
                return
        super().answer(scene, option)

    def _beyond(self, scene: Any, option: Option) -> int:
        """A Sector in sight that is reached by way of the one the answer names, 0 for none."""
        now, first = scene.now, scene.now.to(option)
        found = [n for n, far in now.steps().items() if far == 2 and now.course(n)[1:2] == (first,)]
        found = [n for n in found if self._hit(scene, n)]
        return self.luck.choice(found) if found else 0

    def _hit(self, scene: Any, number: int) -> bool:
        from tests.ui.hands import middle

        return bool(scene.places.board.collidepoint(middle(scene, number))) and (
            scene.view.cell_at(middle(scene, number)) == number and scene.group.at(middle(scene, number)) is None
        )

    def _planned(self, scene: Any, goal: int) -> None:
        """Point there, look at what may come, fly."""
        from tests.ui.hands import middle

        p = self.person
        self.flights += 1
        p.point(middle(scene, goal))
        p.picture("route", 3)
        p.click(middle(scene, goal), f"route to {goal}")

    def places(self, scene: Any, option: Option) -> list[Spot | str]:
        from tests.ui.firefly_table import places

        if scene.subject() is not None:
            self.person.point(ASIDE)  # the inspector tells of the choice again
        return places(scene, option)

    def way(self, scene: Any, option: Option) -> tuple[Spot, Spot] | None:
        from tests.ui.hands import middle

        now, number = scene.now, scene.now.to(option)
        if number is not None and option.source in scene.stage.pieces:
            if option not in now.flown() or not self._hit(scene, number):
                return None
            x, y = scene.view.spots(tuple(scene.stage.pieces.values()))[option.source]
            return (round(x), round(y)), middle(scene, number)
        start = self._lying(scene, option.source)
        if start is None or scene.card.up() is not None:
            return None
        for goal in self._wells(scene):
            named = next((t for t in scene.pointer.targets(goal) if now.dropped(option.source, t)), "")
            if named and now.dropped(option.source, named)[0] == option:
                return start, goal
        return None

    def _lying(self, scene: Any, source: str) -> Spot | None:
        """Where a card or token lies that can be dragged."""
        lifted = next((w for w in scene.group.widgets if getattr(w, "about", None) == ("lift", source)), None)
        if lifted is not None:
            return tuple(lifted.rect.center)  # on the sheet over the map
        head, _, rest = source.partition(":")
        about = ("card", rest) if head == "card" else ("good", rest.split(":")[0], rest.split(":")[-1])
        for widget in scene.group.widgets:
            if head in ("card", "good") and getattr(widget, "about", None) == about:
                return tuple(widget.rect.center)
        return None

    def _wells(self, scene: Any) -> list[Spot]:
        """Where something may be dropped: people, wells, the dock, the rail."""
        places = [tuple(w.rect.center) for w in scene.group.widgets if w.name.startswith(("crew:", "well:", "card:"))]
        return [*places, scene.places.dock.center, scene.places.rail.center]

"""What the table of Keep Flyin' shows; how it moves is the same on every table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from pygame import Rect

from game.app.captains import layout
from game.app.captains.seated import SeatedScene
from game.app.games.keepflyin.chart.table import ChartBoard, Shown
from game.app.games.keepflyin.hints import landmarks
from game.app.games.keepflyin.hints.hint import KeepflyinHint
from game.app.games.keepflyin.hints.preview import preview
from game.app.games.keepflyin.panels.panels import KeepflyinPanels
from game.app.games.keepflyin.pointer import KeepflyinPointer
from game.app.games.keepflyin.situation import Situation
from game.app.play.seating import Seating
from game.app.sound.cues import LIFTED
from game.content.keepflyin.records import ZONES
from game.core.session import Session


class KeepflyinView(SeatedScene):
    """`mode` waits for a card or counter: "", "scan" or "dump"; `faces` are the counters all have seen, by number."""

    music = "voyage"
    turns = True
    now: Situation
    view: ChartBoard
    panels: KeepflyinPanels
    pointer: KeepflyinPointer
    places: layout.Places
    hover: int | None
    seating: Seating

    def furnish(self, session: Session[Any], names: Sequence[str]) -> None:
        super().furnish(session, names)
        self.now = Situation(session, names, self.seating.people)
        self.view = self.make_view()
        self.panels = KeepflyinPanels(self)  # type: ignore[arg-type]
        self.pointer = KeepflyinPointer(self)  # type: ignore[arg-type]
        self.hint = KeepflyinHint(self)
        self.mode = ""
        self.faces: dict[int, str] = {}

    def make_view(self) -> ChartBoard:
        zones = {zone: self.app.words(f"hex.zone.{zone}") for zone in ZONES}
        return ChartBoard(self.now.chart.board, zones)

    def lay(self, size: tuple[int, int]) -> None:
        self.kit.looks = self.seating.looks
        self.places = layout.places(self.kit, size)
        self.kept_clear = (self.places.inspector,)

    def near(self) -> set[str]:
        return landmarks.near(self)

    def landmark(self, head: str, tail: str) -> Rect | None:
        return landmarks.landmark(self, head, tail)

    def lit(self) -> Iterable[Rect]:
        return [self.view.box(node) for node in self.now.cells]

    def crowd(self, about: Rect | None) -> Iterable[tuple[Rect, float]]:
        return landmarks.crowd(self, about)

    def shown(self) -> Shown:
        pieces = self.stage.standing()
        hunts = tuple((f"counter:{number}", f"ship:{prey}") for number, prey in self.now.g.hunts.items())
        if self.player.playing:
            return Shown(pieces, hunts=hunts, glance=self.view.glances(), bound=self.marks_of_jobs())
        held = self.drag.source if self.drag else ""
        if held:
            pieces = tuple(p for p in pieces if p.id != held)
        if self.mode == "scan":
            wanted = {f"counter:{n}" for n in self.now.scans()}
            pieces = tuple(p._replace(marked=p.id in wanted) for p in pieces)
        seen = preview(self.now, self.words, self.hover, bool(held))
        glow = self.beacon if self.beacon is not None else self.pulse
        if glow is None:
            glow = self.hint.place()
        if glow is None and self.now.mine and self.now.aim >= 0:
            glow = self.now.aim
        return Shown(
            pieces,
            self.now.reach(),
            seen.danger,
            -1 if self.hover is None else self.hover,
            seen.legal,
            seen.path,
            hunts,
            seen.tag,
            seen.ghost,
            False,
            -1 if glow is None else glow,
            self.view.glances(),
            seen.ringed,
            self.marks_of_jobs(),
        )

    def marks_of_jobs(self) -> tuple[tuple[int, int, str], ...]:
        """Where one's own jobs lead, with the seat and the kind of job."""
        return tuple((node, self.now.seat, kind) for node, kind in self.now.bound_for())

    # ------------------------------------------------------------ looking

    def wait_for(self, mode: str) -> None:
        """Wait for a counter to scan or a card to dump, "" to wait for nothing."""
        self.mode = mode
        self.moment += 1
        self.panels.refresh()

    def lit_cards(self) -> dict[str, str]:
        """The cards that answer when they are pressed, with the answer."""
        heads = ("dump",) if self.mode == "dump" else () if self.now.kind == "Play" else ("drop", "lose", "leave")
        return {o.key.partition(":")[2]: o.key for o in self.now.find(*heads) if ":" in o.key} if heads else {}

    def aim_at(self, cell: int) -> bool:
        """A hex out of reach was clicked: the brass button offers the first part of the way there, and a second click
        takes it; False where no way leads there."""
        now = self.now
        option, _ = now.towards(cell)
        if option is None or cell in now.cells:
            return False
        if now.aim == cell:
            return self.answer(option.key)
        now.aims[now.seat] = cell
        self.pinned = "cell", cell
        self.moment += 1
        if self.places.compact:
            self.panels.side.tab = "look"
        self.panels.refresh()
        return True

    def forget_aim(self) -> None:
        """The ship flies wherever its captain likes."""
        self.now.aims.pop(self.now.seat, None)
        self.pinned = None
        self.moment += 1
        self.panels.refresh()

    def take_up(self, cell: int) -> None:
        """Pick up what can be moved from a hex: of several counters there one after the other, then none."""
        here = self.now.movable(cell)
        if not here:
            return
        after = here.index(self.now.picked) + 1 if self.now.picked in here else 0
        self.now.pick(here[after] if after < len(here) else "")
        self.app.sound.play(LIFTED)
        self.moment += 1
        self.panels.refresh()

    def show_how(self) -> None:
        """The chip of a move: the ship lies on the chart, that is where it is moved."""
        at = self.now.g.ship[self.now.seat]
        if at >= 0:
            self.pulse = at
            self.view.show(at)
            self.panels.board()
            self.repaint()

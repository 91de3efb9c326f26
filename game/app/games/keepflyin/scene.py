"""The table of Keep Flyin': a running game shown from one captain's view; how it moves is the same on every table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.app.captains.layout import Places
from game.app.captains.seated import SeatedScene
from game.app.games.keepflyin.chart.pieces import Act, Piece
from game.app.games.keepflyin.chart.table import ChartBoard, Shown
from game.app.games.keepflyin.deeds import DEEDS, card_face
from game.app.games.keepflyin.ending import voyage_over
from game.app.games.keepflyin.following import Following
from game.app.games.keepflyin.hints import landmarks
from game.app.games.keepflyin.hints.hint import KeepflyinHint
from game.app.games.keepflyin.hints.preview import preview
from game.app.games.keepflyin.log import entries
from game.app.games.keepflyin.panels import layout
from game.app.games.keepflyin.panels.panels import KeepflyinPanels
from game.app.games.keepflyin.pointer import KeepflyinPointer
from game.app.games.keepflyin.results import MARKS, WEIGHTS, results
from game.app.games.keepflyin.sayings import nearest, refused
from game.app.games.keepflyin.situation import Situation
from game.app.games.keepflyin.spread.offers import DUMP, offers
from game.app.games.keepflyin.spread.over import CardSpread
from game.app.games.keepflyin.story import Teller
from game.app.play.seating import Seating
from game.app.sound.cues import LIFTED
from game.app.table.ambient import Glow, engines, stars, suns
from game.app.table.panels.log import Entry
from game.app.table.results import endings
from game.app.table.results.results import Result
from game.app.table.spread.over import Staging
from game.app.ui.slipface import Face
from game.content.keepflyin.records import ZONES
from game.core.news import News
from game.core.ruleset import Outcome
from game.core.session import Session
from game.rules.keepflyin import news as kinds

if TYPE_CHECKING:
    from game.app.replay.ending import Ending
LIGHT = (130, 166, 255)
"""The colour of the sun in the middle of the chart."""


class KeepflyinScene(SeatedScene[int, Piece]):
    """What the table shows, and what is particular to this game: its news and refusals, and its result.

    `mode` waits for a card or counter: "", "scan" or "dump"; `faces` are the counters all have seen, by number."""

    marks = MARKS
    weights = WEIGHTS
    music = "voyage"
    turns = True
    now: Situation
    view: ChartBoard
    panels: KeepflyinPanels
    pointer: KeepflyinPointer
    places: Places
    hover: int | None
    pulse: int | None
    beacon: int | None
    hint: KeepflyinHint
    seating: Seating

    def furnish(self, session: Session[Any], names: Sequence[str]) -> None:
        super().furnish(session, names)
        self.now = Situation(session, names, self.seating.people)
        self.view = self.make_view()
        self.panels = KeepflyinPanels(self)
        self.pointer = KeepflyinPointer(self)
        self.hint = KeepflyinHint(self)
        self.following = Following(self)
        self.staged = Staging(self, CardSpread(self))
        self.mode = ""
        self.faces: dict[int, str] = {}

    def make_view(self) -> ChartBoard:
        zones = {zone: self.app.words(f"hex.zone.{zone}") for zone in ZONES}
        return ChartBoard(self.now.chart.board, zones)

    def lay(self, size: tuple[int, int]) -> None:
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
        if self.player.playing or self.covered:
            return Shown(pieces, hunts=hunts, bound=self.marks_of_jobs())
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
            seen.ringed,
            self.marks_of_jobs(),
        )

    def marks_of_jobs(self) -> tuple[tuple[int, int, str], ...]:
        """Where one's own jobs lead, with the seat and the kind of job."""
        return tuple((node, self.now.seat, kind) for node, kind in self.now.bound_for())

    # ------------------------------------------------------------ looking

    def lights(self) -> Mapping[str, Glow]:
        if self.covered or self.player.playing:
            return {}
        stood = self.view.chart.layout(self.stage.standing())
        ships = [(one.piece.id, one.at, one.wide, one.turn) for one in stood if one.piece.kind == "ship"]
        chart = self.view.chart
        sun = chart.center_of(chart.board.sun), chart.camera.wide * 0.9 / self.kit.scale, LIGHT
        return {**stars(chart.window, 7), **suns([sun]), **engines(self.kit, ships)}

    @property
    def covered(self) -> bool:
        """Whether cards lie over the chart, which nothing is done on then."""
        return self.staged.up() is not None

    def press(self, key: str) -> bool:
        """A card over the chart was pressed, or a button below."""
        self.panels.dock.press(key)
        return True

    def wait_for(self, mode: str) -> None:
        """Wait for a counter to scan or a card to dump, "" to wait for nothing."""
        self.mode, self.now.dumping = mode, mode == DUMP
        self.moment += 1
        self.panels.refresh()

    def lit_cards(self) -> dict[str, str]:
        """The cards that answer when they are pressed, with the answer."""
        heads = () if self.now.kind == "Play" or offers(self.now) is not None else ("drop", "lose", "leave")
        return {o.key.partition(":")[2]: o.key for o in self.now.find(*heads) if ":" in o.key} if heads else {}

    def answer(self, key: str, dropped: str = "") -> bool:
        """A flight goes no further than where something happens on its way; from there it is asked for again."""
        option = self.now.key(key)
        halt = self.now.halt(option) if option is not None and not self.teaches else None
        if option is None or halt is None:
            return super().answer(key, dropped)
        self.now.aims[self.now.seat] = self.now.chart.nodes[option.target]
        return super().answer(halt.key, dropped)

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

    # ------------------------------------------------------------ what came of an answer

    def acts(self, news: Sequence[News], dropped: str) -> list[Act]:
        faces = {**self.faces, **self.session.state.up}
        teller = Teller(self.stage, self.words, self.app.still, self.now.people, faces)
        teller.follow, teller.count = self.following.follow, self.following.count
        teller.turn_comes, teller.last = self.following.turn_comes, self.session.state.round
        return [*teller.acts(self.now, news, dropped), *self.staged.cards.gathered()]

    def whose(self, seat: int) -> str:
        return self.words(self.now.whose(seat), name=self.now.name(seat))

    def lines_of(self, told: Sequence[tuple[int, News]]) -> list[Entry]:
        """The lines of the log; on the way the faces that everybody saw are remembered."""
        g = self.session.state
        new = bool(told) and self.told[-len(told) :] == list(told)
        earlier = self.told[: -len(told)] if new else []
        found = entries(self.now, self.words, told, {**self.faces, **g.up}, g.round, [news for _, news in earlier])
        for _, news in told if new else ():
            if isinstance(news, kinds.Flipped) and not news.face.startswith("?"):
                self.faces[news.number] = news.face
            elif isinstance(news, kinds.TurnedDown):
                self.faces.pop(news.number, None)
        self.faces |= self.session.state.up
        return found

    def results_of(self, news: Sequence[News]) -> list[Result]:
        return results(
            self.now,
            self.words,
            lambda told: self.lines_of([(0, one) for one in told]),
            news,
            self.session.state,
            self.faces,
            self.now.people,
            self.app.settings.factor == 0,
        )

    def face_of(self, line: Entry) -> Face | None:
        about = line.about[0] if line.kind in (*DEEDS, kinds.Paid) and line.about else ("", "")
        return card_face(self.now, self.words, about[1]) if about[0] == "job" else None

    def won(self, outcome: Outcome) -> Result:
        said = endings.captains(self.words, outcome.winners, self.now.names, self.words("hexresult.nobody"))
        return endings.slip(
            self.words,
            said,
            voyage_over(self.words, self.session.state, outcome.why),
            outcome.winners,
            endings.glad(outcome.winners, self.now.people),
        )

    def refusal(self, source: str, target: str) -> tuple[str, Any]:
        found = self.now.why_not(source, target)
        return (
            (refused(self.now, self.words, found), nearest(self.now, found))
            if found
            else (self.words("table.refused"), None)
        )

    def moment_name(self) -> str:
        return "over" if self.now.choice is None else self.now.g.phase

    def help_lines(self) -> tuple[str, ...]:
        own = tuple(f"hex.help.{name}" for name in ("move", "drag", "hover", "badge", "card", "die"))
        return (*own, "table.help.zoom", "table.help.rules", "table.help.free")

    def afresh(self) -> None:
        self.mode = ""
        self.hint.drop()

    def move_on(self, dt: float) -> bool:
        return super().move_on(dt) or self.staged.cards.rise()

    def ending(self) -> Ending:
        from game.app.games.keepflyin.result import KeepflyinResult

        return KeepflyinResult(self.app, self.session, list(self.now.names))

"""The table of the fans' card game: a running game shown from one captain's view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.app.captains.seated import SeatedScene
from game.app.games.fancards import carried, layout, ways
from game.app.games.fancards.deeds import DEEDS, card_face
from game.app.games.fancards.ending import game_over
from game.app.games.fancards.faces.picture import figure
from game.app.games.fancards.fight.asking import ASK
from game.app.games.fancards.fight.over import Fights
from game.app.games.fancards.flight import Flight
from game.app.games.fancards.heard import MUSIC
from game.app.games.fancards.hints import landmarks
from game.app.games.fancards.hints.hint import FanCardsHint
from game.app.games.fancards.layout import Places
from game.app.games.fancards.log import entries
from game.app.games.fancards.map.pieces import cell_of
from game.app.games.fancards.map.shown import shown
from game.app.games.fancards.map.table import map_board
from game.app.games.fancards.names import picture
from game.app.games.fancards.panels.panels import FanCardsPanels
from game.app.games.fancards.pointer import FanCardsPointer
from game.app.games.fancards.results import MARKS, WEIGHTS, results
from game.app.games.fancards.sayings import nearest, refused
from game.app.games.fancards.situation import Situation
from game.app.games.fancards.spread.over import CardSpread
from game.app.games.fancards.story import Teller
from game.app.play.seating import Seating, asking
from game.app.table.boards.field.acts import Act
from game.app.table.boards.field.board import FieldBoard
from game.app.table.boards.field.data import Cell, Piece, Shown
from game.app.table.panels.log import Entry
from game.app.table.panels.spot import Subject
from game.app.table.results import endings
from game.app.table.results.results import Result
from game.app.table.spread.over import Staging
from game.app.ui.slipface import Face
from game.core.news import News
from game.core.ruleset import Outcome
from game.core.session import Session

if TYPE_CHECKING:
    from game.app.replay.ending import Ending


class FanCardsScene(SeatedScene[Cell, Piece]):
    """What the table shows, and what is particular to this game: its news and refusals, its result.

    `flight` flies over several locations, `fight` makes the stage of a fight, `staged` knows what lies over the map
    now."""

    marks = MARKS
    weights = WEIGHTS
    pause_ms = 200.0
    hands = True
    softly = True
    key_lists = ("table", "cards")
    music = MUSIC
    now: Situation
    view: FieldBoard
    panels: FanCardsPanels
    pointer: FanCardsPointer
    places: Places
    hover: Cell | None
    pulse: Cell | None
    beacon: Cell | None
    hint: FanCardsHint
    seating: Seating

    def furnish(self, session: Session[Any], names: Sequence[str]) -> None:
        super().furnish(session, names)
        self.now = Situation(session, names, self.seating.people)
        self.now.asking = asking(self.playing.settings)
        self.view = self.make_view()
        self.fight = Fights(self)
        self.staged = Staging(self, CardSpread(self), self.fight.made)
        self.flight = Flight(self)
        self.panels = FanCardsPanels(self)
        self.pointer = FanCardsPointer(self)
        self.hint = FanCardsHint(self)

    def make_view(self) -> FieldBoard:
        return map_board(self.now.g.settings["grid"])

    def lay(self, size: tuple[int, int]) -> None:
        self.places = layout.places(self.kit, size, len(self.now.names))
        self.kept_clear = (self.places.inspector,)
        own = self.now.at(self.now.seat)
        self.view.focus = cell_of(own) if own else (0, 0)
        self.view.lay(self.now.pieces())
        self.view.want(self.now.charting())

    def leads(self, seat: int) -> str:
        return figure(self.kit, picture(self.now.g.captain[seat]))

    def landmark(self, head: str, tail: str) -> Rect | None:
        return landmarks.landmark(self, head, tail)

    def lit(self) -> Iterable[Rect]:
        return [self.view.box(cell) for cell in self.now.cells]

    def crowd(self, about: Rect | None) -> Iterable[tuple[Rect, float]]:
        return landmarks.crowd(self, about)

    def shown(self) -> Shown:
        return shown(self)

    @property
    def covered(self) -> bool:
        """Whether cards or a fight lie over the map, which nothing is done on then."""
        return self.staged.up() is not None

    def read_anew(self) -> None:
        """Whose turn begins sees its own ship."""
        before = self.now.seat, self.now.g.turn
        super().read_anew()
        own = self.now.at(self.now.seat)
        if own:
            self.view.focus = cell_of(own)
        if own and before != (self.now.seat, self.now.g.turn):
            self.view.show(self.view.focus)
        self.view.want(self.now.charting())

    # ------------------------------------------------------------ looking

    def press(self, key: str) -> bool:
        """A row, a card of a spread or a button of the inspector was pressed."""
        return self.fight.tick() if key == ASK else self.answer(key)

    def press_on(self, about: Subject) -> None:
        """A card was pressed: what is picked up is put on it, what it means is answered, it is picked up to be put
        somewhere, or it is looked at."""
        thing = str(about[1]) if about[0] == "card" else ""
        now = self.now
        if not thing or not now.mine:
            self.look(about)
            return
        found = ways.onto(now, thing)
        if found is not None:
            self.answer(found.key)
            return
        if thing == now.picked:
            self.let_go()
            return
        meant = ways.meant(now, thing)
        if len(meant) == 1:
            self.answer(meant[0].key)
        elif meant:
            now.pick(thing)
            self.moment += 1
            self.pinned = about
            self.panels.refresh()
        else:
            self.look(about)

    def overview(self) -> None:
        """All captains, the decks and what was discarded, over the map."""
        from game.app.games.fancards.overview.sheet import Sheet

        self.hurry()
        self.app.stack.push(Sheet(self.app, self.now))

    # ------------------------------------------------------------ what came of an answer

    def give(self, key: str, dropped: str = "", then: str = "") -> None:
        super().give(key, dropped, then or self.fight.passes())

    def acts(self, news: Sequence[News], dropped: str) -> list[Act]:
        places = carried.Places(self)
        teller = Teller(self.stage, self.words, self.app.still, self.now.people, self.bots.brisk, places)
        told = teller.acts(self.now, news, dropped)
        return [*told, *self.staged.cards.gathered()]

    def lines_of(self, told: Sequence[tuple[int, News]]) -> list[Entry]:
        new = bool(told) and self.told[-len(told) :] == list(told)
        earlier = self.told[: -len(told)] if new else []
        return entries(self.now, self.words, told, [news for _, news in earlier])

    def results_of(self, news: Sequence[News]) -> list[Result]:
        return results(self.now, self.words, news, self.session.state, self.now.people)

    def face_of(self, line: Entry) -> Face | None:
        about = line.about[0] if line.kind in DEEDS and line.about else ("", "")
        return card_face(about[1]) if about[0] == "card" else None

    def won(self, outcome: Outcome) -> Result:
        said = endings.captains(self.words, outcome.winners, self.now.names, self.words("fancardsresult.nobody"))
        why = game_over(self.words, self.session.state, outcome.why)
        return endings.slip(self.words, said, why, outcome.winners, endings.glad(outcome.winners, self.now.people))

    def refusal(self, source: str, target: str) -> tuple[str, Any]:
        now, words = self.now, self.words
        if not now.mine:
            return words("table.wait", name=now.name(now.decides)), None
        found = now.why_not(source, target)
        return (refused(now, words, found), nearest(now, found)) if found else (words("table.refused"), None)

    def moment_name(self) -> str:
        return "over" if self.now.choice is None else self.now.kind

    def help_lines(self) -> tuple[str, ...]:
        own = tuple(f"fancards.help.{name}" for name in ("move", "card", "drag"))
        return (*own, "table.help.zoom", "table.help.rules", "table.help.free")

    def afresh(self) -> None:
        self.hint.drop()

    def move_on(self, dt: float) -> bool:
        moving = super().move_on(dt) or self.staged.cards.rise()
        return self.flight.follow() or moving

    def ending(self) -> Ending:
        from game.app.games.fancards.result import FanCardsResult

        return FanCardsResult(self.app, self.session, list(self.now.names))

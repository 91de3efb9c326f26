"""The table of Keep Flyin': a running game shown from one captain's view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.app.games.keepflyin.deeds import DEEDS, card_face
from game.app.games.keepflyin.ending import voyage_over
from game.app.games.keepflyin.log import entries
from game.app.games.keepflyin.results import MARKS, results
from game.app.games.keepflyin.sayings import nearest, refused
from game.app.games.keepflyin.story import Teller
from game.app.games.keepflyin.view import KeepflyinView
from game.app.table.moving.animate import Act
from game.app.table.panels.log import Entry
from game.app.table.results import endings
from game.app.table.results.results import Result
from game.app.ui.slipface import Face
from game.core.ruleset import Outcome
from game.core.state import News

if TYPE_CHECKING:
    from game.app.replay.ending import Ending


class KeepflyinScene(KeepflyinView):
    """What is particular to this game: its news and refusals, and its result."""

    marks = MARKS

    def acts(self, news: Sequence[News], dropped: str) -> list[Act]:
        faces = {**self.faces, **self.session.state.up}
        teller = Teller(self.stage, self.words, self.app.still, self.now.people, faces)
        teller.follow, teller.count = self.follow, self.count
        teller.turn_comes, teller.last = self.turn_comes, self.session.state.round
        return teller.acts(self.now, news, dropped)

    def turn_comes(self, seat: int, phase: str, turn: int) -> None:
        """What is shown now happens in somebody's turn: all of the table says so, though nobody is asked yet."""
        begins = self.now.acting[0] != seat
        self.now.acting, self.now.turning = (seat, phase), turn
        if begins:
            self.turn_begins(seat)
            for piece in [p for p in self.stage.pieces.values() if p.kind in ("ship", "wreck")]:
                self.stage.pieces[piece.id] = piece._replace(active=piece.seat == seat)
            self.stage.changed = True
        self.moment += 1
        self.panels.refresh()
        self.repaint()

    def follow(self) -> None:
        """What is reckoned from the chart, as the nearest enemy, goes along with what has moved there."""
        at = {piece.id: piece.node for piece in self.stage.pieces.values()}
        for g in (self.now.g, self.now.common):
            g.spot.update({n: at[f"counter:{n}"] for n in g.spot if f"counter:{n}" in at})
            g.ship.update({seat: at[f"ship:{seat}"] for seat in g.ship if f"ship:{seat}" in at})
        self.moment += 1
        self.panels.refresh()
        self.repaint()

    def count(self, what: str, seat: int, n: int) -> None:
        """A figure changes as its note rises."""
        for g in {id(g): g for g in (self.now.g, self.now.common)}.values():
            figures = g.platinum if what == "platinum" else g.nr
            figures[seat] += n
        self.moment += 1
        self.panels.refresh()
        self.repaint()

    def whose(self, seat: int) -> str:
        return self.words(self.now.whose(seat), name=self.now.name(seat))

    def lines_of(self, told: Sequence[tuple[int, News]]) -> list[Entry]:
        """The lines of the log; on the way the faces that everybody saw are remembered."""
        g = self.session.state
        new = bool(told) and self.told[-len(told) :] == list(told)
        earlier = self.told[: -len(told)] if new else []
        found = entries(self.now, self.words, told, {**self.faces, **g.up}, g.round, [news for _, news in earlier])
        for _, news in told if new else ():
            if news[0] == "flipped" and not str(news[3]).startswith("?"):
                self.faces[news[2]] = news[3]
            elif news[0] == "turned_down":
                self.faces.pop(news[1], None)
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
        )

    def face_of(self, line: Entry) -> Face | None:
        about = line.about[0] if line.kind in (*DEEDS, "paid") and line.about else ("", "")
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

    def ending(self) -> Ending:
        from game.app.games.keepflyin.result import KeepflyinResult

        return KeepflyinResult(self.app, self.session, list(self.now.names))

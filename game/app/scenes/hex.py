"""The table of Keep Flyin': a running voyage shown from one captain's view, bots at their seats, a curtain between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame
from pygame.event import Event

from game.app.handover import Handing, foot, hand_over, secret
from game.app.scenes.curtain import Curtain
from game.app.scenes.hex_view import HexView
from game.app.table.animate import Act
from game.app.table.hex.board import ChartBoard
from game.app.table.hex.log import entries
from game.app.table.hex.sayings import nearest, refused
from game.app.table.hex.story import Teller
from game.app.table.log import Entry
from game.core.rng import mix
from game.core.session import Session
from game.core.state import News

if TYPE_CHECKING:
    from game.app.main import App

PAUSE_MS = 260.0  # between two answers of a bot that move nothing
DEAF_MS = 450.0


class HexScene(HexView):
    """What is particular to this game: its news and refusals, the bots' answers, passing the table on."""

    def __init__(self, app: App, session: Session[Any], names: Sequence[str]) -> None:
        super().__init__(app, session, names)
        self.now.happened = lambda: (news for _, news in self.told)
        self.pause = 0.0
        self.rush = False  # the bots' turns are passed over until somebody is asked
        self.deaf = 0.0  # ms in which no press is heard, after the table went to another person without a curtain
        self.passing = False  # a curtain stands between two seats

    # ------------------------------------------------------------ what the game says of itself

    def acts(self, news: Sequence[News], dropped: str) -> list[Act]:
        if self.rush:
            return []
        faces = {**self.faces, **self.session.state.up}
        return Teller(self.stage, self.words, self.app.still, self.now.people, faces).acts(self.now, news, dropped)

    def lines_of(self, told: Sequence[tuple[int, News]]) -> list[Entry]:
        """The lines of the log; on the way the faces that everybody saw are remembered."""
        g = self.session.state
        found = entries(self.now, self.words, told, {**self.faces, **g.up}, g.round)
        for _, news in told:
            if news[0] == "flipped" and not str(news[3]).startswith("?"):
                self.faces[news[2]] = news[3]
        self.faces |= self.session.state.up
        return found

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
        own = tuple(f"hex.help.{name}" for name in ("move", "drag", "hover", "card"))
        return (*own, "table.help.zoom", "table.help.rules", "table.help.free")

    def afresh(self) -> None:
        self.mode = ""
        if self.hint.shown:
            self.hint.thinking, self.hint.best = False, ()
            self.rivals.forget()

    def retold(self) -> None:
        self.view = ChartBoard(self.now.chart.board, self._zones())
        self.stage.board = self.view
        super().retold()

    def hint_seed(self) -> int:
        """The luck of a hint: the same position gives the same hint."""
        return mix(self.rivals.seed ^ len(self.session.record)) >> 1

    # ------------------------------------------------------------ life

    def enter(self) -> None:
        super().enter()
        if not self.app.still:
            self.rivals.start()
        if not self.open_to_all():
            self.app.stack.push(Curtain(self.app, self._handing(self.now.seat, ())))

    def open_to_all(self) -> bool:
        now = self.now
        return now.veiled or not secret(self.session.rules, self.session.state, now.people, now.seat)

    def leave(self) -> None:
        if not self.open_to_all():
            self._veil()
        super().leave()
        self.rivals.close()
        self.plain_looks()

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        waits = self.hint.update()
        self.deaf = max(0.0, self.deaf - dt)
        return self._bots(dt) or moving or waits or self.deaf > 0

    def thinks(self) -> bool:
        """Whether a bot is asked."""
        choice = self.session.choice
        return choice is not None and choice.seat not in self.now.people

    # ------------------------------------------------------------ bots

    def _bots(self, dt: float) -> bool:
        """Give the answer of the bot that is asked once it is known and all before it was shown."""
        if not self.thinks() or self.passing or (self.coach is not None and self.coach.holds):
            return False
        self.rivals.ask()
        if self.player.playing:
            return True
        self.pause -= dt
        key = self.rivals.answer()
        if key and (self.pause <= 0 or self.rush or self.app.still):
            self.pause = PAUSE_MS * self.app.settings.factor
            self.give(key)
        return True

    def skip(self) -> None:
        """Straight to the next choice of a person."""
        self.rush = True
        self.hurry()
        self.panels.refresh()

    # ------------------------------------------------------------ passing the table on

    def answered(self, news: Sequence[News]) -> None:
        """Once another is asked, what only the last person knows is gone before the first of its news is shown."""
        asked = self.session.choice.seat if self.session.choice is not None else -1
        if asked != self.now.seat and not self.now.veiled and len(self.now.people) > 1:
            self._veil()

    def _veil(self) -> None:
        """Show what all people at the table may know."""
        self.now.veil()
        self.moment += 1
        self.drag = self.pinned = None
        self.pointer.asleep = True
        self.stage.sync(self.now.pieces())
        self.panels.refresh()

    def settle(self) -> None:
        asked = self.session.choice.seat if self.session.choice is not None else -1
        if asked in self.now.people:
            self.rush = False
            if asked != self.now.seat or self.now.veiled:
                self._pass_on(asked)
                return
        super().settle()

    def _pass_on(self, seat: int) -> None:
        """Give the table to another person, behind a curtain where that one knows more."""
        lines, before = tuple(self.recap.lines_for(seat)), self.now.seat
        self.passing = True
        covered = hand_over(
            self.app,
            self.session.rules,
            self.session.state,
            self.now.people,
            self._handing(seat, lines),
            lambda: self._sit(seat),
        )
        if not covered and seat != before:
            self.deaf = DEAF_MS
            self.app.toasts.queue.clear()  # whose turn it was before is of no interest any more
            self.app.toast(self.words("hex.turn.of", name=self.now.name(seat)))

    def handle(self, event: Event) -> bool:
        """A press that was still meant for the seat before answers nothing for the next."""
        if self.deaf > 0 and event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.KEYDOWN):
            return True
        return super().handle(event)

    def _sit(self, seat: int) -> None:
        """From now on this person looks."""
        self.passing = False
        self.now.seat = seat
        self.pinned, self.pointer.asleep = None, True
        super().settle()

    def _handing(self, seat: int, lines: Sequence[Any]) -> Handing:
        return Handing(self.now.names, seat, foot(self), tuple(lines))

    def undo(self) -> bool:
        """Take the last answer back where that is allowed; what bots answered after it goes with it."""
        self.rivals.drop()
        if not super().undo():
            return False
        while self.thinks() and not self.session.why_no_undo() and super().undo():
            pass
        self.rivals.drop()
        return True

    def redo(self) -> bool:
        """Give the answer again that was taken back, and those of bots that were taken back with it."""
        self.rivals.drop()
        if not super().redo():
            return False
        while self.thinks() and super().redo():
            pass
        self.rivals.drop()
        return True

    def show_result(self) -> None:
        from game.app.scenes.hex_result import HexResult

        self.app.stack.replace(HexResult(self.app, self.session, list(self.now.names)))

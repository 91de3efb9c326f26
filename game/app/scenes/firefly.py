"""The table of *Firefly: The Game*: a running game shown from one captain's view, bots at their seats, a curtain
between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.app.handover import Handing, foot, hand_over, secret
from game.app.scenes.curtain import Curtain
from game.app.scenes.firefly_view import FireflyView
from game.app.table.animate import Act
from game.app.table.firefly.log import entries
from game.app.table.firefly.sayings import nearest, refused
from game.app.table.firefly.story import Teller
from game.app.table.log import Entry
from game.core.session import Session
from game.core.state import News

if TYPE_CHECKING:
    from game.app.main import App

PAUSE_MS = 200.0  # between two answers of a bot that move nothing


class FireflyScene(FireflyView):
    """What is particular to this game: its news and refusals, the bots' answers, passing the table on."""

    def __init__(self, app: App, session: Session[Any], names: Sequence[str]) -> None:
        super().__init__(app, session, names)
        self.now.happened = lambda: (news for _, news in self.told)
        self.pause = 0.0
        self.rush = False  # the bots' turns are passed over until somebody is asked
        self.passing = False  # a curtain stands between two seats

    # ------------------------------------------------------------ what the game says of itself

    def acts(self, news: Sequence[News], dropped: str) -> list[Act]:
        if self.rush:
            return []
        return Teller(self.stage, self.words, self.app.still, self.now.people).acts(self.now, news, dropped)

    def lines_of(self, told: Sequence[tuple[int, News]]) -> list[Entry]:
        return entries(self.now, self.words, told)

    def refusal(self, source: str, target: str) -> tuple[str, Any]:
        found = self.now.why_not(source, target)
        if found is None:
            return self.words("table.refused"), None
        return refused(self.now, self.words, found), nearest(self.now, found)

    def moment_name(self) -> str:
        return "over" if self.now.choice is None else self.now.kind

    def help_lines(self) -> tuple[str, ...]:
        own = tuple(f"firefly.help.{name}" for name in ("fly", "rows", "card", "drag"))
        return (*own, "table.help.zoom", "table.help.rules", "table.help.free")

    def afresh(self) -> None:
        self.mode, self.leaf = "", 0

    def retold(self) -> None:
        self.view = self._map()
        self.view.fit(self.kit, self.places.board)
        self.stage.board = self.view
        super().retold()

    # ------------------------------------------------------------ life

    def enter(self) -> None:
        super().enter()
        if not self.app.still:
            self.rivals.start()
        if self._secret():
            self.app.stack.push(Curtain(self.app, self._handing(self.now.seat, ())))

    def _secret(self) -> bool:
        """Whether who is asked knows something that another person at the table does not."""
        g, rules, seat = self.session.state, self.session.rules, self.now.seat
        return secret(rules, g, self.now.people, seat)

    def leave(self) -> None:
        super().leave()
        self.rivals.close()
        self.plain_looks()

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        flying = self.follow_plan()
        return self._bots(dt) or moving or flying

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

    def settle(self) -> None:
        asked = self.session.choice.seat if self.session.choice is not None else -1
        if asked in self.now.people:
            self.rush = False
            if asked != self.now.seat:
                self._pass_on(asked)
                return
        super().settle()

    def _pass_on(self, seat: int) -> None:
        """Give the table to another person, behind a curtain where that one knows more."""
        lines = tuple(self.recap.lines_for(seat))
        self.passing = True
        hand_over(self.app, self.session.rules, self.session.state, self.now.people, self._handing(seat, lines),
                  lambda: self._sit(seat))

    def _sit(self, seat: int) -> None:
        """From now on this person looks."""
        self.passing = False
        self.now.seat = seat
        self.pinned = None
        super().settle()

    def _handing(self, seat: int, lines: Sequence[Any]) -> Handing:
        return Handing(self.now.names, seat, foot(self), tuple(lines))

    def undo(self) -> bool:
        """Take the last answer back where that is allowed; what bots answered after it goes with it."""
        self.rivals.drop()
        self.plan = []
        if not super().undo():
            return False
        while self.thinks() and not self.session.why_no_undo() and super().undo():
            pass
        self.rivals.drop()
        return True

    def redo(self) -> bool:
        self.rivals.drop()
        return super().redo()

    def show_result(self) -> None:
        """Who won is said on the page of the moment; the table stays as it ended."""
        self.pinned = None
        self.panels.refresh()

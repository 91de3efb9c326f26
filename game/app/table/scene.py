"""Every table: a running game shown from a view, answered with the mouse or the keyboard; the rules decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect
from pygame.event import Event

from game.app.play.tally import told
from game.app.table.panels.log import Entry
from game.app.table.panels.ruled import speak_of
from game.app.table.panels.spot import Spot, Subject
from game.app.table.results.end_scene import EndScene
from game.app.table.rulings import links
from game.app.table.thumbnail import Thumbnail
from game.app.table.undo import TableUndo
from game.core.session import Session
from game.core.state import News

if TYPE_CHECKING:
    from game.app.shell.app import App

BEACON_MS = 1500.0  # how long the nearest space that would be legal is lit after a refusal


class TableScene(TableUndo):
    """Lights what the options of `session` allow and answers with what was dropped or pressed; decides nothing.

    A game's own scene says how news move things (`acts`), how they read in the log (`lines_of`), and what a refusal
    says (`refusal`)."""

    def __init__(self, app: App, session: Session[Any], names: Sequence[str]) -> None:
        super().__init__(app, session, names)
        self.fresh = 0  # the newest lines of the log, which are not shown before what they tell of was seen
        speak_of(links(session.rules.id, self.words))
        self.log += self.agreed()
        seen = told(session, self.playing.settings, len(self.playing.names))
        self.told = list(zip(seen.after, seen.news))
        self._enter()
        self.thumbnail = Thumbnail(self, self.playing, lambda: self.places.board, self.open_to_all)

    def retold(self) -> None:
        """Board, log and what was missed in the other language."""
        self.hurry()
        speak_of(links(self.session.rules.id, self.words))
        self.read_anew()
        self.log = self.agreed()
        self._enter()
        self.recap.retold()

    # ------------------------------------------------------------ what a game says of itself

    def acts(self, news: Sequence[News], dropped: str) -> list[Any]:
        """News as acts, told over the situation before them; `dropped`: what the mouse has put down already."""
        raise NotImplementedError

    def lines_of(self, told: Sequence[tuple[int, News]]) -> list[Entry]:
        """The lines of the log for news, each with the number of answers up to it."""
        raise NotImplementedError

    def refusal(self, source: str, target: str) -> tuple[str, Any]:
        """Why something may not be done, and the nearest space that would be legal (None: no space)."""
        raise NotImplementedError

    def ending(self) -> EndScene:
        """How it ended, as a scene."""
        raise NotImplementedError

    def show_result(self) -> None:
        """How it ended."""
        self.app.stack.replace(self.ending())

    def answered(self, news: Sequence[News]) -> None:
        """An answer was given and nothing of it is on the board yet."""

    def must_see(self) -> None:
        """A person must see what came of an answer."""

    def unmoved(self, news: Sequence[News]) -> None:
        """News came without motion: what only motion would have shown is said."""

    def afresh(self) -> None:
        """What was chosen or tried for the last choice is forgotten."""

    # ------------------------------------------------------------ events

    def handle(self, event: Event) -> bool:
        if self.results.guards(event):
            return True  # it was meant for a slip that is gone
        if self.coach and event.type == pygame.MOUSEBUTTONDOWN and self.coach.shields(event.pos):
            return True
        used: bool = self.pointer.handle(event)
        self.panels.buttons()
        self.repaint()
        return used

    def idle(self) -> bool:
        """The save gets its picture."""
        return not self.player.playing and self.drag is None and self.thumbnail.idle()

    def enter(self) -> None:
        """Somebody new to the game is told what comes up."""
        self.coach = self.coach or self.app.doors.hints(self)
        self.recap.settled()
        if self.coach:
            self.coach.settled()
            self.panels.refresh()

    def leave(self) -> None:
        """The table is left as the picture shows it."""
        self.thumbnail.leave()
        if self.coach:
            self.coach.left()

    def back(self) -> None:
        """The result or a menu went away: the table stands as it did."""
        self.panels.refresh()

    # ------------------------------------------------------------ looking

    def subject(self) -> Subject | None:
        """What the inspector shows: what is pointed at, else what is focused or pinned."""
        for widget in (self.group.hover, self.group.focus):
            if isinstance(widget, Spot) and widget.about is not None:
                return widget.about
        if self.hover is not None and self.group.hover is None and (self.keyboard or self.pointer.inside):
            about = self.over_board()
            if about is not None:
                return about
        return self.pinned

    def over_board(self) -> Subject | None:
        """What the inspector shows of the space pointed at."""
        return ("cell", self.hover)

    def look(self, about: Subject | None) -> None:
        """Keep something in the inspector."""
        self.pinned = None if about == self.pinned else about
        if self.places.compact:
            self.panels.side.tab = "look"
        self.panels.refresh()

    def let_go(self) -> None:
        """Put down what was picked up, to pick up something else."""
        self.now.pick("")
        self.moment += 1
        self.panels.refresh()

    def refuse(self, source: str, target: str, at: Rect) -> None:
        """Say why something may not be done, beside where it was tried."""
        text, near = self.refusal(source, target)
        if self.coach and self.coach.waits():
            text, near = self.coach.waits(), None
        self.app.tips.point(at, text, "refusal", now=True, within=self.places.board)
        self.app.refused()
        self.beacon, self.beacon_ms = near, BEACON_MS
        self.panels.refresh()

    def jump(self, line: Entry, about: Subject | None) -> None:
        """Go where a line of the log happened and keep its subject."""
        raise NotImplementedError

    def explains(self) -> bool:
        """Whether a refusal is said on the board now, so that the inspector need not say it too."""
        return self.app.tips.shown and self.app.tips.owner == "refusal"

    def put_down(self) -> None:
        """Nothing is held any more: what it could do has changed."""
        self.drag = self.pointer.held = self.pointer.pressed = None

    # ------------------------------------------------------------ answering

    def answer(self, key: str, dropped: str = "") -> bool:
        """Give an answer that is offered; what follows is played on the board, then the panels follow."""
        self.hurry()
        if self.now.key(key) is None or not self.permitted(key):
            return False
        self.give(key, dropped)
        return True

    def permitted(self, key: str) -> bool:
        """Whether an offered answer may be given: a lesson waits for its own, and says so to any other."""
        option = self.now.key(key)
        if self.coach is None or option is None or self.coach.permits(option):
            return True
        self.app.refused(self.coach.waits())
        return False

    def give(self, key: str, dropped: str = "", then: str = "") -> None:
        """An answer of whoever is asked is given and shown, and `then` with it where that is offered next."""
        asked = self.now.asked
        given = [(len(self.session.record) + 1, list(self.playing.answer(key)))]
        if any(option.key == then for option in self.session.options):
            given.append((len(self.session.record) + 1, list(self.playing.answer(then))))
        self._hear(asked, given)
        self.tell(self.open_part(given), dropped)

    def open_part(self, given: list[tuple[int, list[News]]]) -> list[tuple[int, list[News]]]:
        """What of the news of answers may be shown before who is asked next has the table."""
        return given

    def tell(self, given: Sequence[tuple[int, list[News]]], dropped: str = "") -> None:
        """The news of answers, each with the number of answers up to it, are played and written down."""
        news = [one for _, told in given for one in told]
        seen = self._seen(news)
        if any(one.weight for one in seen):
            self.must_see()
        acts = [] if self.untold else self.acts(news, dropped)
        self.results.heard([one for one in seen if not one.weight] if self.untold else seen)
        self.answered(news)
        self.put_down()
        self.pinned = self.pulse = self.beacon = None
        self.scroll = 0
        self.afresh()
        lines = len(self.log)
        self._write(given)
        self.fresh = len(self.log) - lines
        self.app.tips.clear()
        self.app.toasts.moved_on()
        self.player.play(acts)
        if self.coach and self.player.playing:
            self.coach.away()
        self.stage.changed = True
        if not any(act.ms for act in acts) or self.app.settings.factor == 0:
            self.player.finish()
            self.settle()
            if not self.untold:
                self.unmoved(news)

    def hurry(self) -> bool:
        """Finish what runs; says whether something did."""
        if not self.player.playing:
            return False
        self.player.finish()
        self.settle()
        return True

    def settle(self) -> None:
        """The table stands as the game does: read it anew."""
        self.read_anew()
        if self.places.compact and self.now.choice is not None:
            self.panels.side.tab = "look"
        self.recap.settled()
        self.results.settled()
        if self.coach:
            self.coach.settled()
        self.panels.refresh()
        self._announce()
        self._floats()
        if self.now.choice is None and not self.ended and not self.results.holds:
            self.ended = True
            self.show_result()

    def _hear(self, asked: int, given: Sequence[tuple[int, list[News]]]) -> list[News]:
        """Recap and coach hear the news of answers of a seat, each with the number of answers up to it; gives all."""
        found: list[News] = []
        for after, news in given:
            self.recap.heard(after, asked, news)
            found += news
        if self.coach:
            self.coach.heard(found)
        return found

    def _write(self, given: Sequence[tuple[int, list[News]]]) -> None:
        """The news of answers become lines of the log."""
        begin = len(self.told)
        self.told += [(after, one) for after, news in given for one in news]
        self._enter(begin)

    def _enter(self, begin: int = 0) -> None:
        """The lines of what was told from there on."""
        self.log += self.lines_of(self.told[begin:])

"""The heist table: a running heist shown from its view, answered with the mouse or the keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pygame.event import Event

from game.app.rulings import line_in, line_of_moment, links, open_rules
from game.app.scenes.heist_look import HeistLook
from game.app.sound.cues import LANDING
from game.app.table.log import agreed, entry, heroes_then
from game.app.table.ruled import speak_of
from game.app.table.sayings import token_name
from game.app.table.situation import Situation
from game.app.table.story import Teller
from game.app.tally import told
from game.app.thumbnail import Thumbnail
from game.core.session import Session, barrier
from game.core.state import News

if TYPE_CHECKING:
    from game.app.main import App


class HeistScene(HeistLook):
    """Lights what the options of `session` allow and answers with what was dropped or pressed; decides nothing."""

    def __init__(self, app: App, session: Session[Any], names: Sequence[str]) -> None:
        super().__init__(app, session, names)
        speak_of(links(session.rules.id, self.words))
        self.log += agreed(self.words, self.now.g.settings)
        seen = told(session, self.playing.settings)
        self.told: list[tuple[int, News]] = list(zip(seen.after, seen.news))  # the log: answers given, and the news
        self._enter()
        self.panels.dock.faces = tuple([n[3] for n in seen.news if n[0] == "rolled" and n[2] == "move"][-1:])
        self.thumbnail = Thumbnail(self, self.playing, lambda: self.places.board)

    def retold(self) -> None:
        """Board, log and what was missed in the other language."""
        self.hurry()
        speak_of(links(self.session.rules.id, self.words))
        self.read_anew()
        self.log = agreed(self.words, self.now.g.settings)
        self._enter()
        self.recap.retold()

    # ------------------------------------------------------------ events

    def handle(self, event: Event) -> bool:
        used = self.pointer.handle(event)
        self.panels.buttons()
        self.repaint()
        return used

    def idle(self) -> bool:
        """The save gets its picture."""
        return not self.player.playing and self.drag is None and self.thumbnail.idle()

    def enter(self) -> None:
        """Somebody new to the game is told what comes up."""
        from game.app.lessons.hints import hints

        self.coach = self.coach or hints(self)
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

    # ------------------------------------------------------------ answering

    def answer(self, key: str, dropped: str = "", rolls: bool = True) -> bool:
        """Give an answer that is offered; what follows is played on the board, then the panels follow.

        To roll again after a draw rolls at once; without `rolls` Gear and backup can come before the dice."""
        self.hurry()
        if self.now.rehearsed or self.now.key(key) is None:
            return False
        if self.rehearsing and key.startswith("move:"):
            return self._try_out(key)
        self.rehearsing = False
        teller = Teller(self.stage, self.words, self.place_of, self.app.still)
        asked = self.now.seat
        news = list(self.playing.answer(key))
        if key == "again" and rolls and any(o.key == "fight" for o in self.session.options):
            news += self.playing.answer("fight")
        self.recap.heard(len(self.session.record), asked, news)
        if self.coach:
            self.coach.heard(news)
        acts = teller.acts(self.now, news, dropped)
        moved = [n[3] for n in news if n[0] == "rolled" and n[2] == "move"]
        self.panels.dock.faces = tuple(moved[-1:]) or self.panels.dock.faces  # what was rolled again does not count
        self.drag = None
        self.pinned = self.pulse = self.beacon = None
        self.scroll, self.item = 0, ""
        self._write(news)
        self.app.tips.clear()
        self.player.play(acts)
        self.stage.changed = True
        if not any(act.ms for act in acts) or self.app.settings.factor == 0:
            self.player.finish()
            self.settle()
            self._won(news)
        return True

    def _won(self, news: Sequence[News]) -> None:
        """Nothing moved: a fight that was won is said on the table, too."""
        for one in news:
            if one[0] == "defeated":
                self.app.toast(self.words("table.log.defeated", hero=self.now.hero_name(one[1]),
                                          enemy=token_name(self.words, one[2])))

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
        if self.coach:
            self.coach.settled()
        self.panels.refresh()
        self._floats()
        if self.now.choice is None and not self.ended:
            self.ended = True
            self.show_result()

    def _write(self, news: Sequence[News]) -> None:
        """News become lines of the log."""
        after, begin = len(self.session.record), len(self.told)
        self.told += [(after, one) for one in news]
        self._enter(begin)

    def _enter(self, begin: int = 0) -> None:
        """The lines of what was told from there on, each with the names of its moment."""
        twin = Situation(self.session, self.now.names)
        told_since = self.told[begin:]
        for (after, news), heroes in zip(told_since, heroes_then([one for _, one in told_since], twin.g.hero)):
            twin.g.hero = heroes
            line = entry(twin, self.words, news, after)
            if line is not None:
                self.log.append(line)

    # ------------------------------------------------------------ undo, redo, rehearse

    def why_no_undo(self) -> str:
        """Why the last answer can't be taken back, as a sentence; "" when it can."""
        why = self.session.why_no_undo()
        return self.words(f"table.undo.{why}") if why else ""

    def undo(self) -> bool:
        """Take the last answer back where that is allowed."""
        self.hurry()
        if not self.playing.undo():
            self.app.refused(self.why_no_undo())
            return False
        self.log = [e for e in self.log if e.after <= len(self.session.record)]
        self.told = [(after, news) for after, news in self.told if after <= len(self.session.record)]
        self.recap.undone()
        if self.coach:
            self.coach.undone()
        self.ended = self.rehearsing = False
        self.drag = None
        self.app.sound.play(LANDING)
        self.settle()
        return True

    def redo(self) -> bool:
        """Give the answer again that was taken back."""
        self.hurry()
        if not self.playing.redo():
            return False
        self.app.sound.play(LANDING)
        self.settle()
        return True

    def rehearse(self) -> bool:
        """Begin to try a move out on a copy, or end it."""
        self.hurry()
        if self.now.rehearsed:
            self.rehearsing = False
            self.settle()
        elif self.now.moving:
            self.rehearsing = not self.rehearsing
            self.panels.refresh()
        return True

    def _try_out(self, key: str) -> bool:
        """Play a move on a copy; where a token would flip it stays unknown and the copy is not shown."""
        twin = self.session.rehearse(key)
        if barrier(self.session.state, twin) == "knowledge":
            self.app.refused(self.words("table.rehearse.unknown"))
            return False
        self.now.read(twin)
        self.moment += 1
        self.stage.sync(self.now.pieces())
        self.hover = self.now.hero_cell(twin.active)
        self.panels.refresh()
        return True

    # ------------------------------------------------------------ menus

    def help(self) -> None:
        """What can be done here, on one page."""
        from game.app.scenes.table_help import TableHelp

        self.app.stack.push(TableHelp(self.app))

    def menu(self) -> None:
        """The way out: everything is saved."""
        from game.app.scenes.table_help import TableMenu

        self.app.stack.push(TableMenu(self.app, self))

    def rulebook(self, line: str = "") -> None:
        """The rulebook at a line; "": at what is pointed at or said, else at what matters now."""
        game, tips = self.session.rules.id, self.app.tips
        if not line:
            w = self.group.hover or self.group.focus
            text = tips.text or (w.hint if w else "")
            line = getattr(w, "rule", "") or line_in(game, self.words, text)
        now = self.now
        moment = "over" if now.choice is None else "battle" if now.fight else "move" if now.cells else "turn"
        open_rules(self.app, line or line_of_moment(game, self.words, moment), game)

    def show_result(self) -> None:
        """How it ended."""
        from game.app.scenes.result import Result

        self.app.stack.replace(Result(self.app, self.session, list(self.now.names)))

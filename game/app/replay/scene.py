"""A replay on the table of its game: the same board and panels, a transport bar instead of answers."""

from __future__ import annotations

from pygame.event import Event

from game.app.play.playing import begun
from game.app.replay.transport import SPEEDS
from game.app.replay.view import ReplayView
from game.save.seed import SEED, deal_anew

SLICE = 12.0  # ms of winding between two pictures
PAUSE = 700.0  # ms between two decisions at speed 1


class Replaying(ReplayView):
    """The buttons and keys of a player, and time."""

    chords = ReplayView.chords | {"ctrl+left", "ctrl+right"}

    # ------------------------------------------------------------ the buttons

    def on_one(self) -> bool:
        """The next decision, told on the board."""
        self.running = False
        return self._forward()

    def _forward(self) -> bool:
        self.hurry()
        if self.at >= self.tape.length:
            self.running = False
            self.panels.refresh()
            return False
        self._explain(self.session, self.at)
        step = self.tape.steps[self.at]
        acts = self.acts(self.session.answer(step.key), "")
        self._forget(self.session)
        self.at += 1
        self.pinned = self.pulse = None
        self.scroll = 0
        self.show_log()
        self.app.tips.clear()
        self.player.play(acts)
        self.stage.changed = True
        self.wait = PAUSE
        self.panels.refresh()
        if not any(act.ms for act in acts) or self.app.settings.factor == 0:
            self.player.finish()
            self.settle()
        return True

    def back_one(self) -> bool:
        """The decision before."""
        return self.go(self.at - 1)

    def turn_on(self) -> bool:
        """Where the next turn begins."""
        number = self.tape.after("turn", self.at)
        return self.go(number if number >= 0 else self.tape.length)

    def turn_back(self) -> bool:
        """Where this turn began, or the one before."""
        return self.go(max(self.tape.start, self.tape.before("turn", self.at)))

    def to_start(self) -> bool:
        """The first position."""
        return self.go(self.tape.start)

    def to_end(self) -> bool:
        """The last position."""
        return self.go(self.tape.length)

    def leap(self, kind: str, way: int = 1) -> bool:
        """The next fight or fall, or the one before."""
        number = self.tape.after(kind, self.at) if way > 0 else self.tape.before(kind, self.at)
        if number < 0:
            self.app.refused(self.words(self.words.own(f"replay.{kind}.none", self.record.game)))
            return False
        return self.go(number)

    def toggle(self) -> None:
        """Play, or stop playing; at the end from the start again."""
        self.running = not self.running
        if self.running and self.at >= self.tape.length:
            self._stand(self.tape.start)
            self.settle()
        self.wait = 0.0
        self.panels.refresh()

    def choose_speed(self, index: int) -> None:
        """One of the speeds by its place."""
        self.set_speed(SPEEDS[index])

    def set_speed(self, speed: str) -> None:
        """Faster or slower."""
        self.speed = speed
        self.panels.refresh()

    def branch(self) -> None:
        """A new game in a save of its own goes on from here."""
        self.hurry()
        if self.session.over:
            return
        session = self.tape.session(self.at)
        settings = {**self.record.settings, SEED: str(self.record.seed)}
        fresh = deal_anew(session, settings)
        title = self.words("replay.branch.title", title=self.record.title)
        app = self.app
        app.play(begun(app.keep, session, self.names, fresh or settings, title))
        for below in app.stack.scenes[1:-1]:  # the way back is the title, not the list or the end of another game
            below.leave()
        del app.stack.scenes[1:-1]
        assert app.playing is not None
        app.stack.replace(app.doors.games[self.record.game].table(app, app.playing))
        app.toast(self.words("replay.branched"))
        app.toast(self.words("common.twin" if fresh is None else "common.fresh"))

    def share(self) -> None:
        """Write the replay as one file."""
        from game.app.replay.shelf import share

        share(self.app, self.tape.marked())

    # ------------------------------------------------------------ what the table does otherwise

    def thinks(self) -> bool:
        """Nobody has to decide anything."""
        return False

    def answer(self, key: str, dropped: str = "", rolls: bool = True) -> bool:
        """Nothing is answered here."""
        return False

    def settle(self) -> None:
        """The table stands as the game stood."""
        self.read_anew()
        self.panels.refresh()
        self._floats()

    def undo(self) -> bool:
        """One decision back."""
        return self.back_one()

    def redo(self) -> bool:
        """One decision on."""
        return self.on_one()

    def show_result(self) -> None:
        """The end is a position like any other."""

    def enter(self) -> None:
        """Nobody is taught here."""

    def leave(self) -> None:
        """Nothing is kept."""

    def idle(self) -> bool:
        """There is nothing to be done ahead."""
        return False

    def help(self) -> None:
        """What can be done here."""
        from game.app.shell.sheets.notice import Notice

        names = ("play", "step", "jump", "slider", "look", "branch", "picture")
        words = self.words
        lines = [words(words.own(f"replay.help.{name}", self.record.game)) for name in names]
        self.app.stack.push(Notice(self.app, words("replay.help.title"), lines))

    def menu(self) -> None:
        """Rules, settings, the way out."""
        from game.app.replay.menu import ReplayMenu

        self.running = False
        self.app.stack.push(ReplayMenu(self.app, self))

    # ------------------------------------------------------------ events and time

    def release(self) -> None:
        super().release()
        self.transport.scrubbing = False

    def handle(self, event: Event) -> bool:
        if self.transport.handle(event):
            self.panels.buttons()
            self.repaint()
            return True
        return super().handle(event)

    def update(self, dt: float) -> bool:
        if not self.tape.wound:
            self.tape.wind(SLICE)
            self._tell()
            self.panels.refresh()
        factor = float(self.speed)
        moving = super().update(dt * factor) or not self.tape.wound
        if self.running and not self.player.playing:
            self.wait -= dt * factor
            if self.wait <= 0:
                self._forward()
        return moving or self.running

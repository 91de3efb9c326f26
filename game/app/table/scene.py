"""Every table: a running game shown from a view, answered with the mouse or the keyboard; the rules decide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.play.faces import face, unface
from game.app.play.seating import handed, lent, seating
from game.app.play.tally import told
from game.app.shell.app import App
from game.app.shell.trouble import told as in_words
from game.app.table.ambient import Ambient
from game.app.table.answering import Answering, Run
from game.app.table.bots import Bots
from game.app.table.coach import Coach
from game.app.table.drama import Drama
from game.app.table.host import Advice
from game.app.table.menus import Menus
from game.app.table.moving.afloat import Afloat
from game.app.table.moving.animate import N_co, P_co
from game.app.table.moving.edge import Edge
from game.app.table.panels.dimmed import Dimmed
from game.app.table.panels.recap_button import RecapButton
from game.app.table.panels.ruled import speak_of
from game.app.table.results.end_scene import EndScene
from game.app.table.results.results import Results
from game.app.table.results.shelf import lesson
from game.app.table.rulings import links
from game.app.table.thumbnail import Thumbnail
from game.app.table.undo import Undoing
from game.app.table.view import TableView
from game.app.ui.layers import Layers
from game.core.news import News
from game.core.session import GIVE_UP, Session
from game.save.errors import SaveError

if TYPE_CHECKING:
    from game.app.table.moving.animate import Act

BEACON_MS = 1500.0  # how long the nearest space that would be legal is lit after a refusal


class TableScene(TableView[N_co, P_co]):
    """Lights what the options of `session` allow and answers with what was dropped or pressed; decides nothing.

    Made of parts, each in a module of its own: what moves (`afloat`), results, the edge, the recap, whose turn is
    announced (`drama`), `bots`, answers (`answering`), the way back (`undoing`), what leads away (`menus`), a `coach`
    while there is one, and a `hint`, which a game makes. `run` says how it goes on: by answers, or wound."""

    pause_ms = 260.0  # between two answers of a bot that move nothing
    hint: Advice

    def __init__(self, app: App, session: Session[Any], names: Sequence[str]) -> None:
        super().__init__(app, session, names)
        self.coach: Coach | None = None
        self.recap = RecapButton(self)
        self.results = Results(self)
        self.edge = Edge(self)
        self.dimmed = Dimmed(self)
        self.ambient = Ambient(self, lambda: self.view.camera.window)
        self.afloat = Afloat(self)
        self.drama = Drama(self)
        self.undoing = Undoing(self)
        self.menus = Menus(self)
        self.answering = Answering(self)
        self.run: Run = self.answering
        self.ended = False
        self.passing = False  # the table is on its way from one person to another
        self.fresh = 0  # the newest lines of the log, which are not shown before what they tell of was seen
        self._trouble: SaveError | None = None
        speak_of(links(session.rules.id, self.words))
        self.log += self.agreed()
        seen = told(session, self.playing.settings, len(self.playing.names))
        self.told = list(zip(seen.after, seen.news))
        self.enter_lines()
        self.thumbnail = Thumbnail(self, self.playing, lambda: self.places.board, self.open_to_all)

    def furnish(self, session: Session[Any], names: Sequence[str]) -> None:
        self.seating = seating(self.playing.settings, len(names))
        self.bots = Bots(self)

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        face(self.kit, self.seating, self.doll)
        self.lay(size)
        self.run.laid()
        self.layers = Layers(self.kit.background(size))
        self.view.fit(self.kit, self.places.board)
        self.afloat.laid()
        self.results.laid()
        self.dimmed.laid()
        self.edge.lay()
        self.panels.refresh()

    def read_anew(self) -> None:
        super().read_anew()
        face(self.kit, self.seating, self.doll)

    def retold(self) -> None:
        """Board, log and what was missed in the other language."""
        self.hurry()
        speak_of(links(self.session.rules.id, self.words))
        self.renamed()
        self.read_anew()
        self.run.retold()

    def renamed(self) -> None:
        """The language is another: what a game has written on its board is written anew."""

    def release(self) -> None:
        super().release()
        self.run.released()

    # ------------------------------------------------------------ what a game says of an answer

    def ending(self) -> EndScene:
        """How it ended, as a scene."""
        raise NotImplementedError

    def show_result(self) -> None:
        """How it ended."""
        self.app.stack.replace(self.ending())

    @property
    def onward(self) -> bool:
        """Whether what is played now is over, and something else of the same game comes."""
        return False

    def open_part(self, given: list[tuple[int, list[News]]]) -> list[tuple[int, list[News]]]:
        """What of the news of answers may be shown before who is asked next has the table."""
        return given

    def answered(self, news: Sequence[News]) -> None:
        """An answer was given and nothing of it is on the board yet."""

    def gives_way(self) -> bool:
        """The acts are over: whether something else comes before the table stands as the game does."""
        return False

    def unmoved(self, news: Sequence[News]) -> None:
        """News came without motion: what only motion would have shown is said."""

    def afresh(self) -> None:
        """What was chosen or tried for the last choice is forgotten."""

    # ------------------------------------------------------------ events and time

    def handle(self, event: Event) -> bool:
        if not self.run.handle(event):
            return self.react(event)
        self.panels.buttons()
        self.repaint()
        return True

    def react(self, event: Event) -> bool:
        """An event for the table."""
        down = event.type == pygame.MOUSEBUTTONDOWN
        if down and event.button == 1 or event.type == pygame.KEYDOWN:
            self.hastened()
        shut = self.results.guards(event)  # it was meant for a slip that is gone
        if shut or down and self.coach and self.coach.shields(event.pos):
            if down:
                self.app.ears.steady.settles(Rect(event.pos, (1, 1)))
            return True
        used = self.pointer.handle(event)
        self.panels.buttons()
        self.repaint()
        return used

    def hastened(self) -> None:
        """Whoever presses knows whose turn it is: the name at the edge goes, and the press counts where it may."""
        if self.edge.seat >= 0:
            self.edge.drop()

    def update(self, dt: float) -> bool:
        dt = self.run.pass_time(dt)
        moving = self.move_on(dt)
        return self.run.go_on(dt) or moving

    def move_on(self, dt: float) -> bool:
        """The parts in their order; what moves may give way to the end, then bots answer. Says whether one moves."""
        self._keep()
        if self.coach:
            self.coach.update(dt)
        self.recap.update(dt)
        self.results.update(dt)
        self.edge.update(dt)
        self.panels.rests(dt)
        moved = self.panels.moves
        if moved:
            self.ambient.rest()
        else:
            self.ambient.update(dt)
        moving = self.afloat.update(dt) or moved
        self.drama.update()
        self.bots.keep_up(dt)
        waits = self.hint.update()
        moving = self.run.live and self.dimmed.update(dt) or moving
        return self.bots.update(dt) or moving or waits

    def draw(self, surface: Surface, dirty: Rect) -> None:
        super().draw(surface, dirty)
        self.ambient.draw(surface, dirty)
        self.afloat.draw(surface)

    def unlit(self) -> Iterator[Rect]:
        """What lies over the board, which no light shines through."""
        yield from (Rect(r) for r in self.papers())
        yield from (one.rect for one in self.results.lying)
        yield from lesson(self)

    def idle(self) -> bool:
        """The save gets its picture, and who is asked for hints gets ready."""
        if not self.run.live or self.player.playing or self.drag is not None:
            return False
        self.bots.rivals.expect()
        return self.thumbnail.idle()

    def enter(self) -> None:
        if self.run.live:
            self.begin()

    def begin(self) -> None:
        """The table is sat down at; somebody new to the game is told what comes up."""
        self.coach = self.coach or self.app.doors.hints(self)
        self.recap.settled()
        if self.coach:
            self.coach.settled()
            self.panels.refresh()
        if not self.app.still:
            self.bots.rivals.start()

    def leave(self) -> None:
        if self.run.live:
            self.end()
        unface(self.kit)

    def end(self) -> None:
        """The table is left as the picture shows it."""
        self.thumbnail.leave()
        if self.coach:
            self.coach.left()
        self.bots.rivals.close()

    def back(self) -> None:
        """The result or a menu went away: the table stands as it did, with its own marks and faces."""
        face(self.kit, self.seating, self.doll)
        self.panels.refresh()

    def _keep(self) -> None:
        """The save follows; what is the matter with it is said."""
        self.playing.tick()
        trouble = self.playing.trouble
        if trouble != self._trouble:
            self._trouble = trouble
            if trouble:
                self.app.toast(in_words(trouble, self.words))
            if not self.player.playing:
                self.panels.refresh()

    # ------------------------------------------------------------ who is asked

    def asks(self) -> bool:
        """Whether somebody at this screen is asked, and no bot."""
        return self.now.mine

    def thinks(self) -> bool:
        """Whether a bot is asked."""
        return self.bots.thinks()

    @property
    def teaches(self) -> bool:
        """Whether a lesson is given at this table."""
        return self.coach is not None and self.coach.teaches

    def refuse(self, source: str, target: str, at: Rect) -> None:
        """Say why something may not be done, beside where it was tried."""
        text, near = self.refusal(source, target)
        if self.coach and self.coach.waits():
            text, near = self.coach.waits(), None
        self.app.tips.point(at, text, "refusal", now=True, within=self.places.board)
        self.app.refused()
        self.afloat.light(near, BEACON_MS)
        self.panels.refresh()

    # ------------------------------------------------------------ answering

    def answer(self, key: str, dropped: str = "") -> bool:
        """Give an answer that is offered; what follows is played on the board, then the panels follow."""
        if not self.run.takes(key):
            return False
        self.results.put_away()
        self.give(key, dropped)
        return True

    def give(self, key: str, dropped: str = "", then: str = "") -> None:
        """An answer of whoever is asked is given and shown, and `then` with it where that is offered next."""
        self.answering.give(key, dropped, then)

    def play(self, acts: Sequence[Act[N_co, P_co]]) -> None:
        """Have something move on the table: no slip lies over or under it."""
        self.player.play(acts)
        if self.coach and self.player.playing:
            self.coach.away()

    def hurry(self) -> bool:
        """Finish what runs; says whether something did."""
        if not self.player.playing:
            return False
        self.player.finish()
        self.settle()
        return True

    def hasten(self) -> bool:
        """Finish what runs, but nothing that a person has to see and has not seen yet; says whether something ran."""
        if not self.player.playing:
            return False
        self.player.hasten()
        if self.player.playing:
            self.repaint()
        else:
            self.settle()
        return True

    def settle(self) -> None:
        """The acts are over: the table stands as the game does."""
        self.run.settle()

    def enter_lines(self, begin: int = 0) -> None:
        """The lines of what was told from there on."""
        self.log += self.lines_of(self.told[begin:])

    # ------------------------------------------------------------ the way back, and out

    def undo(self) -> bool:
        """Back by an answer."""
        return self.run.undo()

    def redo(self) -> bool:
        """On by an answer that was taken back."""
        return self.run.redo()

    def rewind(self, answers: int) -> None:
        """The table as it was after so many answers: for lessons."""
        self.undoing.rewind(answers)

    def again(self) -> None:
        """The same game once more, with the same seats: this one stays among the saves as it is."""
        self.hurry()
        ending = self.ending()
        ending.layout(self.app.size, self.kit.scale, self.kit.text_scale)
        ending.again()

    def give_up(self) -> None:
        """The game ends here, and nobody has won it."""
        self.hurry()
        if self.session.choice is not None:
            self.give(GIVE_UP)

    @property
    def lent(self) -> tuple[int, ...]:
        """The seats of people that bots have taken over for now."""
        return lent(self.playing.settings)

    def hand_seat(self, seat: int) -> None:
        """A bot takes a seat over, or its person takes it back."""
        self.hurry()
        self.playing.driven(handed(self.playing.settings, len(self.now.names), seat))
        self.app.stack.replace(type(self)(self.app, self.session, list(self.now.names)))

"""How a table goes on: it is played, here, or wound, as a replay is; `Run` is what the table asks of either."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Generic, Protocol

from pygame.event import Event

from game.app.table.drama import Drama, Told
from game.app.table.moving.afloat import Afloat
from game.app.table.moving.animate import Act, AStage, N, P
from game.app.table.panels.log import Entry
from game.app.table.panels.spot import Subject
from game.app.table.undo import Undoing, Undone
from game.core.news import News


class Run(Protocol):
    """`live`: somebody sits at the table and answers."""

    live: bool

    def laid(self) -> None:
        """The places are made for another window."""

    def retold(self) -> None:
        """The language is another: log and what was missed are said anew."""

    def released(self) -> None:
        """Whatever is held is let go of."""

    def handle(self, event: Event) -> bool:
        """Hear an event before the table does."""

    def pass_time(self, dt: float) -> float:
        """`dt` ms went by; so many of them go by at the table."""

    def go_on(self, dt: float) -> bool:
        """All that moves has moved for `dt` ms; says whether something goes on by itself."""

    def takes(self, key: str) -> bool:
        """Whether an answer may be given now."""

    def settle(self) -> None:
        """The acts are over: the table stands as the game does."""

    def jump(self, line: Entry, about: Subject | None) -> None:
        """A line of the log was pressed."""

    def undo(self) -> bool:
        """Back by one."""

    def redo(self) -> bool:
        """On by one, as far as there is something."""


class Lively(Told, Undone, Protocol[N, P]):
    """A table at which answers are given."""

    pinned: Subject | None
    pulse: Hashable
    beacon: Hashable
    fresh: int

    @property
    def drama(self) -> Drama: ...

    def play(self, acts: Sequence[Act[N, P]]) -> None:
        """Have something move on the table."""

    @property
    def undoing(self) -> Undoing: ...

    @property
    def afloat(self) -> Afloat: ...

    @property
    def stage(self) -> AStage: ...

    def acts(self, news: Sequence[News], dropped: str) -> Sequence[Act[N, P]]: ...

    def agreed(self) -> list[Entry]: ...

    def enter_lines(self, begin: int = 0) -> None: ...

    def open_part(self, given: list[tuple[int, list[News]]]) -> list[tuple[int, list[News]]]: ...

    def answered(self, news: Sequence[News]) -> None: ...

    def unmoved(self, news: Sequence[News]) -> None: ...

    def gives_way(self) -> bool: ...

    def read_anew(self) -> None: ...

    def show_result(self) -> None: ...

    def jump(self, line: Entry, about: Subject | None) -> None: ...


class Answering(Generic[N, P]):
    """Answers are given, told on the board and written down; then the table stands as the game does."""

    live = True

    def __init__(self, table: Lively[N, P]) -> None:
        self.table = table

    def laid(self) -> None:
        """All stands where the game's own table has it."""

    def retold(self) -> None:
        """Log and what was missed in the other language."""
        t = self.table
        t.log = t.agreed()
        t.enter_lines()
        t.recap.retold()

    def released(self) -> None:
        """Mouse and widgets let go by themselves."""

    def handle(self, event: Event) -> bool:
        """Every event is the table's own."""
        return False

    def pass_time(self, dt: float) -> float:
        """Time goes by as it does."""
        return dt

    def go_on(self, dt: float) -> bool:
        """What goes on is the table's own."""
        return False

    def jump(self, line: Entry, about: Subject | None) -> None:
        """To where it happened."""
        self.table.jump(line, about)

    def undo(self) -> bool:
        """Take the last answer of a person back where that is allowed."""
        return self.table.undoing.undo()

    def redo(self) -> bool:
        """Give the answer again that was taken back."""
        return self.table.undoing.redo()

    # ------------------------------------------------------------ an answer

    def takes(self, key: str) -> bool:
        """Whether it is offered, and a lesson lets it pass, which waits for its own and says so to any other."""
        t = self.table
        t.hurry()
        option = t.now.key(key)
        if t.coach is None or option is None or t.coach.permits(option):
            return option is not None
        t.app.refused(t.coach.waits())
        return False

    def give(self, key: str, dropped: str = "", then: str = "") -> None:
        """An answer of whoever is asked is given and shown, and `then` with it where that is offered next."""
        t = self.table
        asked = t.now.asked
        given = [(len(t.session.record) + 1, list(t.playing.answer(key)))]
        if any(option.key == then for option in t.session.options):
            given.append((len(t.session.record) + 1, list(t.playing.answer(then))))
        self.hear(asked, given)
        self.tell(t.open_part(given), dropped)

    def tell(self, given: Sequence[tuple[int, list[News]]], dropped: str = "") -> None:
        """The news of answers, each with the number of answers up to it, are played and written down."""
        t = self.table
        news = [one for _, told in given for one in told]
        seen = t.drama.seen(news)
        acts = t.acts(news, dropped) if t.seating.people or not t.bots.rush else []
        if any(one.weight for one in seen) or any(act.own for act in acts):
            t.bots.must_see()
        if t.bots.rush:
            acts = []
        t.results.heard([one for one in seen if not one.weight] if t.bots.rush else seen)
        t.answered(news)
        t.put_down()
        t.pinned = t.pulse = t.beacon = None
        t.scroll = 0
        t.afresh()
        lines = len(t.log)
        self.write(given)
        t.fresh = len(t.log) - lines
        t.app.tips.clear()
        t.app.toasts.moved_on()
        t.play(acts)
        t.stage.changed = True
        if t.bots.thinks() and t.now.asked in t.seating.people:
            t.panels.refresh()  # the brass button is not for what was answered any more
        if not any(act.ms for act in acts) or t.app.settings.factor == 0:
            t.player.finish()
            t.settle()
            if not t.bots.rush:
                t.unmoved(news)

    def hear(self, asked: int, given: Sequence[tuple[int, list[News]]]) -> None:
        """Recap and coach hear the news of answers of a seat, each with the number of answers up to it."""
        for after, news in given:
            self.table.recap.heard(after, asked, news)
        if self.table.coach:
            self.table.coach.heard([one for _, news in given for one in news])

    def write(self, given: Sequence[tuple[int, list[News]]]) -> None:
        """The news of answers become lines of the log."""
        begin = len(self.table.told)
        self.table.told += [(after, one) for after, news in given for one in news]
        self.table.enter_lines(begin)

    # ------------------------------------------------------------ and then

    def settle(self) -> None:
        """The table stands as the game does, unless something else comes first."""
        if not self.table.gives_way():
            self.stand()

    def stand(self) -> None:
        """Read the game anew; at its end show how it ended."""
        t = self.table
        if not t.bots.thinks():
            t.bots.person_asked()
        t.read_anew()
        if t.places.compact and t.now.choice is not None:
            t.panels.side.tab = "look"
        t.recap.settled()
        t.results.settled()
        if t.coach:
            t.coach.settled()
        t.panels.refresh()
        t.drama.announce()
        t.afloat.follow()
        if t.now.choice is None and not t.ended and not t.results.holds:
            t.ended = True
            t.show_result()

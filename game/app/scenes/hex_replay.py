"""A voyage played again: each decision seen as the captain saw it who took it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.app.playing import Playing
from game.app.replay.parts import PlayerKeys
from game.app.replay.said import Said
from game.app.replay.tape import Step
from game.app.scenes.hex import HexScene
from game.app.scenes.replay import Replaying
from game.app.table import blocks as b
from game.app.table.blocks import Block
from game.app.table.hex import blocks as h
from game.app.table.hex.log import entries
from game.app.table.hex.pages import page
from game.app.table.hex.pointer import HexKeys, HexPointer
from game.app.table.hex.sayings import saying
from game.app.table.hex.side import HexSide
from game.app.table.hex.situation import PLACED, Situation
from game.app.table.log import Entry
from game.app.tally import Told
from game.core.session import NotLegal, Session
from game.rules.keepflyin.tokens import BACK

if TYPE_CHECKING:
    from collections.abc import Sequence


class Watched(Situation):
    """The situation of whoever decides, without the options: they were somebody else's. What one captain alone scanned
    stays a secret: the game may still be running."""

    def __init__(self, session: Session[Any], names: Sequence[str]) -> None:
        super().__init__(session, names, range(len(names)))

    def read(self) -> None:
        choice = self.session.choice
        if choice is not None:
            self.seat = choice.seat
        super().read()
        for number in self.g.spot:
            if number not in self.g.up:
                self.g.zones[f"counter:{number}"] = (f"?{BACK}",)
        self.options, self.picked, self.cells = (), "", {}


class Narrow(HexSide):
    """The inspector tells of the decision while nothing is pointed at."""

    def __init__(self, scene: HexReplay) -> None:
        super().__init__(scene)
        self.replay = scene

    def pages(self) -> list[Block]:
        s = self.replay
        about = s.subject()
        if about is not None:
            return page(s.now, s.words, about, lambda key: False)
        seat, _, text, note = s.said
        found: list[Block] = []
        if seat >= 0:
            found.append(h.ModelHead("ship", s.now.name(seat), (s.words(f"hex.fate.{s.now.g.fate[seat]}"),), seat))
        found.append(b.Words(text, "ink", 16))
        if note:
            found.append(b.Words(note, "ink_mid", 14, drop=1))
        found += [b.Words(line.text, "ink", 14, drop=2) for line in s.happened()]
        return found

    def choose(self, seat: int) -> None:
        self.only = -1 if seat == self.only else seat
        self.replay.scroll = 0
        self.replay.show_log()
        self.replay.panels.refresh()

    def leaf(self, by: int) -> None:
        super().leaf(by)
        self.replay.show_log()

    def told(self) -> tuple[Told, str]:
        s = self.replay
        return Told([news for step in s.tape.steps[: s.at] for news in step.news], True), str(s.record.seed)


class Hands(HexPointer):
    """Points, looks, pans and zooms; nothing is lifted."""

    def lift(self) -> None:
        self.held = None


class Controls(PlayerKeys, HexKeys):
    """The keys of a player before those of the chart."""

    scene: HexReplay


class HexReplay(Replaying, HexScene):
    """A voyage played again."""

    def watch(self) -> None:
        self.now = Watched(self.session, self.names)
        self.panels.side = Narrow(self)
        self.pointer = Hands(self)
        self.pointer.keys = Controls(self)

    def lay(self, size: tuple[int, int]) -> None:
        """The transport bar takes the place of the chips and of the hold."""
        super().lay(size)
        self.places.actions = self.places.actions.union(self.places.dock)

    def decision(self, session: Session[Any], key: str) -> Said:
        """Who chose what, out of how many."""
        now = Situation(session, self.names, range(len(self.names)))
        words, seat = self.words, now.seat
        who = now.name(seat)
        try:
            option = session.option(key)
        except NotLegal:
            return Said(seat, "help", f"**{who}** {key}", "")
        if key.partition(":")[0] in PLACED:
            now.pick(option.source)
        told = saying(now, words, option)
        note = words("replay.of", n=len(now.options)) if len(now.options) > 1 else ""
        return Said(seat, told.icon, words("replay.did", who=who, what=told.action), note)

    def step_lines(self, step: Step, after: int) -> list[Entry]:
        return entries(self.now, self.words, [(after, one) for one in step.news], {**self.faces, **self.now.g.up})

    def _sit(self, session: Any) -> None:
        """From now on this session is on the table."""
        self.session = self.now.session = session
        self.playing = Playing(session, self.names)
        self.now.read()
        self.show_log()

    def thinks(self) -> bool:
        """Nobody has to decide anything."""
        return False

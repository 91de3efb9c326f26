"""What the seats of a set-up are called: what was typed, else a person has the name of a colour, a bot its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from game.app.play.captains import Captain, called, shuffled
from game.app.play.seating import LEVELS, PERSON
from game.app.shell.app import App
from game.app.shell.words import Words
from game.app.ui.theme import SEATS


def bot_names(words: Words, game: str, seed: int) -> list[str]:
    """Names for bots, one per seat: the same ones for the same seed."""
    names = words(f"bots.{game}").split("|")
    Random(seed).shuffle(names)
    return names


def players(words: Words) -> list[tuple[str, str]]:
    """Who may play a seat, as values of a choice: a person, or a bot of a level."""
    return [(str(PERSON), words("captains.person")), *((str(n), words(f"bots.level.{n}")) for n in LEVELS)]


BOT_ICONS = {str(n): "bot" for n in LEVELS}
"""The sign beside the levels of bots among the values of a choice."""


class Naming:
    """The names of a set-up. What was typed for a person is remembered for the next game, a bot's name is not."""

    app: App
    bots: list[int]
    captained = False  # whether bots play captains, who have names of their own

    def begin_names(self, game: str, seed: int) -> None:
        """Nobody has been named but those who were at the last table."""
        kept = list(self.app.settings.names)
        self.typed = [kept[i] if i < len(kept) else "" for i in range(len(SEATS))]
        self.dubbed = [""] * len(SEATS)
        self.named = set[int]()  # the seats that were given a name here
        self.cast = shuffled(seed)
        self.suggested = [] if self.captained else bot_names(self.app.words, game, seed)

    def colour_name(self, seat: int) -> str:
        """What a seat's colour is called."""
        return self.app.words(f"seat.{SEATS[seat].word}")

    def written(self, seat: int) -> str:
        """What was typed for who plays a seat."""
        return (self.dubbed if self.bots[seat] else self.typed)[seat]

    def unnamed(self, seat: int) -> str:
        """What a seat is called where nothing was typed."""
        if not self.bots[seat]:
            return self.colour_name(seat)
        if self.captained:
            return called(self.app.words, self.captain(seat))
        others = {name.strip() for name in (*self.typed, *self.dubbed)}
        free = [name for name in self.suggested if name not in others] or self.suggested
        return free[seat % len(free)]

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.written(seat).strip() or self.unnamed(seat)

    def put_name(self, seat: int, text: str) -> None:
        """A name was typed."""
        (self.dubbed if self.bots[seat] else self.typed)[seat] = text
        self.named.add(seat)

    def seat_player(self, seat: int, level: int) -> None:
        """A person or a bot of a level plays a seat from now on; a name that was typed here stays the seat's."""
        text, other = self.written(seat), bool(level) != bool(self.bots[seat])
        self.bots[seat] = level
        if other and seat in self.named:
            self.put_name(seat, text)

    def captain(self, seat: int) -> Captain:
        """Whom a bot would play on a seat: its own captain, somebody else where another seat was given that name."""
        taken = {name.strip() for one, name in enumerate((*self.typed, *self.dubbed)) if one % len(SEATS) != seat}
        spare = (self.cast[seat], *self.cast[len(SEATS) :])
        return next((one for one in spare if called(self.app.words, one) not in taken), self.cast[seat])

    def other_captain(self, seat: int) -> None:
        """A bot plays the next captain whom nobody plays; what was typed goes with the one before."""
        self.cast.append(self.cast[seat])
        self.cast[seat] = self.cast.pop(len(SEATS))
        self.dubbed[seat] = ""

    def name_bots(self, names: Sequence[str], captains: Iterable[str] = ()) -> None:
        """Bots are called as in an earlier game, and play the same captains."""
        for seat, known in enumerate(captains):
            at = next((i for i, one in enumerate(self.cast) if one.id == known), seat)
            self.cast[seat], self.cast[at] = self.cast[at], self.cast[seat]
        for seat, name in enumerate(names):
            if self.bots[seat] and not (self.captained and name == self.unnamed(seat)):
                self.dubbed[seat] = name

    def keep_names(self) -> None:
        """The next set-up begins with the names of these people."""
        self.app.settings.names = [name.strip() for name in self.typed]

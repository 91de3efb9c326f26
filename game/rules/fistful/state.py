"""The tables of a heist."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple

from game.content.common.records import Word
from game.core.state import Reaction, State
from game.core.steps import Option, Step
from game.rules.shared.state import clockwise


class Above(NamedTuple):
    """What steps ask of modules that stand above them; the ruleset hands it in.

    `answers`: what the Gear and the crew of a seat can answer to a word that is said of something (see
    `State.reactions`). `uses`: the Gear a seat may use at a moment outside battle rolls, and what follows.
    `words`: the words of an Event or of a Heist card's alarm as steps. `onward`: what follows a heist that is won,
    nothing when it was the last.
    `engage`: the battle of a seat against one of these enemies.
    """

    answers: Callable[[Fistful, str, tuple[int | str, ...], int], Iterable[Reaction]]
    uses: Callable[[Fistful, int, str, tuple[Step, ...]], Iterable[Option]]
    words: Callable[[Iterable[Word]], tuple[Step, ...]]
    onward: Callable[[Fistful], tuple[Step, ...]]
    engage: Callable[[int, tuple[str, ...]], tuple[Step, ...]]


@dataclass(slots=True)
class Fistful(State):
    """One heist in play.

    Zones: "gear", "gear.discard", "event", "event.discard", per seat "slots:0" (Gear), "sack:0" (carried tokens);
    "banked",
    "card" (booby traps on the Heist card), "defeated", "extras", "removed", "box" (tokens only cards bring in), and
    "cell:x,y" for what lies on the board.

    `timer`: index on the Heist card's track. `over`: "", "won" or "lost", `why` its reason. `hero`, `sidekick`: crew
    ids per
    seat, "" when nobody is left. `at`: the cell of each seat's avatar, -1 off the board. `uses`: what is left on the
    Sidekick's own track. `up`: the tokens that lie face up on the board, each with its zone. `flags`: marks of the
    turn and the heist.
    """

    heist: str = ""
    turn: int = 0
    active: int = 0
    timer: int = 0
    over: str = ""
    why: str = ""
    hero: dict[int, str] = field(default_factory=dict)
    sidekick: dict[int, str] = field(default_factory=dict)
    at: dict[int, int] = field(default_factory=dict)
    health: dict[int, int] = field(default_factory=dict)
    ammo: dict[int, int] = field(default_factory=dict)
    uses: dict[int, int] = field(default_factory=dict)
    up: dict[str, str] = field(default_factory=dict)
    flags: dict[str, int] = field(default_factory=dict)
    settings: dict[str, str] = field(default_factory=dict)

    above: ClassVar[Above]

    def copy(self) -> Fistful:
        """An independent twin without news. Written out, a line per table: bots copy far more often than they play."""
        twin = self.begun(Fistful)
        twin.heist = self.heist
        twin.turn = self.turn
        twin.active = self.active
        twin.timer = self.timer
        twin.over = self.over
        twin.why = self.why
        twin.hero = self.hero.copy()
        twin.sidekick = self.sidekick.copy()
        twin.at = self.at.copy()
        twin.health = self.health.copy()
        twin.ammo = self.ammo.copy()
        twin.uses = self.uses.copy()
        twin.up = self.up.copy()
        twin.flags = self.flags.copy()
        twin.settings = self.settings.copy()
        return twin

    def reactions(self, word: str, about: tuple[int | str, ...], seat: int) -> Iterable[Reaction]:
        """What the Gear and the crew of `seat` can answer to `word`."""
        return self.above.answers(self, word, about, seat)


def seats_from(g: Fistful, seat: int) -> tuple[int, ...]:
    """All seats that still play, in turn order, `seat` first (R-FC-33)."""
    at = g.at
    return tuple([s for s in clockwise(len(at), seat) if at[s] >= 0])

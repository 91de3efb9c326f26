"""*Fistful of Credits* as a ruleset."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.content.fistful import fistful
from game.core.remembered import remembered
from game.core.ruleset import Outcome, Refusal, Rehearsal, Ruleset, Setting, Tables
from game.core.steps import Step
from game.geometry.squares import Grid
from game.rules.fistful import bots, given, setup, soundness, told, whynot
from game.rules.fistful.battle.encounter import engage
from game.rules.fistful.bots import compared as ways
from game.rules.fistful.bots.taste import best_taste
from game.rules.fistful.campaign import heists, onward
from game.rules.fistful.cards.answers import answers
from game.rules.fistful.cards.gear import uses
from game.rules.fistful.cards.words import event_steps
from game.rules.fistful.outlook import forecast
from game.rules.fistful.scoring import Finish
from game.rules.fistful.state import Above, Fistful
from game.rules.fistful.tokens import back, inventory
from game.rules.shared.settings import full
from game.rules.shared.state import GIVEN_UP

LEVELS = ("normal", "easy", "hard")


class FistfulRules(Ruleset[Fistful]):
    """Cooperative heists for 1 to 4 seats; a seat is one hero with a sidekick.

    The box is for 2 to 4 players (R-FC-1). Alone, two seats are offered first: backup, Scalpers and passing on the
    way only work with two heroes on the board.
    """

    id = "fistful"
    title = "Fistful of Credits"
    seats = (1, 4)
    cooperative = True
    tables = Tables(given.start, given.stack_deck, told.drag, told.told)
    printed = ("assets/decks/fistful", "maps/heists")
    state = Fistful
    settings = (
        Setting("heist", ("derelict",), "R-FC-28"),
        Setting("level", LEVELS, "R-FC-168"),
        Setting("heroes", ("",), "R-FC-19"),
        Setting("mods", ("",), "R-FC-26"),
    )

    def new(self, seats: int, seed: int, settings: Mapping[str, str] | None = None) -> Fistful:
        """The first state; the crew still to be chosen waits on its stack. ValueError for bad arguments."""
        chosen = full(self, seats, settings)
        if chosen["level"] not in LEVELS:
            raise ValueError(f"level must be one of {', '.join(LEVELS)}, not {chosen['level']!r}")
        order = heists(chosen["heist"])
        for heist in order:
            if not setup.playable(heist):
                raise ValueError(f"there is no heist {heist!r}; known are {', '.join(fistful().heists)}")
        if len(set(order)) < len(order):
            raise ValueError(f"each heist of a campaign is played once, not {chosen['heist']!r}")
        missing = setup.missing_mods(chosen["mods"])
        if missing:
            raise ValueError(f"there is no mod {missing[0]!r} with cards")
        return setup.new_game(seats, seed, chosen)

    def outcome(self, g: Fistful) -> Outcome | None:
        """Won or lost by the table, None while the heist runs."""
        if not g.over:
            return None
        won = g.over == "won"
        return Outcome(tuple(g.at) if won else (), won, g.why)

    def upgrade(self, version: int, state: dict[str, Any]) -> None:
        """Until format 1 `up` only marked the tokens that lie face up; now it names their zone."""
        if version == 1:
            state["up"] = {
                item: zone for zone, items in state["zones"].items() for item in items if item in state["up"]
            }

    def give_up(self, g: Fistful) -> tuple[Step, ...]:
        """The game is over and nobody has won it."""
        return (Finish("lost", GIVEN_UP),)

    def evaluate(self, g: Fistful, seat: int) -> float:
        """How well the table stands, 0 to 1; reads only what all seats know."""
        return bots.standing(g)

    def guide(self, g: Fistful, options: Sequence[str]) -> Sequence[str]:
        """The options a greedy bot should look at, from a view."""
        return bots.worth_a_look(g, options)

    def practised(self, g: Fistful, options: Sequence[str]) -> Sequence[str]:
        """The best bot's habits: those of the others with a keener eye for time and danger."""
        return bots.worth_a_look(g, options, best_taste(g))

    def rehearse(self, g: Fistful, options: Sequence[str]) -> Rehearsal | None:
        """What is worth comparing with the usual answer: crew by what the crews that can follow promise, all else by
        playing on for some turns of every seat."""
        return ways.rehearsal(g, bots.worth_a_look(g, options, best_taste(g))[0], options)

    def aims(self, g: Fistful, seat: int) -> Mapping[str, float]:
        """What makes up the chance that the heist is won: time, credits, goals, health, foes and so on."""
        return forecast.aims(g)

    def mistakes(self, g: Fistful, options: Sequence[str]) -> Sequence[str]:
        """A beginner errs in where to walk to, not in getting on."""
        return bots.mistakes(g, options)

    def why_not(self, g: Fistful, source: str, target: str) -> Refusal | None:
        """The rule against dragging `source` to `target`, None when there is none."""
        return whynot.why_not(g, source, target)

    def back(self, item: str) -> str:
        """ "crew" or "engine" for a token, "gear" or "event" for a card."""
        return _back(item)

    def pieces(self, g: Fistful) -> Iterable[str]:
        """All Gear, Events and tokens of the heist played."""
        yield from setup.gear_cards(g)
        yield from setup.event_cards(g)
        for lot in inventory(g.heist, g.settings["level"]).values():
            yield from lot

    def grids(self) -> Mapping[str, Any]:
        """The boards of the heists, without closed doors and people movers."""
        maps = {name: heist.map for name, heist in fistful().heists.items()}
        return {name: Grid.build(board.rows, board.open, board.doorways, board.walls) for name, board in maps.items()}

    def cards(self) -> Sequence[str]:
        """All Gear and Events by name."""
        content = fistful()
        return (*content.gear, *content.events)

    def faults(self, g: Fistful) -> list[str]:
        """Broken invariants in words."""
        return soundness.faults(self, g)

    def rounds(self, g: Fistful) -> int:
        """Turns begun: one turn of one seat each."""
        return g.turn


@remembered
def _back(item: str) -> str:
    content = fistful()
    name = item.rpartition("#")[0]
    if name in content.gear:
        return "gear"
    if name in content.events:
        return "event"
    return back(item)


Fistful.above = Above(answers, uses, event_steps, onward, engage)
FISTFUL = FistfulRules()

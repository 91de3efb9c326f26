"""Set-up of Fistful of Credits: who plays, which crew, how hard; the primary button starts the heist."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.games.fistful.campaign.titles import called
from game.app.games.fistful.set_up.draft import Draft
from game.app.games.fistful.set_up.seats import ROWS
from game.app.games.fistful.set_up.view import View
from game.app.play.naming import Naming
from game.app.play.playing import begun
from game.app.play.resume import to_table
from game.app.play.seating import PERSON, Seating
from game.app.shell.app import App
from game.app.shell.sheets.sliding import Sliding
from game.app.shell.wait_sign import waiting
from game.app.ui.motion import Tween, in_out_cubic
from game.app.ui.theme import MS
from game.app.ui.widgets import Group
from game.content.fistful import fistful
from game.content.fistful.records import Crew
from game.core.ruleset import Ruleset
from game.core.session import Session
from game.save.format.seed import SEED

SEEDS = 1_000_000
DOLL = 54  # units a flying doll is high


class Flight:
    """A chosen doll on its way from its card to its seat."""

    def __init__(self, who: str, start: tuple[int, int], end: tuple[int, int], tween: Tween) -> None:
        self.who, self.start, self.end, self.tween = who, start, end, tween

    def at(self) -> tuple[float, float]:
        t = self.tween.value
        return self.start[0] + (self.end[0] - self.start[0]) * t, self.start[1] + (self.end[1] - self.start[1]) * t


class SetUp(Naming, Sliding):
    """Seats and options left and below, the nine crew cards in the middle, the one pointed at large at the right."""

    view: View

    def __init__(
        self, app: App, start: Rect | None = None, seed: int | None = None, seats: int = 2, heist: str = ""
    ) -> None:
        super().__init__(app, start)
        self.draft = self.drafted(random.SystemRandom().randrange(1, SEEDS) if seed is None else seed, seats, heist)
        self.crew: dict[str, Crew] = dict(fistful().crew)
        self.begin_names("fistful", self.draft.seed)
        self.shown = self.draft.favourite() or next(iter(self.crew))
        self.bots = [PERSON] * ROWS  # the level of the bot in each seat
        self.group = Group(app)
        self.own = 0  # how many picks were made by hand before the others were suggested
        self.view = self.viewed()
        self.flights: list[Flight] = []  # one after the other
        self.ready = False  # the table is read ahead
        self.read = ""  # the board that was read ahead

    def drafted(self, seed: int, seats: int, heist: str) -> Draft:
        """The set-up of the engine that is answered here."""
        rules = ruleset()
        house = self.app.settings.house.get(rules.id, {})
        return Draft(rules, seats, seed, house.get("level", ""), heist)

    def viewed(self) -> View:
        """How it looks."""
        return View(self)

    def changed(self) -> None:
        """Picks came or went."""
        self.view.refresh()

    @property
    def session(self) -> Session[Any]:
        """The engine's session, the set-up answered so far."""
        return self.draft.session

    def retold(self) -> None:
        self.crew = dict(fistful().crew)

    # ------------------------------------------------------------ names

    def names(self) -> list[str]:
        """The seats' names in order."""
        return [self.name(i) for i in range(self.draft.seats)]

    # ------------------------------------------------------------ what can be done

    def point(self, crew: str) -> None:
        """Show a crew member's card at the right."""
        if crew != self.shown and crew in self.crew:
            self.shown = crew
            self.view.refresh()

    def choose(self, crew: str) -> None:
        """Choose for the seat whose turn it is; bots that come next choose by themselves."""
        if not self.pick(crew):
            return
        self.bots_choose()
        self.changed()
        if self.draft.pending is None:
            self.group.set_focus(None)

    def pick(self, crew: str) -> bool:
        """One choice; says whether it could be made. The doll flies from its card to its seat."""
        pick, card = self.draft.pending, self.group.named(f"crew:{crew}")
        if pick is None or not self.draft.choose(crew):
            return False
        place = self.group.named(f"{pick.side}:{pick.seat}")
        if card and place and not self.app.still:
            self.flights.append(
                Flight(
                    self.crew[crew].doll,
                    card.rect.center,
                    place.rect.center,
                    self.app.tween(0, 1, MS["card"], in_out_cubic),
                )
            )
        return True

    def bots_choose(self) -> None:
        """While it is a bot's turn to choose, it does."""
        while (pick := self.draft.pending) is not None and (level := self.bots[pick.seat]):
            if not self.pick(self.draft.by_bot(level)):
                return

    def take_back(self, side: str, seat: int) -> None:
        """A seat chooses again."""
        self.draft.take_back(side, seat)
        self.changed()

    def suggest(self, stop: int = 99) -> None:
        """Choose for everybody who has not chosen yet (at most `stop` picks); a complete crew is dealt anew.

        What was chosen by hand before the first suggestion stays."""
        if self.draft.pending is None:
            self.draft.deal(self.own if self.own < len(self.draft.picks) else 0, random.SystemRandom())
            self.changed()
            return
        self.own = len(self.draft.picks)
        for _ in range(stop):
            if self.draft.pending is None or not self.draft.choose(self.draft.favourite()):
                break
        self.changed()

    def set_seats(self, value: str) -> None:
        """Play with this many seats."""
        self.draft.change(seats=int(value))
        self.own = len(self.draft.picks)
        self.bots_choose()
        self.view.refresh()

    def set_player(self, seat: int, value: str) -> None:
        """A person or a bot of a level plays this seat; a bot chooses its crew at once where that is asked."""
        self.seat_player(seat, int(value))
        self.bots_choose()
        self.changed()

    def seating(self) -> Seating:
        """Who sits where."""
        n = self.draft.seats
        return Seating(tuple(self.bots[:n]), tuple(range(n)))

    def set_level(self, value: str) -> None:
        """How hard it is."""
        self.draft.change(level=value)
        self.view.refresh()

    def choose_heists(self) -> None:
        """The playbill: which heist, or which campaign."""
        from game.app.games.fistful.set_up.playbill import Playbill

        self.app.stack.push(Playbill(self.app, self.draft.settings["heist"], self.set_heist))

    def set_heist(self, value: str) -> None:
        """Which heist is played, or which one after the other ("derelict+paradiso")."""
        self.draft.change(heist=value)
        self.own = min(self.own, len(self.draft.picks))
        self.bots_choose()
        self.view.refresh()

    def set_seed(self, text: str) -> None:
        """The seed was typed; an empty field is seed 0."""
        self.draft.change(seed=int(text or "0"))
        self.view.refresh(widgets=False)

    def new_seed(self) -> None:
        """Another deal."""
        self.draft.change(seed=random.SystemRandom().randrange(1, SEEDS))
        self.view.refresh()

    def set_name(self, seat: int, text: str) -> None:
        """A seat is called something else."""
        self.put_name(seat, text)
        self.view.refresh(widgets=False)

    def go(self) -> None:
        """The heist begins."""
        names = self.names()
        if self.app.keep:
            self.keep_names()
            rules, house = self.session.rules.id, self.app.settings.house
            self.app.settings.house = {**house, rules: {**house.get(rules, {}), "level": self.draft.settings["level"]}}
            self.app.save_settings()
        begin(self.app, self.draft, names, self.seating())
        to_table(self.app)

    # ------------------------------------------------------------ events and time

    def handle(self, event: Event) -> bool:
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN) and self.flights:
            self.land()
        before = self.group.focus, self.group.hover
        used = self.group.handle(event)
        for old, new in zip(before, (self.group.focus, self.group.hover)):
            if new is not None and new is not old and new.name.startswith("crew:"):
                self.point(new.name[5:])
        return used

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.flights:
            self.invalidate(self.flight_rect())
            if not self.flights[0].tween.step(dt):
                self.flights.pop(0)
            self.invalidate(self.flight_rect())
            moving = True
        return moving

    def flight_rect(self) -> Rect:
        """All that the flying doll covers with its shadow: its feet are at the point, its hair far above."""
        u = self.kit.u
        x, y = self.flights[0].at() if self.flights else (0, 0)
        return Rect(round(x) - u(45), round(y) - u(DOLL + 8), 2 * u(45), u(DOLL + 8) + u(24))

    def land(self) -> None:
        """All dolls are where they belong."""
        self.invalidate(self.flight_rect())
        self.flights.clear()

    def idle(self) -> bool:
        """The table is read ahead, and the picture of the board that is chosen."""
        board = self.draft.heist.map.id
        if not self.ready:
            self.ready = True
            import_module("game.app.games.fistful.scene")
        elif board != self.read:
            self.read = board
            if self.app.art.paths.get(board):  # boards that were drawn are put together at the table
                self.app.art.raw(board)
        return board != self.read

    # ------------------------------------------------------------ picture

    def draw(self, surface: Surface, dirty: Rect) -> None:
        super().draw(surface, dirty)
        if self.flights and not self.overlay:
            self.kit.stand(surface, self.flights[0].at(), self.flights[0].who, DOLL)


def begin(app: App, draft: Draft, names: list[str], seating: Seating) -> None:
    """A finished draft becomes the game on the table, saved from its first moment."""
    waiting(app)
    settings = {**draft.settings, SEED: str(draft.seed), **seating.kept()}
    app.play(begun(app.keep, draft.session, names, settings, called(app.words, draft.order)))


def ruleset() -> Ruleset[Any]:
    """The rules of Fistful of Credits."""
    from game.rules.registry import ruleset as named

    return named("fistful")

"""The parts of a table as a replay needs them: everything can be looked at, nothing can be answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from game.app.play.tally import Told
from game.app.table.keys import ARROWS, Keys, Typed
from game.app.table.panels import blocks as b
from game.app.table.panels.blocks import Block
from game.app.table.panels.side import Flanked, Side
from game.app.table.panels.spot import Subject
from game.app.ui.widgets import Choice

if TYPE_CHECKING:
    from game.app.replay.projector import Projector


class Telling(Side):
    """The inspector tells of the decision while nothing is pointed at, the dice of what was rolled up to here.

    Stands before the side of a game's table among the classes of a replay's, which says what the `head` of a decision
    is and what stands on the `page` of what is looked at."""

    def __init__(self, scene: Flanked, projector: Projector) -> None:
        super().__init__(scene)
        self.reel = projector.reel

    def head(self, seat: int) -> list[Block]:
        """Who decided."""
        raise NotImplementedError

    def page(self, about: Subject) -> list[Block]:
        """What is looked at; nothing there can be pressed."""
        raise NotImplementedError

    def pages(self) -> list[Block]:
        s = self.scene
        about = s.subject()
        if about is not None:
            return self.page(about)
        seat, _, text, note = self.reel.said
        found: list[Block] = [b.Small(s.words("replay.page.decided")), *(self.head(seat) if seat >= 0 else [])]
        found.append(b.Words(text, "ink", 16))
        if note:
            found.append(b.Words(note, "ink_mid", 14, drop=1))
        came = self.reel.happened()
        if came:
            found.append(b.Small(s.words("replay.page.came"), drop=1))
        found += [b.Words(line.text, "ink", 14, drop=2) for line in came]
        choice = s.session.choice
        if choice is not None and choice.seat != seat:
            found.append(b.Words(s.words("replay.page.next", name=s.now.name(choice.seat)), "ink_mid", 14, drop=1))
        return found

    def choose(self, seat: int) -> None:
        self.only = -1 if seat == self.only else seat
        self.scene.scroll = 0
        self.reel.show_log()
        self.scene.panels.refresh()

    def leaf(self, by: int) -> None:
        super().leaf(by)
        self.reel.show_log()

    def told(self) -> tuple[Told, str]:
        reel = self.reel
        return Told([news for step in reel.tape.steps[: reel.at] for news in step.news], True), str(reel.record.seed)


class PlayerKeys(Keys):
    """The keys of a player: space, arrows, Home and End, B and K, 1 to 4."""

    def __init__(self, scene: Typed, projector: Projector) -> None:
        super().__init__(scene)
        self.projector = projector

    def handle(self, event: Event) -> bool:
        p, group = self.projector, self.scene.group
        ctrl = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if event.key in ARROWS and isinstance(group.focus, Choice) and not ctrl:
            return group.handle(event)
        if event.key == pygame.K_LEFT:
            p.turn_back() if ctrl else p.back_one()
        elif event.key == pygame.K_RIGHT:
            p.turn_on() if ctrl else p.on_one()
        elif event.key == pygame.K_SPACE and group.focus is None:
            p.toggle()
        elif event.key == pygame.K_HOME:
            p.to_start()
        elif event.key == pygame.K_END:
            p.to_end()
        elif event.key in (pygame.K_b, pygame.K_k) and not ctrl:
            p.leap("fight" if event.key == pygame.K_b else "fall", -1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in SPEED_KEYS and not ctrl:
            p.choose_speed(SPEED_KEYS[event.key])
        elif event.key == pygame.K_PERIOD or event.key == pygame.K_COMMA:
            p.on_one() if event.key == pygame.K_PERIOD else p.back_one()
        else:
            return super().handle(event)
        return True


SPEED_KEYS = {pygame.K_1: 0, pygame.K_2: 1, pygame.K_3: 2, pygame.K_4: 3}

"""The parts of a table as a replay needs them: everything can be looked at, nothing can be answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from game.app.play.tally import Told
from game.app.table.keys import ARROWS, Keys
from game.app.table.panels import blocks as b
from game.app.table.panels.blocks import Block
from game.app.table.panels.side import Side
from game.app.table.panels.spot import Subject
from game.app.ui.widgets import Choice

if TYPE_CHECKING:
    from game.app.replay.scene import Replaying


class Telling(Side):
    """The inspector tells of the decision while nothing is pointed at, the dice of what was rolled up to here.

    Stands before the side of a game's table among the classes of a replay's, which says what the `head` of a decision
    is and what stands on the `page` of what is looked at."""

    scene: Replaying  # type: ignore[assignment]

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
        seat, _, text, note = s.said
        found: list[Block] = [b.Small(s.words("replay.page.decided")), *(self.head(seat) if seat >= 0 else [])]
        found.append(b.Words(text, "ink", 16))
        if note:
            found.append(b.Words(note, "ink_mid", 14, drop=1))
        came = s.happened()
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
        self.scene.show_log()
        self.scene.panels.refresh()

    def leaf(self, by: int) -> None:
        super().leaf(by)
        self.scene.show_log()

    def told(self) -> tuple[Told, str]:
        s = self.scene
        return Told([news for step in s.tape.steps[: s.at] for news in step.news], True), str(s.record.seed)


class PlayerKeys(Keys):
    """The keys of a player: space, arrows, Home and End, B and K, 1 to 4."""

    scene: Replaying

    def handle(self, event: Event) -> bool:
        s = self.scene
        ctrl = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if event.key in ARROWS and isinstance(s.group.focus, Choice) and not ctrl:
            return s.group.handle(event)
        if event.key == pygame.K_LEFT:
            s.turn_back() if ctrl else s.back_one()
        elif event.key == pygame.K_RIGHT:
            s.turn_on() if ctrl else s.on_one()
        elif event.key == pygame.K_SPACE and s.group.focus is None:
            s.toggle()
        elif event.key == pygame.K_HOME:
            s.to_start()
        elif event.key == pygame.K_END:
            s.to_end()
        elif event.key in (pygame.K_b, pygame.K_k) and not ctrl:
            s.leap("fight" if event.key == pygame.K_b else "fall", -1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in SPEED_KEYS and not ctrl:
            s.choose_speed(SPEED_KEYS[event.key])
        elif event.key == pygame.K_PERIOD or event.key == pygame.K_COMMA:
            s.on_one() if event.key == pygame.K_PERIOD else s.back_one()
        else:
            return super().handle(event)
        return True


SPEED_KEYS = {pygame.K_1: 0, pygame.K_2: 1, pygame.K_3: 2, pygame.K_4: 3}

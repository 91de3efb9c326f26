"""Plays a game into a store and remembers what was promised, so that a test can hold the disk to it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from game.core.codec import digest
from game.core.ruleset import Ruleset
from game.core.session import Session
from game.save.disk.files import Files
from game.save.errors import SaveError
from game.save.slots.slot import Slot
from game.save.store import Store

FOLDER = Path("saves")


class Player:
    """A session with its slot. `promised` is the number of the last action the disk acknowledged (-1: none yet),
    `hashes` the fingerprint after every action that was tried."""

    def __init__(
        self, rules: Ruleset[Any], files: Files, seed: int = 1, folder: Path = FOLDER, seats: int | None = None
    ) -> None:
        self.rules = rules
        self.luck = random.Random(seed)
        self.store = Store(folder, files, [rules], clock=lambda: 1_000_000.0)
        self.session: Session[Any] = Session(rules, rules.new(seats or rules.seats[0], seed))
        self.hashes = {0: digest(self.session.state)}
        self.promised = -1
        self.slot: Slot = self.store.create(rules.id, ["Ann", "Bob"], {}, self.session)
        if not self.slot.behind:
            self.promised = 0

    def act(self) -> None:
        """One random action: an answer, sometimes an undo or a redo. Errors of the disk are swallowed."""
        session, slot, roll = self.session, self.slot, self.luck.random()
        number = slot.action + 1
        try:
            if roll < 0.15 and session.undo():
                self._promise(number)
                slot.undone(session)
            elif roll < 0.25 and session.redo():
                self._promise(number)
                slot.redone(session)
            elif not session.over:
                key = self.luck.choice(session.options).key
                session.answer(key)
                self._promise(number)
                slot.record(key, session)
            else:
                return
            self.promised = number
        except SaveError as error:
            assert error.sentence and error.code

    def _promise(self, number: int) -> None:
        self.hashes[number] = digest(self.session.state)

    def reopen(self) -> None:
        """Close and open again."""
        self.slot.close()
        self._take()

    def _take(self) -> None:
        opened = self.store.open(self.slot.id)
        self.slot, self.session = opened.slot, opened.session


def kept(player: Player, files: Files, folder: Path = FOLDER) -> str:
    """What a disk broke of its promises, "" when nothing: no acknowledged action lost, no slot unreadable."""
    store = Store(folder, files, [player.rules])
    if player.promised < 0 and not store.games():
        return ""
    try:
        entry = store.games()[0]
        opened = store.open(player.slot.id)
    except (SaveError, IndexError) as error:
        return "" if player.promised < 0 else f"unreadable: {error}"
    opened.slot.close()
    action = opened.slot.action
    if action < player.promised:
        return f"lost: promised {player.promised}, found {action}"
    if player.hashes.get(action) != digest(opened.session.state):
        return f"false state at action {action}"
    if entry.status != "ok" or player.rules.faults(opened.session.state):
        return f"listed as {entry}"
    return ""

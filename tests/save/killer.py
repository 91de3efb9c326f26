"""Kills a process at random moments while it plays and saves, and holds the disk to what was acknowledged.

`python -m tests.save.killer --kills 300 --seed 1` prints one JSON line. Needs `fork`.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from game.core.codec import digest
from game.core.ruleset import Ruleset
from game.core.session import Session
from game.save.disk.files import REAL
from game.save.slots.slot import Slot
from game.save.store import Store

LONGEST = 0.025
LATE = 0.020


def play_until_killed(rules: Ruleset[Any], folder: Path, seed: int, report: int) -> None:
    """Open the newest game or begin one, and play at random; tell each action before and after it is saved."""
    store, luck = Store(folder, REAL, [rules]), random.Random(seed)

    def tell(word: str, slot: Slot, session: Session[Any]) -> None:
        os.write(report, f"{word} {slot.id} {slot.action + (word == 'try')} {digest(session.state)}\n".encode())

    latest = store.latest()
    while True:
        if latest is None:
            session: Session[Any] = Session(rules, rules.new(rules.seats[0], luck.randrange(1 << 30)))
            slot = store.create(rules.id, ["Ann"], {}, session)
        else:
            opened = store.open(latest.slot)
            slot, session, latest = opened.slot, opened.session, None
        tell("ack", slot, session)
        while not session.over:
            roll = luck.random()
            undo, redo = roll < 0.1 and session.undo(), 0.1 < roll < 0.2 and session.redo()
            key = luck.choice(session.options).key
            if not undo and not redo:
                session.answer(key)
            tell("try", slot, session)
            if undo:
                slot.undone(session)
            elif redo:
                slot.redone(session)
            else:
                slot.record(key, session)
            tell("ack", slot, session)
        slot.close(session)


def kill_once(rules: Ruleset[Any], folder: Path, seed: int, pause: float) -> str:
    """One child, one kill; what was acknowledged before it died."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(read)
            play_until_killed(rules, folder, seed, write)
        except BaseException as error:
            os.write(write, f"fault - 0 {type(error).__name__}:{error}\n".replace("\n", " ").encode())
        finally:
            os._exit(0)
    os.close(write)
    told = os.read(read, 1 << 16) if pause < LATE else b""  # most kills wait for the game to run
    time.sleep(pause)
    os.kill(child, signal.SIGKILL)
    while True:
        part = os.read(read, 1 << 16)
        if not part:
            break
        told += part
    os.close(read)
    os.waitpid(child, 0)
    return told.decode()


def verdict(rules: Ruleset[Any], folder: Path, told: str) -> tuple[int, list[str]]:
    """How many actions were acknowledged, and what the disk broke."""
    promised: dict[str, int] = {}
    states: dict[str, dict[int, str]] = {}
    acknowledged = 0
    for line in told.splitlines():
        word, slot, number, fingerprint = line.split(" ", 3)
        if word == "fault":
            return acknowledged, [f"the player fell: {fingerprint}"]
        states.setdefault(slot, {})[int(number)] = fingerprint
        if word == "ack":
            promised[slot] = int(number)
            acknowledged += 1
    broken = []
    store = Store(folder, REAL, [rules])
    entries = {entry.slot: entry for entry in store.games()}
    for slot, last in promised.items():
        try:
            opened = store.open(slot)
        except Exception as error:
            broken.append(f"{slot} unreadable: {error}")
            continue
        opened.slot.close()
        found = opened.slot.action
        if entries[slot].status != "ok" or opened.notes:
            broken.append(f"{slot} listed as {entries[slot]}, notes {opened.notes}")
        if found < last:
            broken.append(f"{slot} lost actions: promised {last}, found {found}")
        elif states[slot].get(found) != digest(opened.session.state):
            broken.append(f"{slot} shows a false state at action {found}")
    return acknowledged, broken


def campaign(rules: Ruleset[Any], kills: int, seed: int) -> dict[str, object]:
    """Many kills on one folder that grows, as a player's does."""
    luck = random.Random(seed)
    acknowledged, broken, began = 0, [], time.monotonic()
    with tempfile.TemporaryDirectory() as home:
        for i in range(kills):
            folder = Path(home) / str(i // 20)
            told = kill_once(rules, folder, seed * 1_000_003 + i, luck.uniform(0, LONGEST))
            count, faults = verdict(rules, folder, told)
            acknowledged += count
            broken += [f"seed {seed}, kill {i}: {fault}" for fault in faults]
        left = sum(1 for path in Path(home).rglob("*.tmp"))
    return {
        "kills": kills,
        "seed": seed,
        "acknowledged": acknowledged,
        "broken": broken,
        "temporary files left": left,
        "seconds": round(time.monotonic() - began, 1),
    }


def main() -> int:
    """The command line."""
    from tests.toy import TOY

    parser = argparse.ArgumentParser(description="Kill a saving process at random moments.")
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    result = campaign(TOY, args.kills, args.seed)
    print(json.dumps(result))
    return 1 if result["broken"] else 0


if __name__ == "__main__":
    sys.exit(main())

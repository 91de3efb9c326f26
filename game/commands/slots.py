"""Replaying a saved slot: from its seed where the save knows it, else from the oldest generation still there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.ai.record import Record, Replayed, again
from game.core.codec import digest
from game.core.ruleset import Ruleset
from game.save.disk.files import REAL
from game.save.errors import SaveError
from game.save.format.body import Read, unpack
from game.save.format.seed import dealt_anew, seeded
from game.save.slots import journal
from game.save.slots.chain import journal_lines, journals, read_save, resume
from game.save.slots.names import FILE, named, slots
from game.save.store import registered


def replay_slot(path: Path) -> dict[str, Any]:
    """Play the slot of this file again; what `verse replay --json` prints without the file. Raises SaveError."""
    match = FILE.fullmatch(path.name)
    if match is None:
        raise SaveError("missing", path.name, f"{path.name} is not named like a saved game.")
    slot, folder = match[1], path.parent
    rulesets: dict[str, Ruleset[Any]] = {rules.id: rules for rules in registered()}
    names = [p.name for p in folder.iterdir()]
    now = resume(REAL, folder, slot, names, rulesets)
    reads = _generations(folder, slot, names, rulesets)
    begun = seeded(now.read.settings)
    if begun is not None:
        done = _from_the_seed(now.read, begun, reads, rulesets)
    else:
        done = _from_the_oldest(folder, slot, names, reads, digest(now.read.session.state))
    message = done.message or " ".join(note.sentence for note in now.notes)
    return {
        "game": now.read.label.game,
        "seats": len(now.read.label.seats),
        "from_start": begun is not None,
        "steps": done.steps,
        "ok": not message,
        "differs_at": done.differs_at or None,
        "message": message,
    }


def _generations(
    folder: Path, slot: str, names: list[str], rulesets: dict[str, Ruleset[Any]]
) -> list[tuple[int, Read]]:
    """Every sound generation of a slot, the oldest first."""
    found = []
    for generation in reversed(slots(names).get(slot, [])):
        name = named(slot, generation, "save")
        try:
            found.append((generation, unpack(read_save(REAL, folder / name), name, rulesets)))
        except SaveError:
            continue
    return found


def _from_the_seed(
    now: Read, begun: tuple[int, dict[str, str]], reads: list[tuple[int, Read]], rulesets: dict[str, Ruleset[Any]]
) -> Replayed:
    """Every answer again from the first state; each generation on the way must be met."""
    answers = tuple(now.session.record)
    marks = {}
    for _generation, read in reads:
        given = tuple(read.session.record)
        if answers[: len(given)] == given:
            marks[len(given)] = read.header.hash
    record = Record(
        now.label.game, len(now.label.seats), *begun, answers, digest(now.session.state), dealt_anew(now.settings)
    )
    return again(rulesets[now.label.game], record, marks)


def _from_the_oldest(folder: Path, slot: str, names: list[str], reads: list[tuple[int, Read]], end: str) -> Replayed:
    """The journals again from each generation to the next, which must be met unless it begins behind a gap.

    A gap is an undo that reached behind its generation: then the game was written whole.
    """
    steps = 0
    here = ""
    for place, (generation, read) in enumerate(reads):
        after = reads[place + 1] if place + 1 < len(reads) else None
        action = read.header.action
        for number in journals(names, slot, generation):
            if after is not None and number >= after[0]:
                break
            lines = journal_lines(REAL, folder / named(slot, number, "journal"), action)
            done = journal.replay(read.session, lines)
            action, steps = action + done, steps + done
            if done < len(lines):
                return Replayed(steps, steps + 1, f"action {action + 1} leads elsewhere", "")
        here = digest(read.session.state)
        if after is not None and after[1].header.action == action and after[1].header.hash != here:
            return Replayed(steps, steps, f"after action {action} the game stands differently", here)
    return Replayed(steps, 0, "", here) if here == end else Replayed(steps, steps, "the end differs", here)

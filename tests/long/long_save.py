"""The long campaigns for saves: kills, power cuts, disk errors, changed saves, files made to hurt.

`python -m tests.long.long_save [--kills N] [--mutants N] [--histories N] [--faults] [--seed S]` prints one JSON line;
exit code 1 when anything was found. What is not asked for is not run; without arguments a short round of all.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from typing import Any

from game.core.ruleset import Ruleset
from game.save.slots import prune, slot
from tests.long.result import Result
from tests.long.tables import BOX, BOXED_FIREFLY
from tests.save.bombs import refuse_all
from tests.save.disks import ERRORS
from tests.save.killer import campaign
from tests.save.mutants import byte_mutant, outcome, sample, tree_mutant
from tests.save.test_faults import fail_everywhere
from tests.save.test_power import cut_everywhere
from tests.toy import TOY


def games() -> tuple[Ruleset[Any], ...]:
    """The games of the program and the toy game."""
    from game.rules.registry import RULESETS

    return (TOY, *RULESETS)


def kills(size: int, seed: int) -> Result:
    """`size` kills at random moments, shared among the games."""
    result = Result("kill -9 at random moments while saving")
    for rules in games():
        told = campaign(rules, size // len(games()), seed)
        result.tried += int(str(told["kills"]))
        result.faults += [f"{rules.id}: {fault}" for fault in told["broken"]]  # type: ignore[attr-defined]
        result.notes[f"{rules.id} acknowledged"] = told["acknowledged"]
    return result


def histories(size: int, seed: int) -> Result:
    """`size` random histories of the toy game with the power cut before every change of the disk."""
    result = Result("disks after a power cut, in random histories")
    kept = slot.EVERY, prune.NEWEST, prune.OLDER
    slot.EVERY, prune.NEWEST, prune.OLDER = 4, 1, 1
    try:
        for i in range(size):
            looked, broken = cut_everywhere(seed + i, 40)
            result.tried += looked
            result.faults += broken
    finally:
        slot.EVERY, prune.NEWEST, prune.OLDER = kept
    return result


def faults(size: int, seed: int) -> Result:
    """Every error at every file action, once and from then on."""
    result = Result("a disk error at every file action")
    for name in ERRORS:
        for forever in (False, True):
            try:
                result.tried += fail_everywhere(name, forever)
            except AssertionError as error:
                result.faults.append(f"{name}, forever {forever}: {error}")
    return result


def mutants(size: int, seed: int) -> Result:
    """`size` changed saves per game, Firefly with its box being one: four of five changed in their bytes, one in its
    tree."""
    result = Result("changed saves")
    for name, rules in (*((rules.id, rules) for rules in games()), (BOX, BOXED_FIREFLY)):
        luck = random.Random(seed)
        saves = [sample(rules, seed + i, luck.randrange(120))[1] for i in range(12)]
        seen: Counter[str] = Counter()
        slowest, known = 0.0, set[str]()
        for i in range(size):
            base = luck.choice(saves)
            changed = byte_mutant(base, luck) if i % 5 else tree_mutant(rules, base, luck)
            began = time.process_time()
            seen[outcome({rules.id: rules}, changed, luck, known)] += 1
            slowest = max(slowest, time.process_time() - began)
        result.tried += size
        for word, count in seen.items():
            if word in ("refused", "played"):
                result.notes[f"{name} {word}"] = count
            else:
                result.faults.append(f"{name}, seed {seed}: {count} x {word}")
        result.notes[f"{name} slowest"] = round(slowest, 3)
    return result


def bombs(size: int, seed: int) -> Result:
    """Every file made to hurt."""
    told = refuse_all()
    notes = {key: told[key] for key in ("slowest", "seconds", "megabytes")}
    return Result("files made to hurt", int(str(told["bombs"])), list(told["not refused"]), notes)  # type: ignore[call-overload]


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.long.long_save", description=__doc__.split("\n")[0])
    parser.add_argument("--kills", type=int, default=0, help="kills at random moments (3000 before a release)")
    parser.add_argument("--mutants", type=int, default=0, help="changed saves per game (500000 before a release)")
    parser.add_argument("--histories", type=int, default=0, help="random histories with power cuts")
    parser.add_argument("--faults", action="store_true", help="every disk error at every file action")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if not (args.kills or args.mutants or args.histories or args.faults):
        args.kills, args.mutants, args.histories, args.faults = 100, 2_000, 2, True
    chosen = {
        "kills": (kills, args.kills),
        "mutants": (mutants, args.mutants),
        "faults": (faults, int(args.faults)),
        "histories": (histories, args.histories),
        "bombs": (bombs, 1),
    }
    results = {name: run(size, args.seed).done() for name, (run, size) in chosen.items() if size}
    print(
        json.dumps(
            {
                name: {"tried": r.tried, "faults": r.faults, "seconds": r.seconds, **r.notes}
                for name, r in results.items()
            }
        )
    )
    return 1 if any(r.faults for r in results.values()) else 0


if __name__ == "__main__":
    sys.exit(main())

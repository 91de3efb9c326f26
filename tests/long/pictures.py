"""Every scene as a picture, and two folders of pictures compared: `python -m tests.long pictures draw FOLDER` before a
change and after it, then `python -m tests.long pictures compare BEFORE AFTER`.

A change of where code lives changes no picture by a byte; what differs is named.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

SIZES = ((1280, 720), (1920, 1080))
LANGUAGES = ("en", "de")
SEED = 1


def main(args: list[str]) -> int:
    """Draw or compare; 0 when all was drawn, or when both folders hold the same pictures."""
    parser = argparse.ArgumentParser(prog="python -m tests.long pictures", description=__doc__)
    ways = parser.add_subparsers(dest="way", required=True)
    drawing = ways.add_parser("draw", help="draw every scene in each size and language into a folder")
    drawing.add_argument("folder", type=Path)
    drawing.add_argument("--jobs", type=int, default=1, help="processes that share the work (1)")
    drawing.add_argument("--only", nargs="*", default=[], help="these scenes alone")
    comparing = ways.add_parser("compare", help="name each picture that differs between two folders")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    told = parser.parse_args(args)
    if told.way == "compare":
        differing = compare(told.before, told.after)
        print("\n".join(differing) or "no picture differs")
        return 1 if differing else 0
    faults = draw_all(told.folder, told.only, told.jobs)
    print("\n".join(faults) or f"all drawn: {len(list(told.folder.rglob('*.png')))} pictures")
    return 1 if faults else 0


def scenes() -> list[str]:
    """Every scene that `verse shot` knows, in a fixed order."""
    from game.app.trial.shots import APART, SCENES

    return sorted({*SCENES, *APART})


def draw_all(folder: Path, only: list[str], jobs: int) -> list[str]:
    """Draw all scenes, each in a process of its own kind of state; returns what could not be drawn."""
    wanted = only or scenes()
    faults: list[str] = []
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for scene, wrong in zip(wanted, pool.map(draw, wanted, [folder] * len(wanted))):
            faults += wrong
            print(scene, file=sys.stderr, flush=True)
    return faults


def draw(scene: str, folder: Path) -> list[str]:
    """One scene in every size and language, as `<folder>/<language>/<width>/<scene>.png`."""
    from game.app.trial.shots import shot

    faults = []
    for language in LANGUAGES:
        for size in SIZES:
            try:
                shot(scene, size, folder / language / str(size[0]) / f"{scene}.png", seed=SEED, language=language)
            except Exception as error:
                faults.append(f"{scene} {language} {size[0]}: {error!r}")
    return faults


def compare(before: Path, after: Path) -> list[str]:
    """The pictures that differ in a byte or lie in one folder only, by their path, with the part that differs."""
    found = []
    names = {p.relative_to(folder).as_posix() for folder in (before, after) for p in folder.rglob("*.png")}
    if not names:
        return [f"no pictures in {before} and {after}"]
    for name in sorted(names):
        one, other = before / name, after / name
        if not one.is_file() or not other.is_file():
            found.append(f"{name}: only in {before if one.is_file() else after}")
        elif one.read_bytes() != other.read_bytes():
            found.append(f"{name}: {where(one, other)}")
    return found


def where(one: Path, other: Path) -> str:
    """Which part of two pictures differs."""
    import pygame

    a, b = pygame.image.load(one), pygame.image.load(other)
    if a.get_size() != b.get_size():
        return f"{a.get_size()} and {b.get_size()}"
    mask = pygame.mask.from_threshold(a, (0, 0, 0), (1, 1, 1, 255), b)
    mask.invert()
    rects = mask.get_bounding_rects()
    if not rects:
        return "same pixels, other bytes"
    whole = rects[0].unionall(rects[1:])
    return f"{mask.count()} pixels within {tuple(whole)}"

"""Render the pictures of assets/art and the sounds of assets/sounds again.

    python assets/source/make.py              whatever is out of date
    python assets/source/make.py people/mal   these, out of date or not ("people", "sounds": that whole folder)
    python assets/source/make.py --list       every picture and sound and whether it is up to date
    python assets/source/make.py --accept     they are right although a recipe was edited: only note it
    python assets/source/make.py --draft DIR boards/derelict   half size, few samples (sounds: WAV), into DIR
    python assets/source/make.py --threads 1  whatever is out of date, leaving the other cores alone
    python assets/source/make.py --measure    peak, loudness and sharpness of every sound

A picture or sound is out of date when its recipe, its record or a file it reads has changed since it was rendered;
rendered.toml remembers a hash of the three. Rendering and --measure need the extra `art` (Python 3.11).
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib
import shutil
import sys
import tempfile
import time
from pathlib import Path

from catalogue import ITEMS, ROOT, Item
from sounds.catalogue import SOUNDS, Sound

ALL: dict[str, Item | Sound] = {**ITEMS, **SOUNDS}
HERE = Path(__file__).resolve().parent
LEDGER = HERE / "rendered.toml"
PURE = {"icons", "starfield"}  # recipes that need no Blender
_SOURCES: dict[str, frozenset[Path]] = {}


def sources(module: str) -> frozenset[Path]:
    """The files of this folder that `module` is built from, itself included."""
    if module not in _SOURCES:
        file = HERE / (module.replace(".", "/") + ".py")
        _SOURCES[module] = frozenset([file]) if file.exists() else frozenset()
        for node in ast.walk(ast.parse(file.read_text("utf-8"))) if file.exists() else ():
            if isinstance(node, ast.ImportFrom) and node.module:
                _SOURCES[module] |= sources(node.module)
            elif isinstance(node, ast.Import):
                _SOURCES[module] = _SOURCES[module].union(*(sources(one.name) for one in node.names))
    return _SOURCES[module]


def read_by(item: Item) -> list[Path]:
    """The files besides its recipe that a picture is made from; a module brings those it is built from."""
    found = {ROOT / name for name in item.reads}
    for file in [file for file in found if file.suffix == ".py"]:
        found |= sources(file.relative_to(HERE).with_suffix("").as_posix().replace("/", "."))
    return sorted(found - sources(item.recipe))


def fingerprint(item: Item | Sound) -> str:
    """A short hash of everything the picture or sound depends on."""
    if isinstance(item, Sound):
        record, reads = (item.record, item.loud, item.quality), sorted(sources("sounds.publish"))
    else:
        record, reads = (item.record, item.size, item.samples, item.quality), read_by(item)
    digest = hashlib.sha256(repr(record).encode())
    for file in sorted(sources(item.recipe)) + reads:
        digest.update(file.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:16]


def ledger() -> dict[str, str]:
    """Name -> fingerprint at its last rendering."""
    if not LEDGER.exists():
        return {}
    pairs = (line.split(" = ") for line in LEDGER.read_text("utf-8").splitlines() if " = " in line)
    return {name.strip().strip('"'): value.strip().strip('"') for name, value in pairs}


def remember(item: Item | Sound) -> None:
    """Note in the ledger that it is up to date now; what left the catalogue is dropped."""
    known = {**ledger(), item.name: fingerprint(item)}
    lines = [f'"{name}" = "{known[name]}"' for name in sorted(known) if name in ALL]
    head = "# Written by make.py: what each picture and sound was rendered from.\n"
    LEDGER.write_text(head + "\n".join(lines) + "\n", "utf-8")


def fresh(item: Item | Sound, known: dict[str, str]) -> bool:
    return item.path.exists() and known.get(item.name) == fingerprint(item)


def render(item: Item, draft: Path | None, threads: int = 0) -> float:
    """Make one picture; returns the seconds it took."""
    start = time.monotonic()
    if item.recipe not in PURE:
        importlib.import_module("studio")  # Blender's own modules exist only after it
        importlib.import_module("studio.scene").THREADS = threads
    recipe = importlib.import_module(item.recipe)
    pictures = importlib.import_module("pictures")
    share = 0.5 if draft else 1.0
    size = (round(item.size[0] * share), round(item.size[1] * share))
    target = draft / f"{item.name.replace('/', '_')}.png" if draft else item.path
    with tempfile.TemporaryDirectory() as folder:
        raw = Path(folder) / "picture.png"
        recipe.render(item.record, raw, size, min(item.samples, 6) if draft else item.samples)
        if draft:
            draft.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(raw, target)
        else:
            pictures.publish(raw, target, alpha=item.alpha, shadow=item.shadow, quality=item.quality)
            meta = raw.with_suffix(".json")
            if meta.exists():
                shutil.copyfile(meta, target.with_suffix(".json"))
            remember(item)
    return time.monotonic() - start


def sound(item: Sound, draft: Path | None) -> float:
    """Make one sound; returns the seconds it took."""
    start = time.monotonic()
    publish = importlib.import_module("sounds.publish")
    raw = importlib.import_module(item.recipe).render(item.record)
    target = draft / f"{item.path.stem}.wav" if draft else item.path
    publish.write(publish.levelled(raw, item.loud, item.piece), target, item.quality)
    if not draft:
        remember(item)
    return time.monotonic() - start


def measured() -> None:
    """Print the figures of every sound as it comes out of its file."""
    publish, measure = importlib.import_module("sounds.publish"), importlib.import_module("sounds.measure")
    print(f"{'sound':14} {'s':>6} {'peak':>6} {'LUFS':>6} {'50 ms':>6} {'>5kHz':>6} {'crest':>6} {'bytes':>8}")
    for item in SOUNDS.values():
        told = measure.measure(publish.read(item.path))
        print(
            f"{item.path.stem:14} {told.seconds:6.2f} {told.peak:6.1f} {told.loudness:6.1f} {told.loudest:6.1f} "
            f"{told.high:5.2f}% {told.crest:6.1f} {item.path.stat().st_size:8}"
        )


def chosen(names: list[str]) -> list[Item | Sound]:
    """The items of these names or folders; unknown names end the program."""
    found: list[Item | Sound] = []
    for name in names:
        hits = [i for i in ALL.values() if i.name == name or i.name.startswith(name.rstrip("/") + "/")]
        if not hits:
            sys.exit(f"no picture or sound is called {name!r}; see --list")
        found += hits
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Render pictures and sounds again.")
    parser.add_argument("names", nargs="*", help="pictures, sounds or folders; none means whatever is out of date")
    parser.add_argument("--list", action="store_true", help="print everything and whether it is up to date")
    parser.add_argument("--accept", action="store_true", help="render nothing, note it as up to date")
    parser.add_argument("--measure", action="store_true", help="print how loud and how sharp the sounds are")
    parser.add_argument("--draft", metavar="DIR", type=Path, help="half size and few samples, into DIR")
    parser.add_argument("--threads", metavar="N", type=int, default=0, help="render with so many threads")
    options = parser.parse_args()
    known = ledger()
    if options.list:
        for item in ALL.values():
            state = "" if fresh(item, known) else "out of date"
            size = f"{item.size[0]:5}x{item.size[1]:<5}" if isinstance(item, Item) else f"{item.loud:6.0f} LUFS"
            print(f"{item.name:28} {size} {state}".rstrip())
        return 0
    if options.measure:
        measured()
        return 0
    todo = chosen(options.names) or [item for item in ALL.values() if not fresh(item, known)]
    if options.accept:
        for item in todo:
            if item.path.exists():
                remember(item)
        return 0
    for number, item in enumerate(todo, 1):
        seconds = (
            sound(item, options.draft) if isinstance(item, Sound) else render(item, options.draft, options.threads)
        )
        print(f"[{number}/{len(todo)}] {item.name:28} {seconds:6.1f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

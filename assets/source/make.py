"""Render the pictures of assets/art again.

    python assets/source/make.py              whatever is out of date
    python assets/source/make.py people/mal   these, out of date or not ("people": that whole folder)
    python assets/source/make.py --list       every picture, its size and whether it is up to date
    python assets/source/make.py --accept     the pictures are right although a recipe was edited: only note it
    python assets/source/make.py --draft DIR boards/derelict   half size, few samples, into DIR

A picture is out of date when its recipe, its record or a file it reads has changed since it was rendered;
rendered.toml remembers a hash of the three. Rendering needs the extra `art` (Python 3.11); --list does not.
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

HERE = Path(__file__).resolve().parent
LEDGER = HERE / "rendered.toml"
PURE = {"icons"}  # recipes that need no Blender
_SOURCES: dict[str, frozenset[Path]] = {}


def sources(module: str) -> frozenset[Path]:
    """The files of this folder that `module` is built from, itself included."""
    if module not in _SOURCES:
        file = HERE / (module.replace(".", "/") + ".py")
        _SOURCES[module] = frozenset([file]) if file.exists() else frozenset()
        for node in ast.walk(ast.parse(file.read_text("utf-8"))) if file.exists() else ():
            if isinstance(node, ast.ImportFrom) and node.module:
                _SOURCES[module] |= sources(node.module)
    return _SOURCES[module]


def fingerprint(item: Item) -> str:
    """A short hash of everything the picture depends on."""
    digest = hashlib.sha256(repr((item.record, item.size, item.samples, item.quality)).encode())
    for file in sorted(sources(item.recipe)) + [ROOT / name for name in item.reads]:
        digest.update(file.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:16]


def ledger() -> dict[str, str]:
    """Picture name -> fingerprint at its last rendering."""
    if not LEDGER.exists():
        return {}
    pairs = (line.split(" = ") for line in LEDGER.read_text("utf-8").splitlines() if " = " in line)
    return {name.strip().strip('"'): value.strip().strip('"') for name, value in pairs}


def remember(item: Item) -> None:
    """Note in the ledger that the picture is up to date now; pictures that left the catalogue are dropped."""
    known = {**ledger(), item.name: fingerprint(item)}
    lines = [f'"{name}" = "{known[name]}"' for name in sorted(known) if name in ITEMS]
    LEDGER.write_text("# Written by make.py: what each picture was rendered from.\n" + "\n".join(lines) + "\n", "utf-8")


def fresh(item: Item, known: dict[str, str]) -> bool:
    return item.path.exists() and known.get(item.name) == fingerprint(item)


def render(item: Item, draft: Path | None) -> float:
    """Make one picture; returns the seconds it took."""
    start = time.monotonic()
    if item.recipe not in PURE:
        importlib.import_module("studio")  # Blender's own modules exist only after it
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


def chosen(names: list[str]) -> list[Item]:
    """The items of these names or folders; unknown names end the program."""
    found: list[Item] = []
    for name in names:
        hits = [i for i in ITEMS.values() if i.name == name or i.name.startswith(name.rstrip("/") + "/")]
        if not hits:
            sys.exit(f"no picture is called {name!r}; see --list")
        found += hits
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Render the pictures of assets/art again.")
    parser.add_argument("names", nargs="*", help="pictures or folders; none means whatever is out of date")
    parser.add_argument("--list", action="store_true", help="print every picture and whether it is up to date")
    parser.add_argument("--accept", action="store_true", help="render nothing, note the pictures as up to date")
    parser.add_argument("--draft", metavar="DIR", type=Path, help="half size and few samples, as PNG into DIR")
    options = parser.parse_args()
    known = ledger()
    if options.list:
        for item in ITEMS.values():
            state = "" if fresh(item, known) else "out of date"
            print(f"{item.name:28} {item.size[0]:5}x{item.size[1]:<5} {state}".rstrip())
        return 0
    todo = chosen(options.names) or [item for item in ITEMS.values() if not fresh(item, known)]
    if options.accept:
        for item in todo:
            if item.path.exists():
                remember(item)
        return 0
    for number, item in enumerate(todo, 1):
        seconds = render(item, options.draft)
        print(f"[{number}/{len(todo)}] {item.name:28} {seconds:6.1f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""What was half written when a program was killed goes at a later start; nothing else does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.save.leftovers import AGE, sweep_up
from game.save.places import places

KILLED = """
import os, sys
from pathlib import Path
from game.content.load import load_all
from game.save import mods
from game.save.disk import whole
from game.save.disk.files import REAL
from game.save.disk.kept import change
class Dying:
    def __getattr__(self, name):
        return getattr(REAL, name)
    def sync(self, path):
        os._exit(9)
home = Path(sys.argv[1])
if sys.argv[2] == "settings":
    change(home / "settings" / "settings.json", 1000, lambda raw: {**raw, "a": 1}, Dying())
elif sys.argv[2] == "mod":
    mods.write_mod(home / "mods", "ours", {"mod.toml": "", "maps/ours.toml": ""}, load_all().content, Dying())
else:
    name = {"save": "saves/toy-1.1.save", "replay": "shared/A game.verse-replay", "part": "mods/ours/maps/a.toml"}
    whole.write_whole(home / name[sys.argv[2]], b"x" * 99, Dying())
"""


def files(home: Path) -> set[str]:
    return {p.relative_to(home).as_posix() for p in home.rglob("*") if p.suffix != ".lock"}


@pytest.mark.parametrize("kind", ["settings", "mod", "save", "replay", "part"])
def test_what_a_kill_leaves_goes_and_nothing_else(kind: str, tmp_path: Path) -> None:
    home = places(environment={"VERSE_HOME": str(tmp_path)})
    others = [
        "mods/ours/notes.tmp",
        "mods/ours/.git/x.1.tmp",
        "shared/a.12.tmp",
        "saves/notes.tmp",
        "mods/.fresh",
        "mods/ours/maps/.fresh-note",
        "settings/x.verse-tmp",
        "saves/toy-1.1.journal",
    ]
    for name in others:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("mine")
    for folder in home:
        folder.mkdir(exist_ok=True)
    before = files(tmp_path)
    done = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path), kind], check=False, timeout=120)
    assert done.returncode == 9
    left = files(tmp_path)
    assert len(left) > len(before)
    assert sweep_up(home) == [] and files(tmp_path) == left, "somebody may still be writing"
    for path in [*tmp_path.rglob("*")]:
        os.utime(path, (1, 1))
    assert sweep_up(home, AGE + 2)
    gone = left - files(tmp_path)
    assert (
        files(tmp_path) >= before
        and gone
        and not any("tmp" in name or ".fresh-" in name for name in files(tmp_path) - before)
    )


def test_folders_that_are_not_there_are_no_trouble(tmp_path: Path) -> None:
    assert sweep_up(places(environment={"VERSE_HOME": str(tmp_path / "x")})) == []
    assert not (tmp_path / "x").exists()

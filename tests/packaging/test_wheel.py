"""The wheel carries what a player needs and nothing else, and works away from the checkout."""

import json
import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", str(out), str(ROOT)]
    subprocess.run(command, check=True, timeout=600)
    (built,) = out.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def names(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as packed:
        return packed.namelist()


def packed_names(folder: Path) -> set[str]:
    """Where the wheel keeps the files of a folder."""
    return {f"game/_data/{p.relative_to(ROOT).as_posix()}" for p in folder.rglob("*") if p.is_file()}


@pytest.mark.parametrize("folder", ["decks", "rules", "lang", "art"])
def test_the_wheel_carries_every_asset(names: list[str], folder: str) -> None:
    ours = packed_names(ROOT / "assets" / folder)
    assert ours
    assert ours <= set(names)


def test_the_wheel_carries_every_map(names: list[str]) -> None:
    ours = packed_names(ROOT / "maps")
    assert ours
    assert ours <= set(names)


def test_the_wheel_leaves_the_dictionaries_to_their_library(names: list[str], wheel: Path) -> None:
    assert not [name for name in names if name.endswith(".dic")]
    with zipfile.ZipFile(wheel) as packed:
        (meta,) = [name for name in names if name.endswith(".dist-info/METADATA")]
        assert "Requires-Dist: pyphen" in packed.read(meta).decode("utf-8")


def test_the_wheel_puts_nothing_beside_the_package(names: list[str]) -> None:
    assert {name.split("/")[0].partition("-")[0] for name in names} == {"game", "verse_tabletop"}


def test_the_wheel_leaves_out_what_renders_the_art_and_the_tests(names: list[str]) -> None:
    assert not [n for n in names if "/source/" in n or "/readme/" in n or "tests/" in n or n.endswith(".pyc")]


def test_an_installed_wheel_knows_its_cards(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "venv"
    venv.create(home, with_pip=True)
    folder = home / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run([folder / "python", "-m", "pip", "install", "-q", str(wheel)], check=True, timeout=900)
    verse = [folder / "verse", "content", "--json"]
    done = subprocess.run(verse, check=False, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    decks = json.loads(done.stdout)["fistful"]
    assert decks["gear"] == 42
    assert decks["events"] == 30

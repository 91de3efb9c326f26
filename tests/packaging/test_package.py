"""The packaged program: built once, then tried as a player has it, away from the checkout and without Python."""

from __future__ import annotations

import hashlib
import json
import shutil
import stat
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

import pytest

from game.bench import package
from game.bench.start import starts

ROOT = Path(__file__).resolve().parents[2]
pytestmark = [pytest.mark.slow, pytest.mark.skipif(not sys.platform.startswith("linux"), reason="make.py tests itself")]
ODD_FOLDER = "Мои игры & größer 船 100%"
LIMIT_MB = 90


@pytest.fixture(scope="module")
def out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where `build/make.py` has left everything; its self-test is run below, in a harder place."""
    folder = tmp_path_factory.mktemp("package")
    command = [sys.executable, ROOT / "build" / "make.py", "--no-test", "--out", folder]
    done = subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True, timeout=1200)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return folder


@pytest.fixture(scope="module")
def archive(out: Path) -> Path:
    (file,) = out.glob("*.tar.gz")
    return file


@pytest.fixture(scope="module")
def names(archive: Path) -> list[str]:
    """What lies in the archive, without its one folder in front."""
    with tarfile.open(archive) as packed:
        entries = packed.getnames()
    assert len({name.split("/")[0] for name in entries}) == 1
    return ["/".join(name.split("/")[1:]) for name in entries]


@pytest.fixture(scope="module")
def unpacked(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive as a player unpacks it, below a folder with spaces and letters of many tongues; read-only."""
    folder = tmp_path_factory.mktemp("player") / ODD_FOLDER
    folder.mkdir()
    subprocess.run(["tar", "-xzf", str(archive), "-C", str(folder)], check=True)
    (program,) = folder.iterdir()
    for path in (program, *program.rglob("*")):
        path.chmod(path.stat().st_mode & ~(stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH))
    return program


def environment(home: Path, **more: str) -> dict[str, str]:
    """Hardly anything: no screen, no Python, no locale."""
    return {"PATH": "/usr/bin:/bin", "HOME": str(home), "LC_ALL": "C", **more}


def run(program: Path, *words: str, home: Path, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [program, *words],
        cwd=home,
        env=environment(home, **more),
        capture_output=True,
        check=False,
        timeout=600,
        encoding="utf-8",
    )


def told(done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    return {row["name"]: row for row in json.loads(done.stdout)["results"]}


def tree(folder: Path) -> dict[str, tuple[int, int]]:
    return {str(p.relative_to(folder)): (p.lstat().st_size, p.lstat().st_mtime_ns) for p in folder.rglob("*")}


def test_the_archive_is_small_and_its_sum_is_right(archive: Path) -> None:
    assert archive.stat().st_size < LIMIT_MB * 1_000_000
    wanted, name = archive.with_name(f"{archive.name}.sha256").read_text(encoding="utf-8").split()
    assert name == archive.name
    assert hashlib.sha256(archive.read_bytes()).hexdigest() == wanted


def test_only_what_a_player_needs_is_in_it(names: list[str]) -> None:
    alien = ("numpy", "/tests/", "assets/source", "assets/readme", "/PIL/", "PyInstaller", "pytest", "examples/")
    assert not [name for name in names if any(word in f"/{name}" for word in alien)]
    assert not [name for name in names if name.endswith((".py", ".pyc", ".pyi", ".git"))]
    assert not [name for name in names if "libssl" in name or "libcrypto" in name], "the program needs no network"


def test_all_our_data_is_in_it(names: list[str]) -> None:
    ours = {
        path.relative_to(ROOT).as_posix()
        for top in ("assets", "maps")
        for path in (ROOT / top).rglob("*")
        if path.is_file()
    }
    ours = {name for name in ours if not name.startswith(("assets/source", "assets/readme"))}
    assert len(ours) > 100
    assert {f"_internal/game/_data/{name}" for name in ours} <= set(names)


def test_words_are_broken_in_the_languages_of_the_program_alone(names: list[str]) -> None:
    books = [name for name in names if name.endswith(".dic")]
    assert len(books) == 2
    assert all(name.startswith("_internal/pyphen/dictionaries/hyph_") for name in books)
    assert {name.rpartition("hyph_")[2][:3] for name in books} == {"de_", "en_"}


def test_papers_and_the_entry_for_the_menu_are_in_it(names: list[str]) -> None:
    wanted = {
        "LICENSE.txt",
        "NOTICE.txt",
        "README.txt",
        "start.sh",
        "add-to-menu.sh",
        "verse-tabletop",
        "verse-tabletop.desktop",
        "verse-tabletop.png",
        "licences/LIST.txt",
        "licences/Python/LICENSE.txt",
        "licences/LGPL-2.1.txt",
        "licences/font-amatic-sc/OFL.txt",
        "licences/pydantic/LICENSE",
        "licences/pyphen/COPYING.MPL",
        "licences/pyphen/README_hyph_de.txt",
        "licences/pyphen/README_hyph_en_GB.txt",
    }
    assert wanted <= set(names)


def test_it_is_well_in_a_read_only_folder_with_an_odd_name_without_screen_and_sound(
    unpacked: Path, tmp_path: Path
) -> None:
    before = tree(unpacked)
    done = run(unpacked / "verse-tabletop", "selftest", "--json", home=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    parts = told(done)
    assert {
        "files",
        "content",
        "pictures",
        "words",
        "sounds",
        "silence",
        "a game of fistful",
        "save, kill and resume fistful",
        "scene title",
        "scene heist",
    } <= set(parts)
    assert parts["files"]["message"] != "not a packaged program"
    assert tree(unpacked) == before, "it wrote into its own folder"
    assert not list(tmp_path.rglob("*.save")), "the self-test left saves with the player"


def test_a_lost_file_is_named(unpacked: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(unpacked, copy, symlinks=True)
    for path in (copy, *copy.rglob("*")):
        path.chmod(path.stat().st_mode | stat.S_IWUSR)
    (copy / "_internal" / "game" / "_data" / "assets" / "art" / "icon.webp").unlink()
    done = run(copy / "verse-tabletop", "selftest", "--only", "files", "--json", home=tmp_path)
    assert done.returncode == 1
    assert "assets/art/icon.webp" in told(done)["files"]["message"]


def test_without_a_screen_it_says_so(unpacked: Path, tmp_path: Path) -> None:
    done = run(unpacked / "start.sh", home=tmp_path)
    assert done.returncode == 1
    assert "no screen" in done.stderr
    assert "Traceback" not in done.stderr


def test_its_own_processes_work(unpacked: Path, tmp_path: Path) -> None:
    words = ("sim", "fistful", "--games", "4", "--seats", "2", "--seed", "1", "--bots", "greedy", "--jobs", "2")
    done = run(unpacked / "verse-tabletop", *words, "--json", home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 4


def test_it_starts_through_a_link_and_keeps_what_the_player_has_beside_it(unpacked: Path, tmp_path: Path) -> None:
    link = tmp_path / "verse"
    link.symlink_to(unpacked / "start.sh")
    assert run(link, "--version", home=tmp_path).stdout.startswith("verse ")


def test_the_menu_gets_an_entry_that_leads_here(unpacked: Path, tmp_path: Path) -> None:
    assert run(unpacked / "add-to-menu.sh", home=tmp_path).returncode == 0
    entry = tmp_path / ".local" / "share" / "applications" / "verse-tabletop.desktop"
    lines = dict(line.split("=", 1) for line in entry.read_text(encoding="utf-8").splitlines() if "=" in line)
    assert lines["Exec"] == '"' + str(unpacked / "start.sh").replace("%", "%%") + '"'
    assert Path(lines["Icon"]).is_file()
    assert run(unpacked / "add-to-menu.sh", "--remove", home=tmp_path).returncode == 0
    assert not entry.exists()


def test_an_app_image_could_be_made_of_it(out: Path, tmp_path: Path) -> None:
    folder = out / "AppDir"
    assert (folder / "verse-tabletop.desktop").is_file()
    assert (folder / ".DirIcon").is_file()
    assert run(folder / "AppRun", "--version", home=tmp_path).stdout.startswith("verse ")


def test_the_first_picture_comes_about_as_soon_as_a_bare_window(out: Path) -> None:
    ratio, _ready = starts((str(package.built(out)),), 3, lambda home: None, "start")
    assert ratio < 1.8, "the target is 1.3, measured by `verse bench --only package` on a quiet machine"


@pytest.mark.skipif(not (shutil.which("xvfb-run") and shutil.which("xdotool")), reason="there is no virtual display")
def test_a_real_window_opens_and_closes(unpacked: Path, tmp_path: Path) -> None:
    script = """
    "$0" & pid=$!
    for i in $(seq 600); do xdotool search --onlyvisible --name 'Verse Tabletop' > window 2> /dev/null && break
      sleep .1; done
    sleep 2
    kill -TERM $pid
    wait $pid
    """
    env = environment(tmp_path, SDL_AUDIODRIVER="no such device", SDL_FRAMEBUFFER_ACCELERATION="0")
    done = subprocess.run(
        ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24", "sh", "-c", script, str(unpacked / "verse-tabletop")],
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert (tmp_path / "window").read_text().strip(), "no window within a minute"
    assert done.returncode == 0, done.stderr
    assert not list(tmp_path.rglob("crash-*")), "it was not closed, it fell over"

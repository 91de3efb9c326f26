"""The pieces of `build/make.py`, and what Windows and macOS are given; no program is built here."""

from __future__ import annotations

import ast
import importlib
import io
import os
import plistlib
import re
import stat
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"


@pytest.fixture(autouse=True)
def build_folder(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The modules of `build/` as the script beside them sees them."""
    monkeypatch.syspath_prepend(str(BUILD))
    # other scripts have such names, too
    names = ("archive", "bundle", "dress", "icons", "installers", "launch", "make")
    others = {name: sys.modules.pop(name) for name in names if name in sys.modules}
    yield
    for name in names:
        sys.modules.pop(name, None)
    sys.modules.update(others)


def module(name: str) -> ModuleType:
    return importlib.import_module(name)


def test_a_missing_tool_gets_one_clear_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "PyInstaller", None)
    assert module("make").main(["--out", str(tmp_path)]) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "PyInstaller is not installed" in told
    assert "[package]" in told
    assert not list(tmp_path.iterdir())


def test_what_is_left_out_but_imported_stops_the_build() -> None:
    left_out = module("make").left_out
    theirs = "excluded module named numpy - imported by pygame.pixelcopy (top-level), pygame (delayed)"
    ours = "excluded module named lzma - imported by zipfile (optional), game.save.parcels.export (top-level)"
    assert left_out(f"{theirs}\nmissing module named winreg - imported by game.app (delayed)\n{ours}\n") == [ours]


def test_our_code_imports_nothing_that_is_left_out() -> None:
    excluded = set(module("bundle").EXCLUDED)
    found = set()
    for file in (ROOT / "game").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    assert {name for name in found & excluded if not name.startswith("game.")} == set()
    assert "json" in found


def test_the_data_is_copied_and_listed_without_what_renders_it(tmp_path: Path) -> None:
    module("bundle").stage(ROOT, tmp_path / "data")
    lines = (tmp_path / "data" / "files.txt").read_text(encoding="utf-8").splitlines()
    listed = {name: int(size) for size, _, name in (line.partition(" ") for line in lines)}
    files = {p.relative_to(tmp_path / "data").as_posix(): p for p in (tmp_path / "data").rglob("*") if p.is_file()}
    assert set(listed) == set(files) - {"files.txt"}
    assert all(files[name].stat().st_size == size for name, size in listed.items())
    assert {"assets/art/icon.webp", "maps/heists/derelict.toml"} <= set(listed)
    assert not [name for name in listed if name.startswith(("assets/source", "assets/readme"))]


def test_of_the_dictionaries_only_those_of_our_languages_are_carried() -> None:
    import pyphen

    folder = "pyphen/dictionaries"
    files = {path.name for path in pyphen.LANGUAGES.values()}
    rows = [(f"{folder}/{name}", name, "DATA") for name in sorted({*files, "README_hyph_de.txt"})]
    assert len(rows) > 40
    kept = {name for _to, name, _kind in module("bundle").trimmed(rows)}
    assert kept == {pyphen.LANGUAGES["de"].name, pyphen.LANGUAGES["en"].name}


def test_the_papers_of_the_libraries_and_of_what_they_carry_lie_beside_the_program(tmp_path: Path) -> None:
    module("dress").licences(tmp_path)
    papers = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    ours = {name for name in papers if name.startswith("pyphen/")}
    assert ours == {
        *(f"pyphen/{name}" for name in ("LICENSE", "COPYING.GPL", "COPYING.LGPL", "COPYING.MPL")),
        *(f"pyphen/README_hyph_{name}.txt" for name in ("de", "en_GB")),
    }
    told = (tmp_path / "LIST.txt").read_text(encoding="utf-8")
    assert all(f"pyphen/README_hyph_{name}.txt" in told for name in ("de", "en_GB"))


def test_a_zip_keeps_links_and_rights(tmp_path: Path) -> None:
    app = tmp_path / "My.app"
    (app / "Versions" / "A").mkdir(parents=True)
    program = app / "Versions" / "A" / "program"
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    (app / "Versions" / "Current").symlink_to("A")
    (app / "program").symlink_to("Versions/Current/program")
    file = module("archive").zipped(app, "My.app", tmp_path / "app.zip")
    with zipfile.ZipFile(file) as packed:
        entries = {entry.filename: entry for entry in packed.infolist()}
        assert packed.read("My.app/program") == b"Versions/Current/program"
    assert set(entries) == {"My.app/program", "My.app/Versions/Current", "My.app/Versions/A/program"}
    assert stat.S_ISLNK(entries["My.app/Versions/Current"].external_attr >> 16)
    assert stat.S_ISLNK(entries["My.app/program"].external_attr >> 16)
    assert entries["My.app/Versions/A/program"].external_attr >> 16 & 0o111


def test_icons_come_in_the_forms_of_each_system(tmp_path: Path) -> None:
    image = pytest.importorskip("PIL.Image")
    ico, icns, png = module("icons").make(tmp_path)
    assert {(16, 16), (32, 32), (48, 48), (256, 256)} <= set(image.open(ico).info["sizes"])
    assert icns.read_bytes()[:4] == b"icns"
    assert image.open(png).size == (256, 256)


def test_the_version_file_is_one_that_pyinstaller_reads(tmp_path: Path) -> None:
    module("dress").version_file(tmp_path / "version.txt")
    text = (tmp_path / "version.txt").read_text(encoding="utf-8")
    names = {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)}
    assert names == {
        "VSVersionInfo",
        "FixedFileInfo",
        "StringFileInfo",
        "StringTable",
        "StringStruct",
        "VarFileInfo",
        "VarStruct",
    }
    assert "@" not in text
    assert f"'ProductVersion', '{module('bundle').VERSION}'" in text
    assert re.search(r"filevers=\(\d+, \d+, \d+, \d+\)", text)


def test_windows_is_told_that_we_scale_ourselves() -> None:
    root = ElementTree.parse(BUILD / "windows" / "verse.manifest").getroot()
    said = {element.tag.rpartition("}")[2]: element for element in root.iter()}
    assert (said["dpiAwareness"].text or "").startswith("PerMonitorV2")
    assert said["requestedExecutionLevel"].get("level") == "asInvoker"


def test_the_hint_for_scaled_screens_is_given_before_the_display_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    import pygame

    from game.app.shell import screen

    said = []
    monkeypatch.delenv("SDL_WINDOWS_DPI_AWARENESS", raising=False)
    monkeypatch.setattr(pygame.display, "init", lambda: said.append(os.environ.get("SDL_WINDOWS_DPI_AWARENESS")))
    assert screen.no_screen() == ""
    assert said == ["permonitorv2"]


def test_no_window_of_ours_is_scaled_by_the_library() -> None:
    assert not [file for file in (ROOT / "game").rglob("*.py") if "SCALED" in file.read_text(encoding="utf-8")]


def test_macos_draws_every_pixel() -> None:
    plist = plistlib.loads(plistlib.dumps(module("mac.plist").PLIST))
    assert plist["NSHighResolutionCapable"] is True


def test_the_installer_needs_no_administrator_and_leaves_the_saves() -> None:
    text = (BUILD / "windows" / "verse.iss").read_text(encoding="utf-8")
    assert "PrivilegesRequired=lowest" in text
    assert "{localappdata}\\Programs" in text
    assert not re.search(r"^\[UninstallDelete\]", text, re.MULTILINE)


def test_the_workflow_builds_on_all_three_systems() -> None:
    text = (BUILD / "ci" / "package.yml").read_text(encoding="utf-8")
    for system in ("ubuntu-", "windows-", "macos-"):
        assert f"system: {system}" in text
    assert "python build/make.py" in text
    assert text.count(" selftest") >= 3


def test_a_program_without_a_console_gets_channels(monkeypatch: pytest.MonkeyPatch) -> None:
    launch = module("launch")
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    errors = launch.channels()
    print("nobody reads this")
    print("something is wrong", file=sys.stderr)
    assert errors is not None
    assert errors.getvalue() == "something is wrong\n"


def test_with_a_console_nothing_changes() -> None:
    before = sys.stdout, sys.stderr
    assert module("launch").channels() is None
    assert (sys.stdout, sys.stderr) == before


def test_an_error_without_a_console_is_shown_in_a_box(monkeypatch: pytest.MonkeyPatch) -> None:
    launch = module("launch")
    told: list[str] = []
    monkeypatch.setattr(launch, "channels", lambda: io.StringIO("verse: there is no screen here\n"))
    monkeypatch.setattr(launch, "tell", told.append)
    monkeypatch.setattr(launch, "surroundings", lambda: None)
    monkeypatch.setattr("game.cli.main", lambda: 1)
    monkeypatch.setattr(sys, "argv", ["verse"])
    assert launch.main() == 1
    assert told == ["verse: there is no screen here"]


@pytest.mark.parametrize("before", [None, "/theirs"])
def test_programs_we_open_get_their_own_libraries(monkeypatch: pytest.MonkeyPatch, before: str | None) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("LD_LIBRARY_PATH", "/ours/_internal")
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    if before:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    module("launch").surroundings()
    assert os.environ.get("LD_LIBRARY_PATH") == before


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="shell scripts of Linux")
@pytest.mark.parametrize("name", ["start.sh", "add-to-menu.sh", "AppRun"])
def test_the_scripts_are_sound(name: str) -> None:
    assert subprocess.run(["sh", "-n", BUILD / "linux" / name], check=False).returncode == 0

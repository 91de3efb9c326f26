"""What is laid beside the program: licences, a read-me, and what each system wants to show it in its menus."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from archive import title
from bundle import ROOT, VERSION, libraries

HERE = Path(__file__).resolve().parent
LETTERS = ("licen", "copying", "notice", "ofl")


def papers(program: Path) -> None:
    """Our licence and notice, the read-me of the system, and the licences of fonts and libraries."""
    here = program / "Contents" / "Resources" if sys.platform == "darwin" else program
    for name in ("LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, here / f"{name}.txt")
    shutil.copy(HERE / system() / "README.txt", here / "README.txt")
    licences(here / "licences")


def system() -> str:
    """The folder in `build/` of the system this runs on."""
    return {"win32": "windows", "darwin": "mac"}.get(sys.platform, "linux")


def licences(folder: Path) -> None:
    """One folder per library and font with the licence texts it came with; our list says the rest."""
    shutil.copytree(HERE / "licences", folder, dirs_exist_ok=True)
    python = [*Path(sys.base_prefix).glob("LICENSE*"), *Path(os.__file__).parent.glob("LICENSE*")]
    for file in python[:1]:
        _copy(file, folder / "Python")
    for library in libraries():
        for file in library.files or ():
            source = Path(str(library.locate_file(file)))
            if file.name.lower().startswith(LETTERS) and file.suffix in ("", ".txt", ".md", ".rst") and source.is_file():
                _copy(source, folder / library.metadata["Name"])


def _copy(file: Path, folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    shutil.copy(file, folder / file.name)


def system_files(program: Path, icons: Path) -> None:
    """On Linux a start script, the entry for the menus with its picture, and the script that puts it there."""
    if sys.platform.startswith("linux"):
        for name in ("start.sh", "add-to-menu.sh"):
            shutil.copy(HERE / "linux" / name, program / name)
            (program / name).chmod(0o755)
        shutil.copy(HERE / "linux" / "verse-tabletop.desktop", program / "verse-tabletop.desktop")
        shutil.copy(icons / "verse.png", program / "verse-tabletop.png")


def version_file(file: Path) -> None:
    """What Windows shows about the program: the version file that PyInstaller reads."""
    numbers = [int(part) for part in VERSION.split(".") if part.isdigit()]
    text = (HERE / "windows" / "version.txt").read_text(encoding="utf-8")
    four = ", ".join(str(number) for number in [*numbers, 0, 0, 0, 0][:4])
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text.replace("@NUMBERS@", four).replace("@VERSION@", VERSION), encoding="utf-8")


def installers(program: Path, out: Path) -> list[Path]:
    """What can be made on top of the archive with the tools that are here; what can't be made is said."""
    if sys.platform == "win32":
        return _inno(program, out)
    if sys.platform.startswith("linux"):
        return _appimage(app_dir(program, out), out)
    return []


def app_dir(program: Path, out: Path) -> Path:
    """The folder from which `appimagetool` makes an AppImage."""
    top = out / "AppDir"
    shutil.rmtree(top, ignore_errors=True)
    shutil.copytree(program, top / "usr" / "lib" / "verse-tabletop", copy_function=os.link)
    shutil.copy(HERE / "linux" / "AppRun", top / "AppRun")
    (top / "AppRun").chmod(0o755)
    shown = {"verse-tabletop.desktop": "applications", "verse-tabletop.png": "icons/hicolor/256x256/apps"}
    for name, place in shown.items():
        shutil.copy(program / name, top / name)
        (top / "usr" / "share" / place).mkdir(parents=True)
        shutil.copy(program / name, top / "usr" / "share" / place / name)
    (top / ".DirIcon").symlink_to("verse-tabletop.png")
    return top


def _appimage(folder: Path, out: Path) -> list[Path]:
    tool = shutil.which("appimagetool")
    if tool is None:
        print(f"No AppImage: appimagetool is not installed. With it: appimagetool {folder}")
        return []
    file = out / f"{title()}.AppImage"
    done = subprocess.run([tool, "--no-appstream", str(folder), str(file)], check=False)
    if done.returncode:
        print("No AppImage: appimagetool stopped; the lines above say why.")
        return []
    return [file]


def _inno(program: Path, out: Path) -> list[Path]:
    tool = shutil.which("iscc")
    if tool is None:
        print("No installer: Inno Setup (iscc) is not on the PATH.")
        return []
    name = f"{title()}-setup"
    done = subprocess.run([tool, f"/DVersion={VERSION}", f"/DProgram={program}", f"/DIcon={out / 'icons' / 'verse.ico'}",
                           f"/O{out}", f"/F{name}", str(HERE / "windows" / "verse.iss")], check=False)
    if done.returncode:
        print("No installer: Inno Setup stopped; the lines above say why.")
        return []
    return [out / f"{name}.exe"]

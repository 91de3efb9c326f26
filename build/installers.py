"""What players know better than an archive: an installer for Windows, an AppImage for Linux, if the tools are here."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from archive import title
from bundle import VERSION

HERE = Path(__file__).resolve().parent


def make(program: Path, out: Path) -> list[Path]:
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
    told = [f"/DVersion={VERSION}", f"/DProgram={program}", f"/DIcon={out / 'icons' / 'verse.ico'}"]
    done = subprocess.run([tool, *told, f"/O{out}", f"/F{name}", str(HERE / "windows" / "verse.iss")], check=False)
    if done.returncode:
        print("No installer: Inno Setup stopped; the lines above say why.")
        return []
    return [out / f"{name}.exe"]

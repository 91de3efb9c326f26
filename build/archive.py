"""The archive of the packaged program and its checksum."""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import stat
import sys
import tarfile
import zipfile
from pathlib import Path

from bundle import NAME, PROGRAM, VERSION

SYSTEMS = {"win32": "windows", "darwin": "macos"}


def settle(dist: Path) -> Path:
    """The folder a player gets, below what PyInstaller left: its folder, on macOS a new one with the .app in it."""
    if sys.platform != "darwin":
        return dist / PROGRAM
    folder = dist / NAME  # nothing may be laid into the .app itself: it is signed for this machine
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    (dist / f"{NAME}.app").rename(folder / f"{NAME}.app")
    return folder


def executable(program: Path) -> Path:
    """The file to run for the command line."""
    if sys.platform == "win32":
        return program / "verse.exe"
    return program / f"{NAME}.app" / "Contents" / "MacOS" / PROGRAM if sys.platform == "darwin" else program / PROGRAM


def title() -> str:
    """The name of archives: program, version, system and kind of processor."""
    system = SYSTEMS.get(sys.platform, "linux")
    return f"verse-tabletop-{VERSION}-{system}-{platform.machine().lower().replace('amd64', 'x86_64')}"


def pack(program: Path, out: Path) -> Path:
    """The archive a player loads down: .tar.gz on Linux, .zip elsewhere. It holds one folder."""
    if sys.platform.startswith("linux"):
        return tar(program, f"verse-tabletop-{VERSION}", out / f"{title()}.tar.gz")
    return zipped(program, NAME, out / f"{title()}.zip")


def tar(folder: Path, top: str, file: Path) -> Path:
    """A folder as .tar.gz below the name `top`; whose it was here is not told."""

    def nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        return entry

    with tarfile.open(file, "w:gz", compresslevel=9) as packed:
        packed.add(folder, top, filter=nobody)
    return file


def zipped(folder: Path, top: str, file: Path) -> Path:
    """A folder as .zip below the name `top`. Links stay links and programs stay programs: a .app breaks without."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for root, folders, names in os.walk(folder):
            linked = [name for name in folders if os.path.islink(os.path.join(root, name))]
            for name in sorted(names + linked):
                path = Path(root) / name
                inside = f"{top}/{path.relative_to(folder).as_posix()}"
                if path.is_symlink():
                    entry = zipfile.ZipInfo(inside)
                    entry.create_system = 3  # Unix: only then is the kind of file looked at
                    entry.external_attr = (stat.S_IFLNK | 0o755) << 16
                    packed.writestr(entry, os.readlink(path))
                else:
                    packed.write(path, inside)
    return file


def checksum(file: Path) -> Path:
    """Write the SHA-256 beside a file, as `sha256sum -c` reads it."""
    beside = file.with_name(f"{file.name}.sha256")
    beside.write_text(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n", encoding="utf-8", newline="\n")
    return beside

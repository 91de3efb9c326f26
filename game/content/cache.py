"""The own content kept ready: records as JSON beside a fingerprint of the files they were made from.

A cache that is stale, damaged or written by another version is not used; losing it costs time only.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from contextlib import suppress
from pathlib import Path

from game.content.packing import pack, unpack
from game.content.records import Fistful

FORMAT = 1
NAME = "fistful.cards"


def fistful(root: Path, folder: Path | None) -> Fistful:
    """The content below `root`: from the cache in `folder` if it fits the files, else read and kept. ContentError."""
    if folder is None:
        return _read(root)
    key = fingerprint(files_of(root))
    kept = load(folder / NAME, key)
    if kept is None:
        kept = _read(root)
        save(folder / NAME, key, kept)
    return kept


def files_of(root: Path) -> list[str]:
    """Every file the own content is read from, in a fixed order."""
    decks = os.path.join(root, "assets", "decks", "fistful")
    folders = (decks, os.path.join(decks, "heists"), os.path.join(root, "maps", "heists"))
    return [os.path.join(folder, n) for folder in folders for n in sorted(os.listdir(folder)) if n.endswith(".toml")]


def fingerprint(files: list[str]) -> str:
    """A hash over the names and bytes of files and the format of the cache."""
    found = hashlib.blake2b(str(FORMAT).encode(), digest_size=16)
    for file in files:
        with open(file, "rb", buffering=0) as stream:
            data = stream.read()
        found.update(f"\0{os.path.basename(file)}\0{len(data)}\0".encode())
        found.update(data)
    return found.hexdigest()


def load(file: Path, key: str) -> Fistful | None:
    """What the cache holds, if it is whole and was made from files with that fingerprint."""
    try:
        data = file.read_bytes()
        head, body = data[:65], data[65:]
        if head != f"{key}{_digest(body)}\n".encode():
            return None
        return unpack(json.loads(body))
    except (OSError, ValueError, TypeError, LookupError, AttributeError, RecursionError):
        return None


def save(file: Path, key: str, content: Fistful) -> None:
    """Keep the content, whole or not at all; a disk that refuses is no reason to stop."""
    body = json.dumps(pack(content), separators=(",", ":"), ensure_ascii=False).encode()
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=NAME, suffix=".new", dir=file.parent)
        try:
            with os.fdopen(handle, "wb") as stream:
                stream.write(f"{key}{_digest(body)}\n".encode() + body)
            os.replace(name, file)
        except OSError:
            with suppress(OSError):
                os.unlink(name)


def _digest(body: bytes) -> str:
    return hashlib.blake2b(body, digest_size=16).hexdigest()


def _read(root: Path) -> Fistful:
    from game.content.decks import read_fistful  # parser and schemas are wanted only here

    return read_fistful(root)

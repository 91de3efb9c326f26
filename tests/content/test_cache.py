"""The cache gives exactly what the files give, sees when it is stale, and is never trusted when damaged."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from game.content.common import cache
from game.content.common.files import data_root
from game.content.common.packing import Maker, outlines, pack, shelf, shelved
from game.content.common.printed import Printed
from game.content.fancards import PRINTED as FANCARDS
from game.content.fistful import PRINTED as FISTFUL
from game.content.keepflyin import PRINTED as KEEPFLYIN
from game.content.registry import PRINTED

PROBE = """
import sys
from pathlib import Path
from game.content.load import load_all
load_all(None, Path(sys.argv[1]))
print(any(name == "pydantic" or name.startswith("pydantic.") for name in sys.modules), "tomli" in sys.modules)
"""


@dataclass(frozen=True, slots=True)
class Thing:
    id: str
    count: float
    words: tuple[str, ...]
    line: tuple[tuple[float, float], ...]


@pytest.fixture(params=[FISTFUL, KEEPFLYIN, FANCARDS], ids=lambda kept: kept.kept)
def kept(request: pytest.FixtureRequest) -> Printed[Any]:
    found: Printed[Any] = request.param
    return found


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for part in ("assets/decks", "maps"):
        shutil.copytree(data_root() / part, tmp_path / "data" / part)
    return tmp_path / "data"


def test_cached_content_equals_that_of_the_files(kept: Printed[Any], root: Path, tmp_path: Path) -> None:
    read = cache.content(kept, root, None)
    assert cache.content(kept, root, tmp_path / "c") == read
    assert (tmp_path / "c" / kept.kept).is_file()
    again = cache.content(kept, root, tmp_path / "c")
    assert again == read
    assert pack(again) == pack(read)
    assert list(again.events) == list(read.events)


def test_packed_content_unpacks_to_hashable_records(kept: Printed[Any], root: Path) -> None:
    read = cache.content(kept, root, None)
    again = kept.unpack(shelved(read))
    assert again == read
    assert {hash(card) for card in again.events.values()} == {hash(card) for card in read.events.values()}


def test_every_game_is_kept_and_found_again(tmp_path: Path) -> None:
    for printed in PRINTED:
        files = cache.files_of(printed, data_root())
        read = cache.content(printed, data_root(), tmp_path)
        found = cache.load(printed, tmp_path, cache.fingerprint(files))
        assert found == read and pack(found) == pack(read), printed.id


def test_values_that_look_alike_keep_their_kind() -> None:
    deck = {"a": Thing("a", 1, ("x",), ()), "b": Thing("b", True, ("x",), ((0.5, 0.25), (0.1234, 2.0)))}
    deck["c"] = Thing("c", 1.0, (), ((0.5, 0.25),))
    found = Maker(Thing, {"line": outlines}).deck(json.loads(json.dumps(shelf(deck))))
    assert found == deck and [type(one.count) for one in found.values()] == [int, bool, float]
    assert found["b"].line[0] is found["c"].line[0], "a corner that two share is one"


def test_a_column_of_another_length_is_refused() -> None:
    ids, columns = shelf({"a": Thing("a", 1, (), ()), "b": Thing("b", 2, (), ()), "c": Thing("c", 1, (), ())})
    for bad in ([[1, 2], "#$"], [[1, 2], 0], [[], 1], [[1], "#$#"], [[1, 2]]):
        with pytest.raises((ValueError, LookupError)):
            Maker(Thing, {}).deck([ids, [columns[0], bad, *columns[2:]]])


def test_tuples_stay_tuples(root: Path) -> None:
    heists = FISTFUL.unpack(shelved(cache.content(FISTFUL, root, None))).heists
    assert isinstance(heists["derelict"].map.spawns[0].at, tuple)
    board = KEEPFLYIN.unpack(shelved(cache.content(KEEPFLYIN, root, None))).board
    assert isinstance(board.quadrants, tuple) and board.locations["persephone"].quadrants == (4, 5)


def test_a_changed_file_is_seen_whatever_its_date(root: Path, tmp_path: Path) -> None:
    cache.content(FISTFUL, root, tmp_path / "c")
    file = root / "assets" / "decks" / "fistful" / "gear.toml"
    date = file.stat()
    file.write_text(file.read_text(encoding="utf-8").replace('title = "Vera"', 'title = "Wera"'), encoding="utf-8")
    os.utime(file, ns=(date.st_atime_ns, date.st_mtime_ns))
    assert cache.content(FISTFUL, root, tmp_path / "c").gear["vera"].title == "Wera"


def test_new_and_missing_files_change_the_fingerprint(root: Path) -> None:
    before = cache.fingerprint(cache.files_of(FISTFUL, root))
    extra = root / "maps" / "heists" / "zzz.toml"
    extra.write_text("", encoding="utf-8")
    assert cache.fingerprint(cache.files_of(FISTFUL, root)) != before
    extra.unlink()
    assert cache.fingerprint(cache.files_of(FISTFUL, root)) == before


def test_a_damaged_cache_is_not_used(kept: Printed[Any], root: Path, tmp_path: Path) -> None:
    read = cache.content(kept, root, tmp_path)
    file = tmp_path / kept.kept
    whole = file.read_bytes()
    key = cache.fingerprint(cache.files_of(kept, root))
    for place in range(0, len(whole), 997):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        assert cache.load(kept, tmp_path, key) is None
    for bad in (b"", whole[:40], whole[:-1], whole + b" ", b"x" * 200_000):
        file.write_bytes(bad)
        assert cache.load(kept, tmp_path, key) is None
    assert cache.content(kept, root, tmp_path) == read
    assert cache.load(kept, tmp_path, key) == read


def test_a_cache_with_the_right_seal_and_wrong_content_is_not_used(kept: Printed[Any], tmp_path: Path) -> None:
    odd = (b"[]", b"[1,2,3,4,5]", b'[{"a":[]},{},{},{},{}]', b'[{"a":[]},{},{},{}]', b'{"a":1}', b"nonsense")
    for body in (*odd, b"[" * 100_000):
        file = tmp_path / kept.kept
        file.write_bytes(f"{'k' * 32}{cache.seal(body)}\n".encode() + body)
        assert cache.load(kept, tmp_path, "k" * 32) is None


def test_a_disk_that_refuses_costs_only_time(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(old: object, new: object) -> None:
        raise OSError(28, "No space left on device")

    (tmp_path / "file").write_text("", encoding="utf-8")
    read = cache.content(FISTFUL, root, tmp_path / "file" / "below")
    monkeypatch.setattr(os, "replace", refuse)
    assert cache.content(FISTFUL, root, tmp_path / "c") == read
    assert list((tmp_path / "c").iterdir()) == []


def test_a_fresh_cache_needs_neither_schemas_nor_parser(tmp_path: Path) -> None:
    def probe() -> str:
        run = subprocess.run(
            [sys.executable, "-c", PROBE, str(tmp_path)], capture_output=True, text=True, check=True, cwd=data_root()
        )
        return run.stdout.strip()

    assert probe() == "True True"
    assert probe() == "False False"

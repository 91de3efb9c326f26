"""A game as one file: given away, taken in, and everything that may be wrong with such a file."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from game.save.errors import SaveError
from game.save.format.header import FORMAT
from game.save.parcels import export as exporting
from game.save.parcels import imports
from game.save.parcels.export import SUFFIX, export, wrapped
from game.save.parcels.imports import offered, take_in, unwrapped
from game.save.store import Store
from tests.save.disks import ERRORS, Failing, Memory, told_everywhere
from tests.save.player import FOLDER
from tests.save.test_rename import PNG, undos
from tests.save.test_trash import left, stands
from tests.toy import TOY

SHARED = Path("shared")


def parcel(**files: bytes) -> bytes:
    """A zip with these files; "__" in a name stands for a dot, "_s_" for a slash."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as made:
        for name, data in files.items():
            made.writestr(name.replace("_s_", "/").replace("__", "."), data)
    return out.getvalue()


def refused(disk: Memory, data: bytes) -> str:
    """The code of the error when a file is to be taken in; nothing may have changed on the disk."""
    path = SHARED / "game.verse"
    disk.write(path, data)
    before = {p: c.now for p, c in disk.files.items()}
    with pytest.raises(SaveError) as told:
        take_in(Store(FOLDER, disk, [TOY]), path)
    assert told.value.sentence and {p: c.now for p, c in disk.files.items()} == before
    return told.value.code


def test_a_game_given_away_stands_the_same_where_it_is_taken_in() -> None:
    disk = Memory()
    player, here = left(disk)
    player.store.keep_picture(player.slot.id, PNG)
    path = export(player.store, player.slot.id, SHARED, "Ann, Bob - Toy - Turn 3")
    assert path == SHARED / "Ann, Bob - Toy - Turn 3.verse" and offered(disk, SHARED) == [path.name]
    elsewhere = Store(Path("elsewhere"), disk, [TOY])
    taken = take_in(elsewhere, path)
    entry = elsewhere.games()[0]
    assert stands(elsewhere, taken.slot) == here and taken.title == TOY.title
    assert entry.slot == taken.slot and entry.seats == ("Ann", "Bob") and elsewhere.picture(entry.slot) == PNG
    opened = elsewhere.open(taken.slot)
    assert opened.session.record == player.session.record and undos(opened.session) == undos(player.session)
    again = take_in(elsewhere, path)
    assert again.slot != taken.slot and len(elsewhere.games()) == 2


def test_names_are_made_fit_for_every_disk_and_never_overwrite() -> None:
    disk = Memory()
    player, _ = left(disk)
    paths = [export(player.store, player.slot.id, SHARED, "GAME" if i else "Game").name for i in range(3)]
    assert paths == ["Game.verse", "GAME (2).verse", "GAME (3).verse"]
    assert export(player.store, player.slot.id, SHARED, "///").name == player.slot.id + SUFFIX


def test_a_damaged_game_can_be_given_away_but_not_taken_in() -> None:
    disk = Memory()
    player, _ = left(disk)
    for path, content in disk.files.items():
        if path.suffix == ".save":
            content.now = content.now[:-3]
    data = wrapped(player.store, player.slot.id)
    assert refused(disk, data) == "damaged"


def test_what_is_no_such_file_is_refused() -> None:
    disk = Memory()
    player, _ = left(disk)
    good = wrapped(player.store, player.slot.id)
    inner, _ = unwrapped(good, "")
    save, body = next((n.replace(".", "__"), d) for n, d in inner.items() if n.endswith(".save"))
    assert refused(disk, b"") == refused(disk, b"hello") == refused(disk, good[:-30]) == "no-parcel"
    assert refused(disk, parcel()) == refused(disk, parcel(picture__png=PNG)) == "no-parcel"
    for name in ("___s_1__save", "_s_tmp_s_1__save", "a_s_1__save", "1__txt", "01__save", "1__save__x"):
        assert refused(disk, parcel(**{save: body, name: body})) == "no-parcel", name
    flipped = bytearray(body)
    flipped[len(body) // 2] ^= 4
    assert refused(disk, parcel(**{save: bytes(flipped)})) == "damaged"
    assert refused(disk, parcel(**{save: body.replace(b'{"verse":%d' % FORMAT, b'{"verse":9', 1)})) == "newer"
    out = bytearray(parcel(**{save: body}))
    out[out.rfind(b"PK\x01\x02") + 8] |= 1  # says it is encrypted
    assert refused(disk, bytes(out)) == "no-parcel"


def test_a_game_of_another_program_is_refused() -> None:
    disk = Memory()
    player, _ = left(disk)
    path = export(player.store, player.slot.id, SHARED, "Game")
    with pytest.raises(SaveError) as told:
        take_in(Store(FOLDER, disk, []), path)
    assert told.value.code == "unknown-game"


def test_a_small_file_can_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Memory()
    bomb = parcel(**{f"{i}__save": bytes(4_200_000) for i in range(8)})
    assert len(bomb) < 60_000 and refused(disk, bomb) == "too-large"
    assert refused(disk, parcel(**{"1__save": bytes(4_200_000)})) == "too-large"
    assert refused(disk, parcel(**{"1__journal": bytes(1_000_001)})) == "too-large"
    assert refused(disk, parcel(**{f"{i}__save": b"" for i in range(exporting.FILES + 2)})) == "too-large"
    lying = bytearray(parcel(**{"1__save": bytes(4_200_000)}))
    size = (4_200_000).to_bytes(4, "little")
    while size in lying:  # the sizes it tells are small
        at = lying.index(size)
        lying[at : at + 4] = (10).to_bytes(4, "little")
    assert refused(disk, bytes(lying)) in ("no-parcel", "too-large", "damaged")
    monkeypatch.setattr(imports, "MOST", 100)
    monkeypatch.setattr(imports, "LARGEST", 100)
    assert refused(disk, bytes(300)) == "too-large"


def test_a_doubled_name_is_refused() -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as made:
        made.writestr("1.save", b"a")
        with pytest.warns(UserWarning):
            made.writestr("1.save", b"b")
    assert refused(Memory(), out.getvalue()) == "no-parcel"


def test_a_bad_picture_is_left_out() -> None:
    disk = Memory()
    player, here = left(disk)
    inner, _ = unwrapped(wrapped(player.store, player.slot.id), "")
    files = {name.replace(".", "__"): data for name, data in inner.items()}
    disk.write(SHARED / "game.verse", parcel(**files, picture__png=b"no picture"))
    taken = take_in(player.store, SHARED / "game.verse")
    assert player.store.picture(taken.slot) is None and stands(player.store, taken.slot) == here


def test_a_long_game_leaves_out_its_oldest_generations(monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Memory()
    player, here = left(disk)
    for _ in range(4):
        opened = player.store.open(player.slot.id)
        opened.slot.save(opened.session)
        opened.slot.close()
    newest = max(int(p.name.split(".")[1]) for p in disk.files if p.suffix == ".save")
    monkeypatch.setattr(exporting, "FILES", 3)
    inner, _ = unwrapped(wrapped(player.store, player.slot.id), "")
    assert f"{newest}.save" in inner and len(inner) < 3
    disk.write(SHARED / "game.verse", wrapped(player.store, player.slot.id))
    assert stands(player.store, take_in(player.store, SHARED / "game.verse").slot) == here


@pytest.mark.parametrize("deed", ["export", "take in"])
@pytest.mark.parametrize(
    "name, forever", [("ENOSPC", True), ("EROFS", True), ("EIO", False), ("EACCES", False), ("windows 32", False)]
)
def test_no_error_leaves_half_a_file_or_half_a_game(deed: str, name: str, forever: bool) -> None:
    def story(disk: Memory) -> tuple[Callable[[], object], Callable[[], None]]:
        player, here = left(disk)
        store, slot = player.store, player.slot.id
        path = export(store, slot, SHARED, "Game")
        old = disk.files[path].now

        def whole() -> None:
            assert disk.files[path].now == old and stands(store, slot) == here
            assert all(disk.files[SHARED / offer].now == old for offer in offered(disk, SHARED)), "half a file"
            assert all(entry.status == "ok" and stands(store, entry.slot) == here for entry in store.games())

        if deed == "export":
            return partial(export, store, slot, SHARED, "Game"), whole
        return partial(take_in, store, path), whole

    _, errors = told_everywhere(story, lambda at: Failing(at, ERRORS[name], forever))
    assert len(errors) >= 3


METHODS = [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA]


@pytest.mark.parametrize("method", METHODS)
def test_a_broken_file_of_any_packing_is_a_sentence(method: int) -> None:
    """Each byte of it wrong, one after the other: read or refused, never another error."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as made:
        made.writestr("1.save", b"x" * 300)
        made.writestr("picture.png", PNG)
    good, disk = out.getvalue(), Memory()
    for at in range(len(good)):
        for change in (0xFF, 0x01):
            with suppress(SaveError):
                unwrapped(good[:at] + bytes([good[at] ^ change]) + good[at + 1 :], "x.verse")
    if method not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        assert refused(disk, good) == "no-parcel"
    for cut in range(0, len(good), 7):
        with pytest.raises(SaveError):
            unwrapped(good[:cut], "x.verse")


def test_what_a_file_holds_is_counted_before_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """However it says so: many entries, few entries and a long list, the record of large zips, a comment behind."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as made:
        for n in range(3_000):
            made.writestr(f"{n}.save", b"")
    many = out.getvalue()
    lies = many[:-14] + (1).to_bytes(2, "little") * 2 + many[-10:]
    large = many[:-22] + b"PK\6\7" + bytes(16) + many[-22:]
    comment = many[:-2] + b"\4\0" + b"note"
    monkeypatch.setattr(zipfile, "ZipFile", lambda *given: pytest.fail("it was opened"))
    for data in (many, lies, large, comment):
        with pytest.raises(SaveError) as told:
            unwrapped(data, "x.verse")
        assert told.value.code in ("too-large", "no-parcel")

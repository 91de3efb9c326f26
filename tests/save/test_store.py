"""Slots and lists of saves, on a real disk."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import game
from game.core.codec import digest
from game.core.session import Session
from game.save.errors import SaveError
from game.save.format import body
from game.save.format.header import FORMAT, LINE, clean, read_header
from game.save.slots import prune, slot
from game.save.store import Store
from tests.save.mutants import parts, signed
from tests.toy import TOY


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def store(folder: Path, **more: Any) -> Store:
    return Store(folder, rulesets=[TOY], **more)


def session(seed: int = 1) -> Session[Any]:
    return Session(TOY, TOY.new(2, seed))


def begun(where: Store, keys: int = 0, title: str = "") -> tuple[Any, Session[Any]]:
    table = session()
    held = where.create("toy", ["Ann", "Bob"], {"house": "plain"}, table, title)
    for _ in range(keys):
        key = table.options[-1].key
        table.answer(key)
        held.record(key, table)
    return held, table


def newest(folder: Path, kind: str = "save") -> Path:
    return max(folder.glob(f"*.{kind}"), key=lambda p: int(p.name.split(".")[1]))


def test_a_game_is_listed_and_goes_on_where_it_was(tmp_path: Path) -> None:
    clock = Clock()
    where = store(tmp_path, clock=clock)
    held, table = begun(where, 3, "Friday\x07 game ")
    clock.now += 60
    table.answer("roll")
    held.record("roll", table)
    (entry,) = where.games()
    assert entry[:8] == (held.id, "Friday game", "toy", ("Ann", "Bob"), 0, 1_000_060, 4, "ok")
    assert where.latest() == entry
    held.close()
    opened = where.open(held.id)
    assert digest(opened.session.state) == digest(table.state)
    assert opened.session.record == table.record
    assert opened.settings == {"house": "plain"}
    assert opened.header.engine == game.__version__
    assert opened.notes == ()


def test_the_header_is_short_and_readable_without_the_body(tmp_path: Path) -> None:
    where = store(tmp_path, content=lambda game: "0123456789abcdef" * 4)
    begun(where, 2)
    data = newest(tmp_path).read_bytes()
    header = read_header(data[:LINE], "")
    assert data.index(b"\n") < LINE
    assert header.content == "0123456789abcdef"
    assert header.size == len(data) - data.index(b"\n") - 1


def test_undo_reaches_over_a_restart_as_far_as_before(tmp_path: Path) -> None:
    where = store(tmp_path)
    held, table = begun(where, 1)
    table.answer("roll")
    held.record("roll", table)
    for _ in range(3):
        table.answer("wait")
        held.record("wait", table)
    assert table.undo()
    held.undone(table)
    for ending in (None, table):
        held.close(ending)
        opened = where.open(held.id)
        held, again = opened.slot, opened.session
        assert len(again.future) == 1
        assert again.record == table.record
        assert (again.undo(), again.undo(), again.undo()) == (True, True, False)
        assert again.why_no_undo() == "luck"


def test_redo_and_undo_over_an_older_generation_are_safe(tmp_path: Path) -> None:
    where = store(tmp_path)
    held, table = begun(where, 2)
    held.save(table)
    for undo in (True, True, False, False):
        if undo:
            assert table.undo()
            held.undone(table)
        else:
            assert table.redo()
            held.redone(table)
        held.close()
        opened = where.open(held.id)
        assert digest(opened.session.state) == digest(table.state)
        assert opened.session.record == table.record
        held, table = opened.slot, opened.session
    assert table.record == ["wait", "wait"]


def test_a_house_rule_about_undo_is_kept(tmp_path: Path) -> None:
    where = store(tmp_path)
    held, table = begun(where)
    table.answer("roll")
    held.record("roll", table)
    table.free = True
    table.answer("wait")
    held.record("wait", table)
    assert len(list(tmp_path.glob("*.save"))) == 2
    held.close()
    again = where.open(held.id).session
    assert again.free
    assert again.undo() and again.undo()


def test_an_action_the_slot_was_not_told_of_is_saved_with_the_next(tmp_path: Path) -> None:
    where = store(tmp_path)
    held, table = begun(where, 1)
    table.answer("wait")
    table.answer("wait")
    held.record("wait", table)
    held.close()
    assert where.open(held.id).session.record == ["wait"] * 3


def test_a_round_a_long_journal_and_the_end_start_a_generation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where = store(tmp_path)
    held, table = begun(where, 8)
    assert held.generation == 2  # eight lines and a new round
    monkeypatch.setattr(slot, "TURN", 99)
    monkeypatch.setattr(slot, "EVERY", 3)
    for key in ["wait"] * 3:
        table.answer(key)
        held.record(key, table)
    assert held.generation == 3
    monkeypatch.setattr(slot, "EVERY", 99)
    while not table.over:
        table.answer("wait")
        held.record("wait", table)
    assert held.generation == 4
    held.close(table)
    assert held.generation == 4
    assert where.open(held.id).session.over
    assert where.games()[0].over and where.latest() is None


def test_the_newest_stay_and_one_of_each_older_round(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where = store(tmp_path)
    held, table = begun(where)
    for _ in range(16):
        table.answer("wait")
        held.record("wait", table)
        held.save(table)
    kept = sorted(int(p.name.split(".")[1]) for p in tmp_path.glob("*.save"))
    last = held.generation
    assert kept[-5:] == list(range(last - 4, last + 1))
    rounds = [where_round(tmp_path / f"{held.id}.{g}.save") for g in kept[:-5]]
    assert rounds == sorted(set(rounds)) and len(rounds) >= 5
    monkeypatch.setattr(prune, "OLDER", 2)
    held.save(table)
    assert len(list(tmp_path.glob("*.save"))) == 7
    assert {p.name.split(".")[1] for p in tmp_path.glob("*.journal")} <= {
        p.name.split(".")[1] for p in tmp_path.glob("*.save")
    }


def where_round(path: Path) -> int:
    from game.save.format.header import read_label

    return read_label(path.read_bytes(), "").round


def test_damaged_files_are_never_pruned(tmp_path: Path) -> None:
    where = store(tmp_path)
    held, table = begun(where)
    first = newest(tmp_path)
    first.write_bytes(b"nonsense")
    for _ in range(9):
        held.save(table)
    assert first.read_bytes() == b"nonsense"
    assert len(list(tmp_path.glob("*.save"))) == 7


def test_a_damaged_newest_generation_costs_nothing_and_stays(tmp_path: Path) -> None:
    where = store(tmp_path)
    held, table = begun(where, 8)
    table.answer("wait")
    held.record("wait", table)
    held.close()
    broken = newest(tmp_path)
    broken.write_bytes(broken.read_bytes()[:-1])
    opened = where.open(held.id)
    assert digest(opened.session.state) == digest(table.state)
    assert [(n.code, n.place) for n in opened.notes] == [("damaged", broken.name)]
    (entry,) = where.games()
    assert (entry.status, entry.action, entry.damaged) == ("ok", 9, (broken.name,))
    opened.slot.record("wait", _answered(opened.session, "wait"))
    assert broken.exists()
    assert opened.slot.generation == 3


def _answered(table: Session[Any], key: str) -> Session[Any]:
    table.answer(key)
    return table


def test_damaged_and_newer_games_are_listed_with_the_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And each alone as in the list, without a look at another."""
    where = store(tmp_path)
    held, _ = begun(where, 2)
    held.close()
    good = newest(tmp_path).read_bytes()
    (tmp_path / "cut-1.1.save").write_bytes(good[:-5])
    (tmp_path / "zero.1.save").write_bytes(b"")
    (tmp_path / "later.7.save").write_bytes(good.replace(b'{"verse":%d' % FORMAT, b'{"verse":%d' % (FORMAT + 1), 1))
    header, label, rest = parts(good)
    (tmp_path / "chess.1.save").write_bytes(signed(good, label.replace(b'"toy"', b'"chess"'), rest))
    entries = {e.slot: e for e in where.games()}
    assert {s: e.status for s, e in entries.items()} == {
        held.id: "ok",
        "cut-1": "damaged",
        "zero": "damaged",
        "later": "newer",
        "chess": "newer",
    }
    assert all(e.reason for s, e in entries.items() if s != held.id)
    files, looked = type(where.files), list[str]()
    read = files.read
    monkeypatch.setattr(files, "read", lambda fs, path, *most: looked.append(path.name) or read(fs, path, *most))
    assert all(where.entry(slot) == entry for slot, entry in entries.items()) and where.entry("nobody") is None
    looked.clear()
    where.entry(held.id)
    assert looked and {name.partition(".")[0] for name in looked} == {held.id}
    for slot_id, code in (
        ("cut-1", "damaged"),
        ("zero", "damaged"),
        ("later", "newer"),
        ("chess", "unknown-game"),
        ("nobody", "missing"),
    ):
        with pytest.raises(SaveError) as told:
            where.open(slot_id)
        assert told.value.code == code
        assert str(told.value).startswith(told.value.sentence)
    assert len(list(tmp_path.glob("*.save"))) == 5


def test_foreign_files_are_ignored_and_stay(tmp_path: Path) -> None:
    where = store(tmp_path)
    held, table = begun(where, 2)
    foreign = ["notes.txt", f"{held.id}.1 (1).save", "x.save", f"{held.id}.01.save", "UPPER.1.save", "a.1.save.bak"]
    for name in foreign:
        (tmp_path / name).write_text("mine")
    (tmp_path / "folder.1.save").mkdir()
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.1.save")
    (tmp_path / f"{held.id}.99.tmp").write_text("half")
    entries = {e.slot: e.status for e in where.games()}
    assert entries.pop(held.id) == "ok"
    assert set(entries.values()) == {"damaged"} and set(entries) <= {"folder", "pipe"}
    held.close()
    where.open(held.id)
    assert all((tmp_path / name).exists() for name in foreign)
    assert not (tmp_path / f"{held.id}.99.tmp").exists()


def test_a_missing_folder_is_an_empty_list_and_is_made_by_the_first_save(tmp_path: Path) -> None:
    where = store(tmp_path / "a" / "b")
    assert where.games() == []
    assert where.latest() is None
    held, table = begun(where)
    for _ in range(3):
        for path in (tmp_path / "a" / "b").iterdir():
            path.unlink()
        (tmp_path / "a" / "b").rmdir()
        try:
            held.record("wait", _answered(table, "wait"))
        except SaveError as error:
            assert error.code == "missing"
            held.save(table)
        assert [e.action for e in where.games()] == [held.action]


def test_a_journal_somebody_meddled_with_is_not_trusted(tmp_path: Path) -> None:
    where = store(tmp_path)
    for meddle in (Path.unlink, lambda path: path.write_bytes(b""), lambda path: path.write_bytes(b"x" * 400)):
        held, table = begun(where, 2)
        meddle(newest(tmp_path, "journal"))
        held.record("wait", _answered(table, "wait"))
        held.close()
        assert where.open(held.id).session.record == ["wait"] * 3
        for path in tmp_path.glob(f"{held.id}.*"):
            path.unlink()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="an administrator may write anywhere")
def test_a_folder_without_permission_is_reported(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    held, table = begun(store(tmp_path))
    assert held.behind
    with pytest.raises(SaveError) as told:
        held.save(table)
    assert told.value.code == "no-permission"
    tmp_path.chmod(0o700)


def test_two_windows_cannot_play_one_game_and_a_dead_one_does_not_count(tmp_path: Path) -> None:
    where = store(tmp_path)
    held, table = begun(where, 1)
    with pytest.raises(SaveError) as told:
        store(tmp_path).open(held.id)
    assert told.value.code == "in-use"
    held.close()
    program = (
        "import sys, time; from pathlib import Path; from tests.save.test_store import store; "
        f"kept = store(Path(sys.argv[1])).open('{held.id}'); print('open', flush=True); time.sleep(60)"
    )
    other = subprocess.Popen([sys.executable, "-c", program, str(tmp_path)], stdout=subprocess.PIPE)
    assert other.stdout is not None and other.stdout.readline().strip() == b"open"
    with pytest.raises(SaveError):
        where.open(held.id)
    other.kill()
    other.wait()
    other.stdout.close()
    assert where.open(held.id).session.record == table.record


def test_games_begun_in_the_same_second_get_slots_of_their_own(tmp_path: Path) -> None:
    where = store(tmp_path, clock=Clock())
    slots = {begun(where)[0].id for _ in range(3)}
    assert len(slots) == 3
    first = sorted(slots)[0]
    assert {s[len(first) :] for s in slots} == {"", "-2", "-3"}
    again = store(tmp_path, clock=Clock())  # two that are open, and one that is only on the disk
    assert begun(again)[0].id not in slots


@pytest.mark.parametrize(
    "title",
    ["CON", "../../etc", "a/b\\c:d*?", ".", "x" * 500, "\ud800 lone", "line\nfeed\x00", "Ünï☃", "", "nul.", " "],
)
def test_any_title_saves_and_comes_back(tmp_path: Path, title: str) -> None:
    where = store(tmp_path)
    held, _ = begun(where, 1, title)
    held.close()
    assert where.games()[0].title == (clean(title) or TOY.title)
    assert where.open(held.id).slot.game.title == (clean(title) or TOY.title)
    assert all(set(p.name) <= set("abcdefghijklmnopqrstuvwxyz0123456789-.") for p in tmp_path.iterdir())


def test_save_as_goes_on_in_another_folder(tmp_path: Path) -> None:
    here, there = store(tmp_path / "a"), store(tmp_path / "b")
    held, table = begun(here, 3)
    copy = there.save_as(held, table, "Copy")
    assert [e.title for e in there.games()] == ["Copy"]
    copy.close()
    assert there.open(copy.id).session.record == table.record
    (tmp_path / "file").write_text("")
    with pytest.raises(SaveError):
        store(tmp_path / "file" / "x").save_as(held, table)


def test_a_game_that_the_cards_of_today_do_not_fit_is_not_called_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held, _ = begun(store(tmp_path, content=lambda game: "a"), 1)
    held.close()
    monkeypatch.setattr(type(TOY), "faults", lambda rules, g: ["a card that is not in the box"])
    with pytest.raises(SaveError) as found:
        store(tmp_path, content=lambda game: "b").open(held.id)
    assert found.value.code == "other-cards"
    with pytest.raises(SaveError) as found:
        store(tmp_path, content=lambda game: "a").open(held.id)
    assert found.value.code == "damaged"


def test_changed_cards_are_told(tmp_path: Path) -> None:
    held, _ = begun(store(tmp_path, content=lambda game: "a"), 1)
    held.close()
    assert [n.code for n in store(tmp_path, content=lambda game: "b").open(held.id).notes] == ["content"]


def test_a_picture_of_the_table(tmp_path: Path) -> None:
    where = store(tmp_path)
    held, table = begun(where, 1)
    assert where.picture(held.id) is None
    png = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + (640).to_bytes(4, "big") + (400).to_bytes(4, "big") + b"\x08" * 20
    for _ in range(2):
        held.picture(png)
    assert where.picture(held.id) == png
    assert where.games()[0].picture
    held.save(table)
    assert where.picture(held.id) == png
    held.picture(png[:16] + (20_000).to_bytes(4, "big") + png[20:])
    assert where.picture(held.id) == png  # the older one: the new one is too large to be drawn
    held.picture(b"no picture at all, but long enough")
    assert where.picture(held.id) == png
    held.picture(b"\x89PNG" * 1_000_000)
    assert where.picture(held.id) == png
    for path in tmp_path.iterdir():
        path.unlink()
    tmp_path.rmdir()
    with pytest.raises(SaveError):
        held.picture(png)


def test_what_cannot_be_read_back_is_never_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where = store(tmp_path)
    held, table = begun(where, 1)
    table.state.score[0] = -5
    with pytest.raises(SaveError) as told:
        held.save(table)
    assert told.value.code == "refused"
    table.state.score[0] = 1.5
    with pytest.raises(SaveError) as told:
        held.save(table)
    assert told.value.code == "refused"
    table.state.score[0] = 0
    monkeypatch.setattr("game.save.format.header.MOST", 300)
    with pytest.raises(SaveError) as told:
        held.save(table)
    assert told.value.code == "too-large"
    assert len(list(tmp_path.glob("*.save"))) == 1


def test_a_game_that_goes_another_way_stops_before_it(tmp_path: Path) -> None:
    where = store(tmp_path)
    held, table = begun(where, 3)
    held.close()
    journal = newest(tmp_path, "journal")
    from game.save.slots.journal import Line, lines, written

    found = lines(journal.read_bytes(), 0)
    journal.write_bytes(b"".join(written(line._replace(hash="0" * 32) if line.number == 2 else line) for line in found))
    opened = where.open(held.id)
    assert opened.session.record == ["wait"]
    assert [n.code for n in opened.notes] == ["diverged"]
    assert not opened.session.future
    opened.slot.close()
    journal.write_bytes(written(found[0]) + written(Line(2, "undo", "", "0" * 32, 0)))
    assert where.open(held.id).session.record == ["wait"]


def test_journal_lines_that_cannot_be_done_again(tmp_path: Path) -> None:
    from game.save.slots.journal import Line, written

    where = store(tmp_path)
    held, table = begun(where, 1)
    held.close()
    journal = newest(tmp_path, "journal")
    start = journal.read_bytes()
    for line in (Line(2, "answer", "fly", "", 0), Line(2, "redo", "", "", 0)):
        journal.write_bytes(start + written(line))
        opened = where.open(held.id)
        opened.slot.close()
        assert opened.session.record == ["wait"]
        assert [n.code for n in opened.notes] == ["diverged"]
    for torn in (
        written(Line(2, "answer", "wait", "", 0))[:-1],
        b"00000000 []\n",
        b"\xff" * 5_000 + b"\n",
        written(Line(3, "answer", "wait", "", 0)),
    ):
        journal.write_bytes(start + torn)
        opened = where.open(held.id)
        opened.slot.close()
        assert (opened.session.record, opened.notes) == (["wait"], ())


def test_a_huge_file_is_refused_by_its_size(tmp_path: Path) -> None:
    (tmp_path / "huge.1.save").write_bytes(b"{" * 5_000_000)
    with pytest.raises(SaveError) as told:
        store(tmp_path).open("huge")
    assert told.value.code == "too-large"


def test_opening_is_quick_and_writes_nothing(tmp_path: Path) -> None:
    where = store(tmp_path)
    held, _ = begun(where, 12)
    held.close()
    before = {p.name: p.read_bytes() for p in tmp_path.iterdir()}
    began = time.process_time()
    where.open(held.id).slot.close()
    assert time.process_time() - began < 1
    assert {p.name: p.read_bytes() for p in tmp_path.iterdir()} == before


def test_the_past_in_a_save_is_only_believed_when_it_leads_here(tmp_path: Path) -> None:
    import json

    where = store(tmp_path)
    held, table = begun(where, 2)
    held.close(table)
    path = newest(tmp_path)
    good = path.read_bytes()
    _, label, rest = parts(good)
    tree = json.loads(rest)
    changes: tuple[dict[str, Any], ...] = (
        {"keys": ["roll", "wait"]},
        {"keys": ["fly"]},
        {"undone": 3},
        {"undone": -1},
        {"undone": "x"},
        {"state": {}},
        {"keys": 5},
    )
    for change in changes:
        changed = json.dumps({**tree, "back": {**tree["back"], **change}}, sort_keys=True).encode()
        path.write_bytes(signed(good, label, changed))
        opened = where.open(held.id)
        opened.slot.close()
        assert opened.session.record == ["wait", "wait"]
        assert opened.session.past == []
    assert body.REACH >= 20


def test_the_games_of_the_program_are_known_without_being_named(tmp_path: Path) -> None:
    assert Store(tmp_path).games() == []
    assert "fistful" in Store(tmp_path).rulesets

"""A slot while it is played: when a generation begins, and what a disk that stumbles costs."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

import pytest

import game
from game.save.autosave import PAUSES, Autosave
from game.save.disk import whole
from game.save.errors import SaveError, damaged, from_disk
from game.save.slots import prune, slot
from game.save.slots.names import of_slot, slots
from game.save.store import Store
from tests.save.disks import Memory, windows
from tests.save.player import FOLDER, Player
from tests.toy import TOY


def stumbling(disk: Memory, action: str, kind: str, times: int, number: int = errno.EIO) -> None:
    """From now on the disk fails so often at an action on files of this kind, then works again."""
    left = [times]

    def strike(done: str, path: Path) -> None:
        if done == action and path.suffix == kind and left[0]:
            left[0] -= 1
            raise OSError(number, "")

    disk.before = strike


def take_back(player: Player) -> None:
    """The last answer is taken back."""
    assert player.session.undo()
    player.slot.undone(player.session)


def give_again(player: Player) -> None:
    """The answer that was taken back is given again."""
    assert player.session.redo()
    player.slot.redone(player.session)


def waiting(player: Player, times: int = 1) -> None:
    for _ in range(times):
        player.session.answer("wait")
        player.slot.record("wait", player.session)


def test_a_round_starts_a_generation_after_eight_lines() -> None:
    player = Player(TOY, Memory())
    waiting(player, 7)
    assert slot.TURN == 8 and player.slot.generation == 1
    waiting(player)
    assert player.slot.generation == 2


def test_a_journal_has_forty_lines_at_most() -> None:
    assert slot.EVERY == 40
    player = Player(TOY, Memory())
    for _ in range(19):
        waiting(player)
        take_back(player)
    waiting(player)
    assert player.slot.generation == 1
    take_back(player)
    assert player.slot.generation == 2


def test_a_new_generation_that_fails_costs_nothing_for_the_line_is_safe() -> None:
    player = Player(TOY, disk := Memory())
    waiting(player, 7)
    stumbling(disk, "write", ".tmp", 1)
    waiting(player)
    assert not player.slot.behind
    player.slot.close()
    assert Store(FOLDER, disk, [TOY]).open(player.slot.id).session.record == ["wait"] * 8


def test_a_read_that_fails_twice_is_tried_a_third_time() -> None:
    player = Player(TOY, disk := Memory())
    waiting(player, 2)
    player.slot.close()
    assert whole.TRIES == 3
    for kind in (".save", ".journal"):
        stumbling(disk, "read", kind, 2)
        opened = player.store.open(player.slot.id)
        opened.slot.close()
        assert opened.session.record == ["wait", "wait"] and opened.notes == ()


def test_a_read_that_fails_three_times_has_failed() -> None:
    player = Player(TOY, disk := Memory())
    waiting(player, 2)
    player.slot.close()
    stumbling(disk, "read", ".journal", 3)
    with pytest.raises(SaveError) as told:
        player.store.open(player.slot.id)
    assert told.value.code == "disk"
    assert disk.locks == set()


@pytest.mark.parametrize("number", [errno.EBUSY, errno.EACCES, errno.EMFILE])
def test_a_newest_save_is_not_passed_over_for_what_may_be_over_in_a_moment(number: int) -> None:
    player = Player(TOY, disk := Memory())
    player.slot.save(player.session)
    player.slot.close()
    stumbling(disk, "read", ".save", 3, number)
    with pytest.raises(SaveError):
        player.store.open(player.slot.id)


def test_a_slot_goes_on_with_the_program_and_the_cards_of_today() -> None:
    disk = Memory()
    player = Player(TOY, disk)
    player.slot.close()
    store = Store(FOLDER, disk, [TOY], content=lambda name: f"cards of {name} 0123456789")
    opened = store.open(player.slot.id)
    opened.slot.save(opened.session)
    opened.slot.close()
    again = store.open(player.slot.id)
    assert (again.header.engine, again.header.content) == (game.__version__, "cards of toy 012")
    assert again.notes == ()


def test_changed_cards_are_told_in_a_sentence() -> None:
    player = Player(TOY, disk := Memory())
    player.slot.close()
    (note,) = Store(FOLDER, disk, [TOY], content=lambda name: "other").open(player.slot.id).notes
    assert (note.code, note.place) == ("content", player.slot.id)
    assert note.sentence == "Cards or maps have changed since this game was saved."


def test_what_the_journal_cannot_repeat_is_written_as_a_generation() -> None:
    """A journal holds an undo only when it holds the answer too, and a redo only when it holds the undo."""
    player = Player(TOY, Memory())
    waiting(player, 2)
    player.slot.save(player.session)
    take_back(player)
    assert player.slot.generation == 3
    give_again(player)
    assert player.slot.generation == 4


@pytest.mark.parametrize(
    "deeds", ["answer undo", "answer undo redo undo", "answer answer undo undo", "answer undo redo undo redo undo"]
)
def test_an_undo_beyond_the_start_of_the_journal_is_written_as_a_generation(deeds: str) -> None:
    player = Player(TOY, Memory())
    waiting(player)
    player.slot.save(player.session)
    for deed in deeds.split():
        if deed == "answer":
            waiting(player)
        elif deed == "undo":
            take_back(player)
        else:
            give_again(player)
    assert player.slot.generation == 2
    take_back(player)
    assert player.slot.generation == 3


def test_what_the_journal_can_repeat_is_written_there() -> None:
    player = Player(TOY, Memory())
    waiting(player, 2)
    take_back(player)
    give_again(player)
    assert player.slot.generation == 1


def test_pauses_between_tries_grow_to_a_minute() -> None:
    assert PAUSES == (0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0)
    disk, now, tries = Memory(), [0.0], list[float]()
    player = Player(TOY, disk)
    auto = Autosave(player.slot, player.session, clock=lambda: now[0])
    stumbling(disk, "write", ".tmp", 10)
    auto.now()
    while auto.trouble is not None:
        before = auto.due
        now[0] += 0.5
        auto.tick()
        if auto.due != before or auto.trouble is None:
            tries.append(now[0])
    assert [b - a for a, b in zip([0.0, *tries], tries)] == [*PAUSES, 60.0, 60.0]


def test_after_a_success_the_pauses_begin_anew() -> None:
    disk, now = Memory(), [100.0]
    player = Player(TOY, disk)
    auto = Autosave(player.slot, player.session, clock=lambda: now[0])
    stumbling(disk, "write", ".tmp", 3)
    for _ in range(4):
        auto.now()
    assert auto.trouble is None
    stumbling(disk, "write", ".tmp", 1)
    auto.now()
    assert auto.due == 100.5


def test_five_newest_generations_and_twenty_older_rounds_stay() -> None:
    assert (prune.NEWEST, prune.OLDER) == (5, 20)
    player = Player(TOY, disk := Memory())
    for _ in range(10):
        player.slot.save(player.session)
    assert slots(disk.names(FOLDER)) == {player.slot.id: [11, 10, 9, 8, 7, 6]}


def test_names_with_a_zero_in_front_or_without_a_number_are_not_ours() -> None:
    names = [
        "a.1.save",
        "a.01.save",
        "a..save",
        "a.2.journal",
        "a.02.journal",
        "A.1.save",
        "-a.1.save",
        "b.10.save",
        "b.9.save",
        "a.1234567890.save",
        "x" * 61 + ".1.save",
        "x" * 60 + ".1.save",
        "a.1.save.bak",
    ]
    assert slots(names) == {"a": [1], "b": [10, 9], "x" * 60: [1]}
    assert of_slot(names, "a") == [(1, "save"), (2, "journal")]


@pytest.mark.parametrize(
    "error, code",
    [
        (OSError(errno.EFBIG, ""), "disk-full"),
        (OSError(errno.EPERM, ""), "no-permission"),
        (OSError(errno.ENFILE, ""), "too-many-files"),
        (OSError(errno.ENOTDIR, ""), "missing"),
        (windows(31), "disk"),
        (windows(34), "disk"),
        (OSError(errno.EINVAL, ""), "disk"),
    ],
)
def test_what_the_system_says_has_a_code(error: OSError, code: str) -> None:
    told = from_disk(error, "here")
    assert (told.code, told.place) == (code, "here") and told.sentence and told.advice


def test_an_error_nobody_knows_has_a_sentence_and_advice() -> None:
    told = from_disk(OSError(errno.EIO, ""), "here")
    assert (told.sentence, told.advice) == ("The disk reports an error.", "Save somewhere else.")


def test_a_folder_that_cannot_be_locked_is_told() -> None:
    player = Player(TOY, disk := Memory())
    player.slot.close()
    stumbling(disk, "lock", ".lock", 1)
    assert [note.code for note in player.store.open(player.slot.id).notes] == ["disk"]


def test_a_damaged_game_is_listed_with_its_reason_and_its_files() -> None:
    store = Store(FOLDER, Memory({FOLDER / "torn.1.save": b"x"}), [TOY])
    (entry,) = store.games()
    assert (entry.status, entry.reason) == ("damaged", "This save is damaged: it has no header.")
    assert (entry.damaged, entry.picture, entry.over) == (("torn.1.save",), False, False)


def test_an_error_prints_as_its_sentence_code_and_place() -> None:
    assert str(damaged("toy.1.save", "it is torn")) == "This save is damaged: it is torn. (damaged: toy.1.save)"


def test_the_decks_and_the_maps_of_a_game_are_what_is_printed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from game.save.format import printed

    asked: list[tuple[str, ...]] = []

    def data_path(*parts: str) -> Path:
        asked.append(parts)
        return tmp_path

    monkeypatch.setattr(printed, "data_path", data_path)
    fresh: Callable[[str], str] = printed.printed.__wrapped__
    for name in ("fistful", "keepflyin", "firefly", "chess"):
        fresh(name)
    assert asked[:2] == [("assets", "decks", "fistful"), ("maps", "heists")]
    assert asked[2:4] == [("assets", "decks", "keepflyin"), ("maps", "keepflyin.toml")]
    assert asked[4:] == [("assets", "decks", "firefly")]

"""Players' own jobs, events and charts for Keep Flyin', and the two blank Job cards."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from game.ai.match import play_game
from game.content.common.errors import ContentError
from game.content.keepflyin import BLANK_JOBS, keepflyin
from game.content.keepflyin.blanks import FILE, blank_jobs, read_blank_jobs, write_blank_jobs
from game.content.load import deck_counts, load_all, open_content

EXAMPLE = Path(__file__).resolve().parents[1] / "mods"
CARD: dict[str, object] = {
    "title": 'A "Quoted" Ü-Boat\\',
    "kind": "heist",
    "notoriety": 2,
    "space": 1,
    "pay": 500,
    "destination": "boros",
    "text": "It sinks in mud as well.",
}


@pytest.fixture
def mods(tmp_path: Path) -> Path:
    shutil.copytree(EXAMPLE, tmp_path / "mods")
    return tmp_path / "mods"


def told(folder: Path) -> list[str]:
    return [str(problem) for problem in load_all(folder).problems]


def test_jobs_events_and_charts_of_a_mod_join_the_game() -> None:
    loaded = load_all(EXAMPLE)
    content = loaded.content["keepflyin"]
    assert [mod.name for mod in loaded.mods if mod.game == "keepflyin"] == ["far-moons"]
    assert content.jobs["far-moons:a-cutting"].mod == "far-moons"
    assert content.events["far-moons:parking-ticket"].optional
    board = content.boards["far-moons:far-moons"]
    assert (board.width, board.mod, board.prison, len(board.homes)) == (14, "far-moons", "the-rock", 3)
    assert content.board.id == "verse", "the game's own comes first"
    assert content.counters == keepflyin().counters
    counts = deck_counts(loaded.content)["keepflyin"]
    assert (counts["jobs"], counts["jobs far-moons"], counts["events far-moons"]) == (46, 18, 2)


def test_a_job_may_be_bound_for_a_place_of_the_mods_own_chart(mods: Path) -> None:
    deck = mods / "far-moons" / "decks" / "jobs.toml"
    deck.write_text(deck.read_text(encoding="utf-8").replace('"bathgate"', '"ash"'), encoding="utf-8")
    assert told(mods) == []
    (mods / "far-moons" / "maps" / "far-moons.toml").unlink()
    line = deck.read_text(encoding="utf-8").splitlines().index('destination = "ash"') + 1
    says = f"jobs.toml, line {line}, job (bells-for-bathgate), destination: there is no location 'ash' on the chart."
    assert told(mods)[0] == f"far-moons/decks/{says}"


def test_a_chart_on_which_hardly_any_job_is_bound_is_told(mods: Path) -> None:
    (mods / "far-moons" / "decks" / "jobs.toml").unlink()
    said = told(mods)
    assert len(said) == 1 and said[0].startswith("far-moons/maps, chart (far-moons): only "), said
    assert "a game needs 16." in said[0]
    assert "far-moons:far-moons" not in load_all(mods).content["keepflyin"].boards


def test_a_deck_whose_jobs_go_elsewhere_leaves_its_chart_without(mods: Path) -> None:
    deck = mods / "far-moons" / "decks" / "jobs.toml"
    lines = [
        'destination = "persephone"' if line.startswith("destination") else line
        for line in deck.read_text(encoding="utf-8").splitlines()
    ]
    deck.write_text("\n".join(lines), encoding="utf-8")
    assert "are bound for places on this chart" in told(mods)[0]


@pytest.mark.parametrize(
    ("file", "text", "says"),
    [
        ("decks/gear.toml", "a = 1", "far-moons: 'decks/gear.toml' is read by nothing. Known are mod.toml, decks/jobs"),
        ("decks/jobs.toml", "job = 3", "far-moons/decks/jobs.toml, line 1, job: must be a list"),
        ("decks/events.toml", "[[event]]\nid = 1", "far-moons/decks/events.toml, line 2, event 1 (1), id: must be"),
        ("maps/far-moons.toml", "a" * 300_000, "far-moons/maps/far-moons.toml: has more than 262,144 bytes"),
        ("mod.toml", 'game = "keepflyin"', "far-moons/mod.toml, title: is missing."),
    ],
)
def test_a_bad_mod_is_told_and_left_out(mods: Path, file: str, text: str, says: str) -> None:
    (mods / "far-moons" / file).write_text(text, encoding="utf-8")
    loaded = load_all(mods)
    assert any(says in str(problem) for problem in loaded.problems), loaded.problems
    assert "far-moons" not in [mod.name for mod in loaded.mods]
    assert loaded.content["keepflyin"] == keepflyin()


def test_opened_content_is_what_the_game_plays_with() -> None:
    open_content(EXAMPLE)
    assert "far-moons:far-moons" in keepflyin().boards
    open_content()
    assert list(keepflyin().boards) == ["verse"]


def test_bots_play_a_game_on_the_chart_of_a_mod() -> None:
    open_content(EXAMPLE)
    played = play_game("keepflyin", 2, 1, ("greedy", "greedy"), {"board": "far-moons:far-moons", "mods": "far-moons"})
    assert played.failure == "" and played.outcome is not None


# ---------------------------------------------------------------- blank Job cards


def test_what_was_written_is_read_and_plays_as_a_deck_of_its_own(tmp_path: Path) -> None:
    """R-KF-4."""
    written = write_blank_jobs(tmp_path, [CARD, {**CARD, "kind": "cargo"}], keepflyin())
    assert read_blank_jobs(tmp_path, keepflyin()) == (written, [])
    first, second = written
    assert (first.title, first.text, first.pay, first.mod) == (CARD["title"], CARD["text"], 500, BLANK_JOBS)
    assert first.kind == "heist" and second.kind == "cargo" and first.id != second.id
    loaded = load_all(tmp_path)
    assert [mod.name for mod in loaded.mods] == [BLANK_JOBS]
    assert loaded.content["keepflyin"].jobs[first.id] == first
    assert deck_counts(loaded.content)["keepflyin"][f"jobs {BLANK_JOBS}"] == 2


def test_a_rewritten_card_is_another_card() -> None:
    first = blank_jobs([CARD], keepflyin())[0]
    assert blank_jobs([CARD], keepflyin()) == [first]
    assert blank_jobs([{**CARD, "pay": 600}], keepflyin())[0].id != first.id
    assert len({job.id for job in blank_jobs([CARD, CARD], keepflyin())}) == 2


def test_without_cards_there_is_no_file(tmp_path: Path) -> None:
    assert read_blank_jobs(tmp_path, keepflyin()) == ([], [])
    write_blank_jobs(tmp_path, [CARD], keepflyin())
    assert (tmp_path / FILE).is_file()
    assert write_blank_jobs(tmp_path, [], keepflyin()) == []
    assert list(tmp_path.iterdir()) == []
    assert load_all(tmp_path).mods == ()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"title": ""}, "job 1, title: is empty or has blanks at its ends."),
        ({"title": "x" * 33}, "title: has more than 32 letters"),
        ({"text": "two\nlines"}, "text: holds a sign that can't be printed"),
        ({"pay": 4000}, "pay: must be at most 2000, not 4000."),
        ({"kind": "prank"}, "kind: must be 'cargo',"),
        ({"destination": "earth"}, "destination: there is no location 'earth' on the chart."),
        ({"count": 3}, "count: is not known here. Known are title, kind,"),
    ],
)
def test_a_card_that_cannot_be_played_is_not_written(tmp_path: Path, change: dict[str, object], says: str) -> None:
    write_blank_jobs(tmp_path, [CARD], keepflyin())
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(ContentError) as error:
        write_blank_jobs(tmp_path, [{**CARD, **change}], keepflyin())
    assert says in str(error.value)
    assert (tmp_path / FILE).read_bytes() == before and len(list(tmp_path.iterdir())) == 1


def test_there_are_two_blanks_and_no_more() -> None:
    with pytest.raises(ContentError, match="has more than 2 entries"):
        blank_jobs([CARD] * 3, keepflyin())


def test_a_file_spoilt_by_hand_is_told_and_none_of_it_plays(tmp_path: Path) -> None:
    write_blank_jobs(tmp_path, [CARD], keepflyin())
    text = (tmp_path / FILE).read_text(encoding="utf-8")
    (tmp_path / FILE).write_text(text.replace("pay = 500", "pay = 50"), encoding="utf-8")
    assert told(tmp_path) == [f"{FILE}, line 6, job 1 ({CARD['title']}), pay: must be at least 100, not 50."]
    assert load_all(tmp_path).content["keepflyin"] == keepflyin()


def test_the_name_of_the_blank_cards_is_kept_for_them(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLE / "far-moons", tmp_path / BLANK_JOBS)
    assert told(tmp_path)[0].startswith("blank-jobs: this name is kept for the Job cards that players fill in.")


def test_a_disk_that_refuses_leaves_the_old_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(old: object, new: object) -> None:
        raise OSError(28, "No space left on device")

    old = write_blank_jobs(tmp_path, [CARD], keepflyin())
    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(OSError, match="No space"):
        write_blank_jobs(tmp_path, [{**CARD, "pay": 600}], keepflyin())
    assert read_blank_jobs(tmp_path, keepflyin())[0] == old
    assert [path.name for path in tmp_path.iterdir()] == [FILE]

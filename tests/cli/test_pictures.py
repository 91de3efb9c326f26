"""`verse shot`, `play` and `selftest` without a screen."""

import json
import os
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.captains.set_up import CaptainsSetUp
from game.app.trial.headless import Album
from game.app.trial.shots import SCENES
from game.cli import main
from game.commands import selftest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player's folders with nothing in them, and no screen."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("VERSE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def told(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> Any:
    assert main([*words, "--json"]) == code
    return json.loads(capsys.readouterr().out)


def test_a_shot_has_its_size_and_shows_something(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "new folder" / "heist.png"
    figures = told(capsys, "shot", "heist", "--size", "1024x640", "--out", str(out), "--seed", "4", "--text", "130")
    assert (figures["scene"], figures["width"], figures["height"], figures["file"]) == ("heist", 1024, 640, str(out))
    picture = pygame.image.load(out)
    assert picture.get_size() == (1024, 640)
    assert len({tuple(picture.get_at((x, y))) for x in range(0, 1024, 16) for y in range(0, 640, 16)}) > 200


def test_the_same_shot_twice_is_the_same_picture(tmp_path: Path) -> None:
    for name in ("a.png", "b.png"):
        assert main(["shot", "heist", "--size", "1024x640", "--out", str(tmp_path / name), "--seed", "9"]) == 0
    assert (tmp_path / "a.png").read_bytes() == (tmp_path / "b.png").read_bytes()


def test_a_place_that_can_not_be_written_gets_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("in the way")
    assert main(["shot", "title", "--size", "640x480", "--out", str(tmp_path / "file" / "a.png")]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_a_bot_plays_a_whole_game_and_leaves_pictures_only(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = told(capsys, "play", "--headless", "--seed", "2", "--size", "1024x640", "--out", str(tmp_path / "out"))
    assert figures["won"] in (True, False)
    assert figures["decisions"] > 20
    names = [Path(file).name for file in figures["pictures"]]
    assert names[0] == "00-title.png"
    assert names[1] == "01-setup.png"
    assert names[-1].endswith("result.png")
    assert sorted(p.name for p in (tmp_path / "out").iterdir()) == names
    assert not list(home.rglob("*.save"))


def test_bots_play_a_whole_voyage_without_a_screen(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.app.trial.headless.EVERY", 12)
    figures = told(
        capsys,
        "play",
        "--headless",
        "--game",
        "keepflyin",
        "--seed",
        "3",
        "--size",
        "640x480",
        "--out",
        str(tmp_path / "out"),
    )
    assert figures["game"] == "keepflyin" and figures["seats"] == 4
    assert figures["winners"] and figures["won"] is False and figures["rounds"] > 5
    names = [Path(file).name for file in figures["pictures"]]
    assert names[:2] == ["00-title.png", "01-setup.png"] and names[-1].endswith("result.png") and len(names) > 3
    assert not list(home.rglob("*.save"))


def test_a_box_is_played_with_as_from_the_title(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its set-up is opened with the box on; the self-test plays a game of it and draws its pictures, too."""
    asked: list[Any] = []

    class Begun(Exception):
        pass

    def begun(scene: CaptainsSetUp) -> None:
        asked.append(scene.settings["pirates"])
        raise Begun

    monkeypatch.setattr(CaptainsSetUp, "go", begun)
    monkeypatch.setattr(Album, "keep", lambda album, name: None)
    with pytest.raises(Begun):
        main(["play", "--headless", "--game", "pirates", "--size", "640x480", "--out", str(tmp_path)])
    assert asked == ["on"]
    names = {part.name for part in selftest.every_test()}
    assert names > {"rule lines of pirates", "a game of firefly with pirates", "scene pirates-attack"}
    quick = [part.name for part in selftest.every_test(quick=True)]
    assert set(quick) < names and len({name.partition("-")[0] for name in names}) == len(quick)


def test_headless_knows_which_games_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--headless", "--game", "poker"]) == 2
    assert "keepflyin" in capsys.readouterr().err


def test_play_without_a_screen_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    assert main([]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "no screen" in told.err
    assert "--headless" in told.err


@pytest.mark.wide
def test_selftest_finds_this_installation_well(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """All but most of the scenes, which the tests of the window and of the packaged program open."""
    parts = list(selftest.every_test())
    assert {f"scene {scene}" for scene in SCENES} <= {part.name for part in parts}
    few = [part for part in parts if not part.name.startswith("scene ") or part.name == "scene title"]
    monkeypatch.setattr(selftest, "every_test", lambda quick: iter(few))
    figures = told(capsys, "selftest")
    assert figures["failed"] == 0
    assert {
        "files",
        "content",
        "pictures",
        "letters",
        "words",
        "sounds",
        "silence",
        "a game of fistful",
        "save, kill and resume fistful",
        "a game of keepflyin",
        "a bot of keepflyin in a process of its own",
        "scene title",
    } <= {r["name"] for r in figures["results"]}


def test_a_bot_that_can_t_think_in_a_process_of_its_own_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """At the table the greedy bot answers then; whoever tests the installation should know."""
    monkeypatch.setattr("game.ai.thinker.serve", print)
    assert main(["selftest", "--only", "a bot of keepflyin in a process of its own"]) == 1
    assert "BROKEN a bot of keepflyin" in capsys.readouterr().out


def test_one_part_of_the_selftest_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert [r["name"] for r in told(capsys, "selftest", "--only", "content")["results"]] == ["content"]
    assert main(["selftest", "--only", "nonsense"]) == 2


def test_selftest_leaves_the_player_s_folders_alone(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home_told = selftest.Test("home", lambda: os.environ["VERSE_HOME"])
    monkeypatch.setattr(selftest, "every_test", lambda quick: iter([home_told]))
    assert main(["selftest"]) == 0
    assert os.environ["VERSE_HOME"] == str(home)
    assert not home.exists()


def test_selftest_tells_what_is_broken(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def broken() -> str:
        raise FileNotFoundError("no decks")

    tests = [selftest.Test("content", broken), selftest.Test("other", lambda: "fine")]
    monkeypatch.setattr(selftest, "every_test", lambda quick: iter(tests))
    figures = told(capsys, "selftest", code=1)
    assert (figures["passed"], figures["failed"]) == (1, 1)
    assert figures["results"][0]["message"] == "FileNotFoundError: no decks"

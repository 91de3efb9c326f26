"""Players' own decks and boards: good ones join the game, bad ones are told and left out."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.content.common.library import Library
from game.content.fancards import fancards
from game.content.firefly import firefly
from game.content.fistful import fistful
from game.content.keepflyin import keepflyin
from game.content.load import deck_counts, load_all, open_content
from game.content.mods import MAX_FILES, MAX_MODS, read_mods
from game.rules.fistful.ruleset import FISTFUL

EXAMPLE = Path(__file__).resolve().parents[1] / "mods"


@pytest.fixture
def mods(tmp_path: Path) -> Path:
    shutil.copytree(EXAMPLE, tmp_path / "mods")
    return tmp_path / "mods"


def own() -> Library:
    return {"fistful": fistful(), "keepflyin": keepflyin(), "firefly": firefly(), "fancards": fancards()}


def told(folder: Path) -> list[str]:
    return [str(problem) for problem in load_all(folder).problems]


def test_the_example_mod_joins_the_game() -> None:
    loaded = load_all(EXAMPLE)
    assert loaded.problems == ()
    assert [mod.name for mod in loaded.mods if mod.game == "fistful"] == ["strongroom"]
    card = loaded.content["fistful"].gear["strongroom:riot-shotgun"]
    assert (card.mod, card.count) == ("strongroom", 1)
    heist = loaded.content["fistful"].heists["strongroom:strongroom"]
    assert heist.map.id == "strongroom:strongroom"
    assert heist.alarm[0].name == "timer"
    counts = deck_counts(loaded.content)["fistful"]
    assert (counts["gear"], counts["gear strongroom"], counts["tokens strongroom:strongroom"]) == (42, 3, 7)


def test_the_own_decks_stay_as_they_are_beside_a_mod() -> None:
    content = load_all(EXAMPLE).content["fistful"]
    assert [card for card in content.gear.values() if not card.mod] == list(fistful().gear.values())
    assert content.crew == fistful().crew


def test_no_folder_and_an_empty_one_are_no_problem(tmp_path: Path) -> None:
    for folder in (None, tmp_path / "none", tmp_path):
        assert load_all(folder) == (own(), (), ())
    assert not list(read_mods(tmp_path / "none", own()))


def test_a_bad_mod_is_told_and_the_good_one_beside_it_plays(mods: Path) -> None:
    shutil.copytree(mods / "strongroom", mods / "broken")
    (mods / "broken" / "decks" / "gear.toml").write_text("[[gear]]\nid = 1", encoding="utf-8")
    loaded = load_all(mods)
    assert [mod.name for mod in loaded.mods if mod.game == "fistful"] == ["strongroom"]
    assert all(problem.file.startswith("broken/") for problem in loaded.problems)
    assert "broken/decks/gear.toml, line 2, gear 1 (1), id: must be text in quotes, not 1." in told(mods)


@pytest.mark.parametrize(
    ("file", "text", "says"),
    [
        (
            "mod.toml",
            'game = "chess"\ntitle = "X"',
            "strongroom/mod.toml, line 1, game: must be 'fistful', 'keepflyin', 'firefly' or 'fancards', not 'chess'.",
        ),
        ("mod.toml", None, "strongroom/mod.toml: is not there or is no plain file."),
        (
            "decks/gaer.toml",
            "a = 1",
            "strongroom: 'decks/gaer.toml' is read by nothing. Known are mod.toml, decks/gear.toml",
        ),
        ("maps/deep/er.toml", "a = 1", "'maps/deep/er.toml' is read by nothing."),
        ("decks/events.toml", "event = 3", "strongroom/decks/events.toml, line 1, event: must be a list"),
        ("maps/strongroom.toml", "a" * 300_000, "strongroom/maps/strongroom.toml: has more than 262,144 bytes"),
    ],
)
def test_what_is_wrong_with_a_mod(mods: Path, file: str, text: str | None, says: str) -> None:
    path = mods / "strongroom" / file
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8") if text is not None else path.unlink()
    assert any(says in line for line in told(mods)), told(mods)


def test_a_folder_name_that_is_no_id(mods: Path) -> None:
    (mods / "My Mod").mkdir()
    assert told(mods)[0].startswith("My Mod: the name of a mod's folder must be at most 40 small letters")


def test_hidden_folders_and_loose_files_are_left_alone(mods: Path) -> None:
    (mods / ".git").mkdir()
    (mods / "notes.txt").write_text("x", encoding="utf-8")
    assert told(mods) == []


def test_too_many_mods_and_too_many_files(mods: Path) -> None:
    for number in range(MAX_MODS):
        (mods / f"a{number}").mkdir()
    assert any(f"at most {MAX_MODS} mods are read" in line for line in told(mods))
    for number in range(MAX_FILES + 1):
        (mods / "a0" / f"x{number}.toml").write_text("", encoding="utf-8")
    assert any(f"a0: has more than {MAX_FILES} TOML files." in line for line in told(mods))


def test_a_mods_folder_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "iterdir", refuse)
    (mod, problems), *_ = read_mods(tmp_path, own())
    assert mod is None and "Permission denied" in str(problems[0])


def test_a_mod_that_cannot_be_read(mods: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path, pattern: str) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "glob", refuse)
    assert next(read_mods(mods, own()))[1][0].code == "no-file"


def test_opened_content_is_what_the_game_plays_with() -> None:
    assert "strongroom:strongroom" not in fistful().heists
    open_content(EXAMPLE)
    assert "strongroom:strongroom" in fistful().heists
    mixed = FISTFUL.new(2, 1, {"mods": "strongroom"})
    assert sum(card.startswith("strongroom:") for card in mixed.zones["gear"]) == 3
    assert FISTFUL.faults(mixed) == []
    assert len(FISTFUL.new(2, 1).zones["gear"]) == 42
    open_content()
    assert FISTFUL.faults(mixed) == ["the mod 'strongroom' it is played with is not here"]
    with pytest.raises(ValueError, match="there is no mod 'strongroom'"):
        FISTFUL.new(2, 1, {"mods": "strongroom"})

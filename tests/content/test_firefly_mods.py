"""Players' own cards and stories for Firefly: The Game."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.ai.match import play_game
from game.content.firefly_records import Do
from game.content.load import deck_counts, firefly, load_all, open_content
from game.rules.firefly.ruleset import FIREFLY
from game.rules.firefly.setup import stories_for

EXAMPLE = Path(__file__).resolve().parents[1] / "mods"


@pytest.fixture
def mods(tmp_path: Path) -> Path:
    shutil.copytree(EXAMPLE / "rim-folk", tmp_path / "mods" / "rim-folk")
    return tmp_path / "mods"


def told(folder: Path) -> list[str]:
    return [str(problem) for problem in load_all(folder).problems]


def test_cards_and_stories_of_a_mod_join_the_game() -> None:
    loaded = load_all(EXAMPLE)
    content = loaded.content.firefly
    assert [mod.name for mod in loaded.mods if mod.game == "firefly"] == ["rim-folk"]
    assert {id for id in content.faces if id.startswith("rim-folk:")} == {
        f"rim-folk:{id}"
        for id in ("old-tam", "rope-ladder", "seed-potatoes", "the-tax-office", "slow-mail", "a-familiar-face",
                   "a-quiet-harbour")
    }  # fmt: skip
    assert all(card.mod == "rim-folk" for id, card in content.faces.items() if id.startswith("rim-folk:"))
    assert content.jobs["rim-folk:seed-potatoes"].contact == "patience"
    assert content.goals["rim-folk:a-quiet-harbour/2"].options[0].cost == (Do("pay", "", 4000),)
    counts = deck_counts(loaded.content)["firefly"]
    assert (counts["supply:silverhold"], counts["supply:silverhold rim-folk"]) == (25, 3)
    assert (counts["contact:patience rim-folk"], counts["stories rim-folk"]) == (2, 1)


def test_the_box_stays_as_it_is_beside_a_mod() -> None:
    content = load_all(EXAMPLE).content.firefly
    assert {id: card for id, card in content.faces.items() if not card.mod} == firefly().faces
    assert (content.contacts, content.map) == (firefly().contacts, firefly().map)
    assert sum(story.boxed for story in content.stories.values()) == 6


def test_cards_of_a_mod_name_its_own_people_and_things() -> None:
    card = load_all(EXAMPLE).content.firefly.misbehave["rim-folk:a-familiar-face"]
    assert card.ace == (Do("crew", "rim-folk:old-tam"),)
    assert card.options[1].needs == (Do("gear", "rim-folk:rope-ladder"),)


def test_they_may_name_those_of_the_box(mods: Path) -> None:
    deck = mods / "rim-folk" / "decks" / "misbehave.toml"
    deck.write_text(deck.read_text(encoding="utf-8").replace('"old-tam"', '"wash"'), encoding="utf-8")
    assert told(mods) == []
    assert load_all(mods).content.firefly.misbehave["rim-folk:a-familiar-face"].ace == (Do("crew", "wash"),)


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("mod.toml", 'title = "Rim Folk"', "", "rim-folk/mod.toml, title: is missing."),
        ("decks/misbehave.toml", '"old-tam"', '"nobody"',
         "rim-folk/decks/misbehave.toml, line 9, misbehave (a-familiar-face), ace: there is no Crew 'nobody'."),
        ("decks/jobs_patience.toml", '["newhope"]', '["earth"]', "job (seed-potatoes), stage: there is no planet"),
        ("decks/jobs_patience.toml", 'contact = "patience"', 'contact = "book"', "contact: must be 'amnon-duul',"),
        ("decks/jobs_patience.toml", ", misbehave = 2", "", "is Illegal and never Misbehaves."),
        ("decks/nav_border.toml", 'id = "slow-mail"', 'id = "old-tam"', "two cards have the id 'old-tam'."),
        ("decks/nav_border.toml", 'source = "own"', 'source = "own"\nreshuffle = true',
         "rim-folk/decks/nav_border.toml, line 10, nav (slow-mail), reshuffle: says RESHUFFLE;"),
        ("decks/nav_border.toml", "keep-flying", "complete", "it can end with keep-flying, full-stop, evade."),
        ("decks/stories.toml", 'end = "win"', 'end = "complete"', "Goal 2 must win if it is the last"),
        ("decks/supply_silverhold.toml", "[[gear]]", '[[also]]\ncard = "pistol"\ncount = 1\n[[gear]]',
         "a mod has no copies of the box's cards."),
    ],
)  # fmt: skip
def test_a_bad_mod_is_told_and_left_out(mods: Path, file: str, old: str, new: str, says: str) -> None:
    path = mods / "rim-folk" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    assert any(says in line for line in told(mods)), told(mods)
    assert load_all(mods).content.firefly == firefly()


def test_files_that_nothing_reads_are_told(mods: Path) -> None:
    (mods / "rim-folk" / "decks" / "crew.toml").write_text("a = 1", encoding="utf-8")
    assert told(mods)[0].startswith("rim-folk: 'decks/crew.toml' is read by nothing. Known are mod.toml, decks/supply_")


def test_opened_content_is_what_the_game_plays_with() -> None:
    open_content(EXAMPLE)
    assert "rim-folk:old-tam" in firefly().crew
    open_content()
    assert "rim-folk:old-tam" not in firefly().crew


def test_a_table_plays_with_the_mods_it_names_and_with_no_others() -> None:
    open_content(EXAMPLE)
    try:
        alone, mixed = FIREFLY.new(2, 1), FIREFLY.new(2, 1, {"mods": "rim-folk"})
        assert not any(item.startswith("rim-folk:") for pile in alone.zones.values() for item in pile)
        assert (len(mixed.zones["supply:silverhold"]), len(alone.zones["supply:silverhold"])) == (28, 25)
        assert len(mixed.zones["contact:patience"]) == 27 and len(mixed.zones["misbehave"]) == 41
        assert set(stories_for(2, "rim-folk")) - set(stories_for(2)) == {"rim-folk:a-quiet-harbour#1"}
        assert sorted(FIREFLY.pieces(mixed)) == sorted(item for pile in mixed.zones.values() for item in pile)
        assert FIREFLY.faults(mixed) == FIREFLY.faults(alone)
        with pytest.raises(ValueError, match="belongs to the mod 'rim-folk', which is not played with"):
            FIREFLY.new(2, 1, {"story": "rim-folk:a-quiet-harbour"})
    finally:
        open_content()
    assert any("there is no mod 'rim-folk'" in fault for fault in FIREFLY.faults(mixed))
    with pytest.raises(ValueError, match="there is no mod 'rim-folk' with cards"):
        FIREFLY.new(2, 1, {"mods": "rim-folk"})


def test_bots_play_the_story_of_a_mod() -> None:
    open_content(EXAMPLE)
    try:
        settings = {"mods": "rim-folk", "story": "rim-folk:a-quiet-harbour", "limit": "20"}
        played = play_game("firefly", 2, 1, ("greedy", "greedy"), settings)
    finally:
        open_content()
    assert played.failure == "" and played.outcome is not None

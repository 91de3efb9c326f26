"""Players' own cards and stories for Firefly: The Game."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from game.ai.match import play_game
from game.content.firefly import firefly
from game.content.firefly.records import Do
from game.content.firefly.scope import fits
from game.content.load import deck_counts, load_all, open_content
from game.core.engine import advance, legal, settle
from game.rules.firefly.board import board, distances, near
from game.rules.firefly.ruleset import FIREFLY
from game.rules.firefly.set_up.setup import stories_for

EXAMPLE = Path(__file__).resolve().parents[1] / "mods"
RIM = {"board": "rim-folk:the-rim", "mods": "rim-folk"}


@pytest.fixture
def mods(tmp_path: Path) -> Path:
    shutil.copytree(EXAMPLE / "rim-folk", tmp_path / "mods" / "rim-folk")
    return tmp_path / "mods"


def told(folder: Path) -> list[str]:
    return [str(problem) for problem in load_all(folder).problems]


def test_cards_and_stories_of_a_mod_join_the_game() -> None:
    loaded = load_all(EXAMPLE)
    content = loaded.content["firefly"]
    assert [mod.name for mod in loaded.mods if mod.game == "firefly"] == ["rim-folk", "short-rope"]
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
    content = load_all(EXAMPLE).content["firefly"]
    assert {id: card for id, card in content.faces.items() if not card.mod} == firefly().faces
    assert (content.contacts, content.map) == (firefly().contacts, firefly().map)
    assert sum(story.boxed and not story.box for story in content.stories.values()) == 6


def test_cards_of_a_mod_name_its_own_people_and_things() -> None:
    card = load_all(EXAMPLE).content["firefly"].misbehave["rim-folk:a-familiar-face"]
    assert card.ace == (Do("crew", "rim-folk:old-tam"),) and card.flavour == "You owe him money. So does he."
    assert card.options[1].needs == (Do("gear", "rim-folk:rope-ladder"),)


def test_they_may_name_those_of_the_box(mods: Path) -> None:
    deck = mods / "rim-folk" / "decks" / "misbehave.toml"
    deck.write_text(deck.read_text(encoding="utf-8").replace('"old-tam"', '"wash"'), encoding="utf-8")
    assert told(mods) == []
    assert load_all(mods).content["firefly"].misbehave["rim-folk:a-familiar-face"].ace == (Do("crew", "wash"),)


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("mod.toml", 'title = "Rim Folk"', "", "rim-folk/mod.toml, title: is missing."),
        ("decks/misbehave.toml", '"old-tam"', '"nobody"',
         "rim-folk/decks/misbehave.toml, line 10, misbehave (a-familiar-face), ace: there is no Crew 'nobody'."),
        ("decks/jobs_patience.toml", '["newhope"]', '["earth"]', "job (seed-potatoes), stage: there is no planet"),
        ("decks/jobs_patience.toml", 'contact = "patience"', 'contact = "book"', "contact: must be 'amnon-duul',"),
        ("decks/jobs_patience.toml", ", misbehave = 2", "", "is Illegal and never Misbehaves."),
        ("decks/nav_border.toml", 'id = "slow-mail"', 'id = "old-tam"', "two cards have the id 'old-tam'."),
        ("decks/nav_border.toml", 'source = "own"', 'source = "own"\nreshuffle = true',
         "rim-folk/decks/nav_border.toml, line 10, nav (slow-mail), reshuffle: says RESHUFFLE;"),
        ("decks/nav_border.toml", "keep-flying", "complete", "it can end with keep-flying, full-stop, evade."),
        ("decks/nav_border.toml", "do = [{ take = 100 }]", 'do = [{ cruiser = "boros" }]',
         "line 13, nav (slow-mail), do: there is no planet in Alliance Space 'boros'."),
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
    assert load_all(mods).content["firefly"] == firefly()


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
        more = set(stories_for(2, mixed.settings)) - set(stories_for(2, alone.settings))
        assert more == {"rim-folk:a-quiet-harbour#1"}
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


# ---------------------------------------------------------------- maps


def test_a_map_of_a_mod_lies_beside_that_of_the_box(opened: None) -> None:
    """R-FB-13."""
    chart = firefly().maps["rim-folk:the-rim"]
    assert (chart.id, chart.mod, len(chart.sectors)) == ("rim-folk:the-rim", "rim-folk", 22)
    assert firefly().map.id == "verse", "the game's own comes first"
    assert deck_counts(load_all(EXAMPLE).content)["firefly"]["maps"] == 2
    assert chart.planets["tams-rest"].text == "A chair, a stove and a view of everything."


def test_a_table_plays_on_the_map_it_names(opened: None) -> None:
    """R-FB-13, R-FB-57, R-FB-60, R-FB-69, R-FB-155."""
    g = FIREFLY.new(1, 1, RIM)
    assert board(g).id == "rim-folk:the-rim" and board(FIREFLY.new(1, 1)).id == "verse"
    assert (g.cruiser, g.cutter) == (14, 22) and near(g, 22) == (16, 21)
    assert max(distances(g, 1).values()) == 6 and len(distances(g, 1)) == 22
    advance(g)
    while not (places := [option.key for option in legal(g) if option.key.startswith("place:")]):
        settle(g, legal(g)[0])
        advance(g)
    assert len(places) == 22 and {"place:tams-rest", "place:s22", "place:hera"} <= set(places)


def test_cards_for_other_places_stay_out_of_play(opened: None) -> None:
    """R-FB-416, R-FB-557: no Job and no Story of a game names a place its map doesn't have."""
    for settings in (RIM, {**RIM, "mods": ""}, {**RIM, "board": "verse"}):
        g = FIREFLY.new(2, 1, settings)
        cards = {item.partition("#")[0] for pile in g.zones.values() for item in pile}
        jobs = [firefly().jobs[id] for id in cards if id in firefly().jobs]
        goals = [goal for id in cards if id in firefly().stories for goal in firefly().stories[id].goals]
        named = {place for job in jobs for stage in job.places for place in stage}
        named |= {place for goal in goals for place in goal.places}
        assert named <= board(g).planets.keys()
        assert sorted(FIREFLY.pieces(g)) == sorted(item for pile in g.zones.values() for item in pile)
        advance(g)
        assert FIREFLY.faults(g) == []
    assert "niskas-holiday" not in {item.partition("#")[0] for item in FIREFLY.new(2, 1, RIM).zones["stories"]}
    assert all(len(FIREFLY.new(2, 1, RIM).zones[f"contact:{name}"]) >= 10 for name in firefly().contacts)


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"board": "dune"}, "there is no map 'dune'; known are verse, rim-folk:the-rim"),
        ({**RIM, "story": "niskas-holiday"}, "is worked at places that are not on that map"),
    ],
)
def test_a_setting_that_cannot_be_is_told(opened: None, settings: dict[str, str], says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        FIREFLY.new(2, 1, settings)


def test_a_game_needs_the_map_it_was_begun_on(opened: None) -> None:
    g = FIREFLY.new(2, 1, RIM)
    open_content()
    assert FIREFLY.faults(g) == ["there is no map 'rim-folk:the-rim'; known are verse"]


def test_bots_play_on_the_map_of_a_mod(opened: None) -> None:
    settings = {**RIM, "story": "rim-folk:a-quiet-harbour", "limit": "100"}
    played = play_game("firefly", 2, 1, ("greedy", "greedy"), settings)
    assert played.failure == "" and played.outcome is not None and played.outcome.why == "story"


def test_a_story_that_sends_the_cruiser_needs_alliance_space_there(mods: Path) -> None:
    """R-FB-230: the Cruiser stays in its own space on every map."""
    path = mods / "rim-folk" / "maps" / "the-rim.toml"
    for zone, there in (("alliance", True), ("border", False)):
        text = path.read_text(encoding="utf-8").replace('15"\nzone = "alliance"', f'15"\nzone = "{zone}"')
        path.write_text(text, encoding="utf-8")
        content = load_all(mods).content["firefly"]
        assert fits(content.stories["harkens-folly"], content.maps["rim-folk:the-rim"]) == there


def test_a_job_may_be_bound_for_a_place_of_the_mods_own_map(mods: Path) -> None:
    deck = mods / "rim-folk" / "decks" / "jobs_patience.toml"
    deck.write_text(deck.read_text(encoding="utf-8").replace('["newhope"]', '["tams-rest"]'), encoding="utf-8")
    assert told(mods) == []
    (mods / "rim-folk" / "maps" / "the-rim.toml").unlink()
    assert "there is no planet 'tams-rest' on the map." in told(mods)[0]


RIM_FILE = "rim-folk/maps/the-rim.toml, line "


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('cruiser = "londinium"', 'cruiser = "earth"', "13, cruiser: starts at a planet or in a Sector such as s1 of"),
        ('cruiser = "londinium"', 'cruiser = "boros"', "13, cruiser: the Cruiser starts in Alliance Space."),
        ('cutter = "s22"', 'cutter = "ariel"', "14, cutter: the Cutter starts in Border Space."),
        ('cutter = "s22"', "", "cutter: is missing."),
        ("box = [0.0,", "box = [1.4,", "12, box: is left, top, right, bottom; a map is 0.3 to 4.0 wide and high."),
        ("box = [0.0,", "box = [nan,", "12, box 1: must be at most 10.0, not nan."),
        ("id = 22\n", "id = 21\n", "sector (21), id: is there twice."),
        ("near = [2, 6, 7]", "near = [6, 7]", "33, sector (2), near: calls 1 a neighbour, which doesn't call it one."),
        ("near = [2, 6, 7]", "near = [2, 6, 7, 7]", "25, sector (1), near: calls a neighbour twice, or itself one."),
        ("near = [2, 6, 7]", "near = []", "25, sector 1 (1), near: has fewer than 1 entries."),
        ("at = [0.15, 0.125]", "at = [0.45, 0.125]", "26, sector (1), at: is not inside the outline."),
        ("at = [0.15, 0.125]", "at = [inf, 0.125]", "26, sector 1 (1), at: a point is at most 10 from the corner"),
        ("outline = [[0.0, 0.0]", "outline = [[-0.2, 0.0]", "27, sector (1), outline: reaches out of the map's box."),
        ('id = "hera"', 'id = "s7"', "sector (12), planet: 's7' means something else and is no name for a planet."),
        ('id = "hera"', 'id = "boros"', "sector (20), planet: the planet 'boros' is in another Sector already."),
        ('supply = "osiris"', 'supply = "earth"', "supply: must be 'osiris', 'persephone', 'regina', 'silverhold'"),
        ('supply = "osiris"', 'supply = "regina"', "sector: the Supply Deck 'regina' is sold at 2 planets; each is"),
        ('supply = "osiris"', "", "21, sector: the Supply Deck 'osiris' is sold at 0 planets; each is sold at one."),
        ('id = "athens"', 'id = "tams-hole"', "21, sector: Patience lives on 'athens', which is no planet of this"),
        ('id = "londinium"', 'id = "oldinium"', "13, cruiser: starts at a planet or in a Sector such as s1 of this"),
        ('id = "hera"', 'id = "zeus"', "21, sector: only 9 Jobs of Amnon Duul are for places of this map; a"),
        ('rings = [0.1, 0.19]', "rings = [0]", "19, sun 1, rings[1]: must be at least 0.01, not 0."),
    ],
)  # fmt: skip
def test_a_bad_map_is_told_with_its_place(mods: Path, old: str, new: str, says: str) -> None:
    path = mods / "rim-folk" / "maps" / "the-rim.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    found = told(mods)
    assert any(line.startswith("rim-folk/maps/the-rim.toml, ") and says in line for line in found), found
    assert load_all(mods).content["firefly"] == firefly()


def test_a_map_in_two_pieces_is_told(mods: Path) -> None:
    path = mods / "rim-folk" / "maps" / "the-rim.toml"
    lines = path.read_text(encoding="utf-8").split("\n")
    text = "\n".join(line.replace("[2, 6, 7]", "[6]") if line == "near = [2, 6, 7]" else line for line in lines)
    text = text.replace("near = [1, 3, 7, 8]", "near = [3, 7, 8]").replace("near = [1, 7, 12]", "near = [1]")
    text = text.replace("near = [1, 2, 6, 8, 12, 13]", "near = [2, 8, 12, 13]").replace("near = [6, 7,", "near = [7,")
    path.write_text(text, encoding="utf-8")
    assert any("only 2 of 22 Sectors can be reached from the first." in line for line in told(mods)), told(mods)

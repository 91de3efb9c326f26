"""What lies in the box: decks, crew, tokens and the board of The Derelict."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from game.content.common.files import data_path, data_root, in_checkout
from game.content.fistful import fistful
from game.content.fistful.boards import grid_of
from game.content.fistful.records import Heist
from game.content.fistful.sense import credits_of, strength_of
from game.content.fistful.words import EVENT_WORDS, GEAR_WORDS
from game.content.load import deck_counts, load_all, rules_of


@pytest.fixture
def derelict() -> Heist:
    return fistful().heists["derelict"]


def test_the_gear_deck_has_42_cards_of_all_three_kinds() -> None:
    """R-FC-6, R-FC-26, R-FC-82, R-FC-83, R-FC-84."""
    cards = fistful().gear.values()
    assert sum(card.count for card in cards) == 42
    assert {card.kind for card in cards} == {"supply", "equipment", "arms"}
    assert 20 <= len(fistful().gear) <= 24


def test_the_event_deck_has_30_cards_good_and_bad() -> None:
    """R-FC-5."""
    events = fistful().events.values()
    assert sum(card.count for card in events) == 30
    tones = Counter(card.tone for card in events for _ in range(card.count))
    assert min(tones["good"], tones["bad"]) >= 12


def test_nine_crew_with_two_sides_and_different_skills() -> None:
    """R-FC-3, R-FC-71."""
    crew = fistful().crew
    assert list(crew) == ["mal", "zoe", "wash", "inara", "jayne", "kaylee", "simon", "river", "book"]
    skills = [side.skill for card in crew.values() for side in (card.hero, card.sidekick)]
    assert sorted(skills) == sorted(f"{who}-{side}" for who in crew for side in ("hero", "sidekick"))


def test_the_dice_of_the_box_are_those_the_heroes_call_for() -> None:
    """R-FC-9, R-FC-25, R-FC-188: one d8, one d10, two d4; everybody else has the d6."""
    dice = Counter(die for card in fistful().crew.values() for die in card.hero.dice)
    assert dice == {"d6": 6, "d8": 1, "d10": 1, "d4": 2}
    assert fistful().crew["jayne"].hero.dice == ("d4", "d4")
    assert fistful().crew["river"].hero.dice == ("d10",)


def test_red_and_blue_tokens_are_enough_for_four_players() -> None:
    """R-FC-10, R-FC-24, R-FC-78: five of each, so exactly one Sidekick has a Health track and one an Ammo track."""
    tracks = {who: card.sidekick.track for who, card in fistful().crew.items() if card.sidekick.track}
    assert tracks == {"jayne": 4, "simon": 3}


def test_hero_numbers_are_in_the_range_of_the_tracks() -> None:
    """R-FC-76."""
    for card in fistful().crew.values():
        assert 3 <= card.hero.health <= 6
        assert 3 <= card.hero.ammo <= 6
        assert 2 <= card.hero.retreat <= 5


def test_named_cards_keep_what_is_known_of_them() -> None:
    """R-FC-86, R-FC-177, R-FC-180."""
    gear = fistful().gear
    assert gear["hold-out-pistol"].uses == 2
    assert all(card.uses == 1 for name, card in gear.items() if name != "hold-out-pistol")
    assert [word.name for word in gear["sensor-amp"].do] == ["scan"]
    assert gear["stopwatch"].when == ("timer",)


def test_every_word_of_the_vocabulary_is_on_a_card() -> None:
    gear = {word.name for card in fistful().gear.values() for word in card.do}
    events = {word.name for card in fistful().events.values() for word in card.do}
    assert gear == set(GEAR_WORDS)
    assert events == set(EVENT_WORDS)
    assert len(GEAR_WORDS) <= 30 and len(EVENT_WORDS) <= 30


def test_card_texts_end_as_sentences_and_fit_the_card() -> None:
    texts = [card.text for card in (*fistful().gear.values(), *fistful().events.values())]
    moods = [card.flavour for card in fistful().events.values()]
    assert all(len(mood) <= 60 and mood[-1:] in (".", "!", "?") for mood in moods) and len(set(moods)) == len(moods)
    texts += [side.text for card in fistful().crew.values() for side in (card.hero, card.sidekick)]
    assert all(text.endswith(".") and len(text) <= 110 for text in texts)
    assert len(set(texts)) == len(texts)


def test_the_derelict_has_60_tokens(derelict: Heist) -> None:
    """R-FC-11, R-FC-36, R-FC-45: 3 guards, 35 in the crew area, 22 in the engine rooms."""
    lots = Counter[str]()
    for lot in derelict.tokens:
        lots[lot.area] += lot.count
    assert (len(derelict.guards), lots["crew"], lots["engine"]) == (3, 35, 22)


def test_the_derelict_can_be_won_with_its_tokens(derelict: Heist) -> None:
    """R-FC-34, R-FC-40, R-FC-43: more traps and credits lie there than are needed."""
    assert derelict.goal_credits == 1000
    assert [(star.kind, star.needed, star.crew) for star in derelict.stars] == [("trap", 2, ("kaylee",))]
    assert sum(lot.count for lot in derelict.tokens if lot.kind == "trap" and lot.area == "engine") >= 2
    assert sum(credits_of(lot.kind) * lot.count for lot in derelict.tokens) > 1200


def test_every_extra_fits_the_box_and_a_spawn_zone(derelict: Heist) -> None:
    """R-FC-7, R-FC-168, R-FC-202: at most 15 extra enemies, each of a strength that is printed on a Spawn Zone."""
    printed = {spawn.strength for spawn in derelict.map.spawns}
    for level in derelict.levels.values():
        assert sum(count for _, count in level.extras) <= 15
        assert {strength_of(kind, fistful().enemies) for kind, _ in level.extras} <= printed
    assert derelict.extras == derelict.levels["normal"].extras


def test_the_derelict_has_no_special_rules(derelict: Heist) -> None:
    """R-FC-39, R-FC-48: no alarm, no yellow space; the Timer runs from green to black."""
    assert derelict.alarm == () and derelict.doors == () and derelict.rules == ()
    assert derelict.map.doors == ()
    for level in derelict.levels.values():
        assert "yellow" not in level.timer
        assert (level.timer[0], level.timer[-1]) == ("green", "black")


def test_enemies_are_those_of_the_rogues_gallery(derelict: Heist) -> None:
    """R-FC-37, R-FC-46, R-FC-154, R-FC-155."""
    enemies = fistful().enemies
    assert (enemies["brute"].damage, enemies["brute"].special) == (1, "")
    assert (enemies["scalper"].damage, enemies["scalper"].strengths, enemies["scalper"].special) == (1, (7,), "leap")
    assert {kind.partition("-")[0] for kind in derelict.guards} == {"brute", "scalper"}


def test_the_board_is_as_big_as_the_set_needs(derelict: Heist) -> None:
    """R-FC-13, R-FC-58, R-FC-59, R-FC-201: engine rooms, crew area, Landing Zone and one spot per token."""
    board = derelict.map
    assert len(board.cells("engine")) >= 40
    assert len(board.cells("crew")) >= 80
    assert len(board.cells("landing")) == 8
    assert (len(board.spots["crew"]), len(board.spots["engine"])) == (35, 22)
    assert sum(spawn.guard for spawn in board.spawns) == 3
    engine = set(board.cells("engine"))
    assert all(spawn.at in engine for spawn in board.spawns if spawn.guard)
    assert grid_of(board).movers


def test_counts_for_the_command_line() -> None:
    told = deck_counts(load_all().content)["fistful"]
    assert (told["gear"], told["events"], told["crew"], told["tokens derelict"]) == (42, 30, 9, 60)


def test_all_205_rule_lines_are_there_in_order() -> None:
    lines = rules_of("fistful")
    assert list(lines) == [f"R-FC-{n}" for n in range(1, 206)]
    assert lines["R-FC-90"].text == "Walls can't be crossed."
    assert lines["R-FC-184"].source == "site-faq"
    assert lines["R-FC-94"].reading
    assert [line.id for line in lines.values() if line.option] == ["R-FC-168"]
    assert all(line.group and line.text for line in lines.values())


def test_data_is_found_in_the_checkout() -> None:
    assert in_checkout()
    assert data_path("maps", "heists", "derelict.toml").is_file()
    assert data_root() == Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(("name", "tokens"), [("derelict", 60), ("paradiso", 40), ("intensive", 53)])
def test_three_heists_with_the_tokens_of_the_box(name: str, tokens: int) -> None:
    """R-FC-2, R-FC-4, R-FC-7, R-FC-11: a card and a board each, all tokens counted, at most 15 extra enemies."""
    heist = fistful().heists[name]
    lots = sum(lot.count for lot in heist.tokens) + sum(count for _, count in heist.doors)
    assert lots + len(heist.guards) + len(heist.hunters) == tokens
    assert max(sum(count for _, count in level.extras) for level in heist.levels.values()) == 15
    assert list(fistful().heists) == sorted(fistful().heists) and len(fistful().heists) == 3


@pytest.mark.parametrize("name", ["derelict", "paradiso", "intensive"])
def test_tokens_lie_where_the_board_has_their_spots(name: str) -> None:
    """R-FC-58, R-FC-181: the set-up is read from the board itself, so no sheet can put a token beside its spot."""
    board = fistful().heists[name].map
    for area, cells in board.spots.items():
        assert set(cells) <= set(board.cells(area)) and len(set(cells)) == len(cells)
    assert not set(board.locks) & {cell for cells in board.spots.values() for cell in cells}


def test_cards_that_all_heists_share_name_no_place_that_only_one_of_them_has() -> None:
    places = {zone.name for heist in fistful().heists.values() for zone in heist.map.zones.values()}
    places = {re.escape(name.rstrip("s")) for name in places if name != "Landing Zone"} | {"engine", "hull", "cabin"}
    named = re.compile(rf"\b({'|'.join(places)})s?\b", re.IGNORECASE)
    cards = [*fistful().events.values(), *fistful().gear.values()]
    assert not [
        (card.id, named.findall(f"{card.title}. {card.text}"))
        for card in cards
        if named.search(f"{card.title}. {card.text}")
    ]

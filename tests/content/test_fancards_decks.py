"""What lies in the box of the fans' card game: its cards as they were designed, their words, their pictures' names."""

from __future__ import annotations

import json
import re
import shutil
from collections import Counter
from dataclasses import fields
from pathlib import Path

import pytest

from game.app.shell.words import Words
from game.content.common.errors import ContentError
from game.content.common.files import data_root
from game.content.common.packing import shelved
from game.content.fancards import PRINTED, fancards
from game.content.fancards.packing import unpack
from game.content.fancards.records import PLACES, TRADES, Instant, Stage, Word
from game.content.fancards.words import ACTIONS, ATTACK, DEFENCE, GEAR, HAZARDS, PERKS, POWERS, UNITS
from game.content.load import booklet_of, deck_counts, load_all, rules_of
from tests.told import kinds

BOX = fancards()
KINDS = {"ships": "ship", "crew": "crew", "spares": "crew", "places": "place", "jobs": "job", "epics": "epic"}
KINDS |= {"parts": "part"}
EVENTS = list(BOX.events.values())
JOBS = [*BOX.jobs.values(), *BOX.epics.values()]


def test_every_deck_holds_what_was_designed() -> None:
    """R-CG-3 to R-CG-6: 111 event cards, 52 jobs, 36 locations in three equal parts."""
    counts = deck_counts(load_all().content)["fancards"]
    assert {deck: counts[deck] for deck in ("ships", "crew", "places", "jobs", "epics")} == {
        "ships": 8,
        "crew": 24,
        "places": 36,
        "jobs": 36,
        "epics": 16,
    }
    events = ("characters", "items", "traits", "actions", "instants", "units", "hazards")
    assert [counts[deck] for deck in events] == [16, 29, 8, 10, 20, 20, 8]
    assert len(BOX.event_cards) == 111 and len(BOX.job_cards) == 52
    assert Counter(place.kind for place in BOX.places.values()) == dict.fromkeys(PLACES, 12)
    assert sum(card.count for card in BOX.instants.values() if card.nasty) == 8
    assert sum(item.count for item in BOX.items.values() if item.weapon) == 13
    assert {part.number for part in BOX.parts.values()} == {1, 2, 3, 4}


def test_ships_are_about_as_good_as_each_other() -> None:
    """R-CG-1: who flies farther has less room."""
    for ship in BOX.ships.values():
        low, high = {3: (10, 12), 4: (6, 7)}[ship.movement]
        assert low <= ship.inventory + ship.crew <= high, ship.id


def test_every_trade_is_on_four_to_eight_crew() -> None:
    """R-CG-2."""
    held = Counter(trade for card in BOX.crew.values() for trade in card.trades)
    assert set(held) == set(TRADES) and min(held.values()) >= 4 and max(held.values()) <= 8


def test_ten_core_worlds_can_be_started_from_and_twelve_places_give_reputation() -> None:
    """R-CG-15, R-CG-82."""
    core = [place for place in BOX.places.values() if place.kind == "core"]
    assert sum(not any(place.needs) for place in core) == 10
    assert sum(bool(any(place.gain[1:])) for place in BOX.places.values()) == 12
    assert {id for id, place in BOX.places.items() if place.gain.open} == {"paquin", "jiangyin"}


def test_the_numbers_that_the_thread_gave_are_kept() -> None:
    """R-CG-49."""
    mercenaries, bandits = BOX.units["alliance-mercenaries"], BOX.units["bandits"]
    assert (mercenaries.combat, mercenaries.health, bandits.combat, bandits.health) == (4, 2, 1, 1)
    assert BOX.crew["jayne"].combat == 5 and BOX.crew["jayne"].perks == (Word("wound_pay", 2),)
    assert BOX.characters["kyle-gimshaw"].needs.alliance == 4


def test_a_unit_costs_about_what_it_does() -> None:
    """R-CG-32: combat and health less one, give or take two for its rules and its bounty."""
    for unit in BOX.units.values():
        assert abs(unit.infamy - (unit.combat + unit.health - 1)) <= 1, unit.id
        assert 0 <= unit.bounty <= 3


def test_epics_of_both_sides_and_what_quitting_them_costs() -> None:
    """R-CG-6, R-CG-95: 2 Reputation of the side asked for, of the higher where both or any were."""
    sides = Counter(
        "both"
        if epic.needs.either or (epic.needs.alliance and epic.needs.criminal)
        else epic.needs.index(max(epic.needs))
        for epic in BOX.epics.values()
    )
    assert sides == {"both": 6, 0: 5, 1: 5}
    for epic in BOX.epics.values():
        lost = epic.penalty
        asked = epic.needs
        both = asked.either or (asked.alliance and asked.criminal)
        wanted = (0, 0, 2) if both else (2, 0, 0) if asked.alliance else (0, 2, 0)
        assert (lost.alliance, lost.criminal, lost.higher) == wanted, epic.id
        assert epic.title.startswith("Epic"), "R-CG-6"
        assert not epic.escort


def test_jobs_that_stay_open_where_a_place_is_missing() -> None:
    dead_moon = BOX.epics["the-survey-of-the-dead-moon"]
    assert dead_moon.stages == (Stage("londinium", 1, "core"), Stage("miranda", 1, "rim"))
    assert BOX.epics["a-war-of-niskas"].stages == (Stage("niskas-skyplex"), Stage("unmarked"))
    assert BOX.jobs["census-of-the-rim"].stages == (Stage("rim", 3),)
    assert [job.id for job in JOBS if job.escort] == ["escort-a-judges-daughter", "escort-a-rich-fool"]
    assert {bool(job.penalty.foes) for job in JOBS} == {True, False}, "R-CG-95: a fight is a penalty, too"


def test_every_word_and_power_of_the_vocabulary_is_on_a_card_and_no_other() -> None:
    def said(cards: object, field: str) -> set[str]:
        return {word.name for card in cards for word in getattr(card, field)}  # type: ignore[attr-defined]

    def instants(nasty: bool) -> list[Instant]:
        return [card for card in BOX.instants.values() if card.nasty == nasty]

    people = [*BOX.crew.values(), *BOX.characters.values()]
    assert said(people, "perks") == set(PERKS) - {"criminal_command", "free_scouting"}, "a mirror; for own cards"
    assert said([*BOX.items.values(), *BOX.traits.values()], "perks") == set(GEAR) - {"sold_unmarked"}
    assert said(BOX.actions.values(), "do") == set(ACTIONS) - {"credits"}
    assert said(instants(False), "do") == set(DEFENCE)
    assert said(instants(True), "do") == set(ATTACK)
    assert said(BOX.units.values(), "perks") == set(UNITS)
    assert said(BOX.hazards.values(), "do") == set(HAZARDS) - {"pay"}
    powers = [getattr(card, "power", "") for card in (*BOX.crew.values(), *BOX.spares.values(), *EVENTS)]
    assert sorted(filter(None, powers)) == sorted(power for kind in POWERS.values() for power in kind)


def test_pictures_are_called_by_kind_and_id_unless_a_card_names_another() -> None:
    decks = data_root() / "assets" / "decks" / "fancards"
    told = "".join(file.read_text(encoding="utf-8") for file in decks.glob("*.toml"))
    named = set(re.findall(r'^picture = "(\w+)"$', told, re.MULTILINE))
    for deck in fields(BOX):
        for id, card in getattr(BOX, deck.name).items():
            own = f"{KINDS.get(deck.name, 'event')}_{id.replace('-', '_')}"
            assert card.picture == own or card.picture in named, id
    assert BOX.places["new-melbourne"].picture == "place_new_melbourne"


def test_every_card_says_something_and_has_a_mood() -> None:
    """One or two sentences on each; a line of flavour on all but ships and crew, and never the same one."""
    moods = [card.flavour for card in (*EVENTS, *JOBS, *BOX.places.values(), *BOX.parts.values())]
    assert all(moods) and len(set(moods)) == len(moods)
    cards = [card for deck in fields(BOX) for card in getattr(BOX, deck.name).values()]
    for card in cards:
        for text in filter(None, (card.text, card.flavour)):
            assert text[0].isupper() or text[0].isdigit() or text[0] in "+'", text
            assert text[-1] in ".!?" and len(re.findall(r"[.!?](?= |$)", text)) <= 4, text
    assert len({card.title for card in cards}) == len(cards)


def test_a_text_names_the_numbers_of_its_card() -> None:
    """What a card asks of whoever plays it, its upkeep and its sales stand in its text."""
    for card in EVENTS:
        for side in ("alliance", "criminal"):
            asked = getattr(getattr(card, "needs", None), side, 0)
            assert not asked or f"{side.capitalize()} {asked}" in card.text, card.id
        assert not getattr(card, "upkeep", 0) or f"Pay {card.upkeep} credit in each Reset" in card.text  # type: ignore[union-attr]
        for word in getattr(card, "perks", ()):
            if word.name.startswith("sold_"):
                assert f"{word.value} credits" in card.text, card.id
    for place in BOX.places.values():
        for side in ("alliance", "criminal"):
            asked = getattr(place.needs, side)
            assert not asked or f"{side.capitalize()} {asked}" in place.text, place.id


def test_119_rule_lines_in_order() -> None:
    lines = rules_of("fancards")
    assert list(lines) == [f"R-CG-{n}" for n in range(1, 120)]
    assert [id for id, line in lines.items() if line.option] == [f"R-CG-{n}" for n in range(103, 115)]


def test_the_cache_gives_back_the_same_records() -> None:
    again = unpack(json.loads(json.dumps(shelved(BOX))))
    assert again == BOX and {hash(card) for card in again.events.values()} == {hash(card) for card in EVENTS}
    assert PRINTED.kept == "fancards.cards"


WRONG = [
    ("places.toml", 'kind = "rim"', 'kind = "rime"', "(whitefall), kind: must be"),
    ("jobs.toml", 'place = "harvest"', 'place = "harvist"', "(foodstuffs-to-harvest), stages: there is no location"),
    ("jobs.toml", 'place = "rim", n = 3', 'place = "rim", n = 13', "n: must be at most 6"),
    ("jobs_epic.toml", 'place = "any", n = 5', 'place = "osiris", n = 5', "leads to 'osiris' more than once"),
    ("jobs_epic.toml", '{ place = "any", n = 5 }', '{ place = "rim", otherwise = "core" }', "otherwise goes only"),
    ("events_cards.toml", 'only_with = "river"', 'only_with = "rivers"', "there is no crew card 'rivers'"),
    ("events_cards.toml", 'power = "a-favor"', "", "(a-favor), do: the card does nothing"),
    ("events_cards.toml", 'power = "a-favor"', 'power = "a-flavour"', "'a-flavour' is no power of such a card"),
    ("events_trouble.toml", "no_charting = true", "no_jobs = true", "no_jobs goes only with target = true"),
    ("events_trouble.toml", "{ roll = 2 }", "{ roll = 2 }, { roll = 1 }", "do: says roll twice"),
    ("events_trouble.toml", 'id = "storm"', 'id = "pistol"', "(pistol), id: is the id of two cards"),
    (
        "events_items.toml",
        'tags = ["weapon"]\ncombat = 1\nperks = [{ sole',
        "combat = 1\nperks = [{ sole",
        "sole_weapon",
    ),
    ("events_items.toml", 'id = "rifle"', 'id = "pistol"', "has two entries with the id 'pistol'"),
    ("crew.toml", "[[spare]]", "[[crew]]", "there are 0 crew to stand in; a game needs 1"),
]


@pytest.mark.parametrize(("file", "old", "new", "says"), WRONG)
def test_what_is_wrong_is_told_with_file_line_and_field(
    tmp_path: Path, file: str, old: str, new: str, says: str
) -> None:
    decks = tmp_path / "assets" / "decks" / "fancards"
    shutil.copytree(data_root() / "assets" / "decks" / "fancards", decks)
    text = (decks / file).read_text(encoding="utf-8")
    assert old in text
    (decks / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as told:
        PRINTED.read(tmp_path)
    assert says in str(told.value), str(told.value)
    assert f"decks/{file}" in str(told.value) or "too-few" in {problem.code for problem in told.value.problems}


def test_an_epic_that_nobody_can_finish_is_refused(tmp_path: Path) -> None:
    """A trade that is on no card, goods that are in no deck, more worlds than there are."""
    decks = tmp_path / "assets" / "decks" / "fancards"
    shutil.copytree(data_root() / "assets" / "decks" / "fancards", decks)
    for file in decks.glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        if file.name[:4] != "jobs":
            text = re.sub(r'"medic"(, )?', "", text).replace("spared = \n", "").replace("seeks = ", 'seeks = "medic"')
            text = text.replace('["finery"]', "[]").replace('kind = "rim"', 'kind = "core"', 10)
        file.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as told:
        PRINTED.read(tmp_path)
    said = str(told.value)
    assert "epic (relief-for-the-rim), trades: nobody in the decks has the trade medic." in said
    assert "epic (the-nobles-duel), brings: no item in the decks is finery." in said
    assert "job (census-of-the-rim), stages: needs 3 rim worlds, there are 2; nobody can finish it." in said
    assert all(problem.line for problem in told.value.problems)


def test_every_kind_of_news_leads_to_a_rule_line() -> None:
    assert set(kinds("fancards")) == set(booklet_of("fancards").news)


NUMBER = re.compile(r"\d+")
WORDS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "zwei": 2, "drei": 3, "vier": 4}
WORDS |= {"fünf": 5, "sechs": 6, "sieben": 7, "acht": 8}
DICE = {1, 4, 6}
"""The eyes that cards speak of."""
OF_THE_TABLE = {"sensitive-information": {3}}
"""Numbers that a card has in its class, not in its deck."""


def numbers(thing: object) -> set[int]:
    """All numbers that are printed on a card."""
    if isinstance(thing, bool) or thing is None:
        return set()
    if isinstance(thing, int):
        return {abs(thing)}
    if isinstance(thing, str):
        return set()
    if isinstance(thing, dict):
        thing = tuple(thing.values())
    if isinstance(thing, (tuple, list, set, frozenset)):
        return {n for one in thing for n in numbers(one)}
    return {n for field in fields(thing) for n in numbers(getattr(thing, field.name))}  # type: ignore[arg-type]


@pytest.mark.parametrize("tongue", ["en", "de"])
def test_what_a_card_says_agrees_with_its_numbers(tongue: str) -> None:
    """After every change of a number: a text speaks of none that the card doesn't have."""
    words = Words.load(tongue)
    for deck in ("ships", "crew", "characters", "items", "traits", "actions", "instants", "units", "hazards", "parts",
                 "places", "jobs", "epics"):  # fmt: skip
        for id, card in getattr(BOX, deck).items():
            text = card.text if tongue == "en" else words(f"fancards.{deck}.{id}.text")
            said = {int(n) for n in NUMBER.findall(text)}
            said |= {WORDS[word] for word in re.findall(r"[^\W\d_]+", text.lower()) if word in WORDS}
            legs = Counter(stage.place for stage in getattr(card, "stages", ()))
            assert said <= numbers(card) | {*legs.values()} | DICE | OF_THE_TABLE.get(id, set()), (deck, id, text)

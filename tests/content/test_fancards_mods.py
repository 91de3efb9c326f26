"""Players' own ships, crew, locations, event cards, jobs and Epics for the fans' card game; mutated decks."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from game.content import in_play
from game.content.common.errors import ContentError
from game.content.common.files import data_path
from game.content.common.toml.source import Source
from game.content.fancards import fancards
from game.content.fancards.mod import read_brought
from game.content.fancards.records import FanCards, Stage, Word
from game.content.load import brought, deck_counts, load_all
from tests.content import mutants

SHIPS = """
[[ship]]
id = "ferry"
title = "Ferry"
text = "Back and forth, and back."
movement = 3
inventory = 5
crew = 6
"""
CREW = """
[[crew]]
id = "purser"
title = "Purser"
text = "Counts everybody twice."
combat = 2
health = 3
carry = 2
command = 3
trades = ["talk"]
perks = [{ criminal_command = 1 }]
"""
PLACES = """
[[place]]
id = "far-quay"
title = "Far Quay"
text = "1 credit for whoever enters."
flavour = "Mind the gap. It is nine miles."
kind = "rim"
gain = { credits = 1 }
picture = "world_shadow"
"""
EVENTS = """
[[item]]
id = "timetable"
title = "Timetable"
text = "Its carrier is a pilot."
flavour = "Nobody has ever believed it."
price = { credits = 2 }
trades = ["pilot"]
count = 2

[[defence]]
id = "tickets-please"
title = "Tickets, please"
text = "Only with the Purser. One encounter goes back."
flavour = "No ticket, no attack."
only_with = "purser"
do = [{ send_back = "any" }]
"""
JOBS = """
[[job]]
id = "last-boat"
title = "Last boat"
text = "Be at Far Quay."
flavour = "It leaves when you do."
stages = [{ place = "far-quay" }]
reward = { credits = 4 }

[[epic]]
id = "the-bridge"
title = "Epic: the bridge"
text = "From Far Quay to Boros."
flavour = "It would put you out of work."
stages = [{ place = "far-quay" }, { place = "boros" }]
reward = { credits = 10 }
penalty = { higher = 2 }
"""
FILES = {"ships": SHIPS, "crew": CREW, "places": PLACES, "events": EVENTS, "jobs": JOBS}


@pytest.fixture
def ferry(tmp_path: Path) -> Path:
    """A folder of mods with one that brings something of each kind."""
    decks = tmp_path / "mods" / "ferry" / "decks"
    decks.mkdir(parents=True)
    (decks.parent / "mod.toml").write_text('game = "fancards"\ntitle = "Ferry"\n', encoding="utf-8")
    for name, text in FILES.items():
        (decks / f"{name}.toml").write_text(text, encoding="utf-8")
    return tmp_path / "mods"


def test_a_mod_brings_something_of_every_kind(ferry: Path) -> None:
    loaded = load_all(ferry)
    assert loaded.problems == ()
    content: FanCards = loaded.content["fancards"]
    assert content.jobs["ferry.last-boat"].stages == (Stage("ferry.far-quay"),)
    assert content.epics["ferry.the-bridge"].stages == (Stage("ferry.far-quay"), Stage("boros"))
    assert content.instants["ferry.tickets-please"].only_with == "ferry.purser"
    assert content.crew["ferry.purser"].perks == (Word("criminal_command", 1),)
    assert (content.places["ferry.far-quay"].picture, content.places["ferry.far-quay"].mod) == ("world_shadow", "ferry")
    assert {"ferry.timetable#1", "ferry.timetable#2"} <= set(content.event_cards)
    counts = deck_counts(loaded.content)["fancards"]
    assert (counts["ships"], counts["ships ferry"], counts["items ferry"], counts["epics ferry"]) == (8, 1, 2, 1)


def test_what_a_mod_brings_is_there_while_it_is_brought(ferry: Path) -> None:
    (mod,) = load_all(ferry).mods
    with brought(mod):
        assert "ferry.ferry" in fancards().ships
        assert in_play.missing("fancards", {"mods": "ferry+gone"}) == {"gone"}
        marked = {in_play.fingerprint("fancards", {"mods": mods}, False) for mods in ("", "ferry")}
        assert len(marked) == 2
    assert "ferry.ferry" not in fancards().ships


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("jobs", '"far-quay"', '"near-quay"', "decks/jobs.toml, line 7, job (last-boat), stages: there is no location"),
        ("events", "count = 2", "count = 99", "decks/events.toml, line 9, item 1 (timetable), count: "),
        ("crew", "[[crew]]", "[[spare]]", "spare (purser), id: belongs to the box alone."),
        (
            "events",
            "price = { credits = 2 }",
            "price = 2",
            "events.toml, line 7, item 1 (timetable), price: must be a table, not 2.",
        ),
        ("crew", "criminal_command = 1", "criminal_commando = 1", "'criminal_commando' is no word of these cards"),
    ],
)
def test_a_bad_mod_is_told_and_left_out(ferry: Path, file: str, old: str, new: str, says: str) -> None:
    (ferry / "ferry" / "decks" / f"{file}.toml").write_text(FILES[file].replace(old, new), encoding="utf-8")
    loaded = load_all(ferry)
    assert any(says in str(problem) for problem in loaded.problems), loaded.problems
    assert loaded.mods == () and loaded.content["fancards"] == fancards()


def test_mutated_decks_give_cards_or_a_sentence_at_once(tmp_path: Path) -> None:
    decks = tmp_path / "odd" / "decks"
    decks.mkdir(parents=True)
    texts = {name: text.encode() for name, text in FILES.items()}
    for name in ("events_trouble", "events_cards", "jobs_epic"):
        whole = data_path("assets", "decks", "fancards", f"{name}.toml").read_bytes()
        texts[name.partition("_")[0]] += whole.partition(b"[[part]]")[0]
    good = refused = 0
    for number in range(250):
        rng = random.Random(f"fancards:{number}")
        changed = rng.choice(sorted(texts))
        for name, text in texts.items():
            (decks / f"{name}.toml").write_bytes(mutants.mutant(rng, text) if name == changed else text)
        begun = time.perf_counter()
        try:
            found = read_brought(Source(decks.parent, "odd"), fancards())
        except ContentError as error:
            refused += 1
            assert all(problem.says and problem.file for problem in error.problems)
        else:
            good += 1
            assert all(id.startswith("odd.") for id in (*found.events, *found.jobs, *found.epics))
        assert time.perf_counter() - begun < 2
    assert good > 25 and refused > 200

"""What lies in the box of Keep Flyin': jobs, events, counters, and rule lines."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from statistics import mean

import pytest

from game.content.common.errors import ContentError
from game.content.common.files import data_path
from game.content.common.toml.source import Source
from game.content.keepflyin import keepflyin
from game.content.keepflyin.content import read_counters, read_events, read_jobs
from game.content.keepflyin.records import COUNTERS, KINDS, EventCard, Job
from game.content.keepflyin.sense import NEEDED
from game.content.keepflyin.words import ABOUT_CAPTAINS, EVENT_WORDS, TONES, WHEN, WHO
from game.content.load import deck_counts, load_all, rules_of
from game.geometry.hexes import HexGrid

BOARD = keepflyin().board
JOBS = list(keepflyin().jobs.values())
EVENTS = list(keepflyin().events.values())
HOST = (BOARD.locations["ezra"].at,)


def far(place: str) -> float:
    """The mean way from the other locations to one."""
    grid, goal = HexGrid(BOARD.width, BOARD.height, HOST), BOARD.locations[place].at
    return mean(grid.distance(other.at, goal) for other in BOARD.locations.values() if other.at != goal)


def test_46_jobs_of_all_four_types_for_every_location() -> None:
    """R-KF-4, R-KF-104."""
    assert sum(job.count for job in JOBS) == 46
    assert {job.kind for job in JOBS} == set(KINDS)
    assert min(Counter(job.kind for job in JOBS).values()) >= 8
    assert {job.destination for job in JOBS} == set(BOARD.locations)
    zones = Counter(BOARD.locations[job.destination].zone for job in JOBS)
    assert min(zones.values()) >= 8 and zones["border"] > zones["fringe"]


def test_jobs_are_legal_and_illegal_small_and_large_and_pay_at_least_100() -> None:
    """R-KF-101, R-KF-105, R-KF-106."""
    assert min(job.pay for job in JOBS) >= 100
    assert {job.space for job in JOBS} == {0, 1, 2}, "the hold has room for 2"
    assert min(job.notoriety for job in JOBS) < 0 < max(job.notoriety for job in JOBS)
    assert 15 <= sum(job.illegal for job in JOBS) <= 23
    assert all(job.illegal == (job.notoriety > 0) for job in JOBS)


PAID = ("gain", "gain_die", "gain_passengers", "pay", "fine", "job_pay")


def test_platinum_is_paid_in_hundreds() -> None:
    """R-KF-12."""
    assert all(job.pay % 100 == 0 for job in JOBS)
    money = [word for card in EVENTS for word in (*card.do, *card.otherwise) if word.name in PAID]
    assert money and all(int(word.value) % 100 == 0 for word in money)


def test_the_lassiter_is_as_it_was_printed() -> None:
    """R-KF-108."""
    job = keepflyin().jobs["the-lassiter"]
    assert (job.kind, job.notoriety, job.space, job.pay, job.destination) == ("heist", 5, 1, 1000, "persephone")
    assert job.picture == "world_persephone"


def test_pay_grows_with_distance_and_with_risk() -> None:
    plain = [job for job in JOBS if job.notoriety == 0 and job.space == 1]
    ways = sorted(plain, key=lambda job: far(job.destination))
    half = len(ways) // 2
    assert mean(job.pay for job in ways[half:]) > mean(job.pay for job in ways[:half]) + 30
    assert mean(job.pay for job in JOBS if job.illegal) > mean(job.pay for job in JOBS if not job.illegal) + 100
    assert max(JOBS, key=lambda job: job.pay).id == "the-lassiter"
    assert 400 <= mean(job.pay for job in JOBS) <= 550, "eight to ten jobs make $4000"


def test_48_events_good_and_bad() -> None:
    """R-KF-5, R-KF-90."""
    moods = [card.flavour for card in EVENTS]
    assert all(len(mood) <= 60 and mood[-1:] in (".", "!", "?") for mood in moods) and len(set(moods)) == len(moods)
    assert sum(card.count for card in EVENTS) == 48
    tones = Counter(card.tone for card in EVENTS)
    assert set(tones) == set(TONES) and min(tones["good"], tones["bad"]) >= 16


def test_the_derelict_ship_is_among_them() -> None:
    """R-KF-92: for a ship in space."""
    card = keepflyin().events["derelict-ship"]
    assert card.when == ("space",) and [word.name for word in card.do] == ["derelict"]


def test_events_send_to_torture_and_act_on_quadrants() -> None:
    """R-KF-20, R-KF-85."""
    words = [word for card in EVENTS for word in (*card.do, *card.otherwise)]
    assert "torture" in {word.name for word in words}
    assert {"patrol", "drift", "mix", "echo", "appear"} <= {word.name for word in words}
    assert "quadrant" in {card.who for card in EVENTS} | {word.value for word in words}


def test_every_word_of_the_vocabulary_is_on_a_card() -> None:
    said = {word.name for card in EVENTS for word in (*card.do, *card.otherwise)}
    assert said == set(EVENT_WORDS) and len(EVENT_WORDS) <= 30
    assert {card.who for card in EVENTS} <= set(WHO)
    assert {when for card in EVENTS for when in card.when} <= set(WHEN)
    assert {"gain", "calm"} <= ABOUT_CAPTAINS and not {"moves", "scan"} & ABOUT_CAPTAINS


@pytest.mark.parametrize("cards", [JOBS, EVENTS], ids=["jobs", "events"])
def test_texts_end_as_sentences_and_no_two_are_the_same(cards: list[Job] | list[EventCard]) -> None:
    assert all(card.text[-1] in ".!?" for card in cards)
    assert len({card.text for card in cards}) == len({card.title for card in cards}) == len(cards)


def test_counters_are_enough_for_eight_players_and_first_games() -> None:
    """R-KF-7, R-KF-9, R-KF-35, R-KF-36, R-KF-37, R-KF-38, R-KF-39, R-KF-46, R-KF-151."""
    kinds = keepflyin().counters
    assert set(kinds) == set(COUNTERS)
    ready = {name: [c for c in kind.counters if not c.spare] for name, kind in kinds.items()}
    assert (len(ready["alliance"]), len(ready["ghost"]), len(ready["derelict"])) == (8, 8, 4)
    assert {c.grapple for c in ready["reaver"]} == {4, 5, 6, 7, 8, 9}
    assert sum(c.grapple < 6 for c in ready["reaver"]) >= NEEDED["reaver"] == 4
    assert {c.move for name in ("alliance", "reaver") for c in kinds[name].counters} == {1, 2, 3}
    assert all(len(kind.counters) > len(ready[name]) for name, kind in kinds.items()), "spares of each"
    ids = [c.id for kind in kinds.values() for c in kind.counters]
    assert len(set(ids)) == len(ids)


def test_counts_for_the_command_line() -> None:
    told = deck_counts(load_all().content)["keepflyin"]
    assert (told["jobs"], told["events"], told["boards"]) == (46, 48, 1)
    assert (told["alliance"], told["reaver"], told["derelict"], told["ghost"]) == (16, 14, 12, 12)


def test_all_185_rule_lines_are_there_in_order() -> None:
    lines = rules_of("keepflyin")
    assert list(lines) == [f"R-KF-{n}" for n in range(1, 186)]
    assert [line.id for line in lines.values() if line.option] == ["R-KF-24", "R-KF-39"]
    assert "MORE" not in lines["R-KF-68"].text and lines["R-KF-57"].reading
    assert all(line.group and line.text for line in lines.values())


# ---------------------------------------------------------------- mistakes


DECKS = data_path("assets", "decks", "keepflyin")


def said(tmp_path: Path, deck: str, old: str, new: str) -> str:
    """What is said about a deck with one mistake in it."""
    text = (DECKS / f"{deck}.toml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "x.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    source = Source(tmp_path / "x.toml", "x.toml")
    with pytest.raises(ContentError) as error:
        if deck == "jobs":
            read_jobs(source, [BOARD])
        elif deck == "events":
            read_events(source)
        else:
            read_counters(source)
    return str(error.value)


@pytest.mark.parametrize(
    ("deck", "old", "new", "says"),
    [
        ("jobs", 'kind = "cargo"', 'kind = "crago"', "job 1 (seed-grain), kind: must be 'cargo', 'passenger',"),
        ("jobs", "pay = 400", "pay = 425", "job 1 (seed-grain), pay: must be a multiple of 100, not 425."),
        ("jobs", "pay = 400", "pay = 50", "pay: must be at least 100, not 50."),
        ("jobs", "space = 1", "space = 5", "space: must be at most 4, not 5."),
        ("jobs", 'destination = "greenleaf"', 'destination = "earth"', "there is no location 'earth' on the chart."),
        ("jobs", 'title = "Seed Grain"', "", "job 1 (seed-grain), title: is missing."),
        ("jobs", 'id = "two-dozen-head"', 'id = "seed-grain"', "(seed-grain), id: has two entries with the id"),
        ("jobs", "space = 1", "spaces = 1", "job 1 (seed-grain), spaces: is not known here. Known are"),
        ("events", "{ quiet = true }", "{ silence = true }", "'silence' is no word of these cards; known are appear,"),
        ("events", "{ scan = 3 }", "{ scan = 9 }", "do: scan takes 1 or 2 or 3 or 4."),
        ("events", 'who = "poor"', 'who = "nobody"', "who: must be 'captain', 'all', 'others',"),
        ("events", 'when = ["space"]', 'when = ["dawn"]', "when[1]: must be 'space', 'location',"),
        ("events", 'who = "poor"\ndo = [{ gain = 200 }]', 'who = "poor"\ndo = [{ scan = 1 }]',
         'event (relief-fund), do: scan goes only with who = "captain".'),
        ("events", 'who = "poor"', 'who = "poor"\noptional = true', 'optional: goes only with who = "captain".'),
        ("events", 'do = [{ quiet = true }]', "do = [{ quiet = true }]\notherwise = [{ pay = 100 }]",
         "otherwise: is never reached: the card has no when and is not optional."),
        ("events", "{ scan = 1 }, { evade = 1 }", "{ scan = 1 }, { scan = 2 }", "do: says scan twice."),
        ("events", "do = [{ quiet = true }]", "do = []", "an effect is a list of 1 to 6 words"),
        ("counters", "{ move = 1, count = 3 }", "{ count = 3 }", "kind (alliance), counter: alliance-1 has no move."),
        ("counters", "{ move = 2, grapple = 6 }", "{ move = 2 }", "Reavers, and they alone, have a grapple"),
        ("counters", "grapple = 5, count = 2 }", "grapple = 6, count = 2 }",
         "has 2 counters with a grapple below 6; a first game needs 4."),
        ("counters", "{ count = 8 }", "{ count = 7 }", "has 7 counters for set-up; 8 players need 8."),
        ("counters", 'id = "ghost"', 'id = "derelict"', "has two entries with the id 'derelict'."),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_file_table_and_field(tmp_path: Path, deck: str, old: str, new: str, says: str) -> None:
    assert says in said(tmp_path, deck, old, new)

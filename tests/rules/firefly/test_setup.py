"""Setting up: decks, hunters, story, supplies, starting Jobs (R-FB-1 to R-FB-7, R-FB-48 to R-FB-60, R-FB-74 to
R-FB-95)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.content.firefly import firefly
from game.content.firefly.records import CONTACTS, SUPPLIES
from game.core.engine import advance
from game.core.views import determinize, view
from game.core.zones import everyone
from game.rules.firefly.board import find, zone_at
from game.rules.firefly.ruleset import FIREFLY
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import face
from tests.rules.firefly.happen import fixed, table
from tests.rules.firefly.table import Table

KING = "king-of-all-londinium"


def new(seats: int = 2, seed: int = 1, **settings: str) -> Firefly:
    """A game before anybody has decided anything."""
    return FIREFLY.new(seats, seed, settings)


def chosen(seats: int = 2, seed: int = 1, **settings: str) -> Table:
    """Seat 0 has won the roll; Leaders and ships are chosen and placed."""
    g = new(seats, seed, **settings)
    advance(g, fixed([6, *[1] * (seats - 1)]))
    t = Table(g)
    while t.pending in ("PickLeader", "PickShip", "PlaceShip"):
        t.pick(t.offered()[0])
    return t


def ready(seats: int = 2, seed: int = 1, **settings: str) -> Table:
    """The first turn has begun; everybody has kept the last of their Jobs."""
    t = chosen(seats, seed, **{"story": KING, **settings})
    while t.pending == "KeepJobs":
        gives = t.offered("give:")
        t.pick(gives[0] if len(gives) > 1 else "done")
    return t


def test_the_decks() -> None:
    """R-FB-1 to R-FB-7: shuffled, and nobody knows a card; Set Up and Story Cards lie open."""
    g = new()
    sizes = {zone: len(items) for zone, items in g.zones.items()}
    assert all(sizes[f"supply:{name}"] == 25 for name in SUPPLIES)
    assert all(sizes[f"contact:{name}"] == 25 for name in CONTACTS)
    assert (sizes["nav:alliance"], sizes["nav:border"], sizes["misbehave"]) == (40, 40, 40)
    assert sizes["setup"] == 11 + 4 and set(g.seen) == {*g.zones["setup"], *g.zones["stories"]}
    assert g.zones["misbehave"] != new(seed=2).zones["misbehave"] and g.zones["misbehave"] == new().zones["misbehave"]


@pytest.mark.parametrize(
    ("seats", "setting", "aside"), [(1, "decks", 0), (2, "decks", 0), (2, "discard", 1), (3, "decks", 1)]
)
def test_the_reshuffle_cards(seats: int, setting: str, aside: int) -> None:
    """R-FB-48 to R-FB-51, R-FB-56: on the discard piles with three players or more, or as the table plays it."""
    g = new(seats, reshuffle=setting)
    for deck, card in (("nav:alliance", "alliance-cruiser#1"), ("nav:border", "reaver-cutter#1")):
        assert g.zones.get(f"{deck}.discard", ()) == (card,) * aside
        assert len(g.zones[deck]) == 40 - aside and (card in g.zones[deck]) is (not aside)


def test_where_the_hunters_start() -> None:
    """R-FB-57, R-FB-58, R-FB-60."""
    g = new()
    assert g.cruiser == find(g, "londinium") and zone_at(g, g.cruiser) == "alliance"
    assert zone_at(g, g.cutter) == "border" and g.cutter == firefly().map.cutter


def test_the_story_is_chosen_after_the_leaders() -> None:
    """R-FB-24, R-FB-75, R-FB-76: by who chose first; the others are out of it."""
    t = chosen()
    assert t.pending == "StoryChoice" and t.seat == 0 and f"story:{KING}" in t.offered() and len(t.offered()) == 6
    t.pick("story:desperadoes")
    assert t.told("story") == "desperadoes" and "desperadoes" not in t.pile("stories")
    assert chosen(story=KING).pending == "KeepJobs", "the table may settle it before"


def test_a_lone_captain_has_a_story_of_its_own() -> None:
    """R-FB-78: stories say for how many they are."""
    solo = {f"story:{story.id}" for story in firefly().stories.values() if story.seats == (1, 1)}
    assert solo and solo <= set(chosen(1).offered()) and not solo & set(chosen(2).offered())
    with pytest.raises(ValueError, match="is for 1 to 1 players"):
        new(2, story=next(iter(solo)).partition(":")[2])


def test_the_starting_supplies() -> None:
    """R-FB-80 to R-FB-84: $3000, 6 Fuel and 2 Parts on 4 squares."""
    t = ready()
    for seat in (0, 1):
        assert [t.told(name, seat) for name in ("money", "fuel", "part", "warrants")] == [3000, 6, 2, 0]
        assert t.told("hold", seat) == {"fuel": 6, "part": 2} and t.told("room", seat) == 2 * 12 - 8


def test_a_job_from_every_contact() -> None:
    """R-FB-87, R-FB-88: five are dealt, seen by their owner alone; with four of them nobody is done."""
    t = chosen(story=KING)
    jobs = t.g.zones["hand:0"]
    assert Counter(firefly().jobs[face(job)].contact for job in jobs) == Counter(CONTACTS)
    assert all(t.g.seen[job] == 1 for job in jobs) and len(t.g.zones["contact:niska"]) == 23
    t.pick(t.offered("give:")[0])
    assert "done" not in t.offered()
    t.pick(t.offered("give:")[0])
    assert "done" in t.offered()


def test_jobs_are_given_up_in_secret() -> None:
    """R-FB-89, R-FB-90: the choice may be taken back; when all have decided they lie on their own piles."""
    t = chosen(story=KING)
    first = t.offered("give:")[0]
    t.pick(first)
    t.pick(first.replace("give", "keep"))
    for _ in range(4):
        t.pick(t.offered("give:")[0])
    t.pick("done")
    assert t.seat == 1 and len(t.g.zones["considered:0"]) == 4 and not t.told("pile")
    for _ in range(2):
        t.pick(t.offered("give:")[0])
    t.pick("done")
    given = [job for name in CONTACTS for job in t.g.zones.get(f"contact:{name}.discard", ())]
    assert len(given) == 6 and len(t.g.zones["hand:0"]) == 1 and len(t.g.zones["hand:1"]) == 3
    assert all(t.g.seen[job] == everyone(2) for job in given)


def test_jobs_for_beginners() -> None:
    """R-FB-91: three Contacts."""
    t = chosen(story=KING, jobs="beginner")
    assert {firefly().jobs[face(job)].contact for job in t.g.zones["hand:0"]} == {"harken", "amnon-duul", "patience"}
    assert "done" in t.offered()


def test_a_story_changes_the_set_up() -> None:
    """R-FB-78: a Warrant for everybody and no Job of Harken's; or Jobs of two Contacts only."""
    t = chosen(story="desperadoes")
    assert t.told("warrants") == {"0": 1, "1": 1} and len(t.g.zones["contact:harken"]) == 25
    assert len(t.g.zones["hand:1"]) == 4
    named = [story for story in firefly().stories.values() if any(do.word == "start_jobs" for do in story.setup)]
    for story in named:
        wanted = {do.what for do in story.setup if do.word == "start_jobs"}
        t = chosen(max(story.seats[0], 1), story=story.id)
        assert {firefly().jobs[face(job)].contact for job in t.g.zones["hand:0"]} == wanted
    assert named


def test_a_story_gives_crew() -> None:
    """R-FB-78: chosen before the first turn, for so much together, at no cost."""
    story = next(story for story in firefly().stories.values() if any(do.word == "start_crew" for do in story.setup))
    money = sum(do.n for do in story.setup if do.word == "start_crew_cost")
    t = ready(1, story=story.id)
    assert t.pending == "StartingCrewChoice" and t.g.turn == 0
    dear = {id for id, card in firefly().crew.items() if not card.leader and card.cost > money}
    hired = [key.partition(":")[2] for key in t.offered("hire:")]
    assert hired and not dear & set(hired) and len(set(hired)) == len(hired)
    t.pick("hire:kaylee")
    left = money - firefly().crew["kaylee"].cost
    cheap = {id for id, card in firefly().crew.items() if not card.leader and card.cost <= left}
    assert {key.partition(":")[2] for key in t.offered("hire:")} <= cheap and "hire:kaylee" not in t.offered()
    t.pick("done")
    assert t.pile("crew:0")[1:] == ["kaylee"] and t.told("money", 0) == 3000 and t.g.turn == 1


def test_supply_decks_are_turned_over() -> None:
    """R-FB-92 to R-FB-95: three cards each, seen by all, after the Jobs; Contact Decks are not."""
    t = chosen(story=KING)
    assert not any(zone.startswith("supply:") and zone.endswith(".discard") for zone in t.g.zones)
    tops = {name: t.g.zones[f"supply:{name}"][-3:] for name in SUPPLIES}
    for _ in range(2):
        for _ in range(2):
            t.pick(t.offered("give:")[0])
        t.pick("done")
    for name in SUPPLIES:
        pile = t.g.zones[f"supply:{name}.discard"]
        assert pile == tops[name][::-1] and len(t.g.zones[f"supply:{name}"]) == 22
        assert all(t.g.seen[item] == everyone(2) for item in pile)
    assert t.pending == "Actions" and t.seat == 0 and (t.g.turn, t.g.round) == (1, 1)


def test_the_order_of_the_set_up() -> None:
    """R-FB-95: Leaders, ships and placement, story, supplies and Jobs, as the choices come."""
    g = new()
    advance(g, fixed([6, 1]))
    t = Table(g)
    asked = []
    while t.g.turn == 0:
        asked.append(t.pending)
        gives = t.offered("give:")
        t.pick(gives[0] if len(gives) > 3 else "done" if gives else t.offered()[0])
    assert list(dict.fromkeys(asked)) == ["PickLeader", "PickShip", "PlaceShip", "StoryChoice", "KeepJobs"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_view_can_be_filled_in(seats: int) -> None:
    """R-FB-47, R-FB-370, R-FB-651: hands and decks are hidden; what is filled in is a sound game that knows no more."""
    t = ready(seats, seed=seats)
    for seat in range(seats):
        sight = view(FIREFLY, t.g, seat)
        for other in range(seats):
            hidden = [item[0] == "?" for item in sight.zones[f"hand:{other}"]]
            assert all(hidden) if other != seat else not any(hidden)
        assert all(item[0] == "?" for item in sight.zones["misbehave"])
        filled = determinize(FIREFLY, sight, 5)
        assert FIREFLY.faults(filled) == []
        assert filled.zones[f"hand:{seat}"] == t.g.zones[f"hand:{seat}"]
        assert filled.zones["supply:osiris.discard"] == t.g.zones["supply:osiris.discard"]
        if seats > 1:
            assert view(FIREFLY, filled, seat).zones == sight.zones


def test_a_scenario_stacks_decks() -> None:
    """The first card named lies on top; only cards of that deck can."""
    t = table(top={"nav:border": ["derelict-ship", "the-big-black-border"], "misbehave": ["gun-play"]})
    assert [face(item) for item in t.g.zones["nav:border"][-1:-3:-1]] == ["derelict-ship", "the-big-black-border"]
    assert face(t.g.zones["misbehave"][-1]) == "gun-play" and len(t.g.zones["nav:border"]) == 40
    assert not any(item in t.g.seen for item in t.g.zones["nav:border"])
    for cards, says in ((["gun-play"], "no card 'gun-play' in nav:border"), (["x"], "there is no card 'x'")):
        with pytest.raises(ValueError, match=says):
            table(top={"nav:border": cards})

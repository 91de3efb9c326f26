"""Setting up: which counters, where, who begins (R-KF-1, R-KF-6, R-KF-30 to R-KF-61)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.engine import advance, legal, settle
from game.core.steps import Chance
from game.core.views import view
from game.rules.keepflyin import jobs
from game.rules.keepflyin.ruleset import KEEPFLYIN
from game.rules.keepflyin.scoring import goal
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.tokens import faces, grapple, sort
from game.rules.keepflyin.turn import CaptainTurn
from game.rules.keepflyin.zones import chart, zone_at
from tests.rules.keepflyin.table import Table, table

PLAYERS = {
    2: (2, 2, 1, 1),
    3: (3, 3, 2, 2),
    4: (4, 4, 2, 2),
    5: (5, 5, 3, 3),
    6: (6, 6, 3, 3),
    7: (7, 7, 4, 4),
    8: (8, 8, 4, 4),
}
"""Alliance, Ghosts, Derelicts and Reavers by players (R-KF-46)."""


def dealt(seats: int, seed: int = 1, **settings: str) -> KeepFlyin:
    """A game after its set-up, the first legal answer to everything."""
    g = KEEPFLYIN.new(seats, seed, settings)
    while not isinstance(advance(g), type(None)) and g.phase == "setup":
        settle(g, legal(g)[-1])
    return g


def lying(g: KeepFlyin) -> dict[str, Counter[str]]:
    """The kinds of face-down counters in each zone of the chart."""
    found: dict[str, Counter[str]] = {zone: Counter() for zone in ("core", "border", "fringe")}
    for number, node in g.spot.items():
        found[zone_at(g, node)][sort(g.zones[f"counter:{number}"][0])] += 1
    return found


@pytest.mark.parametrize("seats", PLAYERS)
def test_the_counters_of_every_number_of_players(seats: int) -> None:
    """KF-S1, KF-S2: as many as R-KF-35 to R-KF-38 and R-KF-46 say, the batches of R-KF-40, R-KF-42 and R-KF-43 in their
    zones."""
    alliance, ghosts, derelicts, reavers = PLAYERS[seats]
    g = KEEPFLYIN.new(seats, 4, {"placing": "chance"})
    advance(g)
    found = lying(g)
    assert found["fringe"] == Counter(reaver=reavers, ghost=reavers)
    assert found["core"] == Counter(alliance=1, ghost=1)
    rest = Counter(alliance=alliance - 1, ghost=ghosts - reavers - 1, derelict=derelicts)
    assert found["border"] == +rest
    assert len(set(g.spot.values())) == len(g.spot) == alliance + ghosts + derelicts + reavers
    assert not any(chart(g).place[node] for node in g.spot.values()) and not g.up


def test_nobody_knows_what_lies_face_down_and_all_know_the_box() -> None:
    """Batches are mixed face down (R-KF-40); what was taken can be counted by everybody (R-KF-34, R-KF-47)."""
    g = KEEPFLYIN.new(4, 4, {"placing": "chance"})
    advance(g)
    for seat in range(4):
        sight = view(KEEPFLYIN, g, seat)
        assert {sight.zones[f"counter:{n}"] for n in g.spot} == {("?counter",)}
        assert set(sight.zones["box"]) == set(g.zones["box"]) <= set(faces())
    assert sorted(len(labels) for labels in g.lots.values()) == [2, 4, 6]


def test_the_fastest_enemies_are_out_there_unless_the_table_wants_any() -> None:
    """Which counters are taken from the box is open (R-KF-35, R-KF-38); how many is not."""
    slow: Counter[str] = Counter()
    for seed in range(12):
        for opening in ("hunt", "calm"):
            g = KEEPFLYIN.new(3, seed, {"opening": opening})
            moves = sorted(int(name.split("/")[2]) for names in g.lots.values() for name in names if name[0] in "ar")
            slow[opening] += moves.count(1)
            assert len(moves) == 5
    assert slow["hunt"] == 0 < slow["calm"]


def test_a_shorter_first_game_shows_a_cruiser_and_takes_less_to_retire() -> None:
    """A house rule: $3,000, and one of the Border's cruisers face up."""
    for seed in range(6):
        g = dealt(3, seed, opening="first")
        assert [sort(face) for face in g.up.values() if sort(face) == "alliance"], "no cruiser lies face up"
        assert goal(g) == 3000 and goal(dealt(3, seed)) == 5000
        assert not KEEPFLYIN.faults(g)


def test_a_first_game_has_gentle_reavers() -> None:
    """KF-S5: with the house rule no Reaver has a Grapple Score of 6 or more (R-KF-39)."""
    for seed in range(6):
        g = KEEPFLYIN.new(8, seed, {"reavers": "gentle", "placing": "chance"})
        advance(g)
        lying_there = [g.zones[f"counter:{number}"][0] for number in g.spot]
        out = [face for face in lying_there if sort(face) == "reaver"]
        assert len(out) == 4 and all(grapple(face) < 6 for face in out)
    scores = {
        grapple(f)
        for s in range(12)
        for z in KEEPFLYIN.new(8, s).zones["batch:fringe"]
        for f in [z]
        if sort(f) == "reaver"
    }
    assert max(scores) >= 6


def test_everything_is_shuffled_and_dealt_by_the_seed() -> None:
    """Job and Event cards in random order (R-KF-30, R-KF-31), different home for the same counters on each seed."""
    games = [KEEPFLYIN.new(3, seed) for seed in range(4)]
    for deck in ("job", "event", "batch:border"):
        assert len({game.zones[deck] for game in games}) > 1
        assert len({len(game.zones[deck]) for game in games}) == 1
    assert KEEPFLYIN.new(3, 2) == games[2]


def test_the_highest_roll_is_player_one_and_ties_roll_again() -> None:
    """Two dice are all that is needed (R-KF-10); who ties for the highest rolls again, the others don't (R-KF-32)."""
    g = KEEPFLYIN.new(4, 1, {"placing": "chance"})
    rolls = [5, 6, 2, 6, 3, 3, 1, 4]

    def dice(chance: Chance[KeepFlyin], outcomes: object) -> int | None:
        return rolls.pop(0) - 1 if rolls else None

    advance(g, dice)
    assert not rolls and g.first == g.active == 3
    assert getattr(g.stack[-1], "seat", -1) == 3


def test_counters_are_placed_in_turn_across_the_batches() -> None:
    """Player 1 begins, the rotation goes on from batch to batch (R-KF-33, R-KF-42, R-KF-45)."""
    g = KEEPFLYIN.new(3, 1)
    order = []
    while (choice := advance(g)) is not None and type(choice).__name__ == "PlaceFaceDown":
        order.append((choice.seat - g.first) % 3)
        settle(g, legal(g)[0])
    assert order == [i % 3 for i in range(10)]
    assert type(choice).__name__ == "PickHome" and choice.seat == g.first


def test_what_every_ship_begins_with() -> None:
    """KF-S7: NR 1 in tokens (R-KF-11, R-KF-48), $1000 (R-KF-12, R-KF-49), MOVE 2, CARGO 2, one job (R-KF-50, R-KF-51,
    R-KF-59), ship and Homeworld counter of one colour on the same place (R-KF-47, R-KF-58)."""
    g = dealt(8, placing="chance")
    assert set(g.platinum.values()) <= {1000, 1100, 1200, 900, 800} and jobs.CARGO == 2
    for seat in g.fate:
        assert g.home[seat] in {place.at for place in chart(g).board.homes}
        assert len(jobs.hold(g, seat)) == 1 and jobs.room(g, seat) >= 0
        assert all(g.seen[card] == 255 for card in jobs.hold(g, seat))


def test_held_jobs_are_public() -> None:
    """Held jobs lie face up (R-KF-102); what is printed as cargo does nothing (R-KF-107)."""
    t = table(hold={0: ["the-lassiter", "seed-grain"]})
    assert view(KEEPFLYIN, t.g, 1).zones["hold:0"] == t.g.zones["hold:0"]


def test_a_job_too_large_for_the_hold_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A first job that needs more spaces than the hold has is discarded and redrawn (R-KF-61)."""
    monkeypatch.setattr(jobs, "CARGO", 1)
    for seed in range(12):
        g = KEEPFLYIN.new(2, seed, {"placing": "chance"})
        while not isinstance(g.stack[-1] if g.stack else None, CaptainTurn) and g.phase == "setup":
            choice = advance(g)
            if choice is None or g.phase != "setup":
                break
            settle(g, legal(g)[0])
        held = [card for seat in g.fate for card in jobs.hold(g, seat)]
        assert all(jobs.space_of(card) <= 1 for card in held)


def test_two_to_eight_captains_for_themselves() -> None:
    """Everybody flies for themselves (R-KF-1); there are 8 ships in 8 colours, and Pursuit counters for each (R-KF-6,
    R-KF-8)."""
    assert KEEPFLYIN.seats == (2, 8) and not KEEPFLYIN.cooperative
    t = table(8, counters={"F9": "reaver:5 up", "T20": "ghost"}, hunts={"1": 7}, at={"0": "T1", "7": "E9"})
    assert t.g.hunts == {1: 7}


def test_the_round_is_over_when_all_had_a_turn() -> None:
    """A round is a turn of each seat, from Player 1 (R-KF-62)."""
    t = Table(dealt(2, placing="chance"))
    assert t.g.round == 1 and t.g.active == t.g.first

"""A game that goes on from another one has luck of its own: what no seat knows lies anew, the rest stays, its record
replays."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.ai.record import Record, again
from game.app.play.tally import told
from game.app.replay.recorded import of_session
from game.app.replay.tape import EVERY, Tape
from game.core.codec import canonical, digest
from game.core.engine import advance, legal, settle
from game.core.ruleset import Ruleset
from game.core.session import Session
from game.core.views import redealt, view
from game.rules.registry import RULESETS
from game.save.format.seed import FRESH, ROOM, SEED, deal_anew, dealt_anew, of_rules, seeded
from tests.contract.playing import BRIEF, walk

GAMES = [pytest.param(rules, seats, id=f"{rules.id}-{seats}") for rules in RULESETS for seats in sorted({*rules.seats})]
each_game = pytest.mark.parametrize(("rules", "seats"), GAMES)


def begun(rules: Ruleset[Any], seats: int, seed: int) -> tuple[Session[Any], dict[str, str]]:
    state = rules.new(seats, seed, dict(BRIEF.get(rules.id, {})))
    return Session(rules, state), {**state.settings, SEED: str(seed)}


@each_game
def test_fresh_luck_keeps_what_anybody_knows(rules: Ruleset[Any], seats: int) -> None:
    """Every seat sees what it saw, all else lies elsewhere, the game is sound and goes on to its end."""
    looked = other = 0
    for number, (g, _, options) in enumerate(walk(rules, seats, 71)):
        if number % 9:
            continue
        before = canonical(g)
        twin, third = redealt(rules, g, number + 1), redealt(rules, g, number + 2)
        assert canonical(g) == before and twin.rng not in (g.rng, third.rng)
        assert rules.faults(twin) == [] and legal(twin) == options and twin.seen == g.seen
        assert [view(rules, twin, seat) for seat in range(seats)] == [view(rules, g, seat) for seat in range(seats)]
        for item in g.seen:
            assert [z for z, items in g.zones.items() if item in items] == [
                z for z, items in twin.zones.items() if item in items
            ]
        looked, other = looked + 1, other + (twin.zones not in (g.zones, third.zones))
        if number % 45 == 0:
            luck = random.Random(number)
            while advance(twin) is not None:
                assert luck.random() < 0.9 or rules.faults(twin) == []
                settle(twin, luck.choice(legal(twin)))
    assert looked > 3 and other > 0.9 * looked


@each_game
def test_what_one_seat_has_seen_lies_still_and_is_told_to_nobody(rules: Ruleset[Any], seats: int) -> None:
    for number, (g, _, _) in enumerate(walk(rules, seats, 72)):
        hidden = [
            (zone, i)
            for zone, items in g.zones.items()
            for i, item in enumerate(items)
            if item not in g.seen and len(items) > 3
        ]
        if number % 20 == 0 and hidden:
            zone, i = hidden[number % len(hidden)]
            item = g.zones[zone][i]
            looked = g.copy()
            looked.seen[item] = 1
            twin = redealt(rules, looked, number + 1)
            assert twin.zones[zone][i] == item and twin.seen == looked.seen


@each_game
def test_the_record_of_a_game_that_went_on_replays(rules: Ruleset[Any], seats: int) -> None:
    """By the record, by the replay and from any moment of it, and by the tally; undo does not reach behind it."""
    luck = random.Random(seats)
    session, settings = begun(rules, seats, 5)
    dealt, stood = [0, 16, 16, luck.randrange(17, 31)], {}
    while not session.over:
        while dealt and dealt[0] == len(session.record):
            del dealt[0]
            fresh = deal_anew(session, settings, luck.randrange(1, 1 << 32))
            assert fresh is not None
            settings = fresh
            assert session.why_no_undo() == "start" and not session.undo() and not session.redo()
        stood[len(session.record)] = digest(session.state)
        session.answer(luck.choice(session.options).key)
        assert rules.faults(session.state) == []
    assert len(dealt_anew(settings)) == 3 and len(dealt_anew(settings)[16]) == 2
    start, end = seeded(settings), digest(session.state)
    assert start is not None and FRESH not in start[1]
    record = Record(rules.id, seats, *start, tuple(session.record), end, dealt_anew(settings))
    assert again(rules, record, stood).ok
    assert not again(rules, record._replace(fresh={}), stood).ok
    replay = of_session(session, [f"Seat {n}" for n in range(seats)], settings, "A game")
    assert replay is not None and of_rules(replay.settings) == start[1]
    tape = Tape(replay)
    tape.wind(1e9)
    assert not tape.differs and tape.length == len(session.record)
    there = {0, 3, EVERY, 2 * EVERY, *dealt_anew(settings), *(after + 1 for after in dealt_anew(settings))}
    assert any(after % EVERY for after in dealt_anew(settings))
    for number in there & stood.keys():
        assert digest(tape.session(number).state) == stood[number]
    assert told(session, settings, seats).whole


def test_settings_have_room_for_some_and_a_copy_says_so_then() -> None:
    session, settings = begun(RULESETS[0], 2, 1)
    for _ in range(40):
        before = digest(session.state)
        fresh = deal_anew(session, settings)
        if fresh is None:
            break
        settings = fresh
    assert fresh is None and digest(session.state) == before
    assert len(dealt_anew(settings)[0]) > 8 and len(settings[FRESH]) <= ROOM


@pytest.mark.parametrize("text", ["x", "1@", "1@2 x", "-1@2", "1@0", "1:2", "1@2@3", "1@12345678901", "١@2"])
def test_what_is_no_list_of_seeds_is_none(text: str) -> None:
    assert dealt_anew({FRESH: text}) == {} == dealt_anew({})
    assert dealt_anew({FRESH: "4@5 4@6 7@8"}) == {4: (5, 6), 7: (8,)}

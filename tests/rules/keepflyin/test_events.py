"""Event cards: each happens, and the words that the scenarios don't show (R-KF-90, R-KF-91)."""

from __future__ import annotations

import random

import pytest

from game.content.keepflyin import keepflyin
from game.core.views import view
from game.rules.keepflyin.outlook import suspects
from game.rules.keepflyin.ruleset import KEEPFLYIN
from game.rules.keepflyin.tokens import sort
from game.rules.keepflyin.zones import SPARE, chart
from tests.rules.keepflyin.table import Table, table
from tests.told import lines

LAID = {
    "E8": "alliance:2 up",
    "F12": "reaver:5 up",
    "D10": "ghost",
    "F8": "alliance:1",
    "G4": "derelict",
    "B5": "reaver:7",
    "B3": "ghost",
    "J9": "alliance:2",
    "K12": "ghost",
    "P12": "derelict up",
    "S10": "reaver:4 up",
}


def busy(card: str, **tables: object) -> Table:
    """A board with something of everything, the event on top of the deck and dull ones for those who come after."""
    tables.setdefault("hold", {0: ["the-lassiter", "shepherd-on-leave"], 1: ["seed-grain"]})
    tables.setdefault("at", {0: "E9", 1: "N10", 2: "C7"})
    dull = [other for other in ("barn-swallow", "quiet-sky", "solar-wind") if other != card]
    return table(3, counters=LAID, event=[card, *dull], **tables)  # type: ignore[arg-type]


@pytest.mark.parametrize("card", keepflyin().events)
def test_every_event_can_be_drawn_and_followed(card: str) -> None:
    """The card is drawn, told, and afterwards lies in the discards, in a hold or with a derelict (R-KF-90)."""
    for seed, where in enumerate(("E9", "verbena", "ariel", "newhall")):
        t = busy(card, at={0: where, 1: "N10", 2: "C7"}, nr={0: 1 + seed * 2}, home={0: "verbena"})
        luck = random.Random(seed)
        assert any(line[0] == "event" and line[2] == f"{card}#1" for line in lines(t.session.news))
        while not t.session.over and t.g.active == 0:
            t.pick(luck.choice(t.session.options).key)
        zones = [zone for zone, items in t.g.zones.items() if f"{card}#1" in items]
        assert len(zones) == 1 and zones[0].partition(":")[0] in ("event.discard", "hold", "left")


def test_an_empty_event_deck_is_made_of_its_discards() -> None:
    """KF-S29: the discards are shuffled into a new deck, then a card is drawn (R-KF-91)."""
    t = table(event_discard=["the-lining-of-a-coat"])
    assert t.g.platinum[0] == 1100 and t.told("event_discard") == ["the-lining-of-a-coat"]
    t = table()
    assert t.g.platinum[0] == 1000 and not any(line[0] == "event" for line in lines(t.session.news))


def test_captains_in_trouble_are_let_alone() -> None:
    """Who is detained is not concerned by somebody else's card."""
    t = table(
        3,
        event=["relief-fund"],
        fate={1: "detained"},
        at={0: "E9", 1: "penal-moon", 2: "T1"},
        platinum={0: 900, 1: 100, 2: 200},
    )
    assert t.g.platinum == {0: 900, 1: 100, 2: 400}


def test_an_offer_must_be_affordable() -> None:
    """Who can't pay what is asked has no choice; where it doesn't hold nothing happens."""
    held = {0: ["the-lassiter"]}
    t = table(event=["a-greedy-inspector"], hold=held)
    assert t.offered() == ["accept", "decline"]
    t.pick("decline")
    assert t.told("hold")["0"] == []
    t = table(event=["a-greedy-inspector"], hold=held, platinum={0: 100})
    assert t.pending == "Play" and t.told("hold")["0"] == []
    t = table(event=["a-greedy-inspector"], hold={0: ["seed-grain"]})
    assert t.pending == "Play" and t.told("hold")["0"] == ["seed-grain"] and t.g.platinum[0] == 1000


def test_a_sweep_shows_the_captain_alone() -> None:
    """Scanned by an event: known to one seat, not to be moved this turn (R-KF-111, R-KF-113)."""
    t = busy("sensor-sweep")
    known = [face for face, mask in t.g.seen.items() if mask == 1]
    assert len(known) == 3
    assert not any(f"'{face}'" in str(view(KEEPFLYIN, t.g, 1).zones) for face in known)
    t.pick("done")
    scanned = [int(flag[8:]) for flag in t.g.flags if flag.startswith("scanned:")]
    assert len(scanned) == 3 and not any(t.offered(f"shift:{number}:") for number in scanned)


def test_a_mix_makes_all_forget() -> None:
    """Face-up enemies of the quadrant are turned down and mixed with the others of the zone."""
    laid = {"E9": "alliance:2 up", "E10": "ghost known:0", "D12": "derelict"}
    luck = 0
    while True:  # until the die shows quadrant 5
        t = table(3, seed=luck, event=["lights-out"], at={0: "A1", 1: "T1", 2: "T20"}, counters=laid)
        if not t.g.up:
            break
        luck += 1
    assert not any(t.g.zones[f"counter:{number}"][0] in t.g.seen for number in t.g.spot)
    assert sorted(suspects(t.g, 0, 1)) == ["alliance/0/2", "derelict/0/0", "ghost/0/0"]
    assert t.offered("shift:1:") == [] and t.pending == "Play"


def test_an_echo_keeps_everybody_guessing() -> None:
    """A spare comes unseen; from then on nobody knows which of those are in the box, until it is turned up."""
    t = table(event=["echoes"], at={0: "E9", 1: "T1"})
    (number,) = t.g.spot
    assert t.g.lot == {number: SPARE} and len(t.g.lots[SPARE]) > 10
    assert not any(face in t.g.seen for face in t.g.zones["box"] if sort(face) != "reaver")
    assert chart(t.g).board.zones[t.g.spot[number]] == "border"
    labels = len(t.g.lots[SPARE])
    assert len(suspects(t.g, 0, number)) == labels


def test_the_bank_takes_no_more_than_there_is() -> None:
    """Who owes more than there is pays that."""
    t = table(event=["tax-season"], platinum={0: 100, 1: 0})
    assert t.g.platinum[0] == 0 and t.g.platinum[1] == 0


def test_moves_and_pay_of_one_turn() -> None:
    """A tail wind is for one turn; a rush order pays once more for each job, twice with Niska."""
    t = table(event=["she-sings-today"])
    assert "move:E12" in t.offered() and "move:E13" in t.offered()
    t = table(event=["rush-order"], at={0: "E14", 1: "T1"}, hold={0: ["the-lassiter"]}, niska=["the-lassiter"])
    t.pick("move:persephone")
    t.pick("pay:the-lassiter")
    assert t.g.platinum[0] == 1000 + 2 * 1200

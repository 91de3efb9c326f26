"""Nav Cards: drawn, decided upon, discarded, shuffled (R-FB-43 to R-FB-56, R-FB-153 to R-FB-159, R-FB-171 to
R-FB-177)."""

from __future__ import annotations

from typing import Any

import pytest

from game.content.firefly import firefly
from game.core.zones import everyone
from game.rules.firefly.cards import resolving
from game.rules.firefly.flight.nav import DrawNav, NavDone
from game.rules.firefly.given.cards import stack_deck
from game.rules.firefly.tokens import cards_of
from tests.rules.firefly.happen import happen, table
from tests.rules.firefly.table import Table

ALLIANCE, BORDER = "s31", "s81"


def drawn(*cards: str, at: str | dict[int, str] = ALLIANCE, faces: tuple[int, ...] = (), **tables: Any) -> Table:
    """A table on which the first of some cards is drawn in a flight; the Leader is no Pilot."""
    t = table(**{"at": {0: at} if isinstance(at, str) else at, "crew": {0: ["nandi"]}, **tables})
    stack_deck(t.g, cards)
    t.g.flying, t.g.legs = "burn", 3
    return happen(t, DrawNav(0), faces=faces)


def test_the_deck_is_that_of_the_sector() -> None:
    """R-FB-156 to R-FB-158: blue or yellow; all see the card, and it is one that was on top."""
    for at, deck in ((ALLIANCE, "nav:alliance"), (BORDER, "nav:border")):
        t = drawn(at=at)
        other = "nav:border" if deck == "nav:alliance" else "nav:alliance"
        card = t.g.zones["drawn"][0]
        assert len(t.g.zones[deck]) == 39 and len(t.g.zones[other]) == 40 and card in cards_of(deck)
        assert t.g.seen[card] == everyone(2)


def test_a_resolved_card_is_discarded() -> None:
    """R-FB-174: on its own pile; Keep Flying leaves the range as it was (R-FB-178)."""
    t = drawn("the-big-black")
    assert t.offered("option") == ["option:0"]
    t.pick("option:0")
    assert t.told("pile")["nav:alliance"] == ["the-big-black"] and t.told("drawn") == [] and t.g.legs == 3


def test_a_full_stop_ends_the_flight() -> None:
    """R-FB-181, R-FB-182: no range is left."""
    t = drawn("customs-inspection")
    t.pick("option:0")
    assert t.g.legs == 0


def test_an_option_that_cannot_be_paid_is_not_offered() -> None:
    """R-FB-175: without Fuel nobody runs from customs."""
    assert drawn("customs-inspection").offered("option") == ["option:0", "option:1"]
    assert drawn("customs-inspection", fuel={0: 0}).offered("option") == ["option:0"]


def test_the_first_option_is_done_as_far_as_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-FB-176: if nothing could be chosen, the first takes what there is, and its end applies. No card of the box is
    like that."""
    monkeypatch.setattr(resolving, "choosable", lambda *_: False)
    t = drawn("distress-signal", fuel={0: 0}, disgruntled=["nandi"])
    assert t.offered("option") == ["option:0"]
    t.pick("option:0")
    assert t.told("money", 0) == 3200 and t.told("disgruntled") == [] and t.g.legs == 0


def test_customs_find_what_is_not_in_the_stash() -> None:
    """R-FB-32: the Stash is spared."""
    t = drawn("customs-inspection", hold={0: {"contraband": 2, "fugitive": 1}}, stash={0: {"contraband": 1}})
    t.pick("option:0")
    assert t.told("contraband", 0) == 1 and t.told("fugitive", 0) == 0


def test_papers_spare_customs() -> None:
    """Harken's rule (R-FB-528): only while Solid with him; the flight goes on."""
    assert "ignore" not in drawn("customs-inspection").offered()
    assert "ignore" not in drawn("freighter-convoy", solid={0: ["harken"]}).offered()
    t = drawn("customs-inspection", solid={0: ["harken"]}, hold={0: {"contraband": 1}})
    t.pick("ignore")
    assert t.told("contraband", 0) == 1 and t.g.legs == 3 and t.told("drawn") == []


def test_some_ships_do_not_break_down() -> None:
    """R-FB-342, R-FB-355: with the right Upgrade a Breakdown is ignored, unasked, another card isn't."""
    fit = {"upgrades": {0: ["compression-coils"]}}
    tech = next(card for card in firefly().nav.values() if "breakdown" in card.options[0].tags)
    at = ALLIANCE if tech.deck == "alliance" else BORDER
    assert "ignore" not in drawn(tech.id, at=at).offered()
    t = drawn(tech.id, at=at, **fit)
    assert t.offered() == ["ignore"] and t.refused("", "option:0") == ("R-FB-342", "ignore")
    assert "ignore" not in drawn("the-big-black", **fit).offered()


def test_gear_changes_hands_after_a_card_is_seen() -> None:
    """R-FB-177: then the card is still to be decided."""
    t = drawn("the-big-black", gear={0: ["pistol"]})
    t.pick("equip:pistol:nandi")
    assert t.told("carries", "nandi") == ["pistol"]
    assert t.pending == "NavChoice" and t.told("drawn") == ["the-big-black"]


def test_an_empty_deck_is_shuffled_anew() -> None:
    """R-FB-52, R-FB-53: from its own discards; the other deck and its pile stay."""
    rest = list(dict.fromkeys(card.partition("#")[0] for card in cards_of("nav:alliance")))
    t = table(at={0: ALLIANCE}, pile={"nav:alliance": rest, "nav:border": ["debris-field"]}, deck={"nav:alliance": 0})
    t.resolve(DrawNav(0))
    left = {*t.pile("nav:alliance"), *t.told("drawn")}
    assert left == set(rest) and t.told("pile") == {"nav:border": ["debris-field"]}
    assert not any(card in t.g.seen for card in t.g.zones["nav:alliance"])


def test_the_reshuffle_card_shuffles_all() -> None:
    """R-FB-54, R-FB-55: draw pile, discards and the card itself, after it is resolved, and nobody knows the order."""
    t = drawn("alliance-cruiser", pile={"nav:alliance": ["customs-inspection"]})
    assert t.told("cruiser") == ALLIANCE and t.told("drawn") == ["alliance-cruiser"], "first the card, then the shuffle"
    t.pick("option:0")
    assert len(t.g.zones["nav:alliance"]) == 40 and "nav:alliance.discard" not in t.g.zones
    assert not any(card in t.g.seen for card in t.g.zones["nav:alliance"])


def test_other_cards_do_not_shuffle() -> None:
    """R-FB-54: only the marked ones do."""
    t = table(at={0: ALLIANCE})
    card = t.g.zones["nav:alliance"][-1]
    t.g.zones["nav:alliance"] = tuple(c for c in t.g.zones["nav:alliance"] if c != card)
    t.g.zones["drawn"] = (card,)
    marked = card.startswith("alliance-cruiser")
    t.resolve(NavDone(0, card))
    assert ("nav:alliance.discard" in t.g.zones) != marked


def test_things_are_bought_from_passing_ships() -> None:
    """R-FB-174 with a market: Fuel, Parts and up to three Cargo, as money allows, then Keep Flying."""
    t = drawn("freighter-convoy", money={0: 1100})
    t.pick("option:0")
    t.pick("fuel:1")
    assert t.told("money", 0) == 900 and "part:3" in t.offered() and "part:4" not in t.offered()
    t.pick("done")
    assert t.offered() == ["cargo:1", "cargo:2", "cargo:3", "done"]
    t.pick("cargo:3")
    assert (t.told("money", 0), t.told("cargo", 0), t.told("fuel", 0), t.g.legs) == (0, 3, 7, 3)


def test_a_pilot_weaves_through() -> None:
    """R-FB-623: with a Pilot it is free, without one it takes Fuel."""
    for crew, fuel in ((["nandi"], 5), (["nandi", "wash"], 6)):
        t = drawn("debris-field", at=BORDER, crew={0: crew})
        t.pick("option:0")
        assert t.told("fuel", 0) == fuel and t.g.legs == 3


def test_entanglements_and_bait() -> None:
    """R-FB-226, R-FB-227, R-FB-262: where the drawer sends the hunters; the second way needs Harken and an Outlaw."""
    assert drawn("alliance-entanglements", solid={0: ["harken"]}).offered("option") == ["option:0"]
    outlaw: dict[str, Any] = {"solid": {0: ["harken"]}, "warrants": {1: 1}}
    t = drawn("alliance-entanglements", **outlaw, at={0: ALLIANCE, 1: BORDER})
    assert t.offered("option") == ["option:0"], "the Outlaw is in Border Space"
    t = drawn("alliance-entanglements", **outlaw, at={0: ALLIANCE, 1: ALLIANCE})
    t.pick("option:1")
    assert (t.told("cruiser"), t.told("money", 0), t.told("warrants", 1), t.g.legs) == (ALLIANCE, 3500, 0, 3)
    t = drawn("reaver-bait", at=BORDER)
    t.pick("option:1")
    assert t.told("cutter") == BORDER and t.pending == "EvadeChoice"
    t.pick("evade:hera")
    assert t.told("at", 0) == "hera" and t.pile("crew:0") == ["nandi"] and t.told("drawn") == []


def test_the_hunt_may_bring_the_cutter_to_the_drawer() -> None:
    """R-FB-254 to R-FB-256: nothing happens now, and the flight goes on out of its Sector."""
    t = drawn("reavers-on-the-hunt", at=BORDER, cutter="hera")
    t.pick("option:0")
    assert t.seat == 1
    t.pick(f"cutter:{BORDER}")
    assert t.told("cutter") == BORDER and t.told("drawn") == [] and t.g.legs == 3


def test_salvage_and_losses() -> None:
    """R-FB-29, R-FB-347: what is loaded must fit; scrappers take an Upgrade of the owner's choice."""
    t = drawn("derelict-ship", at=BORDER, hold={0: {"fuel": 0, "part": 0, "cargo": 8}}, stash={0: {"cargo": 3}})
    t.pick("option:0")
    assert t.told("cargo", 0) == 12 and t.told("room", 0) == 0 and t.g.legs == 0
    t = drawn("scrapper-ambush", at=BORDER, crew={0: ["malcolm"]}, upgrades={0: ["cry-baby", "sky-hook"]})
    t.pick("option:0", 1)
    assert t.offered() == ["drop:cry-baby", "drop:sky-hook"]
    t.pick("drop:sky-hook")
    assert t.pile("upgrade:0") == ["cry-baby"]
    t = drawn("ship-graveyard", at=BORDER, crew={0: ["corbin", "wash"]}, pile={"supply:regina": ["sky-hook"]})
    t.pick("option:0", 5)
    assert t.offered() == ["pick:sky-hook", "skip"]
    t.pick("pick:sky-hook")
    assert t.pile("upgrade:0") == ["sky-hook"] and t.g.legs == 0

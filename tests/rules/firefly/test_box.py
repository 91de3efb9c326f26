"""What is in the box, as the rules lean on it, and what holds however a game goes."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.content.firefly import firefly
from game.content.firefly.counts import of_box
from game.content.firefly.records import CONTACTS, GOODS, PROFESSIONS, SKILLS, SUPPLIES
from game.core import codec
from game.core.engine import advance, legal, settle
from game.core.steps import Chance, Choice
from game.core.views import view
from game.rules.firefly.acting import ACTIONS
from game.rules.firefly.board import zone_at
from game.rules.firefly.cards.gifted import GiftDie
from game.rules.firefly.crew.killing import MedicCheck
from game.rules.firefly.crew.testing import Before, SkillDie
from game.rules.firefly.flight.contact import WantedCrew, WantedRoll
from game.rules.firefly.perks import all_crew
from game.rules.firefly.ruleset import FIREFLY
from game.rules.firefly.set_up.draft import OpeningRoll
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import cards_of, crew_card, in_play, kind
from game.rules.firefly.told import is_deck
from game.rules.firefly.turn import Actions
from game.rules.firefly.zones import AREAS, capacity, used
from tests.rules.firefly.table import table

BOX = of_box(firefly(), "")


def test_the_decks() -> None:
    """R-FB-2, R-FB-3, R-FB-4, R-FB-18, R-FB-46: 25 Jobs of each Contact, 40 cards in both Nav Decks and in the
    Misbehave Deck, which Legal Jobs have no use for."""
    for contact in CONTACTS:
        deck = in_play(table().g.settings)[f"contact:{contact}"]
        assert len(deck) == 25 and {kind(item) for item in deck} == {"job"}
    assert len(cards_of("nav:alliance")) == len(cards_of("nav:border")) == len(cards_of("misbehave")) == 40
    assert not any(any(job.misbehave) for job in BOX.jobs.values() if job.legal)


def test_deliveries_and_crime() -> None:
    """R-FB-19: what is taken elsewhere has two places, a Crime one."""
    for job in BOX.jobs.values():
        assert len(job.places) == (1 if job.kind == "crime" else 2), job.id


def test_the_setup_cards() -> None:
    """R-FB-40, R-FB-41: what a player takes in the draft is a Leader or a Drive Core, besides the ship."""
    assert {kind(item) for item in cards_of("setup")} == {"crew", "drive", "ship"}
    assert all(crew_card(item).leader for item in cards_of("setup") if kind(item) == "crew")


def test_money_and_tokens_never_run_out() -> None:
    """R-FB-8, R-FB-10, R-FB-11, R-FB-31: no bank, no supply of tokens; six kinds of goods, and what isn't counted isn't
    there."""
    t = table(at={0: "gonghe"}, money={0: 100_000, 1: 100_000}, cargo={0: 1})
    t.pick("makework")
    assert t.told("money", 0) == 100_200
    assert GOODS == ("cargo", "contraband", "passenger", "fugitive", "fuel", "part")
    assert t.told("cargo", 0) == 1 and t.told("contraband", 0) == 0


@pytest.mark.parametrize(
    "die",
    [
        SkillDie(0, Before(0, "ghost-ship#1", 1, "", "fight"), (), False),
        OpeningRoll((0, 1), ()),
        MedicCheck(0, "malcolm#1", 0, False),
        WantedRoll(0, "malcolm#1", 1),
        GiftDie(0, "river-tam#1", (WantedCrew(0),) * 6),
    ],
)
def test_a_die_has_six_faces(die: Chance[Firefly]) -> None:
    """R-FB-9: 1 to 5 and the Firefly."""
    t = table(at={0: "s25"}, crew={0: ["malcolm"]})
    assert [option.key for option in die.options(t.g)] == [f"d6:{face}" for face in range(1, 7)]


@pytest.mark.parametrize("seats", [0, 5])
def test_four_ships_are_in_the_box(seats: int) -> None:
    """R-FB-12: one to four players."""
    with pytest.raises(ValueError, match="seats"):
        FIREFLY.new(seats, 1)


def test_the_three_skills() -> None:
    """R-FB-101, R-FB-102, R-FB-103, R-FB-640: violence, machines and talk; a captain needs more than one of them."""
    asked = {option.test.skill for card in firefly().misbehave.values() for option in card.options if option.test}
    assert asked == set(SKILLS)
    for name in SKILLS:
        assert any(getattr(crew.skills, name) for crew in firefly().crew.values())


def test_the_professions() -> None:
    """R-FB-621, R-FB-622, R-FB-625: Soldiers and Mercs shoot, Companions talk; some cards punish having Mercs."""
    by = {name: [c for c in firefly().crew.values() if name in c.professions] for name in PROFESSIONS}
    assert all(crew.skills.fight for crew in by["merc"])
    assert all(crew.skills.fight for crew in by["soldier"] if not crew.leader)
    assert all(crew.skills.negotiate for crew in by["companion"])
    words = [do for c in firefly().misbehave.values() for o in c.options for b in o.bands for do in b.do]
    assert any(do.word == "fire" and do.what == "merc" for do in words)


def test_where_help_is_found() -> None:
    """R-FB-636, R-FB-637, R-FB-638: Pilots at the Space Bazaar, Mechanics at Persephone, TRANSPORT that drives away."""

    def trades(deck: str) -> set[str]:
        crew = [crew_card(item) for item in cards_of(f"supply:{deck}") if kind(item) == "crew"]
        return {name for card in crew for name in card.professions}

    assert "pilot" in trades("space-bazaar") and "mechanic" in trades("persephone")
    assert "transport" in firefly().gear["mule"].keywords
    assert [do.what for do in firefly().gear["fast-horses"].perks if do.word == "discard_as"] == ["transport"]


def test_who_moves_the_cutter() -> None:
    """R-FB-260: three Nav Cards, no others."""
    moves = {
        card.id
        for card in firefly().nav.values()
        for do in (*card.do, *(do for option in card.options for do in option.do))
        if do.word == "cutter"
    }
    assert moves == {"reaver-cutter", "reaver-bait", "reavers-on-the-hunt"}


def test_each_action_does_its_own() -> None:
    """R-FB-143: flying changes the place, buying the belongings, dealing the hand, work the money."""
    t = table(at={0: "persephone"})
    assert set(ACTIONS) >= {"fly", "buy", "deal", "work"}
    for key, name in (("mosey:s30", "at"), ("makework", "money")):
        before = t.told(name, 0)
        t.pick(key)
        assert t.told(name, 0) != before
        t = table(at={0: "persephone"})


def test_the_story_says_what_to_do() -> None:
    """R-FB-77: Goals in order."""
    goals = firefly().stories["king-of-all-londinium"].goals
    assert [goal.id for goal in goals] == [f"king-of-all-londinium/{n}" for n in (1, 2, 3)]


def test_piles_are_open_to_all() -> None:
    """R-FB-284: whoever's turn it is, everybody sees what lies on a discard pile, of a deck only how many are left."""
    t = table(3, pile={"supply:osiris": ["inara"]})
    for seat in t.g.ship:
        sight = view(FIREFLY, t.g, seat)
        assert sight.zones["supply:osiris.discard"] == t.g.zones["supply:osiris.discard"]
        assert set(sight.zones["supply:osiris"]) == {"?supply:osiris"}


def walk(seats: int, seed: int) -> Iterator[Firefly]:
    """Every decision of a short random game."""
    luck, g = random.Random(seed), FIREFLY.new(seats, seed, {"limit": "10"})
    while advance(g) is not None:
        yield g
        settle(g, luck.choice(legal(g)))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_holds_however_a_game_goes(seats: int) -> None:
    """R-FB-97, R-FB-641, R-FB-642, R-FB-643, R-FB-644, R-FB-647, R-FB-648, R-FB-649: cards are in one place each, money
    and room are never below nothing, hands and tokens are within limits, the hunters stay in their space, and no Action
    is taken twice."""
    for g in walk(seats, 5 + seats):
        lying = sorted(item for pile in g.zones.values() for item in pile)
        assert lying == sorted(FIREFLY.pieces(g))
        assert all(money >= 0 and money % 100 == 0 for money in g.money.values())
        assert zone_at(g, g.cruiser) == "alliance" and zone_at(g, g.cutter) == "border"
        assert len(g.acted) <= 2 and len(set(g.acted)) == len(g.acted)
        for seat in g.ship:
            if g.turn and isinstance(g.stack[-1], Actions):
                assert all(used(g, seat, area) <= 2 * capacity(g, seat, area) for area in AREAS)
                assert len(g.zones.get(f"hand:{seat}", ())) <= 3 >= len(g.zones.get(f"active:{seat}", ()))
                assert all(g.disgruntled.get(crew, 0) <= 1 for crew in all_crew(g, seat))


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    """R-FB-652: replayed, a game ends in the same state."""
    first, again = [[codec.digest(g) for g in walk(3, 8)] for _ in range(2)]
    assert first == again and len(first) > 30


def test_the_map_and_its_signs() -> None:
    """R-FB-15, R-FB-16: five Supply Decks at five planets; four Contacts at planets, Harken with the Cruiser."""
    sold = [planet.supply for planet in firefly().map.planets.values() if planet.supply]
    assert sorted(sold) == sorted(SUPPLIES)
    homes = [contact.planet for contact in firefly().contacts.values() if contact.planet]
    assert len(set(homes)) == 4 and firefly().contacts["harken"].planet == ""


def test_decks_are_face_down() -> None:
    """R-FB-47, R-FB-651: nobody has seen a card of a deck, and a hand only its owner."""
    for g in walk(2, 3):
        for zone, cards in g.zones.items():
            if is_deck(zone):
                assert not any(item in g.seen for item in cards)
            if zone.startswith("hand:"):
                assert all(g.seen[item] & 1 << int(zone[5:]) for item in cards)
        assert isinstance(g.stack[-1], Choice)

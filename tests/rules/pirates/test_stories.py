"""The three Stories of the box: their set-up, who can't play them, what only a turn's beginning or a token decides."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.content.common.files import data_root
from game.content.common.toml.door import parse_toml
from game.content.firefly import firefly
from game.core import codec
from game.core.engine import advance, legal, settle
from game.core.zones import zone_of
from game.rules.firefly.bots import answer
from game.rules.firefly.bots.jobs import outfit_of, stages
from game.rules.firefly.bots.plans import NEAR
from game.rules.firefly.outlook.scoring import whole_force
from game.rules.firefly.settings import unfit
from game.rules.firefly.soundness import faults
from game.rules.firefly.tokens import face, in_play, job_card
from game.rules.pirates.deeds import StealToken
from game.rules.pirates.havens import PlaceHaven, haven_of
from game.rules.pirates.prisoners import PickPrisoner
from game.rules.pirates.sets import SetChoice
from game.rules.pirates.stories import destinations
from game.rules.registry import ruleset
from tests.contract.playing import law_one, tells_apart
from tests.rules.firefly.table import table
from tests.told import lines

RULES: Any = ruleset("firefly")
ON = {"pirates": "on"}
STORIES = ("another-mans-treasure", "jail-break", "the-choices-we-make")


def begun(story: str, seats: int = 3, seed: int = 3, **settings: str) -> Any:
    """A game whose set-up has been decided by chance."""
    g, luck = RULES.new(seats, seed, {**ON, "story": story, **settings}), random.Random(seed)
    while not g.turn:
        advance(g)
        settle(g, luck.choice(legal(g)))
    return g


def test_every_card_of_the_box_carries_its_mark_and_no_other_does() -> None:
    """R-PB-2: by the ids that stand in its files."""
    printed = set()
    for path in (data_root() / "assets/decks/pirates").glob("*.toml"):
        for cards in parse_toml(path.read_bytes(), path.name).values():
            if isinstance(cards, list):
                printed |= {card["id"] for card in cards if isinstance(card, dict) and "id" in card}
    assert len(printed) > 50 and {id for id, card in firefly().faces.items() if card.box == "pirates"} == printed
    off = in_play(RULES.new(2, 1, {}).settings)
    assert not printed & {face(item) for cards in off.values() for item in cards}


@pytest.mark.parametrize(
    ("story", "settings", "named"),
    [
        ("another-mans-treasure", {"piracy": "no"}, "Piracy Jobs"),
        ("the-choices-we-make", {"piracy": "no"}, "Piracy Jobs"),
        ("the-choices-we-make", {"bounties": "no"}, "Bounties"),
        ("jail-break", {"bounties": "no"}, "Bounties"),
    ],
)
def test_a_story_needs_its_parts(story: str, settings: dict[str, str], named: str) -> None:
    """R-PB-8: it is refused with the rule, and is none of those to choose from."""
    with pytest.raises(ValueError, match=rf"{named}.*R-PB-8"):
        RULES.new(2, 1, {**ON, "story": story, **settings})
    there = in_play(RULES.new(2, 1, {**ON, **settings}).settings)["stories"]
    assert f"{story}#1" not in there
    assert f"{story}#1" in in_play(RULES.new(2, 1, ON).settings)["stories"]


def test_one_captain_alone_plays_without_piracy() -> None:
    """R-PB-8: no Piracy Jobs are dealt, and the two Stories that need them say why they can't be told."""
    g = RULES.new(1, 1, {**ON, "story": "jail-break"})
    assert g.settings["piracy"] == "no"
    assert not any(job_card(i).kind == "piracy" for i in in_play(g.settings)["contact:badger"])
    for story in ("another-mans-treasure", "the-choices-we-make"):
        with pytest.raises(ValueError, match="one captain alone"):
            RULES.new(1, 1, {**ON, "story": story})
    assert faults_of(begun("jail-break", 1)) == []


def faults_of(g: Any) -> list[str]:
    """What is wrong with a state once the next decision waits."""
    advance(g)
    return list(faults(RULES, g))


def test_a_map_must_have_room_for_havens() -> None:
    """R-PB-149: a Story with Havens is refused on a map with too few planets for them."""
    g = RULES.new(2, 1, {**ON, "story": "another-mans-treasure"})
    assert unfit(2, g.settings) == ""
    assert "R-PB-149" in unfit(40, g.settings)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_havens_are_where_they_may_be_and_ships_start_there(seats: int) -> None:
    """R-PB-146 to R-PB-153, R-PB-163."""
    for seed in range(4):
        g = begun("another-mans-treasure", seats, seed)
        homes = [haven_of(g, seat) for seat in g.ship]
        assert len(set(homes)) == seats and homes == list(g.ship.values())
        sectors = [firefly().map.sectors[home] for home in homes]
        contacts = {contact.planet for contact in firefly().contacts.values()}
        planets = [planet for sector in sectors for planet in sector.planets]
        assert all(sector.zone == "border" and sector.planets for sector in sectors)
        assert not any(planet.supply or planet.id in contacts for planet in planets)
        assert faults_of(g) == []


def test_a_story_without_havens_places_ships() -> None:
    """R-PB-148: one that is chosen at the table is chosen before."""
    g, luck = RULES.new(2, 1, ON), random.Random(1)
    asked: list[str] = []
    while not g.turn:
        name = type(advance(g)).__name__
        asked += [name] if not asked or asked[-1] != name else []
        options = legal(g)
        settle(g, options[0] if name == "StoryChoice" else luck.choice(options))
    assert asked.index("StoryChoice") < asked.index("PlaceShip") and "PlaceHaven" not in asked


@pytest.mark.parametrize("story", ["another-mans-treasure", "the-choices-we-make"])
def test_piracy_jobs_lie_open_after_the_first_jobs(story: str) -> None:
    """R-PB-163, R-PB-165, PB-N62: all that nobody holds, to be picked when Dealing."""
    g = begun(story)
    for contact in firefly().contacts:
        pile = g.zones[f"contact:{contact}.discard"]
        deck = [item for item in g.zones[f"contact:{contact}"] if job_card(item).kind == "piracy"]
        held = [i for seat in g.ship for i in g.zones.get(f"hand:{seat}", ()) if job_card(i).contact == contact]
        open_ = [item for item in pile if job_card(item).kind == "piracy"]
        assert deck == [] and len(open_) + sum(job_card(i).kind == "piracy" for i in held) == 5
    assert faults_of(g) == []


def test_other_stories_leave_them_in_the_decks() -> None:
    """R-PB-4."""
    g = begun("jail-break")
    assert any(job_card(item).kind == "piracy" for item in g.zones["contact:badger"])


def test_prisoners_lie_open_with_their_bounties() -> None:
    """R-PB-164: nobody hires them, nobody hunts for them, and the List doesn't name them."""
    g = begun("jail-break", 4)
    advance(g)
    for seat in g.ship:
        bounty, crew = g.zones[f"prisoner:{seat}"]
        assert job_card(bounty).options[0].needs[0].what == face(crew)
        assert g.seen[bounty] == g.seen[crew] == 15
        assert bounty not in g.zones["wanted"] and zone_of(g, crew) == f"prisoner:{seat}"
    assert faults_of(g) == []


def test_alerts_name_nobody() -> None:
    """R-PB-164: a class of Crew is no prisoner; the choice does not depend on the order of the deck."""
    g = RULES.new(2, 1, {**ON, "story": "jail-break"})
    keys = [option.key for option in PickPrisoner(0).options(g)]
    assert len(keys) == 15 and not any("bandits" in key or "fixer" in key for key in keys)
    g.zones["bounty"] = g.zones["bounty"][::-1]
    assert [option.key for option in PickPrisoner(0).options(g)] == keys


def test_destinations_are_for_several_planets() -> None:
    """R-PB-145: none where no Goal is worked at a planet."""
    assert set(destinations(table(settings=ON, story="jail-break").g).values()) == {(2,), (3,)}
    assert destinations(table(settings=ON, story="the-choices-we-make").g) == {}
    assert len(destinations(table(settings=ON).g)) == 3


def _waiting() -> list[Any]:
    """A state at each choice that Stories bring."""
    treasure = {"settings": ON, "story": "another-mans-treasure", "haven": {0: "kerry", 1: "boros"}}
    more = table(at={0: "kerry"}, hold={0: {"cargo": 4, "part": 8, "fuel": 0}}, **treasure)
    more.pick("set:cargo")
    thief = table(settings=ON, story="the-choices-we-make", goals={1: 2})
    advance(thief.g)
    thief.g.stack.append(StealToken(0, 1))
    first = RULES.new(2, 1, {**ON, "story": "another-mans-treasure"})
    second = RULES.new(2, 1, {**ON, "story": "jail-break"})
    found = [more.g, thief.g]
    for g, kind in ((first, PlaceHaven), (second, PickPrisoner)):
        while not isinstance(advance(g), kind):
            settle(g, legal(g)[0])
        found.append(g)
    return found


def test_save_and_load_at_every_new_choice() -> None:
    """A saved game loads to an equal, sound state that offers the same; nobody learns anything hidden from it."""
    kinds = set()
    for g in _waiting():
        kinds.add(type(g.stack[-1]))
        assert faults(RULES, g) == []
        twin = codec.load(type(g), codec.dump(g))
        assert twin == g and legal(twin) == legal(g)
        assert [fault for step in g.stack for fault in law_one(step)] == []
        assert not any(tells_apart(RULES, g, seat, 3) for seat in g.ship)
        assert answer(g, [option.key for option in legal(g)], NEAR) in [option.key for option in legal(g)]
    assert kinds == {SetChoice, StealToken, PlaceHaven, PickPrisoner}


@pytest.mark.parametrize(("story", "seats"), [(story, n) for story in STORIES for n in (2, 4)])
def test_random_games_are_sound(story: str, seats: int) -> None:
    """Played by chance every state is sound, and nobody can tell what is hidden."""
    g, luck = RULES.new(seats, 5, {**ON, "story": story, "limit": "20"}), random.Random(seats)
    for number in range(250):
        if advance(g) is None:
            return
        if number % 10 == 0:
            assert faults(RULES, g) == []
            assert not tells_apart(RULES, g, number % seats, number)
        settle(g, luck.choice(legal(g)))


def test_a_mark_of_a_haven_is_a_sector() -> None:
    """R-PB-146: a save with another Haven is refused."""
    g = table(settings=ON, story="another-mans-treasure", haven={0: "kerry"}).g
    assert faults(RULES, g) == []
    g.flags["haven:0"] = 9999
    assert faults(RULES, g) != []


def test_tokens_stop_at_five() -> None:
    """R-PB-165: a sixth deed brings no token, and steals one only to take it away."""
    t = table(settings=ON, story="the-choices-we-make", goals={0: 4, 1: 2})
    advance(t.g)
    t.g.goals[0] = 5
    t.g.stack.append(StealToken(0, 1))
    settle(t.g, legal(t.g)[0])
    advance(t.g)
    assert t.told("goals") == {"0": 5, "1": 1}


def test_bots_leave_jobs_that_their_lawmen_would_have_to_help_with() -> None:
    """R-PB-156: without the Sheriff the team falls short, so the Job is worth nothing to it; with somebody else who
    brings as much it is."""
    for helper, worth in (("sheriff-bourne", False), ("emma", True)):
        crew = {0: ["marco", helper]}
        t = table(settings=ON, at={0: "sihnon"}, crew=crew, jobs={0: ["some-discretion"]})
        outfit = outfit_of(t.g, 0, whole_force(t.g, 0))
        assert bool(stages(t.g.zones["active:0"][0], outfit)) == worth


def test_a_stolen_token_and_a_haven_are_news() -> None:
    """R-PB-148, R-PB-165: everybody hears where a Haven is, and whose Goal has to be done again."""
    _, thief, settler, _ = _waiting()
    for g in (thief, settler):
        g.news, choice = [], advance(g)
        assert choice is not None
        seat = choice.seat
        settle(g, next(option for option in legal(g) if option.key.startswith(("steal", "haven:"))))
        advance(g)
        where = ("haven", seat, haven_of(g, seat))
        assert (("stolen", 0, 1, 2) if g is thief else where) in lines(g.news)
    assert thief.goals[1] == 1

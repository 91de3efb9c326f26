"""The chance that a heist is won moves the right way, and is read from what everybody knows."""

from __future__ import annotations

import pytest

from game.core.engine import advance
from game.core.views import view
from game.rules.fistful.outlook.forecast import AIMS, aims, chance
from game.rules.fistful.outlook.signs import signs
from game.rules.fistful.outlook.weights import WEIGHTS
from game.rules.fistful.ruleset import FISTFUL
from game.rules.fistful.state import Fistful
from tests.contract.playing import other_world, walk


def begun(heist: str, seats: int = 2) -> Fistful:
    """The first turn of a heist with a crew that can do it."""
    crews = {"derelict": "kaylee+book,zoe+mal", "paradiso": "mal+wash,zoe+jayne", "intensive": "simon+wash,zoe+river"}
    g = FISTFUL.new(seats, 4, {"heist": heist, "heroes": ",".join(crews[heist].split(",")[:seats])})
    advance(g)
    return g


@pytest.mark.parametrize("heist", ["derelict", "paradiso", "intensive"])
def test_time_health_and_crew_are_worth_something(heist: str) -> None:
    g = begun(heist)
    before = chance(g)
    assert 0.02 < before < 0.98
    late, hurt, alone = g.copy(), g.copy(), g.copy()
    late.timer += 4
    hurt.health = dict.fromkeys(hurt.at, 1)
    alone.at[1] = -1
    assert max(chance(late), chance(hurt), chance(alone)) < before


def test_what_is_banked_counts() -> None:
    g = begun("derelict")
    rich = g.copy()
    zone = next(z for z, items in g.zones.items() if z.startswith("cell:") and items[0].startswith("credits-200"))
    rich.zones["banked"] = rich.zones.pop(zone)
    rich.seen[rich.zones["banked"][0]] = 3
    assert chance(rich) > chance(g)


def test_every_weight_is_of_a_sign_and_every_sign_of_an_aim() -> None:
    """No weight has lost its sign, and what makes up the chance is named for a hint."""
    seen = {sign for heist in ("derelict", "paradiso", "intensive") for g, _, _ in walk_of(heist) for sign in signs(g)}
    assert {w for w in WEIGHTS if w.split(":")[0] != "seats"} <= seen
    heads = {w.partition(":")[0].partition(".")[0] for w in WEIGHTS} - {"seats", "heist"}
    assert heads <= {*AIMS}


def walk_of(heist: str):  # type: ignore[no-untyped-def]
    g = begun(heist)
    found = [(g, None, ())]
    done, called = g.copy(), g.copy()
    done.zones["banked"] = ("credits-200#101",) * 5
    done.zones["card"] = ("trap#101",) * 3
    called.flags["alarm"] = 1
    zone = next(z for z in called.zones if z.startswith("cell:"))
    called.zones[zone] = ("hands-9#601",) if heist == "intensive" else called.zones[zone]
    if heist == "intensive":
        called.up["hands-9#601"] = zone
    return [*found, (done, None, ()), (called, None, ())]


def test_two_worlds_stand_alike() -> None:
    """What a seat does not know changes neither the chance it sees nor what that is made up of."""
    different = 0
    for number, (g, choice, _) in enumerate(walk(FISTFUL, 3, 5)):
        if number > 90:
            break
        twin = other_world(FISTFUL, g, choice.seat, number)
        different += twin.zones != g.zones
        one, other = (view(FISTFUL, world, choice.seat) for world in (g, twin))
        assert chance(one) == chance(other) and aims(one) == aims(other)
    assert different > 50

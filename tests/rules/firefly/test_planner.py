"""The job planner: what is missing for a Job, who sells it, how far it is."""

from __future__ import annotations

from game.core.zones import move
from game.rules.firefly.outlook.planner import Missing, Seller, prospect, sellers, turns_to
from game.rules.firefly.tokens import face, job_card
from tests.rules.firefly.table import Table, table


def hand(t: Table, id: str) -> str:
    """That Job, in the hand of seat 0."""
    item = next(one for pile in t.g.zones.values() for one in pile if face(one) == id)
    zone = next(name for name, pile in t.g.zones.items() if item in pile)
    move(t.g, item, zone, "hand:0")
    return item


def test_skills_and_keywords_that_are_short_are_named() -> None:
    t = table(crew={0: ["nandi"]}, at={0: "regina"})
    job = hand(t, "the-train-job")
    card = job_card(job)
    found = prospect(t.g, 0, job)
    short = {one.what: one.n for one, _ in found.missing}
    assert short.get("fight", 0) == max(0, card.skills.fight - 1) and short["tech"] == card.skills.tech
    assert set(card.keywords) <= set(short)
    assert (found.far, found.turns, found.stage) == (0, 0, 0)


def test_what_lies_open_is_named_before_a_draw_pile() -> None:
    t = table()
    for name in [zone for zone in t.g.zones if zone.startswith("supply:") and zone.endswith(".discard")]:
        t.g.zones[name[:-8]] += t.g.zones.pop(name)
    gun = next(item for item in t.g.zones["supply:regina"] if face(item) == "gun-hand")
    before = list(sellers(t.g, Missing("skill", "fight", 1)))
    assert all(not one.item for one in before)
    move(t.g, gun, "supply:regina", "supply:regina.discard")
    after = list(sellers(t.g, Missing("skill", "fight", 1)))
    assert after[0] == Seller("supply:regina", gun)
    hidden = {one.deck: one.n for one in before}
    assert after[-1].n <= hidden[before[-1].deck]


def test_a_load_asks_for_room_and_later_for_itself() -> None:
    t = table()
    t.g.goods = {"hold:0:cargo": 8, "stash:0:cargo": 4}
    job = hand(t, "fat-cats-albion")
    assert [one.kind for one, _ in prospect(t.g, 0, job).missing if one.kind == "room"] == ["room"]
    t.g.stage[job] = 1
    assert not [one for one, _ in prospect(t.g, 0, job).missing if one.kind in ("load", "room")]
    t.g.goods = {}
    assert [one.what for one, _ in prospect(t.g, 0, job).missing if one.kind == "load"] == ["cargo"]


def test_the_chance_and_the_pay_come_from_all_that_is_left_of_a_job() -> None:
    """Courting Aphrodite asks nothing where it begins, Misbehaves where it ends, and its own test decides the Pay."""
    t = table(crew={0: ["malcolm"]}, at={0: "space-bazaar"})
    job = hand(t, "courting-aphrodite")
    begun = prospect(t.g, 0, job)
    assert begun.chance == 1.0 and begun.whole < 1.0
    assert [pay for _, pay in begun.pays] == [1000, 2000, 3000]
    assert abs(sum(share for share, _ in begun.pays) - 1) < 1e-9
    t.g.stage[job] = 1
    ended = prospect(t.g, 0, job)
    assert ended.chance == ended.whole == begun.whole
    plain = prospect(t.g, 0, hand(t, "the-train-job"))
    assert [share for share, _ in plain.pays] == [1.0]


def test_turns_are_reckoned_with_the_fuel_there_is() -> None:
    t = table(fuel={0: 1})
    assert [turns_to(t.g, 0, far) for far in (0, 1, 5, 6, 8)] == [0, 1, 1, 2, 4]

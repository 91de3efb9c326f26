"""One played turn for each Event card (R-FC-52): a 1 for movement brings the Timer to its first gray position."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from game.content.fistful import fistful
from game.core.news import News
from game.rules.fistful.scoring import banked, carried
from tests.rules.fistful.table import Table, table


def event(card: str, heroes: str = "simon+kaylee,book+river", **tables: Any) -> tuple[Table, list[News]]:
    """Simon in the corridor rolls a 1, and this Event comes up."""
    tables.setdefault("at", {0: "5,4"})
    t = table(heroes, event=[card], **tables)
    news = t.pick("roll", 1)
    assert t.g.timer >= 1
    assert t.pile("event.discard")[0] == card, "played at once, then discarded"
    return t, news


def test_wall_safe() -> None:
    """100 credits for the sack of the active seat; they don't count until banked (R-FC-75)."""
    t, _ = event("wall-safe")
    assert t.pile("sack:0") == ["credits-100"] and "banked" not in t.g.zones and t.pending == "Move"
    assert (carried(t.g, 0), banked(t.g)) == (100, 0), "what is in a sack is not on the Heist card (R-FC-108)"


def test_radio_silence() -> None:
    """The next advance of the Timer does nothing, the one after does."""
    t, _ = event("radio-silence", "simon+kaylee")
    t.pick("stop")
    t.pick("roll", 1)
    assert t.g.timer == 1
    t.pick("stop")
    assert ("timer", 2, "gray") in t.pick("roll", 1)


def test_a_moments_breath() -> None:
    """Every hero restores 1 Health, none above the top."""
    t, _ = event("a-moments-breath", health={0: 2, 1: 5})
    assert t.g.health == {0: 3, 1: 5}


def test_arms_locker() -> None:
    """Every hero reloads 2 Ammo."""
    t, _ = event("arms-locker", ammo={0: 1, 1: 3})
    assert t.g.ammo == {0: 3, 1: 4}


def test_special_delivery() -> None:
    """Every player draws a Gear card; a third one must be seen to by its own player (R-FC-80)."""
    t, _ = event("special-delivery", gear=["vera", "medkit"], slots={1: ["grenade", "bandolier"]})
    assert t.pile("slots:0") == ["vera"] and t.pending == "FullSlots" and t.seat == 1
    t.pick("discard:medkit")
    assert t.pending == "Move" and t.seat == 0


def test_lights_on() -> None:
    """The table looks at the 4 face-down tokens nearest to the active hero; nothing is flipped."""
    tokens = {f"{x},4": "crate" for x in (7, 8, 9, 10, 11)}
    t, _ = event("lights-on", tokens=tokens)
    known = [cell for cell in tokens if t.g.zones[f"cell:{cell}"][0] in t.g.seen]
    assert known == ["7,4", "8,4", "9,4", "10,4"] and t.g.up == {}


def test_run_for_it() -> None:
    """4 steps more this turn: the 1 becomes 5."""
    t, _ = event("run-for-it")
    assert t.session.choice.left == 5  # type: ignore[union-attr]


def test_hold_your_breath() -> None:
    """Ending in sight forces no battle this turn; the next turn it does."""
    t, _ = event("hold-your-breath", "simon+kaylee", tokens={"9,3": "brute-4 up"}, at={0: "5,2"})
    t.pick("move:5,3")
    assert t.g.turn == 2 and t.pending == "Ready", "the turn ended in sight without a battle, the next begins with it"


def test_hull_breach() -> None:
    """The nearest alert enemy of strength 5 or less is defeated; a stronger one nearer stays."""
    t, _ = event("hull-breach", tokens={"7,5": "brute-6 up", "14,3": "brute-5 up", "17,0": "brute-4 up"})
    assert t.where("brute-5").count("defeated") == 1
    assert t.lies("7,5") == ["brute-6"] and t.lies("17,0") == ["brute-4"]


def test_righteous_anger_and_the_shakes() -> None:
    """+2 and -1 on every battle total until the end of this turn, not longer."""
    for card, face, rolled in (("righteous-anger", 3, "won_round"), ("the-shakes", 5, "draw_round")):
        t, _ = event(card, tokens={"6,3": "brute-4"})
        t.pick("move:6,3")
        news = t.pick("fight", face)
        assert rolled in [line[0] for line in news]
        assert not any(flag == "weaken" for flag in t.g.flags) or t.g.active == 0


def test_well_packed() -> None:
    """Draws 1 Gear; every Sidekick restores 2 uses of its track."""
    t, _ = event("well-packed", "kaylee+simon,book+jayne", gear=["vera"], uses={0: 0, 1: 1})
    assert t.pile("slots:0") == ["vera"] and t.g.uses == {0: 2, 1: 3}


def test_in_the_walls() -> None:
    """An enemy on the free Spawn Zone nearest to the active hero, from the extras when nobody fits (R-FC-64,
    R-FC-65)."""
    t, _ = event("in-the-walls", "simon+kaylee,mal+river")
    assert t.lies("7,0") == ["brute-4"] and sum(len(t.lies(c)) for c in ("9,5", "6,11", "17,1", "16,5", "17,9")) == 0


def test_they_heard_that() -> None:
    """The 2 nearest face-down tokens are flipped: the enemy is alert, the crate waits; the third stays down."""
    t, _ = event("they-heard-that", tokens={"7,4": "crate", "9,4": "brute-3", "11,4": "brute-2"})
    assert sorted(i.partition("#")[0] for i in t.g.up) == ["brute-3", "crate"]
    assert t.lies("7,4") == ["crate"] and t.pile("slots:0") == []


def test_the_hunt() -> None:
    """Every alert enemy moves up to 3 spaces towards the nearest hero, never on to a taken space."""
    t, _ = event("the-hunt", "kaylee+simon", tokens={"12,4": "brute-4 up", "6,4": "brute-3 up", "17,8": "brute-5 up"})
    assert t.lies("9,3") == ["brute-4"] and t.lies("6,4") == ["brute-3"]
    assert t.lies("4,11") == ["brute-5"], "people movers carry enemies, too"


def test_tripwire_and_bad_air() -> None:
    """1 Health of the active hero; 1 of every hero. Who falls is replaced at once (R-FC-143)."""
    t, _ = event("tripwire")
    assert t.g.health == {0: 3, 1: 5}
    t, _ = event("bad-air")
    assert t.g.health == {0: 3, 1: 4}
    t, _ = event("bad-air", health={1: 1}, at={0: "5,4", 1: "9,4"})
    assert t.g.hero[1] == "river" and t.pending == "FallBack" and t.seat == 1


def test_jammed_and_covering_fire() -> None:
    """2 Ammo of the active hero, Jayne's first; 1 of every hero."""
    t, _ = event("jammed", "kaylee+jayne,book+river", uses={0: 1})
    assert t.g.uses[0] == 0 and t.g.ammo == {0: 3, 1: 4}
    t, _ = event("covering-fire", ammo={0: 0})
    assert t.g.ammo == {0: 0, 1: 3}


def test_snagged() -> None:
    """The active seat discards 1 Gear card of its choice; without Gear nothing happens."""
    t, _ = event("snagged", slots={0: ["vera", "medkit"], 1: ["grenade"]})
    assert t.pending == "GiveUp" and t.offered() == ["discard:vera", "discard:medkit"]
    t.pick("discard:medkit")
    assert t.pile("slots:0") == ["vera"] and t.pile("slots:1") == ["grenade"] and t.pending == "Move"
    assert event("snagged")[0].pending == "Move"


def test_torn_sack() -> None:
    """The sack falls face up on the space and can be picked up again; on the Landing Zone nothing happens."""
    t, _ = event("torn-sack", sack={0: ["credits-100"]})
    assert t.lies("5,4") == ["credits-100"] and t.pile("sack:0") == []
    t.pick("move:5,5")
    t.pick("roll", 2)
    t.pick("stop")
    t.pick("roll", 2)
    t.pick("move:5,4")
    assert t.pile("sack:0") == ["credits-100"]
    t, _ = event("torn-sack", sack={0: ["credits-100"]}, at={0: "1,4"})
    assert t.pile("sack:0") == ["credits-100"]


def test_proximity_alert() -> None:
    """The Timer advances 1 more and the position entered is resolved (R-FC-56)."""
    t = table("simon+kaylee", event=["proximity-alert", "wall-safe"], at={0: "5,4"})
    t.pick("roll", 1)
    assert t.g.timer == 2 and t.pile("sack:0") == ["credits-100"]


def test_below_decks() -> None:
    """Enemies on every free Spawn Zone of the engine rooms; elsewhere none (R-FC-64)."""
    t, _ = event("below-decks", "simon+kaylee,mal+river", tokens={"17,1": "brute-3 up"})
    assert t.lies("17,1") == ["brute-3"] and t.lies("16,5") == ["scalper-7"] and t.lies("17,9") == ["brute-4"]
    assert t.lies("7,0") == t.lies("9,5") == t.lies("6,11") == []


def test_screams() -> None:
    """The nearest face-down token is flipped, then every alert enemy moves up to 2 spaces."""
    t, _ = event("screams", "simon+kaylee", tokens={"9,4": "brute-3", "12,4": "crate"})
    assert t.lies("7,3") == ["brute-3"] and t.g.up.keys() == set(t.g.zones["cell:7,3"])


def test_every_event_has_a_test() -> None:
    """No card without a played turn above, whichever process plays it."""
    source = Path(__file__).read_text(encoding="utf-8")
    assert set(fistful().events) <= set(re.findall(r'"([a-z-]+)"', source))

"""One played turn for both sides of each crew member (R-FC-71 to R-FC-74, R-FC-183 to R-FC-188)."""

from __future__ import annotations

from game.content.fistful import fistful
from game.rules.fistful.crew import hero_side, sidekick_side
from tests.rules.fistful.table import Table, table

FOE = {"5,8": "brute-4 up"}


def fight(heroes: str, *, foe: str = "brute-4", **tables: object) -> Table:
    """The first hero begins its turn in sight of an enemy."""
    tables.setdefault("at", {0: "5,4"})
    return table(heroes, tokens={"5,8": f"{foe} up"}, **tables)  # type: ignore[arg-type]


def won(t: Table, foe: str = "brute-4") -> bool:
    """Whether the enemy is among the defeated."""
    return t.where(foe).count("defeated") == 1


def test_battle_dice_per_crew() -> None:
    """Jayne throws two four-sided dice, River a ten-sided one, one hero an eight-sided, the others six (R-FC-25,
    R-FC-188)."""
    dice = {who: hero_side(who).dice for who in fistful().crew}
    assert dice["jayne"] == ("d4", "d4") and dice["river"] == ("d10",)
    assert sorted(dice.values()).count(("d6",)) == 6 and list(dice.values()).count(("d8",)) == 1
    assert sidekick_side("jayne").track == 4 and sidekick_side("simon").track == 3


def test_mal_hero_sees_a_friend() -> None:
    """Captain of the Boat: +1 while he sees another hero, not when he is alone."""
    t = fight("mal+kaylee,book+river", at={0: "5,4", 1: "6,3"})
    t.pick("fight", 4)
    assert won(t)
    t = fight("mal+kaylee,book+river")
    t.pick("fight", 4)
    assert t.pending == "Round"


def test_mal_sidekick_rolls_again_once() -> None:
    """Got Your Back: the battle dice again after a draw or defeat, once a turn; the new roll counts."""
    t = fight("simon+mal,book+kaylee")
    t.pick("fight", 1)
    t.pick("skill:mal", 2)
    assert t.pending == "Round" and t.offered("skill") == []
    t.pick("health", 6)
    assert won(t)


def test_zoe_hero_quickdraw() -> None:
    """A draw is a victory, also when she only gives backup (R-FC-187)."""
    t = fight("zoe+kaylee,book+river")
    t.pick("fight", 4)
    assert won(t)
    t = fight("simon+kaylee,zoe+river", foe="scalper-7", at={0: "5,4", 1: "5,5"})
    t.pick("backup:1")
    t.pick("fight", 3, 4)
    assert won(t, "scalper-7")


def test_zoe_sidekick_double_barrels() -> None:
    """The first Ammo of a battle adds 3, each further one 1: rolled 1 against 5 needs 2 more after it (R-FC-184)."""
    t = fight("simon+zoe,book+kaylee", foe="brute-5")
    t.pick("fight", 1)
    assert t.offered("ammo") == ["ammo:2", "ammo:3"], "2 make the draw, 3 win: 3 + 1 + 1"
    t.pick("ammo:3")
    assert won(t, "brute-5") and t.g.ammo[0] == 1


def test_zoe_sidekick_only_the_first_of_a_battle() -> None:
    """A second round of the same battle has no more double barrels (R-FC-184)."""
    t = fight("simon+zoe,book+kaylee", foe="brute-5")
    t.pick("fight", 2)
    t.pick("ammo:1")
    assert t.pending == "Round" and "again" in t.offered()
    t.pick("again", 4)
    assert t.offered("ammo") == ["ammo:1", "ammo:2"]


def test_wash_hero_retreats_for_nothing() -> None:
    """Evasive Action: his retreat costs no Health."""
    t = fight("wash+kaylee,book+river", health={0: 1})
    t.pick("fight", 1)
    t.pick("retreat")
    t.pick("retreat:5,3")
    assert t.g.health[0] == 1 and t.g.hero[0] == "wash" and t.seat == 1


def test_wash_sidekick_steady_hands() -> None:
    """A 1 for movement is rolled again before the Timer moves, once a turn; a second 1 counts."""
    t = table("simon+wash,book+kaylee", at={0: "5,4"})
    t.pick("roll", 1, 5)
    assert t.g.timer == 0 and t.session.choice.left == 5  # type: ignore[union-attr]
    t = table("simon+wash,book+kaylee", at={0: "5,4"}, event=["wall-safe"])
    t.pick("roll", 1, 1)
    assert t.g.timer == 1


def test_inara_hero_moves_an_enemy() -> None:
    """Captivating: an alert enemy up to 2 spaces, also through doors and movers, once a turn (R-FC-182)."""
    t = table("inara+kaylee,book+river", tokens={"5,8": "brute-4 up", "17,6": "brute-3 up"}, at={0: "5,2"})
    t.pick("skill:inara")
    assert "nudge:brute-4:4,10" in t.offered() and "nudge:brute-4:5,11" not in t.offered()
    assert "nudge:brute-4:6,7" in t.offered() or "nudge:brute-4:5,6" in t.offered(), "through the doorway"
    t.pick("nudge:brute-4:4,10")
    assert t.lies("4,10") == ["brute-4"] and t.offered("skill") == []


def test_inara_hero_out_of_sight_before_the_battle() -> None:
    """The enemy that would force a battle is led away first."""
    t = fight("inara+kaylee,book+river")
    assert t.pending == "React"
    t.pick("skill:inara")
    t.pick("nudge:brute-4:6,8")
    assert t.pending == "Plan"


def test_inara_sidekick_silver_tongue() -> None:
    """Each player may pass 1 card or token to another, also between two others; once each a turn (R-FC-183)."""
    held = {"slots": {1: ["vera"], 0: ["medkit"]}, "sack": {1: ["credits-50"]}}
    t = table("simon+inara,book+kaylee,mal+river", at={0: "5,4"}, **held)
    t.pick("skill:inara-pass")
    assert "pass:vera:2" in t.offered() and "pass:credits-50:0" in t.offered() and "pass:medkit:0" not in t.offered()
    t.pick("pass:vera:2")
    assert t.pile("slots:2") == ["vera"] and t.offered("pass:credits") == []
    t.pick("pass:medkit:1")
    assert t.pile("slots:1") == ["medkit"] and set(t.offered()) == {"pass:vera:0", "pass:vera:1", "done"}
    t.pick("done")
    assert t.pending == "Plan"


def test_silver_tongue_into_full_slots() -> None:
    """Who gets a third card must see to it (R-FC-80)."""
    t = table("simon+inara,book+kaylee", slots={0: ["medkit"], 1: ["vera", "grenade"]}, at={0: "5,4"})
    t.pick("skill:inara-pass")
    t.pick("pass:medkit:1")
    assert t.pending == "FullSlots" and t.seat == 1
    t.pick("swap:grenade")
    assert t.pile("slots:1") == ["vera", "medkit"]


def test_jayne_hero_two_dice() -> None:
    """Public Relations: both four-sided dice add up, in backup too (R-FC-188)."""
    t = fight("jayne+kaylee,book+river")
    t.pick("fight", 2, 3)
    assert won(t)
    t = fight("simon+kaylee,jayne+river", foe="scalper-7", at={0: "5,4", 1: "5,5"})
    t.pick("backup:1")
    t.pick("fight", 1, 4, 3)
    assert won(t, "scalper-7")


def test_jayne_sidekick_spare_magazines() -> None:
    """4 extra Ammo, spent before the own; scrounging for Ammo fills the own track first, then his (R-FC-116)."""
    t = fight("simon+jayne,book+kaylee")
    t.pick("fight", 3)
    t.pick("ammo:2")
    assert won(t) and t.g.ammo[0] == 4 and t.g.uses[0] == 2
    t = table("simon+jayne,book+kaylee", uses={0: 0}, ammo={0: 2})
    t.pick("scrounge:ammo", 5)
    assert t.g.ammo[0] == 4 and t.g.uses[0] == 3


def test_kaylee_hero_slips_away() -> None:
    """Knows Every Duct: no battle is forced at the start of her turn, but at its end one is."""
    t = fight("kaylee+simon,book+river")
    assert t.pending == "Plan"
    t.pick("roll", 2)
    t.pick("stop")
    assert t.pending == "Ready"


def test_kaylee_sidekick_tinkers() -> None:
    """Born Tinkerer: of 2 Gear from a Crate one is kept; the Gear of the set-up is one card."""
    t = table("simon+kaylee,book+river", tokens={"6,4": "crate"}, gear=["vera", "medkit"], at={0: "5,4"})
    t.pick("roll", 2)
    t.pick("move:6,4")
    assert t.pending == "Keep" and t.offered() == ["keep:vera", "keep:medkit"]
    t.pick("keep:vera")
    assert t.pile("slots:0") == ["vera"] and t.pile("gear.discard") == ["medkit"] and t.pending == "Move"


def test_simon_hero_field_surgery() -> None:
    """1 Health for himself or a hero on an adjacent space, once on his turn; a wall is in the way of help."""
    t = table("simon+kaylee,book+river,mal+wash", at={0: "5,4", 1: "6,5", 2: "5,5"}, health={0: 2, 1: 1, 2: 1})
    assert t.offered("skill") == ["skill:simon:0", "skill:simon:2"], "a corner of the galley is between him and Book"
    t.pick("skill:simon:2")
    assert t.g.health == {0: 2, 1: 1, 2: 2} and t.offered("skill") == []


def test_simon_sidekick_doses() -> None:
    """Doctor at Hand: each of 3 doses restores 1 Health; scrounging for Health fills them when nothing else lacks."""
    t = table("kaylee+simon,book+river", at={0: "5,4"}, health={0: 3})
    t.pick("skill:simon")
    t.pick("skill:simon")
    assert t.g.health[0] == 5 and t.g.uses[0] == 1 and t.offered("skill") == []
    t = table("kaylee+simon,book+river", uses={0: 1})
    t.pick("scrounge:health")
    assert t.g.uses[0] == 2 and t.seat == 1


def test_river_hero_counts_from_zero() -> None:
    """Her ten-sided die counts 0 to 9; a 0 is zero (R-FC-185)."""
    t = fight("river+kaylee,book+simon")
    t.pick("fight", 0)
    assert t.pending == "Round" and t.offered("ammo") == []
    t.pick("health", 9)
    assert won(t)


def test_river_sidekick_second_sight() -> None:
    """Looks at adjacent face-down tokens even through a wall, once a turn; nothing is flipped (R-FC-174)."""
    t = table("simon+river,book+kaylee", at={0: "5,4"}, tokens={"6,5": "crate", "5,5": "brute-2", "7,4": "brute-3"})
    t.pick("skill:river")
    known = [cell for cell in ("6,5", "5,5", "7,4") if t.g.zones[f"cell:{cell}"][0] in t.g.seen]
    assert known == ["6,5", "5,5"] and t.g.up == {} and t.offered("skill") == []


def test_book_hero_keeps_the_door() -> None:
    """Where no defeated enemy fits a Spawn Zone nothing spawns; defeated ones still come back (R-FC-186)."""
    for hero, spawned in (("book", ["brute-5"]), ("mal", ["brute-5", "brute-3"])):
        t = table(f"{hero}+kaylee", at={0: "5,4"}, defeated=["brute-5"], timer=4)
        t.pick("roll", 1)
        assert t.g.timer == 5
        assert [kind for cell in ("17,1", "9,5") for kind in t.lies(cell)] == spawned


def test_book_sidekick_adds_one() -> None:
    """Not Always a Shepherd: +1 after a battle roll, once a turn."""
    t = fight("simon+book,mal+kaylee")
    t.pick("fight", 4)
    t.pick("skill:book")
    assert won(t)
    t = fight("simon+book,mal+kaylee")
    t.pick("fight", 3)
    t.pick("skill:book")
    assert t.pending == "Round" and t.offered("skill") == []


def test_skills_are_fresh_every_turn() -> None:
    """Shiny Skills are available every turn (R-FC-73)."""
    t = table("kaylee+river", at={0: "5,4"}, tokens={"6,5": "crate", "5,6": "crate"})
    t.pick("skill:river")
    t.pick("roll", 2)
    t.pick("move:5,5")
    t.pick("stop")
    assert t.offered("skill") == ["skill:river"]

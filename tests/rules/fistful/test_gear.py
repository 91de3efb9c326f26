"""One played turn for each Gear card (R-FC-80 to R-FC-87)."""

from __future__ import annotations

import re
from pathlib import Path

from game.content.fistful import fistful
from tests.rules.fistful.table import Table, table


def with_gear(*cards: str, **tables: object) -> Table:
    """Simon in the corridor with Gear in his slots; Book waits on the Landing Zone."""
    tables.setdefault("at", {0: "5,4"})
    return table(slots={0: list(cards)}, **tables)  # type: ignore[arg-type]


def in_fight(*cards: str, foe: str = "brute-4", **tables: object) -> Table:
    """The same, a brute in sight: the turn begins with a battle."""
    return with_gear(*cards, tokens={"5,8": f"{foe} up"}, **tables)


def test_medkit() -> None:
    """Restores 2 Health at any time, even in a battle, and is discarded (R-FC-82, R-FC-85)."""
    t = with_gear("medkit", health={0: 1, 1: 1})
    t.pick("use:medkit")
    assert t.g.health[0] == 3 and t.g.health[1] == 1
    assert t.pile("gear.discard") == ["medkit"] and t.pending == "Plan"
    t = in_fight("medkit", health={0: 2})
    t.pick("fight", 1)
    t.pick("use:medkit")
    assert t.g.health[0] == 4 and t.pending == "Round" and "retreat" in t.offered()


def test_medkit_stops_at_the_top_and_is_not_offered_there() -> None:
    """Health never rises above the top of its track (R-FC-77)."""
    t = with_gear("medkit", health={0: 3})
    t.pick("use:medkit")
    assert t.g.health[0] == 4
    assert with_gear("medkit").offered("use") == []


def test_medkit_and_shells_fill_the_tracks_of_sidekicks() -> None:
    """Simon's doses and Jayne's extra Ammo can be refilled by Gear (R-FC-116, R-FC-171)."""
    t = table("kaylee+simon,book+river", at={0: "5,4"}, slots={0: ["medkit"]}, uses={0: 0})
    t.pick("use:medkit:refill")
    assert t.g.uses[0] == 2
    t = table("kaylee+jayne,book+river", at={0: "5,4"}, slots={0: ["box-of-shells"]}, uses={0: 0})
    t.pick("use:box-of-shells:refill")
    assert t.g.uses[0] == 3 and t.g.ammo[0] == 4


def test_trauma_kit() -> None:
    """Restores 3 Health to any hero on the board; who lacks none is not offered."""
    t = with_gear("trauma-kit", health={1: 1})
    assert t.offered("use") == ["use:trauma-kit:1"]
    t.pick("use:trauma-kit:1")
    assert t.g.health == {0: 4, 1: 4}


def test_ship_stew() -> None:
    """Restores 2 Health to any hero and gives 1 step more this turn."""
    t = with_gear("ship-stew", health={1: 2})
    t.pick("use:ship-stew:1")
    t.pick("roll", 2)
    assert t.g.health[1] == 4 and t.session.choice.left == 3  # type: ignore[union-attr]


def test_mudders_milk() -> None:
    """Restores 1 Health and gives 3 steps more, also after the roll."""
    t = with_gear("mudders-milk", health={0: 2})
    t.pick("roll", 2)
    t.pick("use:mudders-milk")
    assert t.g.health[0] == 3 and t.session.choice.left == 5  # type: ignore[union-attr]


def test_box_of_shells_and_bandolier() -> None:
    """Reload 3 and 5 Ammo, up to the top (R-FC-77)."""
    t = with_gear("box-of-shells", "bandolier", ammo={0: 0})
    t.pick("use:box-of-shells")
    assert t.g.ammo[0] == 3
    t.pick("use:bandolier")
    assert t.g.ammo[0] == 4 and t.offered("use") == []


def test_care_package() -> None:
    """Restores 1 Health, 1 Ammo and 2 uses of the Sidekick's track, all three."""
    low = {"uses": {0: 1}, "health": {0: 1}, "ammo": {0: 1}}
    t = table("kaylee+jayne,book+river", at={0: "5,4"}, slots={0: ["care-package"]}, **low)
    t.pick("use:care-package")
    assert (t.g.health[0], t.g.ammo[0], t.g.uses[0]) == (2, 2, 3)


def test_sensor_amp() -> None:
    """Flips the room's tokens, not the next room's; an enemy revealed in sight must be fought at once (R-FC-177)."""
    t = with_gear("sensor-amp", tokens={"5,7": "brute-3", "9,7": "crate", "7,5": "brute-2", "5,8": "brute-4"})
    t.pick("use:sensor-amp")
    assert t.pending == "Ready" and t.session.choice.token.startswith("brute-3")  # type: ignore[union-attr]
    ups = {item.partition("#")[0] for item in t.g.up}
    assert ups == {"brute-3", "crate"} and t.pile("gear.discard") == ["sensor-amp"]


def test_sensor_amp_without_an_enemy_in_sight() -> None:
    """Nothing is fought that is not seen; a crate flipped from afar stays and can be fetched later."""
    t = with_gear("sensor-amp", tokens={"12,7": "brute-3", "6,4": "crate"})
    t.pick("use:sensor-amp")
    assert t.pending == "Plan" and t.lies("6,4") == ["crate"]
    t.pick("roll", 3)
    t.pick("move:6,4")
    assert t.lies("6,4") == [] and t.pending == "Keep"


def test_stopwatch() -> None:
    """The Timer is about to advance: it does not, not even for an alarm of several steps (R-FC-180)."""
    t = with_gear("stopwatch")
    t.pick("roll", 1)
    assert t.pending == "React" and t.offered() == ["use:stopwatch", "pass"]
    t.pick("use:stopwatch")
    assert t.g.timer == 0 and t.pending == "Move"
    t = with_gear("stopwatch", event=["a-moments-breath"])
    t.pick("roll", 1)
    t.pick("pass")
    assert t.g.timer == 1 and t.pile("slots:0") == ["stopwatch"]


def test_deck_plans() -> None:
    """All face-down tokens within 3 spaces are known to the table, walls or not; they stay face down (R-FC-174)."""
    t = with_gear("deck-plans", tokens={"5,2": "brute-3", "7,5": "crate", "9,4": "crate"})
    t.pick("use:deck-plans")
    assert {item.partition("#")[0] for item in t.g.zones["cell:5,2"] if item in t.g.seen} == {"brute-3"}
    assert t.g.zones["cell:7,5"][0] in t.g.seen and t.g.zones["cell:9,4"][0] not in t.g.seen
    assert not t.g.up and t.pending == "Plan"
    t.pick("roll", 2)
    assert t.g.up == {}


def test_hatch_override() -> None:
    """4 steps more this turn, not the next."""
    t = with_gear("hatch-override")
    t.pick("use:hatch-override")
    t.pick("roll", 2)
    assert t.session.choice.left == 6 and "move:11,4" in t.offered()  # type: ignore[union-attr]
    t.pick("stop")
    t.pick("roll", 2)
    t.pick("stop")
    t.pick("roll", 2)
    assert t.session.choice.left == 2  # type: ignore[union-attr]


def test_cry_baby() -> None:
    """Moves one alert enemy up to 3 spaces; out of sight no battle is forced any more."""
    t = with_gear("cry-baby", tokens={"5,8": "brute-4 up"})
    assert t.pending == "React" and t.offered("use") == ["use:cry-baby"]
    t.pick("use:cry-baby")
    assert "nudge:brute-4:8,8" in t.offered() and "nudge:brute-4:9,8" not in t.offered()
    t.pick("nudge:brute-4:8,8")
    assert t.lies("8,8") == ["brute-4"] and t.pending == "Plan"


def test_dark_cloak() -> None:
    """No battle by sight from now until the next turn has begun; then it is over."""
    t = with_gear("dark-cloak", tokens={"5,8": "brute-4 up"})
    t.pick("use:dark-cloak")
    assert t.pending == "Plan"
    t.pick("roll", 2)
    t.pick("stop")
    assert t.seat == 1
    t.pick("roll", 2)
    t.pick("stop")
    assert t.seat == 0 and t.pending == "Plan"
    t.pick("roll", 2)
    t.pick("stop")
    assert t.pending == "Ready"


def test_tow_line() -> None:
    """To a free landing space at once, the sack is banked, the turn ends (R-FC-107, R-FC-109)."""
    t = with_gear("tow-line", sack={0: ["credits-200"]})
    t.pick("use:tow-line")
    assert t.pile("banked") == ["credits-200"] and t.seat == 1
    assert t.at(0) != t.at(1) and t.g.at[0] in (54, 55, 72, 73, 90, 91, 108, 109)


def test_browncoat_vest() -> None:
    """Up to 2 Health less is lost; not offered when it is worn already for this loss."""
    t = in_fight("browncoat-vest", health={0: 1})
    t.pick("fight", 1)
    t.pick("health")
    assert t.pending == "React"
    t.pick("use:browncoat-vest", 6)
    assert t.g.health[0] == 1 and t.where("brute-4").count("defeated") == 1


def test_signal_flare() -> None:
    """Retreat from a battle at once without losing Health; the turn ends."""
    t = in_fight("signal-flare", health={0: 1})
    t.pick("use:signal-flare")
    assert t.pending == "FallBack"
    t.pick("retreat:5,3")
    assert t.g.health[0] == 1 and t.seat == 1


def test_box_of_spares() -> None:
    """Draws 2 Gear cards."""
    t = with_gear("box-of-spares", gear=["vera", "grenade"])
    t.pick("use:box-of-spares")
    assert t.pile("slots:0") == ["vera", "grenade"]


def test_hold_out_pistol() -> None:
    """+2, twice, also in one battle; then it is discarded (R-FC-86, R-FC-179)."""
    t = in_fight("hold-out-pistol")
    t.pick("use:hold-out-pistol")
    assert t.pile("slots:0") == ["hold-out-pistol"]
    t.pick("fight", 1)
    assert t.pending == "Round" and "retreat" in t.offered()
    t.pick("use:hold-out-pistol")
    assert t.pile("slots:0") == [] and t.where("brute-4").count("defeated") == 1


def test_hold_out_pistol_keeps_its_second_shot() -> None:
    """One use leaves the card in its slot for another battle."""
    t = in_fight("hold-out-pistol", foe="brute-3")
    t.pick("fight", 2)
    t.pick("use:hold-out-pistol")
    assert t.pile("slots:0") == ["hold-out-pistol"] and t.seat == 1


def test_scattergun_and_vera() -> None:
    """+3 and +5 to the total of this round only; before or after the dice."""
    t = in_fight("scattergun", "vera", foe="brute-6")
    t.pick("fight", 1)
    t.pick("use:scattergun")
    assert t.pending == "Round" and t.pile("gear.discard") == ["scattergun"]
    t.pick("health")
    assert t.g.health[0] == 3 and t.pending == "Ready"
    t.pick("fight", 1)
    t.pick("use:vera")
    assert t.pending == "Round", "1 + 5 is a draw: the scattergun of the last round is spent"


def test_grenade() -> None:
    """Defeats an enemy in sight of strength 6 or less, in and out of a battle; not a Scalper."""
    t = in_fight("grenade", foe="brute-6")
    t.pick("use:grenade")
    assert t.where("brute-6").count("defeated") == 1 and t.seat == 1
    assert in_fight("grenade", foe="scalper-7").offered("use") == []
    foes = {"5,8": "brute-4 up", "9,4": "scalper-7 up"}
    t = table("kaylee+river,book+mal", at={0: "5,4"}, slots={0: ["grenade"]}, tokens=foes)
    assert t.offered("use") == ["use:grenade:brute-4"]
    t.pick("use:grenade:brute-4")
    assert t.pending == "Plan" and t.lies("5,8") == [] and t.lies("9,4") == ["scalper-7"]


def test_boarding_knife_and_scrap_cannon() -> None:
    """One four-sided and one six-sided die more, thrown with the others or added later."""
    t = in_fight("boarding-knife")
    t.pick("use:boarding-knife")
    t.pick("fight", 2, 3)
    assert t.where("brute-4").count("defeated") == 1
    t = in_fight("scrap-cannon")
    t.pick("fight", 2)
    t.pick("use:scrap-cannon", 6)
    assert t.where("brute-4").count("defeated") == 1


def test_mares_leg() -> None:
    """The battle dice are thrown again and only the new roll counts."""
    t = in_fight("mares-leg")
    assert t.offered("use") == []
    t.pick("fight", 3)
    t.pick("use:mares-leg", 4)
    assert t.pending == "Round" and "again" in t.offered(), "4 against 4, not 7"


def test_every_gear_card_has_a_test() -> None:
    """No card without a turn above in which somebody has it."""
    played = re.findall(r'"([a-z-]+)"', Path(__file__).read_text(encoding="utf-8"))
    assert set(fistful().gear) <= set(played)

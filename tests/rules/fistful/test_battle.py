"""Battles and what comes of them (R-FC-123 to R-FC-155, R-FC-187 to R-FC-198)."""

from __future__ import annotations

from game.rules.fistful.battle.sums import thrower
from tests.rules.fistful.table import Table, table


def fight(foe: str = "brute-4", heroes: str = "simon+kaylee,mal+river", **tables: object) -> Table:
    """Seat 0 begins its turn in sight of an enemy, seat 1 waits out of sight."""
    tables.setdefault("at", {0: "5,4"})
    tables.setdefault("tokens", {"5,8": f"{foe} up"})
    return table(heroes, **tables)  # type: ignore[arg-type]


def test_a_higher_roll_wins_and_ends_the_turn() -> None:
    """The enemy joins the defeated; no movement is rolled after it (R-FC-131, R-FC-198)."""
    t = fight()
    t.pick("fight", 5)
    assert t.pile("defeated") == ["brute-4"] and t.lies("5,8") == [] and (t.seat, t.pending) == (1, "Plan")


def test_a_draw_is_rolled_again_or_shot() -> None:
    """Equal is a draw: again, or Ammo makes it higher; no retreat (R-FC-132, R-FC-194)."""
    t = fight()
    assert "retreat" not in t.offered()
    t.pick("fight", 4)
    assert t.offered() == ["again", "ammo:1"]
    t.pick("ammo:1")
    assert t.pile("defeated") == ["brute-4"] and t.g.ammo[0] == 3


def test_a_draw_without_anything_to_decide_rolls_by_itself() -> None:
    """No click for the only answer there is."""
    t = fight(ammo={0: 0})
    t.pick("fight", 4, 4, 6)
    assert t.pile("defeated") == ["brute-4"]


def test_a_lost_round_offers_health_ammo_or_retreat() -> None:
    """Lower: lose Health and roll again, shoot, or retreat (R-FC-133, R-FC-134, R-FC-135); a 1 moves no Timer
    (R-FC-50)."""
    t = fight()
    t.pick("fight", 1)
    assert t.offered() == ["health", "retreat", "ammo:3", "ammo:4"] and t.g.timer == 0
    t.pick("ammo:3")
    assert t.offered() == ["again", "ammo:1"], "three shots make it a draw"
    t.pick("ammo:1")
    assert t.pile("defeated") == ["brute-4"] and t.g.health[0] == 4


def test_health_rolls_again_at_once() -> None:
    """1 Health for another roll of the same battle (R-FC-133, R-FC-135)."""
    t = fight()
    t.pick("fight", 2)
    t.pick("health", 6)
    assert t.g.health[0] == 3 and t.pile("defeated") == ["brute-4"]


def test_retreat_over_clear_spaces() -> None:
    """1 Health, up to the Retreat number, never over tokens, passing players; no battle now (R-FC-137, R-FC-195)."""
    t = fight(at={0: "5,4", 1: "5,3"}, tokens={"5,8": "brute-4 up", "6,4": "crate"})
    t.pick("fight", 1)
    t.pick("retreat")
    keys = t.offered()
    assert "retreat:6,4" not in keys and "retreat:5,3" not in keys and "retreat:5,2" in keys and "retreat:5,4" in keys
    assert "retreat:8,4" in keys and "retreat:10,4" not in keys
    t.pick("retreat:5,5")
    assert t.g.health[0] == 3 and (t.seat, t.pending) == (1, "Ready"), "it is the next player whom the brute sees"


def test_retreat_at_the_last_health_is_a_knock_out() -> None:
    """The cost knocks the hero out; only the successor's 4 spaces remain (R-FC-196)."""
    t = fight(health={0: 1}, event=["wall-safe"])
    t.pick("fight", 1)
    t.pick("retreat")
    assert t.g.hero[0] == "kaylee" and t.pending == "FallBack"
    t.pick("retreat:5,3")
    assert t.g.timer == 1 and t.g.health[0] == 5
    assert t.pending != "FallBack", "the one who was knocked out does not fall back as well"


def test_only_one_target_and_no_change() -> None:
    """Of several in sight one is chosen; the others are refused from then on (R-FC-128)."""
    t = fight(tokens={"5,8": "brute-4 up", "9,4": "brute-3 up"})
    assert t.pending == "Target" and t.offered() == ["target:brute-3", "target:brute-4"]
    assert t.refused("hero:0", "cell:6,4")[0] == "R-FC-127"
    t.pick("target:brute-3")
    assert t.refused("hero:0", "cell:5,8") == ("R-FC-128", "fight")
    assert t.refused("hero:0", "retreat") == ("R-FC-194", "fight")


def test_backup_adds_the_dice_and_binds_both() -> None:
    """Both roll; on a defeat both lose Health, no Ammo, no retreat (R-FC-138 to R-FC-141)."""
    t = fight("scalper-7", "simon+kaylee,jayne+river,zoe+wash", at={0: "5,4", 1: "5,5"})
    assert t.offered("backup") == ["backup:1"]
    assert t.refused("hero:0", "hero:2") == ("R-FC-138", "fight")
    t.pick("backup:1")
    assert t.offered() == ["fight"] and t.refused("hero:0", "hero:2")[0] == "R-FC-141"
    t.pick("fight", 2, 1, 1)
    assert t.g.health == {0: 3, 1: 5, 2: 5} and t.pending != "Round"


def test_each_die_is_told_with_who_threw_it() -> None:
    """The hero's dice fall first, then the partner's, then those that Gear added, which are the active seat's."""
    t = table("jayne+river,kaylee+wash")
    for added, whose in ((0, [0, 0, 1]), (2, [0, 0, 1, 0, 0])):
        t.g.flags["fight.d4"] = added
        left = range(len(whose), 0, -1)
        assert [thrower(t.g, 0, 1, n) for n in left] == whose
    assert thrower(t.g, 0, -1, 1) == 0


def test_backup_after_a_lost_round() -> None:
    """First alone, then backup against the same enemy (R-FC-142, R-FC-172)."""
    t = fight(at={0: "5,4", 1: "5,5"})
    t.pick("fight", 1)
    t.pick("health")
    assert t.pending == "Ready" and "backup:1" in t.offered()


def test_scalper_leaps_to_the_next_player() -> None:
    """After a defeat it goes beneath the next player, whose turn begins with it (R-FC-155, R-FC-190)."""
    t = fight("scalper-7", at={0: "5,4", 1: "9,7"})
    t.pick("fight", 6)
    t.pick("health")
    assert t.g.health[0] == 3 and t.lies("9,7") == ["scalper-7"] and (t.seat, t.pending) == (1, "Ready")


def test_scalper_stays_when_all_others_are_landed() -> None:
    """Nobody to leap to: the battle goes on (R-FC-173, R-FC-191)."""
    t = fight("scalper-7")
    t.pick("fight", 6)
    t.pick("health", 6)
    assert t.lies("5,8") == ["scalper-7"] and t.seat == 0 and t.pending == "Round"


def test_ammo_prevents_the_special_attack() -> None:
    """A roll turned by Ammo is a victory: the Scalper is gone (R-FC-136, R-FC-169)."""
    t = fight("scalper-7", at={0: "5,4", 1: "9,7"})
    t.pick("fight", 6)
    t.pick("ammo:2")
    assert t.pile("defeated") == ["scalper-7"] and t.lies("9,7") == []


def test_the_special_attack_comes_before_the_knock_out() -> None:
    """The Scalper moves on first, then the beaten hero falls (R-FC-193)."""
    t = fight("scalper-7", at={0: "5,4", 1: "9,7"}, health={0: 1}, event=["wall-safe"])
    t.pick("fight", 1)
    news = [line[0] for line in t.pick("health")]
    assert news.index("jumped") < news.index("knocked_out") and t.lies("9,7") == ["scalper-7"]


def test_flipped_enemies_come_before_seen_ones() -> None:
    """Who flips an enemy in sight of another fights the flipped one (R-FC-103, R-FC-106, R-FC-176)."""
    t = table("simon+kaylee", at={0: "5,2"}, tokens={"5,3": "brute-2", "9,3": "brute-4 up"})
    t.pick("roll", 4)
    t.pick("move:5,3")
    assert t.pending == "Ready" and t.session.choice.token.startswith("brute-2")  # type: ignore[union-attr]


def test_no_attack_on_the_landing_zone() -> None:
    """Enemies can't attack there; one step off and stopping in sight they do (R-FC-60, R-FC-173)."""
    t = table("simon+kaylee", at={0: "1,4"}, tokens={"3,4": "brute-4 up"})
    assert t.pending == "Plan"
    t.pick("roll", 2)
    t.pick("move:2,4")
    t.pick("stop")
    assert t.pending == "Ready"


def test_passing_through_sight_forces_nothing() -> None:
    """Only where a move starts and ends counts (R-FC-124)."""
    t = table("simon+kaylee", at={0: "8,5"}, tokens={"4,3": "brute-4 up"})
    t.pick("roll", 4)
    assert "sight=1" in next(o.note for o in t.session.options if o.key == "move:9,3")
    t.pick("move:10,2")
    assert t.pending == "Plan" and t.g.turn == 2


def test_knocked_out() -> None:
    """Gear gone, sack on the space, Sidekick in with full tracks, falls back up to 4, Timer +1 (R-FC-143 to
    R-FC-149)."""
    t = fight(health={0: 1}, slots={0: ["vera"]}, sack={0: ["credits-100"]}, event=["wall-safe"], ammo={0: 0})
    t.pick("fight", 1)
    t.pick("health")
    assert t.pending == "FallBack" and t.lies("5,4") == ["credits-100"]
    assert "retreat:9,4" in t.offered() and "retreat:10,4" not in t.offered()
    t.pick("retreat:9,4")
    assert (t.g.hero[0], t.g.sidekick[0], t.g.health[0], t.g.ammo[0]) == ("kaylee", "", 5, 4)
    assert t.pile("slots:0") == [] and "vera" in t.pile("gear.discard") and t.g.timer == 1 and t.seat == 1


def test_kaylee_must_not_fall() -> None:
    """Kaylee knocked out as a Big Damn Hero loses The Derelict; as a Sidekick she can't be (R-FC-42, R-FC-47)."""
    t = fight(heroes="kaylee+simon", health={0: 1})
    t.pick("roll", 2)
    t.pick("stop")
    t.pick("fight", 1)
    t.pick("health")
    assert (t.g.over, t.g.why) == ("lost", "R-FC-42")


def test_out_of_the_heist() -> None:
    """With no Sidekick left the player is out and the others go on; with nobody left it is lost (R-FC-150,
    R-FC-152)."""
    t = fight(heroes="simon+wash,kaylee+river", sidekick={0: ""}, health={0: 1}, event=["wall-safe"])
    t.pick("fight", 1)
    t.pick("health")
    assert t.g.at[0] == -1 and t.seat == 1 and not t.g.over
    t.pick("roll", 2)
    t.pick("stop")
    assert t.seat == 1, "a player who is out has no turns"


def test_winning() -> None:
    """All four objectives at once win at once: traps, Kaylee well, 1000 banked, all landed (R-FC-14, R-FC-40 to
    R-FC-44)."""
    nine = ["credits-200"] * 3 + ["credits-100"] * 3
    nearly: dict[str, object] = {"at": {0: "2,4", 1: "1,5"}, "banked": nine, "card": ["trap", "trap"]}
    t = table("kaylee+simon,mal+river", sack={0: ["credits-50"]}, **nearly)
    t.pick("roll", 2)
    t.pick("move:1,4")
    assert not t.g.over, "950 are not 1000"
    t = table("kaylee+simon,mal+river", sack={0: ["credits-100"]}, **nearly)
    t.pick("roll", 2)
    t.pick("move:1,4")
    assert (t.g.over, t.g.why) == ("won", "R-FC-14")


def test_kaylee_takes_traps_others_leave_them() -> None:
    """Found by Kaylee a trap goes to the Heist card; by others it stays face up and bars them (R-FC-40, R-FC-41,
    R-FC-96)."""
    t = table("mal+simon,kaylee+river", at={0: "14,3", 1: "13,3"}, tokens={"15,4": "trap"})
    t.pick("roll", 3)
    t.pick("move:15,3")
    t.pick("move:15,4")
    assert t.lies("15,4") == ["trap"] and t.pending == "Move"
    t.pick("move:16,4")
    t.pick("roll", 6)
    t.pick("move:14,3")
    t.pick("move:15,3")
    t.pick("move:15,4")
    assert t.pile("card") == ["trap"] and t.pending == "Move"

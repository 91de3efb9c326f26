"""Choices at the heist table: the sensible deed is the primary button, every choice can be seen, reasons are true."""

from __future__ import annotations

import pytest

from game.app.games.fistful.fight.odds_grid import Grid
from game.app.games.fistful.fight.stakes import fate, plainest
from game.app.games.fistful.hints.preview import preview
from game.app.games.fistful.hints.proposal import lead, rides
from game.app.games.fistful.hints.proposal import told as told_of
from game.app.games.fistful.panels.actions import tiles
from game.app.games.fistful.panels.objectives import objectives, told
from game.app.games.fistful.panels.pages import page
from game.app.games.fistful.sayings import refused, saying
from game.app.games.fistful.scene import FistfulScene
from game.app.play.playing import Playing, last_game, started
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.table.panels.blocks import Title, Words
from game.app.table.panels.window import Window
from game.app.table.percent import percent
from game.content.common.rulebook.words import unsaid
from game.core.engine import legal
from game.core.ruleset import Refusal
from game.core.session import Session
from game.rules.fistful.battle.rounds import Ready, Round
from game.rules.fistful.cards.gear import uses
from game.rules.fistful.search.movement import Move
from game.rules.fistful.search.supplies import FullSlots
from game.rules.fistful.timer import track
from game.rules.fistful.tokens import kind as kind_of
from game.rules.fistful.turn import Plan
from game.rules.registry import ruleset
from game.save.format.seed import SEED
from tests.told import lines, told_by
from tests.ui.fistful_table import center, middle, play_to, table
from tests.ui.hands import Hands
from tests.ui.near import each, some
from tests.ui.reading import faults, read

LOOKS = [(size, percent) for size in ((1280, 720), (1024, 640)) for percent in (100, 130, 200)]


def stand(hands, scene, *steps, **facts):
    """Put the table before a choice; `facts`: health, ammo, gear of seat 0, flags."""
    g = scene.session.state
    for name in ("health", "ammo"):
        if name in facts:
            getattr(g, name)[0] = facts[name]
    if "gear" in facts:
        for card in facts["gear"]:
            for zone, items in g.zones.items():
                g.zones[zone] = tuple(i for i in items if i != card)
            g.seen[card] = (1 << len(g.at)) - 1
        g.zones["slots:0"] = tuple(facts["gear"])
    g.flags.update(facts.get("flags", {}))
    g.stack[:] = [*g.stack[:-1], *steps]
    scene.session.choice, scene.session.options = steps[-1], tuple(legal(g))
    scene.settle()
    hands.rest()


def foe(scene, strength, kind="brute"):
    """An alert enemy of that strength, put beneath seat 0."""
    g = scene.session.state
    token = next(t for t in (f"{kind}-{strength}#{n}" for n in range(9)) if t in scene.session.rules.pieces(g))
    for zone, items in g.zones.items():
        g.zones[zone] = tuple(i for i in items if i != token)
    key = scene.now.board.keys[g.at[0]]
    g.zones[key] = (*g.zones.get(key, ()), token)
    g.up[token] = key
    g.seen[token] = (1 << len(g.at)) - 1
    return token


def beaten(hands, scene, strength=2, total=1, kind="brute", **facts):
    """A battle round that was lost."""
    token = foe(scene, strength, kind)
    stand(hands, scene, Round(0, token, -1), **{"flags": {"fight.total": total, "halt": 1}, **facts})
    return token


def shown(scene):
    """The answers among the tiles, on the primary button and on the panel."""
    names = [w.name for w in scene.group.widgets]
    row = {n[5:] for n in names if n.startswith("tile:")}
    panel = {n[6:] for n in names if n.startswith("press:")}
    return row, panel


def test_the_least_ammo_that_wins_is_the_primary_button(home):
    hands, scene = table(1, 5)
    beaten(hands, scene, ammo=4)
    assert [o.key for o in scene.now.find("ammo")] == ["ammo:1", "ammo:2"]
    primary = scene.group.named("primary")
    assert (primary.label, primary.sub) == ("Spend 2 Ammo", "wins this battle")
    hands.click("primary")
    assert "ammo:2" in scene.session.record


def test_without_winning_ammo_the_loss_is_named(home):
    hands, scene = table(1, 5)
    beaten(hands, scene, strength=5, ammo=1)
    primary = scene.group.named("primary")
    retreat = saying(scene.now, scene.words, scene.now.key("retreat"))
    assert (primary.label, primary.sub, primary.grave) == ("Retreat", retreat.note, False)
    assert "-1 Health" in retreat.note, "what the button says is what it costs"
    stand(hands, scene, scene.session.choice, health=4, ammo=1, gear=("signal-flare#0",))
    assert lead(scene.now).key == "use:signal-flare#0", "who must not fall is out of it unhurt"


def test_with_the_last_health_the_end_is_named_in_red_and_never_the_default(home):
    hands, scene = table(1, 5)
    beaten(hands, scene, strength=5, total=3, health=1, ammo=0, gear=())
    now = scene.now
    assert {o.key: fate(now, o) for o in now.options} == {"health": "lost", "retreat": "lost"}
    primary = scene.group.named("primary")
    assert primary.grave and primary.sub == "knocked out, the heist is lost"
    assert [t.note for t in tiles(now, scene.words) if t.grave] == [primary.sub] * 2
    presses = [block for block, _ in scene.panels.side.placed if getattr(block, "grave", False)]
    assert [p.note for p in presses] == [primary.sub] * 2
    beaten(hands, scene, strength=5, total=3, health=1, ammo=2, gear=())
    assert lead(scene.now).key == "ammo:2", "a draw is better than the end"
    stand(hands, scene, scene.session.choice, health=1, ammo=0, gear=("medkit#0",))
    assert lead(scene.now).key == "use:medkit#0"


def test_another_hero_is_knocked_out_and_the_heist_goes_on(home):
    hands, scene = table(2, 5, crews=("zoe+simon", "kaylee+wash"))
    beaten(hands, scene, strength=5, total=2, health=1, ammo=0, gear=())
    assert scene.group.named("primary").sub == "knocked out"
    stand(hands, scene, scene.session.choice, gear=("browncoat-vest#0",))
    assert scene.group.named("primary").sub == "knocked out without Browncoat's Vest"


def test_a_draw_is_rolled_again_unless_the_next_defeat_were_the_end(home):
    hands, scene = table(1, 5)
    beaten(hands, scene, strength=3, total=3, ammo=4)
    assert lead(scene.now).key == "again"
    stand(hands, scene, scene.session.choice, health=1)
    assert lead(scene.now).key == "ammo:1"


def test_to_roll_again_rolls_and_gear_can_come_first(home):
    for wait in (False, True):
        hands, scene = table(1, 5)
        beaten(hands, scene, strength=3, total=3, gear=("scattergun#0",))
        hands.click("tile:ready:" if wait else "tile:again")
        assert scene.session.record == (["again"] if wait else ["again", "fight"])
        assert (scene.now.kind == "Ready") is wait
        if not wait:
            assert any(news[0] == "rolled" for news in told_by(scene)[-6:]), "what fell is in the log"
    beaten(hands, scene, strength=3, total=3, gear=())
    assert scene.group.named("tile:ready:") is None, "there is nothing to be got ready"


def test_a_reaction_names_the_loss_and_the_card(home):
    hands, scene = table(1, 5)
    beaten(hands, scene, strength=5, gear=("browncoat-vest#0",))
    scene.answer("health")
    hands.rest()
    assert scene.now.kind == "React"
    primary = scene.group.named("primary")
    assert (primary.label, primary.sub) == ("Lose 1 Health", "keep Browncoat's Vest")
    row, panel = shown(scene)
    assert panel == {"pass", "use:browncoat-vest#0"} <= row
    scene.session.state.health[0] = 1
    scene.settle()
    primary = scene.group.named("primary")
    assert (primary.label, primary.sub) == ("Use Browncoat's Vest", "instead of losing 1 Health")


@pytest.mark.parametrize(("moment", "look"), each(("round", "full", "ready"), LOOKS), ids=str)
def test_every_choice_is_on_the_row_and_on_the_panel(home, monkeypatch, moment, look):
    size, percent = look
    hands, scene = table(1, 5, size=size, text=percent)
    if moment == "round":
        beaten(hands, scene, ammo=4, health=2, gear=("medkit#0", "scattergun#0"))
    elif moment == "full":
        stand(hands, scene, FullSlots(0), health=2, gear=("medkit#0", "box-of-spares#0", "deck-plans#0"))
    else:
        stand(hands, scene, Ready(0, foe(scene, 4), -1), health=2, gear=("medkit#0", "scattergun#0"))
    keys = {o.key for o in scene.now.options}
    assert len(keys) >= 3
    row, panel = shown(scene)
    if moment == "full":
        names = [w.name for w in scene.group.widgets]
        assert all(names.count(f"big:{key}") == 1 for key in keys) and not row | panel
    else:
        assert keys <= row
    if moment == "round":
        assert panel == keys
    for widget in scene.group.widgets:
        if widget.name.startswith("press:"):
            assert scene.places.inspector.contains(widget.rect), widget.name
    assert faults(read(hands.app, monkeypatch)) == []


@pytest.mark.parametrize("seed", some([4, 1, 9], 3))
def test_a_number_key_is_the_place_of_its_tile(home, seed):
    hands, scene = table(2, seed)
    for kind in ("Plan", "Move", "Ready", "Round", "React"):
        if play_to(hands, scene, kind, 80):
            assert all(number in (0, place) for place, number in enumerate(digits_of(scene), 1))
            if scene.now.fight:
                continue  # its tiles keep their places, whatever is proposed
            assert digits_of(scene)[0] == 1
            first = plainest(scene.now)
            if first is not None and f"tile:{first.key}" in [w.name for w in scene.group.widgets]:
                live = [t for t in tiles(scene.now, scene.words) if t.state != "off"]
                assert live[0].key in (first.key, "")


def test_what_comes_and_goes_in_a_turn_keeps_its_place(home):
    """Gear and what is possible now and then lie in the same places before and after the roll, on or off."""
    hands, scene = table(2, 5)
    places = []
    for gear in (("medkit#0", "scattergun#0"), ("scattergun#0",)):
        for health in (5, 3):
            stand(hands, scene, Plan(0), gear=gear, health=health)
            row = tiles(scene.now, scene.words)
            places.append([(i, t.source) for i, t in enumerate(row) if t.source in gear])
            assert [t.name for t in row[:4]] == [t.name for t in tiles(scene.now, scene.words)[:4]]
            stand(hands, scene, Move(0, 3))
            places.append([(i, t.source) for i, t in enumerate(tiles(scene.now, scene.words)) if t.source in gear])
        assert len({str(one) for one in places}) == 1 and len(places[0]) == len(gear), places
        places.clear()


def test_a_deed_that_is_off_says_what_is_true(home):
    hands, scene = table(2, 5)
    words = scene.words

    def why(name):
        return next((t.note for t in tiles(scene.now, words) if t.state == "off" and t.name == name), "")

    stand(hands, scene, Plan(0), gear=())
    assert why(words("table.act.scrounge.health")) == words("table.why.scrounge.full")
    assert why(words("table.act.fight.name")) == words("table.why.fight")
    foe(scene, 4)
    stand(hands, scene, Plan(0), gear=())
    assert why(words("table.act.fight.name")) == words("table.why.fight.landing"), "one is in sight"
    stand(hands, scene, Ready(0, foe(scene, 4), -1), gear=("ship-stew#0",))
    assert why("Serenity's Stew") == words("table.why.gear.battle"), "it is the own turn"


def test_why_a_deed_of_a_battle_is_off_is_what_the_rules_say(home):
    hands, scene = table(2, 5)
    words, token = scene.words, foe(scene, 5)
    g = scene.session.state

    def why(deed):
        return next((t.note for t in tiles(scene.now, words) if t.state == "off" and t.place == deed), "")

    scene.session.state.at[1] = scene.session.state.at[0]
    stand(hands, scene, Round(0, token, -1), ammo=4, gear=(), flags={"fight.total": 1, "halt": 1})
    assert why("backup") == "only before the roll", "the other stands beside it"
    refusal = scene.now.why_not("hero:0", "backup:1")
    assert refusal is not None and refusal.says == "why.backup_first"
    g.flags.pop("fight.total")
    stand(hands, scene, Ready(0, token, 1), gear=())
    assert [why(deed) for deed in ("backup", "ammo", "retreat")] == ["two fight already", *["not with backup"] * 2]


def test_a_fight_shows_one_kind_of_chance_and_says_what_is_spent_for_it(home):
    hands, scene = table(1, 5)
    stand(hands, scene, Ready(0, foe(scene, 5), -1), ammo=4, gear=())
    while scene.now.reckoner.busy:
        hands.rest()
    scene.panels.refresh()
    grid = next(block for block, _ in scene.panels.side.placed if isinstance(block, Grid))
    assert [line.label for line in grid.lines] == ["alone, nothing spent", "with 4 Ammo"]
    sure = percent(grid.lines[1].chance)
    assert grid.lines[1].chance > grid.lines[0].chance
    while scene.now.reckoner.busy:
        hands.rest()
    scene.panels.refresh()
    tip = scene.group.named("tile:fight").tip
    assert tip.endswith(f"wins unhurt: {sure}, with 4 Ammo"), "the same number, and what it takes"


def test_the_goal_says_where_its_traps_lie_and_the_end_of_the_timer_is_seen_and_heard(home):
    hands, scene = table(1, 5)
    trap = next(goal for goal in objectives(scene.now, scene.words) if goal.icon == "bomb")
    assert "3 still lie face down in: Engine rooms." in trap.tip
    g = scene.session.state
    before, calm = scene.view.print(scene.kit).copy(), scene.music
    g.timer = len(track(g)) - 3
    scene.settle()
    hands.rest()
    assert scene.music != calm and scene.view.late
    assert scene.view.print(scene.kit).get_at((400, 200))[:3] != before.get_at((400, 200))[:3]


def test_stopping_with_steps_left_asks_within_the_button(home):
    hands, scene = table(1, 5)
    g = scene.session.state
    for zone in [zone for zone in g.zones if zone.startswith("cell:")]:
        del g.zones[zone]  # nothing is left to walk for
    stand(hands, scene, Move(0, 3))
    primary = scene.group.named("primary")
    assert (primary.label, primary.sub) == ("Stop here", "3 steps unused")
    hands.click("primary")
    assert scene.now.kind == "Move", "asked, not done"
    assert scene.group.named("primary").label == "Really? Stop here"


def digits_of(scene):
    from game.app.games.fistful.panels.actions import digits

    return digits(tiles(scene.now, scene.words))


def test_a_full_hand_says_that_a_card_is_to_be_chosen(home):
    hands, scene = table(1, 5)
    stand(hands, scene, FullSlots(0), gear=("medkit#0", "hold-out-pistol#0", "browncoat-vest#0"))
    primary = scene.group.named("primary")
    assert primary.label == "Discard Browncoat's Vest", "what is worth least"
    assert [card.key for card in scene.staged.up().shown.cards if card.first] == ["discard:browncoat-vest#0"]


@pytest.mark.parametrize("gear", [(), ("medkit#0", "browncoat-vest#0")])
def test_what_a_lost_round_costs_is_read_to_its_end(home, monkeypatch, gear):
    hands, scene = table(2, 5)
    for helper in (-1, 1):
        token = foe(scene, 5)
        stand(hands, scene, Round(0, token, helper), health=1, gear=gear, flags={"fight.total": 2, "halt": 1})
        for look in (((1024, 640), 100, 100), ((1280, 720), 130, 100), ((1280, 720), 200, 100)):
            assert faults(read(hands.app, monkeypatch, look)) == [], (helper, look)


@pytest.mark.parametrize("text", [100, 200])
def test_a_tile_keeps_its_place_for_the_same_deed_through_a_battle(home, text):
    hands, scene = table(1, 5, text=text)
    token = foe(scene, 4)
    heads = ("fight", "again", "health", "backup", "retreat", "ammo")
    seen: dict[str, set[tuple]] = {}
    for step, total in ((Ready(0, token, -1), 0), (Round(0, token, -1), 2), (Round(0, token, -1), 4)):
        stand(hands, scene, step, health=5, ammo=5, flags={"fight.total": total, "halt": 1})
        scene.now.read()
        scene.panels.refresh()
        row = tiles(scene.now, scene.words)
        names = [tile.place.partition(":")[0] for tile in row]
        for i, head in enumerate(names):
            if head in heads and head not in names[:i]:
                seen.setdefault("fight" if head == "again" else head, set()).add((i, *spots(scene)[i]))
    assert seen.keys() == set(heads) - {"again"} and all(len(found) == 1 for found in seen.values()), seen


def spots(scene):
    """Where the tiles lie."""
    row = [tuple(w.rect) for w in scene.group.widgets if w.name.startswith("tile:")]
    return sorted(row)


def test_a_greyed_card_says_what_is_true(home):
    hands, scene = table(1, 5)

    def said(card):
        return next(t.note for t in tiles(scene.now, scene.words) if t.source == card and t.state == "off")

    cards = ("medkit#0", "hold-out-pistol#0")
    stand(hands, scene, scene.session.choice, gear=cards)
    assert said("medkit#0") == "Health is full"
    assert said("hold-out-pistol#0") == "only in a battle"
    stand(hands, scene, Ready(0, foe(scene, 4), -1), gear=("medkit#0", "mares-leg#0"))
    assert said("medkit#0") == "Health is full"
    assert said("mares-leg#0") == "after the roll"
    assert not list(uses(scene.session.state, 0, "battle", ()))
    beaten(hands, scene, strength=5, health=3, gear=("medkit#0", "browncoat-vest#0"))
    scene.answer("health")
    hands.rest()
    assert said("medkit#0") == "does not help here"


def test_a_scalper_leaps_only_where_somebody_is(home):
    hands, scene = table(1, 5)
    foe(scene, 7, "scalper")
    beaten(hands, scene, strength=7, kind="scalper")
    texts = str([block for block, _ in scene.panels.side.placed])
    assert "it stays" in texts and "leaps" not in texts
    hands, scene = table(2, 5)
    beaten(hands, scene, strength=7, kind="scalper")
    assert "leaps" not in str([block for block, _ in scene.panels.side.placed]), "the other is on the Landing Zone"
    scene.session.state.at[1] = scene.now.cell((9, 4))
    scene.settle()
    hands.rest()
    assert "then it leaps on" in str([block for block, _ in scene.panels.side.placed])
    assert scene.group.named("primary").label == "Retreat", "to lose Health to it costs the same and beats nothing"


def test_a_roll_that_was_made_again_shows_its_last_face_and_says_so(home):
    for seed in range(60):
        hands, scene = table(1, seed)
        scene.answer("roll")
        rolls = [n[3] for n in lines(scene.session.news) if n[0] == "rolled"]
        if len(rolls) > 1:
            break
    assert rolls[0] == 1 and len(rolls) == 2
    assert scene.panels.dock.faces == (rolls[1],)
    assert any("Steady Hands" in e.text and "rolls again" in e.text for e in scene.log)


def test_what_is_printed_on_a_space_is_explained(home):
    hands, scene = table(1, 5)

    def about(cell):
        hands.move(middle(scene, cell))
        return str([block for block, _ in scene.panels.side.placed])

    assert "Spawn Zone, strength 4" in about((7, 0))
    assert "People mover A: leads to the other A (Main Drive)" in about((11, 0))
    assert "People mover B: leads to the other B (Aft Cabins)" in about((17, 11))
    assert "only painted" in about((15, 10))
    assert "only painted" not in about((9, 4))


def test_an_opened_game_has_its_whole_log_and_what_may_be_taken_back(home):
    rules = ruleset("fistful")
    given = {"heroes": "kaylee+wash,zoe+simon"}
    session = Session(rules, rules.new(2, 5, given))
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    scene = FistfulScene(app, session, ("Ada", "Bo"))
    app.stack.push(scene)
    hands = Hands(app)
    play_to(hands, scene, "Round")
    lines = [(e.text, e.after) for e in scene.log]
    again = Session(rules, session.state.copy(), tuple(session.record))
    app.play(Playing(again, ("Ada", "Bo"), settings={**given, SEED: "5"}))
    opened = FistfulScene(app, again, ("Ada", "Bo"))
    assert [(e.text, e.after) for e in opened.log] == lines
    app.play(Playing(again, ("Ada", "Bo"), settings=given))
    assert len(FistfulScene(app, again, ("Ada", "Bo")).log) < len(lines), "no seed, no past"


def test_a_saved_game_comes_back_with_its_log_and_its_undo(home):
    rules = ruleset("fistful")
    given = {"heroes": "kaylee+wash,zoe+simon"}
    session = Session(rules, rules.new(2, 5, given))
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    app.play(started(session, ("Ada", "Bo"), {**given, SEED: "5"}, "The Derelict"))
    scene = FistfulScene(app, session, ("Ada", "Bo"))
    app.stack.push(scene)
    hands = Hands(app)
    assert play_to(hands, scene, "Move")
    while session.why_no_undo():
        scene.answer(next(o.key for o in session.options if o.key.startswith(("move:", "roll", "stop", "fight"))))
    lines = [e.text for e in scene.log]
    app.play(None)
    playing, _ = last_game().open()
    app.play(playing)
    opened = FistfulScene(app, playing.session, ("Ada", "Bo"))
    app.stack.push(opened)
    assert [e.text for e in opened.log] == lines
    assert opened.undoing.why_not() == "" and opened.undo()
    assert 0 < len(opened.log) <= len(lines), "only what was taken back goes"


@pytest.mark.parametrize("percent", [100, 200])
def test_the_menu_ends_below_its_last_button(home, percent):
    hands, scene = table(1, 5, text=percent)
    scene.menus.menu()
    hands.rest()
    menu = hands.app.stack.top
    last = max(w.rect.bottom for w in menu.group.widgets)
    assert menu.kit.u(16) <= menu.panel.bottom - last <= menu.kit.u(48)
    assert {w.name: w.icon for w in menu.group.widgets}["settings"] == "cog", "the backpack is Gear"


def test_with_backup_both_are_said_to_lose_health(home):
    hands, scene = table(2, 5)
    token = foe(scene, 5)
    stand(hands, scene, Round(0, token, 1), flags={"fight.total": 1, "halt": 1}, gear=())
    assert scene.group.named("primary").label == scene.words("table.act.health.both", n=1)


def test_without_animations_a_won_fight_is_said_on_the_table(home):
    hands, scene = table(1, 5)
    token = beaten(hands, scene, ammo=4)
    scene.answer("ammo:2")
    assert token in scene.session.state.zones["defeated"]
    assert any("Brute 2" in str(toast) for toast in hands.app.toasts.queue)


def test_a_booby_trap_lying_open_is_named_where_it_is_pointed_at(home):
    hands, scene = table(2, 5, crews=("kaylee+wash", "zoe+simon"))
    g, at = scene.session.state, (15, 4)
    token = next(t for t in scene.session.rules.pieces(g) if t.startswith("trap"))
    g.zones = {zone: kept for zone, items in g.zones.items() if (kept := tuple(i for i in items if i != token))}
    key = scene.now.board.keys[scene.now.cell(at)]
    g.zones[key], g.up[token], g.seen[token] = (token,), key, 3
    scene.settle()
    hands.move(middle(scene, at))
    hands.rest()
    assert scene.shown().badge == ("Booby trap", "Kaylee disarms it by stepping on it")
    g.at[0] = scene.now.cell((15, 3))
    stand(hands, scene, Move(0, 3))
    hands.move((0, 0))
    hands.move(middle(scene, at))
    hands.rest()
    assert at in scene.now.cells and scene.shown().badge[0] == "Kaylee disarms the booby trap"


def test_ammo_says_that_what_the_sidekick_carries_goes_first(home):
    hands, scene = table(1, 5, crews=("kaylee+jayne",))
    g = scene.session.state
    for dots, note in ((0, "wins this battle"), (1, "wins, 1 of it from Jayne"), (3, "wins, 2 of it from Jayne")):
        g.uses[0] = dots
        beaten(hands, scene, ammo=4)
        option = scene.now.key("ammo:2")
        assert saying(scene.now, scene.words, option).note == note
    scene.answer("ammo:2")
    assert (g.uses[0], g.ammo[0]) == (1, 4), "and that is how it is"


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1024, 640), 200)])
def test_each_card_of_a_full_hand_is_shown_whole_where_it_is_pointed_at(home, size, text):
    hands, scene = table(1, 5, size=size, text=text)
    stand(hands, scene, FullSlots(0), gear=["medkit#1", "box-of-shells#1", "boarding-knife#1"])
    for name, title in (
        ("big:swap:medkit#1", "Medkit"),
        ("big:swap:box-of-shells#1", "Box of Shells"),
        ("big:discard:boarding-knife#1", "Boarding Knife"),
        ("slot:box-of-shells#1", "Box of Shells"),
    ):
        hands.move(center(scene, name))
        hands.rest()
        page = [block for block, _ in scene.panels.side.placed]
        assert [b.title for b in page if isinstance(b, Title)] == [title]
        assert any(isinstance(b, Window) for b in page)


def test_a_tile_keeps_its_place_until_the_turn_is_over(home):
    hands, scene = table(2, 5, crews=("zoe+simon", "kaylee+wash"))
    g = scene.session.state
    stand(hands, scene, scene.session.choice, health=g.health[0] - 1, gear=("box-of-shells#0", "medkit#0"), ammo=1)

    def row():
        found = [w for w in scene.group.widgets if w.name.startswith("tile:")]
        return [(w.name, w.rect.x) for w in found], {w.name: w.why for w in found}

    before, _ = row()
    names = [name for name, _ in before]
    assert names.index("tile:skill:simon") < names.index("tile:use:box-of-shells#0")
    hands.click("tile:skill:simon")
    after, why = row()
    assert [x for _, x in after] == [x for _, x in before]
    i = names.index("tile:skill:simon")
    assert after[i][0] == "tile:Doctor at Hand" and "Health is full" in why[after[i][0]]
    given = len(scene.session.record)
    hands.click("tile:Doctor at Hand")
    assert len(scene.session.record) == given, "a second click uses nothing else"
    hands.click("tile:use:box-of-shells#0")
    last, why = row()
    assert [x for _, x in last] == [x for _, x in before]
    assert "used up" in why["tile:Box of Shells"]
    assert last[names.index("tile:use:box-of-shells#0")][0] == "tile:Box of Shells"


def test_a_lost_round_names_what_it_leads_to_and_never_a_sure_win(home):
    hands, scene = table(1, 5)
    beaten(hands, scene, strength=5, total=1, ammo=1, gear=())
    notes = {p.label: p.note for p, _ in scene.panels.side.placed if hasattr(p, "grave")}
    assert notes["Lose 1 Health"] == "hurt, then wins: 81 %, with 1 Ammo"
    beaten(hands, scene, strength=5, ammo=0, gear=(), flags={"fight.total": 6, "weaken": -1, "halt": 1})
    notes = {p.label: p.note for p, _ in scene.panels.side.placed if hasattr(p, "grave")}
    assert notes["Roll again"] == "can't win from here"


def test_a_draw_is_rolled_again_only_with_good_dice(home):
    hands, scene = table(1, 5, crews=("kaylee+zoe",))
    beaten(hands, scene, strength=2, total=2, ammo=2, gear=())
    assert scene.group.named("primary").label == "Roll again"
    beaten(hands, scene, strength=7, total=7, kind="scalper", ammo=2, gear=())
    assert scene.group.named("primary").label == "Spend 1 Ammo", "a d6 never reaches more"


def test_where_no_battle_is_forced_none_is_foretold(home):
    hands, scene = table(1, 5)
    g = scene.session.state
    g.at[0] = scene.now.cell((9, 4))
    foe(scene, 4)
    for zone in [zone for zone, items in g.zones.items() if zone.startswith("cell:") and not items]:
        del g.zones[zone]
    stand(hands, scene, Move(0, 3), gear=())
    stop = next(t for t in tiles(scene.now, scene.words) if t.place == "stop")
    assert "a battle" in stop.note and any(reach.seen_by for reach in scene.now.reach())
    stand(hands, scene, Move(0, 3), gear=(), flags={"truce": 1})
    stop = next(t for t in tiles(scene.now, scene.words) if t.place == "stop")
    assert stop.note == "in sight of 1: no battle now"
    assert not any(reach.seen_by for reach in scene.now.reach())
    seen = next(at for at in scene.now.cells if scene.now.seen_from(at))
    assert not preview(scene.now, scene.words, seen).danger


def test_the_button_says_where_its_own_walk_ends(home):
    """Not where a bot would be bound for; on the Landing Zone no fight follows, within a room one walks on."""
    hands, scene = table(1, 5)
    g = scene.session.state
    g.at[0] = scene.now.board.landing[0]
    stand(hands, scene, Move(0, 4), gear=())
    now, landing = scene.now, scene.now.board.landing_set
    found = {option.key: told_of(now, scene.words, option) for option in now.find("move")}
    for at, option in now.cells.items():
        label, note = found[option.key]
        if option.key == lead(now).key:
            continue
        assert now.room(at) in label and "towards" not in label
        assert label.startswith("Walk on in") is (now.room(at) == now.room(now.hero_cell(0)))
        assert now.cell(at) not in landing or "fight" not in note


def test_the_button_says_that_a_walk_goes_by_people_mover(home):
    """Only that of the walk itself."""
    hands, scene = table(1, 5)
    grid = scene.now.board.grid
    begin, end = next(iter(grid.movers.items()))
    beside = next(cell for cell in grid.neighbours(begin) if cell not in grid.movers)
    scene.session.state.at[0] = beside
    stand(hands, scene, Move(0, 4), gear=())
    now = scene.now
    ridden = {at for at in now.cells if rides(now, at)}
    assert now.xy(end) in ridden | {now.xy(begin)} and ridden != set(now.cells)
    for at, option in now.cells.items():
        assert told_of(now, scene.words, option)[1].endswith("people mover") is (at in ridden)
    assert not any(rides(now, at) for at in now.cells if now.steps(at) == len(now.walk(at)) - 1)


def test_no_goal_counts_beyond_what_it_asks(home):
    hands, scene = table(1, 5)
    g = scene.session.state
    g.zones["card"] = tuple(token for token in scene.session.rules.pieces(g) if kind_of(token) == "trap")
    assert len(g.zones["card"]) == 3
    g.seen.update(dict.fromkeys(g.zones["card"], 1))
    g.up.update(dict.fromkeys(g.zones["card"], "card"))
    scene.settle()
    assert next(goal.value for goal in objectives(scene.now, scene.words) if goal.icon == "bomb") == "2/2"


def test_a_refusal_says_nothing_twice(home):
    hands, scene = table(1, 5)
    stand(hands, scene, Plan(0), gear=())
    said = refused(scene.now, scene.words, Refusal("R-FC-97", "why.roll_first", nearest="roll"))
    assert said.count("Roll for movement first.") == 1


def test_what_may_end_the_heist_says_so(home):
    hands, scene = table(1, 5)
    g = scene.session.state
    g.at[0] = scene.now.board.landing[0]
    stand(hands, scene, Plan(0), gear=(), ammo=1)
    notes = {o.key: saying(scene.now, scene.words, o).note for o in scene.now.options}
    assert "time is up" not in str(notes)
    g.timer = len(track(g)) - 2
    stand(hands, scene, Plan(0), gear=(), ammo=1)
    notes = {o.key: saying(scene.now, scene.words, o).note for o in scene.now.options}
    rolled = [key for key in notes if key == "roll" or key.startswith("scrounge") and key != "scrounge:health"]
    assert len(rolled) == 3 and all("time is up" in notes[key] for key in rolled)


def test_a_bonus_in_force_is_on_the_page_and_the_button(home):
    hands, scene = table(1, 5)
    token = foe(scene, 5)
    stand(hands, scene, Ready(0, token, -1), flags={"halt": 1, "weaken": 2}, gear=())
    assert scene.group.named("primary").sub == "d6+2 against 5"
    assert "d6+2" in [block.right for block, _ in scene.panels.side.placed if isinstance(block, Title)]
    stand(hands, scene, Ready(0, token, -1), flags={"weaken": -1})
    assert scene.group.named("primary").sub == "d6−1 against 5"


def test_kaylee_who_falls_back_is_threatened_with_no_fight(home):
    for crew, free in (("kaylee+wash", True), ("mal+kaylee", False)):
        hands, scene = table(1, 5, crews=(crew,))
        beaten(hands, scene, strength=5, health=4, gear=())
        scene.answer("retreat")
        hands.rest()
        now = scene.now
        assert now.kind == "FallBack"
        seen = next(at for at in now.cells if now.seen_from(at) and now.cell(at) not in now.board.landing_set)
        badge = preview(now, scene.words, seen).badge[0]
        says = " ".join(
            block.text for block in page(now, scene.words, ("cell", seen), scene.answer) if isinstance(block, Words)
        )
        how = " ".join(block.text for block in page(now, scene.words, None, scene.answer) if isinstance(block, Words))
        assert ("a battle next turn" not in badge) is free
        assert ("must fight" not in says) is free
        assert ("none is forced" in how) is free


@pytest.mark.parametrize("text", [100, 120])
def test_the_sheet_of_objectives_names_every_one_of_them(home, text):
    hands, scene = table(2, 5, text=text)
    goals, kit = objectives(scene.now, scene.words), hands.app.kit
    wide, line = kit.u(180), kit.para(None, (0, 0), "x", kit.u(180), 12, "mid", lead=1.2, dry=True)
    whole = told(kit, goals, wide, 10_000, 9)
    assert all(unsaid(goal.tip) in words for goal, words in zip(goals, whole))
    for tall in range(len(goals) * (line + 9), 30 * line, line):
        said = told(kit, goals, wide, tall, 9)
        assert all(words.startswith(f"**{goal.word} {goal.value}**") for goal, words in zip(goals, said))
        high = sum(kit.para(None, (0, 0), words, wide, 12, "mid", lead=1.2, dry=True) + 9 for words in said)
        assert high - 9 <= tall

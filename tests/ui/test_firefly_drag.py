"""Things are dragged where they belong with real mouse events: the ship along a route, goods, Gear, cards."""

from __future__ import annotations

import pytest

from game.core.codec import dump
from game.rules.firefly.board import near, zone_at
from game.rules.firefly.outlook.voyage import flight
from tests.ui.firefly_table import table
from tests.ui.hands import middle
from tests.ui.test_firefly_play import grab

APART = ("burn", "mosey", "makework")
"""A ship is dragged along a route; put down where it stood it stays."""


def source_of(scene, name):
    """Where something that can be picked up lies, None where it is not on the table."""
    for widget in scene.group.widgets:
        about = getattr(widget, "about", None)
        if about and name in (f"{about[0]}:{about[1]}", f"good:{about[1]}:{scene.now.seat}:{about[-1]}"):
            return widget.rect.center
    return None


def target_of(scene, name):
    """Where something is put down."""
    head, _, tail = name.partition(":")
    seat, p = scene.now.seat, scene.places
    ship = middle(scene, scene.now.g.ship[seat])
    if head in ("card", "ship") and name != f"ship:{seat}":
        return source_of(scene, name)
    if head == "area":
        zone = tail.partition(":")[0]
        well = next((w for w in scene.group.widgets if w.name.startswith(f"well:{zone}:")), None)
        if well is not None:
            return well.rect.center
        if zone in ("hand", "considered"):
            return p.dock.right - 30, p.dock.centery
        return (p.rail.x + 3, p.rail.centery) if zone in ("crew", "team", "gear", "upgrade", "ship", "drive") else None
    return ship if head in ("deck", "contact", "space", "sector") else None


def drag(hands, start, end):
    hands.move(start)
    hands.down(start)
    hands.move((start[0] + 12, start[1] + 6))
    hands.frames(2)
    hands.move(end)
    hands.frames(2)
    hands.up(end)
    hands.rest()


@pytest.mark.parametrize(
    ("kind", "heads"),
    [
        ("Actions", {"stow", "dump", "work"}),
        ("BuyChoice", {"buy"}),
        ("DealChoice", {"accept"}),
        ("TeamChoice", {"stay"}),
    ],
)
def test_what_can_be_picked_up_is_answered_where_it_belongs(home, kind, heads):
    """One of each sort of answer; several may mean the same drag, as one token of many."""
    done, tried = set(), set()
    for seed in (1, 3):
        hands, scene = table(1, seed, to=kind)
        hands.app.settings.auto = False
        for option in list({o.key.partition(":")[0]: o for o in scene.now.options}.values()):
            head = option.key.partition(":")[0]
            start, end = source_of(scene, option.source), target_of(scene, option.target)
            if start is None or end is None or head in done or head in APART:
                continue
            tried.add(head)
            before = len(scene.session.record)
            same = {o.key for o in scene.now.options if o.source == option.source}
            drag(hands, start, end)
            if len(scene.session.record) > before:
                assert scene.session.record[before] in same, option
                done.add(head)
                if scene.session.why_no_undo():
                    break
                scene.undo()
                hands.rest()
        hands.app.play(None)
    assert tried == done, tried - done
    assert heads <= done, heads - done


def test_gear_is_put_on_somebody(home):
    hands, scene = table(1, 1, to="TeamChoice")
    for kind in ("TeamChoice", "Actions", "MisbehaveChoice"):
        hands, scene = table(1, 1, to=kind)
        off = scene.now.find("unequip")
        if off and not scene.now.find("equip"):
            scene.answer(off[0].key)
            hands.rest()
        on = scene.now.find("equip")
        if on:
            break
    assert on, "nobody has any Gear in this game"
    drag(hands, source_of(scene, on[0].source), source_of(scene, on[0].target))
    assert scene.session.record[-1] == on[0].key


def test_the_ship_is_dragged_along_a_route_of_ones_own(home):
    """Sector by Sector, back again, and what is told of it is of this route; it is flown as it was dragged."""
    hands, scene = table(1, 5, to="Actions")
    now, here = scene.now, scene.now.g.ship[0]
    first = next(n for n in now.cells if any(m in now.steps() and m != here for m in near(now.g, n)))
    second = next(n for n in near(now.g, first) if n in now.steps() and n not in (here, first))
    detour = [n for n in near(now.g, second) if n in now.steps() and n not in (here, first, second)]
    third = max(detour, key=lambda n: now.steps()[n] < 3)
    before = dump(scene.session.state)
    grab(hands, scene)
    for number in (first, second, third):
        hands.move(middle(scene, number))
        hands.frames(2)
    assert scene.shown().path == (here, first, second, third)
    way = scene.now.course(third)
    told = scene.now.flights[way].through
    assert told == flight(now.g, 0, tuple(zone_at(now.g, n) for n in way[1:])).through
    hands.move(middle(scene, second))
    hands.frames(2)
    assert scene.shown().path == (here, first, second), "back by one Sector"
    assert dump(scene.session.state) == before
    hands.move(middle(scene, third))
    hands.up(middle(scene, third))
    hands.frames(1)
    assert f"burn:{now.place(first).key}" in scene.session.record[-2:], "an empty card passes by itself at once"
    assert scene.now.plan[-1:] == (third,) or scene.now.kind == "NavChoice"


def test_a_ship_dragged_straight_to_a_neighbour_flies_there_though_the_way_cuts_a_corner(home):
    """The route has no third Sector where one is only brushed."""
    hands, scene = table(1, 5, to="Actions")
    now, view, start = scene.now, scene.view, scene.now.g.ship[0]
    (ax, ay), brushed = view.middle(start), 0
    for goal in [n for n in now.cells if n != start]:
        bx, by = view.middle(goal)
        way = [(round(ax + (bx - ax) * i / 40), round(ay + (by - ay) * i / 40)) for i in range(1, 41)]
        brushed += any(view.cell_at(pos) not in (start, goal) for pos in way)
        grab(hands, scene)
        for pos in way:
            hands.move(pos)
        assert now.course(goal) == (start, goal)
        hands.move(middle(scene, start))
        hands.up(middle(scene, start))
        hands.rest()
    assert brushed


@pytest.mark.parametrize("drags", [False, True])
def test_a_camera_that_moves_between_press_and_release_leads_nowhere(home, drags):
    """What lies under the mouse now is another Sector than the one that was seen: nothing flies, nothing is put down
    there; the same press without it does."""
    hands, scene = table(1, 5, to="Actions")
    now = scene.now
    for moves in (True, False):
        scene.zoom(3, middle(scene, now.g.ship[0]))
        hands.rest()
        far = [n for n, steps in now.steps().items() if steps == 2 and n not in now.cells]
        far = [n for n in far if scene.places.board.inflate(-80, -80).collidepoint(middle(scene, n))]
        goal = next(n for n in far if scene.view.cell_at(middle(scene, n)) == n)
        pos, before = middle(scene, goal), len(scene.session.record)
        if drags:
            grab(hands, scene)
        hands.move(pos)
        hands.frames(2)
        if not drags:
            hands.down(pos)
        if moves:
            camera = scene.view.camera
            by = next(
                (dx, dy)
                for dx in range(-200, 201, 20)
                for dy in range(-200, 201, 20)
                if scene.view.cell_at((pos[0] - dx, pos[1] - dy)) in now.steps()
                and scene.view.cell_at((pos[0] - dx, pos[1] - dy)) not in (goal, None)
            )
            camera.pan(*by)
            scene.panels.board()
            assert scene.view.cell_at(pos) not in (goal, None)
        hands.up(pos)
        hands.rest()
        assert (len(scene.session.record) > before) is not moves
        assert scene.drag is None
        scene.zoom_home()


def test_a_card_tells_of_bribes_and_medics(home):
    """What one may still do for an option stands on its slip with what it would come to."""
    rows = []
    for seed in range(1, 9):
        try:
            hands, scene = table(1, seed, to="MisbehaveChoice")
        except AssertionError:
            continue
        card = scene.card.up()
        rows += [row for way in card.ways for row in way.rows]
        hands.app.play(None)
    bribe = hands.app.words("firefly.big.bribe", money="$100")
    assert any(row[0] == bribe and row[1].endswith("%") for row in rows) or any("Bribes" in row[0] for row in rows)

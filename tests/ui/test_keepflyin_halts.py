"""A flight of several hexes ends where something happens on its way, and is asked for again."""

from __future__ import annotations

from game.app.games.keepflyin.hints.preview import preview
from game.rules.keepflyin.movement import course
from tests.ui.hands import middle
from tests.ui.keepflyin_table import play_to, table


def beyond(scene, number: int) -> tuple[int, int]:
    """A derelict that lies face up beside the ship, and a hex beyond it that is in reach."""
    g, now = scene.session.state, scene.now
    for goal, option in now.cells.items():
        way = course(g, 0, goal)
        if option.key.startswith("move:") and len(way) == 3 and now.place(way[1]) is None and not now.down_at(goal):
            face = next(t for t in scene.session.rules.pieces(g) if t.startswith("derelict"))
            g.lot.pop(number, None)
            g.spot[number], g.up[number] = way[1], face
            g.zones[f"counter:{number}"] = (face,)
            scene.session.state.seen[face] = 3
            scene.read_anew()
            if course(g, 0, goal)[1:-1] == (way[1],):
                return way[1], goal
    raise LookupError("no way")


def test_a_flight_over_a_wreck_stops_there_and_asks_again(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    wreck, goal = beyond(scene, min(scene.session.state.lot))
    scene.settle()
    tag = preview(scene.now, scene.words, goal).tag
    says = scene.words("hex.badge.halt.hulk", place=scene.now.where(wreck))
    assert tag is not None and says in tag.lines, "pointing at it tells that the flight ends before"
    halts = [node for node, option in scene.now.cells.items() if scene.now.halt(option)]
    tags = [preview(scene.now, scene.words, node).tag for node in scene.now.cells]
    assert sum(says in tag.lines for tag in tags if tag) == len(halts)
    key = scene.now.cells[goal].key
    hands.click(middle(scene, goal))
    hands.rest()
    g = scene.session.state
    assert g.ship[0] == wreck and scene.session.record[-1] != key
    while scene.now.kind != "Play":
        scene.answer("pass")
        hands.rest()
    assert g.ship[0] == wreck and scene.now.aim == goal, "it does not fly on by itself"
    assert scene.now.where(goal) in scene.group.named("primary").label
    assert scene.now.towards(goal)[0].key == key

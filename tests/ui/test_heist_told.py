"""What strangers asked at a heist's table: who is who, what a colour means, why something happens now."""

from __future__ import annotations

from game.app.games.fistful.fight.panel import fight_page
from game.app.games.fistful.log import entry
from game.app.games.fistful.sayings import token_name
from game.rules.fistful.tokens import kind, sort
from tests.ui.heist_table import table


def twins(scene) -> list[str]:
    """Two enemies of one name on the board."""
    g, rules = scene.session.state, scene.session.rules
    guard = next(t for t in g.up if sort(t) == "enemy")
    other = next(t for t in rules.pieces(g) if kind(t) == kind(guard) and t != guard)
    for zone, items in list(g.zones.items()):
        g.zones[zone] = tuple(t for t in items if t != other)
    cell = next(c for c, at in scene.now.board.cells.items() if at not in g.at.values() and not g.zones.get(c))
    g.zones[cell], g.up[other] = (other,), cell
    g.seen[other] = 3
    scene.read_anew()
    scene.panels.refresh()
    return [guard, other]


def test_two_enemies_of_one_name_are_told_apart_everywhere(home):
    hands, scene = table(2, 5)
    now, words = scene.now, scene.words
    guard = next(t for t in now.g.up if sort(t) == "enemy")
    assert token_name(words, guard, now) == token_name(words, guard)
    pair = twins(scene)
    names = [token_name(words, token, now) for token in pair]
    assert [name[-1] for name in names] == ["A", "B"] and names[0][:-1] == names[1][:-1]
    shown = {p.id: p.letter for p in now.pieces() if p.kind == "enemy"}
    assert [shown[token] for token in pair] == ["A", "B"] and sorted(shown.values())[-2:] == ["A", "B"]
    heads = [fight_page(now, words, token, print)[0].title for token in pair]
    assert heads[0] != heads[1]
    for token, name in zip(pair, names):
        for what in ("battle", "defeated"):
            line = entry(now, words, (what, 0, token, 0), 1)
            assert name in line.text
    hands.app.present()


def test_who_was_defeated_keeps_the_letter_in_the_log(home):
    _, scene = table(2, 5)
    pair = twins(scene)
    name = token_name(scene.words, pair[1], scene.now)
    g = scene.session.state
    g.zones[g.up.pop(pair[1])] = ()
    (line,) = scene.lines_of([(1, ("defeated", 0, pair[1]))])
    assert name in line.text

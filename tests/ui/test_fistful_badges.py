"""Whose a doll is and how strong an enemy is stays readable where they stand close."""

from __future__ import annotations

from game.app.games.fistful.board import token
from tests.ui.fistful_table import table


def test_no_doll_lies_over_the_mark_of_another(home, monkeypatch):
    hands, scene = table(2, 5)
    board, drawn = scene.view, []
    for name in ("hero", "enemy", "mark", "strength"):
        real = getattr(token, name)
        monkeypatch.setattr(
            token, name, lambda *a, real=real, name=name, **more: drawn.append(name) or real(*a, **more)
        )
    board.paint(scene.kit, hands.app.window, scene.shown())
    last = max(i for i, name in enumerate(drawn) if name in ("hero", "enemy"))
    figures = [one for one in scene.stage.pieces.values() if one.kind in ("hero", "enemy")]
    after = [name for name in drawn[last + 1 :] if name in ("mark", "strength")]
    assert len(figures) > 3 and len(after) >= len(figures)

"""No picture is missing, none lies about unused."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import game.app
from game.app.program import Program
from game.app.trial import headless
from game.content.fancards import fancards
from game.content.firefly import firefly
from game.content.fistful import fistful
from game.content.keepflyin import keepflyin

APP = Path(game.app.__file__).parent


def named() -> tuple[set[str], list[re.Pattern[str]]]:
    """Every string in the code of the window and on the cards, and a pattern for every string with holes."""
    plain: set[str] = set()
    holes: list[re.Pattern[str]] = []
    for file in APP.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(v.value) if isinstance(v, ast.Constant) else "[a-z0-9]+" for v in node.values]
                solid = "".join(str(v.value) for v in node.values if isinstance(v, ast.Constant))
                if re.search("[a-z_]", solid):
                    holes.append(re.compile("".join(parts)))
    cards = fistful()
    plain |= {card.picture for card in (*cards.gear.values(), *cards.events.values(), *cards.enemies.values())}
    plain |= {crew.doll for crew in cards.crew.values()} | set(cards.heists)
    board = firefly()
    shown = (*board.faces.values(), *board.contacts.values())
    plain |= asked_by_the_chart() | {card.picture for card in shown}
    game = fancards()
    decks = (game.ships, game.crew, game.places, game.events, game.jobs, game.epics, game.parts)
    plain |= {card.picture for deck in decks for card in deck.values()}
    return plain, holes


def asked_by_the_chart() -> set[str]:
    """The pictures of Keep Flyin's worlds, and of its counters and cards."""
    game = keepflyin()
    cards = (*game.jobs.values(), *game.events.values(), *game.counters.values())
    worlds = {f"world_{place.replace('-', '_')}" for board in game.boards.values() for place in board.locations}
    return worlds | {card.picture for card in cards}


def test_every_picture_has_a_use(home):
    plain, holes = named()
    app = Program(size=(1280, 720))
    stems = {key.rpartition("/")[2] for key in app.art.paths}
    unused = {s for s in stems if s not in plain and not any(h.fullmatch(s) for h in holes)}
    assert not unused, f"nothing draws {sorted(unused)}"


def test_a_whole_game_asks_for_no_picture_that_is_not_there(fresh_kit, home, tmp_path, monkeypatch):
    apps: list[Program] = []

    class Watched(Program):
        def __init__(self, *args, **more):
            super().__init__(*args, **more)
            apps.append(self)

    monkeypatch.setattr(headless, "Program", Watched)
    headless.play(3, (1024, 640), tmp_path / "pictures")
    assert apps[0].art.used >= {"derelict", "kaylee", "table_walnut"}
    assert not apps[0].art.missing


def test_every_card_has_its_picture(home):
    art = Program(size=(1280, 720)).art
    cards = fistful()
    asked = {card.picture for card in (*cards.gear.values(), *cards.enemies.values(), *cards.events.values())}
    asked |= {crew.doll for crew in cards.crew.values()} | asked_by_the_chart()
    known = {key.removeprefix("icons/") for key in art.paths}
    assert asked <= known, asked - known

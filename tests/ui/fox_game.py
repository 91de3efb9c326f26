"""The toy game as the README's recipe has it: its files, its `Printed` and its `Game`, handed to the program."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from pygame import Surface

from game.app.captains import replay as again
from game.app.captains.replay import SeatedRetelling
from game.app.captains.result import CaptainsResult, Deed, Standing
from game.app.captains.set_up import CaptainsSetUp
from game.app.captains.set_up_rows import Rows, house_rules, seed
from game.app.captains.set_up_view import View
from game.app.program import DOORS
from game.app.replay.parts import PlayerKeys, Telling
from game.app.replay.projector import Parts, projected
from game.app.replay.reel import wound
from game.app.shell.doors import Game
from game.app.shell.trials import Trial
from game.app.table.saying import Saying
from game.app.ui.box import Box
from game.app.ui.theme import FELT, C
from game.content import registry as contents
from game.content.common import files
from game.content.common.packing import rows_on
from game.content.common.printed import Printed
from game.rules import registry as rulesets
from tests.toy import CARDS, TOY
from tests.ui.fox_table import FoxKeys, FoxPointer, FoxScene, FoxSide, Situation

RULES = """
[[group]]
title = "Foxes"

[[group.rule]]
id = "R-TY-1"
text = "The highest score wins."

[[group.rule]]
id = "R-TY-2"
text = "A card of your hand is played on the table."
"""
BOOKLET = """
title = "Foxes and cats"

[keyword.fox]
title = "Fox"
line = "R-TY-1"
text = "fox|foxes"

[news]
setup = "R-TY-1"

[moment]
turn = "R-TY-2"
"""
DECK = "".join(f'[[card]]\nid = "{card}"\n\n' for card in CARDS)
WORDS = {
    "box.toy.title": "Foxes and cats",
    "box.toy.line": "Cards on felt",
    "box.toy.players": "2-4 players",
    "box.toy.time": "5 min",
    "bots.toy": "Vix|Tod|Rey",
    "settings.house.toy.house": "Hands",
    "settings.house.toy.house.tip": "How many cards are dealt.",
    "settings.house.toy.house.plain.short": "two",
    "settings.house.toy.house.rich.short": "three",
    "fox.how": "Play a card, draw one, roll, or wait. The highest score wins.",
    "fox.tab.look": "Look",
    "fox.tab.look.tip": "What is looked at",
    "fox.tab.ship": "Cards",
    "fox.tab.ship.tip": "Cards",
    "fox.tab.log": "Log",
    "fox.tab.log.tip": "What happened",
    "fox.pick": "Take it up",
    "fox.play": "Play {what}",
    "fox.draw": "Draw a card",
    "fox.roll": "Roll",
    "fox.peek": "Peek",
    "fox.wait": "Wait",
    "fox.stop": "Stop it",
    "fox.pass": "Pass",
    "fox.scored": "{name}: {n}",
    "fox.why.card": "A card of your hand is played on the table.",
    "fox.why.deck": "The top of the deck goes to your hand.",
}
HEAD = 'msgid ""\nmsgstr ""\n"Language: en\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n'


def write_data(root: Path) -> None:
    """All data of the program below `root`, and what the recipe adds of the toy game."""
    real = files.data_root()
    written = {
        ("assets", "rules", "toy.toml"): RULES,
        ("assets", "rulebook", "toy.toml"): BOOKLET,
        ("assets", "decks", "toy", "cards.toml"): DECK,
        ("assets", "lang", "en", "toy.po"): HEAD + "".join(f'\nmsgid "{k}"\nmsgstr "{v}"\n' for k, v in WORDS.items()),
    }
    ours = {way[:n] for way in written for n in range(1, len(way))}

    def link(way: tuple[str, ...]) -> None:
        root.joinpath(*way).mkdir()
        there = real.joinpath(*way)
        for one in sorted(there.iterdir()) if there.is_dir() else ():
            if (*way, one.name) not in ours:
                root.joinpath(*way, one.name).symlink_to(one)
        for below in sorted(one for one in ours if one[:-1] == way):
            link(below)

    link(("assets",))
    (root / "maps").symlink_to(real / "maps")
    for way, text in written.items():
        root.joinpath(*way).write_text(text, encoding="utf-8")


@contextmanager
def added(monkeypatch, root: Path) -> Iterator[None]:
    """The toy game is in the program: its data, its place in both registries; `PROGRAM` has its doors."""
    write_data(root)
    monkeypatch.setattr(files, "PACKAGE", root / "game")
    files.data_root.cache_clear()
    monkeypatch.setattr(rulesets, "RULESETS", (*rulesets.RULESETS, TOY))
    monkeypatch.setattr(contents, "PRINTED", (*contents.PRINTED, PRINTED))
    try:
        yield
    finally:
        monkeypatch.undo()
        files.data_root.cache_clear()


# ---------------------------------------------------------------- what is printed


@dataclass(frozen=True)
class FoxCard:
    """A card of the toy game."""

    id: str
    mod: str = ""


@dataclass(frozen=True)
class Foxes:
    """What is printed in the toy game."""

    cards: dict[str, FoxCard]


def read(root: Path) -> Foxes:
    from game.content.common.toml.door import read_toml

    found = read_toml(root / "assets" / "decks" / "toy" / "cards.toml", "decks/toy/cards.toml")["card"]
    return Foxes({card["id"]: FoxCard(card["id"]) for card in found})


def counts(content: Foxes) -> dict[str, int]:
    return dict(Counter(card.id.partition("-")[0] for card in content.cards.values()))


PRINTED = Printed(
    id="toy",
    sources=lambda: ("assets/decks/toy",),
    read=read,
    unpack=lambda data: Foxes({id: FoxCard(*card) for id, card in rows_on(data[0]).items()}),
    mod_files=tuple,
    read_mod=lambda top, base: Foxes({}),
    counts=counts,
)


# ---------------------------------------------------------------- scenes beside the table


class FoxSetUpView(View):
    def __init__(self, scene):
        super().__init__(scene)
        self.house = Rows(scene)

    def place_right(self):
        k, r = self.scene.kit, self.right
        self.house.place(r.inflate(-k.u(28), -k.u(80)), [*house_rules(self.scene), seed(self.scene)])

    def right_key(self):
        return ()

    def right_widgets(self):
        return self.house.widgets()

    def paint_right(self, dst):
        self.scene.kit.tray(dst, self.right, C["panel"], 8)
        self.house.paint(dst)


class FoxSetUp(CaptainsSetUp):
    game = "toy"

    def __init__(self, app, start=None, seed=None, seats=2):
        super().__init__(app, start, seed, seats)

    def pictured(self):
        return FoxSetUpView(self)

    def mods(self):
        return []

    def boards(self):
        return {}


class FoxResult(CaptainsResult):
    game = "toy"

    def new_set_up(self):
        return FoxSetUp(self.app, seats=len(self.names))

    def today(self, settings):
        return dict(settings)

    def title(self):
        return ", ".join(self.names[seat] for seat in self.winners)

    def reason(self):
        return self.app.words("fox.how")

    def order(self):
        return sorted(range(len(self.names)), key=lambda seat: -self.session.state.score[seat])

    def standing(self, seat):
        score = str(self.session.state.score[seat])
        return Standing("", "ink_mid", score, ((1.0, True),), (Deed("star", score, ""),))


class Watched(again.Watched, Situation):
    pass


class Narrow(Telling, FoxSide):
    def head(self, seat):
        return []

    def page(self, about):
        return []


class Hands(again.Hands, FoxPointer):
    pass


class Controls(PlayerKeys, FoxKeys):
    pass


class Retelling(SeatedRetelling):
    def situation(self, session):
        return Situation(session, self.names, range(len(self.names)))

    def reads(self, now, option):
        said = self.scene.reads_as(option)
        return Saying("star", said, "", said)

    def lines(self, tape, number):
        return self.scene.lines_of([(number + 1, news) for news in tape.steps[number].news])


def replay(app, record):
    tape = wound(record)
    scene = FoxScene(app, tape.session(tape.start), record.seats)
    return projected(scene, record, tape, Retelling(scene, record), Parts(Watched, Narrow, Hands, Controls))


# ---------------------------------------------------------------- the doors


def _box(words) -> Box:
    says = [words(f"box.toy.{name}") for name in ("title", "line", "players", "time")]
    return Box("toy", *says, (60, 40, 30), lambda kit, dst: dst.fill(FELT))


def _table(app, playing):
    scene = FoxResult if playing.session.over else FoxScene
    return scene(app, playing.session, list(playing.names))


def _picture(app, session, seats, size):
    from game.app.table.boards.felt import FeltBoard, Shown
    from tests.ui.fox_table import zones

    now, page = Watched(session, seats), Surface(size)
    board = FeltBoard(zones(now.names, now.seat))
    board.fit(app.kit, page.get_rect())
    board.paint(app.kit, page, Shown(now.pieces()))
    return page


GAME = Game("toy", _box, FoxSetUp, _table, replay, _picture, lambda: Trial(FoxScene))
PROGRAM = replace(DOORS, games={**DOORS.games, "toy": GAME})

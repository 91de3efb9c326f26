"""A choice in the turn of somebody else: who drew what, why one is asked, what it is good for; the card in sight."""

from __future__ import annotations

import pytest

from game.app.games.firefly.cards.called import called
from game.app.games.firefly.names import title
from game.app.games.firefly.scene import FireflyScene
from game.app.program import Program
from game.app.shell.settings import Settings
from game.core.session import Session
from game.rules.firefly.flight.hunters import CruiserChoice, CutterChoice
from game.rules.firefly.news import Misbehave, Nav
from game.rules.firefly.zones import outlaw
from game.rules.registry import ruleset
from tests.golden.bot_games import answers_to
from tests.ui.seated_table import NAMES, open_curtain, seated

SETTINGS = {s.name: s.values[0] for s in ruleset("firefly").settings}


def call(session: Session) -> bool:
    """Whether somebody moves a hunter in the turn of another and has a choice."""
    choice = session.choice
    hunter = isinstance(choice, (CruiserChoice, CutterChoice))
    return hunter and choice.seat != choice.of and len(session.options) > 1


@pytest.mark.parametrize("seed", [2, 3])
def test_who_is_asked_in_the_turn_of_another_hears_who_drew_what_and_what_it_is_good_for(home, seed):
    answers = answers_to("firefly", 3, seed, call)
    rules = ruleset("firefly")
    session = Session(rules, rules.new(3, seed, SETTINGS))
    for key in answers:
        session.answer(key)
    seat, of = session.choice.seat, session.choice.of
    bots = tuple(0 if one == seat else 2 for one in range(3))
    app = Program(size=(1280, 720), prefs=Settings(speed="off", coach=False))
    hands, scene = seated(app, FireflyScene, "firefly", 3, seed, bots, SETTINGS, answers)
    open_curtain(hands, scene)
    now = scene.now
    assert now.asked == seat == now.seat and now.g.active == of
    drawn = next(one for one in reversed(list(now.happened())) if isinstance(one, (Nav, Misbehave)) and one.seat == of)
    blocks = called(now, scene.words)
    texts = " ".join(str(getattr(block, name, "")) for block in blocks for name in ("text", "label", "name", "title"))
    assert NAMES[of] in texts and title(drawn.card) in texts, texts
    if isinstance(scene.session.choice, CruiserChoice):
        wanted = [NAMES[other] for other in range(3) if other != seat and outlaw(now.g, other)]
        assert all(name in texts for name in wanted)
    own = [*now.held("active", seat), *now.held("hand", seat)]
    assert {f"card:{card}" for card in own} <= {w.name for w in scene.group.widgets}, "the own cards lie there"
    assert set(now.cells) == {now.to(option) for option in scene.session.options}, "the Sectors are lit as for a ship"
    primary, kit = hands.widget("primary"), scene.kit
    for line, size in ((primary.label, 15), (primary.sub, 12)):
        assert line and kit.width(line, "bold", size) <= primary.rect.w - kit.u(20), "the whole place is read"
    assert not hands.app.words.missing

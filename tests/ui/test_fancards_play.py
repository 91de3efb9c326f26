"""The card game played with a mouse, and every kind of choice answered by clicks."""

from __future__ import annotations

from collections import Counter

import pytest

from game.ai.moments import bot_answer
from game.app.games.fancards.map import drops
from game.app.games.fancards.scene import FanCardsScene
from game.app.play.playing import Playing
from game.app.play.seating import Seating
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.table.panels.spot import Spot
from game.app.trial import shots
from game.core.session import Session
from game.rules.fancards.ruleset import FANCARDS
from game.save.format.seed import SEED
from tests.ui.fancards_moments import moments
from tests.ui.fancards_table import give, open_curtain, table
from tests.ui.hands import Hands, middle
from tests.ui.seated_table import NAMES


@pytest.mark.wide
def test_a_person_and_three_bots_play_to_the_end_by_mouse(home):
    hands, scene = table(4, 3, bots=(0, 1, 1, 1), settings={"limit": "8"})
    clicked = Counter()
    for number in range(1500):
        if scene.session.over:
            break
        if scene.waiting >= 0:
            hands.hold("look")
        hands.rest()
        if not scene.now.mine:
            hands.click("primary")
            continue
        option = scene.session.option(bot_answer(scene.session, number))
        before, kind = len(scene.session.record), scene.now.kind
        give(hands, scene, option)
        assert scene.session.record[before : before + 1] == [option.key], (option.key, kind)
        clicked[kind] += 1
    assert scene.session.over, clicked
    assert {"ChooseShip", "PickCrew", "NameCaptain", "Attack", "PlaceLocation", "Act", "DiscardOne"} <= set(clicked)
    assert not hands.app.words.missing


def test_every_kind_of_choice_is_answered_by_clicks(home):
    """One moment of each kind that the scenarios have, with an answer of each form that is offered there."""
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    hands, kinds = Hands(app), set[str]()
    for kind, session in moments():
        if kind in kinds:
            continue
        kinds.add(kind)
        session.free = True
        seats = len(session.state.credits)
        seating = Seating((0,) * seats, tuple(range(seats)))
        app.play(Playing(session, NAMES[:seats], settings={**session.state.settings, SEED: "1", **seating.kept()}))
        scene = FanCardsScene(app, session, NAMES[:seats])
        app.stack.push(scene)
        hands.frames(2)
        open_curtain(hands, scene)
        heads = {option.key.partition(":")[0]: option for option in session.options}
        for option in heads.values():
            give(hands, scene, scene.session.option(option.key))
            assert session.record[:1] == [option.key], (kind, option.key)
            while app.stack.top is not scene:
                app.stack.pop()
            scene.rewind(0)
            scene.now.seat = session.choice.seat
            scene.read_anew()
            scene.panels.refresh()
        app.stack.pop()
    assert len(kinds) >= 40 and not app.words.missing


def drag(hands, start, goal):
    """Press, pull, let go."""
    hands.move(start)
    hands.down(start)
    hands.move((start[0] + 30, start[1] + 4))
    hands.move(goal)
    hands.frames(12)
    hands.up(goal)
    hands.rest()


def on_table(app, given):
    """A game of two that stands there, the first of them a person."""
    start = Session(FANCARDS, FANCARDS.tables.start(FANCARDS, 2, 1, {}, given, False))
    start.free = True
    seating = Seating((0, 1), (0, 1))
    app.play(Playing(start, NAMES[:2], settings={**start.state.settings, SEED: "1", **seating.kept()}))
    scene = FanCardsScene(app, start, NAMES[:2])
    app.stack.push(scene)
    return scene


def test_ship_and_cards_are_dragged_and_taken_back(home):
    """A ship is dragged over two locations, a job on to one's own, a weapon out of the hand on to who carries it then;
    what is refused springs back and says why."""
    given = {
        "phase": "crew",
        "crew": {"0": ["mal", "simon"]},
        "map": {"0,0": "persephone", "1,0": "sihnon", "2,0": "ita"},
        "bulletin": ["cattle-for-the-border", "mail-round"],
        "job": ["false-papers"],
        "hand": {"0": ["pistol", "crazy-ivan"]},
        "credits": {"0": 4},
    }
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    scene, hands = on_table(app, given), Hands(app)
    start = scene.session
    hands.frames(2)
    ship = f"ship:{scene.now.seat}"
    own = tuple(map(round, scene.view.spots(tuple(scene.stage.pieces.values()))[ship]))
    ways = scene.flight.ways()
    far = max(ways, key=lambda cell: (len(ways[cell]), cell))
    drag(hands, own, middle(scene, far))
    assert start.record == [f"move:{x},{y}" for x, y in ways[far]][: len(start.record)] and start.record
    scene.rewind(0)
    hands.rest()
    job = next(o for o in start.options if o.key.startswith("take:"))
    goal = hands.widget(f"zone:{job.target}").rect
    drag(hands, hands.widget(f"card:{job.source}").rect.center, (goal.centerx, goal.bottom - 6))
    assert start.record == [job.key]
    scene.rewind(0)
    hands.rest()
    pistol, ivan = scene.now.hand(0)
    who = scene.now.crew(0)[0]
    drag(hands, hands.widget(f"card:{pistol}").rect.center, hands.widget(f"card:{who}").rect.center)
    drag(hands, hands.widget(f"card:{ivan}").rect.center, middle(scene, far))
    assert start.record == [f"play:{pistol}", f"attach:{pistol}:{who}", f"play:{ivan}"]
    scene.rewind(0)
    hands.rest()
    bulletin = hands.widget(f"card:{job.source}").rect.center
    hands.move(bulletin)
    hands.down(bulletin)
    hands.move(middle(scene, far))
    hands.frames(12)
    hands.up(middle(scene, far))
    assert app.tips.text and scene.drag is not None and scene.drag.back is not None, "it is on its way back"
    hands.rest()
    assert start.record == [] and scene.drag is None


def test_every_card_let_go_of_anywhere_does_something_or_says_why_not(home):
    """Every kind of card on every thing of the table: no drop is silent but that on where the card came from."""
    hand = ["pistol", "brute-strength", "veteran", "crazy-ivan", "take-cover", "bandits", "storm", "dirty-trick"]
    given = {
        "crew": {"0": ["mal", "simon"], "1": ["zoe"]},
        "map": {"0,0": "persephone", "1,0": "sihnon"},
        "bulletin": ["cattle-for-the-border"],
        "jobs": {"0": ["false-papers"]},
        "hand": {"0": hand},
        "items": {"0": ["rifle"]},
        "squad": {"0": ["drunk-locals"]},
        "credits": {"0": 9},
        "alliance": {"1": 3},
    }
    app, answered, said = Program(size=(1280, 720)), Counter(), {}
    silent = {app.words(key) for key in ("table.refused", "fancards.why.no_action", "fancards.why.no_effect")}
    for phase in ("crew", "verse"):
        scene = on_table(app, {**given, "phase": phase})
        Hands(app).frames(1)
        now, at = scene.now, {w.name: w.rect.center for w in scene.group.widgets if isinstance(w, Spot)}
        at |= {f"cell {cell}": (x, y + 30) for cell in ((0, 0), (1, 0), (0, 1)) for x, y in [middle(scene, cell)]}
        at["nowhere"] = scene.places.inspector.center
        sources = [name[5:] for name in at if name.startswith("card:")] + ["ship:0"]
        assert len(sources) >= 14 and len(at) >= 24
        for source in sources:
            for where, pos in at.items():
                found = scene.pointer.targets(pos)
                if drops.home(now, source, found):
                    continue
                aims = drops.aims(now, source, found)
                keys = [o.key for target in aims for o in now.dropped(source, target)]
                keys += [key for key in drops.together(now, source, found) if key]
                answered.update({f"{key.partition(':')[0]} {source.partition('#')[0]}" for key in keys[:1]})
                if not keys and (phase, source, aims[0]) not in said:
                    said[phase, source, aims[0]] = says = scene.refusal(source, aims[0])[0]
                    assert says and not any(says.startswith(one[:-1]) for one in silent), (phase, source, where, says)
    assert {"play veteran", "play crazy-ivan", "play brute-strength", "attach rifle", "lay bandits"} <= set(answered)
    assert {"take cattle-for-the-border", "leave simon", "move ship:0", "play pistol"} <= set(answered)


def test_the_location_that_is_to_be_laid_is_dragged_from_the_hand_on_to_the_map(home):
    """Where it may lie it is laid; where not it springs back and the reason is said."""
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    hands = Hands(app)
    shots.arrange(app, "fancards-place", 1)
    shots.settle(app)
    scene = app.stack.top
    now, card = scene.now, scene.now.drawn()
    before = len(scene.session.record)

    def drag(cell):
        start = hands.widget(f"card:{card}").rect.center
        hands.move(start)
        hands.down(start)
        hands.move((start[0] + 10, start[1] - 14))
        assert scene.drag is not None and scene.drag.source == card
        hands.move(middle(scene, cell))
        hands.frames(2)
        assert {ghost.cell for ghost in scene.shown().ghosts} == set(now.free())
        hands.up(middle(scene, cell))
        hands.rest()

    seen = [cell for cell in now.free() if scene.places.board.inflate(-80, -40).collidepoint(middle(scene, cell))]
    refused = next(cell for cell in seen if cell not in now.cells)
    drag(refused)
    assert len(scene.session.record) == before and app.tips.shown and app.tips.owner == "refusal"
    assert any(cell in now.cells for cell in seen)
    drag(next(cell for cell in seen if cell in now.cells))
    assert scene.session.record[before].startswith("place:") and len(scene.session.record) > before
    app.play(None)

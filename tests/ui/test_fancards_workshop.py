"""The card workshop with mouse and keys: cards of five kinds are made, shared, taken in elsewhere, tried, played."""

from __future__ import annotations

import pygame
import pytest
from pygame.event import Event

from game.ai.moments import bot_answer
from game.app.games.fancards.replay import replay
from game.app.games.fancards.result import FanCardsResult
from game.app.games.fancards.scene import FanCardsScene
from game.app.games.fancards.set_up.scene import FanCardsSetUp
from game.app.games.fancards.workshop.disk import open_known
from game.app.games.fancards.workshop.editor import CardEditor
from game.app.games.fancards.workshop.open import CardOpenSheet
from game.app.games.fancards.workshop.trial import CardTrialSheet
from game.app.games.fancards.workshop.words import SPOKEN, label, value
from game.app.menus.title.scene import Title
from game.app.program import Program
from game.app.replay.recorded import of_session
from game.app.shell.settings import Settings
from game.app.shell.sheets.whereabouts import Whereabouts
from game.app.workshop.large import LargeCard
from game.content.fancards import fancards
from game.content.fancards.parts import Foe, Stage
from game.content.fancards.records import Word
from game.content.load import open_content
from game.core.codec import digest
from tests.ui.fancards_table import give
from tests.ui.hands import Hands

pytestmark = pytest.mark.usefixtures("box_alone")
SORTS = ("event", "crew", "place", "job", "epic")


def begun(hands: Hands) -> CardEditor:
    """From the set-up into an empty workshop."""
    hands.app.stack.push(Title(hands.app))
    hands.app.stack.push(FanCardsSetUp(hands.app, seed=1, seats=2))
    hands.rest()
    hands.click("write")
    assert isinstance(hands.app.stack.top, CardOpenSheet)
    hands.click("new")
    scene = hands.app.stack.top
    assert isinstance(scene, CardEditor)
    return scene


def on(hands: Hands, card: str) -> CardEditor:
    """The workshop with a copy of a card of the box."""
    hands.app.stack.push(Title(hands.app))
    scene = CardEditor(hands.app, open_known(card))
    hands.app.stack.push(scene)
    hands.rest()
    return scene


def typed(hands: Hands, name: str, text: str) -> None:
    """A click into a field, all of it selected, a text over it, and the focus out of it."""
    hands.click(name)
    hands.key(pygame.K_a, pygame.KMOD_CTRL)
    hands.app.handle(Event(pygame.TEXTINPUT, text=text))
    hands.key(pygame.K_ESCAPE)


def part(hands: Hands, name: str, at: int) -> None:
    """A click on a part of a row of values."""
    hands.click(hands.widget(name).parts()[at].center)


def named(hands: Hands, sort: str) -> None:
    """The kind of a new card, its title and its words."""
    part(hands, "sort", SORTS.index(sort))
    typed(hands, "title", f"Own {sort}")
    typed(hands, "text", "So.")
    if hands.group.named("flavour"):
        typed(hands, "flavour", "Oh.")


def filled(hands: Hands, sort: str) -> None:
    """What only such a card has."""
    if sort == "event":  # an item
        hands.key(pygame.K_2)
        part(hands, "combat", 1)
        hands.click("trades:gun")
        hands.key(pygame.K_4)
        hands.click("word:add")
        hands.click("pick:armour")
        part(hands, "word:0", 1)
    elif sort == "crew":
        hands.key(pygame.K_2)
        part(hands, "combat", 1)
        hands.click("trades:medic")
    elif sort == "place":
        hands.key(pygame.K_2)
        part(hands, "world", 2)
        part(hands, "gain.credits", 1)
    elif sort == "job":
        hands.key(pygame.K_3)
        part(hands, "stage:0:n", 1)
        hands.click("stage:add")
        hands.type("arie")
        hands.key(pygame.K_RETURN)
        hands.key(pygame.K_4)
        part(hands, "reward.credits", 1)
    else:
        hands.key(pygame.K_3)
        hands.click("foe:add")
        part(hands, "foe:0:combat", 0)
        part(hands, "leaf", 3)
        part(hands, "reward.open", 1)


def test_a_card_of_each_kind_is_made_shared_taken_in_elsewhere_and_played(hands, home, tmp_path_factory, monkeypatch):
    made, scene = {}, begun(hands)
    for sort in SORTS:
        named(hands, sort)
        filled(hands, sort)
        assert scene.flaws == [] and scene.leaf != "card"
        hands.key(pygame.K_s, pygame.KMOD_CTRL)
        assert not scene.unsaved and scene.history.now.mod == f"own-{sort}"
        hands.click("share")
        assert isinstance(hands.app.stack.top, Whereabouts)
        made[sort] = scene.card
        hands.key(pygame.K_ESCAPE)
        hands.key(pygame.K_o, pygame.KMOD_CTRL)
        hands.click("new")
        scene = hands.app.stack.top
    assert made["event"].perks == (Word("armour", 3),) and made["event"].trades == ("gun",)
    assert made["crew"].combat == 3 and made["place"].kind == "rim" and made["place"].gain.credits == 1
    assert made["job"].stages == (Stage("rim", 2), Stage("ariel")) and made["job"].reward.credits == 1
    assert made["epic"].foes == (Foe("Guards", 1, 2),) and made["epic"].reward.open == 1

    monkeypatch.setenv("VERSE_HOME", str(tmp_path_factory.mktemp("other")))
    open_content()
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    app.keep = True
    hands = Hands(app)
    app.stack.push(Title(app))
    for sort in SORTS:
        app.handle(Event(pygame.DROPFILE, file=str(home / "shared" / f"Own {sort}.card")))
        hands.rest()
        taken = app.stack.top
        assert isinstance(taken, CardEditor) and taken.card == made[sort] and taken.history.now.mod == ""
        hands.key(pygame.K_s, pygame.KMOD_CTRL)
        hands.key(pygame.K_ESCAPE)
    setup = FanCardsSetUp(app, seed=1, seats=2)
    app.stack.push(setup)
    hands.rest()
    setup.bots[:2] = [0, 1]
    setup.settings["limit"] = "4"
    hands.click("start")
    table = app.stack.top
    there = {card for lying in table.session.state.zones.values() for card in lying}
    assert {f"own-{sort}.own-{sort}#1" for sort in SORTS} <= there
    answered(hands, 12)
    record = list(table.session.record)
    app.stack.pop()
    for _ in range(200):
        hands.frames()
        if app.stack.top.last is not None:
            break
        pygame.time.wait(5)
    hands.key(pygame.K_RETURN)  # continue
    table = app.stack.top
    assert isinstance(table, FanCardsScene) and table.session.record[: len(record)] == record
    settings = dict(app.playing.settings)
    answered(hands, 1000)
    hands.rest()
    session = app.stack.top.session
    assert session.over and isinstance(app.stack.top, FanCardsResult)
    hands.click("editor")
    assert isinstance(app.stack.top, CardOpenSheet)
    hands.key(pygame.K_ESCAPE)
    kept = of_session(session, ["Ada", "Bo"], settings, "The game", saved=1_700_000_000)
    assert kept is not None
    shown = replay(app, kept)
    app.stack.push(shown)
    shown.run.to_end()
    assert digest(shown.session.state) == digest(session.state)
    assert not app.words.missing
    app.play(None)


def answered(hands: Hands, most: int) -> None:
    """So many answers of the person, with the bot's between them; all until the end where fewer are left."""
    given, clicked = 0, 0
    for number in range(4000):
        table = hands.app.stack.top
        if given == most or not isinstance(table, FanCardsScene):
            break
        if table.now.mine:
            option = table.session.option(bot_answer(table.session, number))
            if clicked < 4:
                hands.rest()
                give(hands, table, option)
                clicked += 1
                given += 1
            else:
                given += table.answer(option.key)
        hands.app.update(16.0)


def test_a_copy_is_changed_taken_back_and_kept_under_a_new_name(hands, home):
    hands.app.stack.push(Title(hands.app))
    hands.app.stack.push(CardOpenSheet(hands.app))
    hands.click("box:crew")
    hands.key(pygame.K_ESCAPE)
    hands.click("box:event")
    shelves = [[card.title for card in hands.app.stack.top.laid.cards]]
    for _ in range(3):
        hands.key(pygame.K_PAGEDOWN)
        shelves.append([card.title for card in hands.app.stack.top.laid.cards])
    assert [len(one) for one in shelves] == [24, 24, 24, 13] and sum(shelves, []) == sorted(sum(shelves, []))
    hands.type("ambush")
    assert [card.title for card in hands.app.stack.top.laid.cards] == ["Ambush"]
    assert "rule of its own" in hands.widget("instants/ambush").why
    for _ in "ambush":
        hands.key(pygame.K_BACKSPACE)
    hands.type("vera")
    hands.click("items/vera")
    scene = hands.app.stack.top
    assert isinstance(scene, CardEditor) and scene.card.title == "Vera" and scene.flaws == []
    for _, spoken in SPOKEN.values():
        for name, values in spoken.items():
            assert label(hands.app.words, name) and all(value(hands.app.words, one) for one in values)
    assert not hands.app.words.missing
    hands.key(pygame.K_4)
    hands.click("word:0:drop")
    assert scene.card.perks == ()
    hands.key(pygame.K_z)
    assert scene.card.perks == (Word("carrier_combat", 4),) and not scene.unsaved
    hands.key(pygame.K_2)
    hands.click("combat")
    hands.type("1")
    assert scene.leaf == "numbers" and scene.card.combat == 1
    hands.key(pygame.K_z, pygame.KMOD_CTRL)
    hands.key(pygame.K_c)
    assert isinstance(hands.app.stack.top, LargeCard)
    hands.key(pygame.K_c)
    hands.key(pygame.K_1)
    hands.click("title")
    hands.key(pygame.K_a, pygame.KMOD_CTRL)
    hands.key(pygame.K_DELETE)
    assert "no name yet" in hands.widget("play").why
    hands.key(pygame.K_ESCAPE)
    hands.key(pygame.K_2)
    hands.click("flaw:0")
    assert scene.leaf == "card" and scene.group.focus.name == "title"
    hands.type("Vera II")
    assert scene.flaws == []
    hands.key(pygame.K_s, pygame.KMOD_CTRL)
    assert fancards().items["vera-ii.vera-ii"].combat == 3 and fancards().items["vera"].combat == 3
    again = open_known("items/vera-ii.vera-ii")
    assert again == scene.history.now
    hands.key(pygame.K_ESCAPE)
    hands.key(pygame.K_p)
    setup = hands.app.stack.top
    assert isinstance(setup, FanCardsSetUp) and setup.played()["mods"] == "vera-ii"


def test_bots_try_it_while_the_window_goes_on(hands):
    scene = on(hands, "jobs/mail-round")
    scene.set_to("count", 12)
    hands.key(pygame.K_b)
    sheet = hands.app.stack.top
    assert isinstance(sheet, CardTrialSheet)
    sheet.set_tries("1")
    sheet.set_seats("2")
    sheet.go()
    frames = 0
    while not sheet.trial.over:
        hands.frames(1)
        frames += 1
        pygame.time.wait(20)
        assert frames < 3000
    said, results = sheet.said(), sheet.trial.results
    assert not sheet.trial.fault and said.startswith("It lay on the Bulletin in 1 of 1 games. It was completed in")
    won = sum(len(one.winners) for one in results)
    assert frames > 5 and won == 1 and "Games won: 1 by captain" in said
    assert [sheet.good(one) for one in results] == ["used" in one.marks for one in results]


def test_a_file_that_speaks_of_somebody_who_is_not_there_opens_and_can_be_mended(hands, tmp_path):
    file = tmp_path / "odd.card"
    file.write_text(
        '[[defence]]\nid = "odd"\ntitle = "Odd"\ntext = "T."\nflavour = "F."\nonly_with = "nobody"\n'
        "do = [{ heal = 1 }]\n",
        "utf-8",
    )
    hands.app.stack.push(Title(hands.app))
    hands.app.handle(Event(pygame.DROPFILE, file=str(file)))
    hands.rest()
    scene = hands.app.stack.top
    assert isinstance(scene, CardEditor) and "no such crew card" in hands.widget("play").why
    hands.click("flaw:0")
    part(hands, "only_with", 1)
    assert scene.card.only_with == "" and scene.flaws == []


def test_the_picture_of_a_card_is_shown_whole_where_it_is_chosen(hands):
    scene = on(hands, "epics/the-ariel-job")
    wide, high = scene.kit.art.raw(scene.card.picture).get_size()

    def whole(name: str) -> bool:
        window = hands.widget(name).rect.inflate(-scene.kit.u(8), -scene.kit.u(8))
        return window.w * high <= window.h * wide * 1.05

    assert whole("picture")
    hands.click("picture")
    assert whole(f"pick:{scene.card.picture}") and len(hands.group.widgets) > 12

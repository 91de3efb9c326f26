"""The set-up by mouse and keyboard: the engine is asked for everything, and the heist begins as it was chosen."""

import pygame
import pytest

from game.app.games.fistful import GAME
from game.app.games.fistful.counted import Deeds, counts
from game.app.games.fistful.result import Result
from game.app.games.fistful.scene import FistfulScene
from game.app.games.fistful.set_up.draft import Draft
from game.app.games.fistful.set_up.scene import SetUp
from game.app.menus.title.scene import Title
from game.app.play import playing
from game.app.play.tally import tally, whole_news
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.table.help import TableMenu
from game.app.ui.kit.sprites import Sprites
from game.app.ui.kit.text import Text
from game.core.session import Session
from game.rules.fistful import news as news_of
from game.rules.registry import ruleset
from game.save.format.seed import SEED
from game.save.places import places
from game.save.store import Store
from tests.ui.hands import Hands

RULES = ruleset("fistful")


def set_up(hands, **more) -> SetUp:
    hands.app.stack.push(Title(hands.app))
    scene = SetUp(hands.app, seed=7, **more)
    hands.app.stack.push(scene)
    hands.rest()
    return scene


def test_two_seats_choose_in_turn_order(hands):
    scene = set_up(hands)
    for who, pending in (("zoe", (1, "hero")), ("kaylee", (0, "sidekick")), ("wash", (1, "sidekick")), ("book", None)):
        assert hands.widget("start").why
        hands.click(f"crew:{who}")
        assert scene.draft.pending == pending
    assert scene.session.record == ["hero:zoe", "hero:kaylee", "sidekick:wash", "sidekick:book"]
    assert hands.widget("start").why == ""
    hands.click("start")
    top = hands.app.stack.top
    assert isinstance(top, FistfulScene)
    assert [type(s).__name__ for s in hands.app.stack.scenes] == ["Title", "FistfulScene"]
    assert hands.app.playing.session is scene.session and hands.app.playing.names == ("Amber", "Blue")
    assert scene.session.state.hero == {0: "zoe", 1: "kaylee"} and scene.session.state.over == ""


def test_who_is_taken_is_grey_and_names_the_rule(hands):
    scene = set_up(hands)
    hands.click("crew:zoe")
    zoe = hands.widget("crew:zoe")
    assert zoe.state == "off" and zoe.taken == 0 and "R-FC-21" in zoe.why and "Amber" in zoe.why
    hands.click("crew:zoe")
    assert scene.session.record == ["hero:zoe"]
    assert hands.app.tips.shown and "R-FC-21" in hands.app.tips.text


def test_the_derelict_needs_kaylee(hands):
    scene = set_up(hands)
    for who in ("zoe", "mal", "wash"):
        hands.click(f"crew:{who}")
    grey = [w for w in hands.group.widgets if w.name.startswith("crew:") and w.why]
    assert len(grey) == 8 and hands.widget("crew:kaylee").why == ""
    assert "R-FC-47" in hands.widget("crew:book").why
    hands.click("crew:kaylee")
    assert scene.draft.pending is None


def test_the_screen_offers_exactly_what_the_engine_offers(hands):
    scene = set_up(hands, seats=3)
    while scene.draft.pending:
        offered = {o.source for o in scene.session.options}
        lit = {w.name[5:] for w in hands.group.widgets if w.name.startswith("crew:") and not w.why}
        assert lit == offered
        hands.click(f"crew:{sorted(offered)[-1]}")


def test_a_choice_is_taken_back_by_a_click_on_the_face(hands):
    scene = set_up(hands)
    scene.suggest()
    hands.rest()
    assert scene.draft.pending is None
    hands.click("sidekick:0")
    assert scene.draft.pending == (0, "sidekick") and len(scene.session.record) == 2
    hands.click("hero:0")
    assert scene.session.record == [] and hands.widget("start").why


def test_a_complete_crew_shows_each_on_the_side_chosen_and_is_dealt_anew(hands):
    scene = set_up(hands)
    for who in ("zoe", "kaylee", "wash"):
        hands.click(f"crew:{who}")
    hands.key(pygame.K_r, text="r")
    assert scene.draft.pending is None
    for _ in range(6):
        before = list(scene.session.record)
        sides = {w.name[5:]: w.side for w in hands.group.widgets if w.name.startswith("crew:") and w.taken >= 0}
        assert sides == {key.partition(":")[2]: key.partition(":")[0] for key in before}
        assert hands.widget("suggest").why == ""
        hands.key(pygame.K_r, text="r")
        assert scene.draft.pending is None and scene.session.record != before
        assert scene.session.record[:3] == before[:3], "what was chosen by hand stays"


def test_a_crew_all_of_our_choosing_is_dealt_anew_with_kaylee_in_it(hands):
    scene = set_up(hands, seats=4)
    seen = set()
    for _ in range(8):
        hands.click("suggest")
        assert scene.draft.pending is None and scene.draft.holder("kaylee") >= 0
        seen.add(tuple(scene.session.record))
    assert len(seen) > 4


def test_where_only_one_crew_is_left_all_of_it_is_dealt(hands):
    scene = set_up(hands)
    for who in ("zoe", "mal", "wash"):
        hands.click(f"crew:{who}")
    scene.suggest()
    before = list(scene.session.record)
    assert before[-1] == "sidekick:kaylee"
    scene.suggest()
    assert scene.draft.pending is None and scene.session.record != before


def test_a_flying_doll_leaves_nothing_behind(home):
    app = Program(size=(1280, 720), prefs=Settings())
    hands = Hands(app)
    app.stack.push(Title(app))
    app.stack.push(SetUp(app, seed=7, seats=4))
    hands.rest()
    for who in ("zoe", "kaylee", "mal", "book"):  # the last comes down from the right, over bare wood
        hands.click(f"crew:{who}")
    hands.move((640, 30))
    hands.rest()
    seen = pygame.image.tobytes(app.window, "RGB")
    app.dirty.add()
    app.present()
    assert pygame.image.tobytes(app.window, "RGB") == seen


def test_big_letters_keep_the_sidekicks_name_and_a_sign_in_its_slot(home, monkeypatch):
    said = []
    text = Text.text
    monkeypatch.setattr(Text, "text", lambda k, dst, at, s, *a, **m: (said.append(s), text(k, dst, at, s, *a, **m))[1])
    hands = Hands(Program(size=(1024, 640), prefs=Settings(speed="off", text_scale=200)))
    scene = set_up(hands)
    assert "sidekick" not in said and hands.widget("sidekick:0").hint == "sidekick"
    for crew in scene.crew.values():
        said.clear()
        hands.move(hands.widget(f"crew:{crew.id}").rect.center)
        hands.rest()
        lower = said[len(said) - said[::-1].index(crew.hero.title) :]
        assert crew.sidekick.title in lower and crew.name in lower, "the lower card says who it is"


def test_no_word_of_the_prompt_lies_on_the_grain(hands):
    scene = set_up(hands)
    r = scene.view.prompt
    for x in range(r.x + 12, r.right - 12, 40):
        assert max(hands.app.window.get_at((x, r.bottom - 4))[:3]) < 60


def test_seats_level_and_seed_change_the_game(hands):
    scene = set_up(hands)
    hands.key(pygame.K_r, text="r")
    before = scene.session.record
    level = hands.widget("level")
    hands.click(level.parts()[0].center)
    assert scene.session.state.settings["level"] == "easy" and scene.session.record == before
    hands.click("seed")
    hands.type("42")
    assert scene.draft.seed == 42 and scene.session.record == before, "the crew stays"
    twin = Session(RULES, RULES.new(2, 42, scene.draft.settings))
    for key in before:
        twin.answer(key)
    assert twin.state.zones == scene.session.state.zones
    hands.click(hands.widget("seats").parts()[3].center)
    assert len(scene.session.state.at) == 4 and scene.session.record == []
    assert [w.name for w in hands.group.widgets if w.name.startswith("name:")] == [f"name:{i}" for i in range(4)]


def test_one_person_alone_is_offered_two_seats_first(hands):
    scene = set_up(hands)
    assert scene.draft.seats == 2 and "Two seats" in scene.view.note()
    hands.click(hands.widget("seats").parts()[0].center)
    assert scene.draft.seats == 1 and "one seat" in scene.view.note()
    scene.suggest()
    hands.click("start")
    assert isinstance(hands.app.stack.top, FistfulScene)


def test_names_are_typed_and_letters_choose_nobody(hands):
    scene = set_up(hands)
    hands.click("name:1")
    hands.type("River 1")
    assert scene.names() == ["Amber", "River 1"] and scene.session.record == []


def test_the_keyboard_alone_can_start_a_heist(hands):
    hands.app.stack.push(Title(hands.app))
    hands.rest()
    hands.key(pygame.K_1)
    scene = hands.app.stack.top
    assert isinstance(scene, SetUp)
    for key in (pygame.K_6, pygame.K_2, pygame.K_3, pygame.K_9):
        hands.key(key, text=chr(key))
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.app.stack.top, FistfulScene)
    assert hands.app.stack.top.session.state.hero == {0: "kaylee", 1: "zoe"}


def test_the_card_at_the_right_follows_the_pointer_and_the_focus(hands):
    scene = set_up(hands)
    hands.move(hands.widget("crew:book").rect.center)
    assert scene.shown == "book"
    hands.group.set_focus(hands.widget("crew:zoe"))
    hands.key(pygame.K_LEFT)
    assert scene.shown == "mal", "the last that moved counts"
    hands.move((640, 60))
    assert scene.shown == "mal"


def test_it_slides_up_and_ends_where_it_belongs(home):
    app = Program(size=(1280, 720), prefs=Settings())
    hands = Hands(app)
    app.stack.push(Title(app))
    hands.rest()
    hands.click("box:fistful")
    assert isinstance(app.stack.top, SetUp) and not app.stack.top.overlay
    hands.click("crew:kaylee")
    assert app.stack.top.flights == [] and app.stack.top.draft.holder("kaylee") == 0


@pytest.fixture
def kept(home):
    """An app that saves, as the program does."""
    app = Program(size=(1280, 720), config=home / "settings" / "settings.json")
    app.settings.speed = "off"
    yield Hands(app)
    app.play(None)


def test_continue_brings_the_game_back_as_it_was(kept, home):
    app = kept.app
    app.stack.push(Title(app))
    kept.rest()
    assert kept.widget("continue").label == app.words("title.first")
    scene = SetUp(app, seed=5)
    app.stack.push(scene)
    scene.set_name(0, "Ann")
    scene.suggest()
    kept.rest()
    kept.click("start")
    app.playing.answer(app.playing.session.options[0].key)
    assert app.playing.trouble is None
    record, state = list(app.playing.session.record), app.playing.session.state
    app.play(None)

    again = Program(size=(1280, 720), config=home / "settings" / "settings.json")
    hands = Hands(again)
    again.stack.push(Title(again))
    hands.rest()
    button = hands.widget("continue")
    assert button.label == again.words("title.continue") and "The Derelict" in button.sub
    assert again.settings.names[0] == "Ann"
    hands.click("continue")
    assert isinstance(again.stack.top, FistfulScene)
    session = again.playing.session
    assert session.record == record and session.state.zones == state.zones and again.playing.names == ("Ann", "Blue")
    assert again.playing.settings[SEED] == "5"
    again.play(None)


def test_a_save_that_cannot_be_opened_says_why(kept, monkeypatch):
    app = kept.app
    scene = SetUp(app, seed=5)
    app.stack.push(Title(app))
    app.stack.push(scene)
    scene.suggest()
    scene.go()
    slot = app.playing.slot
    app.play(None)
    other_window = Store(places().saves).open(slot).slot
    app.stack.home(Title(app))
    kept.rest()
    kept.click("continue")
    assert isinstance(app.stack.top, Title) and app.toasts.queue
    other_window.close()


def test_esc_then_the_title_and_continue_goes_on_at_once(kept):
    app = kept.app
    app.stack.push(Title(app))
    scene = SetUp(app, seed=5)
    app.stack.push(scene)
    scene.suggest()
    scene.go()
    app.playing.answer(app.playing.session.options[0].key)
    before = list(app.playing.session.record)
    kept.rest()
    kept.key(pygame.K_ESCAPE)
    if not isinstance(app.stack.top, TableMenu):  # the first one put a shown choice away
        kept.key(pygame.K_ESCAPE)
    kept.click("title")
    assert isinstance(app.stack.top, Title) and app.playing is None
    kept.click("continue")
    assert isinstance(app.stack.top, FistfulScene) and app.playing.session.record == before


def test_who_did_what_is_counted_from_the_whole_game(hands):
    scene = set_up(hands)
    scene.suggest()
    session = scene.session
    for _ in range(40):
        if not session.over:
            session.answer(session.options[0].key)
    settings = {**scene.draft.settings, SEED: "7"}
    assert whole_news(session, settings, 2) == session.news
    news = [
        news_of.Banked(0, 150),
        news_of.Banked(1, 50),
        news_of.Banked(0, 100),
        news_of.Defeated(1, "brute-4#1"),
        news_of.Hurt(0, 2),
        news_of.Used(1, "medkit#1"),
        news_of.Took(0, "trap#1", "card"),
        news_of.Took(0, "crate#1", "sack:0"),
        news_of.Alarm(),
    ]
    first, second = tally(counts, Deeds, news, 2)
    assert (first.banked, first.hurt, first.traps, first.defeated) == (250, 2, 1, 0)
    assert (second.banked, second.defeated, second.gear) == (50, 1, 1)


def test_play_again_keeps_seats_crew_and_level_and_deals_anew(hands):
    from game.app.trial import shots

    shots.arrange(hands.app, "result", 4)
    hands.rest()
    result = hands.app.stack.top
    assert isinstance(result, Result) and result.session.over
    hands.click("again")
    top = hands.app.stack.top
    assert isinstance(top, FistfulScene) and top.session is not result.session
    assert top.session.record == result.session.record[:4] and not top.session.over


def test_from_the_result_to_the_set_up_and_to_the_title(hands):
    from game.app.trial import shots

    shots.arrange(hands.app, "result", 4)
    hands.rest()
    result = hands.app.stack.top
    hands.click("crew")
    scene = hands.app.stack.top
    assert isinstance(scene, SetUp) and scene.session.record == result.session.record[:4]
    hands.app.stack.replace(Result(hands.app, result.session, result.names))
    hands.frames(60)  # the end hears no press that was on its way
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.app.stack.top, Title)


def test_a_draft_gives_way_where_the_engine_refuses():
    draft = Draft(RULES, 2, 1)
    draft.picks = ["hero:zoe", "hero:zoe", "sidekick:wash"]
    draft.rebuild()
    assert draft.picks == ["hero:zoe"] and draft.pending == (1, "hero")
    assert not draft.choose("zoe") and draft.choose("kaylee")
    refusal = draft.why_not("zoe")
    assert refusal is not None and refusal.rule == "R-FC-21"


def test_when_it_was_saved_is_told_in_words(hands):
    from game.save.store import Entry

    words = hands.app.words
    last = playing.LastGame(Entry("s", "The Derelict", "fistful", ("A", "B"), 7, 1_000_000, 12, "ok"))
    assert "turn 7" in last.line(words, GAME.title_of)
    said = [last.when(words, 1_000_000 + s) for s in (5, 125, 3 * 3600, 4 * 86400)]
    assert said == ["saved just now", "saved 2 min ago", "saved 3 h ago", "saved 4 days ago"]


def test_the_board_is_read_while_the_set_up_rests(hands, monkeypatch):
    from game.app.ui.kit import sprites

    read = []
    monkeypatch.setattr(sprites, "loaded", lambda path, load=sprites.loaded: (read.append(path.stem), load(path))[1])
    scene = SetUp(hands.app, seed=3, heist="paradiso")
    hands.app.stack.push(scene)
    scene.suggest()
    hands.rest()
    boards = {"derelict", "paradiso", "intensive"}
    while scene.idle():
        pass
    assert boards & {*read} == {"paradiso"} and not scene.idle()
    scene.set_heist("intensive")
    while scene.idle():
        pass
    assert boards & {*read} == {"paradiso", "intensive"}
    read.clear()
    scene.suggest()
    scene.go()
    hands.frames(2)
    assert not boards & {*read}, "the table finds its picture ready"


@pytest.mark.parametrize(
    ("heist", "sign", "who"),
    [("derelict", "bomb", "Kaylee"), ("intensive", "target", "Simon"), ("paradiso", "cart", "Mal, Zoe, Jayne or Book")],
)
def test_what_a_heist_asks_has_the_same_sign_wherever_it_is_told(hands, monkeypatch, heist, sign, who):
    """In the set-up, on its card, at the table, in the editor and in the end; and by name who can do it."""
    from game.app.games.fistful.campaign import shots as shots_campaign
    from game.app.games.fistful.editor import shots as shots_editor
    from game.app.games.fistful.panels.objectives import objectives

    drawn: list[str] = []
    paint = Sprites.icon
    monkeypatch.setattr(
        Sprites,
        "icon",
        lambda kit, dst, pos, name, *more, **look: drawn.append(name) or paint(kit, dst, pos, name, *more, **look),
    )
    draft = set_up(hands, heist=heist)
    assert any(icon == sign and who in said for icon, said, _ in draft.view.goals())
    draft.choose_heists()
    shots_campaign.boards(hands.app)
    drawn.clear()
    hands.app.refit()
    shots_campaign.boards(hands.app)
    hands.rest()
    assert drawn.count(sign) > 1, "in the set-up and on the card over it"
    hands.app.stack.pop()
    playing = shots_campaign.begun(hands.app, 1, heist)
    table = FistfulScene(hands.app, playing.session, list(playing.names))
    assert sign in {goal.icon for goal in objectives(table.now, hands.app.words)}
    assert sign in {icon for icon, _ in shots_editor.drawn(hands.app, 1, heist).card_lines()}
    shots_campaign.end(playing, "won", 3)
    hands.app.stack.push(Result(hands.app, playing.session, list(playing.names)))
    drawn.clear()
    hands.app.refit()
    hands.rest()
    assert sign in drawn


def test_the_button_that_chooses_for_us_says_whom_and_why(hands):
    scene = set_up(hands)
    card = scene.crew[scene.draft.favourite()]
    tip = hands.widget("suggest").tip
    assert card.name == "Kaylee" and "Kaylee" in tip and f"can't be played without {card.name}" in tip
    hands.click("crew:kaylee")
    then = scene.crew[scene.draft.favourite()]
    assert then.name in hands.widget("suggest").tip and then.hero.title in hands.widget("suggest").tip
    hands.click(f"crew:{then.id}")
    mate = scene.crew[scene.draft.favourite()]
    assert mate.sidekick.title in hands.widget("suggest").tip
    hands.click("suggest")
    assert hands.widget("suggest").tip == scene.app.words("setup.suggest.again")

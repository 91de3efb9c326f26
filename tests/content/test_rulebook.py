"""The booklet of every game: each keyword, picture and kind of news leads somewhere, search and mentions answer."""

from __future__ import annotations

import re

import pytest

from game.content.common.errors import ContentError
from game.content.common.files import data_path, data_root
from game.content.common.rulebook.booklet import games, read_booklet
from game.content.common.rulebook.cards import Mentions, cards_of
from game.content.common.rulebook.words import Links, begins, folded, search
from game.content.fancards import fancards
from game.content.firefly import firefly
from game.content.fistful import fistful
from game.content.keepflyin import keepflyin
from game.content.load import booklet_of, rules_of
from game.rules.firefly import boxes
from game.rules.registry import ruleset

GAMES = games(data_root())
CONTENT = {"fistful": fistful, "keepflyin": keepflyin, "firefly": firefly, "pirates": firefly, "fancards": fancards}
BOX = {"pirates": "pirates"}
LINES = rules_of("fistful")
LINKS = Links(booklet_of("fistful"))
CARDS = cards_of(fistful())
MENTIONS = Mentions(LINES, CARDS, LINKS)


@pytest.mark.parametrize("game", GAMES)
def test_everything_in_a_booklet_leads_to_a_line(game):
    booklet, lines = booklet_of(game), rules_of(game)
    named = [line for word in booklet.keyword.values() for line in word.lines]
    named += [*booklet.news.values(), *booklet.moment.values(), *booklet.chapter, *booklet.pictures]
    assert named and set(named) <= set(lines), set(named) - set(lines)
    firsts = {line.group: id for id, line in reversed(lines.items())}
    assert set(booklet.chapter) <= set(firsts.values()), "chapters go by their first line"


@pytest.mark.parametrize("game", GAMES)
def test_every_keyword_appears_and_marks_cards_that_there_are(game):
    booklet, lines = booklet_of(game), rules_of(game)
    text = folded(" ".join(f"{line.text} {line.reading}" for line in lines.values()))
    marks = {mark for card in cards_of(CONTENT[game](), BOX.get(game, "")).values() for mark in card.marks}
    for word in booklet.keyword.values():
        assert any(folded(form) in text for form in word.forms), word.id
        assert word.cards <= marks, (word.id, word.cards - marks)


@pytest.mark.parametrize("game", GAMES)
def test_pictures_are_there(game):
    art = {path.stem for path in data_path("assets", "art").rglob("*.webp")}
    booklet, cards = booklet_of(game), cards_of(CONTENT[game](), BOX.get(game, ""))
    guide = [part.pictures for part in booklet.guide.parts]
    assert guide, "it begins with how to play"
    for shown in [*booklet.chapter.values(), *booklet.pictures.values(), *guide]:
        for what in shown:
            kind, _, name = what.partition(":")
            if kind in ("token", "sprite", "doll"):
                assert name in art, what
            elif kind == "card":
                assert name in cards, what
            elif kind == "enemy":
                assert name.rpartition("-")[0] in fistful().enemies, what
            else:
                assert kind in ("deck", "beads", "board"), what


def test_search_finds_beginnings_without_case_and_accents():
    assert "R-FC-62" in search(LINES, "SPAWN zo")
    assert "R-FC-62" in search(LINES, "spáwn") and search(LINES, "pawn") == []
    assert search(LINES, "") == [] == search(LINES, " . ")
    assert search(LINES, "zone spawn") == search(LINES, "spawn zone")


def test_a_number_or_an_id_finds_its_line_first():
    assert search(LINES, "90")[0] == "R-FC-90"
    assert search(LINES, "r-fc-90") == ["R-FC-90"]
    assert set(search(LINES, "R-FC-20")) == {"R-FC-20", *(f"R-FC-{n}" for n in range(200, 206))}


def test_begins_marks_what_was_typed_and_folds_letter_by_letter():
    text = "Élan of the elands"
    assert [text[a:b] for a, b in begins(text, ("ela",))] == ["Éla", "ela"]
    assert len(folded("İSßﬁÉ")) == len("İSßﬁÉ")


def test_links_take_the_longest_form_once_and_never_lead_to_the_line_itself():
    found = LINKS.find("A Spawn Zone spawns; spawn zones and the Timer.")
    assert [(link.line, link.keyword) for link in found] == [("R-FC-62", "spawn"), ("R-FC-48", "timer")]
    assert LINKS.find("The Timer", "R-FC-48") == []
    assert LINKS.find("restarted, alarmed") == []
    assert [link.line for link in LINKS.find("No (R-FC-90).")] == ["R-FC-90"]


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("R-FC-48", {"gear/stopwatch", "events/radio-silence", "events/proximity-alert", "crew/wash/sidekick"}),
        ("R-FC-86", {"gear/hold-out-pistol"}),
        ("R-FC-137", {"gear/signal-flare", "crew/wash/hero"}),
        ("R-FC-155", {"enemies/scalper"}),
        ("R-FC-184", {"crew/zoe/hero", "crew/zoe/sidekick"}),
    ],
)
def test_which_cards_speak_of_a_line(line, wanted):
    assert wanted <= set(MENTIONS.for_line(line))
    assert "gear/box-of-spares" not in MENTIONS.for_line(line)


def test_every_card_has_rules_and_supply_cards_their_own():
    for card in CARDS:
        assert MENTIONS.rules_of(card), card
    assert "R-FC-82" in MENTIONS.rules_of("gear/medkit") and "R-FC-82" not in MENTIONS.rules_of("gear/vera")
    assert MENTIONS.rules_of("gear/hold-out-pistol")[0] == "R-FC-86"


def test_cards_and_lines_of_keep_flyin_speak_of_each_other():
    cards = cards_of(keepflyin())
    found = Mentions(rules_of("keepflyin"), cards, Links(booklet_of("keepflyin")))
    assert {"jobs/the-lassiter", "events/derelict-ship", "counters/reaver"} <= set(cards)
    assert not any(card.startswith("boards/") for card in cards), "a chart is no card"
    assert all(found.rules_of(card) for card in cards)
    assert "events/derelict-ship" in found.for_line("R-KF-92")
    assert "events/mr-niska-is-waiting" in found.for_line("R-KF-85")


def test_cards_and_lines_of_the_fans_card_game_speak_of_each_other():
    cards = cards_of(fancards())
    found = Mentions(rules_of("fancards"), cards, Links(booklet_of("fancards")))
    assert all(found.rules_of(card) for card in cards)
    assert "jobs/escort-a-rich-fool" in found.for_line("R-CG-92")
    assert {"crew/jayne", "units/bandits"} <= set(found.for_line("R-CG-49"))
    assert "traits/brute-strength" in found.for_line("R-CG-73")


def test_the_card_of_a_story_tells_its_goals_in_their_order():
    story = firefly().stories["king-of-all-londinium"]
    said = cards_of(firefly())[f"stories/{story.id}"].text
    places = [said.index(f"{n}. {goal.title}: {goal.text}") for n, goal in enumerate(story.goals, 1)]
    assert said.startswith(story.text) and places == sorted(places) and len(places) == 3


def test_a_booklet_of_another_shape_is_told(tmp_path):
    folder = tmp_path / "assets" / "rulebook"
    folder.mkdir(parents=True)
    for text in (
        'title = "x"',
        "title = 3\n[keyword]",
        'title = "x"\n[keyword.a]\ntitle = "A"',
        'title = "x"\n[keyword]\n[news]\nturn = 3',
    ):
        (folder / "odd.toml").write_text(text, encoding="utf-8")
        with pytest.raises(ContentError, match="rulebook/odd.toml"):
            read_booklet(tmp_path, "odd")
    with pytest.raises(ContentError):
        read_booklet(tmp_path, "none")


def test_every_rule_the_program_names_is_a_line():
    named = set()
    for folder in ("game", "assets/lang"):
        for path in data_root().joinpath(*folder.split("/")).rglob("*"):
            if path.suffix in (".py", ".po", ".toml"):
                named |= set(re.findall(r"R-[A-Z]+-[1-9][0-9]*", path.read_text(encoding="utf-8")))
    assert ruleset("firefly") and boxes.known()
    files = data_root().joinpath("assets", "rules").glob("*.toml")
    known = {line for file in files for line in rules_of(file.stem)}
    assert len(named) > 80 and named <= known, named - known

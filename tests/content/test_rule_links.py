"""Where a text leads to, a text in pieces with its links, and words that are looked for on cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.common.errors import ContentError
from game.content.common.rulebook.booklet import read_booklet
from game.content.common.rulebook.cards import Mentions, cards_of
from game.content.common.rulebook.words import Link, Links, pieces, unsaid
from game.content.fistful import fistful
from game.content.load import booklet_of, rules_of

LINKS = Links(booklet_of("fistful"))
WORD = next(word for word in booklet_of("fistful").keyword.values() if word.links)


@pytest.mark.parametrize(
    "text, line",
    [
        ("See R-FC-94 and not the landing zone.", "R-FC-94"),
        (f"It is about {WORD.links[0]}.", WORD.line),
        ("Nothing in here.", ""),
        ("", ""),
    ],
)
def test_a_text_leads_to_the_line_it_names_or_to_that_of_its_first_keyword(text: str, line: str) -> None:
    assert LINKS.line_for(text) == line


def test_a_keyword_that_is_no_link_leads_on_where_nothing_else_does() -> None:
    linked = {form for word in booklet_of("fistful").keyword.values() for form in word.links}
    word, form = next((w, f) for w in booklet_of("fistful").keyword.values() for f in w.forms if f not in linked)
    assert LINKS.find(form) == [] and LINKS.line_for(form) == LINKS.keywords(form)[0].line
    assert word in LINKS.keywords(form)


@pytest.mark.parametrize(
    "text, said",
    [
        ("Too far (R-FC-94).", "Too far."),
        ("Too far (R-FC-94)", "Too far"),
        ("Both dice add (R-FC-138 to R-FC-140), and more.", "Both dice add, and more."),
        ("Here (R-FC-60, R-FC-107).\n(all of it)", "Here.\n(all of it)"),
        ("See R-FC-94", "See R-FC-94"),
    ],
)
def test_the_lines_a_text_cites_are_not_read_out(text: str, said: str) -> None:
    assert unsaid(text) == said


def test_a_text_falls_into_pieces_at_its_links() -> None:
    first, second = Link(4, 8, "R-FC-1", "one"), Link(9, 12, "R-FC-2", "two")
    inside = Link(5, 7, "R-FC-3", "three")
    assert list(pieces("the crew and all", [first, inside, second])) == [
        ("the ", None),
        ("crew", first),
        (" ", None),
        ("and", second),
        (" all", None),
    ]
    assert list(pieces("crew", [Link(0, 4, "R-FC-1", "")])) == [("crew", Link(0, 4, "R-FC-1", ""))]
    assert list(pieces("", [])) == []


def test_words_are_looked_for_on_cards() -> None:
    cards = cards_of(fistful())
    found = Mentions(rules_of("fistful"), cards, LINKS).for_search
    medkit = "gear/medkit"
    assert medkit in found((cards[medkit].name.lower()[:4],))
    assert found(("medk", "zzz")) == [] == found(())


def test_a_single_text_where_a_list_belongs_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "assets" / "rulebook"
    folder.mkdir(parents=True)
    text = 'title = "x"\n[keyword.a]\ntitle = "A"\nline = "R-FC-1"\nalso = "R-FC-2"'
    (folder / "odd.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match="is no list"):
        read_booklet(tmp_path, "odd")

"""Cards that are drawn up: each card of the box opens as a copy and comes back equal; what is missing; bad files."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from game.ai.levels import LEVELS
from game.ai.trial import played
from game.content.common.errors import ContentError
from game.content.fancards import fancards
from game.content.fancards.parts import Foe, Stage
from game.content.fancards.records import Word
from game.content.fancards.sketch.card import NAME, CardSketch, blank, opened, own_rule, turned, with_foe, with_stage
from game.content.fancards.sketch.check import alone, flaws, the_card
from game.content.fancards.sketch.files import given, parcel
from game.content.fancards.sketch.kinds import KINDS
from game.rules.fancards.drawn import SEEN, USED, drawn


def codes(card: object) -> list[str]:
    return [flaw.code for flaw in flaws(CardSketch(card), fancards())]


def full(kind: str, **changes: object) -> CardSketch:
    """A card of a kind that lacks nothing but what is changed."""
    card = replace(blank(kind, "A card"), text="Text.", flavour="Mood." if kind not in ("crew", "ship") else "")
    return CardSketch(replace(card, **changes))


def test_each_card_of_the_box_that_a_form_can_show_comes_back_equal() -> None:
    """Through the sketch, the file that is passed on, and the loader; the others have a rule of their own."""
    found, shut = 0, []
    for deck in fields(fancards()):
        for card in getattr(fancards(), deck.name).values():
            if deck.name == "parts" or own_rule(card):
                shut.append(card.id)
                continue
            sketch = opened(card)
            assert given(parcel(sketch).encode(), "x.card") == sketch, card.id
            assert the_card(alone(sketch)) == replace(card, id=NAME), card.id
            assert flaws(sketch, fancards()) == [], card.id
            found += 1
    assert found >= 180 and {"kaylee", "torture", "ambush"} & set(shut)


def test_a_card_that_becomes_another_kind_keeps_what_both_have() -> None:
    job = full("job", reward=fancards().jobs["mail-round"].reward, needs=fancards().jobs["medicine-to-regina"].needs)
    epic = turned(job.card, "epic")
    assert (epic.reward, epic.needs, epic.text) == (job.card.reward, job.card.needs, "Text.")
    crew = turned(epic, "crew")
    assert (crew.title, crew.flavour, crew.perks) == ("A card", "", ())
    for kind in KINDS:
        for other in KINDS:
            assert KINDS[other].record is type(turned(blank(kind, "A card"), other))


def test_what_is_missing_is_said_field_by_field() -> None:
    assert codes(blank("unit", " ")) == ["title", "text", "flavour"] and codes(blank("crew", "X")) == ["text"]
    assert codes(full("trait", health=1).card) == []
    for kind in ("action", "defence", "nasty", "hazard", "item", "trait"):
        assert codes(full(kind).card) == ["nothing"]
    hazard = full("hazard", do=(Word("no_charting", True),)).card
    assert codes(hazard) == ["strikes_all"] and codes(replace(hazard, target=False)) == []
    assert codes(replace(hazard, target=False, do=(Word("pay", 3),), spared="talk")) == ["strikes_one", "spared"]
    item = full("item", perks=(Word("sole_weapon", True),)).card
    assert codes(item) == ["sole_weapon"] and codes(replace(item, tags=("weapon",))) == []
    job = full("job").card
    assert codes(with_stage(job, 0, None)) == ["nowhere"]
    assert codes(with_stage(with_stage(job, 0, Stage("ariel")), 1, Stage("ariel", 3))) == ["twice"]
    assert codes(with_stage(job, 0, Stage("no-such-world"))) == ["no_place"]
    many = with_stage(with_stage(with_stage(job, 0, Stage("rim", 6)), 1, Stage("rim", 6)), 2, Stage("rim"))
    assert codes(many) == ["too_many"]
    assert with_stage(job, 0, Stage("core", 2, "rim")).stages == (Stage("core", 2),)
    assert opened(replace(job, stages=(Stage("ariel", 3),))).card.stages == (Stage("ariel"),)
    assert codes(replace(job, foes=with_foe((), 0, Foe("", 2, 2)))) == ["foe_name"]
    assert codes(full("crew", combat=99).card) == ["other"]


def test_what_bots_did_with_a_card_is_told() -> None:
    """Of a card that lies in a mod, as they all do; its id is read in answers, whatever stands in it."""
    job, crew = replace(fancards().jobs["mail-round"], count=12), fancards().crew["jayne"]
    told = [played(drawn(parcel(opened(card))), 2, 1, LEVELS[1]) for card in (job, crew)]
    assert not [one.fault for one in told if one.fault]
    assert all("seen" in one.marks and len(one.winners) == 1 and one.won for one in told)
    assert told[0].marks["used"] and set(SEEN) <= set(KINDS) and set(USED) == set(SEEN)


BAD = {
    "no toml": b"= 3",
    "nothing": b"",
    "two cards": 2 * b'[[ship]]\nid = "a"\ntitle = "A"\ntext = "T."\nmovement = 3\ninventory = 4\ncrew = 5\n',
    "another game": b'[[story]]\nid = "a"\n',
    "too strong": b'[[ship]]\nid = "a"\ntitle = "A"\ntext = "T."\nmovement = 30\ninventory = 4\ncrew = 5\n',
    "own rule": b'[[crew]]\nid = "a"\ntitle = "A"\ntext = "T."\ncombat = 1\nhealth = 1\ncarry = 1\ncommand = 1\n'
    b'power = "lookout"\n',
    "no such word": b'[[crew]]\nid = "a"\ntitle = "A"\ntext = "T."\ncombat = 1\nhealth = 1\ncarry = 1\ncommand = 1\n'
    b"perks = [{ evil = 1 }]\n",
}


@pytest.mark.parametrize("name", list(BAD))
def test_a_bad_file_gets_a_sentence(name: str) -> None:
    with pytest.raises(ContentError) as caught:
        given(BAD[name], "bad.card")
    assert str(caught.value).startswith("bad.card")

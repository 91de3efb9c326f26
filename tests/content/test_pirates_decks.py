"""The 84 cards of the box *Pirates & Bounty Hunters*, read behind those of Firefly (R-PB-1, R-PB-4 to R-PB-6)."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.content import pirates
from game.content.common.errors import ContentError
from game.content.common.files import data_root
from game.content.firefly import firefly
from game.content.firefly.boxed import parts_of, with_boxes
from game.content.firefly.content import read_firefly
from game.content.firefly.counts import of_box
from game.content.firefly.records import CONTACTS, SUPPLIES
from game.content.load import deck_counts, load_all

BOX = of_box(firefly(), "pirates")
BASE = of_box(firefly(), "")


def test_84_cards() -> None:
    """R-PB-1, R-PB-4, R-PB-5: five Piracy Jobs a Contact, six cards a Supply Deck."""
    told = deck_counts(load_all().content)["pirates"]
    assert told == {
        **{f"supply:{name}": 6 for name in SUPPLIES}, **{f"contact:{name}": 5 for name in CONTACTS},
        "bounty": 20, "setup": 4, "stories": 3, "ships": 2, "guests": 2,
    }  # fmt: skip
    parts = parts_of(BOX, pirates.BOX)
    assert sum(n for part, n in parts.items() if part != "guests") == 84


def test_every_wanted_crew_has_a_bounty_and_the_other_way_round() -> None:
    """R-PB-85: by name, or as one of a class with a Cortex Alert."""
    bounties = [job for job in BOX.jobs.values() if job.kind == "bounty"]
    named = {do.what: job for job in bounties for do in job.options[0].needs}
    crew = {**BASE.crew, **BOX.crew}
    assert {id for id, card in crew.items() if card.wanted} <= set(named) <= set(crew)
    alone = {do.what for job in bounties if not job.per for do in job.options[0].needs}
    assert len(bounties) == 20 and len(alone) == 17 and all(crew[id].wanted for id in alone)
    assert {job.id for job in bounties if job.immoral} == {
        "wanted-helen", "wanted-river-tam", "wanted-simon-tam", "wanted-tracey", "wanted-zoe",
    }  # fmt: skip
    assert sorted(job.pay for job in bounties) == sorted(
        [2500, *[2600] * 8, *[3000] * 2, *[3200] * 2, 3500, *[3600] * 2, 4000, *[2000] * 3]
    )


SOLD = """
osiris agent-mcginnis 1 0 011 -|-
osiris the-guardian 1 300 110 medic+soldier|-
osiris alliance-sonic-rifle 2 800 000 -|-
osiris electronic-defense-suite 2 800 - -|-
persephone dobson 1 0 110 -|-
persephone dobsons-vector-pistol 1 600 100 -|firearm
persephone scan-proof-shades 1 1000 001 -|fancy-duds
persephone booby-traps 2 600 - -|-
persephone cryo-stasis-unit 1 600 - -|-
regina+silverhold bandit 4 200 200 merc+wanted|-
regina deputy 1 0 001 moral|-
regina sheriff-bourne 1 0 002 moral|-
regina sashs-hand-cannon 1 800 101 -|firearm
regina mag-grappler-launchers 1 800 - -|-
silverhold chari 1 200 002 grifter|-
silverhold fed-marshal 1 0 100 -|-
silverhold meadows 1 200 000 moral|-
silverhold friendly-game-of-cards 1 0 000 -|-
space-bazaar dalin 1 200 011 wanted|-
space-bazaar earlys-combat-armor 1 1000 110 -|-
space-bazaar earlys-datascope 1 1000 000 -|hacking-rig
space-bazaar earlys-pistol 1 600 100 -|firearm
space-bazaar eva-suit 2 600 - -|-
"""
"""The 30 Supply Cards: deck, card, copies, cost, Fight Tech Negotiate, what they are, Keywords."""


def test_figures_of_the_supply_cards() -> None:
    """R-PB-5."""
    told = set()
    for card in (*BOX.crew.values(), *BOX.gear.values(), *BOX.upgrades.values()):
        if dict(card.decks).get("setup") or getattr(card, "guest", False):
            continue
        points = "".join(map(str, card.skills)) if hasattr(card, "skills") else "-"
        marks = [*getattr(card, "professions", ())] + [
            mark for mark in ("moral", "wanted") if getattr(card, mark, False)
        ]
        decks, copies = "+".join(deck for deck, _ in card.decks), sum(n for _, n in card.decks)
        words = "+".join(card.keywords) if hasattr(card, "keywords") else ""
        told.add(f"{decks} {card.id} {copies} {card.cost} {points} {'+'.join(marks) or '-'}|{words or '-'}")
    assert told == set(SOLD.strip().splitlines())


BOUNTIES = """
billy osiris 2500 1, bree londinium 2600 1, crow londinium 3500 2, grange-brothers athens 3000 2, helen newhope 2600 1,
interrogator londinium 2600 1, jayne harvest 3600 2, jesse londinium 2600 1, river-tam cruiser 4000 2,
simon-tam cruiser 2600 0, stitch harvest 3200 2, tracey sihnon 2600 1, two-fry persephone 2600 1, zoe londinium 3600 2,
dalin cruiser 2600 1, the-fixer ariel 3000 1, the-specialist cruiser 3200 2, enforcers londinium 2000 1,
scrappers osiris 2000 1, bandits triumph 2000 1
"""
"""Whom they seek, where they are delivered, pay, how many a lost Showdown Kills."""


def test_figures_of_the_bounties() -> None:
    """R-PB-82, R-PB-125, R-PB-128, R-PB-142."""
    told = set()
    for job in (job for job in BOX.jobs.values() if job.kind == "bounty"):
        lost, won = job.options[0].bands
        place = job.places[0][0] if job.places else "cruiser"
        kills = sum(do.n for do in lost.do if do.word == "kill")
        told.add(f"{job.id.removeprefix('wanted-')} {place} {job.pay} {kills}")
        assert (lost.low, lost.end, won.low, won.end, job.legal) == (1, "botched", 2, "complete", True)
    assert told == {" ".join(one.split()) for one in BOUNTIES.split(",")}


def test_piracy_jobs() -> None:
    """R-PB-56 to R-PB-60: what is stolen and paid, who is the target, what a lost Showdown costs."""
    jobs = {job.contact: job for job in BOX.jobs.values() if job.kind == "piracy"}
    told = {
        name: (
            job.legal,
            [(do.what, do.n) for do in job.options[0].bands[1].do],
            job.pay,
            [do.what for do in job.options[0].needs],
            [do.n for do in job.options[0].bands[0].do],
            job.options[0].bands[0].end,
        )
        for name, job in jobs.items()
    }
    assert told == {
        "badger": (False, [("steal:goods", 6)], 200, [], [1], "warrant"),
        "patience": (False, [("steal:goods", 5)], 200, ["rival:idle"], [1], "warrant"),
        "amnon-duul": (False, [("steal:jobs", 3)], 800, [], [], "warrant"),
        "niska": (False, [("steal:goods", 99)], 200, ["rival:unsolid"], [1], "warrant"),
        "harken": (True, [("steal:goods", 4)], 200, ["rival:outlaw"], [1], "botched"),
    }


def test_two_ships_with_cores_of_their_own() -> None:
    """R-PB-9 to R-PB-11, R-PB-13, R-PB-15."""
    ships = {s.id: (s.hold, s.stash, s.crew, s.upgrades, s.active, s.drive) for s in BOX.ships.values()}
    assert ships == {"ss-walden": (15, 0, 6, 3, 3, "tri-capissen-28hd"), "interceptor": (4, 0, 4, 2, 3, "echelon-lr-8")}
    cores = {d.only: (d.range, d.fuel, d.decks) for d in BOX.drives.values()}
    assert cores == {"ss-walden": (4, 1, (("setup", 1),)), "interceptor": (8, 0, (("setup", 1),))}


def test_what_a_card_does_stands_on_it() -> None:
    for deck in (BOX.crew, BOX.gear, BOX.upgrades):
        for card in deck.values():
            for perk in card.perks:
                if perk.n > 1 and perk.what != "lawman":
                    assert str(perk.n) in card.text.replace(",", ""), (card.id, perk)
    texts = [card.text or card.flavour for card in BOX.faces.values()]
    texts += [o.text for job in BOX.jobs.values() for o in job.options]
    assert all(text[-1] in ".!?" for text in texts)


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("bounties", '{ crew = "jayne" }', '{ crew = "wash" }', "needs: 'wash' isn't Wanted"),
        ("bounties", '{ crew = "jayne" }', '{ crew = "crow" }', "crew .jayne., wanted: is Wanted, and no Bounty here"),
        ("supply_osiris", 'own = "grudge"', 'own = "grunge"', "no box that is here does 'grunge'"),
        ("supply_osiris", 'id = "the-guardian"', 'id = "inara"', "the id 'inara' is taken"),
        ("jobs_badger", "count = 5", "count = 4", "has 24 cards; the box has 25"),
        ("setup", 'drive = "echelon-lr-8"', 'drive = "tri-capissen-28hd"', "which fits no other ship"),
    ],
)
def test_a_mistake_in_the_decks_is_told(tmp_path: Path, file: str, old: str, new: str, says: str) -> None:
    for way in ("assets/decks", "maps"):
        shutil.copytree(data_root().joinpath(*way.split("/")), tmp_path.joinpath(*way.split("/")))
    path = tmp_path / "assets" / "decks" / "pirates" / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError, match=says):
        with_boxes(tmp_path, read_firefly(tmp_path))

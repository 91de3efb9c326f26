"""Every card of the fans' card game has a picture, each one of its own; no two Jobs are set in the same scene."""

from __future__ import annotations

import itertools
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "assets" / "source"))

from catalogue import ITEMS  # noqa: E402
from scenes.records_epics import EPICS  # noqa: E402
from scenes.records_jobs import JOBS  # noqa: E402

from game.content.fancards import fancards  # noqa: E402

BOX = fancards()
DECKS = (BOX.ships, BOX.crew, BOX.spares, BOX.events, BOX.places, BOX.jobs, BOX.epics, BOX.parts)
PICTURES = [card.picture for deck in DECKS for card in deck.values()]


def test_every_card_has_its_picture_and_no_two_share_one() -> None:
    names = {Path(name).name for name in ITEMS}
    assert not [picture for picture in PICTURES if picture not in names]
    assert len(set(PICTURES)) == len(PICTURES) > 200


def test_no_two_jobs_share_set_cast_and_things() -> None:
    told = {key: (r["set"], r.get("cast"), r.get("props")) for key, r in {**JOBS, **EPICS}.items()}
    assert not [pair for pair in itertools.combinations(told, 2) if told[pair[0]] == told[pair[1]]]

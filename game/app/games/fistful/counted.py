"""What is counted of each seat for the end of a heist."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.play.readers import Readers
from game.rules.fistful import news as kinds


@dataclass
class Deeds:
    """One seat's share."""

    banked: int = 0
    defeated: int = 0
    hurt: int = 0
    traps: int = 0
    gear: int = 0


counts: Readers[Deeds, None] = Readers()


@counts
def _banked(one: Deeds, news: kinds.Banked) -> None:
    one.banked += news.n


@counts
def _defeated(one: Deeds, _news: kinds.Defeated) -> None:
    one.defeated += 1


@counts
def _hurt(one: Deeds, news: kinds.Hurt) -> None:
    one.hurt += news.n


@counts
def _used(one: Deeds, _news: kinds.Used) -> None:
    one.gear += 1


@counts
def _took(one: Deeds, news: kinds.Took) -> None:
    one.traps += news.zone == "card"

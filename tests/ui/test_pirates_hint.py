"""Hints for the choices of Pirates & Bounty Hunters: each has one answer at once, and a reason for it."""

from __future__ import annotations

import pytest

from game.app.games.firefly.hints.reasons import deed, reason
from game.app.games.firefly.situation import Situation
from game.app.shell.words import load
from game.app.table.percent import percent
from game.core.rng import seeded
from game.core.session import Session
from game.rules.firefly.bots.turn import open_errands
from game.rules.firefly.cards.misbehaving import Killed
from game.rules.pirates import odds
from game.rules.pirates.bound import FreedChoice, JumpChoice
from game.rules.pirates.deeds import StealToken
from game.rules.pirates.gambling import CalmChoice, NameSuit
from game.rules.pirates.havens import PlaceHaven
from game.rules.pirates.loot import HandChoice, LootJobs
from game.rules.pirates.powers import StandIn
from game.rules.pirates.prisoners import PickPrisoner
from game.rules.registry import ruleset
from tests.rules.firefly.table import table
from tests.ui.pirates_table import RAID, pirates, upto
from tests.ui.seated_table import NAMES

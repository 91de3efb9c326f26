"""The bots by name, and the levels a table may choose from."""

from __future__ import annotations

from game.ai import careless, greedy, random_bot, search
from game.ai.bot import Bot

BOTS: dict[str, Bot] = {
    "random": random_bot.choose,
    "careless": careless.choose,
    "greedy": greedy.choose,
    "search": search.choose,
}
LEVELS: dict[int, str] = {1: "careless", 2: "greedy", 3: "search"}

"""What every sign of how a heist is going weighs, as the logarithm of odds.

Fitted to the turns of some 1,600 heists that the ruleset's habits played on the three boards, with crews of all kinds,
1 to 4 seats, at all levels, some with blunders. What can only be good or only be bad for a table never weighs the other
way round.
"""

BASE = -2.277
WEIGHTS: dict[str, float] = {
    "spare:1": 0.402, "spare:12": 0.093, "spare:4": 0.563, "spare:more": 0.037,
    "apart": -0.147, "credits.late": -2.282, "done": 1.626, "done.far": -0.497, "sacks": 0.574,
    "sacks.late": -0.971, "stars.late": -3.76, "stars.lifters": 0.173, "stars.out of reach": -4.973,
    "visits": -0.136, "visits.late": -6.746, "ways": -0.129, "ways.stars": -0.307,
    "board.down": 0.722, "board.enemies": -1.716, "board.loot": -0.214, "board.lying": 1.302,
    "board.short": -14.148,
    "ammo": 0.037, "gear": 0.041, "health.low": -0.386, "mates": 0.129, "out": -4.257, "precious.heroes": 0.031,
    "alarm": -0.367, "foes.strength": -0.154, "hunted": -2.105, "hunted.early": 0.465, "hunted.gap": 0.28,
    "heist:intensive": 0.357, "heist:paradiso": -0.955, "seats:2": 0.484, "seats:3": 0.72, "seats:4": -0.699,
    "hero:book": 0.333, "hero:inara": -0.566, "hero:jayne": 0.755, "hero:kaylee": -0.387, "hero:mal": 0.493,
    "hero:river": -0.181, "hero:simon": -0.273, "hero:wash": 0.181, "hero:zoe": -0.434,
}  # fmt: skip

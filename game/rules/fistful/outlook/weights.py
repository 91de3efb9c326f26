"""What every sign of how a heist is going weighs, and every crew member, as the logarithm of odds.

Fitted to the turns of some 6,000 heists that the ruleset's habits played on the three boards, with crews of all kinds,
1 to 4 seats, at all levels, some with blunders. What can only be good or only be bad for a table never weighs the other
way round.
"""

BASE = -3.937
WEIGHTS: dict[str, float] = {
    "spare:1": 0.37, "spare:12": 0.182, "spare:4": 0.358, "spare:more": 0.014,
    "credits.late": -0.824, "done": 3.53, "done.far": -0.493, "done.late": -1.598, "sacks": 0.511,
    "stars.late": -7.732, "stars.lifters": 0.684, "stars.out of reach": -5.047, "visits.late": -5.271,
    "ways": -0.111, "ways.stars": -0.23,
    "board.lying": 0.519, "board.short": -3.748,
    "ammo": 0.034, "crew": 0.728, "gear": 0.169, "health.low": -0.073, "mates": 0.418, "out": -0.282,
    "precious.heroes": 0.332, "precious:1": -1.102,
    "alarm": -0.161, "foes.strength": -0.142, "hunted": -2.078, "hunted.early": -0.914, "hunted.gap": 0.171,
    "heist:intensive": -0.337, "heist:paradiso": -0.102, "seats:2": 0.656, "seats:3": 0.976, "seats:4": 0.796,
}  # fmt: skip

START = -0.6
"""The logarithm of odds that a crew wins whose members add nothing."""

CREW: dict[str, float] = {
    "hero:mal": 0.33, "hero:zoe": 0.03, "hero:wash": -0.24, "hero:inara": -0.39, "hero:jayne": 0.59,
    "hero:kaylee": -0.37, "hero:simon": -0.02, "hero:river": 0.09, "hero:book": -0.02,
    "sidekick:mal": -0.09, "sidekick:zoe": 0.29, "sidekick:wash": 1.05, "sidekick:inara": -0.45,
    "sidekick:jayne": -0.03, "sidekick:kaylee": -0.1, "sidekick:simon": -0.4, "sidekick:river": -0.03,
    "sidekick:book": -0.25,
    "derelict:hero:mal": 0.4, "derelict:hero:zoe": 0.15, "derelict:hero:wash": -0.55, "derelict:hero:inara": -0.43,
    "derelict:hero:jayne": 0.91, "derelict:hero:kaylee": -0.34, "derelict:hero:simon": 0,
    "derelict:hero:river": 0.2, "derelict:hero:book": -0.34,
    "derelict:sidekick:mal": -0.19, "derelict:sidekick:zoe": 0.36, "derelict:sidekick:wash": 1.03,
    "derelict:sidekick:inara": -0.61, "derelict:sidekick:jayne": -0.03, "derelict:sidekick:kaylee": -0.13,
    "derelict:sidekick:simon": -0.49, "derelict:sidekick:river": 0.33, "derelict:sidekick:book": -0.26,
    "paradiso:hero:mal": 0.68, "paradiso:hero:zoe": 0.12, "paradiso:hero:wash": -0.38,
    "paradiso:hero:inara": -0.64, "paradiso:hero:jayne": 0.92, "paradiso:hero:kaylee": -0.56,
    "paradiso:hero:simon": -0.13, "paradiso:hero:river": -0.22, "paradiso:hero:book": 0.2,
    "paradiso:sidekick:mal": -0.02, "paradiso:sidekick:zoe": 0.5, "paradiso:sidekick:wash": 1.21,
    "paradiso:sidekick:inara": -0.36, "paradiso:sidekick:jayne": 0.12, "paradiso:sidekick:kaylee": -0.36,
    "paradiso:sidekick:simon": -0.58, "paradiso:sidekick:river": -0.25, "paradiso:sidekick:book": -0.27,
    "intensive:hero:mal": -0.02, "intensive:hero:zoe": -0.05, "intensive:hero:wash": 0.15,
    "intensive:hero:inara": -0.14, "intensive:hero:jayne": 0, "intensive:hero:kaylee": -0.02,
    "intensive:hero:simon": -0.1, "intensive:hero:river": 0.11, "intensive:hero:book": 0.04,
    "intensive:sidekick:mal": -0.18, "intensive:sidekick:zoe": -0.18, "intensive:sidekick:wash": 1.08,
    "intensive:sidekick:inara": -0.4, "intensive:sidekick:jayne": 0.03, "intensive:sidekick:kaylee": 0.24,
    "intensive:sidekick:simon": -0.31, "intensive:sidekick:river": -0.04, "intensive:sidekick:book": -0.28,
    "alone:hero:mal": 0.28, "alone:hero:zoe": 0.01, "alone:hero:wash": -0.09, "alone:hero:inara": -0.75,
    "alone:hero:jayne": 0.72, "alone:hero:kaylee": -0.31, "alone:hero:simon": -0.39, "alone:hero:river": 0.58,
    "alone:hero:book": -0.06, "alone:sidekick:mal": -0.2, "alone:sidekick:zoe": 0.15, "alone:sidekick:wash": 1.66,
    "alone:sidekick:inara": -0.63, "alone:sidekick:jayne": -0.2, "alone:sidekick:kaylee": -0.49,
    "alone:sidekick:simon": -0.36, "alone:sidekick:river": 0.35, "alone:sidekick:book": -0.29,
    "derelict of 4:hero:mal": -0.09, "derelict of 4:hero:zoe": -0.12, "derelict of 4:hero:wash": -0.18,
    "derelict of 4:hero:inara": -0.28, "derelict of 4:hero:jayne": -0.2, "derelict of 4:hero:kaylee": 0.06,
    "derelict of 4:hero:simon": -0.36, "derelict of 4:hero:river": -0.31, "derelict of 4:hero:book": -0.3,
    "derelict of 4:sidekick:mal": 0.12, "derelict of 4:sidekick:zoe": 0.12, "derelict of 4:sidekick:wash": 0.7,
    "derelict of 4:sidekick:inara": -0.05, "derelict of 4:sidekick:jayne": -0.37,
    "derelict of 4:sidekick:kaylee": -0.01, "derelict of 4:sidekick:simon": -0.13,
    "derelict of 4:sidekick:river": -0.27, "derelict of 4:sidekick:book": -0.11,
    "paradiso of 4:hero:mal": -0.06, "paradiso of 4:hero:zoe": -0.15, "paradiso of 4:hero:wash": -0.32,
    "paradiso of 4:hero:inara": -0.07, "paradiso of 4:hero:jayne": -0.1, "paradiso of 4:hero:kaylee": -0.21,
    "paradiso of 4:hero:simon": -0.26, "paradiso of 4:hero:river": -0.38, "paradiso of 4:hero:book": -0.24,
    "paradiso of 4:sidekick:mal": -0.03, "paradiso of 4:sidekick:zoe": -0.1, "paradiso of 4:sidekick:wash": 0.74,
    "paradiso of 4:sidekick:inara": -0.02, "paradiso of 4:sidekick:jayne": -0.15,
    "paradiso of 4:sidekick:kaylee": -0.06, "paradiso of 4:sidekick:simon": -0.05,
    "paradiso of 4:sidekick:river": -0.23, "paradiso of 4:sidekick:book": -0.11,
    "intensive of 4:hero:mal": -0.15, "intensive of 4:hero:zoe": 0.08, "intensive of 4:hero:wash": -0.38,
    "intensive of 4:hero:inara": -0.23, "intensive of 4:hero:jayne": -0.09, "intensive of 4:hero:kaylee": -0.17,
    "intensive of 4:hero:simon": 0.06, "intensive of 4:hero:river": -0.27, "intensive of 4:hero:book": -0.36,
    "intensive of 4:sidekick:mal": -0.04, "intensive of 4:sidekick:zoe": 0.12, "intensive of 4:sidekick:wash": 0.36,
    "intensive of 4:sidekick:inara": -0.06, "intensive of 4:sidekick:jayne": -0.2,
    "intensive of 4:sidekick:kaylee": 0, "intensive of 4:sidekick:simon": -0.11,
    "intensive of 4:sidekick:river": -0.05, "intensive of 4:sidekick:book": -0.01,
}  # fmt: skip
"""What a crew member adds in that role: in heists at large, then in each of the box, then to a table of one seat, where
the Sidekick who keeps the Timer back counts for more than all else, and in each heist to four seats. These two are
fitted to some 4,700 heists at the normal level by random crews with the best bot's own habits."""

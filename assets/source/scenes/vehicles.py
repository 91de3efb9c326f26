"""What flies and drives, as its own recipe models it, under the names the records use."""

import fittings
import ships
import ships_great
import ships_pirates


def jeep():
    fittings.jeep()


def cruiser():
    ships_great.cruiser()


def raider():
    ships_great.raider()


def walden():
    ships_pirates.walden()


def ship():
    """A tramp freighter, as she lies at the quay."""
    ships.transport(0)


def rival():
    ships.transport(1)

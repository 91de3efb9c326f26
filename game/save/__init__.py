"""Saves: slots of generations with a journal, written so that a kill or a power cut loses nothing acknowledged."""

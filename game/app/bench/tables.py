"""The tables whose pictures are measured."""

TABLES = {"heist-largest": "hospital of a heist", "hex": "star chart", "firefly": "sector map"}
"""Scenes of `verse shot`, and what each is called in the report."""

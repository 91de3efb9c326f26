"""Choices of *Keep Flyin'* that are laid out as cards over the chart: what is discarded, lost, left or paid for."""

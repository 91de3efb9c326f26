"""The panels around the chart: rail, top bar, inspector and what they hold."""

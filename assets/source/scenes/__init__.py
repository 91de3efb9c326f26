"""Scenes on cards: sets, props, light and lenses around the dolls; records say who stands where and does what."""

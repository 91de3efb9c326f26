"""Sheets over a scene: questions, notes, menus, lists."""

"""Tests of the window: real events, no screen."""

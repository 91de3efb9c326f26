"""TOML files: read through one door, checked as models, problems named with file and line, written for people."""

"""Long campaigns: the figures of reliability that take minutes to hours. `python -m tests.long --help` runs them.

A campaign is a function `(size: int, seed: int) -> Result`; `__main__.py` lists them with a short and a full size.
"""

"""Campaigns over several machines, with Dask: a scheduler that somebody else runs, and workers that joined it.

The only package that talks to a network, and only when it is given the scheduler's address.
"""

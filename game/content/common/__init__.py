"""What every game's cards and boards share: files, the loader, its cache, mods, rule lines."""

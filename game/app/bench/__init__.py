"""What `verse bench` measures with pictures and physics; `game.bench` holds the rest."""

"""What lies around the map: the seats, one's own front, the bulletin, the jobs held, hand, squad and inspector."""

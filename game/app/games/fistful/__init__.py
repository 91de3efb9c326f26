"""The table of *Fistful of Credits*: heist boards, crews, fights, and what lies around them."""

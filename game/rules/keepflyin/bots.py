from game.rules.keepflyin.state import KeepFlyin
def standing(g, seat): return 0.5
def worth_a_look(g, options): return options

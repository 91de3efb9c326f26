def faults(rules, g): return []

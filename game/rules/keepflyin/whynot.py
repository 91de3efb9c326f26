def why_not(g, source, target): return None

"""A slot on the disk: generations with their journals and pictures, written, read in a chain, let go of."""

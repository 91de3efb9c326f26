"""The stage of fights over the map."""

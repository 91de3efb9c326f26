"""Several who attack, each in a lane of a stage, and who meets them there, whatever game it is."""

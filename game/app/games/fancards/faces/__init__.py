"""How cards look: small on the table, large in the inspector, as the face of a spread."""

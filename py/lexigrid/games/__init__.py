"""The games: rules alone."""

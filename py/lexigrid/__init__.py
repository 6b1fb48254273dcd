"""Lexigrid: the rules of four word games, pure and repeatable."""

__version__ = "0.1.0"

"""Tools that play crosswords by themselves, all drawn from seeds.

`selfplay` plays games, `layout` searches for the board's colours, `leaves` measures
what kept tiles are worth, `match` lets players meet. Each needs PYTHONPATH=py and the
packed word lists (`python3 build.py build`).
"""

"""Tools that play Lexiheist by themselves, all drawn from seeds.

`selfplay` plays games, `games` checks thousands of them, `match` lets players meet.
Each needs PYTHONPATH=py and the packed word lists (`python3 build.py build`).
"""

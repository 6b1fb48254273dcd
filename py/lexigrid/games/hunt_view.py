"""What a seat may see of a round (H12, C2, C3)."""

from lexigrid.game import Seat
from lexigrid.games.hunt_state import Claimed, HuntState, Phase, Sheet
from lexigrid.games.hunt_table import HuntTable
from lexigrid.solver import POINTS


def view(state: HuntState, table: HuntTable, seat: Seat | None) -> dict[str, object]:
    """Show what was agreed on, how far all are, and a seat its own hunt."""
    seats = range(1, len(state.sheets) + 1)
    return {
        "size": table.size,
        "min": table.minimum,
        "seconds": table.seconds,
        "minimums": [table.least(each) for each in seats],
        "teams": list(table.teams) or None,
        "anything": table.anything,
        "shaker": table.dome.shaker if table.dome else None,
        "lifted": state.lifted,
        "glass": [table.glass_turner(each, len(seats)) for each in seats],
        "phases": [sheet.phase.value for sheet in state.sheets],
        "phase": state.phase.value,
        "underlined": list(table.dome.underlined) if table.dome else [],
        "worth": list(POINTS),
        **_own(state, seat),
    }


def _own(state: HuntState, seat: Seat | None) -> dict[str, object]:
    sheet = Sheet() if seat is None else state.sheets[seat - 1]
    sees = state.phase is Phase.OVER or sheet.phase is not Phase.WAITING
    return {
        "seat": seat,
        "cells": [_face(cube) for cube in state.solution.grid] if sees else None,
        "turns": list(state.turns) if sees and state.turns else None,
        "claims": [claim_view(claim) for claim in sheet.claims],
    }


def claim_view(claim: Claimed) -> dict[str, object]:
    """Show an accepted claim to the seat that made it."""
    return {
        "word": claim.word,
        "path": list(claim.path),
        "points": claim.points,
        "at": claim.at,
    }


def _face(letter: str) -> str:
    return "Qu" if letter == "q" else letter.upper()

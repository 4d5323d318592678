#!/usr/bin/env python3
"""Keeps events, for scripts/keep-events.sh: keep.py TABLEBANK [--say-again]"""

import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "games"))

import kept
import said

VIEWS = ("missing", "players", "rounds", "log")


def questions_for(program, event):
    """Of every event: each view in words and as an object, the standings with their workings, and the standings on their way."""
    file = event.name
    log = json.loads(said.run(program, ["event", "show", file, "log", "--json"], event.parent).stdout)["log"]
    asked = [f"event show {file} {view}{form}" for view in VIEWS for form in ("", " --json")]
    asked += [f"event standings {file}{form}" for form in ("", " --workings", " --json")]
    asked += [f"event standings {file} --at {max(1, len(log) * part // 4)}{form}" for part in (1, 2, 3) for form in ("", " --json | sha256sum")]
    return [f"$ tablebank {words}" for words in asked]


if __name__ == "__main__":
    kept.Kept(HERE, ".tbe").keep(questions_for)

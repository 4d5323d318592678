#!/usr/bin/env python3
"""Keeps games, for scripts/keep-games.sh: keep.py TABLEBANK [--say-again]"""

import contextlib
import json
import sqlite3

import kept
import said

VIEWS = ("summary", "players", "deeds", "bank", "due", "clock", "rulings")
LANGUAGES = ("en", "ru", "fr", "it", "pl")
EXPORTS = ("json", "csv", "ledger", "beancount")


def spoken_language(game):
    with contextlib.closing(sqlite3.connect(f"{game.as_uri()}?mode=ro&immutable=1", uri=True)) as database:
        (language,) = database.execute("SELECT language FROM game").fetchone()
        return language


def clock_runs(program, game):
    clock = said.run(program, ["show", game.name, "clock", "--json"], game.parent)
    return json.loads(clock.stdout).get("running", False)


def questions_for(program, game):
    """Of every game: each view in words and as an object, the game in progress, the books, and all of it in five languages. Output that
    depends on the hour, because the clock runs, is left out. Long output is kept as a hash, except one log and the score sheets in English
    and in the language of the game."""
    file = game.name
    views = [view for view in VIEWS if view not in ("summary", "clock") or not clock_runs(program, game)]
    entries = json.loads(said.run(program, ["verify", file, "--json"], game.parent).stdout)["entries"]
    own = spoken_language(game)
    asked = [f"show {file} {view}{form}" for view in views for form in ("", " --json")]
    asked += [f"show {file} {view} --at {max(1, entries * part // 4)}" for part in (1, 2, 3) for view in ("players", "due")]
    asked += [f"verify {file}", f"verify {file} --json", f"verify {file} --strict"]
    asked += [f"settle {file}", f"settle {file} --json"]
    asked += [f"show {file} log --json | sha256sum"]
    asked += [f"export {file} --to {form} | sha256sum" for form in EXPORTS]
    lines = [f"$ tablebank {words}" for words in asked]
    for language in LANGUAGES:
        begin = f"$ LC_ALL={language} tablebank"
        short = "" if language == own else " | sha256sum"
        lines += [f"{begin} show {file} log{short}"]
        if language != "en":
            lines += [f"{begin} show {file} due", f"{begin} settle {file}{short}"]
        if language == own != "en":
            lines += [f"{begin} show {file} {view}" for view in views if view != "due"]
    return lines


if __name__ == "__main__":
    kept.GAMES.keep(questions_for)

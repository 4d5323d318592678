#!/usr/bin/env python3
"""Keeps games, for scripts/keep-games.sh: keep.py TABLEBANK [--say-again]"""

import contextlib
import json
import pathlib
import sqlite3
import sys

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
    """Of every game: each view in words and as an object, the game on its way, the books, and all of it in five languages.
    What depends on the hour, because the clock runs, is left out. What is long is kept as a hash, but for one log and the
    score sheets in English and in the language of the game."""
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


def keep_new(program):
    """A NAME.said that is there already holds further questions, to be asked after those that every game is asked."""
    digests = kept.listed() if kept.LIST.exists() else {}
    for game in kept.games():
        name = str(game.relative_to(kept.HERE))
        if name in digests:
            continue
        beside = kept.said_of(game)
        further = said.questions_of(beside.read_text(encoding="utf-8")) if beside.exists() else []
        standing = questions_for(program, game)
        asked = standing + [question for question in further if question not in standing]
        beside.write_text(said.say(program, game, asked), encoding="utf-8")
        digests[name] = kept.sha256(game)
        digests[str(beside.relative_to(kept.HERE))] = kept.sha256(beside)
        print(f"kept {name}")
    return digests


def say_again(program, digests):
    for game in kept.games():
        beside = kept.said_of(game)
        now = said.say(program, game, said.questions_of(beside.read_text(encoding="utf-8")))
        if now != beside.read_text(encoding="utf-8"):
            beside.write_text(now, encoding="utf-8")
            print(f"now speaks otherwise: {beside.relative_to(kept.HERE)}")
        digests[str(beside.relative_to(kept.HERE))] = kept.sha256(beside)
    return digests


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    again = "--say-again" in sys.argv[2:]
    before = kept.listed() if kept.LIST.exists() else {}
    for name, digest in before.items():
        file = kept.HERE / name
        if not file.exists() or kept.sha256(file) != digest:
            sys.exit(f"keep-games: {name} was kept and is never changed or taken away: git checkout tests/games/{name}")
    digests = keep_new(program)
    kept.write_list(say_again(program, digests) if again else digests)


if __name__ == "__main__":
    main()

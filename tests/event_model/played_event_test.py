#!/usr/bin/env python3
"""Whole events whose tables are played by chance: from a list of names to the published standings.

played_event_test.py PROGRAM. One player does not come, one comes late, a substitute sits in, a penalty is given and a result corrected; one
table is scored on paper, one brings its record by hand, the others save their games to a folder. Every result comes from its game, and the
standings must be those that standings_model.py computes from the published figures. TABLEBANK_SEED, TABLEBANK_PLAYERS and TABLEBANK_ROUNDS
choose others; TABLEBANK_EVENT_EDITIONS is a list with commas."""

import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import unittest

from random_table import RandomTable
from standings_model import Standings, rows_told

PROGRAM = sys.argv[1]
SEED = int(os.environ.get("TABLEBANK_SEED", random.SystemRandom().randrange(10**9)))
PLAYERS = int(os.environ.get("TABLEBANK_PLAYERS", 9))
ROUNDS = int(os.environ.get("TABLEBANK_ROUNDS", 2))
EDITIONS = os.environ.get("TABLEBANK_EVENT_EDITIONS", "us,fr,it").split(",")
TURNS = 8


class PlayedEvent:
    def __init__(self, folder, edition, chance):
        self.folder, self.chance = folder, chance
        self.file = str(folder / "event.tbe")
        self.games = folder / "games"
        self.games.mkdir()
        names = folder / "names.csv"
        names.write_text("name,family\n" + "".join(f"Player {one},{'Berg' if one < 3 else ''}\n" for one in range(1, PLAYERS + 1)),
                         encoding="utf-8")
        self.run("new", "--name", "Cup", "--edition", edition, "--rounds", str(ROUNDS))
        self.run("player", "--csv", str(names))
        self.run("player", "Reserve", "--substitute")
        self.run("seat")

    def run(self, verb, *arguments, code=0):
        done = subprocess.run([PROGRAM, "event", verb, self.file, *arguments], capture_output=True, text=True, check=False)
        assert done.returncode == code, (verb, arguments, done.returncode, done.stdout, done.stderr)
        return done.stdout

    def play(self):
        for number in range(1, ROUNDS + 1):
            self.change(number)
            self.run("round", str(number), "--open")
            tables = json.loads(self.run("join", "--round", str(number), "--json"))["tables"]
            for table in tables:
                self.play_table(number, table)
            self.run("collect", str(self.games))
            assert not json.loads(self.run("show", "missing", "--json"))["missing"], "a result is missing"
            assert "Result" not in self.run("collect", str(self.games)), "a result was taken twice"
        self.run("penalty", "Player 4", "1.5", "--why", "late")
        last = tables[0]
        self.run("correct", "--round", str(ROUNDS), "--table", "1", *(f"{player['name']}={10 * place}" for place, player in
                                                                       enumerate(last["players"], 1)), "--why", "typed wrong")

    def change(self, number):
        if number == 1:
            self.run("player", "Player 3", "--leaves", "1")  # does not come
            self.run("seat", "--why", "one did not come")
        if number == 2:
            self.run("player", "Late")
            self.run("seat", "--why", "one came late")
            seated = json.loads(self.run("show", "rounds", "--json"))["rounds"][1]
            gone = seated[0][0]
            self.run("player", gone, "--leaves", "2")
            self.run("seat", "--round", "2", "--swap", gone, "Reserve", "--why", "ill")
            if ROUNDS > 2:
                self.run("seat", "--round", "3", "--why", "one is ill")

    def play_table(self, number, table):
        if table["table"] == 2:  # on paper
            totals = sorted((self.chance.randrange(5000) / 10 for _ in table["players"]), reverse=True)
            self.run("result", "--round", str(number), "--table", "2",
                     *(f"{player['name']}={total:g}" for player, total in zip(table["players"], totals)))
            return
        by_hand = table["table"] == 1  # without a network
        game = (self.folder if by_hand else self.games) / f"{number}-{table['table']}.tbl"
        played = RandomTable(PROGRAM, game, table["line"], self.chance)
        played.play(TURNS)
        played.finish()
        if by_hand:
            record = game.with_suffix(".tbr")
            assert played.run("export", game, "--to", "record", "-o", record)[0] == 0
            self.run("result", str(record))


class PlayedEvents(unittest.TestCase):
    def test_what_is_published_agrees_with_the_model(self):
        for index, edition in enumerate(EDITIONS):
            print(f"{edition}: TABLEBANK_SEED={SEED + index} TABLEBANK_EVENT_EDITIONS={edition} TABLEBANK_PLAYERS={PLAYERS} "
                  f"TABLEBANK_ROUNDS={ROUNDS}", flush=True)
            with tempfile.TemporaryDirectory() as folder:
                event = PlayedEvent(pathlib.Path(folder), edition, random.Random(SEED + index))
                event.play()
                event.run("publish", str(pathlib.Path(folder) / "pages"))
                facts = json.loads((pathlib.Path(folder) / "pages" / "event.json").read_text(encoding="utf-8"))
                self.assertEqual(rows_told(facts), Standings(facts).rows())
                self.assertGreaterEqual(len(facts["results"]), 2 * ROUNDS)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

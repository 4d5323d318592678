#!/usr/bin/env python3
"""The standings of an event, with mistakes that are undone, against those of standings_model.py.

standings_test.py PROGRAM plays whole events in the terminal: drop-outs, late players, substitutes, byes, forfeits, shared
places, penalties, corrections, lots, other schemes. TABLEBANK_SEED chooses others, TABLEBANK_EVENTS how many."""

import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import unittest

from standings_model import Standings, rows_told

PROGRAM = sys.argv[1]
SEED = int(os.environ.get("TABLEBANK_SEED", random.SystemRandom().randrange(10**9)))
EVENTS = int(os.environ.get("TABLEBANK_EVENTS", 3))
SCHEMES = ("", "7-5-3-1 5-3-1 9-6-4-2-1 by=wins,points,totals,lots", "4-3-2-1 3-2-1 5-4-3-2-1 bye=2.5 by=table-share,opponents",
           "11-7-4-2 10-6-2 12-8-5-3-2 requested=3 missed=1.5 by=points,wins,totals,table-share",
           "11-7-4-2 10-6-2 12-8-5-3-2 missed=2 by=final,points,totals")


class Evening:
    """An event of random people, played through the command line."""

    def __init__(self, chance, folder):
        self.chance = chance
        self.file = str(folder / "event.tbe")
        self.players = chance.randrange(8, 49)
        self.rounds = chance.randrange(2, 6)
        self.gone = set()
        self.slips = []
        self.scheme = scheme = chance.choice(SCHEMES)
        size = chance.choice((4, 5)) if not scheme else 4
        self.run("new", "--name", "Evening", "--edition", chance.choice(("us", "fr", "pl")), "--rounds", str(self.rounds),
                 "--table-size", str(size), *(("--scheme", scheme) if scheme else ()))
        self.run("player", *(f"P{number}" for number in range(1, self.players + 1)))
        self.run("player", "Reserve", "--substitute")
        self.run("seat")

    def run(self, verb, *arguments, code=0):
        done = subprocess.run([PROGRAM, "event", verb, self.file, *arguments], capture_output=True, text=True, check=False)
        assert done.returncode == code, (verb, arguments, done.returncode, done.stdout, done.stderr)
        return done.stdout

    def seats(self):
        return json.loads(self.run("show", "rounds", "--json"))["rounds"]

    def scores(self, names):
        totals = [self.chance.choice((0, 100, 250, 300.5, self.chance.randrange(10_000) / 10)) for _ in names]
        return [f"{name}={'forfeit' if self.chance.random() < 0.05 else f'{total:g}'}" for name, total in zip(names, totals)]

    def change(self, number):
        """A player leaves, comes, or is replaced before a round."""
        what = self.chance.choice(("nothing", "leaves", "comes", "replaced", "sits out"))
        name = self.chance.choice([f"P{one}" for one in range(1, self.players + 1) if f"P{one}" not in self.gone])
        seated = {seat for table in self.seats()[number - 1] for seat in table}
        if what == "nothing" or (what == "replaced" and name not in seated):
            return
        if what == "sits out" and number == self.rounds:
            return
        if what == "comes":
            self.run("player", f"Late{number}")
        elif what == "sits out":
            self.run("player", name, "--sits-out", str(number))
        else:
            self.run("player", name, "--leaves", str(number))
            self.gone.add(name)
        if what == "replaced" and "Reserve" not in seated:
            self.run("seat", "--round", str(number), "--swap", name, "Reserve", "--why", "ill")
            if number < self.rounds:
                self.run("seat", "--round", str(number + 1), "--why", "changed")
        else:
            self.run("seat", "--round", str(number), "--why", "changed")

    def last(self):
        """The number of the last act in the log."""
        return str(json.loads(self.run("standings", "--json"))["entry"])

    def slip(self, verb, *arguments):
        """A mistake, which is undone by its number: at once, or at the end of the round."""
        self.run(verb, *arguments)
        undone = ("undo", self.last(), "--yes", "--why", "a slip")
        if self.chance.random() < 0.5:
            self.run(*undone)
        else:
            self.slips.append(undone)

    def mend(self):
        """In any order; what was undone by mistake is brought back."""
        self.chance.shuffle(self.slips)
        for undone in self.slips:
            self.run(*undone)
        if self.slips and self.chance.random() < 0.5:
            self.run("undo", self.last(), "--yes", "--why", "wrong line")
            self.run("undo", self.last(), "--yes", "--why", "it was right")
        self.slips = []

    def slip_before(self, number):
        if self.chance.random() < 0.5:
            self.slip("round", str(number), "--open", "--why", "too early")
            self.mend()
        if self.chance.random() < 0.5:
            self.slip("result", "--round", str(number), "--table", "1", *self.scores(self.seats()[number - 1][0]))
            self.mend()

    def play(self):
        for number in range(1, self.rounds + 1):
            if number > 1:
                self.change(number)
            if number == self.rounds and "final" in self.scheme:
                self.run("seat", "--round", str(number), "--final", "4", "--why", "the final")
            self.slip_before(number)
            self.run("round", str(number), "--open")
            for table, names in enumerate(self.seats()[number - 1], 1):
                if self.chance.random() < 0.3:
                    self.run("result", "--round", str(number), "--table", str(table), *self.scores(names))
                    self.run("undo", self.last(), "--why", "another sheet")
                self.run("result", "--round", str(number), "--table", str(table), *self.scores(names))
                if self.chance.random() < 0.2:
                    totals = (f"{name}={place * 11 + 3}.5" for place, name in enumerate(names))
                    self.run("amend", self.last(), *totals, "--why", "typed wrong")
            if self.chance.random() < 0.5:
                self.slip("penalty", "Reserve", "3", "--why", "another player")
            self.mend()
            if self.chance.random() < 0.5:
                names = self.seats()[number - 1][0]
                self.run("correct", "--round", str(number), "--table", "1", *(f"{name}={place * 7 + 1}" for place, name in enumerate(names)),
                         "--why", "typed wrong")
            self.run(self.chance.choice(("penalty", "bonus")), f"P{self.chance.randrange(1, self.players + 1)}", self.chance.choice(("1", "2.5")), "--why", "late")
        self.run("lots", *self.chance.sample([f"P{number}" for number in range(1, self.players + 1)], 4))


class Events(unittest.TestCase):
    def test_standings_agree_with_what_is_published(self):
        for number in range(EVENTS):
            print(f"event {number}: TABLEBANK_SEED={SEED + number} TABLEBANK_EVENTS=1", flush=True)
            with tempfile.TemporaryDirectory() as folder:
                evening = Evening(random.Random(SEED + number), pathlib.Path(folder))
                evening.play()
                facts = json.loads(evening.run("standings", "--json"))
                self.assertEqual(rows_told(facts), Standings(facts).rows())
                self.assertGreater(len(facts["results"]), 3)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

#!/usr/bin/env python3
"""The standings of an event, worked out from its published JSON by code that shares nothing with the program.

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
from fractions import Fraction

PROGRAM = sys.argv[1]
SEED = int(os.environ.get("TABLEBANK_SEED", random.SystemRandom().randrange(10**9)))
EVENTS = int(os.environ.get("TABLEBANK_EVENTS", 3))
SCHEMES = ("", "7-5-3-1 5-3-1 9-6-4-2-1 by=wins,points,totals,lots", "4-3-2-1 3-2-1 5-4-3-2-1 bye=2.5 by=table-share,opponents")


def half_up(value):
    return (2 * value.numerator + value.denominator) // (2 * value.denominator)


class Standings:
    """docs/event.md, read once more."""

    def __init__(self, facts):
        self.facts = facts
        lists, self.order, self.bye = {}, [], Fraction(6)
        for word in facts["scheme"].split():
            if word.startswith("bye="):
                self.bye = Fraction(word[4:])
            elif word.startswith("by="):
                self.order = word[3:].split(",")
            else:
                points = [int(each) for each in word.split("-")]
                lists[len(points)] = points
        self.rounds = {row["player"]: [] for row in facts["rows"]}
        self.met = {}
        for result in facts["results"]:
            self.take(result, lists[len(result["seats"])])
        for bye in facts["byes"]:
            self.rounds[bye["player"]].append({"points": self.bye})
        self.earned = {player: sum((one["points"] for one in rounds), Fraction(0)) for player, rounds in self.rounds.items()}

    def take(self, result, points):
        seats = result["seats"]
        together = sum(Fraction(seat["total"]) for seat in seats)
        for seat in seats:
            total = Fraction(seat["total"])
            one = {"points": Fraction(0), "total": total, "wins": Fraction(0),
                   "share": half_up(total / together * 10_000) if together else 0}
            level = [other for other in seats if other["place"] == seat["place"] and not other.get("forfeit")]
            if not seat.get("forfeit"):
                first = seat["place"] - 1
                one["points"] = Fraction(sum(points[first:first + len(level)]), len(level))
                one["wins"] = Fraction(1, len(level)) if seat["place"] == 1 else Fraction(0)
            self.rounds[seat["player"]].append(one)
            for other in seats:
                if other is not seat:
                    self.met.setdefault((seat["player"], other["player"]), []).append(self.won(seat, other))

    @staticmethod
    def won(seat, other):
        if seat.get("forfeit") or other.get("forfeit"):
            return Fraction(int(bool(other.get("forfeit"))) + int(not seat.get("forfeit")), 2)
        return Fraction((seat["place"] < other["place"]) * 2 + (seat["place"] == other["place"]), 2)

    def over_tables(self, player, figure):
        tables = [one[figure] for one in self.rounds[player] if "total" in one]
        if not tables:
            return Fraction(0)
        return sum(tables, Fraction(0)) * len(self.rounds[player]) / len(tables)

    def value(self, player, criterion, level):
        if criterion == "points":
            taken = [Fraction(one["points"]) for one in self.facts["penalties"] if one["player"] == player]
            return self.earned[player] - sum(taken, Fraction(0))
        if criterion == "wins":
            return sum((one.get("wins", Fraction(0)) for one in self.rounds[player]), Fraction(0))
        if criterion == "totals":
            return self.over_tables(player, "total")
        if criterion == "table-share":
            return self.over_tables(player, "share")
        if criterion == "opponents":
            met = [self.earned[other] for (one, other), times in self.met.items() if one == player for _ in times]
            return sum(met, Fraction(0)) / len(met) if met else None
        if criterion == "lots":
            return next((Fraction(-lot["lot"]) for lot in self.facts["lots"] if lot["player"] == player), None)
        if len(level) == 1 or any((player, other) not in self.met for other in level if other != player):
            return None
        return sum((sum(self.met[player, other]) / len(self.met[player, other]) for other in level if other != player), Fraction(0))

    def split(self, level, at, decided):
        """Rank by rank: (players who share it, the criterion that put them behind the row above)."""
        if at == len(self.order):
            return [(sorted(level), decided)]
        values = {player: self.value(player, self.order[at], level) for player in level}
        if None in values.values():
            return self.split(level, at + 1, decided)
        ranks = []
        for value in sorted(set(values.values()), reverse=True):
            group = [player for player in level if values[player] == value]
            ranks += self.split(group, at + 1, decided if not ranks else self.order[at])
        return ranks

    def rows(self):
        ranked = [row["player"] for row in self.facts["rows"] if not row.get("substitute")]
        rows = []
        for players, decided in self.split(sorted(ranked), 0, None):
            rank = len(rows) + 1
            rows += [(rank, player, decided if index == 0 else None) for index, player in enumerate(players)]
        return rows


class Evening:
    """An event of random people, played through the command line."""

    def __init__(self, chance, folder):
        self.chance = chance
        self.file = str(folder / "event.tbe")
        self.players = chance.randrange(8, 49)
        self.rounds = chance.randrange(2, 6)
        self.gone = set()
        scheme = chance.choice(SCHEMES)
        size = chance.choice((4, 5)) if not scheme else 4
        self.run("new", "--name", "Evening", "--edition", chance.choice(("us", "football", "pl")), "--rounds", str(self.rounds),
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
        """Somebody leaves, comes, or is replaced before a round."""
        what = self.chance.choice(("nothing", "leaves", "comes", "replaced"))
        name = self.chance.choice([f"P{one}" for one in range(1, self.players + 1) if f"P{one}" not in self.gone])
        seated = {seat for table in self.seats()[number - 1] for seat in table}
        if what == "nothing" or (what == "replaced" and name not in seated):
            return
        if what == "comes":
            self.run("player", f"Late{number}")
        else:
            self.run("player", name, "--leaves", str(number))
            self.gone.add(name)
        if what == "replaced" and "Reserve" not in seated:
            self.run("seat", "--round", str(number), "--swap", name, "Reserve", "--why", "ill")
            if number < self.rounds:
                self.run("seat", "--round", str(number + 1), "--why", "changed")
        else:
            self.run("seat", "--round", str(number), "--why", "changed")

    def play(self):
        for number in range(1, self.rounds + 1):
            if number > 1:
                self.change(number)
            self.run("round", str(number), "--open")
            for table, names in enumerate(self.seats()[number - 1], 1):
                self.run("result", "--round", str(number), "--table", str(table), *self.scores(names))
            if self.chance.random() < 0.5:
                names = self.seats()[number - 1][0]
                self.run("correct", "--round", str(number), "--table", "1", *(f"{name}={place * 7 + 1}" for place, name in enumerate(names)),
                         "--why", "typed wrong")
            self.run("penalty", f"P{self.chance.randrange(1, self.players + 1)}", self.chance.choice(("1", "2.5")), "--why", "late")
        self.run("lots", *self.chance.sample([f"P{number}" for number in range(1, self.players + 1)], 4))


class Events(unittest.TestCase):
    def test_standings_agree_with_what_is_published(self):
        for number in range(EVENTS):
            print(f"event {number}: TABLEBANK_SEED={SEED + number} TABLEBANK_EVENTS=1", flush=True)
            with tempfile.TemporaryDirectory() as folder:
                evening = Evening(random.Random(SEED + number), pathlib.Path(folder))
                evening.play()
                facts = json.loads(evening.run("standings", "--json"))
                told = [(row["rank"], row["player"], row["decided_by"]) for row in facts["rows"] if not row.get("substitute")]
                self.assertEqual(told, Standings(facts).rows())
                self.assertGreater(len(facts["results"]), 3)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

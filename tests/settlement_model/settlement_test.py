#!/usr/bin/env python3
"""The timed ending of every recorded and kept game, and of random tables, against a model of its own: settlement_test.py TABLEBANK

Only the exported JSON reaches the model. Totals, shares, every payment of the walk and the places must be those of `settle --json`. The
first line has the seed; TABLEBANK_SEED repeats it, TABLEBANK_RANDOM_TABLES sets the number of tables of each edition.
"""

import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import tomllib
import unittest
from fractions import Fraction

import settlement_model

TABLEBANK = str(pathlib.Path(sys.argv[1]).resolve())
ROOT = pathlib.Path(__file__).resolve().parents[2]
RECORDS = ROOT / "tests" / "records"
RANDOM_TABLES = int(os.environ.get("TABLEBANK_RANDOM_TABLES", "12"))
DICE = (3, 4)


def is_timed(edition):
    """A rule that an edition leaves out has the first value there is: every goal."""
    return "timed" in edition["rules"].get("goals", {}).get("of", ("timed",))


EDITIONS = [edition for edition in sorted((ROOT / "editions").glob("*.toml")) if is_timed(tomllib.loads(edition.read_text(encoding="utf-8")))]


def run(*arguments):
    environment = os.environ | {"LC_ALL": "C", "TABLEBANK_EDITIONS": str(ROOT / "editions")}
    ran = subprocess.run([TABLEBANK, *map(str, arguments)], env=environment, stdin=subprocess.DEVNULL, capture_output=True,
                         check=False)
    if ran.returncode != 0:
        raise AssertionError(f"{arguments}: exit {ran.returncode}: {ran.stderr.decode()}")
    return ran.stdout


def exported(game):
    return json.loads(run("export", game, "--to", "json"))


def by_program(game, utilities):
    given = [argument for space in utilities for argument in ("--dice", f"@{space}={DICE[0]},{DICE[1]}")]
    told = json.loads(run("settle", game, "--json", *given))
    table = settlement_model.Table(exported(game))
    names = [table.name(seat) for seat in table.all_seats()]
    rows = [{"seat": names.index(player["name"]) + 1, "name": player["name"], "cash": int(player["cash"]), "kept": Fraction(player["kept"]),
             "walk": {int(paid["deed"][1:]): int(paid["amount"]) for paid in player["walk"]}, "computed": Fraction(player.get("computed", player["total"])),
             "total": Fraction(player["total"]),
             "place": player["place"]} for player in told["players"]]
    return rows, told["winners"]


class Settled(unittest.TestCase):
    maxDiff = None

    def hold(self, game):
        """The rows of both, which are the same."""
        export = exported(game)
        utilities = settlement_model.utilities_that_earn(export)
        # A last player throws no more dice: their companies pay by the least throw (docs/reference/cli.md).
        thrown = sum(DICE) if len(settlement_model.Table(export).seats()) > 1 else 2
        mine = settlement_model.settle(export, {space: thrown for space in utilities})
        for row in mine:
            del row["deeds"]
        theirs, winners = by_program(game, utilities)
        self.assertEqual(mine, theirs)
        self.assertEqual([row["name"] for row in mine if row["place"] == 1], winners)
        return mine

    def test_every_record_of_an_edition_with_a_timed_game(self):
        held = 0
        for record in sorted(RECORDS.glob("v*/**/*.tbr")):
            with self.subTest(record=record.name):
                edition = tomllib.loads(exported(record)["edition_text"])
                if not is_timed(edition):
                    continue
                self.hold(record)
                held += 1
        self.assertGreaterEqual(held, 20)

    def begun(self, folder, players, edition="us", rules=(), lines=()):
        """A game that begins from a position, with lines posted to it."""
        position = pathlib.Path(folder) / "position.json"
        position.write_text(json.dumps({"edition": edition, "players": players}), encoding="utf-8")
        game = pathlib.Path(folder) / "game.tbl"
        game.unlink(missing_ok=True)
        run("new", game, "--from", position, "--goal", "timed", *(part for rule in rules for part in ("--rule", rule)))
        if lines:
            run("do", game, *lines)
        return game

    def ended(self, players, lines, rules=()):
        """The rows of a game that begins so and goes on to its end."""
        with tempfile.TemporaryDirectory() as folder:
            game = self.begun(folder, players, rules=rules, lines=[*lines, "closing", "keep", "walk", "finish"])
            return self.hold(game)

    def test_an_exact_tie_to_the_tenth(self):
        tied = [player("Anna", "monopolist", 500), player("Boris", "competitor", 1000)]
        rows = self.ended(tied, [CALL])
        self.assertEqual([(row["total"], row["place"]) for row in rows], [(100, 1), (100, 1)])
        rows = self.ended([player("Anna", "monopolist", 501), player("Boris", "competitor", 1000)], [CALL])
        self.assertEqual([(row["total"], row["place"]) for row in rows], [(Fraction("100.2"), 1), (100, 2)])
        with_deed = [player("Anna", "monopolist", 500), player("Boris", "competitor", 940, {"deed": "@1"})]
        for ties, first in (("shared", ["Anna", "Boris"]), ("more_cash_kept", ["Anna"]), ("more_deeds", ["Boris"])):
            rows = self.ended(with_deed, [CALL], [f"ties={ties}"])
            self.assertEqual([row["name"] for row in rows if row["place"] == 1], first)

    def test_no_cash_at_all(self):
        rows = self.ended([player("Anna", "monopolist", 0), player("Boris", "competitor", 0, {"deed": "@1"})], [CALL])
        self.assertEqual([(row["name"], row["total"]) for row in rows], [("Boris", 6), ("Anna", 0)])

    def test_every_deed_mortgaged(self):
        deeds = [{"deed": f"@{space}", "mortgaged": True} for space in (1, 3, 5, 6, 8, 9, 11, 12, 13, 14)]
        rows = self.ended([player("Anna", "monopolist", 10, *deeds), player("Boris", "competitor", 10)], [CALL])
        self.assertEqual([(row["total"], row["walk"]) for row in rows], [(2, {}), (1, {})])

    def test_everybody_in_jail(self):
        """A monopolist earns nothing there, unless the table rules otherwise; a competitor collects (ru 15)."""
        jailed = [player("Anna", "monopolist", 0, {"deed": "@1"}) | {"jailed": True},
                  player("Boris", "competitor", 0, {"deed": "@3"}) | {"jailed": True}]
        self.assertEqual([row["total"] for row in self.ended(jailed, [CALL])], [6, 0])
        self.assertEqual([row["total"] for row in self.ended(jailed, [CALL], ["jailed_in_walk=collects"])], [6, 6])

    def test_one_player_left(self):
        left = [player("Anna", "monopolist", 100, {"deed": "@1"}), player("Boris", "competitor", 7)]
        with tempfile.TemporaryDirectory() as folder:
            rows = self.hold(self.begun(folder, left, lines=["boris leaves"]))
        self.assertEqual([(row["name"], row["place"], row["total"]) for row in rows], [("Anna", 1, 26)])

    def test_random_tables_of_every_edition(self):
        seed = int(os.environ.get("TABLEBANK_SEED", random.randrange(2**32)))
        print(f"TABLEBANK_SEED={seed}", flush=True)
        chance = random.Random(seed)
        for edition in EDITIONS:
            for number in range(RANDOM_TABLES):
                with self.subTest(edition=edition.stem, number=number), tempfile.TemporaryDirectory() as folder:
                    players, rules = random_table(tomllib.loads(edition.read_text(encoding="utf-8")), chance)
                    game = self.begun(folder, players, edition.stem, rules)
                    self.hold(game)


    def test_random_tables_of_boxes_with_further_hotels(self):
        seed = int(os.environ.get("TABLEBANK_SEED", random.randrange(2**32)))
        chance = random.Random(seed)
        for known in ("classic", "us", "it"):
            shipped = (ROOT / "editions" / f"{known}.toml").read_text(encoding="utf-8")
            for hotels in (2, 3):
                with self.subTest(edition=known, hotels=hotels, seed=seed), tempfile.TemporaryDirectory() as folder:
                    box = pathlib.Path(folder) / "box.toml"
                    box.write_text(with_hotels(shipped, hotels, chance), encoding="utf-8")
                    for _ in range(RANDOM_TABLES):
                        players, rules = random_table(tomllib.loads(box.read_text(encoding="utf-8")), chance)
                        if "hotel_counts_as" not in tomllib.loads(shipped).get("answers", {}):
                            rules.append(f"hotel_counts_as={chance.choice(('all_steps', 'last_step'))}")
                        self.hold(self.begun(folder, players, str(box), rules))


def with_hotels(text, hotels, chance):
    """The box with so many hotels on a street, each with a rent and a price of its own."""
    text = text.replace("[rules]\n", f'[rules]\nhotels_per_street = {{ count = {hotels}, rule = "the box" }}\n', 1)
    text = re.sub(r"built = \[([^]]*)\]", lambda found: f"built = [{found[1]}, {', '.join(str(chance.randrange(1, 5000)) for _ in range(1, hotels))}]", text)
    return re.sub(r"hotel_price = (\d+)", lambda found: f"hotel_price = [{found[1]}, {', '.join(str(chance.randrange(1, 900)) for _ in range(1, hotels))}]", text)


CALL = 'clock call "the hall closes"'


def player(name, role, cash, *deeds):
    return {"name": name, "role": role, "cash": cash, "deeds": list(deeds)}


def random_table(edition, chance):
    """Players with any possible cash, deeds, buildings and mortgages, some of them jailed, and rulings."""
    roles = ["monopolist", "competitor"] * 3 if edition["rules"].get("roles", {}).get("applies", True) else [None] * 6
    players = [{"name": name} | ({"role": role} if role else {}) | {"cash": chance.choice((0, 1, 7, chance.randrange(3000))), "jailed": chance.random() < 0.2, "deeds": []}
               for name, role in zip(("Anna", "Boris", "Clara", "Dmitri", "Elena", "Farid"), roles)][:chance.choice((2, 4, 6))]
    cities = {}
    for deed in edition["deed"]:
        cities.setdefault(deed.get("city", deed["space"]), []).append(deed)
    for city, deeds in cities.items():
        whole = chance.random() < 0.6
        owner = chance.randrange(len(players) + 1)
        built = chance.random() < 0.5
        most_built = 2 if edition["rules"].get("most_built_streets") else 3
        for deed in deeds:
            if not whole:
                owner = chance.randrange(len(players) + 1)
            if owner == len(players):
                continue
            held = {"deed": f"@{deed['space']}"}
            role = players[owner].get("role", "player")
            if "city" in deed and built and whole and role in deed and most_built > 0:
                most_built -= 1
                hotels = edition["rules"].get("hotels_per_street", {}).get("count", 1)
                steps = len(deed[role]["built"]) - hotels + 1
                evenly = edition["rules"]["building_order"].get("is") != "free" and hotels == 1
                held |= {"houses": min(2, steps - 1)} if evenly else (
                    chance.choice([{"hotel": True}] + [{"hotels": count} for count in range(2, hotels + 1)]) if chance.random() < 0.2 * hotels else {"houses": chance.randrange(0, steps)})
                held = {key: value for key, value in held.items() if value}
            elif chance.random() < 0.25:
                held["mortgaged"] = True
            players[owner]["deeds"].append(held)
    rules = [f"{key}={chance.choice(values)}" for key, values in
             {"rounding": ("half_up", "up", "down"), "ties": ("shared", "more_cash_kept", "more_deeds"),
              "jailed_in_walk": ("nothing", "collects"), "mortgaged_companies_count": ("yes", "no")}.items() if chance.random() < 0.6]
    return players, rules


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

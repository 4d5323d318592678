#!/usr/bin/env python3
"""Every record that was ever kept replays the same: records_test.py TABLEBANK

tests/records/VERSION/ holds a record of every recorded game and of every kept game file. The rule: a kept record is never
changed and never taken away, it comes to the same balances and to the same head by the program and by a reader that shares
nothing with it, and export gives its bytes again. scripts/keep-records.sh keeps further ones.
"""

import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor

import kept

import check_game

TABLEBANK = str(pathlib.Path(sys.argv[1]).resolve())
MUTANTS_OF_EACH = 40
MOST_BYTES_OF_ALL = 3_000_000  # everyone who clones the repository downloads them


def run(*arguments):
    environment = os.environ | {"LC_ALL": "C", "TABLEBANK_EDITIONS": "/nowhere"}  # a record holds its own edition
    ran = subprocess.run([TABLEBANK, *map(str, arguments)], env=environment, stdin=subprocess.DEVNULL, capture_output=True,
                         check=False)
    if ran.returncode != 0:
        raise AssertionError(f"exit {ran.returncode}: {ran.stderr.decode()}")
    return ran.stdout


def asked(name):
    """The answers of program and reader about one record, and about the game that is made of it."""
    record = kept.HERE / name
    with tempfile.TemporaryDirectory() as folder:
        game = pathlib.Path(folder) / "game.tbl"
        verified = json.loads(run("verify", record, "--json"))
        run("import", record, "-o", game)
        imported = json.loads(run("verify", game, "--json"))
        players = json.loads(run("show", record, "players", "--json"))["players"]
        return {"row": kept.row_of(record), "verified": verified, "imported": imported,
                "cash": [player["cash"] for player in players], "again": run("export", game, "--to", "record"),
                "at_once": run("export", record, "--to", "record"), "checked": check_game.check(game)}


def mutants(record, chance):
    """The record with one thing changed, in all the ways that leave it nearly as it was."""
    data = record.read_bytes()
    lines = data.split(b"\n")
    for _ in range(MUTANTS_OF_EACH):
        some = list(lines)
        at = chance.randrange(len(lines))
        way = chance.randrange(6)
        if way == 0:
            del some[at]
        elif way == 1:
            some.insert(at, chance.choice(lines))
        elif way == 2:
            some[at] += chance.choice((b" ", b"0", b'"', b"\\", b"\t", b"\r", b"\xff", "\u202e".encode()))
        elif way == 3:
            some[at] = some[at].replace(b"1", b"2", 1) if b"1" in some[at] else b"x" + some[at]
        elif way == 4:
            some[at] = some[at][:-1]
        else:
            some = some[:at]
        changed = b"\n".join(some)
        if changed != data:
            yield changed


class TwoReaders(unittest.TestCase):
    def test_what_the_one_refuses_the_other_refuses(self):
        seed = int(os.environ.get("TABLEBANK_SEED", random.randrange(2**32)))
        print(f"TABLEBANK_SEED={seed}", flush=True)
        chance = random.Random(seed)
        small = [kept.HERE / name for name in kept.files() if (kept.HERE / name).stat().st_size < 50_000]
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "mutant.tbr"
            for record in small[:4]:
                for number, mutant in enumerate(mutants(record, chance)):
                    file.write_bytes(mutant)
                    ran = subprocess.run([TABLEBANK, "verify", str(file)], capture_output=True, check=False)
                    with self.subTest(record=record.name, mutant=number, seed=seed):
                        self.assertEqual(ran.returncode, 3, ran.stderr)
                        self.assertRaises((kept.check_record.Unfit, UnicodeError), kept.check_record.check, file)


class KeptRecords(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        cls.rows = kept.listed()
        with ThreadPoolExecutor(os.cpu_count()) as workers:
            cls.asked = dict(zip(cls.rows, workers.map(asked, cls.rows)))

    def test_the_list_and_the_folders_name_the_same_files(self):
        self.assertGreater(len(self.rows), 0)
        self.assertEqual(sorted(self.rows), kept.files())

    def test_every_recorded_game_and_every_kept_game_has_a_record(self):
        there = {kept.without_version(name) for name in self.rows}
        self.assertEqual(set(kept.origins()) - there, set(), "scripts/keep-records.sh keeps what is new")

    def test_every_record_has_the_bytes_balances_and_head_that_it_was_kept_with(self):
        for name, row in self.rows.items():
            with self.subTest(record=name):
                self.assertEqual(self.asked[name]["row"], row, "a kept record is never changed")

    def test_the_program_comes_to_the_same_head_and_cash(self):
        for name, row in self.rows.items():
            with self.subTest(record=name):
                said = self.asked[name]
                for found in (said["verified"], said["imported"]):
                    self.assertEqual((found["entries"], found["head"]), (row["entries"], row["head"]))
                self.assertEqual(said["verified"], said["imported"])
                self.assertEqual(said["checked"], (row["entries"], row["head"]))
                cash = [row["cash"].get(f"player:{seat}", 0) for seat in range(1, len(said["cash"]) + 1)]
                self.assertEqual([int(sum_) for sum_ in said["cash"]], cash)

    def test_export_gives_the_same_bytes_again(self):
        for name in self.rows:
            with self.subTest(record=name):
                written = (kept.HERE / name).read_bytes()
                self.assertTrue(self.asked[name]["again"] == written, "after an import")
                self.assertTrue(self.asked[name]["at_once"] == written, "at once")

    def test_what_a_game_file_says_its_record_says(self):
        for name in self.rows:
            origin = kept.origins()[kept.without_version(name)]
            if origin.suffix == ".tbl":
                with self.subTest(record=name):
                    self.assertEqual(json.loads(run("verify", origin, "--json")), self.asked[name]["verified"])

    def test_they_stay_small(self):
        self.assertLess(sum((kept.HERE / name).stat().st_size for name in self.rows), MOST_BYTES_OF_ALL)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

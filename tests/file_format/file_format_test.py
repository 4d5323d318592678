#!/usr/bin/env python3
"""The checker of check_game.py against the program: file_format_test.py TABLEBANK PLAYTHROUGH

It accepts the program's files and computes the same head; it notices alterations; and if an attacker made the hashes fit again, it notices
impossible entries. The program itself must notice the same.
"""

import json
import pathlib
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import unittest
from contextlib import closing

import check_game
from encoding import ACCOUNT_CODES, ASSET_CODES, FACT_CODES, FIRST_RULINGS, RULINGS, chained, entry_bytes

HERE = pathlib.Path(__file__).resolve().parent
CHECKER = HERE / "check_game.py"
DOCUMENT = HERE.parents[1] / "docs/reference/game-file.md"
TABLEBANK, PLAYTHROUGH = sys.argv[1:3]


def run(*arguments, **options):
    return subprocess.run(arguments, capture_output=True, text=True, check=False, **options)


def checked(file):
    return run(sys.executable, "-B", CHECKER, file)


def verified(file):
    return run(TABLEBANK, "verify", file, "--json")


def change(file, *statements):
    with closing(sqlite3.connect(file)) as database, database:
        for statement in statements:
            database.execute(statement)


def chain_again(file):
    """The change of an attacker who alters a game and knows this format: every hash fits again."""
    with closing(sqlite3.connect(file)) as database, database:
        _, head = check_game.read_setup(database)
        for entry in check_game.read_entries(database):
            head = chained(head, entry)
            database.execute("UPDATE entry SET hash = ? WHERE sequence = ?", (head, entry["sequence"]))


def renumbered(old, new):
    return [f"UPDATE {table} SET {column} = {new} WHERE {column} = {old}"
            for table, column in (("entry", "sequence"), ("transfer", "entry"))]


class FileFormat(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.demo = pathlib.Path(cls.folder.name) / "demo.tbl"
        with open(PLAYTHROUGH, encoding="utf-8") as playthrough:
            opening = playthrough.readline().removeprefix("# new ").split()
            subprocess.run([TABLEBANK, "new", cls.demo, *opening], stdout=subprocess.DEVNULL, check=True)
            playthrough.seek(0)
            subprocess.run([TABLEBANK, "do", cls.demo], stdin=playthrough, stdout=subprocess.DEVNULL, check=True)
        with closing(sqlite3.connect(cls.demo)) as database:
            cls.last = database.execute("SELECT max(sequence) FROM entry").fetchone()[0]

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def copy(self):
        return shutil.copyfile(self.demo, pathlib.Path(self.folder.name) / "copy.tbl")

    def find(self, query):
        with closing(sqlite3.connect(self.demo)) as database:
            found = database.execute(query).fetchone()
        self.assertIsNotNone(found, query)
        return found if len(found) > 1 else found[0]

    def find_fact(self, wanted):
        """The first entry with a change of a fact that is wanted, and which of its changes it is."""
        with closing(sqlite3.connect(self.demo)) as database:
            for entry in check_game.read_entries(database):
                for place, fact in enumerate(entry["facts"]):
                    if wanted(*fact):
                        return entry, place
        return self.fail("no such fact was changed")

    @staticmethod
    def with_fact(found, before=None, after=None):
        """The statement that gives a change of a fact other values."""
        entry, place = found
        facts = list(entry["facts"])
        key, was, becomes = facts[place]
        facts[place] = (key, was if before is None else before, becomes if after is None else after)
        written = "".join("\t".join(fact) + "\n" for fact in facts)
        return f"UPDATE entry SET facts = '{written}' WHERE sequence = {entry['sequence']}"

    def assert_noticed(self, file, words):
        """Both find it, each in its own way, and report it in one line."""
        found = checked(file)
        self.assertEqual((found.returncode, found.stdout), (1, ""), found)
        self.assertRegex(found.stderr, words)
        self.assertEqual(found.stderr.count("\n"), 1, found.stderr)
        self.assertEqual(verified(file).returncode, 3, "the program noticed nothing")

    def assert_change_noticed(self, words, *statements):
        with self.subTest(statements=statements):
            file = self.copy()
            change(file, *statements)
            self.assert_noticed(file, words)

    def assert_forgery_noticed(self, words, *statements):
        with self.subTest(statements=statements):
            file = self.copy()
            change(file, *statements)
            chain_again(file)
            self.assert_noticed(file, words)

    def test_accepts_the_demo_game_and_comes_to_the_same_head(self):
        before = self.demo.read_bytes()
        found = checked(self.demo)
        self.assertEqual((found.returncode, found.stderr), (0, ""))
        told = json.loads(verified(self.demo).stdout)
        self.assertEqual(found.stdout, f"{told['entries']} entries hold; head {told['head']}\n")
        self.assertEqual(self.demo.read_bytes(), before)

    def test_accepts_a_game_that_is_being_posted(self):
        file = pathlib.Path(self.folder.name) / "open.tbl"
        shutil.copyfile(self.demo, file)
        with subprocess.Popen([TABLEBANK, "do", file, "--json"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              text=True) as posting:
            for number in range(3):
                posting.stdin.write(f'note "after the game {number}"\n')
                posting.stdin.flush()
                head = json.loads(posting.stdout.readline())["head"]
                self.assertEqual(checked(file).stdout, f"{self.last + number + 1} entries hold; head {head}\n")
            posting.stdin.close()
            self.assertEqual(posting.wait(), 0)

    def test_accepts_each_of_two_kept_cards_of_one_name(self):
        file = pathlib.Path(self.folder.name) / "cards.tbl"
        subprocess.run([TABLEBANK, "new", file, "--edition", "example-small", "--goal", "a",
                        "--player", "Anna:monopolist", "--player", "Boris:competitor"],
                       stdout=subprocess.DEVNULL, check=True)
        subprocess.run([TABLEBANK, "do", file, "Anna at @3", "Anna card #7", "Boris at @3", "Boris card #7"],
                       stdout=subprocess.DEVNULL, check=True)
        with closing(sqlite3.connect(file)) as database:
            kept = database.execute("SELECT asset, to_account FROM transfer WHERE asset LIKE 'card:%'").fetchall()
        self.assertEqual(kept, [("card:0", "player:1"), ("card:1", "player:2")])
        head = json.loads(verified(file).stdout)["head"]
        self.assertEqual(checked(file).stdout, f"5 entries hold; head {head}\n")

    def play(self, name, edition, rules, *lines, goal="a"):
        """A new game of Anna and Boris, and what is to be found in its facts."""
        file = pathlib.Path(self.folder.name) / name
        subprocess.run([TABLEBANK, "new", file, "--edition", edition, "--goal", goal, "--player", "Anna:monopolist",
                        "--player", "Boris:competitor", *rules], stdout=subprocess.DEVNULL, check=True)
        subprocess.run([TABLEBANK, "do", file, *lines], stdout=subprocess.DEVNULL, check=True)
        with closing(sqlite3.connect(file)) as database:
            return file, [fact for entry in check_game.read_entries(database) for fact in entry["facts"]]

    def forged(self, file, old, new):
        """A copy in which a fact's value is another one, and every hash fits again."""
        copy = shutil.copyfile(file, pathlib.Path(self.folder.name) / "forged.tbl")
        change(copy, f"UPDATE entry SET facts = replace(facts, '{old}', '{new}')")
        chain_again(copy)
        return copy

    def test_accepts_what_a_kept_card_does_and_a_repair(self):
        file, facts = self.play("repair.tbl", "example-small", [], "Anna at @3",
                                'Anna card keep "free passage" free "our box"', 'turn Boris "by the table"',
                                'note "first"', "Boris 12", 'amend #5 note "second"')
        self.assertIn(("card_does:0", "", "free"), facts)
        self.assertIn(("action", "", "7-11 1 0 0 0"), facts)
        head = json.loads(verified(file).stdout)["head"]
        self.assertEqual(checked(file).stdout, f"11 entries hold; head {head}\n")
        for effect in ("sing", "-0", "keep"):
            self.assert_noticed(self.forged(file, "\tfree\n", f"\t{effect}\n"), f"card_does:0 cannot be '{effect}'")
        self.assert_noticed(self.forged(file, "card_does:0", "card_does:2"), "there is no fact card_does:2")
        for span in ("7-7", "7", "7-11 1 0 0"):
            self.assert_noticed(self.forged(file, "7-11 1 0 0 0", span), f"action cannot be '{span}'")
        self.assert_noticed(self.forged(file, "rules\t\t4", "rules\t\t5"), "rules cannot be '5'")

    def test_accepts_protests_signatures_and_a_certificate(self):
        file, facts = self.play("judged.tbl", "us", [], "12", "Boris leaves", 'Anna protest #2 "no salary"',
                                'Anna protest "no rent"', "protest heard #4", 'protest upheld #4 "so it was"',
                                'Anna refuses "the rent"', "Anna signs", 'certify despite "a test" "Vera"')
        self.assertIn(("protest:4.2", "heard", "upheld"), facts)
        self.assertIn(("protest:5.0", "", "lodged"), facts)
        self.assertTrue(any(key == "signed_by:1" and before.startswith("refused 1:") for key, before, _ in facts))
        head = json.loads(verified(file).stdout)["head"]
        self.assertEqual(checked(file).stdout, f"10 entries hold; head {head}\n")
        self.assert_noticed(self.forged(file, "upheld", "agreed"), "protest:4.2 cannot be 'agreed'")
        self.assert_noticed(self.forged(file, "refused 1:", "refused 9:"), "signed_by:1 cannot be")

    def test_accepts_a_timed_ending_with_every_fact_of_it_as_a_game_and_as_a_record(self):
        file, facts = self.play(
            "ending.tbl", "us", [], "clock start", "clock jump 1:00:00", "clock slept 5:00", "clock zone 2:00:00",
            'clock set 57:30 "the computer slept"', 'clock extend 5 "a spilled drink"', 'Anna at @0 "x"', "Anna roll 4 6", "next",
            'Boris get 100 "a test"', 'force "a test" Boris buy @1', "Boris mortgage @1", 'clock call "the bell"', "Boris roll 4 6",
            "closing", "keep", "walk", "finish", "protest minutes 20", "Anna signs", 'Boris refuses "the walk"', 'Boris adjust +5 "x"',
            f'certify key "{self.key()}" despite "a test" "Vera"', 'note "after"', goal="timed")
        for key in ("turn_begun", "clock_shift", "clock_set", "time_called", "finished_at", "protest_minutes", "signed_by", "adjusted",
                    "judge_key", "certified"):
            self.assertTrue(any(fact[0].partition(":")[0] == key for fact in facts), f"{key} is in no entry")
        told = json.loads(verified(file).stdout)
        self.assertEqual(checked(file).stdout, f"{told['entries']} entries hold; head {told['head']}\n")
        record = file.with_suffix(".record")
        subprocess.run([TABLEBANK, "export", file, "--to", "record", "-o", record], check=True, stdout=subprocess.DEVNULL)
        found = run(sys.executable, "-B", HERE / "check_record.py", record)
        self.assertEqual((found.returncode, found.stderr), (0, ""))
        self.assertIn(told["head"], found.stdout)
        for was, becomes, words in (("clock_shift\t\t-3600000\n", "clock_shift\t\t-0\n", "clock_shift is '-0', not '-3600000'"),
                                    ("\trefused ", "\trefuses ", "signed_by:2 cannot be"),
                                    ("time_called\t\tearly", "time_called\t\tsoon", "time_called cannot be 'soon'")):
            with self.subTest(words=words):
                self.assert_noticed(self.forged(file, was, becomes), words)

    @staticmethod
    def key():
        """A public key without a known secret."""
        return "RWQxGsdOpD+x6zZOmTADZWH6IgfYxk1+8q1ffxulF7vtT4KaT4kYBpC0"

    def test_accepts_the_third_street_of_a_monopoly(self):
        bought = [line for street in (6, 8, 9) for line in (f"Boris at @{street}", f"Boris buy @{street}")]
        file, facts = self.play("third.tbl", "pl", ["--rule", "third_street=never_built"],
                                'turn Boris "by the table"', *bought, "Boris trade Anna give @6 @8 get 300",
                                "Boris trade Anna give @9 get 100")
        self.assertIn(("third:9", "", "yes"), facts)
        head = json.loads(verified(file).stdout)["head"]
        self.assertEqual(checked(file).stdout, f"10 entries hold; head {head}\n")
        self.assert_noticed(self.forged(file, "third:9", "third:12"), "there is no fact third:12")
        self.assert_noticed(self.forged(file, "third:9\t\tyes", "third:9\t\tno"), "third:9 cannot be 'no'")

    def test_accepts_a_backup_of_sqlite(self):
        backup = pathlib.Path(self.folder.name) / "backup.tbl"
        with closing(sqlite3.connect(self.demo)) as database:
            database.execute(f"VACUUM INTO '{backup}'")
        self.assertEqual(checked(backup).stdout, checked(self.demo).stdout)

    def test_accepts_a_game_that_is_older_than_a_ruling(self):
        """It has no row of it, and the same head: alone, and with all that came after the first version."""
        whole = checked(self.demo).stdout
        later = list(RULINGS)[FIRST_RULINGS:]
        for keys in (later, *([key] for key in later)):
            with self.subTest(keys=keys):
                file = self.copy()
                change(file, *(f"DELETE FROM ruling WHERE key = '{key}'" for key in keys))
                self.assertEqual(checked(file).stdout, whole)
                told = json.loads(verified(file).stdout)
                self.assertEqual(f"{told['entries']} entries hold; head {told['head']}\n", whole)

    def test_refuses_what_is_no_game(self):
        other = pathlib.Path(self.folder.name) / "other.tbl"
        other.write_text("supper at eight\n" * 100, encoding="utf-8")
        self.assert_noticed(other, "not a database")
        self.assert_noticed(pathlib.Path(self.folder.name) / "nowhere.tbl", "No such file")

    def test_notices_what_was_altered_in_the_entries(self):
        entry = self.find("SELECT max(entry) FROM transfer WHERE asset = 'cash' AND quantity > 1")
        self.assert_change_noticed(f"entry {entry}: it does not have its hash",
                                   f"UPDATE transfer SET quantity = quantity - 1 WHERE entry = {entry}")
        found = self.find_fact(lambda key, before, after: key == "turn" and before != "" and after == "2")
        self.assert_change_noticed(f"entry {found[0]['sequence']}: it does not have its hash",
                                   self.with_fact(found, after="3"))
        self.assert_change_noticed("entry 9: it does not have its hash",
                                   "UPDATE entry SET why = 'nobody saw it' WHERE sequence = 9")
        self.assert_change_noticed("entry 9: it does not have its hash",
                                   "UPDATE entry SET at = at + 1 WHERE sequence = 9")

    def test_notices_lost_added_and_swapped_entries(self):
        lost = self.last - 1
        without = [f"DELETE FROM {table} WHERE {column} = {lost}"
                   for table, column in (("transfer", "entry"), ("entry", "sequence"))]
        self.assert_change_noticed(f"entry {lost} is missing", *without)
        self.assert_change_noticed(f"entry {lost}: it does not have its hash",
                                   *without, *renumbered(self.last, lost))
        self.assert_change_noticed("entry 20: it does not have its hash",
                                   *renumbered(20, 0), *renumbered(21, 20), *renumbered(0, 21))
        self.assert_change_noticed("there are transfers of|is missing that others refer to",
                                   f"INSERT INTO transfer VALUES ({self.last + 1}, 1, 'cash', 'bank', 'player:1', 5)")
        self.assert_change_noticed(f"entry {self.last} is not whole",
                                   f"INSERT INTO transfer VALUES ({self.last}, 9, 'cash', 'bank', 'player:1', 5)")
        self.assert_change_noticed("a fact is not whole",
                                   f"UPDATE entry SET facts = facts || 'round' WHERE sequence = {self.last}")

    def test_notices_what_was_altered_in_the_set_up(self):
        agreed = "its set-up is not the one that was agreed"
        self.assert_change_noticed(agreed, "UPDATE player SET name = 'Farid' WHERE seat = 2")
        self.assert_change_noticed(agreed, "UPDATE ruling SET value = 'up' WHERE key = 'rounding'")
        self.assert_change_noticed(agreed, "UPDATE game SET minutes = 90")
        self.assert_change_noticed("not the pinned one", "UPDATE game SET edition_text = edition_text || '# more'")
        self.assert_change_noticed("do not repeat its text", "UPDATE game SET box_cash = box_cash + 500")
        self.assert_change_noticed("not those of its edition", "UPDATE deed SET name = 'Lost Street' WHERE space = 1")
        self.assert_change_noticed("a ruling is missing", "DELETE FROM ruling WHERE key = 'ties'")
        self.assert_change_noticed("not those of a game", "CREATE TABLE more (anything TEXT)")
        self.assert_change_noticed("newer.*another version", "PRAGMA user_version = 7")
        self.assert_change_noticed("newer.*a ruling", "INSERT INTO ruling VALUES ('open_hands', 'shown')")
        self.assert_change_noticed("newer.*a ruling", "UPDATE ruling SET value = 'sideways' WHERE key = 'rounding'")
        self.assert_change_noticed("no game file", "PRAGMA application_id = 7")

    def test_notices_transfers_that_cannot_be_though_the_hashes_fit(self):
        entry, number, payer = self.find("SELECT entry, number, from_account FROM transfer WHERE asset = 'cash'"
                                         " AND from_account LIKE 'player:%' AND to_account LIKE 'player:%'")
        row = f"WHERE entry = {entry} AND number = {number}"
        self.assert_forgery_noticed(f"entry {entry}: {payer} lacks [0-9]+ cash",
                                    f"UPDATE transfer SET quantity = 99999 {row}")
        self.assert_forgery_noticed(f"entry {entry}: cash cannot lie at jail",
                                    f"UPDATE transfer SET to_account = 'jail' {row}")
        self.assert_forgery_noticed("is no quantity", f"UPDATE transfer SET quantity = -5 {row}")
        self.assert_forgery_noticed("goes nowhere", f"UPDATE transfer SET to_account = from_account {row}")
        self.assert_forgery_noticed("no account player:7", f"UPDATE transfer SET to_account = 'player:7' {row}")
        self.assert_forgery_noticed("no account player:02", f"UPDATE transfer SET to_account = 'player:02' {row}")
        deed, entry, number = self.find("SELECT asset, entry, number FROM transfer WHERE asset LIKE 'deed:%'")
        row = f"WHERE entry = {entry} AND number = {number}"
        self.assert_forgery_noticed(f"{deed} lies at bank, not at player:5",
                                    f"UPDATE transfer SET from_account = 'player:5', to_account = 'player:4' {row}")
        self.assert_forgery_noticed(f"{deed} exists only once", f"UPDATE transfer SET quantity = 2 {row}")
        self.assert_forgery_noticed("there is no deed:0", f"UPDATE transfer SET asset = 'deed:0' {row}")

    def test_notices_facts_that_cannot_be_though_the_hashes_fit(self):
        turn = self.find_fact(lambda key, before, after: key == "turn" and before == "1")
        self.assert_forgery_noticed("turn is '1', not '4'", self.with_fact(turn, before="4"))
        self.assert_forgery_noticed("turn is '1' already", self.with_fact(turn, after="1"))
        self.assert_forgery_noticed("turn cannot be '6'", self.with_fact(turn, after="6"))
        self.assert_forgery_noticed("nobody has the turn", self.with_fact(turn, after=""))
        rent = self.find_fact(lambda key, before, after: key.startswith("due:") and after.startswith("rent "))
        for due in ("rent 1 2 0 10", "rent 1 2 34", "rent 1 9 34 10", "rent 1 2 34 010", "gift 1 2 34 10",
                    f"rent 1 2 34 {10**18 + 1}", f"income_tax 1 bank 4 10 percent {10**18 + 1}",
                    "jail_fine 1 bank 10 5 factor 13", f"payment 1 bank 3 5 factor {10**18}"):
            self.assert_forgery_noticed(f"cannot be '{due}'", self.with_fact(rent, after=due))
        much = f"payment 1 bank 3 {10**18}"
        self.assert_forgery_noticed("what is owed is beyond counting",
                                    f"UPDATE entry SET facts = facts || 'due:2.8\t\t{much}\ndue:2.9\t\t{much}\n' WHERE sequence = 2")
        kept = self.find_fact(lambda key, before, after: key.startswith("kept:"))
        for share in ("1.90", "2/4", "1/5", "-0", "much"):
            self.assert_forgery_noticed(f"cannot be '{share}'", self.with_fact(kept, after=share))

    def test_notices_a_history_that_cannot_be_though_the_hashes_fit(self):
        undo, undone = self.find("SELECT sequence, reverses FROM entry WHERE reverses IS NOT NULL")
        self.assert_forgery_noticed(f"entry {undo}: entry {undo} is not in force",
                                    f"UPDATE entry SET reverses = {undo} WHERE sequence = {undo}")
        note = self.find(f"SELECT sequence FROM entry WHERE sequence > {undo} AND reverses IS NULL")
        self.assert_forgery_noticed(f"entry {undone} is not in force",
                                    f"UPDATE entry SET reverses = {undone} WHERE sequence = {note}")
        self.assert_forgery_noticed("entry 9: a game opens once, and first",
                                    "UPDATE entry SET line = 'open' WHERE sequence = 9")

    def test_notices_texts_that_nobody_typed_though_the_hashes_fit(self):
        for column, text in (("poster", "\x1b[2J"), ("typed", "ok\ninclude a file"), ("why", "\x7f"), ("line", "note\r"),
                             ("verb", "no\nte"), ("set_aside", "not\x1bso")):
            self.assert_forgery_noticed(f"entry 9: nobody can have typed this: {column}",
                                        f"UPDATE entry SET {column} = '{text}' WHERE sequence = 9")
        for moment in (-1, 253402300800000, 2**63 - 1):
            self.assert_forgery_noticed("entry 9: it is dated before 1970 or after 9999",
                                        f"UPDATE entry SET at = {moment} WHERE sequence = 9")
        self.assert_forgery_noticed("entry 9: it has no id", "UPDATE entry SET id = 'NINE' WHERE sequence = 9")
        file = self.copy()
        change(file, "UPDATE entry SET why = CAST(x'61ff62' AS TEXT) WHERE sequence = 9")
        self.assert_noticed(file, "UTF-8")

    def test_notices_words_that_are_not_those_of_their_line_though_the_hashes_fit(self):
        paid = self.find("SELECT sequence FROM entry WHERE verb = 'rent' AND why = '' AND forced IS NULL")
        words = f"entry {paid}: its words are not those of its line"
        self.assert_forgery_noticed(words, f"UPDATE entry SET why = 'agreed' WHERE sequence = {paid}")
        self.assert_forgery_noticed(words, f"UPDATE entry SET verb = 'pay' WHERE sequence = {paid}")
        self.assert_forgery_noticed(words, f"UPDATE entry SET forced = 'agreed' WHERE sequence = {paid}")
        self.assert_forgery_noticed("entry 1: its words", "UPDATE entry SET verb = 'roll' WHERE sequence = 1")

    def test_notices_an_entry_of_more_than_any_line_makes(self):
        many = "WITH RECURSIVE n(x) AS (SELECT 1000 UNION ALL SELECT x + 1 FROM n WHERE x < 6000) "
        back = "CASE x % 2 WHEN 0 THEN 'bank' ELSE 'player:1' END, CASE x % 2 WHEN 0 THEN 'player:1' ELSE 'bank' END"
        note = self.find("SELECT sequence FROM entry WHERE NOT EXISTS (SELECT 1 FROM transfer WHERE entry = sequence)")
        self.assert_forgery_noticed(f"entry {note}: it holds more than any line makes",
                                    f"INSERT INTO transfer {many} SELECT {note}, x - 999, 'cash', {back}, 1 FROM n")

    def test_the_example_of_the_document_has_its_bytes_and_its_hash(self):
        entry = {"sequence": 12, "id": "000102030405060708090a0b0c0d0e0f", "at": 1760000000000, "poster": "Elena",
                 "verb": "rent", "typed": "ok", "line": "Anna rent @34", "why": "", "forced": None, "set_aside": None,
                 "reverses": None, "transfers": [("cash", "player:1", "player:2", 184)],
                 "facts": [("due:11.1", "rent 1 2 34 184", "")]}
        example = DOCUMENT.read_text(encoding="utf-8").partition("### Example")[2].partition("\n## ")[0]
        cells = [row.split("|")[3] for row in example.splitlines() if row.startswith("| ")]
        shown = "".join(piece for cell in cells for piece in re.findall("`([0-9a-f]+)`", cell))
        self.assertEqual(entry_bytes(entry).hex(), shown)
        self.assertIn(f"`{chained(bytes(32), entry).hex()}`", example)

    def test_the_document_names_every_code(self):
        document = DOCUMENT.read_text(encoding="utf-8")
        shown = re.findall(r"^\| `(\w+)[:\w.]*` \| (\d+) \|", document, re.MULTILINE)
        codes = [(name, str(code)) for table in (ASSET_CODES, ACCOUNT_CODES, FACT_CODES) for name, code in table.items()]
        self.assertEqual(shown, codes)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

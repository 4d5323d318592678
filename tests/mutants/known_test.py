#!/usr/bin/env python3
"""Every change that is kept can still be made, and the test case that it names is there. None is built: scripts/mutants.sh known."""

import pathlib
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts" / "mutants"))

import known  # noqa: E402  (its path is set above)

FILES = sorted((ROOT / "tests" / "mutants").glob("*.toml"))


class TheKeptChanges(unittest.TestCase):
    maxDiff = None

    def test_each_can_still_be_made(self):
        changes = [change for file in FILES for change in known.read(file)]
        self.assertTrue(changes)
        stale = [f"{change.file}: {change.rule}: {known.stale(ROOT, change)}" for change in changes if known.stale(ROOT, change)]
        self.assertEqual("\n".join(stale), "")

    def test_each_is_kept_once(self):
        made = [(change.file, change.before, change.after) for file in FILES for change in known.read(file)]
        self.assertEqual(len(made), len(set(made)))


class AFileOfChanges(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        (self.root / "tests" / "attic" / "chest").mkdir(parents=True)
        (self.root / "tests" / "attic" / "chest" / "lid_test.cpp").write_text('TEST_CASE("a \\"lid\\", or none") {}\n')
        (self.root / "lid.cpp").write_text("a + 1; b; b;")

    def change(self, before, case='a "lid", or none', program="test_attic_chest"):
        return known.Known("a rule", "lid.cpp", before, "", f"{program}: {case}")

    def read(self, text):
        file = self.root / "some.toml"
        file.write_text(text)
        return known.read(file)

    def test_a_change_whose_text_stands_once(self):
        self.assertEqual(known.stale(self.root, self.change("a + 1")), "")

    def test_a_change_whose_text_is_gone_or_stands_twice(self):
        self.assertEqual(known.stale(self.root, self.change("a - 1")), "what it changes stands there 0 times")
        self.assertEqual(known.stale(self.root, self.change("b;")), "what it changes stands there 2 times")
        self.assertEqual(known.stale(self.root, self.change("")._replace(file="gone.cpp")), "there is no such file")

    def test_a_change_that_names_no_test_case(self):
        for missing in (self.change("a", case="a lid"), self.change("a", program="test_attic"), self.change("a", program="")):
            self.assertIn("there is no test case", known.stale(self.root, missing))

    def test_what_a_change_says(self):
        told = "[[change]]\nrule = 'r'\nfile = 'f'\nbefore = 'b'\nafter = 'a'\n"
        self.assertEqual(self.read(told + "changes_nothing = 'n'"), [known.Known("r", "f", "b", "a", changes_nothing="n")])
        killed = self.read(told + "killed_by = 'test_attic: a lid: shut'")[0]
        self.assertEqual((killed.program, killed.case), ("test_attic", "a lid: shut"))

    def test_a_change_that_says_too_little_or_too_much(self):
        told = "[[change]]\nrule = 'r'\nfile = 'f'\nbefore = 'b'\nafter = 'a'\n"
        for text in (told, told + "changes_nothing = 'n'\nkilled_by = 'k'", told + "killed_by = 'k'\nwhy = 'w'",
                     told.replace("file = 'f'\n", "") + "killed_by = 'k'"):
            with self.assertRaises(ValueError):
                self.read(text)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

#!/usr/bin/env python3
"""Score sheets on paper agree with their JSON: sheet_papers_test.py TABLEBANK

Evenings of every edition are played, certified and corrected. Their sheets are printed in five languages, on A4 and Letter and in the
terminal, and read back: every figure of the JSON is in the row to which it belongs, as the language writes it, and no row is lost or
doubled where a page ends. pdftotext of poppler-utils reads the PDF.
"""

import copy
import json
import pathlib
import shutil
import sys
import tempfile
import unittest

import checked
import played
import read_back
import stated
from catalogue import LANGUAGES, ROOT, Words
from retimed import retimed

EDITIONS = {"us": {}, "fr": {}, "it": {"of": 10}, "pl": {}, "ru": {}, "classic": {}, "football": {"goal": "a"}}
PAPERS = {"a4": ((595.276, 841.89), "+01:00", 60), "letter": ((612, 792), "-05:30", -330)}
MUTANTS = 25


class Evenings(unittest.TestCase):
    """One test of each edition."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.room = pathlib.Path(folder.name)
        self.program = played.Program(PROGRAM, ROOT / "editions")

    def states(self, edition):
        """The game, with times that differ, certified and corrected; of a goal without an end of the clock also before the end."""
        evening = played.Evening(self.program, self.room / "game.tbl", edition, **EDITIONS[edition])
        for state, steps in evening.states().items():
            for step in steps:
                step()
            record, again, game = (self.room / f"{state}{ending}" for ending in (".tbr", "-again.tbr", ".tbl"))
            self.program.run("export", self.room / "game.tbl", "--to", "record", "-o", record)
            again.write_text(retimed(record), encoding="utf-8")
            self.program.run("import", again, "-o", game)
            yield state, game

    def look_at(self, edition):
        for state, game in self.states(edition):
            log = {language: json.loads(self.program.run("show", game, "log", "--json", language=language))["entries"] for language in LANGUAGES}
            lines = None
            for language in LANGUAGES:
                sheet = self.program.sheet(game, language)
                for paper, (size, zone, ahead) in PAPERS.items():
                    with self.subTest(edition=edition, state=state, language=language, paper=paper):
                        facts = stated.Sheet(sheet, Words(language, ahead), edition, log[language], lines)
                        if paper == "a4":
                            said = self.program.run("sheet", game, "--lang", language, "--zone", zone, language=language)
                            found = checked.check_terminal(facts, said)
                            lines = lines or found
                        out = self.room / f"{state}-{language}-{paper}.pdf"
                        self.program.run("sheet", game, "-o", out, "--lang", language, "--paper", paper, "--zone", zone)
                        pages = read_back.pages_of(out)
                        self.assertGreaterEqual(len(pages), 3)
                        checked.check_paper(facts, pages, size)
                        if state == "corrected" and (language, paper) in (("fr", "letter"), ("en", "a4")):
                            self.notices_every_change(facts, pages, size)

    def notices_every_change(self, facts, pages, size):
        """What the comparison above would say if a row were lost or doubled, or a digit another one."""
        parts, _ = checked.sections_of(pages, facts.words)
        rows = [line for table in facts.tables() for line in parts[table.heading] if line.height > read_back.BODY]
        self.assertGreater(len(rows), MUTANTS)
        for change in (self.lose, self.double, self.change_a_digit):
            for line in rows[::len(rows) // MUTANTS]:
                changed = copy.deepcopy(pages)
                if change(changed, line):
                    with self.subTest(change=change.__name__, line=line.text), self.assertRaises(checked.Wrong):
                        checked.check_paper(facts, changed, size)

    @staticmethod
    def lose(pages, line):
        for page in pages:
            page.words = [word for word in page.words if not any(word == lost for lost in line.words)]
        return True

    @staticmethod
    def double(pages, line):
        """The row again on the next page, in front of what is there."""
        again = [read_back.Word(word.left, 20 + word.top - line.words[0].top, word.right, 20 + word.foot - line.words[0].top, word.text)
                 for word in line.words]
        pages[1].words += again
        return True

    @staticmethod
    def change_a_digit(pages, line):
        [*numbers] = [word for word in line.words if word.text[-1:].isdigit()]
        for page in pages:
            for word in page.words:
                if numbers and word == numbers[-1]:
                    word.text = word.text[:-1] + str((int(word.text[-1]) + 1) % 10)
                    return True
        return False


for name in EDITIONS:
    setattr(Evenings, f"test_{name}", lambda self, name=name: self.look_at(name))


def setUpModule():
    if shutil.which("pdftotext") is None:
        raise unittest.SkipTest("pdftotext is not installed")


if __name__ == "__main__":
    PROGRAM = pathlib.Path(sys.argv.pop(1)).resolve()
    unittest.main()

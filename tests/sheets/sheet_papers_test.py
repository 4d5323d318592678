#!/usr/bin/env python3
"""Score sheets on paper agree with their JSON: sheet_papers_test.py TABLEBANK

Evenings of every edition are played, certified and corrected. Their sheets are printed in five languages, on A4 and Letter and in the
terminal, and read back: every figure of the JSON is in the row to which it belongs, as the language writes it, and no row is lost or
doubled where a page ends. pdftotext of poppler-utils reads the PDF.
"""

import dataclasses
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
CHANGES = 7  # of each kind, on one sheet of an edition
CHANGED = {"us": "en", "fr": "fr", "classic": "ru"}


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
            english = None
            for language in LANGUAGES:
                sheet = self.program.sheet(game, language)
                lines = english
                for paper, (size, zone, ahead) in PAPERS.items():
                    with self.subTest(edition=edition, state=state, language=language, paper=paper):
                        facts = stated.Sheet(sheet, Words(language, ahead), edition, log[language], lines)
                        if paper == "a4":
                            said = self.program.run("sheet", game, "--lang", language, "--zone", zone, language=language)
                            lines = checked.check_terminal(facts, said)
                            facts = stated.Sheet(sheet, Words(language, ahead), edition, log[language], lines)
                            english = english or {entry: [stated.Figures(line) for line in said] for entry, said in lines.items()}
                        out = self.room / f"{state}-{language}-{paper}.pdf"
                        self.program.run("sheet", game, "-o", out, "--lang", language, "--paper", paper, "--zone", zone)
                        pages = read_back.pages_of(out)
                        self.assertGreaterEqual(len(pages), 3)
                        checked.check_paper(facts, pages, size)
                        if (state, language, paper) == ("corrected", CHANGED.get(edition), "letter"):
                            self.notices_every_change(facts, pages, size)

    def notices_every_change(self, facts, pages, size):
        """The result of the comparison above if a row is lost or doubled, or a digit is another one."""
        parts, _ = checked.sections_of(pages, facts)
        rows = [(line, table) for table in facts.tables for line in parts[table.heading] if line.height > read_back.BODY]
        for at, change in enumerate((self.lose, self.double, self.change_a_digit)):
            for line, table in rows[at::len(rows) // CHANGES]:
                changed = [dataclasses.replace(page, words=list(page.words)) for page in pages]
                if change(changed, line, table):
                    with self.subTest(change=change.__name__, line=line.text), self.assertRaises(checked.Wrong):
                        checked.check_paper(facts, changed, size)

    @staticmethod
    def lose(pages, line, _):
        for page in pages:
            page.words = [word for word in page.words if not any(word is lost for lost in line.words)]
        return True

    @staticmethod
    def double(pages, line, _):
        """The row once more under itself, and all below it lower. A further row of a reason has no figure to compare."""
        if not any(character.isdigit() for character in line.text):
            return False
        page = next(page for page in pages if any(word is line.words[0] for word in page.words))
        lower = {id(word): dataclasses.replace(word, top=word.top + 12, foot=word.foot + 12) for word in page.words}
        page.words = [lower[id(word)] if word.foot > line.foot + 5 else word for word in page.words] + [lower[id(word)] for word in line.words]
        return True

    @staticmethod
    def change_a_digit(pages, line, table):
        """The last digit of the row. Paragraphs of the book, with which a total's workings end, are not in the JSON."""
        numbers = [cell for cell in line.words if cell.text[-1:].isdigit()]
        if not numbers or (table.heads[0] == stated.EMPTY and len(table.rows[0]) == 1 and len(line.cells) > 2):
            return False
        for page in pages:
            page.words = [dataclasses.replace(word, text=word.text[:-1] + str((int(word.text[-1]) + 1) % 10)) if word is numbers[-1] else word
                          for word in page.words]
        return True


for name in EDITIONS:
    setattr(Evenings, f"test_{name}", lambda self, name=name: self.look_at(name))


def setUpModule():
    if shutil.which("pdftotext") is None:
        raise unittest.SkipTest("pdftotext is not installed")


if __name__ == "__main__":
    PROGRAM = pathlib.Path(sys.argv.pop(1)).resolve()
    unittest.main()

#!/usr/bin/env python3
"""The program on a stick: portable_test.py PROGRAM EDITIONS

With a folder tablebank-data next to it, it keeps everything there and nothing on the machine, and finds it again if the stick has another
path.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

PROGRAM, EDITIONS = sys.argv[1:3]


class Portable(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.top = pathlib.Path(folder.name)
        self.home = self.top / "home"
        self.home.mkdir()
        self.stick = self.top / "stick"
        (self.stick / "bin/tablebank-data").mkdir(parents=True)
        shutil.copy(PROGRAM, self.stick / "bin/tablebank")
        shutil.copytree(EDITIONS, self.stick / "share/tablebank/editions")

    def run_it(self, *words, stick=None):
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "TABLEBANK_"))}
        return subprocess.run([(stick or self.stick) / "bin/tablebank", *words], cwd=self.top, capture_output=True, text=True,
                              env={**clean, "HOME": str(self.home), "LC_ALL": "C.UTF-8"})

    def test_keys_are_kept_beside_the_program(self):
        made = self.run_it("keys", "new", "Vera")
        self.assertEqual(made.returncode, 0, made.stderr)
        self.assertEqual(sorted(file.name for file in (self.stick / "bin/tablebank-data/keys").iterdir()), ["Vera.key", "Vera.pub"])
        self.assertEqual(list(self.home.iterdir()), [])
        elsewhere = self.stick.rename(self.top / "elsewhere")
        self.assertIn("Vera", self.run_it("keys", "list", stick=elsewhere).stdout)

    def test_a_link_leads_to_the_same_place(self):
        link = self.top / "link"
        (link / "bin").mkdir(parents=True)
        (link / "bin/tablebank").symlink_to(self.stick / "bin/tablebank")
        self.assertEqual(self.run_it("keys", "new", "Vera", stick=link).returncode, 0)
        self.assertTrue((self.stick / "bin/tablebank-data/keys/Vera.pub").exists())

    def test_what_has_the_name_and_is_no_folder_keeps_nothing_at_home(self):
        data = self.stick / "bin/tablebank-data"
        data.rmdir()
        for make in (lambda: data.write_text("a file"), lambda: data.symlink_to("/not/mounted")):
            make()
            made = self.run_it("keys", "new", "Vera")
            self.assertNotEqual(made.returncode, 0)
            self.assertIn("tablebank-data", made.stderr)
            self.assertEqual(list(self.home.iterdir()), [])
            data.unlink()

    def test_without_the_folder_the_home_is_used(self):
        (self.stick / "bin/tablebank-data").rmdir()
        self.assertEqual(self.run_it("keys", "new", "Vera").returncode, 0)
        self.assertTrue((self.home / ".local/share/tablebank/keys/Vera.pub").exists())


unittest.main(argv=sys.argv[:1])

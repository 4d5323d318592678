#!/usr/bin/env python3
"""The sources keep the habits of the house, and a breach is found: habits_test.py [ROOT]"""

import pathlib
import subprocess
import sys
import unittest

import habits
from sources import sources

ROOT = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2])
TOP = {".ci", ".clang-format", ".clang-tidy", ".editorconfig", ".gitattributes", ".gitignore", "CHANGELOG.md", "CMakeLists.txt",
       "CMakePresets.json", "CONTRIBUTING.md", "LICENSE", "README.md", "SECURITY.md", "app", "bench", "calculators", "cmake", "db",
       "docs", "editions", "ledger", "platform", "scripts", "share", "tests"}
IDS = {file.stem for file in (ROOT / "editions").glob("*.toml")}


def found(path, *lines):
    return list(habits.faults([(path, list(lines))], IDS))


class TheHouse(unittest.TestCase):
    maxDiff = None

    def test_the_sources_keep_the_habits(self):
        self.assertIn("us", IDS)
        self.assertEqual("\n".join(habits.faults(sources(ROOT), IDS)), "")

    @unittest.skipUnless((ROOT / ".git").exists(), "an archive of the sources has no list of what belongs to them")
    def test_nothing_else_lies_at_the_top(self):
        listed = subprocess.run(["git", "-C", ROOT, "ls-files", "-z"], check=True, capture_output=True, text=True).stdout
        self.assertEqual({name.split("/")[0] for name in listed.split("\0") if name} - TOP, set())


class ABreach(unittest.TestCase):
    def test_a_file_that_is_too_long(self):
        self.assertEqual(found("app/a.cpp", *["x"] * 400, ""), [])
        self.assertEqual(found("app/a.cpp", *["x"] * 401, ""), ["app/a.cpp: 401 lines, more than 400"])

    def test_floating_point_where_money_is_kept(self):
        for line in ("double half;", "auto x = static_cast<float>(y);"):
            self.assertEqual(found("ledger/a.cpp", "", line), ["ledger/a.cpp:2: floating point where money is kept"])
        self.assertEqual(found("app/a.cpp", "double half;"), [])
        self.assertEqual(found("db/a.cpp", "// a double frees", 'say("double");'), [])

    def test_an_edition_that_is_looked_at_by_name(self):
        for line in ('if (edition == "us") return;', 'game.edition().id == "ru"', 'if ("fr" == setup.edition->id)',
                     'x = edition_id != "football";'):
            self.assertEqual(found("app/a.cpp", line), ["app/a.cpp:1: a rule that looks at an edition's name"])
        self.assertEqual(found("app/a.cpp", 'if (language == "ru") return;', '// edition == "us"'), [])
        self.assertEqual(found("tests/a.cpp", 'if (edition == "us") return;'), [])

    def test_a_call_of_the_system_outside_of_platform(self):
        for line in ("gmtime_r(&now, &parts);", 'read_symlink("/proc/self/exe")', 'std::getenv("HOME")', '::setenv("A", "b", 1);'):
            self.assertEqual(found("app/a.cpp", line), ["app/a.cpp:1: a call of the system outside of platform/"])
            self.assertEqual(found("platform/posix/a.cpp", line), [])
        self.assertEqual(found("app/a.cpp", 'std::getenv("TABLEBANK_LOCALE")', "// getpwuid() knows"), [])

    def test_what_is_left_for_later(self):
        mark = "TO" + "DO"
        self.assertEqual(found("app/a.cpp", f"// {mark}: more"), ["app/a.cpp:1: left for later"])

    def test_a_header_that_does_not_say_what_it_is_for(self):
        self.assertEqual(found("app/a.h", "#pragma once", "// What it is for.", ""), [])
        self.assertEqual(found("app/a.h", "#pragma once", "#include <string>", ""),
                         ["app/a.h:2: no comment says what the header is for"])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

#!/usr/bin/env python3
"""Paths are made from text, and read as text, in one place, platform/path_text.h: paths_test.py [COMPILER]"""

import pathlib
import re
import subprocess
import sys
import unittest

from sources import sources

ROOT = pathlib.Path(__file__).resolve().parents[2]
MODULES = ("platform/", "db/", "app/")
COMPILER = sys.argv.pop(1) if len(sys.argv) > 1 else "g++"
# Each reads or makes text in the encoding of the system.
NARROW = re.compile(r"(?:\.|->)(?:generic_)?string\(\)|\bu8path\(")
# Each reads the names of a folder, which the library does with a buffer of 260 letters on Windows; platform/names.h does it instead.
SHORT = re.compile(r"\b(?:recursive_)?directory_iterator\b|\bremove_all\(")
WRONG = {
    "a function's argument": "take(text);",
    "a path of a view": "const std::filesystem::path made(view);",
    "a name that is assigned": "path = text;",
    "a name below a folder": "take(path / text);",
    "a name that is appended": "path /= view;",
}
RIGHT = ('take("a.tbl"); path = path / "b" / tablebank::platform::path_of(text); path += ".tbl"; '
         "const std::string read = tablebank::platform::text_of(path);")
BEGIN = """#include "platform/path_text.h"
void take(const std::filesystem::path&);
"""
FUNCTION = "void use{number}(std::filesystem::path path, const std::string& text, std::string_view view) {{ {line} }}\n"


def faults(files):
    for path, lines in files:
        for number, line in enumerate(lines, 1):
            code = line.split("//")[0]
            if path.startswith(MODULES) and NARROW.search(code):
                yield f"{path}:{number}: a path as text is platform::text_of(path)"
            if path.startswith(MODULES) and not path.startswith("platform/posix/") and SHORT.search(code):
                yield f"{path}:{number}: folders are read by platform::paths_in and removed by platform::remove_folder"


def refused(lines):
    """The lines of a module's source that do not compile, each in a function of its own."""
    call = [COMPILER, "-std=c++20", "-fsyntax-only", "-include", ROOT / "cmake/narrow_paths.h", "-I", ROOT, "-x", "c++", "-"]
    source = BEGIN + "".join(FUNCTION.format(number=number, line=line) for number, line in enumerate(lines))
    said = subprocess.run(call, input=source, text=True, capture_output=True, check=False).stderr
    found = {int(number) - BEGIN.count("\n") - 1 for number in re.findall(r"<stdin>:(\d+):\d+: error", said)}
    return [line for number, line in enumerate(lines) if number in found]


class TheHouse(unittest.TestCase):
    maxDiff = None

    def test_no_module_reads_a_path_as_narrow_text_or_a_folder_by_the_library(self):
        self.assertEqual("\n".join(faults(sources(ROOT))), "")

    def test_every_module_with_files_is_compiled_with_the_header(self):
        rule = (ROOT / "cmake/Room.cmake").read_text(encoding="utf-8")
        self.assertIn('-include "${CMAKE_SOURCE_DIR}/cmake/narrow_paths.h"', rule)
        for module in MODULES:
            self.assertRegex(rule, rf'MATCHES "\^\([a-z|]*\b{module[:-1]}\b')


class ANarrowPath(unittest.TestCase):
    def test_text_of_a_path(self):
        for line in ("x = file.string();", "name = at->string();", "y = fs::u8path(name);", "z = file.generic_string();"):
            self.assertEqual(len(list(faults([("app/a.cpp", [line])]))), 1, line)
        for line in ("return stream.str();", "// not file.string()", "x = platform::text_of(file);"):
            self.assertEqual(list(faults([("app/a.cpp", [line])])), [], line)

    def test_a_folder_that_is_read_by_the_library(self):
        for line in ("for (fs::directory_iterator entry(folder), end;;)", "std::filesystem::remove_all(path, error);"):
            self.assertEqual(len(list(faults([("app/a.cpp", [line])]))), 1, line)
            self.assertEqual(list(faults([("platform/posix/a.cpp", [line])])), [], line)
        self.assertEqual(list(faults([("platform/names.h", ["/// unlike std::filesystem::directory_iterator"])])), [])

    @unittest.skipUnless(re.search(r"#define _GLIBCXX_RELEASE 12\b", subprocess.run(
        [COMPILER, "-x", "c++", "-dM", "-E", "-include", "string", "/dev/null"], capture_output=True, text=True,
        check=False).stdout), "the header is for another version of the library")
    def test_a_path_of_text_does_not_compile(self):
        self.assertEqual(refused([RIGHT, *WRONG.values()]), list(WRONG.values()))


if __name__ == "__main__":
    unittest.main()

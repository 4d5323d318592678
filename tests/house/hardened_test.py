#!/usr/bin/env python3
"""The built program answers a mistake in memory by ending: hardened_test.py PROGRAM BUILD COMPILER

Each protection of cmake/Toolchain.cmake is checked in the program itself and in the objects it is linked from, because a distribution may
turn one off that another turns on. A program compiled without them is reported for each.
"""

import json
import pathlib
import platform
import re
import subprocess
import sys
import tempfile
import unittest

PROGRAM, BUILD, COMPILER = sys.argv[1:4]
ROOMS = ("platform", "calculators", "ledger", "db", "app")
MARKED = platform.machine() in ("x86_64", "AMD64")  # where indirect jumps and returns can be marked


def read(option, file):
    return subprocess.run(["readelf", "--wide", option, str(file)], capture_output=True, text=True, check=True).stdout


def archives():
    """Those that are built today: a folder that was built in before may hold others."""
    plan = pathlib.Path(BUILD, "build.ninja").read_text(encoding="utf-8")
    files = [file for room in ROOMS for file in sorted(pathlib.Path(BUILD, room).rglob("lib*.a"))]
    return [file for file in files if f"build {file.relative_to(BUILD)}: " in plan]


def unmarked(archive):
    """How many objects of an archive do not say that each of their functions may be guarded."""
    objects = read("--notes", archive).split("\nFile: ")[1:]
    return sum("IBT" not in notes or "SHSTK" not in notes for notes in objects)


def faults(program):
    """The missing protections of a program, each as a sentence."""
    segments, dynamic, symbols = (read(option, program) for option in ("--program-headers", "--dynamic", "--dyn-syms"))
    stack = re.search(r"GNU_STACK(?: +0x[0-9a-f]+)+ ([RWE ]{3})", segments)
    if "Type:                              DYN" not in read("--file-header", program) or "PIE" not in dynamic:
        yield "it lies at the same place each time"
    if "GNU_RELRO" not in segments:
        yield "what the loader filled in stays writable"
    if not re.search(r"\((?:FLAGS|FLAGS_1|BIND_NOW)\).*\b(?:BIND_NOW|NOW)\b", dynamic):
        yield "the loader fills in calls after main has begun"
    if not stack or "E" in stack[1]:
        yield "its stack may be executed"
    if "__stack_chk_fail" not in symbols:
        yield "its stack is not guarded"
    if not re.search(r"__\w+_chk@", symbols.replace("__stack_chk_fail", "")):
        yield "no size is checked of what is copied"
    if "__glibcxx_assert_fail" not in symbols:
        yield "no place in a list is checked"


def unchecked(commands):
    """The sources that are compiled without checked places, of what the build says it runs."""
    return [command["file"] for command in commands
            if re.findall(r"-[DU]_GLIBCXX_ASSERTIONS\b", command["command"])[-1:] != ["-D_GLIBCXX_ASSERTIONS"]]


class TheProgram(unittest.TestCase):
    def test_is_protected(self):
        self.assertEqual(list(faults(PROGRAM)), [])

    def test_no_segment_is_both_written_and_executed(self):
        loaded = re.findall(r"^ *LOAD(?: +0x[0-9a-f]+)+ ([RWE ]{3})", read("--program-headers", PROGRAM), re.MULTILINE)
        self.assertGreater(len(loaded), 2)
        self.assertFalse([rights for rights in loaded if "W" in rights and "E" in rights])

    def test_every_source_checks_places(self):
        commands = json.loads(pathlib.Path(BUILD, "compile_commands.json").read_text(encoding="utf-8"))
        self.assertGreater(len(commands), 40)
        self.assertEqual(unchecked(commands), [])
        for before, after in (("-D_GLIBCXX_ASSERTIONS", ""), (" -c ", " -U_GLIBCXX_ASSERTIONS -c ")):
            bare = [command | {"command": command["command"].replace(before, after)} for command in commands]
            self.assertEqual(len(unchecked(bare)), len(commands))

    @unittest.skipUnless(MARKED, "this machine has no such marks")
    def test_every_object_of_the_rooms_marks_where_jumps_may_land(self):
        self.assertGreater(len(archives()), 20)
        self.assertEqual({archive.name: unmarked(archive) for archive in archives() if unmarked(archive)}, {})


class WhatIsNotProtected(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / "bare.cpp").write_text(
            "#include <cstdio>\n#include <cstring>\n"
            "int main(int, char** words) { char copy[64]; std::strcpy(copy, words[0]); return std::puts(copy); }\n")

    def compiled(self, *options):
        subprocess.run([COMPILER, "-O2", "-w", self.folder / "bare.cpp", *options], cwd=self.folder, check=True)
        return self.folder

    def test_is_found_out(self):
        bare = self.compiled("-U_FORTIFY_SOURCE", "-fno-stack-protector", "-fno-pie", "-no-pie", "-Wl,-z,norelro,-z,lazy,-z,execstack")
        self.assertEqual(list(faults(bare / "a.out")), [
            "it lies at the same place each time", "what the loader filled in stays writable",
            "the loader fills in calls after main has begun", "its stack may be executed", "its stack is not guarded",
            "no size is checked of what is copied", "no place in a list is checked"])

    @unittest.skipUnless(MARKED, "this machine has no such marks")
    def test_an_object_without_marks_is_found_out(self):
        bare = self.compiled("-c", "-fcf-protection=none")
        subprocess.run(["ar", "rc", "libbare.a", "bare.o"], cwd=bare, check=True)
        self.assertEqual(unmarked(bare / "libbare.a"), 1)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

#!/usr/bin/env python3
"""Every command of docs/contributing/benchmarks.md and docs/contributing/reliability-results.md can be run: documented_commands_test.py BUILD CTEST

The files that a command names exist, a test of CTest runs it in a short form, and its selection by name exists: the test cases of a filter,
the benchmarks of another. Nothing is timed.
"""

import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import unittest

SOURCE = pathlib.Path(__file__).resolve().parents[1]
PAGES = {SOURCE / "docs/contributing/benchmarks.md": 9, SOURCE / "docs/contributing/reliability-results.md": 4}  # and more commands than so many
BUILD, CTEST = sys.argv[1:3]
BUILT = "build/release/"


def commands(page):
    """The lines of all its sh blocks."""
    blocks = re.findall(r"^ *```sh\n(.*?)^ *```$", page, re.MULTILINE | re.DOTALL)
    return [line.strip() for block in blocks for line in block.splitlines() if line.strip()]


def output(*words):
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


def run_by_tests():
    """Each program that some test starts, itself or as an argument of an interpreter."""
    tests = json.loads(output(CTEST, "--test-dir", BUILD, "--show-only=json-v1"))["tests"]
    return {os.path.realpath(word) for test in tests for word in test.get("command", [])[:3] if os.path.isabs(word)}


def listed_cases(program, pattern):
    # Between its head and the line that counts them, doctest lists one test case a line.
    listed = output(program, f"--test-case={pattern}", "--list-test-cases", "--no-colors=true").splitlines()
    return [line for line in listed if not line.startswith(("[doctest]", "==="))]


def fault(command, tested):
    """The error of a command; None if it can be run."""
    program, *arguments = shlex.split(command)
    place = pathlib.Path(BUILD, program[len(BUILT):]) if program.startswith(BUILT) else SOURCE / program
    if not os.access(place, os.X_OK) or not place.is_file():
        return f"no such program: {program}"
    if os.path.realpath(place) not in tested:
        return f"no test runs {program}"
    for argument in arguments:
        for pattern in re.findall(r"^--test-case=(.*)", argument):
            # doctest parts patterns at every comma: one in a name is written as ? in its pattern.
            for part in pattern.split(","):
                if not listed_cases(place, part):
                    return f"no test case is called {part}"
    if program.startswith(BUILT + "bench/") and not output(place, *arguments, "--benchmark_list_tests=true").strip():
        return f"no benchmark is picked out by {command}"
    return None


class DocumentedCommands(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.tested = run_by_tests()

    def test_every_command_of_the_pages_can_be_run(self):
        for page, fewer in PAGES.items():
            found = commands(page.read_text(encoding="utf-8"))
            self.assertGreater(len(found), fewer)
            for command in found:
                with self.subTest(command):
                    self.assertIsNone(fault(command, self.tested))

    def test_what_cannot_be_run_is_found_out(self):
        wrong = {
            "bench/nothing.sh 5": "no such program: bench/nothing.sh",
            "build/release/bench/bench_nothing": "no such program: build/release/bench/bench_nothing",
            "bench": "no such program: bench",
            "scripts/run.sh demo": "no test runs scripts/run.sh",
            'build/release/tests/test_app_ui --test-case="a table at rest*,nothing is so called*"':
                "no test case is called nothing is so called*",
            'build/release/tests/test_app_ui --test-case="frames, the pointer*"': "no test case is called frames",
            "build/release/bench/bench_quotes --benchmark_filter=nothing":
                "no benchmark is picked out by build/release/bench/bench_quotes --benchmark_filter=nothing",
        }
        for command, told in wrong.items():
            with self.subTest(command):
                self.assertEqual(fault(command, self.tested), told)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

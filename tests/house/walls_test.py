#!/usr/bin/env python3
"""Every include of the sources keeps to the list of docs/explanation/architecture.md, and a wrong one is found: walls_test.py [ROOT]"""

import pathlib
import re
import sys
import unittest

import walls
from sources import sources

ROOT = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2])
PAGE = (ROOT / "docs/explanation/architecture.md").read_text(encoding="utf-8")

SMALL = """
```rooms
cellar   takes fmt
kitchen  sees cellar
hall     sees cellar,
              kitchen
         takes fmt
```
```libraries
fmt    fmt::fmt          fmt/
imgui  PkgConfig::IMGUI  imgui
posix  -                 sys/ unistd.h
```
"""
SOUND = {
    "cellar/wine.h": ["#include <string>", "#include <fmt/format.h>"],
    "kitchen/stove.cpp": ['#include "kitchen/stove.h"', "", '#include "cellar/wine.h"'],
    "hall/door.cpp": ['#include "cellar/wine.h"', '#include "kitchen/stove.h"', "#include <fmt/core.h>"],
    "tests/hall/door_test.cpp": ["#include <doctest/doctest.h>", '#include "hall/door.h"', '#include "tests/support/key.h"'],
}


def found(page=SMALL, **changed):
    lines = SOUND | {path.replace("__", "/") + ".cpp": text for path, text in changed.items()}
    return list(walls.faults(page, lines.items()))


class TheHouse(unittest.TestCase):
    maxDiff = None

    def test_every_include_keeps_to_the_list(self):
        self.assertEqual("\n".join(walls.faults(PAGE, sources(ROOT))), "")

    def test_no_program_of_tests_is_linked_with_what_stands_above_it(self):
        lists = [(file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8").split("\n"))
                 for file in sorted(ROOT.glob("tests/**/CMakeLists.txt"))]
        self.assertEqual("\n".join(walls.faults_of_links(PAGE, lists)), "")

    def test_every_room_has_a_program_of_tests(self):
        tested = set()
        for file in ROOT.glob("tests/**/CMakeLists.txt"):
            tested |= set(re.findall(r"^test_room\(([^\s)]+)", file.read_text(encoding="utf-8"), re.MULTILINE))
        untested = walls.read_rooms(PAGE).keys() - tested - {"app"}
        self.assertEqual(sorted(room for room in untested if not walls.is_variant(room)), [])


class AWrongHouse(unittest.TestCase):
    def test_a_sound_one_has_no_fault(self):
        self.assertEqual(found(), [])

    def test_an_include_that_goes_up_is_found_with_file_and_line(self):
        self.assertEqual(found(cellar__rat=["// why", '#include "kitchen/stove.h"']),
                         ["cellar/rat.cpp:2: kitchen/stove.h: cellar does not see kitchen"])

    def test_an_include_without_a_blank_or_with_many_is_an_include(self):
        self.assertEqual(found(cellar__rat=['  #  include"hall/door.h"']),
                         ["cellar/rat.cpp:1: hall/door.h: cellar does not see hall"])

    def test_a_library_that_the_room_does_not_take(self):
        self.assertEqual(found(kitchen__lamp=["#include <imgui.h>"]),
                         ["kitchen/lamp.cpp:1: imgui.h: kitchen does not take imgui"])

    def test_a_header_of_the_system_outside_of_platform(self):
        lines = ["#include <string>", "#include <sys/stat.h>"]
        fault = "kitchen/pipe.cpp:2: sys/stat.h: a header of the system outside of platform/"
        self.assertEqual(found(kitchen__pipe=lines), [fault])
        granted = "kitchen takes posix, which is for platform/posix alone"
        self.assertEqual(found(SMALL.replace("sees cellar\nhall", "sees cellar takes posix\nhall"), kitchen__pipe=lines), [granted, fault])
        page = SMALL.replace("cellar   takes", "platform\nplatform/posix sees platform takes posix\ncellar   takes")
        house = {"platform__file": [], "platform__posix__file": ['#include "platform/file.h"', "#include <unistd.h>"]}
        self.assertEqual(found(page, **house), [])

    def test_a_library_that_nobody_knows(self):
        self.assertEqual(found(kitchen__lamp=["#include <curl/curl.h>"]),
                         ["kitchen/lamp.cpp:1: curl/curl.h: is of no library of the list"])

    def test_a_room_that_includes_a_test(self):
        self.assertEqual(found(hall__bell=['#include "tests/support/key.h"']),
                         ["hall/bell.cpp:1: tests/support/key.h: hall does not see tests/support"])

    def test_a_test_that_includes_another_test_or_draws(self):
        self.assertEqual(found(tests__cellar__t=['#include "tests/hall/door.h"', "#include <imgui.h>"]),
                         ["tests/cellar/t.cpp:1: tests/hall/door.h: tests/cellar does not see tests/hall",
                          "tests/cellar/t.cpp:2: imgui.h: only tests/app/ui and bench take imgui"])

    def test_a_test_of_what_stands_above(self):
        self.assertEqual(found(tests__cellar__t=['#include "hall/door.h"'], tests__hall__t=['#include "cellar/wine.h"']),
                         ["tests/cellar/t.cpp:1: hall/door.h: hall stands on cellar: a test of cellar links nothing above it"])
        lists = [("tests/CMakeLists.txt", ["test_room(hall LINKS hall cellar)", "test_room(cellar LINKS cellar", "  kitchen SUPPORT key)"])]
        self.assertEqual(list(walls.faults_of_links(SMALL, lists)),
                         ["tests/CMakeLists.txt:2: kitchen stands on cellar: a test of cellar links nothing above it"])

    def test_a_folder_that_is_not_in_the_list(self):
        self.assertEqual(found(attic__bat=["#include <string>"]), ["attic has sources and is not in the list"])

    def test_a_room_that_is_not_there(self):
        self.assertEqual(found(SMALL.replace("hall     sees", "attic\nhall     sees")),
                         ["attic is in the list and has no sources"])

    def test_what_is_granted_and_not_needed(self):
        self.assertEqual(found(SMALL.replace("kitchen  sees cellar", "kitchen  sees cellar takes fmt")),
                         ["kitchen does not need fmt"])

    def test_a_circle(self):
        page = SMALL.replace("cellar   takes", "cellar   sees hall takes")
        self.assertEqual(found(page, cellar__rat=['#include "hall/door.h"']),
                         ["cellar sees hall, which does not stand above it"])

    def test_a_list_that_cannot_be_read(self):
        for page in (SMALL.replace("cellar   takes", "cellar  "), SMALL.replace("kitchen  ", "cellar  "),
                     SMALL.replace("```rooms", "```cellars")):
            with self.assertRaises(ValueError):
                found(page)

    def test_names_that_mean_nothing(self):
        page = SMALL.replace("takes fmt\nkitchen  sees cellar", "takes fmt, soap\nkitchen  sees cellar, attic, cellar")
        self.assertEqual(found(page), [
            "cellar takes soap, which is no library of the list",
            "kitchen sees attic, which is no room of the list",
            "kitchen names cellar twice",
            "cellar does not need soap",
            "kitchen does not need attic",
        ])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

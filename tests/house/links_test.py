#!/usr/bin/env python3
"""The links of the documents: each leads to a page and a heading, each file that a page names exists, and every page can be reached
from docs/README.md. links_test.py [ROOT]"""

import pathlib
import re
import sys
import unittest

ROOT = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2])
LINK = re.compile(r"\]\(([^)#:\s]*)(?:#([^)\s]+))?\)")
FILE = re.compile(r"`((?:app|bench|calculators|cmake|db|docs|editions|ledger|platform|scripts|tests)/[A-Za-z0-9_./-]*)`")
BLOCK = re.compile(r"^ *```.*?^ *```", re.M | re.S)
LONGEST = 1500  # words of a page other than a reference
LONG_FOLDERS = ("docs/reference/", "docs/generated/", "docs/tutorials/")
# Pages over the limit, and why: split them rather than add to the list.
LONG_PAGES = {
    "CHANGELOG.md": "grows with each release",
    "SECURITY.md": "a table of promises",
    "docs/contributing/adding-a-rule.md": "one path through all modules, which a reader follows with the page open",
    "docs/contributing/benchmarks.md": "results",
    "docs/contributing/reliability-results.md": "results",
    "docs/contributing/translating.md": "a table of terms",
    "docs/explanation/architecture.md": "the build reads its list of modules",
    "docs/how-to/run-an-event.md": "the tasks of one evening in their order",
    "docs/explanation/screen-behaviour.md": "one section per screen",
    "docs/explanation/window-design.md": "the rules that all screens share",
}


def pages():
    return [ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")] + sorted((ROOT / "docs").rglob("*.md"))


def name(page):
    return page.relative_to(ROOT).as_posix()


def text(page):
    return BLOCK.sub("", page.read_text(encoding="utf-8"))


def anchor(heading):
    """As GitHub links to a heading: lower case, spaces as hyphens, and no punctuation but hyphens and low lines."""
    kept = "".join(char for char in heading.strip().lower() if char in " -_" or char.isalnum())
    return kept.replace(" ", "-")


def anchors(page):
    return {anchor(line.lstrip("#")) for line in text(page).splitlines() if re.match(r"#+ ", line)}


def links(page):
    """(target, heading) of each link within the project; the target is a path, the page itself if the link names none."""
    for target, heading in LINK.findall(text(page)):
        yield (page.parent / target).resolve() if target else page, heading


def reached(start):
    found, waiting = set(), [start]
    while waiting:
        page = waiting.pop()
        if page in found or not page.is_file():
            continue
        found.add(page)
        if page.suffix == ".md":
            waiting += [target for target, _ in links(page)]
    return found


class Links(unittest.TestCase):
    maxDiff = None

    def test_each_leads_to_a_file(self):
        lost = [f"{name(page)}: {target}" for page in pages() for target, _ in links(page) if not target.exists()]
        self.assertEqual(lost, [])

    def test_each_leads_to_a_heading(self):
        lost = [f"{name(page)}: {target.name}#{heading}" for page in pages() for target, heading in links(page)
                if heading and target.suffix == ".md" and target.exists() and heading not in anchors(target)]
        self.assertEqual(lost, [])

    def test_files_that_pages_name_exist(self):
        named = [(name(page), file) for page in pages() for file in FILE.findall(text(page))]
        self.assertGreater(len(named), 60)
        self.assertEqual([each for each in named if not (ROOT / each[1]).exists()], [])

    def test_every_page_can_be_reached_from_the_map(self):
        self.assertEqual({name(page) for page in pages()} - {name(page) for page in reached(ROOT / "README.md")}, set())
        map_only = {name(page) for page in reached(ROOT / "docs/README.md")}
        self.assertEqual({name(page) for page in (ROOT / "docs").rglob("*.md")} - map_only, set())

    def test_only_references_are_long(self):
        long = {name(page) for page in pages() if len(page.read_text(encoding="utf-8").split()) > LONGEST}
        self.assertEqual({page for page in long if not page.startswith(LONG_FOLDERS)} - LONG_PAGES.keys(), set())
        self.assertEqual(LONG_PAGES.keys() - long, set())


class AHeading(unittest.TestCase):
    def test_is_linked_to_as_github_does(self):
        self.assertEqual(anchor(" What `do` prints: JSON, and more"), "what-do-prints-json-and-more")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

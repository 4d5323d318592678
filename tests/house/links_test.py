#!/usr/bin/env python3
"""The links of the documents: each leads to a page and a heading, each file that a page or a comment names exists, each "`name` in
`file`" is in that file, and every page can be reached from docs/README.md. links_test.py [ROOT]"""

import functools
import pathlib
import re
import sys
import unittest

ROOT = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2])
LINK = re.compile(r"\]\(([^)#:\s]*)(?:#([^)\s]+))?\)")
FILE = re.compile(r"`((?:app|bench|calculators|cmake|db|docs|editions|ledger|platform|scripts|tests)/[A-Za-z0-9_./-]*)`")
NAME_IN_FILE = re.compile(r"`([A-Za-z_][\w:]*)`\s+(?:in|of)\s+`([\w./-]+\.(?:h|cpp|py|sh|js|toml))`")
COMMENT = re.compile(r"//(.*)$", re.M)
NAMED_FILE = re.compile(r"(?<![\w./*-])((?:[\w.-]+/)*[\w-]+\.(?:h|cpp|md|js|py|sh))\b")
PROGRAM = ("platform", "calculators", "ledger", "db", "app")
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


@functools.cache
def files():
    """The path of every file of the project, from its root, after a "/"."""
    tops = [top for top in ROOT.iterdir() if top.name != "build" and not top.name.startswith(".")]
    return ["/" + name(file) for top in tops for file in ([top] if top.is_file() else top.rglob("*"))]


def exists(file):
    """Whether a comment may name a file so: by its path, or by the end of it."""
    return any(path.endswith("/" + file) for path in files())


def sources():
    """(name, text) of each source of the program."""
    return [(name(file), file.read_text(encoding="utf-8")) for top in PROGRAM for file in sorted((ROOT / top).rglob("*"))
            if file.suffix in (".h", ".cpp")]


@functools.cache
def system_headers():
    return {header for _, source in sources() for header in re.findall(r"#include <([^>]+)>", source)}


def lost_files(source):
    """The files that its comments name and that neither the project nor the system has."""
    named = [file for comment in COMMENT.findall(source) for file in NAMED_FILE.findall(comment)]
    return [file for file in named if not exists(file) and file not in system_headers()]


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

    def test_names_that_pages_have_in_a_file_are_there(self):
        pairs = [(name(page), *pair) for page in pages() for pair in NAME_IN_FILE.findall(text(page))]
        self.assertGreater(len(pairs), 10)
        lost = []
        for page, word, file in pairs:
            found = [path for path in files() if path.endswith("/" + file)]
            last = re.compile(rf"\b{re.escape(word.rpartition('::')[2])}\b")
            if not any(last.search((ROOT / path[1:]).read_text(encoding="utf-8")) for path in found):
                lost.append((page, word, file))
        self.assertEqual(lost, [])

    def test_files_that_comments_name_exist(self):
        lost = [(file, each) for file, source in sources() for each in lost_files(source)]
        self.assertEqual(lost, [])

    def test_every_page_can_be_reached_from_the_map(self):
        self.assertEqual({name(page) for page in pages()} - {name(page) for page in reached(ROOT / "README.md")}, set())
        map_only = {name(page) for page in reached(ROOT / "docs/README.md")}
        self.assertEqual({name(page) for page in (ROOT / "docs").rglob("*.md")} - map_only, set())

    def test_only_references_are_long(self):
        long = {name(page) for page in pages() if len(page.read_text(encoding="utf-8").split()) > LONGEST}
        self.assertEqual({page for page in long if not page.startswith(LONG_FOLDERS)} - LONG_PAGES.keys(), set())
        self.assertEqual(LONG_PAGES.keys() - long, set())


class AComment(unittest.TestCase):
    def test_may_name_a_file_by_its_path_or_by_the_end_of_it(self):
        self.assertEqual(lost_files("// see links_test.py, house/links_test.py and tests/house/links_test.py"), [])
        self.assertEqual(lost_files("int one;  // in gone/links_test.py and (no_such.h)"), ["gone/links_test.py", "no_such.h"])


class AHeading(unittest.TestCase):
    def test_is_linked_to_as_github_does(self):
        self.assertEqual(anchor(" What `do` prints: JSON, and more"), "what-do-prints-json-and-more")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

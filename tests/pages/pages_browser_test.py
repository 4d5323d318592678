#!/usr/bin/env python3
"""The pages of an event and of a game in Chromium, as people read them: pages_browser_test.py TABLEBANK

With PICTURES=FOLDER every page that is looked at is also kept there as a picture."""

import json
import os
import pathlib
import re
import shutil
import sys
import tempfile
import time
import unittest
import urllib.request

for tool in ("chromium", "chromedriver"):
    if shutil.which(tool) is None:
        print(f"skipped: {tool} is not installed")
        sys.exit(77)

import browser  # noqa: E402  it needs what was asked for above
import evening  # noqa: E402

TABLEBANK = str(pathlib.Path(sys.argv[1]).resolve())
PICTURES = os.environ.get("PICTURES")
LANGUAGES = ("en", "fr", "it", "pl", "ru")
READABLE = 4.5  # contrast, WCAG 2 AA
PATIENCE = 2  # seconds until a result is on every screen
WHOLE = ("index.html", "standings.html", "seating.html", "table.html?n=1", "table.html?n=5")  # looked at in every language
GAME = ("index.html",) + tuple(f"player.html?n={seat}" for seat in range(1, 6))
ROWS = "return [...document.querySelectorAll('tbody tr')].filter(probe.seen).map((row) => row.cells[0].textContent)"


def texts_of(data):
    """Every text that a page's data hold for its reader, without what depends on the time of day."""
    found = []

    def walk(part, key=""):
        if isinstance(part, dict):
            for name, value in part.items():
                if name not in ("words", "over", "late", "search", "head", "kind") and not (name == "title" and "columns" in part):
                    walk(value, name)
        elif isinstance(part, list):
            for value in part:
                walk(value, key)
        elif isinstance(part, str) and key in ("title", "subtitle", "text", "label", "figure", "heading", "subject", "note", "cells", "more", "nothing"):
            found.append(part)

    walk({key: data[key] for key in ("title", "subtitle", "ways", "blocks")})
    return found


class Pages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.place = pathlib.Path(cls.folder.name)
        cls.event = evening.Evening(TABLEBANK, cls.place)
        evening.make_game(TABLEBANK, cls.place / "home.tbl")
        cls.servers = {}
        cls.serve("event", "club.tbe")
        cls.serve("game", "home.tbl")
        cls.browser = browser.Browser(cls.place / "profile")
        cls.addClassCleanup(cls.browser.close)

    @classmethod
    def serve(cls, name, file, place="127.0.0.1:0"):
        cls.servers[name] = browser.serve(TABLEBANK, cls.place / file, place)
        cls.addClassCleanup(lambda server=cls.servers[name]: server.process.poll() is None and server.kill())

    def setUp(self):
        self.browser.resize(1280, 800)
        self.browser.colours("light")
        self.browser.wish("en-US,en")
        self.open("index.html")
        self.browser.run("localStorage.clear()")
        self.browser.said()

    def tearDown(self):
        self.assertEqual(self.browser.said(), [])

    def address(self, page="", server="event"):
        return self.servers[server].address + page

    def open(self, page, server="event"):
        self.browser.open(self.address(page, server))

    def data(self, page, language, server="event"):
        name = re.sub(r"\.html(\?n=)?", lambda found: "-" if found[1] else "", page)
        with urllib.request.urlopen(self.address(f"data/{language}/{name}.json", server)) as answer:
            return json.load(answer)

    def look(self, page, language, server, sizes=browser.SIZES):
        """One page as it is drawn: all of its text, in every size, and readable in both schemes."""
        with self.subTest(page=page, language=language, server=server):
            shown = self.browser.run("return document.body.textContent")
            for text in texts_of(self.data(page, language, server)):
                self.assertIn(text, shown)
            self.assertNotIn(evening.HIDDEN, shown)
            self.assertEqual(self.browser.run("return document.querySelectorAll('main script, main [onclick], main style').length"), 0)
            for scheme, wanted in (("light", sizes[:1]), ("dark", sizes)):
                self.browser.colours(scheme)
                for size in wanted:
                    self.browser.resize(*size)
                    if PICTURES:
                        name = f"{server}-{page.partition('?n=')[0]}{page.partition('?n=')[2]}-{language}-{scheme}-{size[0]}.png"
                        self.browser.picture(pathlib.Path(PICTURES, name))
                    faults = self.browser.run("return probe.layout(arguments[0])", evening.LONG)
                    if size in (browser.SIZES[0], browser.SIZES[-1]):
                        faults += self.browser.run("return probe.contrast(arguments[0])", READABLE)
                    self.assertEqual(faults, [], (scheme, size))

    def test_every_page_is_whole_in_every_language_scheme_and_size(self):
        strangers = [self.event.players.index(name) + 1 for name in evening.HOSTILE + [evening.HIDDEN]]
        for page in WHOLE + tuple(f"player.html?n={number}" for number in strangers):
            self.open(page)
            for language in LANGUAGES:
                self.browser.choose(language)
                self.look(page, language, "event")
        for page in GAME:
            self.open(page, "game")
            for language in LANGUAGES:
                self.browser.choose(language)
                self.look(page, language, "game")
        others = [number for number in range(1, 25) if number not in strangers]
        for page in [f"table.html?n={number}" for number in (2, 3, 4, 6)] + [f"player.html?n={number}" for number in others]:
            self.open(page)
            self.look(page, LANGUAGES[-1], "event", (browser.SIZES[0], browser.SIZES[-1]))

    def test_the_language_is_the_readers_the_addresss_and_then_the_one_that_was_chosen(self):
        shown = lambda: self.browser.run("return document.documentElement.lang")  # noqa: E731
        for wish, language in (("fr-CH,fr", "fr"), ("it", "it"), ("de-DE,pl", "pl"), ("ru-RU", "ru"), ("de", "en")):
            self.browser.wish(wish)
            self.open("standings.html")
            self.assertEqual(shown(), language, wish)
        for language in LANGUAGES:
            self.open(f"table.html?n=1&lang={language}")
            self.assertEqual(shown(), language)
        self.open("index.html?lang=ru")
        self.browser.run("document.querySelector('nav a[href^=\"standings\"]').click()")
        self.browser.until("return location.pathname.endsWith('standings.html') && document.querySelector('tbody tr')", "standings")
        self.assertEqual(shown(), "ru")
        self.browser.choose("pl")
        self.browser.driver.refresh()
        self.browser.until("return document.querySelector('tbody tr')", "the page again")
        self.assertEqual(shown(), "pl")
        self.open("seating.html")
        self.assertEqual(shown(), "pl")

    def test_six_tables_fit_on_a_wall_with_clock_and_leaders(self):
        for width, height, letters in ((1920, 1080, 28), (1280, 800, 18)):
            self.browser.resize(width, height)
            for language in LANGUAGES:
                self.open(f"index.html?lang={language}")
                self.assertEqual(self.browser.run("""
                    const inside = (element) => element.getBoundingClientRect().bottom <= innerHeight && probe.seen(element);
                    return [document.scrollingElement.scrollHeight <= innerHeight, document.querySelectorAll('.card').length,
                            [...document.querySelectorAll('.clock b, .card li, tbody tr')].filter(inside).length]"""), [True, 6, 1 + 24 + 10])
                size = self.browser.run("return parseFloat(getComputedStyle(document.querySelector('.card li')).fontSize)")
                self.assertGreaterEqual(size, letters, (width, language))

    def test_a_wall_of_many_tables_turns_its_pages_until_each_was_shown(self):
        for width, height in ((1920, 1080), (1280, 800)):
            self.browser.resize(width, height)
            self.open("index.html")
            seen, whole, pages, letters = self.browser.run("""
                const cards = document.querySelector('.cards');
                const six = [...cards.children];
                while (cards.childElementCount < 75) {
                    const copy = six[cards.childElementCount % 6].cloneNode(true);
                    copy.querySelectorAll('.timed').forEach((note) => note.classList.remove('timed'));  // a copy has no clock
                    cards.append(copy);
                }
                const real = window.setInterval;
                let turn;
                window.setInterval = (act) => { turn = act; return 0; };
                fit();
                window.setInterval = real;
                const seen = new Set();
                let whole = true;
                const pages = Number(document.querySelector('.leaf').textContent.split('/')[1]);
                for (let page = 0; page < pages; page += 1) {
                    [...cards.children].forEach((card, at) => { if (probe.seen(card)) seen.add(at); });
                    whole = whole && document.scrollingElement.scrollHeight <= innerHeight;
                    turn();
                }
                return [seen.size, whole, pages, parseFloat(getComputedStyle(document.querySelector('.card:not([hidden]) li')).fontSize)]""")
            self.assertEqual((seen, whole), (75, True))
            self.assertGreater(pages, 1)
            self.assertGreaterEqual(letters, 16)

    def test_a_result_is_there_within_two_seconds_and_nobody_loses_his_place(self):
        self.open("index.html")
        self.browser.run("window.sameDocument = true; document.querySelectorAll('.card a')[7].focus()")
        focused = self.browser.run("return document.activeElement.href")
        self.event.result(2, 2)
        took = self.browser.until("return document.querySelectorAll('.card')[1].textContent.includes('1,130.5 (1)')", "the result", PATIENCE)
        print(f"on the wall after {took:.2f} s ", end="", flush=True)
        self.assertEqual(self.browser.run("return [window.sameDocument, document.activeElement.href]"), [True, focused])
        self.open("seating.html")
        self.browser.run("window.sameDocument = true; document.querySelector('input').focus()")
        self.type("tomasz")
        self.browser.run("document.querySelector('tbody tr').drawn = true")
        self.event.result(2, 5)
        self.browser.until("return !document.querySelector('tbody tr').drawn", "the page drawn anew", PATIENCE)
        self.assertEqual(self.browser.run("const at = document.activeElement; return [window.sameDocument, at.value, at.selectionStart]"),
                         [True, "tomasz", 6])
        self.assertEqual(self.browser.run(ROWS), ["Tomasz"])

    def test_a_lost_server_is_told_of_and_found_again(self):
        self.open("index.html")
        before = self.browser.text(".cards")
        server = self.servers["event"]
        server.kill()
        self.browser.until("return document.querySelector('footer').classList.contains('alarm')", "the alarm")
        said = self.browser.text(".age")
        since = re.fullmatch(r"No connection since (\d+:\d\d:\d\d) [AP]M", said)
        self.assertTrue(since, said)
        self.assertEqual(self.browser.text(".cards"), before)
        self.event.result(2, 3)
        self.assertEqual(self.browser.text(".cards"), before)
        self.serve("event", "club.tbe", server.address.removeprefix("http://").rstrip("/"))
        self.browser.until("return !document.querySelector('footer').classList.contains('alarm')", "the connection")
        self.browser.until("return document.querySelectorAll('.card')[2].textContent.includes('1,093.5 (1)')", "what came meanwhile")
        self.assertEqual([line for line in self.browser.said() if "net::ERR" not in line], [])
        after = self.browser.text(".cards")
        self.browser.driver.refresh()
        self.browser.until("return document.querySelector('.cards')", "the page again")
        self.assertEqual(self.browser.text(".cards"), after)

    def type(self, text):
        self.browser.driver.switch_to.active_element.send_keys(text)

    def test_whoever_looks_for_his_seat_finds_it(self):
        self.open("seating.html")
        field = self.browser.driver.find_element("css selector", "input[type=search]")
        self.assertEqual(len(self.browser.run(ROWS)), 24)
        for typed, found in (("zolc", ["Łucja Żółć"]), ("LUCJ", ["Łucja Żółć"]), ("éL", [evening.RIGHT_TO_LEFT, "Élise"]), ("ij", [evening.LONG]),
                             ("elise", ["Élise"]), ("=1", ["=1+1"]), ("<scr", ["<script>alert(1)</script>"]), ("שרה", [evening.RIGHT_TO_LEFT])):
            field.clear()
            field.send_keys(typed)
            if typed == "éL":
                self.assertIn("Élise", self.browser.run(ROWS))
            else:
                self.assertEqual(self.browser.run(ROWS), found, typed)
        field.clear()
        field.send_keys("Nobody")
        self.assertEqual(self.browser.run(ROWS), [])
        self.assertIn("No one of that name", self.browser.text("main"))
        field.clear()
        field.send_keys(" ")
        self.assertEqual(len(self.browser.run(ROWS)), 24)

    def test_names_are_text(self):
        for name in evening.HOSTILE:
            self.open(f"player.html?n={self.event.players.index(name) + 1}")
            self.assertEqual(self.browser.run("return document.querySelector('h1').textContent"), name)
        self.open("standings.html")
        self.browser.run("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
        self.assertEqual(self.browser.run("return document.scripts.length"), 3)
        self.assertEqual(self.browser.run("return probe.layout('')"), [])

    def test_the_clock_counts_down_to_the_end_of_the_round(self):
        for server, page in (("event", "index.html"), ("game", "index.html")):
            self.open(page, server)
            block = next(block for block in self.data(page, "en", server)["blocks"] if block["kind"] == "clock")
            runs = "ends_ms" in block
            first = now = self.seconds_left(block)
            begun = time.monotonic()
            # A browser that is kept waiting shows a second late; it shows it all the same.
            while time.monotonic() - begun < (10 if runs and now == first else 1.2):
                time.sleep(0.2)
                now = self.seconds_left(block)
            self.assertEqual(now < first, runs)

    def seconds_left(self, block):
        text = self.browser.text(".clock b")
        left = sum(int(part) * each for part, each in zip(text.split(":"), (3600, 60, 1)))
        if "ends_ms" in block:
            self.assertLess(abs(block["ends_ms"] / 1000 - time.time() - left), 2.5)
        return left

    def test_a_page_that_there_is_not_says_so_and_leads_to_the_others(self):
        self.open("table.html?n=99")
        self.assertEqual(self.browser.text("h1"), self.data("index.html", "en")["words"]["none"])
        self.assertEqual(self.browser.run("return document.querySelectorAll('nav a').length"), 3)
        self.assertEqual([line for line in self.browser.said() if "404" not in line], [])

    def test_published_pages_are_the_served_ones(self):
        self.event.run("publish", str(self.place / "pages"))
        files = browser.serve_folder(self.place / "pages")
        self.addCleanup(files.kill)
        text = """const copy = document.body.cloneNode(true);
                  copy.querySelectorAll('.clock b, .age').forEach((timed) => timed.remove());
                  return [document.title, location.search, copy.textContent]"""
        for page in ("index.html", "standings.html?lang=fr", "seating.html", "table.html?n=5&lang=pl", "player.html?n=21", "player.html?n=8&lang=ru"):
            self.open(page)
            served = self.browser.run(text)
            self.browser.open(files.address + page)
            self.assertEqual(self.browser.run(text), served)

    def test_whoever_goes_from_page_to_page_never_waits_for_the_lines_of_those_that_he_left(self):
        for number in range(1, 11):  # a browser has six lines for one server
            self.open(f"player.html?n={number}")
            self.browser.until("return stream && stream.readyState === EventSource.OPEN", "the stream")

    def test_back_and_forward_lead_through_the_pages(self):
        driver = self.browser.driver
        here = "return [location.pathname + location.search, document.querySelector('h1').textContent]"
        drawn = "return document.querySelector('h1').textContent !== '' && document.querySelector('main').childElementCount > 0"
        self.open("index.html")
        visited = [self.browser.run(here)]
        for link in ("nav a[href='standings.html']", "td.name a", "nav a[href='seating.html']"):
            before = self.browser.run("return location.href")
            self.browser.run("document.querySelector(arguments[0]).click()", link)
            self.browser.until(f"return location.href !== {json.dumps(before)}", link)
            self.browser.until(drawn, link)
            visited.append(self.browser.run(here))
        self.assertEqual(len({page for page, _ in visited}), 4)
        for page in visited[-2::-1]:
            driver.back()
            self.browser.until(drawn, page)
            self.assertEqual(self.browser.run(here), page)
        for page in visited[1:]:
            driver.forward()
            self.browser.until(drawn, page)
            self.assertEqual(self.browser.run(here), page)

    def test_every_way_can_be_gone_with_the_keyboard(self):
        for server, page in (("event", "index.html"), ("event", "standings.html"), ("event", "seating.html"), ("game", "index.html")):
            self.open(page, server)
            meant = self.browser.run("""
                window.reached = new Set();
                document.addEventListener('focusin', ({target}) => {
                    if (getComputedStyle(target).outlineStyle === 'solid') window.reached.add(target);
                });
                return [...document.querySelectorAll('a, input, summary, select')].filter(probe.seen).length""")
            self.type("\ue004" * meant)  # Tab
            self.assertEqual(self.browser.run("return window.reached.size"), meant, page)
        self.open("index.html")
        self.type("\ue004\ue004\ue007")  # Tab, Tab, Enter
        self.browser.until("return location.pathname.endsWith('standings.html')", "the second way")
        self.browser.until("return document.querySelector('tbody tr')", "the standings")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)

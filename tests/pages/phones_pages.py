"""Shared parts of the tests of phones in Chromium: `serve --play` on a new game, and a window for each phone."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

import browser

TABLEBANK = str(pathlib.Path(sys.argv[1]).resolve())
PICTURES = os.environ.get("PICTURES")
LANGUAGES = ("en", "fr", "it", "pl", "ru")
PHONE = (360, 640)
SIZES = (PHONE, (390, 844), (820, 1180))
READABLE = 4.5  # contrast, WCAG 2 AA
TARGET = 44  # pixels that a finger needs
PLAYERS = ("Anna:monopolist", "Boris:competitor", "Clara:monopolist")
SMALL = """const small = (element) => { const box = element.getBoundingClientRect(); return box.width && (box.height < arguments[0] || box.width < arguments[0]); };
    return [...document.querySelectorAll('button, select, summary, input[type=text]')].filter(probe.seen).filter(small).map((element) => element.outerHTML)"""


class Play:
    """`serve --play` on a new game."""

    def __init__(self, place, *options, new=(), listen="127.0.0.1:0"):
        self.file = place / "home.tbl"
        self.environment = {**os.environ, "XDG_DATA_HOME": str(place / "data"), "LC_ALL": "C.UTF-8"}
        if not self.file.exists():
            players = [word for player in PLAYERS for word in ("--player", player)]
            self.run("new", str(self.file), "--edition", "us", *players, *new)
        self.start(listen, *options)

    def start(self, listen, *options):
        self.process = subprocess.Popen([TABLEBANK, "serve", str(self.file), "--play", "--json", "--listen", listen, *options],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=self.environment)
        said = json.loads(self.process.stdout.readline())
        self.address = said["addresses"][0]
        self.bank = said.get("bank")
        self.links = [seat["link"] for seat in said["seats"]]

    def run(self, *arguments):
        done = subprocess.run([TABLEBANK, *arguments], capture_output=True, text=True, env=self.environment, check=False)
        assert done.returncode == 0, (arguments, done.stdout, done.stderr)
        return done.stdout

    def type(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def stop(self):
        if self.process.poll() is None:
            self.process.terminate()
        self.process.wait(20)
        self.process.stdin.close()
        self.process.stdout.close()

    def log(self):
        return json.loads(self.run("show", str(self.file), "log", "--json"))["entries"]


class PhonePages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.profiles = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.profiles.cleanup)
        cls.browser = browser.Browser(pathlib.Path(cls.profiles.name) / "profile")
        cls.addClassCleanup(cls.browser.close)

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.place = pathlib.Path(self.folder.name)
        self.browser.resize(*PHONE)
        self.browser.colours("light")
        self.browser.wish("en-US,en")
        driver = self.browser.driver
        for window in driver.window_handles[1:]:
            driver.switch_to.window(window)
            driver.close()
        driver.switch_to.window(driver.window_handles[0])
        self.browser.said()

    def serve(self, *options, new=()):
        play = Play(self.place, *options, new=new)
        self.addCleanup(play.stop)
        return play

    def phones(self, play):
        """One window for each player."""
        driver = self.browser.driver
        self.windows = []
        for number, link in enumerate(play.links):
            if number > 0:
                driver.switch_to.new_window("tab")
                self.browser.tell("Page.addScriptToEvaluateOnNewDocument", source=browser.PROBE)
            self.browser.resize(*PHONE)
            self.browser.open(link)
            self.windows.append(driver.current_window_handle)

    def take(self, seat):
        self.browser.driver.switch_to.window(self.windows[seat - 1])

    def tap(self, key):
        found = f"document.querySelector(`[data-key=\"${{CSS.escape({json.dumps(key)})}}\"]:not(:disabled)`)"
        self.browser.until(f"return {found}", f"the button {key}")
        self.browser.run(f"{found}.click()")

    def roll(self, seat, first, second):
        self.take(seat)
        self.tap(f"die.0.{first}")
        self.tap(f"die.1.{second}")
        self.tap("asks.post")
        self.settled()

    def settled(self):
        self.browser.until("return !document.querySelector('main.sending') && !document.querySelector('.asks')", "the answer")

    def picture(self, name):
        if PICTURES:
            self.browser.picture(pathlib.Path(PICTURES, name + ".png"))

    def faults(self):
        return (self.browser.run("return probe.layout(arguments[0])", "") + self.browser.run("return probe.contrast(arguments[0])", READABLE)
                + self.browser.run(SMALL, TARGET))

    def type_in(self, key, text):
        self.browser.until(f"return document.querySelector('[data-key=\"{key}\"]')", key)
        self.browser.run("document.querySelector(`[data-key=\"${arguments[0]}\"]`).value = arguments[1]", key, text)

    def everywhere(self, name):
        """The page as it is, in each language and size: nothing is cut, too small, or outside the screen."""
        for language in LANGUAGES:
            if self.browser.run("return document.documentElement.lang") != language:
                self.browser.choose(language)
            for size in SIZES:
                self.browser.resize(*size)
                with self.subTest(name=name, language=language, size=size):
                    self.assertEqual(self.faults(), [])
                    self.picture(f"{name}-{language}-{size[0]}")
        self.browser.choose("en")
        self.browser.resize(*PHONE)

    def pick(self, key, word):
        self.browser.until(f"return document.querySelector('select[data-key=\"{key}\"]')", key)
        self.browser.run("""const box = document.querySelector(`select[data-key="${arguments[0]}"]`);
            box.value = arguments[1];
            box.dispatchEvent(new Event('change'));""", key, word)

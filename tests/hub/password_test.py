"""The password of a server's address, typed in every possible place of a word: as every argument and every option of every subcommand, as a
word that no command expects, in the language of every user. It is not printed on standard output or standard error, and is in no file.

Called with the program, and `all` for every form of an address at every place; else each place meets one of them.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
import zlib
from concurrent.futures import ThreadPoolExecutor

PROGRAM = pathlib.Path(sys.argv.pop(1)).resolve()
ALL = "all" in sys.argv and not sys.argv.remove("all")
ROOT = pathlib.Path(__file__).resolve().parents[2]
SECRET = "hunter2secret"
# There is no listener at port 1, so each is answered at once.
FORMS = (f"postgresql://vera:{SECRET}@127.0.0.1:1/club#cup", f"postgres://vera:{SECRET}@127.0.0.1:1/club?sslmode=disable#cup",
         f"postgresql://127.0.0.1:1/club?user=vera&password={SECRET}#cup", f"postgresql://127.0.0.1:1/club?sslpassword={SECRET}#cup",
         f"postgresql://127.0.0.1:1/club?pass%77ord={SECRET}#cup", f"postgresql://vera:{SECRET}@127.0.0.1:1/club",
         f"postgresql://vera:a@{SECRET}@127.0.0.1:1/club#cup", f"postgresql://vera:a:{SECRET}@127.0.0.1:1/club#cup",
         f"postgresql://vera:1/{SECRET}@127.0.0.1:1/club#cup", f"postgresql://vera:a#{SECRET}@127.0.0.1:1/club#cup",
         f"postgresql://vera:a {SECRET}@127.0.0.1:1/club#cup", f"postgresql://vera:'\"{SECRET}@127.0.0.1:1/club#cup",
         f"postgresql://vera:{SECRET}@127.0.0.1:1,127.0.0.1:1/club#cup", f"postgresql://vera:{SECRET}", f"postgresql://vera:{SECRET}@[::1/club#cup",
         f"postgresql://vera:{SECRET}@127.0.0.1:port/club#a b", f"postgresql:/vera:{SECRET}@127.0.0.1/club#cup",
         f"POSTGRESQL://vera:{SECRET}@127.0.0.1:1/club#cup", f"  postgresql://vera:{SECRET}@127.0.0.1:1/club#cup",
         f"vera:{SECRET}@127.0.0.1/club#cup", f"host=127.0.0.1 port=1 user=vera password={SECRET}", f"http://vera:{SECRET}@127.0.0.1:1/",
         f"postgresql://vera:\n{SECRET}@127.0.0.1:1/club#cup", f"postgresql://vera%3A{SECRET}@127.0.0.1:1/club#cup")
SHORT = {"--seconds": "0", "--port": "1"}


def environment(home, language="C"):
    kept = {name: value for name, value in os.environ.items()
            if not name.startswith(("XDG_", "PG", "LC_", "LANG", "DISPLAY", "WAYLAND"))}
    return kept | {"HOME": str(home), "LC_ALL": f"{language}.UTF-8", "TABLEBANK_EDITIONS": str(ROOT / "editions"),
                   "TABLEBANK_FILE_DIALOG": "none"}


class Command:
    """A subcommand as its help tells it."""

    def __init__(self, words, home):
        self.words = words
        told = subprocess.run([PROGRAM, *words, "--help"], capture_output=True, text=True, check=True, env=environment(home)).stdout
        self.below = self.names(told, "Subcommands", r"^  ([a-z-]+)")
        self.positionals = self.names(told, "Positionals", r"^  ([A-Z]+)")
        self.options = self.names(told, "Options", r"^  (?:-\w,)?(--[a-z-]+) [A-Z]")
        self.flags = self.names(told, "Options", r"^  (?:-\w,)?(--[a-z-]+)(?! [A-Z])")

    @staticmethod
    def names(told, heading, pattern):
        part = re.search(rf"^{heading}:\n(.*?)(?:\n\n|\Z)", told, re.MULTILINE | re.DOTALL)
        return re.findall(pattern, part[1], re.MULTILINE) if part else []


def every_command(home, words=()):
    command = Command(list(words), home)
    if words:
        yield command
    for name in command.below:
        yield from every_command(home, (*words, name))


def runs_of(command):
    """Words of the command line; None stands for the address."""
    json = [["--json"]] if "--json" in command.flags else []
    short = [word for name, value in SHORT.items() if name in command.options for word in (name, value)]
    for number in range(max(1, len(command.positionals)) + 1):
        before = [*command.words, *["1"] * number, None]
        yield [*before, *short]
        for more in json:
            yield [*before, *short, *more]
        yield [*before, *["1"] * max(0, len(command.positionals) - number - 1), *short, "--no-such-option"]
    yield [*command.words, *[None] * (len(command.positionals) + 2), *short]
    for option in command.options:
        for value in ([option, None], [f"{option}=", None]):
            yield [*command.words, *["club.tbl"] * len(command.positionals), *value, *short]
    for flag in command.flags:
        yield [*command.words, *["1"] * len(command.positionals), f"{flag}=", None]
    yield [*command.words, "--no-such-option=", None]
    yield [None, *command.words]


def with_address(words, address):
    """An option that ends in an equals sign takes its value into the same word."""
    made = []
    for word in words:
        value = address if word is None else word
        if made and word is None and made[-1].endswith("="):
            made[-1] += value
        else:
            made.append(value)
    return made


def files_with_secret(folder):
    found = []
    for root, folders, files in os.walk(folder):
        found += [os.path.join(root, name) for name in (*folders, *files) if SECRET in name]
        for name in files:
            with open(os.path.join(root, name), "rb") as file:
                if SECRET.encode() in file.read():
                    found.append(os.path.join(root, name))
    return found


class Passwords(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name)
        self.home = self.folder / "home"
        self.home.mkdir()

    def run_in(self, place, words, language="C"):
        place.mkdir(exist_ok=True)
        try:
            return subprocess.run([PROGRAM, *words], cwd=place, env=environment(self.home, language), capture_output=True,
                                  stdin=subprocess.DEVNULL, check=False, timeout=300)
        except subprocess.TimeoutExpired:
            self.fail(f"hangs: {words}")

    def test_no_subcommand_says_or_keeps_it(self):
        places = []
        for number, command in enumerate(every_command(self.home)):
            places += [(number, words) for words in runs_of(command)]
        places += [(999, [None]), (999, ["--version", None]), (999, ["--help", None]), (999, ["complete", "--", None]),
                   (999, ["complete", "--", "show", None]), (999, ["complete", "--", "event", "player", None, ""]),
                   (999, ["complete", "--", "event", "show", "--by", None])]
        work = []
        for at, (number, words) in enumerate(places):
            chosen = zlib.crc32(repr(words).encode())
            work += [(number, words, form) for form in (FORMS if ALL else (FORMS[chosen % len(FORMS) if at % 2 else 0],))]
        self.assertGreater(len(work), 1000)
        wrong = []

        def attempt(item):
            number, words, form = item
            ran = self.run_in(self.folder / f"work{number}", with_address(words, form))
            if ran.returncode not in range(6):
                wrong.append(f"{ran.returncode}: {with_address(words, form)}")
            if SECRET.encode() in ran.stdout + ran.stderr:
                wrong.append(f"{with_address(words, form)}: {(ran.stdout + ran.stderr).decode(errors='replace')}")

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(attempt, work))
        self.assertEqual(wrong, [])
        self.assertEqual(files_with_secret(self.folder), [])
        print(f"{len(work)} runs")

    def test_no_language_says_it(self):
        for language in ("ru_RU", "fr_FR", "it_IT", "pl_PL"):
            for words in (["shwo", None], ["show", None], ["event", "show", None], ["event", "copy", None, None], ["do", None, "ok"],
                          ["event", "show", "--at", None], ["event", "hub", "club.tbe", None]):
                for form in FORMS:
                    ran = self.run_in(self.folder / "work", with_address(words, form), language)
                    self.assertNotIn(SECRET.encode(), ran.stdout + ran.stderr, words)

    def test_lines_of_standard_input_are_not_repeated_with_it(self):
        self.assertEqual(self.run_in(self.folder / "work", ["new", "club.tbl", "--edition", "us", "--player", "Anna:monopolist", "--player",
                                                            "Boris:competitor"]).returncode, 0)
        self.assertEqual(self.run_in(self.folder / "work", ["event", "new", "club.tbe", "--name", "Club", "--edition", "us", "--rounds",
                                                            "1"]).returncode, 0)
        for words in (["do", "club.tbl"], ["event", "collect", "club.tbe", "-"], ["score"], ["event", "player", "club.tbe", "--csv", "-"]):
            for form in FORMS:
                ran = subprocess.run([PROGRAM, *words], cwd=self.folder / "work", env=environment(self.home), capture_output=True,
                                     input=f"{form}\n".encode(), check=False, timeout=300)
                if "\n" not in form and not form.startswith(("vera", "host")):
                    self.assertNotIn(SECRET.encode(), ran.stderr, (words, form))


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
"""Names that strangers chose, completed in bash, zsh and fish on a real terminal: completion_names_test.py PROGRAM COMPLETIONS [all] [SHELL...] [KIND...]

A name of an event's player, of a key, of a file is offered when Tab is pressed. Whatever it contains, no shell may execute it, and the text
in the line then is that name. Each is tried outside of quotes, between single and between double ones; without `all`, as in a run of the
tests, each in one of the three, and only some of them in places other than the players of an event. A shell and a kind may be chosen: fish
EventPlayer.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

from shells import SHELLS, Terminal, Words

PROGRAM, COMPLETIONS = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
ALL = "all" in sys.argv[3:]
CHOSEN_SHELLS = [word for word in sys.argv[3:] if word in SHELLS] or list(SHELLS)
CHOSEN_KINDS = [word for word in sys.argv[3:] if word != "all" and word not in SHELLS]
QUOTES = ("", "'", '"')
CANARY = "carried-out"  # the file that a name makes if anything of it is carried out
RUN = f"touch {CANARY}"
# The one of repro of old: a word that looks like our own directive, with a command in the place of an ending.
FROM_DIRECTIVE = f":files `a=$'touch\\x20{CANARY}';${{=a}}`"
SIGNS = [
    FROM_DIRECTIVE, f"$({RUN})", f"`{RUN}`", f";{RUN}", f"|{RUN}", f"&{RUN}&", f"&&{RUN}", f"||{RUN}", f">{CANARY}", f">>{CANARY}", "<e.tbe",
    f"<({RUN})", f"=({RUN})", f">({RUN})", f"${{(e):-$({RUN})}}", f"${{a:=$({RUN})}}", f"$[{CANARY}]", f"$'touch\\x20{CANARY}'", f"'$({RUN})'",
    f'"$({RUN})"', f"';{RUN};'", f'";{RUN};"', f"(e:'{RUN}':)", f"({RUN})", f"{{{RUN},}}", "!!", "!touch", "!-1", "!?x?", "^a^b", "\\!", '"!"', "'!'",
    "~", "~root", "a=~", "a:~", "=ls", "a=b", "a:b", "::", ":files", ":files tbl", "#x", "=x", "*", "?", "[ab]", "{a,b}", "{1..3}", "@(a)", "%", "%1", "\\",
    "\\\\", "\\n", "\\x41", "'", "''", '"', '""', "'\"'\"'", "$HOME", "${HOME}", "$((1+1))", "$$", "$IFS", "$", "()", ")", "a  b", "..", "/", "\\:", "-x", "ключ",
]
FORMS = ("{}", "Anna{}", "{}Anna")
NAMES = [form.format(sign) for sign in SIGNS for form in FORMS]
# All that players of a game and keys can be called: letters, blanks, hyphens and apostrophes.
PLAIN = ["Anna'", "Anna''", "Anna' B", "Anna '", "Anna ''B", "Anna-B", "Anna Maria", "Anna  B", "AnnaАнна", "Anna'-'", "Anna''''", "Anna 'B'", "Anna-"]
# Text that only the name of a file can contain.
UNSEEN = ["a\nb", "\n:files tbl", "a\tb", "\x1b[31m", "\x07", "\udcff", " blank ", f"a\n=$({RUN})"]


def run(folder, *words):
    return subprocess.run([PROGRAM, *words], cwd=folder, capture_output=True, env={**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)})


class Kind:
    """Something that has a name. `typed` is what is typed in front of it, `word` the whole word that must come of it."""
    names = NAMES
    typed = ""
    within = "."  # where the shell is

    def word(self, name):
        return name

    def make(self, folder, name):
        """False for an invalid name; nothing of another name is there afterwards."""


def with_single_spaces(name):
    """A name of a player has no two spaces in a row, however it is typed."""
    return re.sub(" +", " ", name)


class EventPlayer(Kind):
    typed = "tablebank event player e.tbe {quote}"

    def word(self, name):
        return with_single_spaces(name)

    def make(self, folder, name):
        if name.startswith(("-", "[")):  # the parser's own: an option, a list
            return False
        (folder / "e.tbe").unlink(missing_ok=True)
        run(folder, "event", "new", "e.tbe", "--name", "x", "--edition", "us", "--rounds", "1")
        return run(folder, "event", "player", "e.tbe", "--", name).returncode == 0


class GamePlayer(Kind):
    typed = "tablebank quote g.tbl tax {quote}Anna"
    names = PLAIN

    def word(self, name):
        return with_single_spaces(name)

    def make(self, folder, name):
        (folder / "g.tbl").unlink(missing_ok=True)
        return run(folder, "new", "g.tbl", "--edition", "us", "--player", f"{name}:monopolist", "--player", "Boris:competitor").returncode == 0


class Key(Kind):
    typed = "tablebank sign c.txt --key {quote}"
    names = PLAIN

    def make(self, folder, name):
        keys = folder / "tablebank/keys"
        shutil.rmtree(keys, ignore_errors=True)
        return run(folder, "keys", "new", "--", name).returncode == 0


class File(Kind):
    names = [name for name in NAMES if "/" not in name] + UNSEEN
    typed = "tablebank show {quote}f/"

    def word(self, name):
        return f"f/{name}.tbl"

    def make(self, folder, name):
        shutil.rmtree(folder / "f", ignore_errors=True)
        file = folder / self.word(name).removeprefix("--from=")
        file.parent.mkdir(parents=True)
        file.touch()
        return True


class FileOfOption(File):
    typed = "tablebank new x --from={quote}f/"

    def word(self, name):
        return f"--from=f/{name}.json"


class FileInFolder(File):
    """The folder is completed first, then the file in it."""
    typed = "tablebank show {quote}f/\t"
    names = [name for name in File.names if name not in (".", "..")]

    def word(self, name):
        return f"f/{name}/game.tbl"


class FileLikeOption(Kind):
    """A file of this folder that begins as an option does; no program may take it for one."""
    within = "here"
    names = ["-o", "--help", "-", "--", "-la", "--from=x", f"-$({RUN})", "-o b", "-'", "-b-"]
    typed = "tablebank show {quote}"

    def word(self, name):
        return f"./{name}.tbl"

    def make(self, folder, name):
        for file in (folder / self.within).glob("*.tbl"):
            file.unlink()
        (folder / self.within / self.word(name)).touch()
        return True


class Meaning(Kind):
    """An edition's own name is shown next to its id."""
    typed = "tablebank new x --edition {quote}zz"

    def word(self, name):
        return "zz"

    def make(self, folder, name):
        text = pathlib.Path(folder / "editions/us.toml").read_text()
        quoted = name.replace("\\", "\\\\").replace('"', '\\"')
        lines = [f'name = "{quoted}"' if line.startswith("name =") else 'id = "zz"' if line.startswith("id =") else line for line in text.split("\n")]
        (folder / "editions/zz.toml").write_text("\n".join(lines))
        return True


def may_stay(shell, kind, quote, name):
    """The places at which a shell offers nothing, and nothing wrong either."""
    first = name[:1]
    if isinstance(kind, File) and first == ".":
        return True  # hidden
    if isinstance(kind, FileInFolder) and ("~" in name or shell == "zsh" and any(sign < " " for sign in name)):
        return True  # fish looks into no folder that ends as that of a user, nor zsh into one whose name it writes as $'...'
    if shell == "fish" and (first == "." or first == "~" and not quote or any(sign in name for sign in "\n\t\udcff")):
        return True
    return False


class CompletionOfNames(unittest.TestCase):
    def chosen(self, kind, number):
        """The quotes in which a name of this number is tried."""
        if ALL:
            return QUOTES
        if isinstance(kind, (EventPlayer, FileLikeOption)) or number % 24 == 0 or kind.names[number] in PLAIN + UNSEEN:
            return (QUOTES[number % 3],)
        return ()

    def try_names(self, shell, kind):
        words = Words(self.folder, PROGRAM)
        (self.folder / kind.within).mkdir(exist_ok=True)

        def begun():
            terminal = Terminal(shell, self.folder / kind.within, words.programs, COMPLETIONS, self.folder)
            words.of(terminal, "tablebank settl\t")  # what is read at the first Tab is read now
            return terminal

        terminal = begun()
        tried = stayed = 0
        for number, name in enumerate(kind.names):
            quotes = self.chosen(kind, number)
            if not quotes or not kind.make(self.folder, name):
                continue
            for quote in quotes:
                if shell == "zsh" and quote and "\udcff" in name:
                    continue  # zsh itself has no form between quotes for characters other than letters
                if shell == "zsh" and quote == '"' and isinstance(kind, FileInFolder) and "$'" in name:
                    continue  # zsh's own Tab expands $'...' there before it asks any completion; bound to complete-word it does not
                # fish offers no word that begins with a dot before a dot is typed.
                line = kind.typed.format(quote=quote) + ("./" if shell == "fish" and isinstance(kind, FileLikeOption) else "")
                wanted = [*kind.typed.split(" ")[1:-1], kind.word(name)]
                # fish leaves a quote open after these, because something may follow.
                got = words.of(terminal, line + "\t" + (quote if shell == "fish" and wanted[-1][-1] in "/=@:.,-" else ""))
                if got is None and quote:
                    terminal.give_up()
                    got = words.of(terminal, line + "\t" + quote)
                tried += 1
                with self.subTest(shell=shell, kind=type(kind).__name__, quote=quote, name=name):
                    self.assertFalse(list(self.folder.glob(f"**/{CANARY}*")), "something was carried out")
                    if got != wanted and may_stay(shell, kind, quote, name):
                        stayed += 1
                        self.assertTrue(wanted[-1].startswith("".join(got[len(wanted) - 1:]) if got else ""), got)
                    else:
                        self.assertEqual(got, wanted, terminal.screen()[:400])
                if got is None:
                    terminal.close()
                    terminal = begun()
        terminal.close()
        print(f"{shell}: {type(kind).__name__}, {tried} tried, {stayed} not offered", flush=True)
        self.assertGreaterEqual(tried, 200 if isinstance(kind, EventPlayer) else 10, type(kind).__name__)
        self.assertLess(stayed, max(5, tried / 5), type(kind).__name__)

    def in_shell(self, shell):
        if shell not in CHOSEN_SHELLS or shutil.which(SHELLS[shell][0][0]) is None:
            self.skipTest(f"{shell} is not installed, or was not asked for")
        for kind in (EventPlayer(), GamePlayer(), Key(), File(), FileOfOption(), FileInFolder(), FileLikeOption(), Meaning()):
            if CHOSEN_KINDS and type(kind).__name__ not in CHOSEN_KINDS:
                continue
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
                self.folder = pathlib.Path(folder)
                shutil.copytree(COMPLETIONS.parents[1] / "editions", self.folder / "editions")
                os.environ["TABLEBANK_EDITIONS"] = str(self.folder / "editions")
                self.try_names(shell, kind)

    def test_bash(self):
        self.in_shell("bash")

    def test_zsh(self):
        self.in_shell("zsh")

    def test_fish(self):
        self.in_shell("fish")


unittest.main(argv=sys.argv[:1])

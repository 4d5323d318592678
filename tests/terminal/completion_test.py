#!/usr/bin/env python3
"""Tab in bash, zsh and fish, pressed in a real terminal: completion_test.py PROGRAM COMPLETIONS

Each shell starts without anything of its user's, reads our completion, and is asked what becomes of a half-typed command: not how the line looks,
which every shell writes in its own way, but which words the program would be given.
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

from shells import SHELLS, Terminal

PROGRAM, COMPLETIONS = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
# The text typed before Tab, and the words of the line after it. A folder may be there with a slash or without.
EXPECTED = {
    "tablebank settl": ["settle"],
    "tablebank event stand": ["event", "standings"],
    "tablebank show fri": ["show", "friday.tbl"],
    "tablebank new x --rule rounding=h": ["new", "x", "--rule", "rounding=half_up"],
    "tablebank new x --player Anna:m": ["new", "x", "--player", "Anna:monopolist"],
    "tablebank quote friday.tbl rent no": ["quote", "friday.tbl", "rent", "nob-hill"],
    'tablebank do friday.tbl "anna build no': ["do", "friday.tbl", "anna build nob-hill"],
    # A blank behind a backslash, or between quotes, is part of the word.
    r"tablebank show my\ ga": ["show", "my games"],
    r"tablebank show my\ games/": ["show", "my games/saturday.tbl"],
    "tablebank show 'my games/": ["show", "my games/saturday.tbl"],
    'tablebank show "my games/sat': ["show", "my games/saturday.tbl"],
    r"tablebank quote my\ games/saturday.tbl rent no": ["quote", "my games/saturday.tbl", "rent", "nob-hill"],
    r"tablebank do friday.tbl anna\ build\ no": ["do", "friday.tbl", "anna build nob-hill"],
    r"tablebank new x --player Anna\ B:m": ["new", "x", "--player", "Anna B:monopolist"],
    'tablebank new x --player "Anna B:m': ["new", "x", "--player", "Anna B:monopolist"],
    # Names with signs that a shell would take for its own.
    "tablebank quote names.tbl tax O": ["quote", "names.tbl", "tax", "O'Neil"],
    "tablebank quote names.tbl tax 'O": ["quote", "names.tbl", "tax", "O'Neil"],
    'tablebank quote names.tbl tax "O': ["quote", "names.tbl", "tax", "O'Neil"],
    "tablebank quote names.tbl tax An": ["quote", "names.tbl", "tax", "Anna Maria"],
    r"tablebank quote names.tbl tax Anna\ M": ["quote", "names.tbl", "tax", "Anna Maria"],
    "tablebank quote names.tbl tax 'Anna M": ["quote", "names.tbl", "tax", "Anna Maria"],
    # A line of the grammar wants a name with a blank in quotes of its own.
    "tablebank do names.tbl Ann": ["do", "names.tbl", '"Anna Maria"'],
    "tablebank do names.tbl 'Ann": ["do", "names.tbl", '"Anna Maria"'],
    "tablebank do names.tbl '\"Ann": ["do", "names.tbl", '"Anna Maria"'],
    "tablebank do names.tbl \"\\\"Ann": ["do", "names.tbl", '"Anna Maria"'],
    "tablebank do names.tbl '\"Anna Maria\" buil": ["do", "names.tbl", '"Anna Maria" build'],
    # The value of the option follows an equals sign.
    "tablebank new x --edition=r": ["new", "x", "--edition=ru"],
    "tablebank new x --rule=rounding=h": ["new", "x", "--rule=rounding=half_up"],
    "tablebank sheet friday.tbl --paper=l": ["sheet", "friday.tbl", "--paper=letter"],
    r"tablebank new x --player=Anna\ B:m": ["new", "x", "--player=Anna B:monopolist"],
    "tablebank new x --from=pos": ["new", "x", "--from=position.json"],
    r"tablebank new x --from=my\ games/": ["new", "x", "--from=my games/sunday.json"],
    # The shell's replacement of a variable or of ~ is not a word of ours yet; it still leads to files.
    'tablebank show "$HOME/my games/sat': ["show", "{home}/my games/saturday.tbl"],
    "tablebank show $HOME/fri": ["show", "{home}/friday.tbl"],
    "tablebank show ~/fri": ["show", "{home}/friday.tbl"],
    "tablebank quote ~/friday.tbl rent no": ["quote", "{home}/friday.tbl", "rent", "nob-hill"],
    # Nothing that could be meant: the line stays as it is.
    "tablebank quote friday.tbl rent 'no such": ["quote", "friday.tbl", "rent", "no such"],
}
OPEN = {"tablebank quote friday.tbl rent 'no such": "'"}  # what closes a line that Tab could not


def new_game(folder, name, *players):
    subprocess.run([PROGRAM, "new", name, "--edition", "us", *(part for player in players for part in ("--player", player))], cwd=folder,
                   check=True, capture_output=True)


class Completion(unittest.TestCase):
    def press_tab(self, shell):
        if shutil.which(SHELLS[shell][0][0]) is None:
            self.skipTest(f"{shell} is not installed")
        for typed, words in EXPECTED.items():
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, self.subTest(shell=shell, typed=typed):
                (pathlib.Path(folder) / "my games").mkdir()
                new_game(folder, "friday.tbl", "Anna:monopolist", "Boris:competitor")
                new_game(folder, "my games/saturday.tbl", "Anna:monopolist", "Boris:competitor")
                new_game(folder, "names.tbl", "Anna Maria:monopolist", "O'Neil:competitor")
                (pathlib.Path(folder) / "position.json").touch()
                (pathlib.Path(folder) / "my games/sunday.json").touch()
                terminal = Terminal(shell, folder, PROGRAM.parent, COMPLETIONS)
                # At the first Tab zsh puts its value in the place of a variable in quotes, and no more.
                tab = "\t\t" if shell == "zsh" and '"$' in typed else "\t"
                # Ctrl+A: the shell itself gives the words, in place of the program.
                terminal.type(f"{typed}{tab}{OPEN.get(typed, '')}\x01printf '<%s>' \n")
                wanted = "".join(f"<{re.escape(word.format(home=folder))}/?>" for word in ["tablebank", *words])
                self.assertTrue(terminal.wait_for(wanted), terminal.screen())
                terminal.close()

    def test_bash(self):
        self.press_tab("bash")

    def test_zsh(self):
        self.press_tab("zsh")

    def test_fish(self):
        self.press_tab("fish")


unittest.main(argv=sys.argv[:1])

#!/usr/bin/env python3
"""Tab in bash, zsh and fish, pressed in a real terminal: completion_test.py PROGRAM COMPLETIONS

Each shell starts without anything of its user's, reads our completion, and is asked what becomes of a half-typed command.
"""

import os
import pathlib
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

PROGRAM, COMPLETIONS = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
SHELLS = {
    "bash": (["bash", "--norc", "--noprofile", "-i"],
             f"source {COMPLETIONS}/tablebank.bash; bind 'set enable-bracketed-paste off'; bind 'set show-all-if-ambiguous on'"),
    "zsh": (["zsh", "-f", "-i"], f"fpath=({COMPLETIONS} $fpath); autoload -U compinit; compinit -u -D"),
    "fish": (["fish", "--no-config", "-i"], f"source {COMPLETIONS}/tablebank.fish"),
}
# What is typed before Tab, and what must stand in the line behind it.
EXPECTED = {
    "tablebank settl": "tablebank settle ",
    "tablebank event stand": "tablebank event standings ",
    "tablebank show fri": "tablebank show friday.tbl ",
    "tablebank new x --rule rounding=h": "tablebank new x --rule rounding=half_up ",
    "tablebank new x --player Anna:m": "tablebank new x --player Anna:monopolist ",
    "tablebank quote friday.tbl rent no": "tablebank quote friday.tbl rent nob-hill ",
    'tablebank do friday.tbl "anna build no': 'tablebank do friday.tbl "anna build nob-hill" ',
}
LONGEST_WAIT = 20  # seconds


class Terminal:
    """A shell at work, and what it shows, without the signs that only a screen obeys."""

    def __init__(self, shell, folder):
        self.shown = ""
        self.pid, self.end = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            os.environ.update({"PATH": f"{PROGRAM.parent}:{os.environ['PATH']}", "LC_ALL": "C.UTF-8", "TERM": "xterm", "HOME": folder,
                               "XDG_CONFIG_HOME": folder, "XDG_DATA_HOME": folder, "PS1": "> "})
            os.execvp(SHELLS[shell][0][0], SHELLS[shell][0])

    def type(self, keys):
        self.shown = ""
        os.write(self.end, keys.encode())

    def wait_for(self, text):
        """Whether it is shown before it takes too long."""
        until = time.monotonic() + LONGEST_WAIT
        while time.monotonic() < until:
            if text in self.screen():
                return True
            if select.select([self.end], [], [], 0.1)[0]:
                self.shown += os.read(self.end, 65536).decode("utf-8", "replace")
        return False

    def screen(self):
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|\x1b[=>()][A-Z0-9]?|\x07", "", self.shown)

    def close(self):
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.end)


class Completion(unittest.TestCase):
    def press_tab(self, shell):
        if shutil.which(SHELLS[shell][0][0]) is None:
            self.skipTest(f"{shell} is not installed")
        for typed, line in EXPECTED.items():
            wanted = line[len(typed):].rstrip()  # zsh draws only what is new
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, self.subTest(shell=shell, typed=typed):
                subprocess.run([PROGRAM, "new", "friday.tbl", "--edition", "us", "--player", "Anna:monopolist", "--player",
                                "Boris:competitor"], cwd=folder, check=True, capture_output=True)
                terminal = Terminal(shell, folder)
                terminal.type(SHELLS[shell][1] + "; echo rea''dy\n")
                self.assertTrue(terminal.wait_for("ready"), terminal.screen())
                terminal.type(typed)
                self.assertTrue(terminal.wait_for(typed.split()[-1][-3:]), terminal.screen())
                terminal.type("\t")
                self.assertTrue(terminal.wait_for(wanted), terminal.screen())
                terminal.close()

    def test_bash(self):
        self.press_tab("bash")

    def test_zsh(self):
        self.press_tab("zsh")

    def test_fish(self):
        self.press_tab("fish")


unittest.main(argv=sys.argv[:1])

"""bash, zsh and fish on a terminal of their own, each as it starts without anything of its user's, with our completion read."""

import fcntl
import os
import pathlib
import pty
import re
import select
import signal
import struct
import termios
import time

SHELLS = {
    "bash": (["bash", "--norc", "--noprofile", "-i"],
             "source {completions}/tablebank.bash; bind 'set enable-bracketed-paste off'; bind 'set show-all-if-ambiguous on'"),
    "zsh": (["zsh", "-f", "-i"], "fpath=({completions} $fpath); autoload -U compinit; compinit -u -D"),
    "fish": (["fish", "--no-config", "-i"], "source {completions}/tablebank.fish"),
}
LONGEST_WAIT = 20  # seconds
COLUMNS = 2000  # so that no line is broken
MORE = "more: "  # how bash and zsh ask for the rest of a line


class Terminal:
    """A shell at work, and what it shows, without the signs that only a screen obeys."""

    def __init__(self, shell, folder, programs, completions, home=None):
        self.shown = ""
        self.pid, self.end = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            os.environ.update({"PATH": f"{programs}:{os.environ['PATH']}", "LC_ALL": "C.UTF-8", "TERM": "xterm", "HOME": str(home or folder),
                               "XDG_CONFIG_HOME": str(home or folder), "XDG_DATA_HOME": str(home or folder), "PS1": "> ", "PS2": MORE})
            os.execvp(SHELLS[shell][0][0], SHELLS[shell][0])
        fcntl.ioctl(self.end, termios.TIOCSWINSZ, struct.pack("HHHH", 50, COLUMNS, 0, 0))
        self.type(SHELLS[shell][1].format(completions=completions) + "; echo rea''dy\n")
        if not self.wait_for("ready"):
            raise AssertionError(self.screen())

    def type(self, keys):
        self.shown = ""
        os.write(self.end, keys.encode())

    def look(self, seconds):
        """Takes the shell's output meanwhile; a shell without a reader waits."""
        if select.select([self.end], [], [], seconds)[0]:
            self.shown += os.read(self.end, 65536).decode("utf-8", "replace")

    def give_up(self):
        """Leaves the line that was begun. Text typed before the shell has taken this in is lost, so it is asked whether it has."""
        self.type("\x03")
        while select.select([self.end], [], [], 0.3)[0]:
            self.look(0)
        self.type("\n: ; echo rea''dy\n")
        if not self.wait_for("ready"):
            raise AssertionError(self.screen())

    def wait_until(self, is_so, longest=LONGEST_WAIT):
        """Whether it is so before it takes too long."""
        until = time.monotonic() + longest
        while not is_so():
            if time.monotonic() > until:
                return False
            self.look(0.02)
        return True

    def wait_for(self, text):
        """Whether it is shown before it takes too long."""
        return self.wait_until(lambda: re.search(text, self.screen()))

    def screen(self):
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|\x1b[=>()][A-Z0-9]?|\x07", "", self.shown)

    def close(self):
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.end)


class Words:
    """The words that a shell makes of a line, by the shell itself: a program that notes its arguments replaces ours, and only completes
    with ours."""

    def __init__(self, folder, program):
        self.file = pathlib.Path(folder) / "words"
        self.programs = pathlib.Path(folder) / "programs"
        self.programs.mkdir()
        noting = self.programs / "tablebank"
        noting.write_text(f"""#!/bin/sh
[ "$1" != complete ] || exec '{program}' "$@"
printf '%s\\0' "$@" >'{self.file}.new'
mv '{self.file}.new' '{self.file}'
""")
        noting.chmod(0o755)

    def of(self, terminal, line):
        """None where the shell waits for the rest of it: a quote is open."""
        self.file.unlink(missing_ok=True)
        terminal.type(line + "\n")
        terminal.wait_until(lambda: self.file.exists() or MORE in terminal.screen())
        return [os.fsdecode(word) for word in self.file.read_bytes().split(b"\0")[:-1]] if self.file.exists() else None

#!/usr/bin/env python3
"""On a terminal a passphrase is asked for and not shown, and the terminal is as before: passphrase_test.py TABLEBANK"""

import os
import pathlib
import pty
import select
import signal
import sys
import tempfile
import termios
import time
import unittest

TABLEBANK = str(pathlib.Path(sys.argv[1]).resolve())
PATIENCE = 30
# A signal that comes between the question and the wait for its answer is looked at when the next key is pressed.
AT_REST = 0.5
CHECKPOINT = ("tablebank checkpoint 1\ngame 6f6cce4c58e6e722c92e44bbc27a1bd2\nedition us " + "a" * 64 + "\nentries 5\nhead " + "b" * 64
              + "\npurpose end\nrole judge\nname Vera\n")


class Terminal:
    """The program on a terminal of its own."""

    def __init__(self, home, *arguments, program=TABLEBANK):
        self.said = self.everything = b""
        self.child, self.terminal = pty.fork()
        if self.child == 0:
            os.chdir(home)
            os.execvpe(program, [program, *arguments],
                       {"HOME": home, "LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"], "TERM": "dumb", "PS1": "shell: "})

    def read_until(self, words):
        end = time.monotonic() + PATIENCE
        while words not in self.said and time.monotonic() < end:
            if select.select([self.terminal], [], [], 0.1)[0]:
                try:
                    part = os.read(self.terminal, 4096)
                except OSError:  # closed by the other side
                    break
                if not part:
                    break
                self.said += part
                self.everything += part
        if words not in self.said:
            raise AssertionError(f"{words!r} never came: {self.said!r}")
        self.said = self.said.split(words, 1)[1]

    def type(self, line):
        os.write(self.terminal, line)

    def shows_typing(self):
        return bool(termios.tcgetattr(self.terminal)[3] & termios.ECHO)

    def wait(self):
        """The exit code, after all output."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if select.select([self.terminal], [], [], 0.05)[0]:
                try:
                    self.said += os.read(self.terminal, 4096)
                    continue
                except OSError:
                    pass
            ended, status = os.waitpid(self.child, os.WNOHANG)
            if ended:
                return os.waitstatus_to_exitcode(status)
        os.kill(self.child, signal.SIGKILL)
        os.waitpid(self.child, 0)
        raise AssertionError("it waits for ever")

    def close(self):
        os.close(self.terminal)


class Passphrases(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.addCleanup(self.folder.cleanup)
        self.home = self.folder.name

    def start(self, *arguments):
        terminal = Terminal(self.home, *arguments)
        self.addCleanup(terminal.close)
        return terminal

    def ask(self, terminal, question, answer):
        terminal.read_until(question)
        self.assertFalse(terminal.shows_typing())
        terminal.type(answer + b"\n")

    def make_key(self):
        terminal = self.start("keys", "new", "Vera", "--passphrase")
        self.ask(terminal, b"Passphrase:", b"open, sesame")
        self.ask(terminal, b"once more:", b"open, sesame")
        self.assertEqual(terminal.wait(), 0)
        self.assertNotIn(b"sesame", terminal.said)

    def test_a_passphrase_is_typed_twice_for_a_new_key_and_once_for_signing(self):
        self.make_key()
        pathlib.Path(self.home, "end.txt").write_text(CHECKPOINT)
        terminal = self.start("sign", "end.txt", "--key", "Vera")
        terminal.read_until(b"judge Vera, end of the game, entry #5")  # the signed text is printed before
        self.ask(terminal, b"Passphrase:", b"open, sesame")
        self.assertEqual(terminal.wait(), 0)
        self.assertNotIn(b"sesame", terminal.said)
        self.assertTrue(terminal.shows_typing())
        self.assertTrue(pathlib.Path(self.home, "end.txt.minisig").exists())

    def test_two_that_differ_make_no_key(self):
        terminal = self.start("keys", "new", "Vera", "--passphrase")
        self.ask(terminal, b"Passphrase:", b"open, sesame")
        self.ask(terminal, b"once more:", b"open, Sesame")
        self.assertEqual(terminal.wait(), 2)
        self.assertTrue(terminal.shows_typing())
        self.assertFalse(pathlib.Path(self.home, ".local/share/tablebank/keys/Vera.key").exists())

    def test_whoever_breaks_off_gets_his_terminal_back(self):
        for sign in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
            terminal = self.start("keys", "new", "Vera", "--passphrase")
            terminal.read_until(b"Passphrase:")
            self.assertFalse(terminal.shows_typing())
            time.sleep(AT_REST)
            os.kill(terminal.child, sign)
            self.assertEqual(terminal.wait(), -sign)
            self.assertTrue(terminal.shows_typing())
        self.assertFalse(pathlib.Path(self.home, ".local/share/tablebank/keys/Vera.key").exists())

    def test_stopped_and_gone_on_with_it_shows_nothing_either(self):
        terminal = Terminal(self.home, "--norc", "--noprofile", "-i", program="bash")
        self.addCleanup(terminal.close)
        terminal.read_until(b"shell: ")
        terminal.type(f"'{TABLEBANK}' keys new Vera --passphrase\n".encode())
        for question in (b"Passphrase:", b"once more:"):
            terminal.read_until(question)
            for _ in range(2):
                time.sleep(AT_REST)
                terminal.type(b"halfway\x1a")  # Ctrl+Z
                terminal.read_until(b"Stopped")
                terminal.read_until(b"shell: ")
                terminal.type(b"fg\n")
                terminal.read_until(question)  # asked once more
                self.assertFalse(terminal.shows_typing())
            terminal.type(b"open, sesame\n")
        terminal.read_until(b"Key Vera was made")
        self.assertNotIn(b"halfway", terminal.everything)
        self.assertNotIn(b"sesame", terminal.everything)
        # Text typed before the stop is not part of it.
        pathlib.Path(self.home, "end.txt").write_text(CHECKPOINT)
        terminal.read_until(b"shell: ")
        terminal.type(f"'{TABLEBANK}' sign end.txt --key Vera\n".encode())
        self.ask(terminal, b"Passphrase:", b"open, sesame")
        terminal.read_until(b"end.txt.minisig")
        os.kill(terminal.child, signal.SIGKILL)
        os.waitpid(terminal.child, 0)

    def test_in_the_background_it_waits_until_it_is_brought_to_the_front(self):
        terminal = Terminal(self.home, "--norc", "--noprofile", "-i", program="bash")
        self.addCleanup(terminal.close)
        terminal.read_until(b"shell: ")
        terminal.type(f"'{TABLEBANK}' keys new Vera --passphrase &\n".encode())
        terminal.read_until(b"shell: ")
        terminal.type(b"sleep 1; jobs; fg\n")
        terminal.read_until(b"Stopped")
        terminal.read_until(b"Passphrase:")
        self.assertFalse(terminal.shows_typing())
        terminal.type(b"open, sesame\n")
        self.ask(terminal, b"once more:", b"open, sesame")
        terminal.read_until(b"Key Vera was made")
        self.assertNotIn(b"sesame", terminal.everything)
        os.kill(terminal.child, signal.SIGKILL)
        os.waitpid(terminal.child, 0)

    def test_one_that_is_too_long_is_none(self):
        terminal = self.start("keys", "new", "Vera", "--passphrase")
        # A terminal takes no longer line than 4,095 bytes.
        self.ask(terminal, b"Passphrase:", b"x" * 1025)
        self.assertEqual(terminal.wait(), 2)
        self.assertIn(b"at most 1024 bytes", terminal.said)
        self.assertTrue(terminal.shows_typing())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

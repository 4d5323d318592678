"""Impostors of a hub, and foreign lines of tables, as the command line meets them: which are asked about, refused and kept secret, and that
`send` ends.

Called with the program.
"""

import base64
import hashlib
import http.server
import itertools
import json
import os
import pathlib
import pty
import select
import signal
import stat
import subprocess
import sys
import tempfile
import threading
import time
import unittest

PROGRAM = pathlib.Path(sys.argv.pop(1)).resolve()
ROOT = pathlib.Path(__file__).resolve().parents[2]
PLAYERS = ["Anna", "Boris", "Clara", "Dmitri", "Elena", "Farid", "Galina", "Henri"]


class FakeHub:
    """Answers every POST with what `says` makes of its body, or with the pieces of it one after the other, and counts."""

    def __init__(self, says):
        hub = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                hub.requests += 1
                answer = says(self.rfile.read(int(self.headers["Content-Length"])))
                self.send_response(200)
                if not isinstance(answer, bytes):
                    self.send_header("Transfer-Encoding", "chunked")
                    self.end_headers()
                    for piece in answer:
                        self.wfile.write(b"%x\r\n%b\r\n" % (len(piece), piece))
                    return
                self.send_header("Content-Length", str(len(answer)))
                self.end_headers()
                self.wfile.write(answer)

            def log_message(self, *_):
                pass

        self.requests = 0
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.server.handle_error = lambda *_: None  # who was asked has gone
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.server.server_address[1]}"

    def close(self):
        self.server.shutdown()
        self.server.server_close()


def answer(state, entry=0):
    return json.dumps({"hub": "tablebank", "state": state, "entry": entry, "head": "0" * 64}).encode() + b"\n"


def always(state):
    """A hub that knows the table and says the same of whatever it is sent."""
    return lambda body: answer("kept" if b"\nenrolment\n" in body else state)


def changed(line, **values):
    """The line of a table with other values, made whole again as anyone can; None removes one."""
    beginning, text = line.strip().split(":", 1)
    text = text.rsplit(".", 1)[0]
    said = json.loads(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    said.update(values)
    said = {key: value for key, value in said.items() if value is not None}
    text = base64.urlsafe_b64encode(json.dumps(said, separators=(",", ":"), sort_keys=True).encode()).decode().rstrip("=")
    return f"{beginning}:{text}.{hashlib.sha256(text.encode()).hexdigest()[:8]}"


def unproved(line, **values):
    """As tablebank 1.0 made it."""
    return changed(line, key=None, sig=None, **values)


class StrangeHubs(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name)
        self.event = str(self.folder / "club.tbe")

    def make_event(self, hub):
        self.run_ok("event", "new", self.event, "--name", "Club evening", "--edition", "us", "--rounds", "2", "--minutes", "60")
        self.run_ok("event", "player", self.event, *PLAYERS)
        self.run_ok("event", "seat", self.event)
        self.run_ok("event", "round", self.event, "1", "--open")
        self.run_ok("event", "hub", self.event, hub)
        return self.line(1)

    def line(self, table, *options, event=None):
        joined = self.run_ok("event", "join", event or self.event, "--round", "1", "--table", str(table), "--json", *options)
        return json.loads(joined)["tables"][0]["line"]

    def hub(self, says):
        hub = FakeHub(says)
        self.addCleanup(hub.close)
        return hub

    def environment(self, laptop):
        return os.environ | {"HOME": str(self.folder / laptop), "XDG_DATA_HOME": str(self.folder / laptop / "data"),
                             "LC_ALL": "C.UTF-8", "TABLEBANK_EDITIONS": str(ROOT / "editions")}

    def run_program(self, *words, laptop="desk"):
        return subprocess.run([PROGRAM, *words], env=self.environment(laptop), cwd=self.folder, capture_output=True, text=True, check=False,
                              timeout=60, stdin=subprocess.DEVNULL)

    def run_ok(self, *words, laptop="desk"):
        ran = self.run_program(*words, laptop=laptop)
        self.assertEqual(ran.returncode, 0, f"{words}\n{ran.stdout}{ran.stderr}")
        return ran.stdout

    def assert_refused(self, code, *words, laptop="desk"):
        ran = self.run_program(*words, "--json", laptop=laptop)
        self.assertEqual((ran.returncode, json.loads(ran.stdout)["refused"]), (1, code), ran.stdout + ran.stderr)
        return ran

    def kept(self, laptop="desk"):
        """The hubs of the lines that are kept."""
        hubs = set()
        for file in (self.folder / laptop / "data/tablebank/hubs").glob("*.tbj"):
            text = file.read_text().split(":", 1)[1].rsplit(".", 1)[0]
            hubs.add(json.loads(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))["hub"])
        return hubs

    def test_sending_ends_by_its_seconds_by_a_signal_and_where_nothing_goes_on(self):
        for state in ("gap", "kept"):
            with self.subTest(state=state), tempfile.TemporaryDirectory() as scratch:
                self.folder = pathlib.Path(scratch)
                self.event = str(self.folder / "club.tbe")
                hub = self.hub(always(state))
                line = unproved(self.make_event(hub.address))
                self.run_ok("new", "t.tbl", "--join", line)
                hub.requests = 0
                begun = time.monotonic()
                self.run_ok("send", "t.tbl", "--watch", "--seconds", "2")
                self.assertLess(time.monotonic() - begun, 4)
                self.assertLess(hub.requests, 10)
                for number in (signal.SIGINT, signal.SIGTERM):
                    watching = subprocess.Popen([PROGRAM, "send", "t.tbl", "--watch"], env=self.environment("desk"), cwd=self.folder,
                                                stdout=subprocess.DEVNULL)
                    time.sleep(0.7)
                    watching.send_signal(number)
                    self.assertEqual(watching.wait(timeout=3), 0)
                hub.requests = 0
                once = self.run_program("send", "t.tbl")
                self.assertEqual(once.returncode, 4)
                self.assertIn("takes nothing of the game", once.stdout)
                self.assertLess(hub.requests, 12)

    def test_sending_ends_while_a_hub_is_silent(self):
        silence = threading.Event()
        self.addCleanup(silence.set)
        hub = self.hub(lambda body: silence.wait(30) and b"" or b"")
        line = self.make_event(hub.address)
        self.run_ok("new", "t.tbl", "--join", changed(line, hub=None, code=None, key=None, sig=None))
        watching = subprocess.Popen([PROGRAM, "send", "t.tbl", "--join", line, "--watch"], env=self.environment("desk"), cwd=self.folder,
                                    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
        time.sleep(0.7)
        watching.send_signal(signal.SIGINT)
        self.assertEqual(watching.wait(timeout=3), 0)

    def test_a_hub_without_the_events_key_acknowledges_nothing(self):
        hub = self.hub(always("kept"))
        line = self.make_event(hub.address)
        new = self.run_program("new", "t.tbl", "--join", line)
        self.assertEqual(new.returncode, 0)
        self.assertIn("trusted from now on: the event Club evening", new.stderr)
        self.assertIn("does not prove that it is the hub", new.stderr)
        sent = self.run_program("send", "t.tbl", "--json")
        self.assertEqual(sent.returncode, 4)
        self.assertEqual(json.loads(sent.stdout)["acknowledged"], 0)

    def test_the_game_of_a_table_is_taken_from_nobody_else(self):
        self.run_ok("new", "other.tbl", "--edition", "football", "--player", "Mallory", "--player", "Eve")
        self.run_ok("export", "other.tbl", "--to", "record", "-o", "other.tbr")
        record = (self.folder / "other.tbr").read_bytes()
        hub = self.hub(lambda body: record if b"\nrecord\n" in body else answer("kept", 5))
        line = self.make_event(hub.address)
        proved = self.run_program("new", "again.tbl", "--join", line, "--continue")
        self.assertEqual(proved.returncode, 4, proved.stderr)
        self.assert_refused("hub-other-game", "new", "again.tbl", "--join", unproved(line), "--continue", laptop="old")
        # The right players and the wrong round, and the right game with other prices.
        self.run_ok("new", "mine.tbl", "--join", unproved(line, hub=None, code=None), "--trust-hub")
        self.run_ok("export", "mine.tbl", "--to", "record", "-o", "mine.tbr")
        record = (self.folder / "mine.tbr").read_bytes()
        self.assert_refused("hub-other-game", "new", "again.tbl", "--join", unproved(line, round=2), "--continue", laptop="old")
        self.assert_refused("hub-other-game", "new", "again.tbl", "--join", unproved(line, minutes=61), "--continue", laptop="old")
        self.assertFalse((self.folder / "again.tbl").exists())
        before = hub.requests
        (self.folder / "there.tbl").write_bytes(b"mine")
        self.assertEqual(self.run_program("new", "there.tbl", "--join", unproved(line), "--continue", laptop="new").returncode, 2)
        self.assertEqual(hub.requests, before)  # the existing file is not continued, so no server is asked
        self.assertEqual((self.folder / "there.tbl").read_bytes(), b"mine")

    def test_a_record_that_does_not_end_takes_little_memory(self):
        hub = self.hub(lambda body: itertools.repeat(b"x" * 65536) if b"\nrecord\n" in body else answer("kept"))
        line = unproved(self.make_event(hub.address))

        def mebibytes(code, *words):
            with subprocess.Popen([PROGRAM, *words, "--join", line], env=self.environment("desk"), cwd=self.folder, stdin=subprocess.DEVNULL,
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as ran:
                _, status, used = os.wait4(ran.pid, 0)
                ran.returncode = os.waitstatus_to_exitcode(status)
            self.assertEqual(ran.returncode, code)
            return used.ru_maxrss / 1024

        usual = mebibytes(0, "new", "t.tbl")
        self.assertLess(mebibytes(4, "new", "again.tbl", "--continue") - usual, 64)
        self.assertFalse((self.folder / "again.tbl").exists())

    def test_a_link_and_a_code_are_not_in_the_list_of_processes(self):
        silence = threading.Event()
        self.addCleanup(silence.set)
        hub = self.hub(lambda body: silence.wait(30) and b"" or b"")
        line = self.make_event(hub.address)
        for secret in (line, "K7QX-1MPA-02TD@" + hub.address.removeprefix("http://")):
            before = hub.requests
            with subprocess.Popen([PROGRAM, "new", "t.tbl", "--join", secret], env=self.environment("desk"), cwd=self.folder,
                                  stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as joining:
                end = time.monotonic() + 10
                while hub.requests == before and time.monotonic() < end:
                    time.sleep(0.02)
                shown = pathlib.Path(f"/proc/{joining.pid}/cmdline").read_bytes()
                joining.kill()
            self.assertGreater(hub.requests, before)
            self.assertIn(b"--join", shown)
            self.assertNotIn(secret[18:40].encode() if secret == line else b"K7QX", shown)

    def test_a_game_is_not_turned_over_to_another_hub_without_a_yes(self):
        hub, evil = self.hub(always("kept")), self.hub(always("kept"))
        line = self.make_event(hub.address)
        self.run_ok("new", "t.tbl", "--join", line)
        stranger = self.folder / "stranger"
        stranger.mkdir()
        self.assert_refused("line-unproved", "send", "t.tbl", "--join", unproved(line, hub=evil.address))
        self.assert_refused("line-unproved", "send", "t.tbl", "--join", unproved(line))
        self.assert_refused("hub-other-address", "send", "t.tbl", "--join", self.line(1, "--hub", evil.address))
        self.assertEqual(self.run_program("send", "t.tbl", "--join", changed(line, hub=evil.address)).returncode, 2)  # forged
        self.assertEqual((self.kept(), evil.requests), ({hub.address}, 0))
        self.run_program("send", "t.tbl", "--join", self.line(1, "--hub", evil.address), "--trust-hub")
        self.assertEqual(self.kept(), {evil.address})
        self.assertGreater(evil.requests, 0)

    def test_somebody_else_does_not_pass_for_an_event_that_is_known(self):
        hub = self.hub(always("kept"))
        line = self.make_event(hub.address)
        self.run_ok("new", "t.tbl", "--join", line)
        # Another event that calls itself by the number of the first.
        own = json.loads(base64.urlsafe_b64decode(line.split(":", 1)[1].rsplit(".", 1)[0] + "=="))
        other = str(self.folder / "other.tbe")
        self.event, first = other, self.event
        theirs = self.make_event(hub.address)
        self.event = first
        self.assertEqual(self.run_program("new", "x.tbl", "--join", changed(theirs, id=own["id"])).returncode, 2)  # the signature
        self.assert_refused("line-unproved", "new", "x.tbl", "--join", unproved(theirs, id=own["id"]))
        self.assertFalse((self.folder / "x.tbl").exists())

    def test_a_second_laptop_is_refused_before_it_begins_a_game(self):
        hub = self.hub(always("kept"))
        line = unproved(self.make_event(hub.address))
        taken = self.hub(lambda body: answer("other-key"))
        self.assert_refused("hub-other-key", "new", "second.tbl", "--join", changed(line, hub=taken.address), laptop="second")
        self.assertFalse((self.folder / "second.tbl").exists())

    def test_what_is_secret_is_for_its_owner_alone(self):
        os.umask(0o022)
        hub = self.hub(always("kept"))
        self.make_event(hub.address)
        self.run_ok("event", "join", self.event, "-o", str(self.folder))
        self.run_ok("event", "paper", self.event, "sheets", "-o", "sheets.pdf")
        self.run_ok("new", "t.tbl", "--join", "round-1-table-1.tbj")
        self.run_ok("event", "copy", self.event, "copy.tbe")
        data = self.folder / "desk/data/tablebank"
        secrets = [self.folder / name for name in ("club.tbe", "copy.tbe", "round-1-table-1.tbj", "round-1-table-2.tbj", "sheets.pdf")]
        secrets += [data / "hubs", data / "events", *(data / "hubs").iterdir(), *(data / "events").iterdir()]
        self.assertEqual(len(secrets), 9)
        for file in secrets:
            self.assertEqual(stat.S_IMODE(file.stat().st_mode) & 0o077, 0, file)
        # An event of 1.0 is readable by others until the next act.
        (self.folder / "club.tbe").chmod(0o644)
        self.run_ok("event", "player", self.event, "Igor")
        self.assertEqual(stat.S_IMODE((self.folder / "club.tbe").stat().st_mode), 0o600)

    def at_terminal(self, typed, *words, laptop="desk"):
        """The exit code, and what the terminal showed; what is typed is typed once something was asked."""
        pid, end = pty.fork()
        if pid == 0:
            os.chdir(self.folder)
            os.environ.update(self.environment(laptop))
            os.execv(PROGRAM, [str(PROGRAM), *words])
        shown, told, until = "", False, time.monotonic() + 20
        while time.monotonic() < until:
            if not select.select([end], [], [], 0.1)[0]:
                continue
            try:
                part = os.read(end, 65536).decode("utf-8", "replace")
            except OSError:
                break
            shown += part
            if not told and "anything else changes nothing:" in shown:
                told = True
                os.write(end, typed.encode() + b"\n")
        code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        os.close(end)
        return code, shown

    def test_at_a_terminal_a_person_is_asked_before_anybody_is_contacted(self):
        hub = self.hub(always("kept"))
        line = self.make_event(hub.address)
        file = self.folder / "line.tbj"
        file.write_text(line)
        code, shown = self.at_terminal("no", "new", "t.tbl", "--join", "line.tbj")
        self.assertEqual(code, 1, shown)
        for word in ("Join an event that is new here?", "Club evening", hub.address, "Key of the event: "):
            self.assertIn(word, shown)
        self.assertEqual((hub.requests, self.kept(), (self.folder / "desk/data").exists()), (0, set(), False))
        self.assertFalse((self.folder / "t.tbl").exists())
        code, shown = self.at_terminal("yes", "new", "t.tbl", "--join", "line.tbj")
        self.assertEqual(code, 0, shown)
        self.assertEqual(self.kept(), {hub.address})
        code, shown = self.at_terminal("", "send", "t.tbl", "--join", "line.tbj", "--seconds", "1")  # known by now
        self.assertNotIn("anything else changes nothing", shown)
        file.write_text(self.line(1, "--hub", "http://127.0.0.1:1"))
        code, shown = self.at_terminal("n", "send", "t.tbl", "--join", "line.tbj")
        self.assertEqual(code, 1, shown)
        self.assertIn("Sent until now to", shown)
        self.assertEqual(self.kept(), {hub.address})


if __name__ == "__main__":
    unittest.main()

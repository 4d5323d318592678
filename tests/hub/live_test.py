"""Tables that send to a hub, as a director and bankers do it: three programs play a round, two followers look on, the hub is killed and
started again, a laptop changes halfway, and the result is in the event's book. With TABLEBANK_HUB_KILLS the hub is killed so many times.

Called with the program.
"""

import json
import os
import pathlib
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import urllib.request

PROGRAM = pathlib.Path(sys.argv.pop(1)).resolve()
ROOT = pathlib.Path(__file__).resolve().parents[2]
PLAYERS = ["Anna", "Boris", "Clara", "Dmitri", "Elena", "Farid", "Galina", "Henri", "Igor", "Julia", "Karl", "Lena"]


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Follower(threading.Thread):
    """One browser: follows a page, and begins again where the line breaks."""

    def __init__(self, url):
        super().__init__(daemon=True)
        self.url, self.states, self.over = url, [], threading.Event()

    def run(self):
        while not self.over.is_set():
            try:
                with urllib.request.urlopen(self.url, timeout=5) as stream:
                    for line in stream:
                        if self.over.is_set():
                            return
                        if line.startswith(b"data: {"):
                            self.states.append(json.loads(line[6:]))
            except OSError:
                time.sleep(0.05)

    def shows(self, text, within=10):
        end = time.monotonic() + within
        while time.monotonic() < end:
            if self.states and text in json.dumps(self.states[-1], ensure_ascii=False):
                return True
            time.sleep(0.02)
        return False


class LiveTables(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name)
        self.event = str(self.folder / "club.tbe")
        self.port = free_port()
        self.hub = None
        self.addCleanup(self.kill_hub)
        self.run_ok("event", "new", self.event, "--name", "Club evening", "--edition", "us", "--rounds", "2", "--minutes", "60")
        self.run_ok("event", "player", self.event, *PLAYERS)
        self.run_ok("event", "seat", self.event)
        self.run_ok("event", "round", self.event, "1", "--open")
        self.run_ok("event", "hub", self.event, f"http://127.0.0.1:{self.port}")
        self.run_ok("event", "join", self.event, "-o", str(self.folder))

    def environment(self, laptop):
        return os.environ | {"HOME": str(self.folder / laptop), "XDG_DATA_HOME": str(self.folder / laptop / "data"),
                             "LC_ALL": "C.UTF-8", "TABLEBANK_EDITIONS": str(ROOT / "editions")}

    def run_program(self, *words, laptop="desk"):
        return subprocess.run([PROGRAM, *words], env=self.environment(laptop), cwd=self.folder, capture_output=True,
                              text=True, check=False, timeout=60)

    def run_ok(self, *words, laptop="desk"):
        ran = self.run_program(*words, laptop=laptop)
        self.assertEqual(ran.returncode, 0, f"{words}\n{ran.stdout}{ran.stderr}")
        return ran.stdout

    def start_hub(self):
        self.hub = subprocess.Popen([PROGRAM, "serve", self.event, "--listen", f"127.0.0.1:{self.port}", "--json"],
                                    env=self.environment("desk"), stdout=subprocess.PIPE, text=True)
        self.assertIn("addresses", self.hub.stdout.readline())

    def kill_hub(self):
        if self.hub is None:
            return
        self.hub.send_signal(signal.SIGKILL)
        self.hub.wait()
        self.hub.stdout.close()
        self.hub = None

    def line(self, table):
        return str(self.folder / f"round-1-table-{table}.tbj")

    def game(self, table):
        return str(self.folder / f"game-{table}.tbl")

    def head(self, game):
        return json.loads(self.run_ok("verify", game, "--json"))["head"]

    def kept(self, table, laptop, wait=True):
        """The hub's entries of a table, as another laptop would get them."""
        told = self.run_ok("send", self.game(table), "--json", laptop=laptop)
        return json.loads(told)["acknowledged"]

    def finish(self, table):
        """The shortest way to a score: time is called and everything paid."""
        laptop = f"laptop{table}"
        self.run_ok("do", self.game(table), "clock start", 'clock call "the hall closes"', laptop=laptop)
        for line in ("next", "next", "next", "next", "closing", "keep", "walk", "finish"):
            self.run_program("do", self.game(table), line, laptop=laptop)
        self.assertEqual(json.loads(self.run_ok("show", self.game(table), "--json"))["phase"], "finished")

    def test_an_evening(self):
        self.start_hub()
        wall = Follower(f"http://127.0.0.1:{self.port}/stream/en/index")
        page = Follower(f"http://127.0.0.1:{self.port}/stream/fr/table-2")
        for follower in (wall, page):
            follower.start()
        senders = []
        for table in (1, 2, 3):
            self.run_ok("new", self.game(table), "--join", self.line(table), laptop=f"laptop{table}")
            senders.append(subprocess.Popen([PROGRAM, "send", self.game(table), "--watch"], stdout=subprocess.DEVNULL,
                                            env=self.environment(f"laptop{table}")))
        self.addCleanup(lambda: [sender.wait() for sender in senders])
        self.addCleanup(lambda: [sender.terminate() for sender in senders])
        for table in (1, 2, 3):
            self.run_ok("do", self.game(table), "roll 2 4", "ok", "next", laptop=f"laptop{table}")
        self.assertTrue(wall.shows("1,400"))
        self.assertTrue(page.shows("400\u00a0$"), page.states[-1:])

        self.kill_hub()
        for table in (1, 2, 3):
            self.run_ok("do", self.game(table), "roll 2 4", "ok", laptop=f"laptop{table}")
        self.start_hub()
        for table in (1, 2, 3):
            self.assertEqual(self.kept(table, f"laptop{table}"), json.loads(self.run_ok("show", self.game(table), "--json"))["entries"])

        for words in ((), ("--continue",)):  # a table that another laptop keeps is not begun a second time
            refused = self.run_program("new", "other.tbl", "--join", self.line(2), *words, laptop="spare")
            self.assertEqual(refused.returncode, 1, refused.stderr)
            self.assertFalse((self.folder / "other.tbl").exists())
        self.run_ok("event", "key", self.event, "--round", "1", "--table", "2", "--withdraw", "--why", "it broke")
        self.run_ok("new", "other.tbl", "--join", self.line(2), "--continue", laptop="spare")
        self.assertEqual(self.head("other.tbl"), self.head(self.game(2)))
        self.run_ok("do", "other.tbl", "next", laptop="spare")
        self.run_ok("send", "other.tbl", laptop="spare")
        self.run_ok("do", self.game(2), 'note "a second evening"', laptop="laptop2")
        self.assertEqual(self.run_program("send", self.game(2), "--json", laptop="laptop2").returncode, 1)

        self.finish(1)
        self.run_ok("send", self.game(1), laptop="laptop1")
        end = time.monotonic() + 10
        while time.monotonic() < end:
            log = json.loads(self.run_ok("event", "show", self.event, "log", "--json"))["log"]
            results = [row for row in log if row["act"]["did"] == "result"]
            if results:
                break
            time.sleep(0.1)
        self.assertEqual([row["act"]["table"] for row in results], [1])
        self.assertEqual(results[0]["act"]["source"]["head"], self.head(self.game(1)))
        self.assertNotIn("secret", json.dumps(log))
        for follower in (wall, page):
            follower.over.set()

    def test_a_hub_that_is_killed_has_what_it_acknowledged(self):
        chance = random.Random(int(os.environ.get("TABLEBANK_SEED", "20261123")))
        kills = int(os.environ.get("TABLEBANK_HUB_KILLS", "3"))
        self.run_ok("new", self.game(1), "--join", self.line(1), laptop="laptop1")
        acknowledged = 0
        lines = 0
        for _ in range(kills):
            self.start_hub()
            batch = [f'note "{lines + i}"' for i in range(chance.randint(1, 40))]
            lines += len(batch)
            self.run_ok("do", self.game(1), *batch, laptop="laptop1")
            sender = subprocess.Popen([PROGRAM, "send", self.game(1), "--json"], env=self.environment("laptop1"),
                                      stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
            time.sleep(chance.random() * 0.12)
            self.kill_hub()
            told = sender.communicate(timeout=60)[0].strip()
            if told:
                said = json.loads(told.splitlines()[-1])
                acknowledged = max(acknowledged, said.get("acknowledged", 0))
            self.start_hub()
            answer = json.loads(self.run_ok("send", self.game(1), "--json", laptop="laptop1"))
            self.assertGreaterEqual(answer["acknowledged"], acknowledged)
            self.assertEqual(answer["acknowledged"], 1 + lines)
            acknowledged = answer["acknowledged"]
            self.kill_hub()
        self.start_hub()
        self.run_ok("event", "key", self.event, "--round", "1", "--table", "1", "--withdraw", "--why", "to look")
        self.run_ok("new", "kept.tbl", "--join", self.line(1), "--continue", laptop="spare")
        self.assertEqual(self.head("kept.tbl"), self.head(self.game(1)))
        print(f"{kills} kills, {acknowledged} entries acknowledged, all of them there, once and in order")


if __name__ == "__main__":
    unittest.main(argv=sys.argv)

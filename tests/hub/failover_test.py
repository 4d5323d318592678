"""Two servers that have the same (scripts/hub.sh pair): the primary is killed at a random moment while directors post to an event on it and
tables send to its hub, the standby is promoted, and the lost one made again. Each acknowledged act is there, once and in order.

Called with the program, and with how many failovers (default 2) and tables (default 3). TABLEBANK_SEED chooses the moments.
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

PROGRAM = pathlib.Path(sys.argv[1]).resolve()
FAILOVERS = int(sys.argv[2]) if len(sys.argv) > 2 else 2
TABLES = int(sys.argv[3]) if len(sys.argv) > 3 else 3
ROOT = pathlib.Path(__file__).resolve().parents[2]
HUB = ROOT / "scripts/hub.sh"
DONE, REFUSED, NO_SERVER = 0, 1, 4


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Club:
    def __init__(self, folder):
        self.folder, self.servers = folder, folder / "servers"
        self.environment = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"), "LC_ALL": "C.UTF-8",
                                         "TABLEBANK_EDITIONS": str(ROOT / "editions")}
        self.event = self.on_servers("pair").strip() + "#club"
        self.done("event", "new", self.event, "--name", "Club", "--edition", "us", "--rounds", "1", "--by", "Vera")
        self.done("event", "player", self.event, *[f"P{i}" for i in range(1, TABLES * 4 + 1)], "--by", "Vera")
        self.done("event", "seat", self.event, "--by", "Vera")
        self.done("event", "round", self.event, "1", "--open", "--by", "Vera")
        self.port = free_port()
        self.done("event", "hub", self.event, f"http://127.0.0.1:{self.port}", "--by", "Vera")
        self.done("event", "join", self.event, "-o", str(folder))
        self.hub = subprocess.Popen([PROGRAM, "serve", self.event, "--listen", f"127.0.0.1:{self.port}", "--json"], env=self.environment,
                                    stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.hub.stdout.readline()
        self.posted, self.refused, self.doubtful = set(), {}, set()  # the refused acts with their answers
        self.sent = {table: 0 for table in range(1, TABLES + 1)}
        self.lines = {table: 0 for table in range(1, TABLES + 1)}
        for table in self.sent:
            self.done("new", f"{table}.tbl", "--join", f"round-1-table-{table}.tbj", "--trust-hub")

    def on_servers(self, verb):
        return subprocess.run([HUB, verb, self.servers], stdout=subprocess.PIPE, text=True, check=True, timeout=300).stdout

    def run(self, *words):
        return subprocess.run([PROGRAM, *words], env=self.environment, cwd=self.folder, capture_output=True, text=True,
                              check=False, timeout=300)

    def done(self, *words):
        ran = self.run(*words)
        if ran.returncode != DONE:
            raise RuntimeError(f"{words}\n{ran.stdout}{ran.stderr}")
        return ran.stdout

    def direct(self, name, over):
        """A director who goes on, whatever fails."""
        number = 0
        while not over.is_set():
            number += 1
            what = f"{name}-{number}"
            ran = self.run("event", "penalty", self.event, "P1", "1", "--why", what, "--by", name)
            if ran.returncode == DONE:
                self.posted.add(what)
            elif ran.returncode == NO_SERVER and "not known" in ran.stderr:
                self.doubtful.add(what)
            else:
                self.refused[what] = f"{ran.returncode}: {ran.stdout}{ran.stderr}"

    def play(self, table, over):
        """A table that goes on: what its laptop has is sent again until it is acknowledged."""
        while not over.is_set():
            self.done("do", f"{table}.tbl", f'note "line {self.lines[table]}"')
            self.lines[table] += 1
            ran = self.run("send", f"{table}.tbl", "--json")
            if ran.stdout.strip():
                self.sent[table] = max(self.sent[table], json.loads(ran.stdout.splitlines()[-1]).get("acknowledged", 0))

    def fail_over(self, moment, beginning):
        """Work of everyone around the death of the primary. How long until a director could post again."""
        over = threading.Event()
        work = [threading.Thread(target=self.direct, args=(f"{name}{beginning}", over)) for name in ("Vera", "Olga")]
        work += [threading.Thread(target=self.play, args=(table, over)) for table in self.sent]
        for thread in work:
            thread.start()
        time.sleep(moment)
        now = (self.servers / "primary").read_text(encoding="utf-8").strip()
        os.kill(int((self.servers / now / "data/postmaster.pid").read_text(encoding="utf-8").split()[0]), signal.SIGKILL)
        begun = time.monotonic()
        self.on_servers("promote")
        while self.run("event", "penalty", self.event, "P2", "1", "--why", f"after {beginning}", "--by", "Vera").returncode != DONE:
            if time.monotonic() - begun > 60:
                raise RuntimeError("nobody can post after the standby was promoted")
        back = time.monotonic() - begun
        time.sleep(0.5)
        over.set()
        for thread in work:
            thread.join()
        self.on_servers("rejoin")
        return back

    def check(self):
        """Each acknowledged act once, no refused one; each acknowledged entry, and after one more sending every line of the laptops."""
        log = json.loads(self.done("event", "show", self.event, "log", "--json"))["log"]
        reasons = [row.get("why", "") for row in log]
        for what in self.posted:
            if reasons.count(what) != 1:
                raise RuntimeError(f"{what} was acknowledged, and is there {reasons.count(what)} times")
        for what, answer in self.refused.items():
            if what in reasons:
                raise RuntimeError(f"{what} was refused, and is there ({answer})")
        for what in self.doubtful:
            if reasons.count(what) > 1:
                raise RuntimeError(f"{what} is there twice")
        for table, acknowledged in self.sent.items():
            answer = json.loads(self.done("send", f"{table}.tbl", "--json"))
            entries = 1 + self.lines[table]  # and its opening
            if answer["acknowledged"] < acknowledged or answer["acknowledged"] != entries:
                raise RuntimeError(f"table {table}: {acknowledged} were acknowledged, {answer}, the laptop has {entries}")
        if json.loads(self.done("event", "show", self.event, "--json"))["undecided"]:
            raise RuntimeError("a game has two histories")

    def told(self, times):
        """The counts so far, after each check; the times are sorted."""
        return (f"{len(times)} failovers, {TABLES} tables: {len(self.posted)} acts and {sum(self.sent.values())} entries acknowledged, "
                f"{len(self.refused)} acts refused, {len(self.doubtful)} in doubt; none lost or doubled. "
                f"Posting again after {times[len(times) // 2]:.2f} s, at most {times[-1]:.2f} s")

    def end(self):
        self.hub.kill()
        self.hub.wait()
        self.hub.stdout.close()
        self.on_servers("stop-pair")


def main():
    seed = int(os.environ.get("TABLEBANK_SEED", random.randrange(10**6)))
    chance = random.Random(seed)
    print(f"seed {seed}")
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch)
        folder.chmod(0o755)  # where root tries it, the servers belong to another user
        club = Club(folder)
        try:
            times = []
            for number in range(1, FAILOVERS + 1):
                times.append(club.fail_over(chance.uniform(0.1, 2), number))
                club.check()
                if number == FAILOVERS or number % 10 == 0:
                    print(club.told(sorted(times)), flush=True)
        finally:
            club.end()
    return 0


if __name__ == "__main__":
    sys.exit(main())

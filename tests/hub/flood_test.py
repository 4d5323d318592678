"""Floods of a hub, and the delay of other clients meanwhile: pages that do not exist, the dearest pages in every language, readers that
take nothing, connections that send nothing, bodies that never end. Arguments: the program; PLAYERS and ROUNDS of an event (default 200 and
8), and `strict` if each single answer has to come in its time, not only half of them.

A page comes within 200 ms, an entry of a table within 300.
"""

import hashlib
import json
import os
import pathlib
import random
import resource
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time

PROGRAM = pathlib.Path(sys.argv[1]).resolve()
PLAYERS = int(sys.argv[2]) if len(sys.argv) > 2 else 200
ROUNDS = int(sys.argv[3]) if len(sys.argv) > 3 else 8
STRICT = "strict" in sys.argv[4:]
ROOT = pathlib.Path(__file__).resolve().parents[2]
LANGUAGES = ["en", "fr", "it", "pl", "ru"]


def append(path, acts):
    """Acts at the end of an event's book, with its chain."""
    with sqlite3.connect(path) as book:
        number, last = book.execute("SELECT number, hash FROM entry ORDER BY number DESC LIMIT 1").fetchone()
        [at] = book.execute("SELECT max(at) FROM entry").fetchone()
        for act in acts:
            text = json.dumps(act, separators=(",", ":"), sort_keys=True)
            number, at = number + 1, at + 1
            last = hashlib.sha256(last + f"{number}\n{at}\nVera\n\n{text}\n".encode()).digest()
            book.execute("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?)", (number, at, "Vera", "", text, last))
    book.close()


def great_event(path):
    """Every round played but the last, of which three tables are through."""
    chance = random.Random(1)
    acts = [{"did": "player", "family": "", "name": f"Player {i}", "number": i, "substitute": False, "table": 0}
            for i in range(1, PLAYERS + 1)]
    for number in range(1, ROUNDS + 1):
        order = list(range(1, PLAYERS + 1))
        chance.shuffle(order)
        tables = [order[i:i + 4] for i in range(0, PLAYERS, 4)]
        acts.append({"did": "seated", "rounds": [{"byes": [], "round": number, "tables": [
            f"{i + 1} {a}m {b}m {c}c {d}c" for i, (a, b, c, d) in enumerate(tables)]}]})
        acts.append({"did": "opened", "round": number})
        for i, table in enumerate(tables[:3] if number == ROUNDS else tables):
            acts.append({"did": "result", "round": number, "table": i + 1, "seats": [
                {"player": player, "total": str(1000 - k * 100), "place": k + 1} for k, player in enumerate(table)]})
    append(path, acts)


def connected(port, address):
    client = socket.socket()
    client.bind((address, 0))
    client.settimeout(30)
    client.connect(("127.0.0.1", port))
    return client


def request(path, method="GET", lines=""):
    return f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{lines}\r\n".encode()


def answer_to(client, words):
    """The whole answer to a request."""
    client.sendall(words)
    heard = b""
    while b"\r\n\r\n" not in heard:
        some = client.recv(65536)
        if not some:
            return heard
        heard += some
    head, _, body = heard.partition(b"\r\n\r\n")
    size = next((int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-length:")), 0)
    while len(body) < size:
        some = client.recv(1 << 20)
        if not some:
            break
        body += some
    return head + b"\r\n\r\n" + body


class TimingLine(threading.Thread):
    """Sits between a table and the hub, and measures how long the hub takes for each message."""

    def __init__(self, port):
        super().__init__(daemon=True)
        self.hub, self.times = port, []
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = self.listening.getsockname()[1]
        self.start()

    def run(self):
        while True:
            try:
                client, _ = self.listening.accept()
            except OSError:
                return
            threading.Thread(target=self.pass_on, args=(client,), daemon=True).start()

    def pass_on(self, client):
        with client:
            while True:
                heard = b""
                while b"\r\n\r\n" not in heard:
                    some = client.recv(1 << 16)
                    if not some:
                        return
                    heard += some
                head, _, body = heard.partition(b"\r\n\r\n")
                size = next(int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-length:"))
                while len(body) < size:
                    body += client.recv(1 << 16)
                begun = time.monotonic()
                with connected(self.hub, "127.0.5.1") as hub:
                    told = answer_to(hub, head + b"\r\n\r\n" + body)
                if b"\nafter " in body:
                    self.times.append(time.monotonic() - begun)
                client.sendall(told)


class Flood:
    """Clients of some kind, that go on until the end."""

    def __init__(self, port):
        self.port, self.over, self.clients, self.threads = port, threading.Event(), [], []

    def hold(self, words, addresses, each):
        for address in addresses:
            for _ in range(each):
                try:
                    client = connected(self.port, address)
                    client.sendall(words() if callable(words) else words)
                    self.clients.append(client)
                except OSError:
                    pass

    def ask_on(self, words, addresses, each):
        """Each of these connections asks four at a time, reads, and begins again after it was ended."""
        def run(address):
            clients = []
            while not self.over.is_set():
                while len(clients) < each and not self.over.is_set():
                    try:
                        clients.append(connected(self.port, address))
                    except OSError:
                        break
                for client in list(clients):
                    try:
                        client.sendall(b"".join(words() for _ in range(4)))
                        client.setblocking(False)
                        while client.recv(1 << 20):
                            pass
                        raise ConnectionError
                    except BlockingIOError:
                        client.settimeout(30)
                    except OSError:
                        client.close()
                        clients.remove(client)
                self.over.wait(0.2)
            for client in clients:
                client.close()
        for address in addresses:
            self.threads.append(threading.Thread(target=run, args=(address,), daemon=True))
            self.threads[-1].start()

    def end(self):
        self.over.set()
        for thread in self.threads:
            thread.join()
        for client in self.clients:
            client.close()


def dear_page():
    chance = random.random()
    language = random.choice(LANGUAGES)
    path = random.choice([f"/data/{language}/standings.json", f"/data/{language}/index.json", f"/data/{language}/seating.json",
                          "/event.json", f"/data/{language}/player-{random.randint(1, PLAYERS)}.json"])
    method = "HEAD" if chance < 0.3 else "GET"
    lines = 'If-None-Match: "x", "y"\r\n' if 0.3 < chance < 0.5 else ""
    return request(f"{path}?lang={language}&n={random.randint(1, 10**6)}", method, lines)


def many(count):
    return [f"127.0.8.{number}" for number in range(1, count + 1)]


FLOODS = {
    "nobody": lambda flood: None,
    "pages that do not exist, 100 connections": lambda flood: flood.ask_on(lambda: request("/nosuch"), ["127.0.0.1"], 100),
    "the dearest pages, 100 connections": lambda flood: flood.ask_on(dear_page, ["127.0.0.1"], 100),
    "the dearest pages, 8 addresses": lambda flood: flood.ask_on(dear_page, many(8), 25),
    "16 x 256 that say nothing": lambda flood: flood.hold(b"", many(16), 256),
    "16 x 256 that asked once": lambda flood: flood.hold(request("/icon.svg"), many(16), 256),
    "16 x 64 that take nothing": lambda flood: flood.hold(lambda: request("/data/en/standings.json") * 3, many(16), 64),
    "16 x 64 that follow": lambda flood: flood.hold(lambda: request(f"/stream/{random.choice(LANGUAGES)}/player-{random.randint(1, PLAYERS)}"), many(16), 64),
    "bodies that do not end": lambda flood: flood.hold(request("/table", "POST", "Content-Length: 4000000\r\n") + b"x", many(16), 16),
    "bodies that do not end, 200 addresses": lambda flood: flood.ask_on(lambda: request("/table", "POST", "Content-Length: 4000000\r\n") + b"x", many(200), 4),
    "short bodies that do not end, 200 addresses": lambda flood: flood.hold(request("/table", "POST", "Content-Length: 400\r\n") + b"x", many(200), 8),
}


class Evening:
    def __init__(self, folder):
        self.folder, self.event = folder, str(folder / "club.tbe")
        self.environment = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"), "LC_ALL": "C.UTF-8",
                                         "TABLEBANK_EDITIONS": str(ROOT / "editions")}
        self.run("event", "new", self.event, "--name", "Great", "--edition", "us", "--rounds", str(ROUNDS), "--minutes", "60", "--by", "Vera")
        great_event(self.event)
        self.run("event", "hub", self.event, "http://127.0.0.1:1")
        begun = time.monotonic()
        self.hub = subprocess.Popen([PROGRAM, "serve", self.event, "--listen", "127.0.0.1:0", "--json"], env=self.environment,
                                    stdout=subprocess.PIPE, text=True)
        self.port = int(json.loads(self.hub.stdout.readline())["addresses"][0].rstrip("/").rsplit(":", 1)[1])
        print(f"an event of {PLAYERS} players and {ROUNDS} rounds, served after {time.monotonic() - begun:.2f} s")
        self.line = TimingLine(self.port)
        self.run("event", "join", self.event, "--round", str(ROUNDS), "--table", "5", "--hub", f"http://127.0.0.1:{self.line.port}", "-o", str(folder))
        self.run("new", "game.tbl", "--join", f"round-{ROUNDS}-table-5.tbj")

    def run(self, *words):
        ran = subprocess.run([PROGRAM, *words], env=self.environment, cwd=self.folder, capture_output=True, text=True, check=False,
                             timeout=120)
        if ran.returncode != 0:
            raise RuntimeError(f"{words}\n{ran.stdout}{ran.stderr}")

    def times(self, name, make, count):
        """How long pages and entries take while it floods; the director posts in between, so that each page is another one."""
        flood = Flood(self.port)
        make(flood)
        time.sleep(1)
        pages, entries = [], []
        for turn in range(count):
            for path in ("/icon.svg", "/data/fr/standings.json", "/event.json", "/data/en/index.json"):
                begun = time.monotonic()
                with connected(self.port, f"127.0.6.{turn + 1}") as client:
                    told = answer_to(client, request(path))
                pages.append(time.monotonic() - begun)
                if not told.startswith(b"HTTP/1.1 200"):
                    raise RuntimeError(f"{name}: {path}: {told[:80]}")
            self.run("do", "game.tbl", f'note "{name} {turn}"')
            self.line.times.clear()
            self.run("send", "game.tbl")
            entries.append(max(self.line.times))
            self.run("event", "penalty", self.event, f"Player {turn + 1}", "1", "--why", "late")
        flood.end()
        return pages, entries


def judged(name, times, most):
    worst, usual = max(times), statistics.median(times)
    print(f"  {name}: half within {usual * 1000:.0f} ms, all within {worst * 1000:.0f} ms")
    return (worst if STRICT else usual) <= most


def main():
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    good = True
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(pathlib.Path(folder))
        try:
            for name, make in FLOODS.items():
                print(name)
                pages, entries = evening.times(name, make, 6 if STRICT else 3)
                good = judged("a page", pages, 0.2) and good
                good = judged("an entry", entries, 0.3) and good
        finally:
            evening.hub.kill()
            evening.hub.wait()
            evening.hub.stdout.close()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""From a tap to every screen: phones_latency.py TABLEBANK [ACTS]

Six phones and a wall follow one game over HTTP. The time runs from the moment when a phone sends an act until each phone has read its new
page and the wall has its new table. Prints the median, p99 and the longest."""

import http.client
import pathlib
import secrets
import sys
import tempfile
import threading
import time

import phones_play

TABLEBANK = str(pathlib.Path(sys.argv[1]).resolve())
ACTS = int(sys.argv[2]) if len(sys.argv) > 2 else 300
PLAYERS = ("Anna:monopolist", "Boris:competitor", "Clara:monopolist", "Dmitri:competitor", "Elena:monopolist", "Farid:competitor")


class Screen(threading.Thread):
    """Follows a stream; a phone then asks for its page, as its script does."""

    def __init__(self, served, path, seat=None):
        super().__init__(daemon=True)
        self.served, self.path, self.seat = served, path, seat
        self.seen = {}  # the moment at which an entry was shown
        self.changes = 0
        self.ready = threading.Event()

    def run(self):
        host = self.served.address.removeprefix("http://").rstrip("/")
        stream = http.client.HTTPConnection(host, timeout=120)
        stream.request("GET", "/stream/" + self.path)
        answer = stream.getresponse()
        while True:
            line = answer.readline()
            if not line:
                return
            if not line.startswith(b"data:"):
                continue
            if self.seat:
                shown = self.served.state(self.seat)["play"]["upon"]
                self.seen.setdefault(shown, time.monotonic())
            else:
                self.changes += 1
                self.seen.setdefault(self.changes, time.monotonic())
            self.ready.set()


def main():
    with tempfile.TemporaryDirectory() as folder:
        place = pathlib.Path(folder)
        environment = phones_play.environment_of(place)
        words = [word for player in PLAYERS for word in ("--player", player)]
        phones_play.run(TABLEBANK, environment, "new", str(place / "game.tbl"), "--edition", "us", *words)
        served = phones_play.Served(TABLEBANK, place / "game.tbl", environment)
        phones = [Screen(served, "play", seat) for seat in served.secrets]
        wall = Screen(served, "en/index")
        for screen in (*phones, wall):
            screen.start()
            screen.ready.wait(10)
        names = list(served.names)
        took = []
        for number in range(ACTS):
            seat = 1 + number % len(PLAYERS)
            text = f"{names[seat - 1]} pay 1 to {names[seat % len(PLAYERS)]}"
            shown = served.seat(seat, "try", {"text": text})[1]
            changes = wall.changes
            begun = time.monotonic()
            answer = served.seat(seat, "act", {"id": secrets.token_hex(16), "text": text, "meaning": shown["preview"]["meaning"]})[1]
            last = answer["last"]
            while time.monotonic() < begun + 10 and not (changes + 1 in wall.seen and all(last in phone.seen for phone in phones)):
                time.sleep(0.001)
            took.append(max([wall.seen[changes + 1], *(phone.seen[last] for phone in phones)]) - begun)
            time.sleep(0.1)
        served.stop()
    took.sort()
    median, late = took[len(took) // 2], took[min(len(took) - 1, len(took) * 99 // 100)]
    print(f"{ACTS} acts, {len(phones)} phones and a wall: median {1000 * median:.0f} ms, p99 {1000 * late:.0f} ms, longest {1000 * took[-1]:.0f} ms")


if __name__ == "__main__":
    main()

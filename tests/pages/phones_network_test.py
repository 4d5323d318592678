#!/usr/bin/env python3
"""Seats' phones on a broken network: phones_network_test.py TABLEBANK [EVENINGS [SEED]]

Requests are lost, doubled, late and reordered, two phones act for one seat, and the server is killed and starts again. Nothing may be
posted twice, for another seat, or otherwise than its player saw. A failing evening prints its seed; with a seed, the evenings begin
with that one. Several are played at a time, each with a server of its own: most of an evening is waiting."""

import collections
import concurrent.futures
import contextlib
import pathlib
import random
import sqlite3
import sys
import tempfile
import time

import phones_play

TABLEBANK = str(pathlib.Path(sys.argv[1]).resolve())
PLAYERS = ("Anna:monopolist", "Boris:competitor", "Clara:monopolist")
OPENING = ("Anna roll 2 3", "buy", "Boris roll 2 4", "buy", "Clara roll 3 5", "buy")  # deeds to trade with
STEPS = 40
BETWEEN_S = 0.07  # five acts of a seat in a second are let through
AT_A_TIME = 10


class Evening:
    def __init__(self, seed, place):
        self.seed, self.chance, self.place = seed, random.Random(seed), place
        self.environment = phones_play.environment_of(place)
        self.file = place / "evening.tbl"
        words = [word for player in PLAYERS for word in ("--player", player)]
        phones_play.run(TABLEBANK, self.environment, "new", str(self.file), "--edition", "us", *words)
        phones_play.run(TABLEBANK, self.environment, "do", str(self.file), *OPENING)
        mode = self.chance.choice(("at-once", "at-once", "confirm", "dues"))
        self.served = phones_play.Served(TABLEBANK, self.file, self.environment, "--phones", mode)
        self.promised = {}  # by the id of a tap: its seat, and what its player saw
        self.on_the_way = []
        self.arrived = set()
        self.restarts = 0

    def fail(self, why):
        raise AssertionError(f"seed {self.seed}: {why}")

    def pick(self):
        """Mostly the seat that the table waits for."""
        seats = range(1, len(PLAYERS) + 1)
        if self.chance.random() < 0.7:
            awaited = [seat for seat in seats if (self.served.state(seat) or {}).get("play", {}).get("awaited")]
            if awaited:
                return self.chance.choice(awaited)
        return self.chance.choice(seats)

    def choose(self, seat):
        play = (self.served.state(seat) or {}).get("play")
        if not play:
            return None
        if play["dice"]["count"] and self.chance.random() < 0.7:
            throws = [str(self.chance.randint(1, 6)) for _ in range(play["dice"]["count"])]
            return play["dice"]["prefix"] + " ".join(throws)
        offers = [offer["line"] for offer in play["offers"] if not offer.get("barred")]
        if play["draws"]:
            offers.append("card none")
        offers += [offer["line"] for deed in play["deeds"] for offer in deed["offers"] if not offer.get("barred")][:2]
        return self.chance.choice(offers) if offers else None

    def put_together(self, seat):
        """A trade of a deed with another seat; nothing if the seat has none."""
        play = (self.served.state(seat) or {}).get("play")
        if not play or not play["own"] or not play["partners"]:
            return None
        asked = {"with": self.chance.choice(play["partners"])["seat"], "give": [self.chance.choice(play["own"])["mark"]],
                 "get": [str(self.chance.randint(1, 40))]}
        status, shown = self.served.seat(seat, "try", asked)
        return shown["preview"]["line"] if status == 200 else None

    def tap(self):
        seat = self.pick()
        text = self.put_together(seat) if self.chance.random() < 0.3 else None
        text = text or self.choose(seat)
        if text is None:
            return
        status, shown = self.served.seat(seat, "try", {"text": text})
        if status != 200:
            return
        tap = {"id": f"{self.chance.getrandbits(128):032x}", "text": text, "meaning": shown["preview"]["meaning"], "upon": shown["last"]}
        self.promised[tap["id"]] = (seat, shown["preview"]["text"])
        for _ in range(self.chance.choice((0, 1, 1, 2, 3))):
            self.on_the_way.append((seat, tap))

    def deliver(self):
        """Any request that is on its way arrives, perhaps long after others; its answer may be lost."""
        if not self.on_the_way:
            return
        seat, tap = self.on_the_way.pop(self.chance.randrange(len(self.on_the_way)))
        if self.chance.random() < 0.1:
            other = 1 + seat % len(PLAYERS)
            status, answer = self.served.seat(other, "act", tap)
            if status == 200 and answer["status"] == "posted" and tap["id"] not in self.arrived:
                self.promised[tap["id"]] = (other, answer["text"])  # what it says is a line of that seat as well
                self.arrived.add(tap["id"])
        status, answer = self.served.seat(seat, "act", tap)
        if status == 200 and answer["status"] == "posted":
            self.arrived.add(tap["id"])
        if answer is not None and status not in (200, 409, 422, 429):
            self.fail(f"{status} {answer} to {tap}")
        if self.chance.random() < 0.2:
            self.on_the_way.append((seat, tap))

    def agree(self):
        """To a trade that is offered, perhaps twice, or not."""
        seat = self.chance.randint(1, len(PLAYERS))
        for trade in (self.served.state(seat) or {}).get("play", {}).get("asked", []):
            for _ in range(self.chance.choice((0, 1, 2))):
                self.served.seat(seat, "agree", {"trade": trade["id"], "meaning": trade["meaning"]})
            if self.chance.random() < 0.2:
                self.served.seat(seat, "decline", {"trade": trade["id"]})

    def play(self):
        for _ in range(STEPS):
            if self.chance.random() < 0.04:
                self.served.restart()
                self.restarts += 1
            if self.chance.random() < 0.06:
                self.served.type(self.chance.choice(("undo", 'note "tea"')))
            if self.chance.random() < 0.4:
                self.served.type(self.chance.choice(("", "", "", "no")))  # the banker posts the act that waits, or declines it
            if self.chance.random() < 0.2:
                self.agree()
            self.tap()
            self.deliver()
            time.sleep(BETWEEN_S)
        while self.on_the_way:
            self.deliver()
            if self.chance.random() < 0.5 and self.on_the_way:
                self.on_the_way.pop()
        self.served.stop()

    def check(self):
        """Every entry of a phone is one of its taps, for its own seat; returns how many."""
        phones_play.run(TABLEBANK, self.environment, "verify", str(self.file))
        names = [player.partition(":")[0] for player in PLAYERS]
        with contextlib.closing(sqlite3.connect(self.file)) as game:
            entries = game.execute("SELECT sequence, id, poster, line FROM entry ORDER BY sequence").fetchall()
        posted, before = collections.Counter(), ""
        for sequence, known, poster, line in entries:
            if poster.startswith("phone:"):
                # Dice pay a plain debt first: the id is that of the payment, and the roll is posted with it.
                tap = known if known in self.promised else before
                if tap not in self.promised:
                    self.fail(f"entry {sequence} is no tap: {line}")
                seat = self.promised[tap][0]
                posted[tap, line] += 1
                if poster != f"phone:{seat}" or not (line == "next" or line.startswith(names[seat - 1] + " ")):
                    self.fail(f"entry {sequence} of {poster} is for another seat: {line}")
            before = known
        if any(times > 1 for times in posted.values()):
            self.fail(f"posted twice: {posted}")
        return sum(posted.values()), sum(" trade " in line for _, line in posted)


def play_evening(seed):
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(seed, pathlib.Path(folder))
        try:
            evening.play()
        finally:
            if evening.served.process.poll() is None:
                evening.served.stop()
        return *evening.check(), len(evening.promised), evening.restarts


def tried_evening(seed):
    """Entries, trades among them, taps and restarts of an evening; nothing if it failed."""
    try:
        return play_evening(seed)
    except AssertionError as error:
        print(error, flush=True)
    except Exception as error:  # noqa: BLE001: an evening that ends otherwise has its seed, too
        print(f"seed {seed}: {type(error).__name__}: {error}", flush=True)
    return None


def main():
    evenings = int(sys.argv[2]) if len(sys.argv) > 2 else 6
    first = int(sys.argv[3]) if len(sys.argv) > 3 else random.SystemRandom().randrange(1_000_000_000)
    begun = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(AT_A_TIME) as players:
        played = [evening for evening in players.map(tried_evening, range(first, first + evenings)) if evening]
    posted, trades, taps, restarts = (sum(counts) for counts in zip(*played)) if played else (0, 0, 0, 0)
    failed = evenings - len(played)
    print(f"seeds {first} to {first + evenings - 1}: {evenings} evenings in {time.monotonic() - begun:.0f} s, {taps} taps, {posted} entries "
          f"({trades} trades), {restarts} restarts; {len(played)} passed, {failed} failed", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()

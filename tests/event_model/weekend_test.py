#!/usr/bin/env python3
"""A weekend with everything that goes wrong: many tables, six mistakes of a director, two dead laptops, a dead hub, and a round on paper.

weekend_test.py PROGRAM [PLAYERS [ROUNDS]], 24 and 4 by default. Some tables of each round play live and send to the hub, the results of the
others are typed. This program records the games as they are played, and compares them at the end with the published `event.json`
alone: who sat where, each result, the penalties, and the standings, which standings_model.py computes. TABLEBANK_SEED chooses another."""

import json
import os
import pathlib
import random
import socket
import subprocess
import sys
import tempfile
import time

from random_table import RandomTable
from standings_model import Standings, rows_told

PROGRAM = pathlib.Path(sys.argv[1]).resolve()
PLAYERS = int(sys.argv[2]) if len(sys.argv) > 2 else 24
ROUNDS = int(sys.argv[3]) if len(sys.argv) > 3 else 4
SEED = int(os.environ.get("TABLEBANK_SEED", random.SystemRandom().randrange(10**9)))
ROOT = pathlib.Path(__file__).resolve().parents[2]
LIVE_TABLES = (1, 2, 3)
DEAD_HUB, DEAD_LAPTOPS, PAPER = 1, (2, 3), ROUNDS  # the rounds in which they die, and the one that is played on paper


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class LiveTable(RandomTable):
    """A table at its laptop, whose game is begun."""

    def __init__(self, weekend, game, laptop):
        self.weekend, self.game, self.chance, self.laptop = weekend, game, weekend.chance, laptop

    def run(self, *arguments, text=None):
        done = subprocess.run([PROGRAM, *map(str, arguments)], env=self.weekend.environment(self.laptop), cwd=self.weekend.folder, input=text,
                              capture_output=True, text=True, check=False, timeout=300)
        return done.returncode, done.stdout


class Weekend:
    """The event, and the games as they were played."""

    def __init__(self, folder, chance):
        self.folder, self.chance = folder, chance
        self.file, self.pages = str(folder / "weekend.tbe"), folder / "pages"
        self.port, self.hub = free_port(), None
        self.played = {}  # (round, table): {name: total}
        self.penalties = {}
        self.mistakes, self.dead_laptops, self.dead_hubs, self.paper_rounds = [], 0, 0, 0

    def environment(self, laptop):
        home = self.folder / "homes" / laptop
        return os.environ | {"HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "LC_ALL": "C.UTF-8",
                             "TABLEBANK_EDITIONS": str(ROOT / "editions")}

    def run(self, *words, laptop="desk", codes=(0,)):
        ran = subprocess.run([PROGRAM, *words], env=self.environment(laptop), cwd=self.folder, capture_output=True, text=True,
                             check=False, timeout=300)
        if ran.returncode not in codes:
            raise RuntimeError(f"{words}: {ran.returncode}\n{ran.stdout}{ran.stderr}")
        return ran.stdout

    def event(self, verb, *words, codes=(0,)):
        return self.run("event", verb, self.file, *words, codes=codes)

    def last(self):
        return str(json.loads(self.event("standings", "--json"))["entry"])

    def seats(self, number):
        return json.loads(self.event("show", "rounds", "--json"))["rounds"][number - 1]

    def prepare(self):
        self.event("new", "--name", "Weekend", "--edition", "us", "--rounds", str(ROUNDS), "--minutes", "60")
        names = self.folder / "names.csv"
        clubs = ["SC Nord", "Le Marais", "", ""]
        people = [f"Player {number};{clubs[number % 4] if number < 40 else ''}" for number in range(1, PLAYERS + 1)]
        # The first mistake: a name typed wrong, in the list.
        people[6] = people[6].replace("Player 7", "Plaier 7")
        names.write_text("name;club\n" + "\n".join(people) + "\n", encoding="utf-8")
        self.event("player", "--csv", str(names))
        self.event("player", "Reserve", "--substitute")
        self.mistake("a name", "amend", self.entry_of("Plaier 7"), "--name", "Player 7", "--why", "typed wrong")
        self.event("player", "--check-in", *(f"Player {number}" for number in range(1, PLAYERS + 1)))
        self.event("seat")
        self.event("hub", f"http://127.0.0.1:{self.port}")
        self.start_hub()

    def entry_of(self, text):
        log = json.loads(self.event("show", "log", "--json"))["log"]
        return str(next(row["entry"] for row in log if text in json.dumps(row, ensure_ascii=False)))

    def mistake(self, what, *mended):
        """Corrects an error that was made before."""
        self.event(*mended)
        self.mistakes.append(what)

    def start_hub(self):
        self.hub = subprocess.Popen([PROGRAM, "serve", self.file, "--listen", f"127.0.0.1:{self.port}", "--json"],
                                    env=self.environment("desk"), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        if "addresses" not in self.hub.stdout.readline():
            raise RuntimeError("the hub did not start")

    def kill_hub(self):
        if self.hub is not None:
            self.hub.kill()
            self.hub.wait()
            self.hub.stdout.close()
            self.hub = None

    def round(self, number):
        if number == 2:  # the second mistake: the bell of the round after the next one
            self.event("round", str(number + 1), "--open", "--why", "the wrong page")
            self.mistake("a bell", "undo", self.last(), "--yes", "--why", "another round")
        self.event("round", str(number), "--open")
        tables = self.seats(number)
        if number == 1:
            tables = self.exchanged(number, tables)
        live = () if number == PAPER else LIVE_TABLES
        self.paper_rounds += number == PAPER
        for table in live:
            self.begin_live(number, table)
        if number == DEAD_HUB:
            self.kill_hub()  # while the tables play
            self.dead_hubs += 1
        for table, names in enumerate(tables, 1):
            if table not in live:
                self.type_result(number, table, names)
        if number == DEAD_HUB:
            self.play_on(number, live[0], codes=(0, 1))
            self.start_hub()
        for table in live:
            self.end_live(number, table, tables[table - 1])
        self.wait_for_results(number)
        self.event("publish", str(self.pages))

    def exchanged(self, number, tables):
        """The third mistake, seen after the bell: two sat at each other's tables."""
        one, other = tables[3][0], tables[4][0]
        self.mistake("two seats", "seat", "--round", str(number), "--swap", one, other, "--why", "seen on the sheets")
        tables = self.seats(number)
        assert other in tables[3] and one in tables[4]
        return tables

    def totals(self, names):
        return {name: f"{self.chance.randrange(100, 9000) / 10:g}" for name in names}

    def typed(self, number, table, totals, *more):
        self.event("result", "--round", str(number), "--table", str(table), *(f"{name}={total}" for name, total in totals.items()), *more)

    def type_result(self, number, table, names):
        totals = self.totals(names)
        if (number, table) == (1, 4):  # the fourth mistake: a wrong figure
            first = names[0]
            self.typed(number, table, totals | {first: "1"})
            self.mistake("a figure", "amend", self.last(), *(f"{name}={total}" for name, total in totals.items()), "--why", "typed wrong")
        elif (number, table) == (2, 5):  # the fifth: typed for a round that no one rang
            early = self.seats(3)[0]
            self.typed(3, 1, self.totals(early))
            self.mistake("an early result", "undo", self.last(), "--why", "the wrong round")
            self.typed(number, table, totals)
        else:
            self.typed(number, table, totals)
        self.played[number, table] = totals

    def game(self, number, table):
        return f"game-{number}-{table}.tbl"

    def laptop(self, number, table):
        return f"laptop-{number}-{table}"

    def begin_live(self, number, table):
        self.event("join", "--round", str(number), "--table", str(table), "-o", str(self.folder))
        self.run("new", self.game(number, table), "--join", f"round-{number}-table-{table}.tbj", "--trust-hub",
                 laptop=self.laptop(number, table))
        self.play_on(number, table)

    def play_on(self, number, table, codes=(0,)):
        """A turn and a message. Without its hub a table plays on."""
        laptop, game = self.laptop(number, table), self.game(number, table)
        LiveTable(self, game, laptop).play(self.chance.randrange(2, 4))
        self.run("send", game, laptop=laptop, codes=(*codes, 4) if codes != (0,) else codes)

    def end_live(self, number, table, names):
        laptop, game = self.laptop(number, table), self.game(number, table)
        if number in DEAD_LAPTOPS and table == LIVE_TABLES[0]:
            game, laptop = self.spare_laptop(number, table)
        elif number in DEAD_LAPTOPS and number == DEAD_LAPTOPS[0]:
            self.play_on(number, table)
        LiveTable(self, game, laptop).finish()
        shown = json.loads(self.run("show", game, "--json", laptop=laptop))
        assert shown["phase"] == "finished", shown["phase"]
        self.run("send", game, laptop=laptop)
        scored = json.loads(self.run("settle", game, "--json", laptop=laptop))
        self.played[number, table] = {row["name"]: row["total"] for row in scored["players"]}
        assert set(self.played[number, table]) == set(names), (self.played[number, table], names)

    def spare_laptop(self, number, table):
        """The first one is broken: its file is gone, and its key is withdrawn."""
        line, spare = f"round-{number}-table-{table}.tbj", f"spare-{number}-{table}"
        (self.folder / self.game(number, table)).unlink()
        self.run("new", f"{spare}.tbl", "--join", line, "--trust-hub", laptop=spare, codes=(1,))
        assert not (self.folder / f"{spare}.tbl").exists(), "a second game was begun"
        self.event("key", "--round", str(number), "--table", str(table), "--withdraw", "--why", "the laptop broke")
        self.run("new", f"{spare}.tbl", "--join", line, "--trust-hub", "--continue", laptop=spare)
        self.dead_laptops += 1
        return f"{spare}.tbl", spare

    def wait_for_results(self, number):
        end = time.monotonic() + 60
        while json.loads(self.event("show", "missing", "--json"))["missing"]:
            if time.monotonic() > end:
                raise RuntimeError(f"results of round {number} are missing")
            time.sleep(0.1)

    def play(self):
        self.prepare()
        for number in range(1, ROUNDS + 1):
            self.round(number)
        # The sixth mistake: a penalty for another player.
        self.event("penalty", "Player 2", "1.5", "--why", "late")
        self.mistake("a penalty", "amend", self.last(), "--player", "Player 3", "--why", "another player")
        self.penalties["Player 3"] = "1.5"
        self.event("publish", str(self.pages))


def check(weekend, facts):
    """The published figures are those of the games: each result once, and the standings that follow from them."""
    name = {row["player"]: row["name"] for row in facts["rows"]}
    told = {}
    for result in facts["results"]:
        at = result["round"], result["table"]
        assert at not in told, f"{at} is there twice"
        told[at] = {name[seat["player"]]: seat["total"] for seat in result["seats"]}
    assert told.keys() == weekend.played.keys(), told.keys() ^ weekend.played.keys()
    for at, totals in weekend.played.items():
        published = {player: float(total) for player, total in told[at].items()}
        assert published == {player: float(total) for player, total in totals.items()}, (at, published, totals)
    penalties = {name[one["player"]]: one["points"] for one in facts["penalties"]}
    assert penalties == weekend.penalties, penalties
    assert sorted(name.values()) == sorted([*(f"Player {number}" for number in range(1, PLAYERS + 1)), "Reserve"]), name
    assert rows_told(facts) == Standings(facts).rows()


def main():
    print(f"TABLEBANK_SEED={SEED}: {PLAYERS} players, {ROUNDS} rounds", flush=True)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as scratch:
        weekend = Weekend(pathlib.Path(scratch), random.Random(SEED))
        try:
            weekend.play()
            check(weekend, json.loads((weekend.pages / "event.json").read_text(encoding="utf-8")))
        finally:
            weekend.kill_hub()
    assert (len(weekend.mistakes), weekend.dead_laptops, weekend.dead_hubs, weekend.paper_rounds) == (6, 2, 1, 1)
    print(f"{len(weekend.played)} results as they were played; mended: {', '.join(weekend.mistakes)}; dead laptops: {weekend.dead_laptops}, "
          f"dead hubs: {weekend.dead_hubs}, rounds on paper: {weekend.paper_rounds}; {time.monotonic() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())

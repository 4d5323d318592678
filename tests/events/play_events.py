#!/usr/bin/env python3
"""Plays the events that tests/events keeps: play_events.py TABLEBANK FOLDER

Between them they hold every act that a director, a judge, a banker and a hub can post, and what is odd and possible: names that look
alike, rounds that no bell rang for, a round seated again, histories of one game. Each is written through the program alone, as people
write it. A kept event is never written again; the script is for the ones of the next version.
"""

import contextlib
import json
import os
import pathlib
import random
import shutil
import socket
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
FRIENDS = ["Anna", "Boris", "Clara", "Dmitri", "Elena", "Farid", "Galina", "Henri"]
TO_THE_END = ["clock start", 'clock call "the hall closes"', "next", "next", "next", "next", "next", "next", "closing", "keep", "walk", "finish"]
# Public keys without a known secret.
KEYS = ["RWQf6LRCGA9i53mlYecO4IzT51TGPpvWucNSCh1CBM0QTaLn73Y7GFO3", "RWTx5Zr1tiHQLFNosafgF3pSqQF3HtRPmFgd0hNAl94Aw4aGbGMbYkcU"]


class Program:
    def __init__(self, program, folder):
        self.program, self.folder = program, pathlib.Path(folder)

    def environment(self, home="desk"):
        names = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "LC_", "LANG"))}
        return names | {"HOME": str(self.folder / home), "LC_ALL": "C.UTF-8", "TZ": "UTC", "TABLEBANK_EDITIONS": str(ROOT / "editions")}

    def try_run(self, *words, home="desk", text=None):
        return subprocess.run([self.program, *map(str, words)], cwd=self.folder, env=self.environment(home), input=text,
                              capture_output=True, text=True, check=False, timeout=120)

    def run(self, *words, home="desk", text=None, code=0):
        ran = self.try_run(*words, home=home, text=text)
        if ran.returncode != code:
            raise RuntimeError(f"{words}: {ran.returncode}\n{ran.stdout}{ran.stderr}")
        return ran.stdout


class Book:
    """One event."""

    def __init__(self, program, place, edition, rounds, *more, by="Vera"):
        self.program, self.place, self.by = program, str(place), by
        self.act("new", "--name", "Club evening", "--edition", edition, "--rounds", rounds, *more)

    def act(self, verb, *words, by=None, code=0):
        return self.program.run("event", verb, self.place, "--by", by or self.by, *words, code=code)

    def ask(self, *words):
        return json.loads(self.program.run("event", *words[:1], self.place, *words[1:], "--json"))

    def players(self, *names):
        for name in names:
            self.act("player", "--", name)

    def tables(self, number):
        """The names at each table of a round."""
        return [[player["name"] for player in table["players"]] for table in self.ask("join", "--round", str(number))["tables"]]

    def score(self, number, chance, tables=None, forfeit=None):
        for place, names in enumerate(self.tables(number), 1):
            if tables is not None and place not in tables:
                continue
            totals = [chance.randrange(0, 9000) / 10 for _ in names]
            said = [f"{name}=forfeit" if name == forfeit else f"{name}={total:g}" for name, total in zip(names, totals)]
            self.act("result", "--round", number, "--table", place, *said)

    def game(self, number, table, name, home="desk"):
        line = self.ask("join", "--round", str(number), "--table", str(table))["tables"][0]["line"]
        self.program.run("new", name, "--join", line, home=home)
        return name


def finish(program, game, home="desk"):
    for line in TO_THE_END:
        program.try_run("do", game, line, home=home)


def club(program, chance):
    book = Book(program, "club.us.tbe", "us", 3)
    book.players(*FRIENDS)
    book.act("player", "Anna", "--check-in")
    book.act("player", "Boris", "--check-in")
    book.act("seat")
    book.act("round", 1, "--open")
    book.score(1, chance, forfeit="Dmitri")
    names = book.tables(1)[0]
    book.act("correct", "--round", 1, "--table", 1, *(f"{name}={100 * at}" for at, name in enumerate(names)), "--why", "typed wrong")
    book.act("player", "Henri", "--leaves", 2)
    book.players("Ivan")
    book.act("seat", "--why", "Henri left, Ivan came")
    book.act("seat", "--swap", "Anna", "Boris", "--round", 2, "--why", "asked for")
    book.act("round", 2, "--open")
    book.act("round", 2, "--extend", 5, "--table", 1, "--why", "a protest was heard")
    book.act("round", 2, "--extend", 10, "--why", "the lights went out")
    book.act("penalty", "Anna", 2, "--why", "late for round 2")
    book.act("penalty", "Boris", "1/3", "--why", "talked")
    book.act("penalty", "--withdraw", 1, "--why", "the train was late")
    book.act("round", 1, "--unlock", "--why", "an appeal")
    book.act("correct", "--round", 1, "--table", 1, *(f"{name}=50@1" if at < 2 else f"{name}={40 - at}@{at + 1}"
                                                      for at, name in enumerate(names)), "--why", "an appeal")
    book.score(2, chance)


def officials(program, chance):
    book = Book(program, "officials.us.tbe", "us", 2, "--minutes", "1440")
    book.players(*FRIENDS)
    book.act("official", "Vera", "--role", "director")
    book.act("official", "Olga", "--role", "judge")
    book.act("official", "Pavel", "--role", "banker", "--table", 2)
    book.act("official", "Zoé ÀÉÎ", "--role", "director")
    book.act("official", "Pavel", "--role", "banker", "--table", 1)
    book.act("official", "zoé àéî", "--remove")
    book.act("seat")
    book.act("round", 1, "--open")
    book.act("round", 1, "--extend", 5, "--table", 2, "--why", "a protest was heard", by="Olga")
    book.score(1, chance, tables=[2])
    names = book.tables(1)
    book.act("result", "--round", 1, "--table", 1, *(f"{name}=10" for name in names[0]), by="pavel")
    book.act("correct", "--round", 1, "--table", 2, *(f"{name}={at}.5" for at, name in enumerate(names[1], 3)), "--why", "read again", by="Olga")
    book.act("penalty", "Clara", 5, "--why", "a phone", by="OLGA")
    book.act("key", "--round", 1, "--table", 1, "--key", KEYS[0])
    book.act("key", "--round", 1, "--table", 1, "--key", KEYS[1], "--why", "another laptop", by="Olga")
    book.act("key", "--round", 1, "--table", 1, "--withdraw", "--why", "it broke", by="Olga")
    book.act("round", 2, "--open", by="Pavel", code=1)


def rulings(program, chance):
    book = Book(program, "rulings.ru.tbe", "ru", 2, "--rule", "equal_turns=yes", "--rule", "ties=shared", "--names", "initials", "--minutes", "0",
                by="Вера")
    rows = ["name,family,table,substitute", "Анна,Ёлкины,,", "Борис,ёлкины,,", "Ольга Михайловна,\"D'Arc, «Жанна»\",1,", "Фёдор,,,",
            "Жан-Люк,ΣΊΣΥΦΟΣ,,", "Яна,σίσυφος,,", "Щербина,,,", "Ирина,,,", "Пётр,,,yes"]
    (program.folder / "names.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    book.act("player", "--csv", "names.csv")
    book.act("player", "Фёдор", "--hide")
    book.act("player", "Яна", "--hide")
    book.act("player", "Яна", "--show")
    book.act("seat", "--seed", 7)
    book.act("round", 1, "--open")
    book.score(1, chance)
    book.act("player", "Анна", "--leaves", 2)
    book.act("seat", "--swap", "Анна", "Пётр", "--round", 2, "--why", "заболела")
    book.act("round", 2, "--open")
    book.score(2, chance, tables=[1])


def football(program, chance):
    book = Book(program, "football.tbe", "football", 4, "--table-size", "5", "--scheme", "6-4-3-2-1-0 5-3-2-1-0 4-2-1-0 3-1-0 bye=2.5 by=points,totals")
    book.players(*FRIENDS, "Ivan", "Julia", "Karl", "Lena", "Mario")
    book.act("player", "Nina", "--substitute")
    book.act("seat", "--rounds", 2)
    book.act("round", 1, "--open")
    book.score(1, chance, forfeit="Karl")
    book.act("player", "Karl", "--leaves", 2)
    book.act("player", "Lena", "--leaves", 3)
    book.act("seat", "--why", "two go")
    book.act("player", "Karl", "--returns", 4)
    book.act("player", "Lena", "--returns", 3)
    book.act("player", "Lena", "--leaves", 4)
    book.act("seat", "--round", 3, "--why", "one is back")
    book.act("round", 2, "--open")
    book.score(2, chance)
    book.act("round", 3, "--open")
    book.score(3, chance)
    book.act("seat", "--by-standing", "--why", "the leaders together")
    book.act("round", 4, "--open")


def finals(program, chance):
    book = Book(program, "finals.it.tbe", "it", 3, "--table-size", "3", "--scheme", "10-6-2 4-3-2-1 bye=0 by=points,lots", "--names", "first")
    book.players(*FRIENDS, "Ivan", "Julia")
    book.act("seat", "--rounds", 2)
    book.act("round", 1, "--open")
    for table, names in enumerate(book.tables(1), 1):
        book.act("result", "--round", 1, "--table", table, *(f"{name}=20" for name in names))
    book.act("scheme", "10-6-2 4-3-2-1 bye=3 by=points,wins,head-to-head,table-share,totals,opponents,lots", "--why", "agreed")
    book.act("lots", "Boris", "Anna", "Clara")
    book.act("lots", "Clara", "Boris")
    book.act("round", 2, "--open")
    book.score(2, chance)
    book.act("scheme", "12-8-5-3-2 11-7-4-2 10-6-2 bye=10/3 by=points,wins,lots", "--why", "agreed again")
    book.act("seat", "--round", 3, "--final", 4)
    book.act("round", 3, "--open")
    book.score(3, chance)


def names(program, chance):
    book = Book(program, "names.us.tbe", "us", 1, "--rule", "rounding=up", by="Вера Ä " + "x" * 400)
    book.players("Anna", "Anna\u00a0", "\u2003Anna", "Anna\u2800", "\u0410nna", "An\u200bton", "I", "l", "\u0399", "Z" + "\u0301" * 22, "\u202eevil",
                 ":files `a=$'touch\\x20x';${=a}`", "$(touch x)", "=1+1", "-o", "\U0001f600", "é" * 200, "a\u00ad", "#3", "\"quoted\\\"", "{name}", "<b>")
    book.act("player", "With family", "--family", "\u00a0Mac Donald\u2009")
    book.act("player", "Ditto", "--family", "\u00a0mac donald\u2009")
    book.act("official", "Вера Ä " + "x" * 400, "--role", "director", code=1)  # longer than an official's name may be
    book.act("seat", "--seed", 3)
    book.act("round", 1, "--open")
    book.act("round", 1, "--extend", 1, "--why", "\u00a0\u202e" + "é" * 400)
    for place, sitting in enumerate(book.ask("show", "rounds")["rounds"][0], 1):
        with contextlib.suppress(RuntimeError):  # a name with "=" in it cannot be typed there
            book.act("result", "--round", 1, "--table", place, "--", *(f"{name}={at}" for at, name in enumerate(sitting)))


def forks(program, chance):
    book = Book(program, "forks.us.tbe", "us", 2)
    book.players(*FRIENDS)
    book.act("seat")
    book.act("round", 1, "--open")
    game = book.game(1, 1, "one.tbl")
    program.run("do", game, "roll 2 4", "ok", "next")
    shutil.copy(program.folder / game, program.folder / "other.tbl")
    shutil.copy(program.folder / game, program.folder / "third.tbl")
    program.run("do", "third.tbl", 'note "a third evening"')
    program.run("do", "other.tbl", 'note "another evening"')
    for one in (game, "other.tbl", "third.tbl"):
        finish(program, one)
    book.act("result", game)
    first = book.tables(1)[0][0]
    program.run("do", game, f'"{first}" adjust 90 "a ruling"')
    book.act("correct", game, "--why", "the judge ruled")
    book.act("result", "other.tbl", code=1)
    book.act("result", "third.tbl", code=1)
    book.act("correct", "other.tbl", "--why", "this is how it was")
    book.act("result", "third.tbl", code=1)
    second = book.game(1, 2, "two.tbl")
    finish(program, second)
    program.run("export", second, "--to", "record", "-o", "two.tbr")
    book.act("result", "two.tbr")
    book.act("round", 2, "--open")
    third = book.game(2, 1, "2-1.tbl")
    finish(program, third)
    # The text that a scanner reads from the sheet of a game (ledger/proof/result_code.h).
    played = json.loads(program.run("show", third, "--json"))
    placed = {row["name"]: row for row in json.loads(program.run("settle", third, "--json"))["players"]}
    scores = " ".join("{total}@{place}".format(**placed[player["name"]]) for player in played["players"])
    (program.folder / "code.txt").write_text("tablebank\ngame {game}\nentries {entries}\nhead {head}\n".format(**played) + f"result {scores}\n",
                                             encoding="utf-8")
    book.act("result", "code.txt")


def unrung(program, chance):
    book = Book(program, "unrung.fr.tbe", "fr", 4, "--table-size", "3")
    book.players(*FRIENDS, "Ivan")
    book.act("seat", "--rounds", 3, "--seed", 5)
    book.act("seat", "--rounds", 3, "--seed", 6, "--why", "again")
    book.act("round", 1, "--extend", 15, "--why", "before the bell")
    book.act("round", 1, "--extend", 5, "--table", 3, "--why", "before the bell")
    book.act("key", "--round", 1, "--table", 2, "--key", KEYS[0])
    book.act("seat", "--rounds", 1, "--seed", 8, "--why", "and again")
    book.score(1, chance, tables=[1, 2])
    book.act("player", "Henri", "--leaves", 2)
    book.act("player", "Julia", "--substitute")
    book.act("seat", "--round", 2, "--swap", "Henri", "Julia", "--why", "she sits in")
    book.act("round", 2, "--open")
    book.score(2, chance, tables=[3])
    book.act("seat", "--round", 4, "--final", 3)


def changes(program, chance):
    """Mistakes of a director, corrected."""
    book = Book(program, "changes.us.tbe", "us", 3)
    book.players(*FRIENDS)
    book.act("player", "Ersatz", "--substitute")  # 10
    book.act("player", "Ana")  # 11
    book.act("undo", 11, "--why", "entered twice")
    book.act("amend", 2, "--name", "Anne", "--family", "Berg", "--table", 2, "--why", "typed wrong")
    book.act("seat")  # 14
    book.act("player", "Boris", "--check-in")
    book.act("amend", 15, "--player", "Clara", "--why", "the box below")
    book.act("round", 2, "--open", "--why", "looked at the next pairings")
    book.act("undo", 17, "--why", "wrong key", code=1)
    book.act("undo", 17, "--why", "wrong key", "--yes")
    book.score(3, chance, tables=[1])  # 19, early
    book.score(2, chance, tables=[2])  # 20, early
    book.act("round", 1, "--open")
    book.act("history", 19, "--dismiss", "--why", "wrong round")
    gone, other = book.tables(1)[0][0], book.tables(1)[1][0]
    book.act("seat", "--round", 1, "--substitute", gone, "Ersatz", "--why", "did not come")
    book.act("player", gone, "--leaves", 1, "--why", "did not come")
    book.act("seat", "--round", 1, "--swap", book.tables(1)[0][1], other, "--why", "seen on the sheet")
    book.act("seat", "--round", 1, "--absent", book.tables(1)[1][3], "--why", "found late")
    book.score(1, chance)  # 27, 28
    book.act("undo", 28, "--why", "the other sheet")
    book.act("undo", 29, "--why", "it was right")
    names = book.tables(1)[0]
    book.act("amend", 27, *(f"{name}={10 * at}" for at, name in enumerate(names, 1)), "--why", "typed wrong")
    book.act("penalty", names[0], 2, "--why", "late")
    book.act("amend", 32, "--player", names[1], "--points", 1, "--why", "another player")
    book.act("undo", 14, "--why", "seated anew", "--yes")
    book.act("undo", 34, "--why", "no, it was right", "--yes")


def live(program, chance):
    """A hub takes keys, a result and another history by itself."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    book = Book(program, "live.us.tbe", "us", 2)
    book.players(*FRIENDS)
    book.act("official", "Vera", "--role", "director")
    book.act("hub", f"http://127.0.0.1:{port}")
    book.act("seat")
    book.act("round", 1, "--open")
    hub = subprocess.Popen([program.program, "serve", book.place, "--listen", f"127.0.0.1:{port}", "--json"], cwd=program.folder,
                           env=program.environment(), stdout=subprocess.PIPE, text=True)
    try:
        assert "addresses" in hub.stdout.readline()
        game = book.game(1, 1, "live.tbl", home="laptop")
        program.run("do", game, "roll 2 4", "ok", "next", home="laptop")
        program.run("send", game, home="laptop")
        shutil.copy(program.folder / game, program.folder / "twin.tbl")
        finish(program, game, home="laptop")
        program.run("send", game, home="laptop")
        program.run("do", "twin.tbl", 'note "a second evening"', home="laptop")
        program.try_run("send", "twin.tbl", home="laptop")
        for _ in range(100):
            did = [row["act"]["did"] for row in book.ask("show", "log")["log"]]
            if {"key", "result", "fork"} <= set(did):
                break
    finally:
        hub.terminate()
        hub.wait()
        hub.stdout.close()
    book.act("hub", "https://hub.example:8443/")
    book.act("key", "--round", 1, "--table", 1, "--withdraw", "--why", "it broke")
    book.score(1, chance, tables=[2])


def server(program, chance):
    hub = pathlib.Path(tempfile.mkdtemp(prefix="events-"))
    hub.chmod(0o755)
    start = subprocess.run([ROOT / "scripts" / "hub.sh", "start", hub / "hub"], capture_output=True, text=True, check=True)
    try:
        book = Book(program, f"{start.stdout.strip()}#club", "pl", 3, by="Zofia")
        rows = [f"Gracz {number},{'Kowalski' if number % 5 == 0 else ''},{number if number < 3 else ''}" for number in range(1, 31)]
        (program.folder / "gracze.csv").write_text("name,family,table\n" + "\n".join(rows) + "\n", encoding="utf-8")
        book.act("player", "--csv", "gracze.csv")
        book.act("seat")
        for number in (1, 2):
            book.act("round", number, "--open")
            book.score(number, chance)
        book.act("penalty", "Gracz 3", "1.5", "--why", "spóźnienie")
        program.run("event", "copy", book.place, "server.pl.tbe")
    finally:
        subprocess.run([ROOT / "scripts" / "hub.sh", "stop", hub / "hub"], capture_output=True, check=True)
        shutil.rmtree(hub)


EVENTS = (club, officials, rulings, football, finals, names, forks, unrung, changes, live, server)


def main():
    program, folder = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    for number, play in enumerate(EVENTS):
        with tempfile.TemporaryDirectory() as work:
            pathlib.Path(work).chmod(0o755)
            play(Program(str(program), work), random.Random(number))
            [event] = pathlib.Path(work).glob("*.tbe")
            shutil.copyfile(event, folder / event.name)
            print(f"{event.name}: {event.stat().st_size} bytes", flush=True)


if __name__ == "__main__":
    main()

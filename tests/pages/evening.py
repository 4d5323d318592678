"""The data of the pages: an event of 24 players in its second round, and a game in which a rent is due. Both are made by the program."""

import json
import pathlib
import subprocess

SOURCES = pathlib.Path(__file__).resolve().parents[2]
GUESTS = ["Anna", "Boris", "Clara", "Dmitri", "Elena", "Farid", "Galina", "Henri", "Irina", "Jan", "Katya", "Luca", "Marta", "Łucja Żółć",
          "Olga", "Pierre", "Renata", "Élise", "Tomasz", "Vera"]
# Possible names of a player, and the text that must then be on every page unchanged.
LONG = "W" * 100 + "ij" * 50
RIGHT_TO_LEFT = "שרה בת־אל"
HOSTILE = ["<script>alert(1)</script>", "=1+1", LONG, RIGHT_TO_LEFT]
PLAIN = ["Nikolai", "Sofia", "Ольга", "Wolfgang"]
HIDDEN = "Henri"


class Evening:
    """24 players at six tables: the first round is over, the second is played, the third is seated."""

    def __init__(self, program, folder, strangers=True, name="Club evening"):
        self.program = program
        self.file = str(folder / "club.tbe")
        self.players = GUESTS + (HOSTILE if strangers else PLAIN)
        self.run("new", "--name", name, "--edition", "us", "--rounds", "3", "--by", "Vera")
        self.run("player", *self.players)
        self.run("player", HIDDEN, "--hide")
        self.run("seat")
        self.run("round", "1", "--open")
        for table in range(1, 7):
            self.result(1, table)
        self.run("round", "2", "--open")
        self.result(2, 1)
        self.result(2, 4)

    def run(self, verb, *arguments):
        return run(self.program, "event", verb, self.file, *arguments)

    def seats(self, number, table):
        return json.loads(self.run("show", "rounds", "--json"))["rounds"][number - 1][table - 1]

    def result(self, number, table):
        """Who is first in the list of players has most; at the third table one did not play to the end."""
        names = sorted(self.seats(number, table), key=self.players.index)
        totals = [f"{1204.5 - 37 * table - 260 * place:g}" for place in range(len(names))]
        if table == 3:
            totals[-1] = "forfeit"
        self.run("result", "--round", str(number), "--table", str(table), *(f"{who}={total}" for who, total in zip(names, totals)))


def make_game(program, file):
    """The demo game, up to the rent of a city that another player owns alone."""
    lines = (SOURCES / "tests/playthroughs/two-hours.us.txt").read_text(encoding="utf-8").splitlines()
    run(program, "new", str(file), *lines[0].removeprefix("# new ").split())
    run(program, "do", str(file), lines="\n".join(lines[:164]))


def run(program, *arguments, lines=""):
    done = subprocess.run([program, *arguments], input=lines, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (arguments, done.returncode, done.stdout, done.stderr)
    return done.stdout

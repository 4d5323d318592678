"""A game of a table of an event, begun by its line, played by chance and brought to its end in the terminal.

An impossible action is refused by the program and skipped, as by a hurried banker."""

import json
import subprocess


class RandomTable:
    def __init__(self, program, game, line, chance):
        self.program, self.game, self.chance = program, str(game), chance
        self.run("new", self.game, "--join", line)

    def run(self, *arguments, text=None):
        done = subprocess.run([self.program, *map(str, arguments)], input=text, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout

    def post(self, *lines):
        """How many of the lines were posted; each is tried, whatever became of the one before."""
        left, posted = list(lines), 0
        while left:
            code, answers = self.run("do", self.game, "--json", text="\n".join(left) + "\n")
            good = sum("refused" not in json.loads(answer) for answer in answers.splitlines())
            posted += good
            if code == 0:
                break
            left = left[good + 1:]
        return posted

    def throw(self):
        return f"{self.chance.randint(1, 6)} {self.chance.randint(1, 6)}"

    def settle(self):
        """Every due is answered in one of the ways in which it can be."""
        for _ in range(12):
            due = json.loads(self.run("show", self.game, "due", "--json")[1])["due"]
            if not due:
                return
            space = due[0].get("space", "")
            ways = ["ok", f"card #{self.chance.randint(1, 9)}", f"card {self.chance.choice(['+50', '-20', '+10'])}",
                    f"card {self.throw()}", "tax fixed", f"rent {space} dice {self.throw()}",
                    f"foundation {self.chance.randint(1, 6)}", f"stake 100 dice {self.throw()}",
                    "pass", f"waive {space} \"agreed\"", f"bankrupt {due[0].get('debtor', '')}"]
            if not any(self.post(way) for way in ways):
                return

    def play(self, turns):
        self.post("clock start")
        for _ in range(turns):
            self.post(f"roll {self.throw()}", self.chance.choice(["buy", "buy", "pass"]), "ok", "next")
            self.settle()
            self.post("next")

    def finish(self):
        """Whether the game came to its end."""
        self.post('clock call "agreed"')
        self.settle()
        for _ in range(6):
            self.post(f"roll {self.throw()}")  # a double that was rolled before the call
            self.settle()
            self.post("next", "closing")
        self.post("keep")
        for _ in range(40):
            if not self.post("walk next") and not self.post(f'walk next {self.throw()} "Vera"'):
                break
        self.post("walk", "finish")
        return json.loads(self.run("settle", self.game, "--json")[1] or "{}").get("recorded", True)

#!/usr/bin/env python3
"""`tablebank do` for Windows, killed at any moment while lines stream to it: kills.py PROGRAM LINUX KILLS

PROGRAM runs the one for Windows under Wine, and LINUX is the one of this system, which verifies the game after each kill: what was
acknowledged is there, and at most the one line in progress besides. A killed process of Wine ends as by TerminateProcess: its locks go, and
nothing of it runs on. TABLEBANK_SEED chooses the lines and the moments.
"""

import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import threading
import time

LINES = ('1 pay 1 to 2 "a bet"', '2 pay 1 to 1 "a bet"', 'note "nothing happened"', 'note "ночь"')
LINES_OF_A_PIPE = 400  # more than are ever read before the kill
MOST_ANSWERS = 6
KILLS_OF_A_GAME = 50  # a long game only takes longer to open


def entries_of(linux, game):
    ran = subprocess.run([linux, "verify", game, "--json"], capture_output=True, check=False)
    if ran.returncode != 0:
        sys.exit(f"the game does not verify: {ran.stderr.decode()}")
    return json.loads(ran.stdout)["entries"]


def killed(program, game, chance):
    """Answers that were read before the kill."""
    running = subprocess.Popen([program, "do", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    running.stdin.write("".join(chance.choice(LINES) + "\n" for _ in range(LINES_OF_A_PIPE)).encode())
    running.stdin.flush()
    late = threading.Timer(60, running.kill)
    late.start()
    answers = 0
    for _ in range(chance.randrange(MOST_ANSWERS)):
        answers += running.stdout.readline().startswith(b"#")
    time.sleep(chance.random() * (0.02 if answers else 2))
    running.kill()
    late.cancel()
    rest = running.stdout.read()
    running.wait()
    running.stdin.close()
    return answers + sum(line.startswith(b"#") for line in rest.splitlines(keepends=True) if line.endswith(b"\n"))


def main():
    program, linux, kills = sys.argv[1], sys.argv[2], int(sys.argv[3])
    seed = int(os.environ.get("TABLEBANK_SEED", random.randrange(2**32)))
    chance = random.Random(seed)
    acknowledged = in_progress = after_an_answer = 0
    with tempfile.TemporaryDirectory() as folder:
        game, before = pathlib.Path(folder) / "game.tbl", 0
        for number in range(kills):
            if number % KILLS_OF_A_GAME == 0:
                game = pathlib.Path(folder) / f"game{number}.tbl"
                subprocess.run([linux, "new", game, "--edition", "us", "--player", "A:monopolist", "--player", "B:competitor"],
                               stdout=subprocess.DEVNULL, check=True)
                before = entries_of(linux, game)
            answers = killed(program, game, chance)
            now = entries_of(linux, game)
            if not answers <= now - before <= answers + 1:
                sys.exit(f"seed {seed}, kill {number}: {answers} lines were acknowledged, and {now - before} are there")
            acknowledged, in_progress = acknowledged + answers, in_progress + (now - before - answers)
            after_an_answer, before = after_an_answer + (answers > 0), now
        subprocess.run([program, "verify", game], stdout=subprocess.DEVNULL, check=True)
    print(f"seed {seed}: {kills} kills, {after_an_answer} after an answer; {acknowledged} lines acknowledged, and each is there; "
          f"{in_progress} lines in progress are there, too")
    if after_an_answer == 0:
        sys.exit("no kill met a program that posts")


if __name__ == "__main__":
    main()

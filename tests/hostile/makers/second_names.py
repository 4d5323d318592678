"""A game that is linked under a second name, whole and damaged, alone and with a -wal that is linked too: it is read, and
no line is posted to it, under whichever name."""

import os

from place import DESK, Run, change, reading_game


def make(place):
    for name, second in (("evening.tbl", "other.tbl"), ("logged.tbl", "copied.tbl")):
        game = place.game(name)
        os.link(game, place.file(second))
        if name == "logged.tbl":
            place.write("logged.tbl-wal", b"\x37\x7f\x06\x82" + b"\xff" * 100_000)
            os.link(place.file("logged.tbl-wal"), place.file("copied.tbl-wal"))
        for each in (name, second):
            yield Run(["verify", each, "--strict"], codes=(0,))
            yield Run(["do", each, "undo"], codes=(4,))
            yield Run(["do", each, "--dry-run", "undo"], codes=(0,))
            yield Run([DESK, each])
            yield from reading_game(each)
    damaged = place.game("damaged.tbl")
    change(damaged, "UPDATE entry SET why = 'another' WHERE sequence = 2")
    os.link(damaged, place.file("damaged too.tbl"))
    for each in ("damaged.tbl", "damaged too.tbl"):
        yield Run(["verify", each], codes=(3,))
        yield Run(["do", each, "undo"], codes=(3,))

"""Entries of moments before 1970 and after 9999, which no clock of a game ever showed; and of the last ones that there are."""

from place import Run, append_entries, every_form, note

LAST = 253_402_300_799_999
NO_MOMENTS = (-1, -2**63, LAST + 1, 2**55, 2**63 - 1)


def make(place):
    for number, moment in enumerate(NO_MOMENTS):
        game = str(place.game(f"far{number}.tbl"))
        append_entries(game, [note(at=moment)])
        for run in (Run(["show", game]), Run(["verify", game]), Run(["export", game, "--to", "beancount"]), Run(["do", game, "undo"])):
            run.codes = (3,)
            yield run
    game = str(place.game("edge.tbl"))
    append_entries(game, [note(at=LAST), note(at=0)])
    yield Run(["verify", game, "--strict"], codes=(0,))
    yield from every_form(game)

"""Reversals of reversals without end, each of which would change whether all the others are in force."""

from place import append_entries, every_form, note

DEEP = 20_000


def make(place):
    for name, length in (("deep.tbl", DEEP), ("as_deep_as_may_be.tbl", 999)):
        game = place.game(name)
        first = append_entries(game, [note()])
        append_entries(game, ({"verb": "undo", "typed": f"undo #{first + n}", "line": f"undo #{first + n}", "why": "",
                               "reverses": first + n} for n in range(length)))
        yield from every_form(str(game))

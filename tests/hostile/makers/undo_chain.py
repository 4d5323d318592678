"""Reversals of reversals without end, each of which would change whether all the others are in force."""

from place import append, every_form

DEEP = 20_000


def make(place):
    for name, length in (("deep.tbl", DEEP), ("as_deep_as_may_be.tbl", 999)):
        game = place.game(name)
        first = append(game, {})
        undos = ({"verb": "undo", "line": f"undo #{first + n}", "reverses": first + n} for n in range(length))
        append(game, *undos)
        yield from every_form(str(game))

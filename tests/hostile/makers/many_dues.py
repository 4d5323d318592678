"""An entry that leaves thousands of sums due, and one that leaves as many as there may be."""

from place import append, every_form

MOST = 1_000


def make(place):
    for name, count in (("thousands.tbl", 4_096), ("most.tbl", MOST)):
        game = place.game(name)
        next_entry = append(game, {}) + 1
        append(game, {"facts": [(f"due:{next_entry}.{n}", "", "payment 1 2 3 10") for n in range(1, count + 1)]})
        yield from every_form(str(game))

"""An entry that leaves thousands of sums due, and one that leaves as many as there may be."""

from place import append_entries, every_form, note

MOST = 1_000


def make(place):
    for name, count in (("thousands.tbl", 4_096), ("most.tbl", MOST)):
        game = place.game(name)
        next_entry = append_entries(game, [note()]) + 1
        append_entries(game, [note(facts=[(f"due:{next_entry}.{n}", "", "payment 1 2 3 10") for n in range(1, count + 1)])])
        yield from every_form(str(game))

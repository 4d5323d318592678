"""Dues of sums beyond the countable range: one too large, and many that are too large together."""

from place import Run, append_entries, note

MUCH = 10**18
FACTS = ([("due:9.1", "", f"rent 1 2 34 {MUCH + 1}")], [("due:9.1", "", f"income_tax 1 bank 4 {2**63 - 1} percent 5")],
         [("due:9.1", "", f"utility_rent 1 2 12 0 factor {MUCH} monopolist")],
         [("due:9.1", "", f"utility_rent 1 2 12 7 factor {MUCH} dice 3 4 monopolist")],
         [("due:9.1", "", f"jail_fine 1 bank 10 50 factor {2**62}")],
         [(f"due:9.{number}", "", f"payment 1 bank 3 {MUCH}") for number in (1, 2)],
         [(f"due:9.{number}", "", f"payment 1 bank 3 {10**15}") for number in range(1, 1002)])


def make(place):
    for number, facts in enumerate(FACTS):
        game = str(place.game(f"dues{number}.tbl"))
        append_entries(game, [note(facts=facts)])
        for arguments in (["verify", game], ["show", game, "due"], ["quote", game, "worth", "anna"], ["do", game, "--dry-run", "ok"],
                          ["do", game, "ok"], ["do", game, "anna pay 5"]):
            yield Run(arguments, codes=(3,))
    game = str(place.game("countable.tbl"))
    append_entries(game, [note(facts=[("due:9.1", "", f"payment 1 bank 3 {MUCH}")])])
    yield Run(["verify", game], codes=(0,))
    for line in ("ok", "anna pay 5", "anna leaves", "bank", "undo"):
        yield Run(["do", game, "--dry-run", line], codes=(0, 1, 2))
    yield Run(["show", game, "due"], codes=(0,))
    yield Run(["show", game, "players"], codes=(0,))

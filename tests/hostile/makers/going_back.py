"""Records whose every line goes back over the whole game, or asks which of many debts a sum pays: deciding them again must not
take what the game is long times what it is long again."""

from place import append_entries, note, Run

MANY = 3_000
DEBTS = 16


def line(typed, verb, **columns):
    return {"verb": verb, "typed": typed, "line": typed, "why": "", **columns}


def games(place):
    for name, last in (("undo_to.tbl", line("undo to #2", "undo")), ("undo_turn.tbl", line("undo turn", "undo")),
                       ("amend.tbl", line('amend #2 note "y"', "amend")),
                       ("typed_undo_to.tbl", {**note(), "typed": "undo to #2"}),
                       ("typed_otherwise.tbl", {**note(), "typed": "gibberish"})):
        game = place.game(name)
        append_entries(game, [note()] * MANY + [last] * MANY)
        yield game
    for name, dues, again in (("payments.tbl", DEBTS, line("Anna pay 1 to Boris", "pay")),
                              ("many_payments.tbl", 1_000, line("Anna pay 1 to Boris", "pay")),
                              ("on_account.tbl", 1_000, line('Anna pay 1 to Boris "r"', "pay", why="r")),
                              ("bankrupt.tbl", 1_000, line("Anna bankrupt to Boris", "bankrupt"))):
        game = place.game(name)
        first = append_entries(game, [note()]) + 1
        owed = [(f"due:{first}.{n}", "", f"rent 1 2 34 {1000 + 2 * n}") for n in range(1, dues + 1)]
        append_entries(game, [note(facts=owed)] + [again] * MANY)
        yield game
    # The undo of an entry of thousands of crossing payments, none of which can be reversed.
    game = place.game("crossing.tbl")
    there = [("cash", "player:1", "player:2", 1 + n % 7) for n in range(2_000)]
    back = [("cash", "player:2", "player:1", 1 + n % 7) for n in range(2_000)]
    moved = append_entries(game, [note(transfers=[move for pair in zip(there, back) for move in pair])])
    append_entries(game, [line(f"undo #{moved}", "undo")] * MANY)
    yield game
    # One line with thousands of answers to questions that were not asked.
    game = place.game("answers.tbl")
    asked = append_entries(game, [note(), note()])
    append_entries(game, [line(f'amend #{asked - 1} note "y"' + f"; #{asked} drop" * 5_000, "amend")] * 10)
    yield game


def make(place):
    for game in games(place):
        yield Run(["verify", str(game)], codes=(0,))
        yield Run(["verify", str(game), "--strict", "--json"], codes=(1,))
        yield Run(["show", str(game), "summary"], codes=(0,))

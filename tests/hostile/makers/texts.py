"""Games whose texts contain terminal sequences, directives of a journal and formulas of a spreadsheet, with the hashes made again."""

from place import chain_again, change, every_form, telling_texts

TEXTS = ("\x1b]0;mine\x07\x1b[2J", "\u009b2J", "\u202eevil\u2066", "a\r\ninclude /etc/passwd\n", "=1+1", "@sum", "\ttab", "a\0b",
         "\ufeff", "x" * 1_000_000)


def make(place):
    for number, text in enumerate(TEXTS):
        for column in ("line", "why", "typed", "poster", "verb", "forced", "set_aside", "id"):
            if number > 3 and column not in ("line", "poster"):
                continue
            game = place.game(f"{column}{number}.tbl")
            change(game, (f"UPDATE entry SET {column} = ? WHERE sequence = 2", (text,)))
            chain_again(game)
            yield from every_form(str(game)) if number == 0 else telling_texts(str(game))
        game = place.game(f"player{number}.tbl")
        change(game, ("UPDATE player SET name = ? WHERE seat = 1", (text,)), ("UPDATE game SET language = ?", (text,)))
        chain_again(game, renamed=True)
        yield from every_form(str(game)) if number == 0 else telling_texts(str(game))

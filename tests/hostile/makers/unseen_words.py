"""Characters that are invisible, or that a terminal obeys, in typed text: a message that repeats it shows them as marks."""

from place import Run

WORDS = ("\ufeffok", "\x1b[2Jok", "\u009b2J", "\u202eko", "an\u2066na 1 2", 'note "\u200f"', "\x7f", "\r\rok", "anna\u2028pay 5",
         "o\u200bk", "an\u00adna 1 2", "\U000e006fk", 'note "a\u200db\ufe0f"', "\u2060")


def make(place):
    game = str(place.game())
    for word in WORDS:
        for arguments in (["do", game, "--dry-run", word], ["do", game, "--dry-run", "--json", word], ["show", game, word], ["show", word],
                          ["quote", game, "rent", word], ["export", game, "--to", word], [word], ["show", game, f"--{word}"],
                          ["new", "n.tbl", "--edition", "us", "--player", word], ["new", "n.tbl", "--edition", word],
                          ["new", "n.tbl", "--edition", "us", "--player", f"{word}:monopolist", "--player", "Boris:competitor"],
                          ["editions", "show", word], ["editions", "check", word], ["verify", game, "--head", word]):
            yield Run(arguments, makes=("n.tbl",))
        yield Run(["do", game, "--dry-run"], word.encode() + b"\n")
        yield Run(["editions"], environment={"TABLEBANK_EDITIONS": word})

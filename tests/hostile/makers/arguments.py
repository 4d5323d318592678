"""Words that no command expects, in every place of every subcommand."""

import random

from place import Run

ODD = ("", " ", "-", "--", "---", "-1", "--json", "--help", "@", "@-1", "@99", "#", "#0", "=", "a=b", "Anna:", ":monopolist", "::", "1e999",
       "99999999999999999999", "0", "%s%n", "{}", "{0}", "\\", "'", '"', "\n", "\t", "а", "😀", "..", "/", "*", "-o", "~", "us", "us.toml",
       "game.tbl", "anna", "true", "null", "[]", "x" * 300)
COMMANDS = (["new"], ["new", "n.tbl", "--edition", "us", "--player", "Anna:monopolist", "--player"], ["new", "n.tbl", "--rule"],
            ["new", "n.tbl", "--from"], ["new", "n.tbl", "--edition", "us", "--goal"], ["new", "n.tbl", "--edition", "us", "--lang"],
            ["do"], ["do", "game.tbl", "--dry-run"], ["do", "game.tbl", "--after"], ["show"], ["show", "game.tbl"], ["show", "game.tbl", "--at"],
            ["quote"], ["quote", "game.tbl"], ["quote", "game.tbl", "rent"], ["quote", "game.tbl", "tax"], ["quote", "game.tbl", "sell", "@1"],
            ["quote", "game.tbl", "worth", "anna", "--dice"], ["settle"], ["settle", "game.tbl", "--dice"], ["verify"],
            ["verify", "game.tbl", "--head"], ["export"], ["export", "game.tbl", "--to"], ["editions"], ["editions", "show"],
            ["editions", "check"], ["editions", "copy", "us"], [])
SEED = 20260101


def make(place):
    place.game()
    random.seed(SEED)
    print(f"arguments: seed {SEED}")
    for command in COMMANDS:
        for odd in random.sample(ODD, 6):
            words = [*command, odd, *random.sample(ODD, random.randrange(2))]
            if words and words[0]:
                yield Run(words, makes=tuple(word for word in ("n.tbl", *words[1:]) if made_by(word)))
    yield Run(["new", "n.tbl", "--edition", "us", *["--player", "Anna:monopolist"] * 1000], codes=(1, 2))
    yield Run(["new", "n.tbl", "--edition", "us", *["--rule", "ties=shared"] * 10_000], codes=(2,))
    yield Run(["do", "game.tbl", *["ok"] * 50_000], codes=(2,))


def made_by(word):
    """A word that a command may take for the name of the file it is to make."""
    return word not in ("", ".", "..", "game.tbl") and "/" not in word and len(word) < 200

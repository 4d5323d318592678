"""Lines that are longer than any line: typed, piped, and in the place of every other word of the command line."""

from place import DESK, Run


def make(place):
    game = str(place.game())
    endless = place.write("endless", (b"a", 100_000_000))
    words = place.write("words", (b"anna pay 1 ", 2_000_000))
    closed = place.write("closed", b'note "', (b"x", 50_000_000), b'"\n')
    for stdin in (endless, words, closed):
        yield Run(["do", game], stdin, codes=(2,))
        yield Run(["do", game, "--json"], stdin, codes=(2,))
        yield Run(["do", game, "--dry-run"], stdin, codes=(2,))
    for line in ("a" * 100_000, "1 " * 60_000, "а" * 60_000, '"' * 100_001, "anna trade " + "@1, " * 25_000, "amend #1 " * 10_000,
                 "@" * 60_000, "force " * 10_000, "," * 60_000, "anna pay " + "9" * 60_000):
        yield Run(["do", game, line], codes=(2,))
        yield Run(["do", game], line.encode() + b"\n", codes=(2,))
    for size in (5_000, 60_000, 120_000):
        word = "x" * size
        for arguments in (["show", word], ["show", game, word], ["show", game, "--at", word], ["verify", game, "--head", word],
                          ["quote", game, "rent", word], ["quote", game, "rent", "@12", "--dice", word, "3"],
                          ["quote", game, word], ["settle", game, "--dice", word], ["export", game, "--to", word],
                          ["editions", "show", word], ["editions", "check", word], ["editions", "copy", "us", word], [word],
                          ["new", word, "--edition", word], ["new", "n.tbl", "--edition", "us", "--player", word],
                          ["new", "n.tbl", "--edition", "us", "--rule", word], ["new", "n.tbl", "--edition", "us", "--goal", word],
                          ["new", "n.tbl", "--edition", "us", "--lang", word], ["do", word, "ok"], [f"--{word}"],
                          ["export", game, "--to", "csv", "-o", word], ["settle", game, "--csv", word]):
            yield Run(arguments, codes=(1, 2, 3, 4))
    yield Run([DESK, "x" * 60_000])

"""Hostile tables of paper: lines for `score`, and positions that are marked as found."""

from place import POSITION, Run


def lines():
    yield b""
    yield b"\n" * 200_000
    yield b"anna m 846\n" * 50_000  # each replaces the one before
    yield b"undo\nshow\n" * 20_000
    yield b"anna m 846\n" + b"show\n" * 2_000
    yield b"".join(b"p%d m 846 5\n" % number for number in range(5_000))
    yield b"anna m 846" + b" 34" * 10_000 + b"\n"
    yield b"anna m 846" + b" nob+3" * 20_000 + b"\n"
    yield b"anna m " + b"1x500 " * 20_000 + b"\n"
    yield b"anna m 999999x500 " * 5 + b"\n"
    yield b"anna m 846 34+99h-*\nboris c 846 12=6,6\n"
    yield b"anna m 1000000000000000\n" + b"".join(b"p%d c 1000000000000000\n" % number for number in range(45))
    yield b"anna m 99999999999999999999999999\n"
    yield b"anna m -5\nboris c 1e9\n"
    yield b"anna m 846 34+3 \x1b[2J\n"
    yield b"an\x00na m 846\n"
    yield "anna m 846 \u202enob\n".encode()
    yield b"\xff\xfe m 846\n"
    yield b"roll m 5\nbankrupt c bankrupt\nundo m 5\ndone c 5\n"
    yield b'"' + b"a" * 100_000 + b'" m 5\n'
    yield b"a" * 1_000_000
    yield b"anna m 846 34\nboris c 846 34\n"
    yield b"anna m 846 12\n\n" + b"7 7\n" * 10_000
    yield b"anna m 846 34+4\n\n" + b"x" * 100_000 + b"\n"


def make(place):
    for number, typed in enumerate(lines()):
        codes = (0, 1, 2)
        yield Run(["score", "--edition", "us", "--json"], typed, codes=codes)
        yield Run(["score", "--edition", "us", "--why", "so it lay"], typed, codes=codes)
        yield Run(["score", "-o", "table.json"], b"us\n" + typed, makes=("table.json",), codes=codes)
        yield Run(["score", "--edition", "football"], typed, codes=(1,))
    found = POSITION.replace(b'"cash":846}', b'"cash":846,"deeds":[%s]}')
    positions = [found % b",".join(b'{"deed":"@%d","houses":99,"hotel":true,"mortgaged":%s}' % (space, mortgaged)
                                   for space in (1, 3, 5, 6, 28, 34, 39))
                 for mortgaged in (b"true", b"false")]
    positions += [found % b'{"deed":"@0"}', found % b'{"deed":"@12"}', found % (b'{"deed":"@34"},' * 2_000 + b'{"deed":"@34"}')]
    for number, position in enumerate(positions):
        for why in (b'"so it lay"', b'"\\u001b[2J"', b'""', b"3", b'"' + b"x" * 5_000 + b'"'):
            file = str(place.write(f"found{number}.json", position[:-1] + b',"as_found":' + why + b"}"))
            for arguments in (["score", file, "--dice", "@12=1,2", "--dice", "@28=1,2"], ["settle", file, "--dice", "@12=1,2"],
                              ["settle", file, "--plan"], ["quote", file, "worth", "anna"], ["sheet", file, "--json"]):
                yield Run(arguments, codes=(0, 1, 2, 3))
            yield Run(["new", "begun.tbl", "--from", file], makes=("begun.tbl",), codes=(3,))

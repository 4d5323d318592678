"""Figures beyond every range, in every possible place."""

from place import DESK, POSITION, Run, reading_edition, reading_position

FIGURES = ("1e999", "1e308", "-0", "0.5", "1" + "0" * 400, "9223372036854775808", "18446744073709551616", "-9223372036854775808", "NaN", "00")


def positions(place, figure):
    value = figure.encode()
    yield place.write("cash.json", POSITION.replace(b"846", value))
    yield place.write("text.json", POSITION.replace(b"846", b'"' + value + b'"'))
    yield place.write("houses.json", POSITION.replace(b'"deed":"@12"', b'"deed":"@1","houses":' + value))
    yield place.write("tries.json", POSITION.replace(b'"cash":846', b'"cash":1,"jailed":true,"tries":' + value))
    yield place.write("dice.json", POSITION[:-1] + b',"dice":{"@12":[' + value + b",3]}}")
    yield place.write("space.json", POSITION.replace(b"@12", b"@" + value))


def make(place):
    game = str(place.game())
    for figure in FIGURES:
        for file in positions(place, figure):
            yield Run(["settle", str(file), "--json"])
            yield Run(["quote", str(file), "worth", "anna"])
        for line in (f"anna pay {figure}", f"anna roll {figure} 3", f"amend #{figure} ok", f"undo #{figure}", f"anna buy @{figure}",
                     f"clock extend {figure}", f"anna build @1 {figure}", f"card #{figure}", f"{figure} {figure}"):
            yield Run(["do", game, "--dry-run", "--", line])
        for arguments in (["show", game, "--at", figure], ["show", game, f"--at={figure}"], ["do", game, f"--after={figure}", "ok"],
                          ["quote", game, "rent", "@12", "--dice", figure, figure], ["quote", game, "build", "@1", "--", figure],
                          ["quote", game, "start", f"--at={figure}"], ["settle", game, f"--dice=@12={figure},{figure}"],
                          ["new", "n.tbl", "--edition", "us", "--goal", "timed", f"--minutes={figure}", "--player",
                           "Anna:monopolist", "--player", "Boris:competitor"],
                          ["new", "n.tbl", "--edition", "us", f"--rule=competitor_utility_factor={figure}", "--player",
                           "Anna:monopolist", "--player", "Boris:competitor"]):
            yield Run(arguments, makes=("n.tbl",))
        edition = place.write("figures.toml", f"id = {figure}\nshelf = {figure}\n[box]\nhouses = {figure}\n".encode())
        yield from reading_edition(str(edition))
    yield from reading_position(str(place.file("cash.json")))
    yield Run([DESK, str(place.file("cash.json")), str(edition)])

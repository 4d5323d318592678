"""Editions whose names are made to harm: read, shown, copied, played and exported."""

import pathlib

from place import DESK, Run, reading_edition, reading_game

US = pathlib.Path(__file__).resolve().parents[3] / "editions" / "us.toml"
NAMES = ("\\u001b[2Jx", "\\u202Eevil", "\\n  include /etc/passwd", "=cmd", "a\\tb", "\\u009B2J", "x" * 200, "x" * 201, "\\uFEFF", "{player}{0}", "%s%n")


def make(place):
    text = US.read_text(encoding="utf-8")
    for number, name in enumerate(NAMES):
        for what in ('name = "', 'symbol        = "', 'id       = "', 'code          = "', 'commodity     = "', 'slug     = "'):
            spoiled = "".join(line if not line.strip().startswith(what.split(" ")[0] + " ") else
                              line.split('"')[0] + '"' + name + '"\n' for line in text.splitlines(keepends=True))
            if spoiled == text:
                continue
            file = place.write(f"own{number}.toml", spoiled.encode("utf-8"))
            yield Run(["editions", "check", str(file), "--json"])
            yield Run(["editions", "show", str(file)])
    yield from reading_edition(str(file))
    spoiled = text.replace('name     = "', 'name     = "=1+1 ', 3)
    file = str(place.write("played.toml", spoiled.encode("utf-8")))
    yield Run(["new", "game.tbl", "--edition", file, "--player", "Anna:monopolist", "--player", "Boris:competitor"],
              writes=("game.tbl",))
    yield from reading_game("game.tbl")
    yield Run([DESK, file])
    yield Run(["editions"], environment={"TABLEBANK_EDITIONS": str(place.folder)})

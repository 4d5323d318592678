"""Editions of tables, keys, brackets and dots without end."""

from place import DESK, Run, reading_edition


def make(place):
    files = [place.write("deeds.toml", (b"[[deed]]\n", 60_000)),
             place.write("keys.toml", *(b"k%d=1\n" % number for number in range(110_000))),
             place.write("list.toml", b"a=[", (b"1,", 400_000), b"]\n"),
             place.write("nested.toml", b"a=", (b"[", 500_000)),
             place.write("dotted.toml", b"a", (b".a", 400_000), b"=1\n"),
             place.write("inline.toml", b"a={", b",".join(b"k%d=1" % number for number in range(90_000)), b"}\n"),
             place.write("text.toml", b'id="', (b"a", 1_000_000), b'"\n'),
             place.write("key.toml", (b"a", 1_000_000), b"=1\n"),
             place.write("twice.toml", (b"a", 400_000), b"=1\n", (b"a", 400_000), b"=1\n"),
             place.write("lines.toml", (b"\n", 1_000_000)),
             place.write("long.toml", (b"#", 200_000_000)),
             place.write("cards.toml", b"[deck]\nplayer=[", (b'"keep me",', 4_900), b"]\n")]
    for file in files:
        for run in (*reading_edition(str(file)), Run([DESK, str(file)])):
            run.codes = (0,) if run.arguments[0] == DESK else (3,)
            yield run

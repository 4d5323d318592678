"""Events whose every hash is right, with an impossible act: a bad file for every question."""

import forged_acts
from event_acts import append_acts, kept, rewrite
from place import DESK, Run

BAD = (3,)


def reading(file):
    """One way in of each kind: what is shown, worked out, printed, published, copied, and the window."""
    for arguments, makes in ((["show", file, "rounds"], ()), (["standings", file, "--at", "3"], ()), (["paper", file, "tables"], ()),
                             (["publish", file, "pages"], ("pages",)), (["copy", file, "copy.tbe"], ("copy.tbe",))):
        yield Run(["event", *arguments], makes=makes, codes=BAD)
    yield Run(["event", "player", file, "Zoe"], writes=(file,), codes=BAD)
    yield Run([DESK, file], writes=(file,), codes=(0,))


def everything(file):
    """Each subcommand that takes an event."""
    for view in ("missing", "players", "rounds", "log"):
        yield Run(["event", "show", file, view, "--json"], codes=BAD)
    for what in ("slips", "names", "tables", "sheets", "standings"):
        yield Run(["event", "paper", file, what, "-o", "paper.pdf", "--public"], makes=("paper.pdf",), codes=BAD)
    yield Run(["event", "standings", file, "--workings"], codes=BAD)
    yield Run(["event", "join", file], codes=BAD)
    yield Run(["serve", file, "--listen", "127.0.0.1:0", "--seconds", "1"], codes=BAD)
    yield Run(["complete", "3", "event", "player", file, ""], codes=(0,))
    for arguments in (["player", file, "Anna", "--check-in"], ["seat", file, "--round", "3", "--why", "x"], ["round", file, "3", "--open"],
                      ["round", file, "2", "--extend", "5", "--why", "x"], ["result", file, "--round", "2", "--table", "1", "Anna=1"],
                      ["correct", file, "--round", "2", "--table", "1", "Anna=1", "--why", "x", "--dry-run"],
                      ["penalty", file, "Anna", "1", "--why", "x"], ["lots", file, "Anna", "Boris"],
                      ["scheme", file, "11-7-4-2", "--why", "x"], ["official", file, "Vera", "--role", "director"],
                      ["hub", file, "http://127.0.0.1:1"], ["key", file, "--round", "2", "--table", "1", "--withdraw", "--why", "x"],
                      ["collect", file, "."]):
        yield Run(["event", *arguments], writes=(file,), codes=BAD)


def forged(place):
    """The files, one for each thing that is wrong."""
    for number, (_, act) in enumerate(forged_acts.FORGED):
        file = kept("club.us.tbe", place.file(f"act{number}.tbe"))
        append_acts(file, [act])
        yield file
    for number, (_, stamp) in enumerate(forged_acts.STAMPS):
        file = kept("club.us.tbe", place.file(f"stamp{number}.tbe"))
        append_acts(file, [forged_acts.ACT], **stamp)
        yield file
    for number, (_, act) in enumerate(forged_acts.BEGINNINGS):
        file = kept("club.us.tbe", place.file(f"beginning{number}.tbe"))
        rewrite(file, lambda old, who, why, _, first=act: [(who, why, first)] if old == 1 else [])
        yield file
    # Valid acts, by a person without the right.
    file = kept("officials.us.tbe", place.file("stranger.tbe"))
    append_acts(file, [{"did": "opened", "round": 2}], who="Mallory", why="")
    yield file
    file = kept("club.us.tbe", place.file("empty.tbe"))
    rewrite(file, lambda *_: [])
    yield file
    # Acts that may be posted a few times, without an end.
    file = kept("forks.us.tbe", place.file("histories.tbe"))
    append_acts(file, [{"did": "fork", "round": 1, "table": 1, "source": forged_acts.source(head=f"{number:064x}")} for number in range(1000)])
    yield file
    file = kept("club.us.tbe", place.file("officials.tbe"))
    append_acts(file, [{"did": "official", "name": f"{forged_acts.KEY[3:10]} {number}" if number else "Vera", "role": "director"}
                       for number in range(1100)])
    yield file


def odd_but_right(place):
    """Kept events, which are read: text in their names steers no terminal."""
    for name in ("names.us.tbe", "officials.us.tbe", "rulings.ru.tbe", "live.us.tbe"):
        file = kept(name, place.file(name))
        for view in ("players", "rounds", "log"):
            yield Run(["event", "show", file, view], codes=(0,))
        yield Run(["event", "standings", file, "--workings"], codes=(0,))
        yield Run(["event", "paper", file, "slips"], codes=(0,))
        yield Run(["complete", "3", "event", "player", file, ""], codes=(0,))
        yield Run([DESK, file], writes=(file,), codes=(0,))


def make(place):
    yield from odd_but_right(place)
    for number, file in enumerate(forged(place)):
        yield from reading(file)
        if number % 16 == 0:
            yield from everything(file)

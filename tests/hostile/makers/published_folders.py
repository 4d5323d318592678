"""Folders that an attacker prepared for `event publish`: links in place of pages, of their list and of folders, pipes, sockets and devices,
a list that names files other than pages. Nothing outside is written, read or removed, and nothing is waited for."""

import os
import pathlib
import socket
import subprocess
import sys

from place import Run

REFUSED = 3
LIST = "tablebank-pages.txt"


def make_socket(path):
    # The name of a socket is short.
    before = os.getcwd()
    os.chdir(path.parent)
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(path.name)
    os.chdir(before)


def make_device(path):
    os.mknod(path, 0o666 | 0o020000, os.makedev(1, 5))  # /dev/zero


def in_the_way(victim):
    """Anything but a file: the function that makes it at a path."""
    yield lambda path: path.symlink_to(victim / "bashrc")
    yield lambda path: path.symlink_to(victim)
    yield lambda path: path.symlink_to(victim / "new")
    yield lambda path: path.symlink_to("/dev/zero")
    yield lambda path: path.symlink_to(path.name)
    yield lambda path: path.mkdir()
    yield lambda path: os.mkfifo(path)
    yield make_socket
    if os.geteuid() == 0:
        yield make_device


class Folders:
    def __init__(self, place):
        self.place, self.number = place, 0

    def fresh(self, listed="index.html\n"):
        self.number += 1
        folder = self.place.file(f"pages{self.number}")
        folder.mkdir()
        if listed is not None:
            (folder / LIST).write_text(listed)
        return folder

    def refused(self, folder, codes=(REFUSED,)):
        return Run(["event", "publish", "club.tbe", folder.name], codes=codes)

    def published(self, folder):
        return Run(["event", "publish", "club.tbe", folder.name, "--json"], codes=(0,), writes=(f"{folder.name}/",))


def make(place):
    for words in (["new", "club.tbe", "--name", "Club", "--edition", "us", "--rounds", "1"],
                  ["player", "club.tbe", "Anna", "Boris", "Clara", "Dmitri"], ["seat", "club.tbe"]):
        subprocess.run([pathlib.Path(sys.argv[1]).resolve(), "event", *words], cwd=place.folder, check=True, capture_output=True)
    victim = place.file("victim")
    victim.mkdir()
    for name in ("bashrc", "diary.txt", "table-9.json"):
        (victim / name).write_text("precious\n")
    folders = Folders(place)

    for name in ("event.json", "index.html", LIST, "data/en/index.json", "data/ru/table-1.json"):
        for made in in_the_way(victim):
            folder = folders.fresh(None if name == LIST else "index.html\n")
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            made(folder / name)
            yield folders.refused(folder)
    for name in ("data", "data/en", "data/ru"):
        for made in in_the_way(victim):
            folder = folders.fresh()
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            made(folder / name)
            if not (folder / name).is_dir() or (folder / name).is_symlink():
                yield folders.refused(folder)
        folder = folders.fresh()
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("a file\n")
        yield folders.refused(folder)

    folder = folders.fresh()
    os.truncate(folder / LIST, 1 << 40)
    yield folders.refused(folder)
    folder = folders.fresh(None)
    (folder / "own.txt").write_text("mine\n")
    yield folders.refused(folder, (2,))
    yield Run(["event", "publish", "club.tbe", "club.tbe"], codes=(REFUSED,))
    yield Run(["event", "publish", "club.tbe", "/dev/null"], codes=(REFUSED,))

    # A draft that is known beforehand.
    folder = folders.fresh()
    for name in ("index.html.new", "event.json.new", f"{LIST}.new", ".tablebank-"):
        (folder / name).symlink_to(victim / "bashrc")
    yield folders.published(folder)
    # A listed file is removed if it is a page and a plain file of this folder, and nowhere else.
    for way in (lambda path: path.symlink_to(victim), lambda path: None):
        folder = folders.fresh("old/diary.txt\n../victim/diary.txt\n" + str(victim / "diary.txt") + "\ndata/en/../../../victim/diary.txt\n.\n..\n/\n\n"
                               "data/en/table-9.json\ndata/en\ndata/xx/table-9.json\nown.txt\n\0\n\x1b[31m\n" + "x" * 10_000 + "\n")
        way(folder / "old")
        (folder / "own.txt").write_text("mine\n")
        (folder / "data/en").mkdir(parents=True)
        (folder / "data/en/table-9.json").symlink_to(victim / "table-9.json")
        (folder / "data/xx").symlink_to(victim)
        yield folders.published(folder)
    # A second name of a file keeps what it says.
    folder = folders.fresh()
    os.link(victim / "bashrc", folder / "index.html")
    yield folders.published(folder)
    # The folder itself may be reached through a link: who typed it chose it.
    folder = folders.fresh()
    place.file("link").symlink_to(folder.name)
    yield Run(["event", "publish", "club.tbe", "link"], codes=(0,), writes=(f"{folder.name}/",))

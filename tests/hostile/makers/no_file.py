"""Anything in place of a file: pipes, devices, sockets, folders, and missing files."""

import os
import socket

from place import DESK, POSITION, Run, every_command


def make(place):
    pipe, listening, folder = (place.file(name) for name in ("pipe", "socket", "folder"))
    os.mkfifo(pipe)
    with socket.socket(socket.AF_UNIX) as bound:
        bound.bind(str(listening))
    folder.mkdir()
    for file in (pipe, listening, folder, place.file("gone"), place.file("gone/deeper"), "/dev/zero", "/dev/full", "/dev/null",
                 "/dev/tty", "/proc/self/mem", "/proc/self/environ", "", ".", "/"):
        for run in every_command(str(file)):
            run.codes = (0,) if run.arguments[0] == DESK else (0, 1, 2, 3, 4) if str(file).endswith("gone") else (2, 3, 4)
            yield run
    yield Run(["quote", "/dev/stdin", "start"], POSITION, codes=(0,))
    yield Run(["new", "middle.tbl", "--from", "/dev/stdin"], POSITION, makes=("middle.tbl",), codes=(0,))
    for stdin in (place.write("zeros", (b"\0", 20_000_000)), b""):
        for arguments in (["quote", "-", "start"], ["quote", "/dev/stdin", "start"], ["settle", "-"], ["editions", "check", "/dev/stdin"],
                          ["new", "n.tbl", "--from", "-"]):
            yield Run(arguments, stdin, codes=(3,))

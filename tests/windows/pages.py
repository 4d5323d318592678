#!/usr/bin/env python3
"""The pages of a game, by the server of each system, are the same: pages.py PROGRAM LINUX GAME

PROGRAM runs the one for Windows under Wine. With phones that act, a seat's page is there too, and a line that is posted from the keyboard
comes to the page.
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

PAGES = ("/", "/page.css", "/page.js", "/icon.svg", "/data/en/index.json", "/data/ru/player-1.json", "/data/pl/player-2.json", "/none",
         "/data/en/player-99.json", "/../game.tbl", "/player.html?n=1")
LONGEST = 90


class Serving:
    def __init__(self, program, game, *options):
        self.process = subprocess.Popen([program, "serve", game, "--listen", "127.0.0.1:0", "--json", "--seconds", str(LONGEST), *options],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.said = json.loads(self.process.stdout.readline())
        self.address = self.said["addresses"][0].rstrip("/")

    def page(self, path):
        try:
            with urllib.request.urlopen(self.address + path, timeout=30) as answer:
                return answer.status, answer.headers["Content-Type"], answer.read()
        except urllib.error.HTTPError as refused:
            return refused.code, refused.headers["Content-Type"], refused.read()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.communicate()


def compare(program, linux, game):
    with Serving(program, game) as windows, Serving(linux, game) as here:
        for path in PAGES:
            if windows.page(path) != here.page(path):
                sys.exit(f"{path} differs: {windows.page(path)[:2]} and {here.page(path)[:2]}\n{windows.page(path)[2]}\n{here.page(path)[2]}")


def play(program, linux):
    with tempfile.TemporaryDirectory() as folder:
        game = pathlib.Path(folder) / "game.tbl"
        subprocess.run([linux, "new", game, "--edition", "us", "--player", "A:monopolist", "--player", "B:competitor"], check=True,
                       stdout=subprocess.DEVNULL)
        with Serving(program, game, "--play") as windows:
            link = windows.said["seats"][0]["link"]
            with urllib.request.urlopen(link.split("#")[0], timeout=30) as answer:
                if answer.status != 200 or b"<html" not in answer.read():
                    sys.exit(f"{link} has no page")
            before = windows.page("/data/en/index.json")
            windows.process.stdin.write("12 ok\n12\n")
            windows.process.stdin.flush()
            until = time.monotonic() + 20
            while windows.page("/data/en/index.json") == before:
                if time.monotonic() > until:
                    sys.exit("a posted line does not come to the page")
                time.sleep(0.2)


def main():
    program, linux, game = sys.argv[1:]
    compare(program, linux, game)
    play(program, linux)
    print(f"{len(PAGES)} pages are the same, and a seat's page is there")


if __name__ == "__main__":
    main()

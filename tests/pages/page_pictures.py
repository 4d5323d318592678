#!/usr/bin/env python3
"""Pictures of the pages for the documents, of an evening without strange names: page_pictures.py TABLEBANK FOLDER"""

import pathlib
import sys
import tempfile

import browser
import evening

# Name, page, window, scale, colours, what is typed into its field.
PICTURES = (
    ("pages-wall", "event", "index.html", (1280, 800), 1, "light", ""),
    ("pages-standings", "event", "standings.html", (390, 700), 1.5, "light", ""),
    ("pages-seating", "event", "seating.html", (390, 700), 1.5, "light", "zol"),
    ("pages-phone", "game", "index.html", (390, 700), 1.5, "dark", ""),
)
PLAYED = 47 * 60 * 1000 + 17 * 1000  # how long the clock is made to have run


def main(program, folder):
    with tempfile.TemporaryDirectory() as work:
        place = pathlib.Path(work)
        event = evening.Evening(program, place, strangers=False)
        evening.make_game(program, place / "home.tbl")
        servers = {"event": browser.serve(program, event.file), "game": browser.serve(program, place / "home.tbl")}
        chromium = browser.Browser(place / "profile")
        try:
            for name, server, page, size, scale, colours, typed in PICTURES:
                chromium.resize(*size, scale)
                chromium.colours(colours)
                chromium.open(servers[server].address + page)
                chromium.run("reader.offset += arguments[0]; document.querySelectorAll('.clock').forEach((clock) => clock.tick())", PLAYED)
                if typed:
                    chromium.driver.find_element("css selector", "input[type=search]").send_keys(typed)
                chromium.picture(pathlib.Path(folder, f"{name}.png"))
        finally:
            chromium.close()
            for server in servers.values():
                server.kill()


if __name__ == "__main__":
    main(str(pathlib.Path(sys.argv[1]).resolve()), sys.argv[2])

"""A browser without a window, and the servers that it looks at."""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import time

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

PROBE = (pathlib.Path(__file__).parent / "probe.js").read_text(encoding="utf-8")
SIZES = ((360, 640), (390, 760), (1280, 800), (1920, 1080))
PHONE = 500  # narrower windows are phones


class Browser:
    """Chromium with a size, a colour scheme and languages of one's wish."""

    def __init__(self, profile):
        options = webdriver.ChromeOptions()
        options.binary_location = shutil.which("chromium")
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage",
                         f"--user-data-dir={profile}"):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
        self.driver.set_script_timeout(20)
        self.driver.set_page_load_timeout(20)
        self.tell("Page.addScriptToEvaluateOnNewDocument", source=PROBE)
        self.resize(1280, 800)
        self.wish("en-US,en")

    def tell(self, command, **arguments):
        return self.driver.execute_cdp_cmd(command, arguments)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def resize(self, width, height, scale=1):
        self.tell("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=width < PHONE)
        self.drawn()

    def drawn(self):
        """Waits for the second frame from now: what is measured then is what a reader sees, and not a size on its way to another."""
        self.driver.execute_async_script(
            "const [done] = arguments; requestAnimationFrame(() => requestAnimationFrame(() => done()));")

    def colours(self, scheme):
        self.tell("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def wish(self, languages):
        self.tell("Emulation.setUserAgentOverride", userAgent=self.run("return navigator.userAgent"), acceptLanguage=languages)

    def open(self, url):
        """The page, once its data are drawn."""
        self.driver.get(url)
        self.until("return document.querySelector('h1').textContent !== ''", url)

    def until(self, script, what, seconds=15):
        """Waits for a script to say yes: how long it took."""
        begun = time.monotonic()
        while not self.run(script):
            if time.monotonic() - begun > seconds:
                raise AssertionError(f"{what}: never came; the page says: {self.text('body')[:600]}")
            time.sleep(0.02)
        return time.monotonic() - begun

    def text(self, where):
        return self.run("return document.querySelector(arguments[0]).innerText", where)

    def choose(self, language):
        """A language in the select box, as a reader chooses it."""
        self.driver.execute_async_script("""
            const [language, done] = arguments;
            const box = document.querySelector('select.language');
            box.value = language;
            box.dispatchEvent(new Event('change'));
            const look = () => (document.documentElement.lang === language ? done() : setTimeout(look, 5));
            look();""", language)

    def said(self):
        """The console's messages since the last call."""
        return [f"{line['level']} {line['message']}" for line in self.driver.get_log("browser")]

    def picture(self, file):
        self.driver.save_screenshot(str(file))

    def close(self):
        self.driver.quit()


class Server:
    """A program that serves until it is killed; `first` reads the address out of what it says first."""

    def __init__(self, command, first):
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.address = first(self.process.stdout.readline())

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


def serve(program, file, place="127.0.0.1:0"):
    return Server([program, "serve", str(file), "--listen", place, "--json"], lambda line: json.loads(line)["addresses"][0])


def serve_folder(folder):
    """Any web server: the one that python has."""
    return Server([sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(folder)],
                  lambda line: "http://127.0.0.1:" + re.search(r"port (\d+)", line)[1] + "/")

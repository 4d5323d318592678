"""A copy of the tree with a build of its own, in which sources are changed and tests asked. The checkout is only read."""

import contextlib
import os
import re
import shutil
import signal
import subprocess
import time

FAILED_CASE = re.compile(r"^TEST CASE:\s+(.*)$", re.MULTILINE)
FOUND_CASES = re.compile(r"current filters: (\d+)")
BUILD_LIMIT = 600  # seconds
PRESET = ["cmake", "--preset", "release", "-DTABLEBANK_BATCHES=OFF", "-DTABLEBANK_BENCH=OFF"]


class TooSlow(Exception):
    """A command was stopped."""


def run(command, folder, limit=None):
    """(whether it succeeded, what it said); a command that is stopped takes with it what it had started."""
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
                          start_new_session=True) as started:
        try:
            said, _ = started.communicate(timeout=limit)
        except BaseException as stopped:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(started.pid, signal.SIGKILL)
            if isinstance(stopped, subprocess.TimeoutExpired):
                raise TooSlow from stopped
            raise
    return started.returncode == 0, said


class Workshop:
    def __init__(self, root):
        self.root = root
        self.tree = root / "build" / "mutants"
        self.build_folder = self.tree / "build" / "release"
        self.limits = {}  # seconds, by what is asked

    def furnish(self):
        """Brings the copy up to date with the checkout as it is, committed or not, and configures it."""
        listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=self.root,
                                capture_output=True, text=True, check=True).stdout
        names = {name for name in listed.split("\0") if (self.root / name).is_file()}
        for name in names:
            source, copy = self.root / name, self.tree / name
            if not copy.is_file() or source.read_bytes() != copy.read_bytes():
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(source, copy)
                shutil.copymode(source, copy)
        for top in self.tree.iterdir():
            for copy in [] if top.name == "build" else [top, *top.rglob("*")]:
                if copy.is_file() and copy.relative_to(self.tree).as_posix() not in names:
                    copy.unlink()
        configured, said = run(PRESET, self.tree)
        if not configured:
            raise RuntimeError(said)

    def build(self, *programs):
        return run(["cmake", "--build", str(self.build_folder), "--target", *programs], self.tree, BUILD_LIMIT)

    def ask(self, program, case=""):
        """The first test case that fails, or nothing; raises TooSlow."""
        chosen = [f"--test-case={filtered(case)}"] if case else []
        passed, said = run([str(self.build_folder / "tests" / program), "--abort-after=1", *chosen], self.tree,
                           self.limits.get((program, case)))
        failed = FAILED_CASE.search(said)
        return "" if passed else failed[1].strip() if failed else "the program breaks down"

    def learn(self, program, case=""):
        """Asks the unchanged sources, so that a failure later is that of the change, and how long it may take is known."""
        if case:
            _, said = run([str(self.build_folder / "tests" / program), "--count", f"--test-case={filtered(case)}"], self.tree)
            found = FOUND_CASES.search(said)
            if found is None or found[1] != "1":
                raise RuntimeError(f"{program} has no test case, or several, called {case}")
        begun = time.monotonic()
        failed = self.ask(program, case)
        if failed:
            raise RuntimeError(f"{program} fails without any change: {failed}")
        self.limits[program, case] = 20 + 5 * (time.monotonic() - begun)

    @contextlib.contextmanager
    def changed(self, name, text):
        """A file of the copy with another text, for a while."""
        file = self.tree / name
        kept = file.read_text(encoding="utf-8")
        file.write_text(text, encoding="utf-8")
        try:
            yield
        finally:
            file.write_text(kept, encoding="utf-8")


def filtered(case):
    """A name as a filter of doctest: what the filter reads otherwise stands for any one letter."""
    return re.sub(r"[,*\\]", "?", case)

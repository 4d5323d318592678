#!/usr/bin/env python3
"""Input of strangers, against every subcommand and the window's opening: hostile_test.py TABLEBANK DESK_PROBE [all | MAKER...]

Without a third argument it starts the program half as often: each attack meets the same half of its ways in, whatever else is changed.

Each file of makers/ writes one attack into a fresh folder and says how the program is started with it. Whatever it is:
the program ends by itself with an exit code of docs/reference/cli.md, in a second of the processor's time and with 64 MiB over
its usual memory; nothing that it says holds a sign that a terminal obeys; and no file is touched but the game and what was
asked for.
"""

import hashlib
import importlib
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile
import time
import unittest
import zlib
from concurrent.futures import ThreadPoolExecutor

from place import DESK, POSITION, Place, Run, every_command, every_form

HERE = pathlib.Path(__file__).resolve().parent
SOURCES = HERE.parents[1]
TABLEBANK, DESK_PROBE = (str(pathlib.Path(argument).resolve()) for argument in sys.argv[1:3])
CHOSEN = sys.argv[3:]

MOST_SECONDS = 1.0
MOST_KIBIBYTES = 64 * 1024
# The time of listing the shipped editions on an idle machine; a slower or a busy one gets proportionally more.
USUAL_SECONDS = 0.05
HANGING = 60  # of the wall clock: a machine may be busy, but a program that waits for input never ends
MOST_OUTPUT = 4 * 1024 * 1024
# Set by a program of its own: a function of this one before each start would have all of its memory copied first.
LIMITED = [shutil.which("prlimit"), f"--as={8 << 30}", f"--cpu={HANGING}", f"--fsize={1 << 30}"]

# Makers without a fix so far, with the reason. One that passes no longer belongs here.
WAITING = {}


# Signs that are not drawn, and mean nothing in any text of a maker.
NOT_DRAWN = frozenset((0xAD, 0x34F, 0x115F, 0x1160, 0x200B, 0x200C, 0x200D, 0x3164, 0xFE0F, *range(0x2060, 0x2066), *range(0xE0000, 0xE0FFF)))


def is_obeyed(sign):
    """Whether a terminal does something at a sign instead of showing it. Lines end, and fields of tables have tabs."""
    code = ord(sign)
    if sign in "\n\t":
        return False
    return (code in NOT_DRAWN or code < 0x20 or 0x7F <= code < 0xA0 or code in (0x200E, 0x200F, 0x061C, 0xFEFF) or 0x2028 <= code <= 0x202E
            or 0x2066 <= code <= 0x2069)


def wrong_output(data):
    """The part that no terminal should get; empty if there is none."""
    if len(data) >= MOST_OUTPUT:
        return f"more than {MOST_OUTPUT} bytes"
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        return f"no UTF-8 at byte {error.start}"
    text = text.replace("\r\n", "\n")  # the ends of rows of CSV
    for at, sign in enumerate(text):
        if is_obeyed(sign):
            return f"U+{ord(sign):04X} in {text[max(0, at - 40):at + 10]!r}"
    return ""


def state_of(path):
    """The state that shows whether a file was touched. Of a large one the beginning and the end count."""
    info = os.lstat(path)
    if not os.path.isfile(path) or os.path.islink(path):
        return info.st_mode, info.st_size if not os.path.isdir(path) else 0
    with open(path, "rb") as file:
        data = file.read(1 << 16)
        if info.st_size > 1 << 16:
            file.seek(-(1 << 16), os.SEEK_END)
            data += file.read()
    return info.st_mode, info.st_size, info.st_mtime_ns, hashlib.sha256(data).hexdigest()


def snapshot(folder):
    return {os.path.join(root, name): state_of(os.path.join(root, name))
            for root, folders, files in os.walk(folder) for name in folders + files}


class Measured:
    def __init__(self, code, seconds, kibibytes, out, err):
        self.code, self.seconds, self.kibibytes, self.out, self.err = code, seconds, kibibytes, out, err


def wait_for(child):
    """The status and the usage of a child, or None if it hangs."""
    end = time.monotonic() + HANGING
    pause = 0.002
    while time.monotonic() < end:
        found, status, usage = os.wait4(child.pid, os.WNOHANG)
        if found:
            child.returncode = os.waitstatus_to_exitcode(status)
            return child.returncode, usage
        time.sleep(pause)
        pause = min(pause * 1.5, 0.05)
    child.kill()
    child.wait()
    return None


def start(run, cwd, environment):
    """None if it hung."""
    program = [DESK_PROBE] if run.arguments[0] == DESK else [TABLEBANK, run.arguments[0]]
    for name, value in run.environment.items():
        if value is None:
            environment.pop(name, None)
        else:
            environment[name] = value
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err, tempfile.TemporaryFile() as given:
        if isinstance(run.stdin, bytes):
            given.write(run.stdin)
            given.seek(0)
        source = open(run.stdin, "rb") if isinstance(run.stdin, pathlib.Path) else given
        try:
            child = subprocess.Popen([*LIMITED, *program, *run.arguments[1:]], stdin=source, stdout=out, stderr=err, cwd=cwd,
                                     env=environment)
            ended = wait_for(child)
        finally:
            source.close()
        if ended is None:
            return None
        code, usage = ended
        said = []
        for stream in (out, err):
            stream.seek(0)
            said.append(stream.read(MOST_OUTPUT))
        return Measured(code, usage.ru_utime + usage.ru_stime, usage.ru_maxrss, *said)


def own_kibibytes():
    """The most that this program ever had."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


class Ground:
    """The folders that every run of an attack sees: its working folder, a home, and a place for temporary files."""

    def __init__(self, folder):
        self.work, self.home, self.temporary = (folder / name for name in ("work", "home", "tmp"))
        for each in (self.work, self.home, self.temporary):
            each.mkdir()
        (self.home / "keys").write_bytes(b"nobody's but mine\n")

    def environment(self):
        return {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": str(self.home), "TMPDIR": str(self.temporary),
                "TABLEBANK_EDITIONS": str(SOURCES / "editions"), "TABLEBANK_FILE_DIALOG": "none"}

    def run(self, run):
        return start(run, self.work, self.environment())

    def all_files(self):
        return {**snapshot(self.work), **snapshot(self.home), **snapshot(self.temporary)}

    def touched(self, before, run):
        """The files that a run touched though it may not. The desk keeps its settings and its list of games."""
        allowed = [os.path.join(self.work, os.fsdecode(name)) for name in (*run.writes, *run.makes)]
        own = [str(self.home / folder / "tablebank") for folder in (".config", ".local/state", ".local/share")]
        after = self.all_files()
        found = []
        for path in sorted(before.keys() | after.keys()):
            if before.get(path) == after.get(path):
                continue
            if any(path == name or name.endswith("/") and path.startswith(name) or path in (f"{name}-wal", f"{name}-shm", f"{name}-journal") for name in allowed):
                continue
            if run.arguments[0] == DESK and any(path.startswith(folder) or folder.startswith(path) for folder in own):
                continue
            found.append(f"{path!r} was {'removed' if path not in after else 'changed' if path in before else 'made'}")
        return found


class Usual:
    """The cost of each subcommand for plain files, with which everything is compared."""

    def __init__(self):
        with tempfile.TemporaryDirectory() as folder:
            ground = Ground(pathlib.Path(folder))
            (ground.work / "plain.json").write_bytes(POSITION)
            (ground.work / "plain.toml").write_bytes((SOURCES / "editions" / "us.toml").read_bytes())
            made = ground.run(Run(["new", "game.tbl", "--edition", "us", "--player", "Anna:monopolist", "--player",
                                   "Boris:competitor"]))
            posted = ground.run(Run(["do", "game.tbl", "anna 1 2", "ok", "next", "boris 3 3", "ok", "note \"why not\""]))
            assert made.code == 0 and posted.code == 0, (made.err, posted.err)
            self.game = (ground.work / "game.tbl").read_bytes()
            self.kibibytes = {"editions": 0}
            for run in (*every_form("game.tbl"), *every_command("plain.json"), *every_command("plain.toml")):
                kind = run.arguments[0]
                self.kibibytes[kind] = max(self.kibibytes.get(kind, 0), ground.run(run).kibibytes)

    def most_kibibytes(self, kind):
        return self.kibibytes.get(kind, max(self.kibibytes.values())) + MOST_KIBIBYTES


def most_seconds(ground):
    """How long a run may take compared with listings at the same moment: other work makes a machine slower while a test goes on."""
    listing = min(ground.run(Run(["editions"])).seconds for _ in range(3))
    return MOST_SECONDS * max(1.0, 2 * listing / USUAL_SECONDS)


def shown(run):
    words = [os.fsencode(word) for word in map(str, run.arguments)]
    return b" ".join(word if len(word) < 60 else word[:50] + b"..." for word in words).decode("utf-8", "backslashreplace")


def judge(ground, usual, run):
    """The errors of one run, one per line."""
    before = ground.all_files()
    took = ground.run(run)
    if took is None:
        return [f"it hung for {HANGING} seconds"]
    wrong = []
    if took.code not in run.codes:
        wrong.append(f"exit code {took.code}: {took.err[:300]!r}")
    if took.seconds > MOST_SECONDS and took.seconds > (most := most_seconds(ground)):
        wrong.append(f"{took.seconds:.2f} s of at most {most:.2f}")
    # A child begins as a copy of this program, whose memory counts as its own.
    if took.kibibytes > max(usual.most_kibibytes(run.arguments[0]), own_kibibytes()):
        wrong.append(f"{took.kibibytes >> 10} MiB of at most {usual.most_kibibytes(run.arguments[0]) >> 10}")
    for name, data in (("standard output", took.out), ("standard error", took.err)):
        if trouble := wrong_output(data):
            wrong.append(f"{name}: {trouble}")
    return wrong + ground.touched(before, run)


def attack(name, usual):
    """Everything that is wrong with what one maker made."""
    with tempfile.TemporaryDirectory() as folder:
        ground = Ground(pathlib.Path(folder))
        plain = pathlib.Path(folder) / "plain.tbl"
        plain.write_bytes(usual.game)
        runs = 0
        begun = time.monotonic()
        wrong = []
        for number, run in enumerate(importlib.import_module(f"makers.{name}").make(Place(ground.work, plain))):
            if not CHOSEN and number > 0 and zlib.crc32(f"{name} {number}".encode()) % 2 == 0:
                continue
            runs += 1
            wrong += [f"{shown(run)}: {line}" for line in judge(ground, usual, run)]
            if wrong and name in WAITING:
                break
            for made in run.makes:
                for ending in ("", "-wal", "-shm"):
                    (ground.work / (made + ending)).unlink(missing_ok=True)
        return name, runs, wrong, time.monotonic() - begun


def makers():
    return sorted(file.stem for file in (HERE / "makers").glob("*.py"))


def chosen_makers():
    return makers() if CHOSEN in ([], ["all"]) else CHOSEN


class Hostile(unittest.TestCase):
    def test_nothing_that_arrives_harms(self):
        usual = Usual()
        with ThreadPoolExecutor(2) as workers:
            for name, runs, wrong, seconds in workers.map(lambda each: attack(each, usual), chosen_makers()):
                print(f"{name}: {runs} runs, {seconds:.1f} s, {len(wrong)} faults", flush=True)
                with self.subTest(maker=name):
                    self.assertGreater(runs, 0)
                    if name in WAITING:
                        self.assertTrue(wrong, f"{name} passes: take it off the list of those that wait")
                    elif wrong:
                        self.fail("\n" + "\n".join(wrong[:40]))

    def test_who_waits_is_a_maker(self):
        self.assertEqual(set(WAITING) - set(makers()), set())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

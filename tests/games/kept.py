"""Files of earlier versions, each with that version's answers (said.py): FOLDER/SHA256SUMS has a row for each file of FOLDER/VERSION/.
Games are stored here, events in tests/events."""

import difflib
import hashlib
import os
import pathlib
import sys
from concurrent.futures import ThreadPoolExecutor

import said

HERE = pathlib.Path(__file__).resolve().parent


def sha256(file):
    return hashlib.sha256(file.read_bytes()).hexdigest()


def said_of(file):
    return file.with_suffix(".said")


class Kept:
    def __init__(self, folder, ending):
        self.folder, self.ending, self.list = folder, ending, folder / "SHA256SUMS"

    def names(self):
        """Every file of the folders of versions, as VERSION/NAME."""
        return sorted(str(file.relative_to(self.folder)) for file in self.folder.glob("v*/**/*") if not file.is_dir())

    def files(self):
        return [self.folder / name for name in self.names() if name.endswith(self.ending)]

    def listed(self):
        """Name and hash of each row."""
        rows = (row.split("  ", 1) for row in self.list.read_text(encoding="utf-8").splitlines()) if self.list.exists() else ()
        return {name: digest for digest, name in rows}

    def keep(self, questions_for):
        """The work of the script next to SHA256SUMS: PROGRAM [--say-again]. An existing NAME.said has further questions, to be asked after
        those that every file is asked."""
        program, digests = str(pathlib.Path(sys.argv[1]).resolve()), self.listed()
        for name, digest in digests.items():
            file = self.folder / name
            if not file.exists() or sha256(file) != digest:
                sys.exit(f"{name} was kept and is never changed or taken away: git checkout tests/{self.folder.name}/{name}")
        for file in self.files():
            beside, is_kept = said_of(file), str(file.relative_to(self.folder)) in digests
            before = beside.read_text(encoding="utf-8") if beside.exists() else ""
            if is_kept and "--say-again" not in sys.argv[2:]:
                continue
            asked = [] if is_kept else questions_for(program, file)
            now = said.say(program, file, asked + [question for question in said.questions_of(before) if question not in asked])
            if now != before:
                beside.write_text(now, encoding="utf-8")
                print(f"now speaks otherwise: {beside.name}" if is_kept else f"kept {file.name}")
            digests |= {str(one.relative_to(self.folder)): sha256(one) for one in (file, beside)}
        self.list.write_text("".join(f"{digest}  {name}\n" for name, digest in sorted(digests.items())), encoding="utf-8")


class KeptTest:
    """The rules for every kept file, for a TestCase with `program` and `kept`."""

    maxDiff = None

    def said_now(self, file):
        written = said_of(file).read_text(encoding="utf-8")
        return file, written, said.say(self.program, file, said.questions_of(written))

    def done(self, arguments, folder):
        ran = said.run(self.program, arguments, folder)
        self.assertEqual(ran.returncode, 0, (ran.stdout + ran.stderr).decode())
        return ran.stdout.decode()

    def test_the_list_and_the_folders_name_the_same_files_with_the_same_bytes(self):
        listed = self.kept.listed()
        self.assertGreater(len(listed), 0)
        self.assertEqual(sorted(listed), self.kept.names())
        for name, digest in listed.items():
            with self.subTest(file=name):
                self.assertEqual(sha256(self.kept.folder / name), digest, "a kept file is never changed")
        for file in self.kept.files():
            self.assertTrue(said_of(file).exists(), f"nothing is written down of {file.name}")

    def test_every_one_says_what_was_written_down(self):
        with ThreadPoolExecutor(os.cpu_count()) as workers:
            for file, written, now in workers.map(self.said_now, self.kept.files()):
                with self.subTest(file=file.name):
                    self.assertGreater(len(said.questions_of(written)), 0)
                    change = "\n".join(difflib.unified_diff(written.splitlines(), now.splitlines(), "written down", "now", lineterm=""))
                    if written != now:
                        self.fail(change or "the ends of lines differ")


GAMES = Kept(HERE, ".tbl")

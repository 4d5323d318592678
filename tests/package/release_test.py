#!/usr/bin/env python3
"""An impossible release is refused before anything is built: release_test.py SOURCES"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

SOURCES = pathlib.Path(sys.argv[1])
FILES = ["SHA256SUMS", "SHA256SUMS.minisig", "a.deb", "tablebank-1.2.0-linux.tar.xz", "tablebank-1.2.0-setup.exe", "tablebank-1.2.0.tar.gz"]


def git(folder, *words):
    who = ["-c", "user.name=Anna", "-c", "user.email=anna@tablebank.example"]
    subprocess.run(["git", "-C", folder, *who, *words], check=True, capture_output=True)


class Release(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name, "sources")
        (self.root / "scripts").mkdir(parents=True)
        (self.root / "scripts/release.sh").write_bytes((SOURCES / "scripts/release.sh").read_bytes())
        for script, made in (("portable", "tablebank-1.2.0-linux.tar.xz"), ("windows-package", "tablebank-1.2.0-setup.exe")):
            self.write_script(script, f'mkdir "$2/folder"; echo {script} > "$2/{made}"')
        (self.root / "CMakeLists.txt").write_text('project(tablebank VERSION 1.2.0 DESCRIPTION "A banker")\n')
        (self.root / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.0 (2026-11-23)\n")
        self.key = pathlib.Path(folder.name, "release.key")
        self.key.write_text("untrusted comment: minisign encrypted secret key\na secret\n")
        (self.root / ".gitignore").write_text("/build/\n")
        git(self.root, "init", "-q")
        git(self.root, "add", "-A")
        git(self.root, "commit", "-qm", "Begin")

    def write_script(self, name, text):
        script = self.root / f"scripts/{name}.sh"
        script.write_text(f"#!/bin/sh\n{text}\n")
        script.chmod(0o755)

    def run_it(self, *words, path=""):
        return subprocess.run(["bash", self.root / "scripts/release.sh", *words], capture_output=True, text=True,
                              cwd=self.key.parent, env={**os.environ, "PATH": f"{path}:{os.environ['PATH']}"})

    def refusal(self, *words):
        ran = self.run_it(*words)
        self.assertEqual(ran.returncode, 2, ran.stderr)
        self.assertTrue(ran.stderr.startswith("release: "), ran.stderr)
        self.assertFalse((self.root / "build").exists())
        return ran.stderr

    def programs(self, **scripts):
        """Substitutes for the programs that a release calls: a build that takes no time, or fails."""
        folder = self.key.parent / "bin"
        folder.mkdir()
        for name, script in scripts.items():
            (folder / name).write_text(f"#!/bin/sh\n{script}\n")
            (folder / name).chmod(0o755)
        return folder

    def test_a_version_is_three_numbers(self):
        for version in ("", "1.2", "v1.2.0", "1.2.0-rc1", "1.02.0", "1.2.0.1", "latest", "1.2.0 ", "../1.2.0"):
            with self.subTest(version=version):
                self.assertIn("is no version", self.refusal(version, "--key", "release.key"))

    def test_it_is_the_version_of_the_sources(self):
        self.assertIn("this is version 1.2.0", self.refusal("1.3.0", "--key", "release.key"))

    def test_the_changelog_says_what_is_new(self):
        (self.root / "CHANGELOG.md").write_text("# Changelog\n\n## 1.1.0\n")
        git(self.root, "commit", "-qam", "Forget")
        self.assertIn("CHANGELOG.md has no section", self.refusal("1.2.0", "--key", "release.key"))

    def test_the_changelog_has_the_date(self):
        (self.root / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.0 (not released yet)\n")
        git(self.root, "commit", "-qam", "Wait")
        self.assertIn("not released yet", self.refusal("1.2.0", "--key", "release.key"))

    def test_nothing_lies_about_that_is_not_committed(self):
        for name in ("CMakeLists.txt", "new.cpp"):
            with self.subTest(name=name), (self.root / name).open("a") as file:
                file.write("\n# changed\n")
                file.flush()
                self.assertIn("not clean", self.refusal("1.2.0", "--key", "release.key"))
                git(self.root, "stash", "-qu")

    def test_there_is_a_key_a_new_folder_and_a_domain(self):
        self.assertIn("--key names the secret key", self.refusal("1.2.0"))
        for wrong in ("none", "."):
            self.assertIn("is no file that can be read", self.refusal("1.2.0", "--key", wrong))
        (self.key.parent / "release.pub").write_text("untrusted comment: minisign public key\nRW\n")
        self.assertIn("is no secret key of minisign", self.refusal("1.2.0", "--key", "release.pub"))
        self.assertIn("is there already", self.refusal("1.2.0", "--key", "release.key", "-o", "sources"))
        self.assertIn("is no domain", self.refusal("1.2.0", "--key", "release.key", "--domain", "nowhere; true"))
        self.assertIn("unknown option", self.refusal("1.2.0", "--quick", "yes"))
        self.assertIn("--key wants a value", self.refusal("1.2.0", "--key"))

    def test_a_build_that_fails_is_never_signed(self):
        made = 'case " $* " in *" --build "*) exit 3;; esac; mkdir -p build/release'
        bin = self.programs(cmake=made, cpack="echo package > a.deb", minisign="touch signed SHA256SUMS.minisig")
        ran = self.run_it("1.2.0", "--key", "release.key", "-o", "out", path=bin)
        self.assertEqual(ran.returncode, 1, ran.stderr)
        self.assertIn("the build failed", ran.stderr)
        self.assertFalse((self.key.parent / "out").exists())

    def test_nothing_is_signed_if_another_system_is_missing(self):
        for script in ("portable", "windows-package"):
            self.write_script(script, "exit 1")
            git(self.root, "commit", "-qam", "Break")
            ran, out = self.release()
            self.assertEqual(ran.returncode, 1, ran.stderr)
            self.assertIn(f"scripts/{script}.sh failed", ran.stderr)
            self.assertFalse(out.exists())
            git(self.root, "reset", "-q", "--hard", "HEAD~1")

    def test_a_release_lies_where_it_was_wanted_with_sums_and_a_signature(self):
        bin = self.programs(cmake='mkdir -p build/release; echo "$*" >> build/said',
                            cpack="cp ../said a.deb", minisign='[ -e "$4" ] && touch SHA256SUMS.minisig')
        ran = self.run_it("1.2.0", "--key", "release.key", "--domain", "bank.example", "-o", "out", path=bin)
        self.assertEqual(ran.returncode, 0, ran.stderr)
        out = self.key.parent / "out"
        self.assertEqual(sorted(file.name for file in out.iterdir()), FILES)
        self.assertIn("-DTABLEBANK_DOMAIN=bank.example", (out / "a.deb").read_text())
        subprocess.run(["sha256sum", "--quiet", "-c", "SHA256SUMS"], cwd=out, check=True)

    def release(self):
        """One that takes no time: the files it made, if it came that far."""
        programs = self.key.parent / "bin"
        if not programs.exists():
            self.programs(cmake="mkdir -p build/release", cpack="echo package > a.deb", minisign="touch SHA256SUMS.minisig")
        ran = self.run_it("1.2.0", "--key", "release.key", "-o", "out", path=programs)
        return ran, self.key.parent / "out"

    def test_what_another_left_where_a_release_is_written_does_not_become_part_of_it(self):
        victim = self.key.parent / "victim"
        victim.mkdir()
        for make in (lambda part: part.mkdir(), lambda part: part.write_text("mine"), lambda part: part.symlink_to(victim)):
            part = self.key.parent / "out.part"
            make(part)
            if part.is_dir():
                (part / "tablebank-1.2.0.tar.gz").write_text("another")
            ran, out = self.release()
            self.assertEqual(ran.returncode, 0, ran.stderr)
            self.assertEqual(sorted(file.name for file in out.iterdir()), FILES)
            self.assertNotEqual((out / "tablebank-1.2.0.tar.gz").read_bytes(), b"another")
            self.assertTrue(part.exists())
            self.assertFalse([file for file in victim.iterdir() if file.name != "tablebank-1.2.0.tar.gz"])
            shutil.rmtree(out)
            part.unlink() if part.is_symlink() or part.is_file() else shutil.rmtree(part)
        self.assertFalse(list(self.key.parent.glob(".tablebank-release-*")))

    def test_what_comes_to_its_place_while_it_is_made_stays_and_is_no_release(self):
        out = self.key.parent / "out"
        bin = self.programs(cmake=f"mkdir -p build/release; mkdir -p {out}; echo mine > {out}/mine", cpack="echo package > a.deb",
                            minisign="touch SHA256SUMS.minisig")
        ran = self.run_it("1.2.0", "--key", "release.key", "-o", "out", path=bin)
        self.assertEqual(ran.returncode, 2, ran.stderr)
        self.assertIn("is there already", ran.stderr)
        self.assertEqual([file.name for file in out.iterdir()], ["mine"])
        self.assertFalse(list(self.key.parent.glob(".tablebank-release-*")))

    def test_a_link_counts_as_what_it_leads_to(self):
        (self.key.parent / "out").symlink_to(self.key.parent / "sources")
        self.assertIn("is there already", self.refusal("1.2.0", "--key", "release.key", "-o", "out"))


unittest.main(argv=sys.argv[:1])

#!/usr/bin/env python3
"""What cannot be a release is refused before anything is built: release_test.py SOURCES"""

import pathlib
import subprocess
import sys
import tempfile
import unittest

SOURCES = pathlib.Path(sys.argv[1])


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
        (self.root / "CMakeLists.txt").write_text('project(tablebank VERSION 1.2.0 DESCRIPTION "A banker")\n')
        (self.root / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.0 (2026-11-23)\n")
        (self.root / "key").write_text("a secret")
        (self.root / ".gitignore").write_text("/key\n/build/\n")
        git(self.root, "init", "-q")
        git(self.root, "add", "-A")
        git(self.root, "commit", "-qm", "Begin")

    def refusal(self, *words):
        ran = subprocess.run(["bash", self.root / "scripts/release.sh", *words], capture_output=True, text=True)
        self.assertEqual(ran.returncode, 2, ran.stderr)
        self.assertTrue(ran.stderr.startswith("release: "), ran.stderr)
        self.assertFalse((self.root / "build").exists())
        return ran.stderr

    def test_a_version_is_three_numbers(self):
        for version in ("", "1.2", "v1.2.0", "1.2.0-rc1", "1.02.0", "1.2.0.1", "latest", "1.2.0 ", "../1.2.0"):
            with self.subTest(version=version):
                self.assertIn("is no version", self.refusal(version, "--key", "key"))

    def test_it_is_the_version_of_the_sources(self):
        self.assertIn("this is version 1.2.0", self.refusal("1.3.0", "--key", "key"))

    def test_the_changelog_says_what_is_new(self):
        (self.root / "CHANGELOG.md").write_text("# Changelog\n\n## 1.1.0\n")
        git(self.root, "commit", "-qam", "Forget")
        self.assertIn("CHANGELOG.md has no section", self.refusal("1.2.0", "--key", "key"))

    def test_nothing_lies_about_that_is_not_committed(self):
        for name in ("CMakeLists.txt", "new.cpp"):
            with self.subTest(name=name), (self.root / name).open("a") as file:
                file.write("\n# changed\n")
                file.flush()
                self.assertIn("not clean", self.refusal("1.2.0", "--key", self.root / "key"))
                git(self.root, "stash", "-qu")

    def test_there_is_a_key_and_a_new_folder(self):
        self.assertIn("--key names the secret key", self.refusal("1.2.0"))
        self.assertIn("cannot be read", self.refusal("1.2.0", "--key", "none"))
        self.assertIn("is there already", self.refusal("1.2.0", "--key", self.root / "key", "-o", self.root / "scripts"))
        self.assertIn("unknown option", self.refusal("1.2.0", "--quick", "yes"))
        self.assertIn("--key wants a value", self.refusal("1.2.0", "--key"))


unittest.main(argv=sys.argv[:1])

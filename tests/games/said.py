"""The program's answers about a kept game: questions as one types them, each with its answer below it.

A NAME.said next to NAME.tbl is a text of such lines and nothing else:

    $ LC_ALL=ru tablebank show NAME.tbl due --at 12
    $ tablebank export NAME.tbl --to json | sha256sum

Below each is the printed output, and the exit code if it is not 0. So the same file has the questions and the expected answers. The
questions are asked one after another of a private copy of the game: a `do` among them changes the copy, and later questions are about the
changed game. Nothing is known here of how the program is built.
"""

import hashlib
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import tempfile

PROMPT = "$ "
QUESTION = re.compile(r"^\$ (?:LC_ALL=(?P<language>\w+) )?tablebank (?P<words>.*?)(?P<hashed> \| sha256sum)?$", re.MULTILINE)
LOCALE_NAMES = ("LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES")


def run(program, arguments, folder, language="C"):
    """In English unless another language is given, in UTC, and without shipped editions: a game has its own."""
    environment = {name: value for name, value in os.environ.items() if name not in LOCALE_NAMES}
    environment |= {"LC_ALL": language, "TZ": "UTC", "TABLEBANK_EDITIONS": str(pathlib.Path(folder) / "no-editions")}
    return subprocess.run([program, *arguments], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                          capture_output=True, check=False)


def answer(program, question, folder):
    asked = QUESTION.fullmatch(question)
    if asked is None:
        raise ValueError(f"no question: {question}")
    ran = run(program, shlex.split(asked["words"]), folder, asked["language"] or "C")
    printed = ran.stdout
    if asked["hashed"]:
        printed = f"{hashlib.sha256(printed).hexdigest()}  -\n".encode()
    said = (printed + ran.stderr).decode()
    if said and not said.endswith("\n"):
        said += "[no end of line]\n"
    return said + (f"[exit {ran.returncode}]\n" if ran.returncode else "")


def questions_of(text):
    return [found.group(0) for found in QUESTION.finditer(text)]


def say(program, game, questions):
    """The whole text: every question with its answer."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copyfile(game, pathlib.Path(folder) / game.name)
        return "\n".join(f"{question}\n{answer(program, question, folder)}" for question in questions)

"""No home, or one that is not a folder of ours: nothing may be kept where others could have made it ready."""

import pathlib
import tempfile

from place import DESK, Run

GUESSED = [pathlib.Path(tempfile.gettempdir()) / name for name in (".config/tablebank", ".local/state/tablebank", ".local/share/tablebank")]


def make(place):
    game = str(place.game())
    none = {"XDG_CONFIG_HOME": None, "XDG_STATE_HOME": None, "XDG_DATA_HOME": None}
    before = [folder.exists() for folder in GUESSED]
    for home in ("relative", "", "/dev/null", "/proc/self", "/" + "x" * 5000):
        for run in (Run([DESK, game], writes=(game,)), Run(["show", game]), Run(["do", game, "--dry-run", "undo"]), Run(["keys"])):
            if run.arguments[0] == DESK and not home.startswith("/"):
                continue  # otherwise the user's real home, known to the system, would be written to
            run.environment = {"HOME": home, **none}
            yield run
    assert before == [folder.exists() for folder in GUESSED], "kept where anybody could have made it ready"

"""Variables of the environment that lead elsewhere, or nowhere."""

from place import DESK, Run

VALUES = ("", "x" * 100_000, "../../../../etc", "/dev/zero", "/proc/self/fd", "%s%n", "ru/../ru", "/")


def make(place):
    game = str(place.game())
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "TABLEBANK_EDITIONS", "TABLEBANK_LOCALE", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "TZ", "PATH",
                 "TMPDIR", "XDG_CURRENT_DESKTOP", "COLUMNS"):
        for value in VALUES:
            environment = {"LC_ALL": None, name: value}
            yield Run(["show", game, "log"], environment=environment)
            if name == "TABLEBANK_EDITIONS":
                yield Run(["editions"], environment=environment)
    for languages in ("ru", "xx"):
        folder = place.file(f"locale/{languages}/LC_MESSAGES")
        folder.mkdir(parents=True)
        for catalogue in (b"", b"\xde\x12\x04\x95", b"\xde\x12\x04\x95" + b"\xff" * 1000, b"\xde\x12\x04\x95" + b"\0" * 5_000_000):
            (folder / "tablebank.mo").write_bytes(catalogue)
            yield Run(["show", game], environment={"LC_ALL": languages, "TABLEBANK_LOCALE": str(place.file("locale"))})
            yield Run([DESK], environment={"LC_ALL": languages, "TABLEBANK_LOCALE": str(place.file("locale"))})

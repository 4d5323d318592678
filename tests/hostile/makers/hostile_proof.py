"""Checkpoints, signatures and keys of strangers, and a folder of keys that others could have written to."""

import base64

from place import Run

TEXT = (b"tablebank checkpoint 1\ngame 6f6cce4c58e6e722c92e44bbc27a1bd2\nedition us " + b"a" * 64 + b"\nentries 5\nhead " + b"b" * 64
        + b"\npurpose end\nrole judge\nname Vera\n")
COMMENT = b"untrusted comment: "
SIGNATURE = COMMENT + b"x\n" + base64.b64encode(b"Ed" + b"k" * 8 + b"s" * 64) + b"\ntrusted comment: \x1b[2J\xe2\x80\xae\n" + base64.b64encode(
    b"g" * 64) + b"\n"
PUBLIC = COMMENT + b"x\n" + base64.b64encode(b"Ed" + b"k" * 8 + b"p" * 32) + b"\n"
SECRET = COMMENT + b"x\n" + base64.b64encode(b"Ed\0\0B2" + b"\0" * 48 + b"k" * 104) + b"\n"
# A passphrase that would take all memory and all time there is.
COSTLY = COMMENT + b"x\n" + base64.b64encode(b"EdScB2" + b"s" * 32 + b"\xff" * 16 + b"k" * 104) + b"\n"

CHECKPOINTS = (b"", b"\0", b"\xff\xfe", b"\n" * 2048, TEXT[:-1], TEXT * 2, TEXT.replace(b"Vera", b"\x1b[2J"), TEXT.replace(b"Vera", b"\xff"),
               TEXT.replace(b"Vera", "\u202e".encode()), TEXT.replace(b"us", b"\x1b]0;x\x07"), TEXT.replace(b" 5", b" 1e9"),
               TEXT.replace(b" 5", b" 9223372036854775807"), TEXT.replace(b" 5", b" " + b"9" * 1000), TEXT.replace(b"end", b"round -1"),
               TEXT.replace(b"\n", b"\r\n"), TEXT.replace(b"checkpoint 1", b"checkpoint 9223372036854775807"), TEXT)
OTHERS = (b"", b"\0" * 100, COMMENT, COMMENT + b"\x1b[2J\n\x1b[2J\n", COMMENT + b"x\n" + b"A" * 15000, b"A" * 20000, b"A\n" * 8000,
          COMMENT + b"x" * 20000, SIGNATURE, SIGNATURE * 2, PUBLIC, SECRET, COSTLY, SIGNATURE.replace(b"\n", b""), b"=" * 56, b"\x1b" * 56,
          b"ssh-ed25519 AAAA\n", b"-----BEGIN PGP PUBLIC KEY BLOCK-----\n")


def verifying(game, checkpoint, *more):
    return Run(["verify", game, "--checkpoint", checkpoint, *more], codes=(0, 2, 3))


def make(place):
    game = str(place.game())
    for written in CHECKPOINTS:
        held = str(place.write("held.txt", written))
        yield verifying(game, held)
        yield verifying(game, held, "--json")
        yield Run(["sign", held, "--key", "Vera"], codes=(2, 3))
    yield verifying(game, str(place.write("endless.txt", (b"x", 50_000_000))))
    for written in OTHERS:
        beside = place.write("held.txt.minisig", written)
        key = str(place.write("some.pub", written))
        yield verifying(game, held, "--key", key)
        yield verifying(game, held, "--signature", str(beside), "--json")
        beside.unlink()
        yield verifying(game, held, "--signature", key, "--key", PUBLIC.split()[-1].decode())
        yield Run(["sign", held, "--key", key], codes=(3,))
        place.file("some.pub").chmod(0o600)
        yield Run(["sign", held, "--key", key], b"a guess\n" * 100, codes=(2, 3))
        place.file("some.pub").unlink()
    for word in ("", "..", "../../etc/shadow", "\x1b[2J", "A" * 56, "A" * 5000, "\u202e"):
        yield verifying(game, held, "--key", word)
        yield Run(["sign", held, "--key", word], codes=(2, 3))
        yield Run(["keys", "show", "--", word], codes=(2, 3))
        yield Run(["checkpoint", game, f"--name={word}"], codes=(0, 2))
        yield Run(["checkpoint", game, f"--as={word}"], codes=(2,))
    yield verifying(game, held, *(["--checkpoint", held] * 2000))
    yield from folder_of_keys(place, held)


def folder_of_keys(place, held):
    """Files that a folder synchroniser may have put there."""
    folder = place.file("../home/.local/share/tablebank/keys")
    folder.mkdir(parents=True, mode=0o700)
    (folder / "Vera.key").write_bytes(SECRET)
    (folder / "Vera.pub").write_bytes(OTHERS[3])
    (folder / "Boris.key").symlink_to("/dev/zero")
    (folder / "Boris.pub").symlink_to("/dev/zero")
    (folder / "Clara.key").write_bytes(COSTLY)
    (folder / "Clara.key").chmod(0o600)
    (folder / "Anna.key").mkdir()
    (folder / "\x1b[2J.pub").write_bytes(PUBLIC)
    for number in range(2000):
        (folder / f"key {number}.pub").write_bytes(PUBLIC)
    for arguments in (["keys"], ["keys", "list", "--json"], ["keys", "show", "Vera"], ["keys", "show", "Boris", "--qr"], ["keys", "show"]):
        yield Run(arguments, codes=(0, 2, 3))
    for name in ("Vera", "Boris", "Clara", "Anna", "Elena"):
        yield Run(["sign", held, "--key", name], b"a guess\n", codes=(2, 3))
    folder.chmod(0o755)
    yield Run(["keys"], codes=(3,))
    yield Run(["keys", "new", "Greta"], codes=(3,))

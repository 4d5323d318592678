"""Settings and a list of games that any program may have written."""

from place import DESK, Run

SETTINGS = (b'{"language": "../../../tmp/x"}', b'{"language": "\\u001b[2J"}', b'{"scale_percent": 1e999}', b'{"scale_percent": 1e300}',
            b'{"scale_percent": -9223372036854775808}', b'{"games": "/dev/zero"}', b'{"games": "\\u0000\\u001b"}', b'{"theme": 7}',
            b"[]", b"null", b"\xff\xfe", b"", b'{"language": "' + b"a" * 900_000 + b'"}')
GAMES = (b'{"games": [{"file": "/dev/zero", "edition": "\\u001b[2J", "players": ["\\u202e"], "phase": "x", "round": 1e300, "turn": "", '
         b'"entries": -1, "at_ms": 9223372036854775807}]}', b'{"games": {}}', b'{"games": [1, 2]}', b"[" * 1_000_000,
         b'{"games": [{"file": "", "edition": "", "players": [], "phase": "", "round": 0, "turn": "", "entries": 0, "at_ms": '
         b'-9223372036854775808}]}')


def make(place):
    settings = place.file("../home/.config/tablebank/settings.json")
    games = place.file("../home/.local/state/tablebank/recent.json")
    for file in (settings, games):
        file.parent.mkdir(parents=True)
    for written in SETTINGS:
        settings.write_bytes(written)
        yield Run([DESK], codes=(0,))
    for written in GAMES:
        games.write_bytes(written)
        yield Run([DESK], codes=(0,))
    for file in (settings, games):
        file.unlink()
        file.mkdir()
    yield Run([DESK], codes=(0,))
    for file in (settings, games):
        file.rmdir()
        file.symlink_to("/dev/zero")
    yield Run([DESK], codes=(0,))

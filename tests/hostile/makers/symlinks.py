"""Links that lead round in a circle, nowhere, to a device, and to a file of another program."""

from place import every_command


def make(place):
    for name, target in (("circle", "circle"), ("first", "second"), ("second", "first"), ("nowhere", "gone/deeper"),
                         ("device", "/dev/zero"), ("keys", "../home/keys"), ("folder", "..")):
        place.file(name).symlink_to(target)
    for name in ("circle", "first", "nowhere", "device", "keys", "folder"):
        yield from every_command(str(place.file(name)))

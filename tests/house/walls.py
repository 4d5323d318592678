"""Dependency rules: the modules that each module may include, and the sources that break a rule.

The list is in docs/explanation/architecture.md, in the block `rooms`: a line begins with a module, `sees` names modules, `takes` names
libraries; an indented line continues the module before. The block `libraries` gives the beginnings of a library's headers.
"""

import re
from collections import namedtuple

INCLUDE = re.compile(r'\s*#\s*include\s*([<"])([^>"]+)[>"]')
TESTED_WITH = ("doctest/", "rapidcheck", "benchmark/")  # what only tests and benches are written with
BOXES = ("db/edition",)  # the reader of editions gives every test its box
GENERATED = "source_dir.h"  # where the tests find the files of the sources
SYSTEM = ("posix", "windows")  # the headers of an operating system, each of which one folder of platform/ alone takes

VARIANTS = ("app/paper", "app/ui/look", "app/ui/window")  # modules with folders that take other libraries, some of them on one system alone

Room = namedtuple("Room", "sees takes")


def block(page, language):
    """The lines of the one code block in a language."""
    found = re.findall(rf"^```{language}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    if len(found) != 1:
        raise ValueError(f"there are {len(found)} blocks of {language}, not one")
    return [line for line in found[0].split("\n") if line.strip()]


def read_rooms(page):
    """{room: what it sees and takes}, in the order of the page."""
    rooms = {}
    granted = None
    for line in block(page, "rooms"):
        words = re.findall(r"[^\s,]+", line)
        if not line.startswith(" "):
            room = words.pop(0)
            if room in rooms:
                raise ValueError(f"{room} is named twice")
            rooms[room] = Room([], [])
            granted = None
        for word in words:
            if word in ("sees", "takes"):
                granted = getattr(rooms[room], word)
            elif granted is None:
                raise ValueError(f"{room}: is {word} seen or taken?")
            else:
                granted.append(word)
    return rooms


def read_libraries(page):
    """{library: the beginnings of its headers}"""
    lines = [line.split() for line in block(page, "libraries")]
    return {name: beginnings for name, _target, *beginnings in lines}


def library_of(header, libraries):
    """The library that a header belongs to: None for one of the language itself, "?" for a stranger."""
    known = [(len(beginning), name) for name, beginnings in libraries.items() for beginning in beginnings
             if header.startswith(beginning)]
    if known:
        return max(known)[1]
    return None if re.fullmatch(r"[a-z_0-9]+", header) else "?"


def folder_of(path):
    return path.rpartition("/")[0]


def is_room(folder):
    return not folder.startswith(("tests", "bench"))


def is_of_system(folder):
    """Whether it holds the functions that platform/ has on one system: they are tested there."""
    return folder.startswith("platform/")


def is_variant(folder):
    """Whether it is a folder of a module with libraries of its own, or those of a system: the tests of the module test it."""
    return is_of_system(folder) or folder_of(folder) in VARIANTS


def includes(sources):
    """(path, line number, folder, whether it is ours, what is included)"""
    for path, lines in sources:
        for number, line in enumerate(lines, 1):
            if found := INCLUDE.match(line):
                yield path, number, folder_of(path), found[1] == '"', found[2]


def faults_of_list(rooms, libraries):
    """The errors of the list itself."""
    above = set()
    for room, (sees, takes) in rooms.items():
        for seen in sees:
            if seen not in rooms:
                yield f"{room} sees {seen}, which is no room of the list"
            elif seen not in above:
                yield f"{room} sees {seen}, which does not stand above it"
        for word in {word for word in sees + takes if (sees + takes).count(word) > 1}:
            yield f"{room} names {word} twice"
        for library in takes:
            if library not in libraries:
                yield f"{room} takes {library}, which is no library of the list"
            if library in SYSTEM and not is_of_system(room):
                yield f"{room} takes {library}, which is for platform/{library} alone"
        above.add(room)


def faults_of_include(folder, ours, header, rooms, libraries):
    """The error of one include of a module; None if it is allowed."""
    sees, takes = rooms[folder]
    if not ours:
        library = library_of(header, libraries)
        if library == "?":
            return "is of no library of the list"
        if library in SYSTEM and not is_of_system(folder):
            return "a header of the system outside of platform/"
        return None if library is None or library in takes else f"{folder} does not take {library}"
    seen = folder_of(header)
    return None if seen == folder or seen in sees else f"{folder} does not see {seen}"


def reached(room, rooms):
    """A module, and every one that is linked with it."""
    found, left = set(), [room]
    while left:
        if (one := left.pop()) not in found:
            found.add(one)
            left += rooms[one].sees
    return found


def fault_of_height(folder, room, rooms):
    """The error of a test of one module that uses another one; None if it may."""
    tested = folder.removeprefix("tests/")
    if tested not in rooms or tested == room or room in BOXES or tested not in reached(room, rooms):
        return None
    if folder_of(room) == tested and tested in VARIANTS:
        return None
    return f"{room} stands on {tested}: a test of {tested} links nothing above it"


def faults_of_test(folder, ours, header, rooms, libraries):
    """Tests and benches see every module, but a test of a module sees none above it; and of each other they see only the shared code of
    tests."""
    if ours:
        seen = folder_of(header)
        if seen in rooms and (fault := fault_of_height(folder, seen, rooms)):
            return fault
        if header == GENERATED or seen in rooms or seen in ("tests/support", folder) or folder.startswith(seen + "/"):
            return None
        return f"{folder} does not see {seen}"
    if header.startswith(TESTED_WITH):
        return None
    library = library_of(header, libraries)
    if library == "?":
        return "is of no library of the list"
    drawn = library in ("imgui", "glfw") and not folder.startswith(("tests/app/ui", "bench"))
    return f"only tests/app/ui and bench take {library}" if drawn else None


def links_of_tests(path, lines):
    """(path, line number, folder of tests, target) for each target that a program of tests is linked with."""
    text = "\n".join(lines)
    for found in re.finditer(r"^test_room\((\S+)([^)]*)\)", text, re.MULTILINE):
        number = text.count("\n", 0, found.start()) + 1
        links = re.search(r"\bLINKS\b(.*?)(?:\bSUPPORT\b|$)", found[2], re.DOTALL)
        for target in links[1].split() if links else ():
            yield path, number, "tests/" + found[1], target


def faults_of_links(page, lists):
    """Programs of tests that are linked with a module above the tested one. `lists`: the CMakeLists.txt of the tests."""
    rooms = read_rooms(page)
    targets = {room.replace("/", "_"): room for room in rooms}
    for path, lines in lists:
        for place, number, folder, target in links_of_tests(path, lines):
            if target in targets and (fault := fault_of_height(folder, targets[target], rooms)):
                yield f"{place}:{number}: {fault}"


def faults(page, sources):
    """Every fault as a sentence, those of an include with its file and line."""
    rooms, libraries = read_rooms(page), read_libraries(page)
    yield from faults_of_list(rooms, libraries)
    sources = list(sources)
    folders = {folder_of(path) for path, _ in sources if is_room(path)}
    for folder in sorted(folders - rooms.keys()):
        yield f"{folder} has sources and is not in the list"
    for room in rooms.keys() - folders:
        yield f"{room} is in the list and has no sources"
    used = set()
    for path, number, folder, ours, header in includes(sources):
        if not is_room(folder):
            fault = faults_of_test(folder, ours, header, rooms, libraries)
        elif folder in rooms:
            used.add((folder, folder_of(header) if ours else library_of(header, libraries)))
            fault = faults_of_include(folder, ours, header, rooms, libraries)
        else:
            continue
        if fault:
            yield f"{path}:{number}: {header}: {fault}"
    for room, (sees, takes) in rooms.items():
        if room in folders:
            for word in sees + takes:
                if (room, word) not in used:
                    yield f"{room} does not need {word}"

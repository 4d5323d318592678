#include "app/viewmodel/chord.h"

#include <algorithm>
#include <vector>

namespace tablebank {

namespace {

constexpr std::array names{
    "Enter",     "Enter", "Esc", "Tab",  "Up", "Down", "Left", "Right", "Backspace", "Home", "End", "Page Up",
    "Page Down", "Space", "Del", "Menu", "F1", "F2",   "F3",   "F4",    "F5",        "F6",   "F7",  "F8",
    "F9",        "F10",   "F11", "F12",  "A",  "B",    "C",    "D",     "E",         "F",    "G",   "H",
    "I",         "J",     "K",   "L",    "M",  "N",    "O",    "P",     "Q",         "R",    "S",   "T",
    "U",         "V",     "W",   "X",    "Y",  "Z",    "+",    "-",     "0",         ",",    "1",   "2",
    "3",         "4",     "5",   "6",    "7",  "8",    "9"};
static_assert(names.size() == static_cast<std::size_t>(Key::nine) + 1);

/// Whether F3 follows F2, 4 follows 3, and so on.
bool follows(Chord before, Chord after) {
    const bool counted = (before.key >= Key::f1 && after.key <= Key::f12) || before.key >= Key::one;
    return counted && before.held == after.held && static_cast<int>(before.key) + 1 == static_cast<int>(after.key);
}

}  // namespace

char sign_of(Key key) {
    return *names.at(static_cast<std::size_t>(key));
}

std::string written(Chord chord) {
    const char* name = names.at(static_cast<std::size_t>(chord.key));
    switch (chord.held) {
        case Held::ctrl:
            return std::string("Ctrl+") + name;
        case Held::alt:
            return std::string("Alt+") + name;
        case Held::shift:
            return std::string("Shift+") + name;
        case Held::nothing:
        case Held::typed:
            break;
    }
    return name;
}

std::string written(std::span<const Chord> chords) {
    std::vector<std::string> parts;
    for (std::size_t first = 0; first < chords.size();) {
        std::size_t last = first;
        while (last + 1 < chords.size() && follows(chords[last], chords[last + 1])) ++last;
        const bool series = last >= first + 2;
        std::string part = written(chords[first]);
        if (series) part += " – " + written(chords[last]);
        // The two keys that are called Enter are one to a reader.
        if (std::ranges::find(parts, part) == parts.end()) parts.push_back(std::move(part));
        first = series ? last + 1 : first + 1;
    }
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : " · ") + part;
    return text;
}

}  // namespace tablebank

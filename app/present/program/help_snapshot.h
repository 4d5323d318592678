#pragma once
// The grammar and the keys on one page, for F1: what may be typed and what it does. The sections of keys are made from
// the table of keys above this room (app/viewmodel/key_help.h).

#include <string>
#include <string_view>
#include <vector>

#include "app/present/program/handbook_snapshot.h"
#include "calculators/edition_words.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// What the examples of the help speak of: two players, a street and a city.
struct HelpExamples {
    std::string player = "anna";
    std::string other = "boris";
    std::string street = "nob";  ///< as it is typed
    std::string street_name = "Nob Hill";
    int space = 34;  ///< where the street lies
    std::string city = "boston";
    std::string card = "way out";
    EditionWords words{};
};
/// Those of a table: its players, and a street, a city and a card of its edition.
[[nodiscard]] HelpExamples examples_of(const Setup& setup);

struct HelpRow {
    std::string line;
    std::string text;
};
struct HelpSection {
    std::string title;
    std::vector<HelpRow> rows;
    bool keys = false;  ///< its lines are keys, each beside its text
};

/// In the language given: the grammar, then the keys that are given, as the table of keys writes them, then its words.
[[nodiscard]] std::vector<HelpSection> make_help(const Language& lang, const std::vector<HelpSection>& keys = {},
                                                 const HelpExamples& examples = {});

/// The help, with the handbook behind it, and what of it is shown: all, or what was searched for.
struct HelpSnapshot {
    std::vector<HelpSection> all;
    std::vector<HelpSection> shown;
    std::vector<HelpChapter> chapters{};
};
/// Shows the rows in which every typed word stands, in the line, in the text or in the title above, and the sections of
/// chapters.
void find_in_help(HelpSnapshot& help, std::string_view typed);

}  // namespace tablebank

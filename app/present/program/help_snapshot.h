#pragma once
// The grammar and the keys on one page, for F1: what may be typed and its effect. The sections of keys are made from
// the keymap by the caller (app/viewmodel/key_help.h).

#include <string>
#include <string_view>
#include <vector>

#include "app/present/program/handbook_snapshot.h"
#include "app/present/program/search_words.h"
#include "calculators/edition_words.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// The names in the examples of the help: players, a street and a city.
struct HelpExamples {
    std::string player = "Anna";
    std::string other = "Boris";
    std::string third = "Clara";
    std::string newcomer{};      ///< who joins, or takes a seat over; empty: a name of the language
    std::string street = "nob";  ///< as it is typed
    std::string street_name = "Nob Hill";
    int space = 34;  ///< the index of the street
    std::string city = "boston";
    std::string card{};  ///< empty: a name of the language
    EditionWords words{};
};
/// Those of a table: its players, and a street, a city and a card of its edition.
[[nodiscard]] HelpExamples examples_of(const Language& lang, const Setup& setup);

struct HelpRow {
    std::string line;
    std::string text;
};
struct HelpSection {
    std::string title;
    std::vector<HelpRow> rows;
    bool keys = false;  ///< its lines are keys, each next to its text
};

/// In the language given: the grammar, then the given keys as the keymap writes them, then the edition's words.
[[nodiscard]] std::vector<HelpSection> make_help(const Language& lang, const std::vector<HelpSection>& keys = {},
                                                 HelpExamples examples = {});

/// The help and the handbook, and which rows are shown: all, or the results of a search.
struct HelpSnapshot {
    std::vector<HelpSection> all;
    std::vector<HelpSection> shown;
    std::vector<HelpChapter> chapters{};
    std::vector<SearchWords> words{};  ///< what people call things
    /// Number of results of a search in the commands, and in each chapter; empty without a search.
    std::vector<std::size_t> found{};
};
/// Shows the rows that contain every typed word, in the line, in the text or in their title, and the matching sections
/// of the chapters: the word itself, or what it means (search_words.h).
void find_in_help(HelpSnapshot& help, std::string_view typed);

}  // namespace tablebank

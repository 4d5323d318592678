#pragma once
// The grammar and the keys on one page, for F1: what may be typed and what it does. The sections of keys are made from
// the table of keys above this room (app/desk/key_help.h).

#include <string>
#include <string_view>
#include <vector>

namespace tablebank {

class Language;

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
[[nodiscard]] std::vector<HelpSection> make_help(const Language& lang, const std::vector<HelpSection>& keys = {});

/// The help and what of it is shown: all, or what was searched for.
struct HelpSnapshot {
    std::vector<HelpSection> all;
    std::vector<HelpSection> shown;
};
/// Shows the rows in which every typed word stands, in the line, in the text or in the title above.
void find_in_help(HelpSnapshot& help, std::string_view typed);

}  // namespace tablebank

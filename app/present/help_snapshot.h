#pragma once
// The grammar on one page, for F1: what may be typed and what it does.

#include <string>
#include <vector>

namespace tablebank {

struct HelpRow {
    std::string line;
    std::string text;
};
struct HelpSection {
    std::string title;
    std::vector<HelpRow> rows;
    bool keys = false;  ///< its lines are keys, each beside its text
};

/// In the language in use.
[[nodiscard]] std::vector<HelpSection> make_help();

}  // namespace tablebank

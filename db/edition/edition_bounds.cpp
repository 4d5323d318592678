#include "db/edition/edition_bounds.h"

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <string_view>

namespace tablebank {
namespace {

/// A character that costs time to parse. It is counted everywhere, also in comments and texts; a run of the same
/// character, as in an underlined heading, counts once.
struct Bound {
    char sign;
    std::size_t most;
    const char* what;
};

// The longest edition that is shipped has 798 keys, 89 brackets, 174 braces, 565 commas and 102 dots.
constexpr std::array bounds{Bound{'=', 8000, "keys"}, Bound{'[', 2500, "brackets"}, Bound{'{', 2500, "braces"},
                            Bound{',', 5000, "commas"},
                            // The parser goes one level down for each dot of a key.
                            Bound{'.', 5000, "dots"}};

std::size_t count_runs(std::string_view text, char sign) {
    std::size_t runs = 0;
    char before = '\0';
    for (const char each : text) {
        if (each == sign && before != sign) ++runs;
        before = each;
    }
    return runs;
}

}  // namespace

void require_bounded(const EditionText& text) {
    if (text.text.size() > EditionText::largest)
        throw EditionError(text.path, fmt::format("is longer than an edition may be ({} bytes)", EditionText::largest));
    for (const Bound& bound : bounds) {
        if (count_runs(text.text, bound.sign) > bound.most)
            throw EditionError(text.path, fmt::format("has more {} than an edition may have", bound.what));
    }
}

}  // namespace tablebank

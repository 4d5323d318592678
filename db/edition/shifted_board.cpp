#include "db/edition/shifted_board.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <vector>

namespace tablebank {
namespace {

/// The kind of space that a deed requires: only streets have a city.
struct Claimed {
    int space = 0;
    bool is_street = false;
};

std::vector<Claimed> claimed_by(const toml::table& file) {
    std::vector<Claimed> claimed;
    const toml::array* deeds = file["deed"].as_array();
    if (deeds == nullptr) return claimed;
    for (const toml::node& node : *deeds) {
        const toml::table* deed = node.as_table();
        if (deed == nullptr) continue;
        const auto space = (*deed)["space"].value<std::int64_t>();
        if (space && *space >= 0 && *space < 1000)
            claimed.push_back({static_cast<int>(*space), deed->contains("city")});
    }
    return claimed;
}

bool fits(const Edition& edition, const Claimed& deed, int shift) {
    const int space = deed.space + shift;
    if (space < 0 || space >= edition.size()) return false;
    const SpaceKind kind = edition.board[static_cast<std::size_t>(space)].kind;
    return deed.is_street ? kind == SpaceKind::street : is_company(kind);
}

}  // namespace

std::optional<BoardShift> shift_of_board(const toml::table& file, const Edition& edition) {
    constexpr std::ptrdiff_t many = 3;  // fewer are reported one by one
    const std::vector<Claimed> deeds = claimed_by(file);
    const auto in_place = [&](const Claimed& deed) { return fits(edition, deed, 0); };
    if (static_cast<std::ptrdiff_t>(deeds.size()) - std::ranges::count_if(deeds, in_place) < many) return std::nullopt;
    const auto first_misfit = std::ranges::find_if_not(deeds, in_place);
    for (const int shift : {-1, 1}) {
        const auto fits_shifted = [&](const Claimed& deed) { return fits(edition, deed, shift); };
        auto shifted = std::find_if_not(deeds.rbegin(), deeds.rend(), fits_shifted).base();
        // The deed of the missing line itself fits no space.
        const bool is_own = shift < 0 && shifted == first_misfit + 1;
        if (shifted > first_misfit && !is_own) continue;
        if (is_own) --shifted;
        return BoardShift{.after = shifted == deeds.begin() ? 0 : std::prev(shifted)->space,
                          .before = first_misfit->space,
                          .too_few = shift < 0};
    }
    return std::nullopt;
}

}  // namespace tablebank

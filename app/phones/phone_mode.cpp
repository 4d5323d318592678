#include "app/phones/phone_mode.h"

#include <algorithm>
#include <array>

namespace tablebank {
namespace {

constexpr std::array<std::string_view, 3> mode_names{"at-once", "confirm", "dues"};
static_assert(mode_names.size() == static_cast<std::size_t>(PhoneMode::dues) + 1);

}  // namespace

std::string_view to_string(PhoneMode mode) {
    return mode_names.at(static_cast<std::size_t>(mode));
}

std::optional<PhoneMode> parse_phone_mode(std::string_view text) {
    const auto found = std::ranges::find(mode_names, text);
    if (found == mode_names.end()) return std::nullopt;
    return static_cast<PhoneMode>(found - mode_names.begin());
}

}  // namespace tablebank

#pragma once
// The small words of a table that every calculator shares: a role, a space of the board, a throw of two dice.

#include <array>
#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

namespace tablebank {

/// Which set of rules a player follows (ru 4).
enum class Role : std::uint8_t { monopolist, competitor };
inline constexpr std::array<Role, 2> all_roles{Role::monopolist, Role::competitor};

[[nodiscard]] constexpr std::string_view to_string(Role role) {
    return role == Role::monopolist ? "monopolist" : "competitor";
}
[[nodiscard]] constexpr std::optional<Role> parse_role(std::string_view text) {
    if (text == "monopolist") return Role::monopolist;
    if (text == "competitor") return Role::competitor;
    return std::nullopt;
}
[[nodiscard]] constexpr Role other_role(Role role) {
    return role == Role::monopolist ? Role::competitor : Role::monopolist;
}

/// A space of the board, counted from START = 0; `@34` in the grammar. A deed is named by the space it belongs to.
struct Space {
    int index = 0;
    friend constexpr auto operator<=>(Space, Space) = default;
};

/// Two dice, each 1..6.
struct Dice {
    int first = 1;
    int second = 1;
    [[nodiscard]] constexpr int sum() const { return first + second; }
    [[nodiscard]] constexpr bool is_double() const { return first == second; }
    [[nodiscard]] constexpr bool is_possible() const { return first >= 1 && first <= 6 && second >= 1 && second <= 6; }
    friend constexpr bool operator==(Dice, Dice) = default;
};

}  // namespace tablebank

template <>
struct std::hash<tablebank::Space> {
    std::size_t operator()(tablebank::Space space) const noexcept { return static_cast<std::size_t>(space.index); }
};

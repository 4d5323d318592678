#pragma once
// The basic types of a table that every calculator shares: a role, a space of the board, a throw of two dice.

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

namespace tablebank {

/// The set of rules that a player follows: one of two (ru 4), or the only one of a book without roles (football).
enum class Role : std::uint8_t { monopolist, competitor, player };
inline constexpr std::array<Role, 3> all_roles{Role::monopolist, Role::competitor, Role::player};
inline constexpr std::array<std::string_view, 3> role_words{"monopolist", "competitor", "player"};

[[nodiscard]] constexpr std::string_view to_string(Role role) {
    return role_words[static_cast<std::size_t>(role)];
}
[[nodiscard]] constexpr std::optional<Role> parse_role(std::string_view text) {
    for (const Role role : all_roles)
        if (text == to_string(role)) return role;
    return std::nullopt;
}
/// Whether owning the streets of a city together has an effect for this role: never for a competitor (ru 10, fr 9, pl
/// 10).
[[nodiscard]] constexpr bool can_monopolise(Role role) {
    return role != Role::competitor;
}

/// The goal of a game (ru 1).
enum class Goal : std::uint8_t {
    a,      ///< bankrupt all others
    b,      ///< richest of the surviving side (ru 1, 25)
    timed,  ///< the two-hour game
};
inline constexpr std::array<std::string_view, 3> goal_words{"a", "b", "timed"};

[[nodiscard]] constexpr std::string_view to_string(Goal goal) {
    return goal_words[static_cast<std::size_t>(goal)];
}
[[nodiscard]] constexpr std::optional<Goal> parse_goal(std::string_view text) {
    for (std::size_t place = 0; place < goal_words.size(); ++place)
        if (text == goal_words[place]) return static_cast<Goal>(place);
    return std::nullopt;
}

/// A space of the board, counted from START = 0; `@34` in the grammar. A deed is identified by its space.
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

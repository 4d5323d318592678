#pragma once
// The board, the deeds, the decks and the sums of the rule book, typed anew from the table of figures: what the model
// knows by heart. The American and the Russian edition differ in two cards only.
//
// Like every header of the model it includes nothing of the product, so that the two cannot share a mistake.

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace random_play {

using Units = std::int64_t;

enum class Role { monopolist, competitor };
[[nodiscard]] inline std::string word(Role role) {
    return role == Role::monopolist ? "monopolist" : "competitor";
}

inline constexpr int board_spaces = 40;
inline constexpr int jail_corner = 10;

inline constexpr Units start_cash = 1500;      // ru 5
inline constexpr Units salary = 100;           // ru 14
inline constexpr Units jail_fine = 50;         // ru 15
inline constexpr int jail_rolls = 2;           // ru 15
inline constexpr Units fixed_tax = 200;        // ru 17
inline constexpr Units property_tax_sum = 75;  // ru 18
inline constexpr Units foundation_sum = 160;   // ru 21
inline constexpr int box_houses = 35;
inline constexpr int box_hotels = 15;
inline constexpr Units box_cash = 18250;

/// What a space does to who stops there.
enum class Corner { start, deed, card, income_tax, jail, foundation, go_to_jail, property_tax };
[[nodiscard]] Corner corner_at(int space);

enum class Kind { street, transport, utility };

/// One of the 28 deeds as it is printed. A street's competitor column runs unbuilt, 1-4 houses, hotel; its monopolist
/// column for a monopolised city unbuilt, 1-3 houses, hotel.
struct Printed {
    int space;
    Kind kind;
    int city;  // 0-7; -1 for companies
    Units price;
    Units step;  // a house, or the hotel
    std::array<Units, 6> competitor;
    Units single;
    std::array<Units, 5> monopolist;
    Units mortgage;
    Units redeem;
};
[[nodiscard]] const std::array<Printed, 28>& all_printed();
/// nullptr where the space has no deed.
[[nodiscard]] const Printed* printed_at(int space);
[[nodiscard]] const std::string& city_slug(const std::string& edition, int city);

/// What a card says.
struct Effect {
    enum class Kind { none, receive, pay, each, pay_each, all, go_to, jail, dice, keep };
    Kind kind = Kind::none;
    Units amount = 0;
    Role role = Role::monopolist;
    int space = 0;
    bool salary = true;
    int threshold = 0;
    int first = 0;  ///< dice; 0: not thrown yet
    int second = 0;
    std::string name;
};
/// The 25 cards of a role; card #N is the one at place N.
[[nodiscard]] const std::vector<Effect>& deck(const std::string& edition, Role role);

}  // namespace random_play

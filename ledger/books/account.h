#pragma once
// The places of an asset: every place of a real table has one account.

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "calculators/table.h"
#include "ledger/books/seat.h"

namespace tablebank {

struct Account {
    enum class Kind : std::uint8_t {
        bank,
        withheld,  ///< next to the bank: mortgaged deeds it does not sell (ruling bankrupt_to_bank_mortgaged)
        player,    ///< a player's hand
        pledge,    ///< a player's mortgaged deeds
        street,    ///< houses and hotels are here
        space,     ///< tokens are here
        jail,      ///< the prisoners' sector; visitors are on the space
        gone,      ///< off the board: tokens of those who left
        middle,    ///< money in the middle of the board: taxes and fines, by the ruling taxes_go_to
    };
    Kind kind = Kind::bank;
    std::uint8_t index = 0;  ///< seat number, or space

    [[nodiscard]] static constexpr Account bank() { return {Kind::bank, 0}; }
    [[nodiscard]] static constexpr Account withheld() { return {Kind::withheld, 0}; }
    [[nodiscard]] static constexpr Account player(Seat s) {
        return {Kind::player, static_cast<std::uint8_t>(s.number)};
    }
    [[nodiscard]] static constexpr Account pledge(Seat s) {
        return {Kind::pledge, static_cast<std::uint8_t>(s.number)};
    }
    [[nodiscard]] static constexpr Account street(Space s) {
        return {Kind::street, static_cast<std::uint8_t>(s.index)};
    }
    [[nodiscard]] static constexpr Account space(Space s) { return {Kind::space, static_cast<std::uint8_t>(s.index)}; }
    [[nodiscard]] static constexpr Account jail() { return {Kind::jail, 0}; }
    [[nodiscard]] static constexpr Account gone() { return {Kind::gone, 0}; }
    [[nodiscard]] static constexpr Account middle() { return {Kind::middle, 0}; }

    friend constexpr auto operator<=>(const Account&, const Account&) = default;
};

/// "bank", "player:1", "pledge:1", "street:34", "space:10", "jail", "withheld", "gone", "middle"
[[nodiscard]] std::string to_string(Account account);
[[nodiscard]] std::optional<Account> parse_account(std::string_view text);

}  // namespace tablebank

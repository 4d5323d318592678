#pragma once
// The assets that change hands. Cash, houses and hotels are counted; a deed, a token and a kept card each exist once.

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "calculators/table.h"
#include "ledger/books/seat.h"

namespace tablebank {

struct Asset {
    enum class Kind : std::uint8_t { cash, deed, house, hotel, token, card };
    Kind kind = Kind::cash;
    std::uint8_t index =
        0;  ///< the deed's space, the token's seat, the number of a card of the hand (Edition::hand_cards)

    [[nodiscard]] static constexpr Asset cash() { return {Kind::cash, 0}; }
    [[nodiscard]] static constexpr Asset deed(Space s) { return {Kind::deed, static_cast<std::uint8_t>(s.index)}; }
    [[nodiscard]] static constexpr Asset house() { return {Kind::house, 0}; }
    [[nodiscard]] static constexpr Asset hotel() { return {Kind::hotel, 0}; }
    [[nodiscard]] static constexpr Asset token(Seat s) { return {Kind::token, static_cast<std::uint8_t>(s.number)}; }
    [[nodiscard]] static constexpr Asset card(int number) { return {Kind::card, static_cast<std::uint8_t>(number)}; }

    [[nodiscard]] constexpr bool is_single() const {
        return kind == Kind::deed || kind == Kind::token || kind == Kind::card;
    }
    friend constexpr auto operator<=>(const Asset&, const Asset&) = default;
};

/// "cash", "deed:34", "house", "hotel", "token:1", "card:0"
[[nodiscard]] std::string to_string(Asset asset);
[[nodiscard]] std::optional<Asset> parse_asset(std::string_view text);

}  // namespace tablebank

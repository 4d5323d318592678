#pragma once
// The effect of a card as data, and its written form, shared by edition files and the `card` line: `+50`, `-75`, `each
// monopolist 25`, `pay-each competitor 10`, `all monopolist 25`, `goto @39 [nosalary] [times 2]`, `goto nearest utility
// [nosalary] [times 10]`, `back 3`, `repairs 25 100`, `jail`, `dice 8 75 [D1 D2]`, `keep "name" [free]` (with the
// effect of playing it), `free`, `none`.

#include <optional>
#include <string>
#include <string_view>

#include "calculators/money.h"
#include "calculators/table.h"

namespace tablebank {

enum class CardEffectKind {
    none,
    receive,       ///< the bank pays `amount`
    pay,           ///< `amount` to the bank
    collect_each,  ///< every player of `role` pays the drawer `amount`; Role::player: every player, whatever their role
    pay_each,      ///< the drawer pays every other player of `role` `amount`
    bank_pays_all,  ///< every player of `role` gets `amount` from the bank
    go_to,          ///< forward to `space`, or to the `nearest` company, with the salary unless `salary` is false
    jail,           ///< jail or price war, no salary
    dice_win,       ///< two dice at or over `threshold`: the bank pays `amount`
    keep,           ///< kept in hand under `name`
    leave_jail,     ///< leaves jail, the price war or the bench without a fine
    repairs,        ///< `amount` to the bank for each house of the drawer, `hotel_amount` for each hotel
    go_back,        ///< `steps` spaces back, without a salary
};

/// Whether the effect is one between the drawer or the bank and every player of a role.
[[nodiscard]] constexpr bool concerns_role(CardEffectKind kind) {
    return kind == CardEffectKind::collect_each || kind == CardEffectKind::pay_each ||
           kind == CardEffectKind::bank_pays_all;
}

/// The company that a card leads to, wherever it is on the board.
enum class NearestCompany { none, transport, utility };

/// The largest multiple of a rent that a card may ask for.
inline constexpr int most_times = 1'000'000'000;
/// The most spaces that a card may lead back.
inline constexpr int most_steps_back = 100;

struct CardEffect {
    CardEffectKind kind = CardEffectKind::none;
    Money amount{};
    Role role = Role::monopolist;
    Space space{};
    bool salary = true;
    int threshold = 0;
    Money hotel_amount{};                           ///< repairs only
    NearestCompany nearest = NearestCompany::none;  ///< go_to only: instead of `space`
    int times = 0;  ///< go_to only: the multiple of the usual rent there, or of the dice; 0: as on any other visit
    int steps = 0;  ///< go_back only
    std::string name{};
    std::string does{};          ///< keep only: the effect of playing the card, written; empty if unknown
    std::optional<Dice> dice{};  ///< dice_win only: the throw, once made

    friend bool operator==(const CardEffect&, const CardEffect&) = default;
};

/// The written form; parse_card_effect reads it back.
[[nodiscard]] std::string to_string(const CardEffect& effect);
/// nullopt if the text is not an effect. Amounts 1 .. Money::largest_typed, dice 1..6, threshold 2..12.
[[nodiscard]] std::optional<CardEffect> parse_card_effect(std::string_view text);

}  // namespace tablebank

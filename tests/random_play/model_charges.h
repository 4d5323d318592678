#pragma once
// The sums of the rule books, computed in whole hundredths: rent (ru 9, 10, 12, 19, 20; fr 11 F; football 7, 10),
// income tax (ru 17), the proceeds of buildings (ru 13), mortgages (football 13), the funds that a player can raise (ru
// 12, 13, 24), the share kept (two-hour game).

#include <optional>

#include "tests/random_play/model_line.h"

namespace random_play {

/// Only a competitor never gains from owning a city together.
[[nodiscard]] bool can_monopolise(Role role);
/// Whether one player has as many unmortgaged streets of the city as a monopoly takes (ru 10, 12; football 7).
[[nodiscard]] bool monopolised(const ModelTable& table, int city, int owner);
[[nodiscard]] int open_streets(const ModelTable& table, int city, int owner);
[[nodiscard]] int streets_for_monopoly(const ModelTable& table, int city);
/// How many streets of the city are built, all those of one owner.
[[nodiscard]] int built_streets(const ModelTable& table, int city, int owner);
/// Whether a built city would be monopolised no longer without this street (ru 12).
[[nodiscard]] bool breaks_built_city(const ModelTable& table, int space);
/// Building steps of a street for a role, its hotels being the last.
[[nodiscard]] Units steps_of_street(const Printed& street, Role role);
[[nodiscard]] Units steps_standing(const ModelTable& table, int space, Role role);
/// The cost of the steps after `from` up to `to`.
[[nodiscard]] Units cost_of_steps(const Book& book, const Printed& street, Role role, Units from, Units to);
/// So many percent of a sum, rounded by ruling to the smallest note.
[[nodiscard]] Units percent_of(const ModelTable& table, Units percent, Units sum);

/// The rent of a deed for a visitor.
struct Charge {
    Units sum = 0;
    Units factor = 0;  ///< utilities: the sum is this times the dice
    [[nodiscard]] bool nothing() const { return sum == 0 && factor == 0; }
};
/// If a card sent the visitor there: this many times the rent, or this many times the dice; 0: the usual.
[[nodiscard]] Charge times_charge(const ModelTable& table, int space, Units times);
/// The charge of a card for a player's houses and hotels.
[[nodiscard]] Units repairs_of(const ModelTable& table, int seat, const Effect& card);
/// The worth of a player's deeds: prices, less the mortgages, and buildings at cost.
[[nodiscard]] Units worth_of_deeds(const ModelTable& table, int seat);
/// `even_from_jail`: a jailed owner's jail does not matter here.
[[nodiscard]] Charge charge_for(const ModelTable& table, int space, bool even_from_jail = false);
[[nodiscard]] Units by_dice(const ModelTable& table, Units factor, int thrown);

[[nodiscard]] Units percent_tax(const ModelTable& table, int seat);
[[nodiscard]] Units redeem_sum(const ModelTable& table, int space);
/// The fee to the bank for taking over this deed mortgaged, and leaving it so (football 13, 14).
[[nodiscard]] Units mortgaged_deed_fee(const ModelTable& table, int space);

/// The proceeds of all buildings on the deed.
[[nodiscard]] Units refund_for_all(const ModelTable& table, int space);
[[nodiscard]] Units can_raise(const ModelTable& table, int seat);

/// Cash kept in the timed ending, in hundredths.
[[nodiscard]] Units kept_hundredths(const ModelTable& table, int seat);
/// The income of all deeds of a player; nullopt if a utility's dice are missing.
[[nodiscard]] std::optional<Units> income(const ModelTable& table, int seat, const std::map<int, Throw>& dice,
                                          bool even_from_jail);

/// Why the buildings on a street are impossible; 0: they are possible.
[[nodiscard]] int strange_building(const ModelTable& table, int space);
/// Whether a street is marked as the third of a monopoly that is not there without it.
[[nodiscard]] bool third_without_two(const ModelTable& table, int space);

}  // namespace random_play

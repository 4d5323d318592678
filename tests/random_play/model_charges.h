#pragma once
// The sums of the rule books, worked out in whole hundredths: rent (ru 9, 10, 12, 19, 20; fr 11 F; football 7, 10),
// income tax (ru 17), what buildings bring back (ru 13), mortgages (football 13), what a player can still raise (ru 12,
// 13, 24), what he keeps (two-hour game).

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
/// Building steps of a street for a role, the hotel being the last.
[[nodiscard]] Units steps_of_street(const Printed& street, Role role);
[[nodiscard]] Units steps_standing(const ModelTable& table, int space, Role role);
/// What the steps after `from` up to `to` cost.
[[nodiscard]] Units cost_of_steps(const Printed& street, Role role, Units from, Units to);
/// So many percent of a sum, rounded by ruling to the smallest note.
[[nodiscard]] Units percent_of(const ModelTable& table, Units percent, Units sum);

/// What a deed charges a visitor.
struct Charge {
    Units sum = 0;
    Units factor = 0;  ///< utilities: the sum is this times the dice
    [[nodiscard]] bool nothing() const { return sum == 0 && factor == 0; }
};
/// Where a card sent the visitor there: so many times the rent, or so many times the dice; 0: the usual.
[[nodiscard]] Charge times_charge(const ModelTable& table, int space, Units times);
/// What a card asks for a player's houses and hotels.
[[nodiscard]] Units repairs_of(const ModelTable& table, int seat, const Effect& card);
/// What the deeds of a player are worth: prices, less the mortgages, and buildings at cost.
[[nodiscard]] Units worth_of_deeds(const ModelTable& table, int seat);
/// `even_from_jail`: a jailed owner's jail does not matter here.
[[nodiscard]] Charge charge_for(const ModelTable& table, int space, bool even_from_jail = false);
[[nodiscard]] Units by_dice(const ModelTable& table, Units factor, int thrown);

[[nodiscard]] Units percent_tax(const ModelTable& table, int seat);
[[nodiscard]] Units redeem_sum(const ModelTable& table, int space);
/// What whoever takes over this deed mortgaged, and leaves it so, pays the bank (football 13, 14).
[[nodiscard]] Units mortgaged_deed_fee(const ModelTable& table, int space);

/// What all that stands on the deed brings back.
[[nodiscard]] Units refund_for_all(const ModelTable& table, int space);
[[nodiscard]] Units can_raise(const ModelTable& table, int seat);

/// Cash kept in the timed ending, in hundredths.
[[nodiscard]] Units kept_hundredths(const ModelTable& table, int seat);
/// What all deeds of a player earn; nullopt where a utility's dice are missing.
[[nodiscard]] std::optional<Units> income(const ModelTable& table, int seat, const std::map<int, Throw>& dice,
                                          bool even_from_jail);

/// Why what stands on a street cannot stand there; 0: it can.
[[nodiscard]] int strange_building(const ModelTable& table, int space);
/// Whether a street is marked as the third of a monopoly that is not there without it.
[[nodiscard]] bool third_without_two(const ModelTable& table, int space);

}  // namespace random_play

#pragma once
// The sums of the rule book, worked out in whole tenths: rent (ru 9, 10, 12, 19, 20), income tax (ru 17), what
// buildings bring back (ru 13), what a player can still raise (ru 12, 13, 24), what he keeps (two-hour game).

#include <optional>

#include "tests/random_play/model_line.h"

namespace random_play {

/// Whether one monopolist has two unmortgaged streets of the city (ru 10, 12).
[[nodiscard]] bool monopolised(const ModelTable& table, int city, int owner);
[[nodiscard]] int open_streets(const ModelTable& table, int city, int owner);
/// Building steps of a street for a role, the hotel being the last.
[[nodiscard]] Units steps_of_street(Role role);
[[nodiscard]] Units steps_standing(const ModelTable& table, int space, Role role);

/// What a deed charges a visitor.
struct Charge {
    Units sum = 0;
    Units factor = 0;  ///< utilities: the sum is this times the dice
    [[nodiscard]] bool nothing() const { return sum == 0 && factor == 0; }
};
/// `even_from_jail`: a jailed owner's jail does not matter here.
[[nodiscard]] Charge charge_for(const ModelTable& table, int space, bool even_from_jail = false);

[[nodiscard]] Units percent_tax(const ModelTable& table, int seat);

/// Half of what stands on the deed.
[[nodiscard]] Units refund_for_all(const ModelTable& table, int space);
[[nodiscard]] Units can_raise(const ModelTable& table, int seat);

/// Cash kept in the timed ending, in tenths.
[[nodiscard]] Units kept_tenths(const ModelTable& table, int seat);
/// What all deeds of a player earn; nullopt where a utility's dice are missing.
[[nodiscard]] std::optional<Units> income(const ModelTable& table, int seat, const std::map<int, Throw>& dice,
                                          bool even_from_jail);

/// Why what stands on a street cannot stand there; 0: it can.
[[nodiscard]] int strange_building(const ModelTable& table, int space);

}  // namespace random_play

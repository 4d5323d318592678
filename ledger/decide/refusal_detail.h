#pragma once
// Details of refusals that a sentence is chosen by. Others are in calculators/refusal.h.

#include <string_view>

namespace tablebank {

/// Of a no_such_entry about an answer of a repair: the entry is there, and the repair does not decide it again.
inline constexpr std::string_view not_decided_again = "not_decided_again";
/// Of a closed trade, of a closing in which only the bank deals, and of a call of time: the sum goes to the bank, into
/// the middle, or from the bank to a player.
inline constexpr std::string_view sum_to_bank = "sum_to_bank";
inline constexpr std::string_view sum_to_middle = "sum_to_middle";
inline constexpr std::string_view sum_from_bank = "sum_from_bank";

}  // namespace tablebank

#pragma once
// The effect of a line that its verb alone does not show, and that every usual run must reach.

#include <array>
#include <string_view>
#include <vector>

#include "tests/random_play/model_line.h"

namespace random_play {

enum class TraceEvent {
    part_payment,
    several_dues_paid,
    rent_lapsed,
    rent_claimed,
    waived_with_reason,
    redeemed_in_trade,
    redeemed_in_estate,
    rent_in_deeds,
    forced,
};
inline constexpr std::array<std::string_view, 9> happening_words{
    "part payment",      "several dues paid",  "rent lapsed",   "rent claimed", "waived with reason",
    "redeemed in trade", "redeemed in estate", "rent in deeds", "forced",
};
inline constexpr std::size_t happening_count = happening_words.size();

/// Of a line that was accepted.
[[nodiscard]] std::vector<TraceEvent> happenings_of(const ModelLine& line, const ModelTable& before,
                                                    const ModelTable& after);

}  // namespace random_play

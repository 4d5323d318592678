#pragma once
// The judge's checklist from the last turn to the signed sheet: for each step whether it is done, what was recorded,
// and what it waits for. For the command line and the window.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ledger/books/history.h"

namespace tablebank {

class Language;

struct JudgeStep {
    std::string id;     ///< "rulings", "count", "closing", "keep", "walk", "totals", "signatures", "protests",
                        ///< "certificate"
    std::string title;  ///< "Rulings confirmed"
    bool done = false;
    std::vector<std::string> lines;  ///< what was recorded, or what is missing
};

/// For any goal; steps that the game does not have are left out. `now_ms`: the time of day, by which the time for
/// protests is over; nullopt: that of the last entry.
[[nodiscard]] std::vector<JudgeStep> make_judge_steps(const Language& lang, const Table& table,
                                                      std::optional<std::int64_t> now_ms = std::nullopt);

}  // namespace tablebank

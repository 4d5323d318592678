#pragma once
// The judge's road with what each step offers to do: lines that are posted as they are, lines that still want
// words, and the checkpoint that a correction begins with.

#include <string>
#include <vector>

#include "app/present/settlement/judge_steps.h"
#include "app/present/table/offered_action.h"

namespace tablebank {

class Language;

struct RoadStep {
    JudgeStep step;
    std::vector<OfferedAction> actions;
    bool gives_checkpoint = false;  ///< of a correction, for the judge to sign
};

/// `judge`: the name of who confirms and certifies; empty where none is told.
[[nodiscard]] std::vector<RoadStep> make_road(const Language& lang, const Table& table, const std::string& judge,
                                              std::optional<std::int64_t> now_ms = std::nullopt);

}  // namespace tablebank

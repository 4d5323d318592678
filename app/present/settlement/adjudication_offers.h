#pragma once
// The steps from the last turn to the signed sheet, with the acts that each step offers: lines that are posted as they
// are, and lines that still need words.

#include <string>
#include <vector>

#include "app/present/settlement/judge_steps.h"
#include "app/present/table/offered_action.h"

namespace tablebank {

class Language;

struct RoadStep {
    JudgeStep step;
    std::vector<OfferedAction> main;  ///< the acts that complete the step; their keys are set while it is current
    std::vector<OfferedAction> actions;
    bool now = false;               ///< it is current
    bool asks_judge = false;        ///< its main act needs the judge's name
    bool asks_why = false;          ///< its main act needs a reason, because other steps are not done
    std::string question{};         ///< asked before its main act, which cannot be undone; empty: posted at once
    bool gives_checkpoint = false;  ///< of a correction, for the judge to sign
};

/// Text that was typed on the screen and is not posted yet.
struct RoadInput {
    std::string judge{};    ///< name of the person who confirms and certifies
    std::string despite{};  ///< why the sheet is certified although something is not done
    friend bool operator==(const RoadInput&, const RoadInput&) = default;
};

[[nodiscard]] std::vector<RoadStep> make_road(const Language& lang, const Table& table, const RoadInput& input,
                                              std::optional<std::int64_t> now_ms = std::nullopt);
/// As the last words of a line: ` "Vera"`; empty for no words. Quotation marks are left out.
[[nodiscard]] std::string quoted_words(std::string words);

}  // namespace tablebank

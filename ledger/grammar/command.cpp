#include "ledger/grammar/command.h"

#include <array>

namespace tablebank {

std::string_view verb_of(const Action& action) {
    // In the order of the variant; actions that share a verb repeat it.
    static constexpr std::array<std::string_view, std::variant_size_v<Action>> verbs{
        "roll",    "ok",         "buy",     "decline", "auction",  "rent",    "waive", "tax",     "pay",
        "get",     "build",      "sell",    "sell",    "mortgage", "redeem",  "trade", "card",    "draw",
        "use",     "foundation", "stake",   "jail",    "fine",     "free",    "at",    "count",   "bankrupt",
        "leaves",  "next",       "turn",    "clock",   "clock",    "clock",   "clock", "clock",   "clock",
        "clock",   "closing",    "keep",    "walk",    "finish",   "richest", "rule",  "undo",    "undo",
        "undo",    "redo",       "amend",   "note",    "shuffle",  "confirm", "signs", "refuses", "certify",
        "correct", "adjust",     "protest", "protest", "protest",  "seat",    "swap",  "rename",  "join",
    };
    static_assert(!verbs.back().empty(), "every action has a verb");
    return verbs.at(action.index());
}

}  // namespace tablebank

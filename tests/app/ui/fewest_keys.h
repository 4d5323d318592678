#pragma once
// One line of the grammar, entered through the window by the fewest keys that it offers for it: Enter or a function key
// for an offer, a short answer, the seat for a name, Tab if it completes.

#include <optional>
#include <string>
#include <vector>

#include "app/present/table/offered_action.h"
#include "app/session/session.h"

namespace tablebank {

/// How one line is entered.
struct Entered {
    ActionKey action = ActionKey::none;  ///< this key, and nothing else but the answer to its question
    bool bankruptcy = false;             ///< F8, Enter
    bool undo = false;                   ///< Ctrl+Z
    bool redo = false;                   ///< Ctrl+Y
    bool clock = false;                  ///< Ctrl+T, which begins "clock stop" while it runs
    std::string typed{};                 ///< this text, then Enter
    std::string answer{};  ///< and then this letter, to the question whose line it is, or whether it is meant
    int keys = 0;
    int said = 0;  ///< of these, characters between quotes
};

/// The effect of a line on the table; empty if it would not be posted.
struct Effect {
    std::vector<Transfer> transfers;
    std::vector<FactChange> facts;
    std::string why;
    friend bool operator==(const Effect&, const Effect&) = default;
};

/// Of the line alone, on the present table.
[[nodiscard]] std::optional<Effect> effect(const Session& session, const std::string& line);

[[nodiscard]] Entered fewest_keys(const Session& session, const std::string& line);

}  // namespace tablebank

#pragma once
// The rulings in force: what the table decided where its book is silent, since when and why where that was changed
// during the game, and one of them about to be changed.

#include <string>
#include <vector>

#include "app/present/dialogs/dialog_foot.h"

namespace tablebank {

class Language;

struct RulingsDraft {
    std::string key;    ///< of the ruling looked at
    std::string value;  ///< that it shall have
    std::string why;
    friend bool operator==(const RulingsDraft&, const RulingsDraft&) = default;
};

struct RulingValue {
    std::string value;
    std::string text;
    bool in_force = false;
    bool chosen = false;
};

struct RulingRow {
    std::string key;
    std::string text;     ///< "Rounding of a charge"
    std::string value;    ///< in force, in words
    std::string changed;  ///< "#143: agreed by all"; "otherwise than the edition has it"; or empty
    bool chosen = false;
};

struct RulingsSnapshot {
    std::vector<RulingRow> rows;  ///< those that differ from the edition first
    std::string heading;          ///< of the one looked at
    std::string default_text;     ///< what the edition has it
    std::vector<RulingValue> values;
    bool takes_number = false;  ///< besides those values
    DialogFoot foot;
};

/// Looks at the first of them, as it is.
[[nodiscard]] RulingsDraft fresh_rulings(const Game& game);
/// Looks at another.
void look_at_ruling(RulingsDraft& draft, const Game& game, const std::string& key);
[[nodiscard]] RulingsSnapshot make_rulings_snapshot(const Language& lang, const Session& session,
                                                    const RulingsDraft& draft);

}  // namespace tablebank

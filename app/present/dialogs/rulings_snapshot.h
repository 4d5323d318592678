#pragma once
// The rulings in force: the table's decisions on questions that its book leaves open; if one changed during the game,
// since when and why; and one of them about to be changed.

#include <string>
#include <vector>

#include "app/present/dialogs/dialog_foot.h"

namespace tablebank {

class Language;

struct RulingsDraft {
    std::string key;    ///< of the selected ruling
    std::string value;  ///< the new value
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
    std::string heading;          ///< of the selected one
    std::string default_text;     ///< the edition's value
    std::vector<RulingValue> values;
    bool takes_number = false;  ///< in addition to those values
    DialogFoot foot;
};

/// Selects the first of them, with its current value.
[[nodiscard]] RulingsDraft fresh_rulings(const Game& game);
/// Selects another.
void look_at_ruling(RulingsDraft& draft, const Game& game, const std::string& key);
[[nodiscard]] RulingsSnapshot make_rulings_snapshot(const Language& lang, const Session& session,
                                                    const RulingsDraft& draft);

}  // namespace tablebank

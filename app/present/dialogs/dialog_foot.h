#pragma once
// The foot of every dialog of the table: one line of the grammar, and a sentence with its effect or its refusal.

#include <string>

#include "app/present/table/offered_action.h"
#include "app/present/typing/typed_line.h"
#include "app/present/words/player_mark.h"
#include "app/session/session.h"

namespace tablebank {

class Language;

/// A player to choose.
struct PartyChip {
    PlayerMark mark;
    std::string name;
    bool chosen = false;
};

struct DialogFoot {
    std::string line;     ///< canonical; empty while a choice is missing
    std::string shown;    ///< the same in the banker's language; it can be read back
    LinePreview preview;  ///< of the line; without a line, its text names the missing part
    std::string button;   ///< "Trade"
    [[nodiscard]] bool ready() const { return preview.kind == LinePreview::Kind::will_do; }
};

[[nodiscard]] DialogFoot make_foot(const Language& lang, const Session& session, const Command& command,
                                   std::string button);
/// For a line that is already written.
[[nodiscard]] DialogFoot make_foot(const Language& lang, const Session& session, std::string line, std::string button);
/// If no line can be written yet; `missing`: what is required.
[[nodiscard]] DialogFoot unfinished_foot(std::string missing, std::string button);

}  // namespace tablebank

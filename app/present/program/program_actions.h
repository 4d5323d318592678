#pragma once
// What the program itself can do, each action once, with its key: F1 and Ctrl+P both read it here.

#include <span>
#include <string>

namespace tablebank {

enum class ProgramAction {
    new_game,
    open_file,
    settlement,
    search_log,
    undo,
    redo,
    trade,
    auction,
    card,
    bankruptcy,
    rulings,
    players,
    calculator,
    editions,
    settings,
    palette,
    help,
    larger,
    smaller,
    usual_size,
    paper_money,
    leave,
    close,
};

/// Where an action makes sense.
enum class ActionPlace { anywhere, no_game, in_game };

struct ProgramActionRow {
    ProgramAction action;
    const char* id;    ///< "settlement"
    const char* text;  ///< in English; said by tr()
    const char* key;   ///< "Ctrl+Z"
    ActionPlace place = ActionPlace::anywhere;
};

[[nodiscard]] std::span<const ProgramActionRow> program_actions();
/// "Ctrl+Z": as it is written wherever the key is named.
[[nodiscard]] std::string key_of(ProgramAction action);

}  // namespace tablebank

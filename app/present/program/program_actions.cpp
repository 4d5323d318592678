#include "app/present/program/program_actions.h"

#include <algorithm>
#include <array>

#include "app/i18n/words.h"

namespace tablebank {

namespace {

using enum ProgramAction;
using enum ActionPlace;

constexpr std::array rows{
    ProgramActionRow{settlement, "settlement", mark("Standings and settlement"), "F9", in_game},
    ProgramActionRow{trade, "trade", mark("Put a trade together"), "F5", in_game},
    ProgramActionRow{auction, "auction", mark("Hold an auction"), "F6", in_game},
    ProgramActionRow{card, "card", mark("Read a card"), "F7", in_game},
    ProgramActionRow{bankruptcy, "bankruptcy", mark("See what a debtor can still raise"), "F8", in_game},
    ProgramActionRow{rulings, "rulings", mark("Rulings in force, and a change of one"), "Ctrl+R", in_game},
    ProgramActionRow{undo, "undo", mark("Undo the last entry"), "Ctrl+Z", in_game},
    ProgramActionRow{redo, "redo", mark("Redo what was undone"), "Ctrl+Y", in_game},
    ProgramActionRow{search_log, "search", mark("Search the log"), "Ctrl+F", in_game},
    ProgramActionRow{players, "players", mark("The window for the players"), "F10"},
    ProgramActionRow{new_game, "new", mark("New game"), "F2", no_game},
    ProgramActionRow{open_file, "open", mark("Open a game file by its path"), "Ctrl+O", no_game},
    ProgramActionRow{calculator, "calculator", mark("Calculator: a rent, a tax, a settlement without a game"),
                     "Ctrl+K"},
    ProgramActionRow{editions, "editions", mark("Editions: the figures of one's own box"), "Ctrl+E", no_game},
    ProgramActionRow{settings, "settings", mark("Settings: language, theme, size"), "F12"},
    ProgramActionRow{palette, "palette", mark("Find an action, a deed, a player or a game"), "Ctrl+P"},
    ProgramActionRow{help, "help", mark("What may be typed"), "F1"},
    ProgramActionRow{larger, "larger", mark("Larger letters"), "Ctrl++"},
    ProgramActionRow{smaller, "smaller", mark("Smaller letters"), "Ctrl+-"},
    ProgramActionRow{usual_size, "usual-size", mark("Letters of the usual size"), "Ctrl+0"},
    ProgramActionRow{paper_money, "paper-money", mark("Say with each payment which notes to hand over"), "Ctrl+M"},
    ProgramActionRow{leave, "leave", mark("Back to the list of games"), "Esc", in_game},
    ProgramActionRow{close, "close", mark("Close the program; everything posted is kept"), "Ctrl+Q"},
};

}  // namespace

std::span<const ProgramActionRow> program_actions() {
    return rows;
}

std::string key_of(ProgramAction action) {
    return std::ranges::find(rows, action, &ProgramActionRow::action)->key;
}

}  // namespace tablebank

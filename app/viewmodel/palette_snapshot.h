#pragma once
// The list of every action, for Ctrl+P: the buttons of the screen that is open, the forms of the grammar, what the
// program can do, games, deeds and players. Found by a few letters, in the language given and in English.

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "app/present/program/settings_snapshot.h"
#include "app/present/table/offered_action.h"
#include "app/session/recent_games.h"
#include "app/viewmodel/keys.h"
#include "calculators/table.h"
#include "ledger/books/game.h"

namespace tablebank {

class Language;

struct PaletteItem {
    std::string id;                    ///< the same in every language: "do.undo", "line.build", "space.34"
    std::string text;                  ///< "Build houses or the hotel on a street"
    std::string detail;                ///< "PLAYER build DEED [N]"
    std::string group;                 ///< "on this screen", "deed"
    std::string key{};                 ///< "Ctrl+Z", or empty
    std::string colour{};              ///< of a deed's city, "#rrggbb", or empty
    std::vector<std::string> words{};  ///< folded: what it is shown as, first
    std::size_t shown_words = 0;       ///< how many of them are shown; the others only help to find it
    Intent does{};
};

struct PaletteSource {
    std::vector<SeenButton> buttons{};  ///< of the screen that is open
    const Game* game = nullptr;         ///< the open game, if any
    std::filesystem::path file{};       ///< and its file
    const std::vector<RecentGame>* recent = nullptr;
    const SettingsSnapshot* settings = nullptr;
};

struct PaletteSnapshot {
    std::vector<PaletteItem> items;
    std::vector<std::size_t> shown;  ///< of the items, best first
};

/// Everything, in order; all of it shown.
[[nodiscard]] PaletteSnapshot make_palette(const Language& lang, const PaletteSource& source);
/// Leaves what every typed word is found in: as a beginning, within a word, or as its letters in order ("mtg"). Whole
/// words and beginnings come first. Where a game is open and nothing is found, what was typed is offered as a line.
void find_in_palette(const Language& lang, PaletteSnapshot& snapshot, std::string_view typed, bool game_is_open);

}  // namespace tablebank

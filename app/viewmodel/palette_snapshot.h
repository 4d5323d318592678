#pragma once
// The command palette, Ctrl+P: the buttons of the open screen, the forms of the grammar, the program's commands, games,
// deeds and players. A few letters find an item, in the language given and in English.

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "app/present/program/search_words.h"
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
    std::vector<std::string> words{};  ///< folded for the search; the shown ones first
    std::size_t shown_words = 0;       ///< how many of them are its text
    std::size_t own_words = 0;         ///< of its text and its detail; the others only help to find it
    Intent does{};
};

struct PaletteSource {
    std::vector<SeenButton> buttons{};  ///< of the open screen
    const Game* game = nullptr;         ///< the open game, if any
    std::filesystem::path file{};       ///< its file
    const std::vector<RecentGame>* recent = nullptr;
    const SettingsSnapshot* settings = nullptr;
};

struct PaletteSnapshot {
    std::vector<PaletteItem> items;
    std::vector<SearchWords> synonyms;  ///< words that people use for things
    std::vector<std::size_t> shown;     ///< indices into items, best first
};

/// All items, in order, all of them shown.
[[nodiscard]] PaletteSnapshot make_palette(const Language& lang, const PaletteSource& source);
/// Keeps the items that contain every typed word: as a beginning, within a word, or as its letters in order ("mtg").
/// Whole words and beginnings come first. Another name of a thing must be the beginning of a word that the item shows;
/// an item that acts at once, such as a button, is found by whole words and beginnings only, so that no one presses it
/// by accident. If a game is open and nothing is found, the typed text is offered as a line.
void find_in_palette(const Language& lang, PaletteSnapshot& snapshot, std::string_view typed, bool game_is_open);

}  // namespace tablebank

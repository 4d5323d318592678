#pragma once
// A game before it begins: what was chosen so far, what is wrong with it, and the set-up it makes.

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "app/present/deed_check.h"
#include "app/present/typed_dice.h"
#include "db/edition_file.h"
#include "ledger/setup.h"

namespace tablebank {

/// What the banker has typed and chosen.
struct NewGameDraft {
    std::size_t edition = 0;  ///< index into the editions offered
    std::vector<PlayerSetup> players{{"", Role::monopolist}, {"", Role::competitor}, {"", Role::monopolist}};
    Goal goal = Goal::timed;
    int minutes = 120;
    std::map<std::string, std::string> rulings;  ///< only those chosen
    std::string file;                            ///< a name in the folder of games, or a path
    bool rolls_for_order = false;
    std::vector<std::string> dice;  ///< as typed, one for each player, where they roll for the order

    friend bool operator==(const NewGameDraft& a, const NewGameDraft& b);
};

struct EditionChoice {
    std::string id;
    std::string name;
    std::string notice;  ///< that figures are a template and must be compared with the box; or empty
    std::vector<Goal> goals;
    int minutes = 0;  ///< how long its timed game lasts
};

struct RulingChoice {
    std::string key;
    std::string text;
    std::string value;
    bool changed = false;  ///< differs from the edition's default
    struct Value {
        std::string value;
        std::string text;
    };
    std::vector<Value> values;
};

struct NewGameSnapshot {
    std::vector<EditionChoice> editions;
    std::vector<RulingChoice> rulings;
    std::vector<Role> roles;            ///< to choose from; empty where the edition has none
    std::string balance;                ///< "2 monopolists, 1 competitor"; empty without roles
    DeedCheck check;                    ///< where figures of the edition are a template
    OrderRoll order;                    ///< where they roll for it
    std::vector<std::string> problems;  ///< empty: the game can begin
    std::string file;                   ///< the whole path it will have
    std::size_t fewest_players = 2;
    std::size_t most_players = 6;
    [[nodiscard]] bool ready() const { return problems.empty() && !editions.empty(); }
};

[[nodiscard]] NewGameSnapshot make_new_game_snapshot(const std::vector<LoadedEdition>& editions,
                                                     const NewGameDraft& draft, const std::filesystem::path& folder);

/// Another edition: its own rulings, a goal that it knows, its minutes.
void choose_edition(NewGameDraft& draft, std::size_t edition, const std::vector<Goal>& goals, int minutes);

/// The name of one of several editions, told apart from others of that name by its language or its file.
[[nodiscard]] std::string edition_name(const std::vector<LoadedEdition>& editions, const LoadedEdition& loaded);

/// The set-up of a draft. Requires an edition for it.
[[nodiscard]] Setup make_setup(const std::vector<LoadedEdition>& editions, const NewGameDraft& draft,
                               std::string game_id, std::string language);

/// Whoever won the roll becomes the first; the others follow in the order in which they sit.
void begin_with(NewGameDraft& draft, std::size_t player);

/// The whole path of a file name; ".tbl" is added where it has no ending.
[[nodiscard]] std::filesystem::path game_path(const std::filesystem::path& folder, const std::string& name);

/// A name that no file of the folder has yet: "2026-11-21.tbl", "2026-11-21-2.tbl".
[[nodiscard]] std::string fresh_name(const std::filesystem::path& folder, std::int64_t now_ms);

}  // namespace tablebank

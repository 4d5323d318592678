#pragma once
// A game before it begins: the choices so far, their errors, and the resulting set-up.

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/present/editions/deed_check.h"
#include "app/present/typing/typed_dice.h"
#include "app/present/words/ruling_choice.h"
#include "db/edition/edition_file.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// Everything typed and chosen. An empty name means the proposed one; in an edition with roles, a player with
/// Role::player still has to choose a side.
struct NewGameDraft {
    std::size_t edition = 0;  ///< index into the editions offered
    std::vector<PlayerSetup> players{{"", Role::monopolist}, {"", Role::competitor}, {"", Role::monopolist}};
    Goal goal = Goal::timed;
    int minutes = 120;
    std::map<std::string, std::string> rulings;  ///< only the chosen ones
    std::string file;                            ///< a name in the folder of games, or a path
    bool rolls_for_order = false;
    std::vector<std::string> dice;  ///< the throws of each player as typed, if they roll for the order

    friend bool operator==(const NewGameDraft& a, const NewGameDraft& b);
};

struct EditionChoice {
    std::string id;
    std::string name;
    std::string notice;  ///< that figures are a template and must be compared with the box; or empty
    std::vector<Goal> goals;
    std::vector<std::string> goal_names;  ///< of each, as its book calls it
    int minutes = 0;                      ///< the length of its timed game
};

/// After the roll: the player who chooses a side (ru 4), and the sides still open to them.
struct SideToChoose {
    std::size_t player = 0;  ///< index in the list
    std::vector<Role> open;
};

struct NewGameSnapshot {
    std::vector<EditionChoice> editions;
    std::vector<RulingChoice> rulings;
    std::vector<Role> roles;            ///< to choose from; empty if the edition has none
    std::vector<std::string> names;     ///< of the players: as typed, or as proposed
    std::string balance;                ///< "2 monopolists, 1 competitor"; empty without roles
    DeedCheck check;                    ///< if figures of the edition are a template
    OrderRoll order;                    ///< if they roll for it
    std::optional<SideToChoose> side;   ///< if they choose
    std::string step;                   ///< what the table does before the game can begin: rolls, chooses sides
    std::vector<std::string> problems;  ///< why it cannot begin
    std::string summary;                ///< who begins and who follows
    std::string file;                   ///< the whole path it will have
    std::size_t fewest_players = 2;
    std::size_t most_players = 6;
    [[nodiscard]] bool ready() const { return problems.empty() && step.empty() && !editions.empty(); }
};

[[nodiscard]] NewGameSnapshot make_new_game_snapshot(const Language& lang, const std::vector<LoadedEdition>& editions,
                                                     const NewGameDraft& draft, const std::filesystem::path& folder);

/// The names of the players: for an empty one, a name in the language given that no other player has.
[[nodiscard]] std::vector<std::string> player_names(const Language& lang, const NewGameDraft& draft);

/// Changes the edition: resets the rulings, the minutes, and a goal that the edition does not have.
void choose_edition(NewGameDraft& draft, std::size_t edition, const std::vector<Goal>& goals, int minutes);

/// The set-up of a draft. Requires an edition for it.
[[nodiscard]] Setup make_setup(const Language& lang, const std::vector<LoadedEdition>& editions,
                               const NewGameDraft& draft, std::string game_id);

enum class Sides { stay, chosen_in_order };

/// The winner of the roll becomes the first player; the others follow in the order of their seats. They choose sides in
/// the same order, if the sides were not agreed on (ru 4).
void begin_with(const Language& lang, NewGameDraft& draft, std::size_t player, Sides sides);

}  // namespace tablebank

#pragma once
// A game before it begins: the choices so far, their errors, and the resulting set-up.

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/present/editions/deed_check.h"
#include "app/present/entries/notes_snapshot.h"
#include "app/present/typing/typed_dice.h"
#include "app/present/words/player_mark.h"
#include "app/present/words/ruling_choice.h"
#include "db/edition/edition_file.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// Everything typed and chosen. A row without a name is empty; in an edition with roles, a player with Role::player
/// still has to choose a side.
struct NewGameDraft {
    std::size_t edition = 0;  ///< index into the editions offered
    /// The rows of the list, in the order of play.
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

/// An example of paper money: the notes that make the price of one of the deeds.
struct NotesExample {
    std::string words;  ///< "Nob Hill costs $385:"
    NotesSnapshot notes;
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
    std::vector<std::string> names;     ///< of each row, as typed; empty without a player
    std::vector<PlayerMark> marks;      ///< of each row; a row without a name or a side, has no colour
    std::optional<NotesExample> notes;  ///< if the box has notes
    bool paper_money = false;           ///< setting: notes are shown
    std::string balance;                ///< "2 monopolists, 1 competitor"; empty without roles
    DeedCheck check;                    ///< if figures of the edition are a template
    OrderRoll order;                    ///< if they roll for it
    std::optional<SideToChoose> side;   ///< if they choose
    std::string step;                   ///< the table's next step before the game can begin: rolls, chooses sides
    std::vector<std::string> problems;  ///< why it cannot begin
    std::string summary;                ///< who begins and who follows
    std::string file;                   ///< the whole path it will have
    std::size_t fewest_players = 2;
    std::size_t most_players = 6;
    [[nodiscard]] bool ready() const { return problems.empty() && step.empty() && !editions.empty(); }
};

[[nodiscard]] NewGameSnapshot make_new_game_snapshot(const Language& lang, const std::vector<LoadedEdition>& editions,
                                                     const NewGameDraft& draft, const std::filesystem::path& folder);

/// The names in the rows, without the spaces around them.
[[nodiscard]] std::vector<std::string> row_names(const NewGameDraft& draft);
/// The row in which a letter that is typed anywhere begins a name: the first empty one; a new one if none is; nullopt
/// if the box is for no more players.
[[nodiscard]] std::optional<std::size_t> open_row(NewGameDraft& draft, const NewGameSnapshot& snapshot);
/// Removes the rows without a name.
void drop_empty_rows(NewGameDraft& draft);

/// Changes the edition: resets the rulings, the minutes, and a goal that the edition does not have.
void choose_edition(NewGameDraft& draft, std::size_t edition, const std::vector<Goal>& goals, int minutes);

/// The set-up of a draft, of the rows with names. Requires an edition for it.
[[nodiscard]] Setup make_setup(const Language& lang, const std::vector<LoadedEdition>& editions,
                               const NewGameDraft& draft, std::string game_id);

enum class Sides { stay, chosen_in_order };

/// The winner of the roll, by the row, becomes the first player; the others follow in the order of their seats. They
/// choose sides in the same order, if the sides were not agreed on (ru 4). Rows without a name go.
void begin_with(NewGameDraft& draft, std::size_t row, Sides sides);

}  // namespace tablebank

#pragma once
// The calculator: a table typed in or taken from a game, one question about it, the answer with its workings, and the
// same question for the command line. Nothing of it is posted.

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/position/position_json.h"
#include "app/present/calculator/calculator_board.h"
#include "app/present/calculator/quote_answer.h"
#include "app/present/settlement/settlement_snapshot.h"
#include "app/present/words/player_mark.h"
#include "app/present/words/ruling_choice.h"
#include "app/present/words/working_row.h"
#include "calculators/cold_table.h"
#include "calculators/edition.h"
#include "ledger/grammar/cold_line.h"

namespace tablebank {

class Language;

/// One edition to ask about. `written` is what a position calls it: an id, or the path of a file.
struct CalculatorEdition {
    std::string written;
    std::shared_ptr<const Edition> edition;
};

/// How a deed stands in a player's hand, as one number.
namespace level {
inline constexpr int mortgaged = -1;
inline constexpr int unbuilt = 0;      ///< above it: so many steps of building, the hotel the last
inline constexpr int as_found = 1000;  ///< otherwise than any step: DraftPlayer::as_found says how
}  // namespace level

struct DraftPlayer {
    std::string name;
    Role role = Role::monopolist;
    std::string cash = "0";  ///< as typed
    bool jailed = false;
    std::map<Space, int> deeds{};  ///< those held, with their level
    bool bankrupt = false;
    std::map<Space, Holding> as_found{};  ///< what lies on a deed that no step of this role is
    friend bool operator==(const DraftPlayer&, const DraftPlayer&) = default;
};

/// A deed that somebody has, and that another one is to have: asked before it goes over.
struct DeedMove {
    Space deed;
    std::size_t to = 0;
    Holding holding{};
    std::optional<int> level{};  ///< in place of the holding, where a cell was chosen
    friend bool operator==(const DeedMove&, const DeedMove&) = default;
};

/// What is typed and chosen.
struct CalculatorDraft {
    std::size_t edition = 0;
    std::optional<Question> question = Question::rent;  ///< nullopt: the settlement
    std::vector<DraftPlayer> players{{"Anna"}};         ///< never empty
    std::size_t player = 0;                             ///< the one whose deeds are shown, and who is asked about
    std::optional<Space> deed;
    std::string search;  ///< of a deed
    int steps = 1;
    std::map<Space, std::string> dice;           ///< of utilities, as typed: "3 4"
    std::map<std::string, std::string> rulings;  ///< only those chosen
    std::string reason;                          ///< why what the rules do not allow is scored as found
    std::vector<DeedMove> moves{};               ///< not yet answered
    friend bool operator==(const CalculatorDraft&, const CalculatorDraft&) = default;
};

/// A deed as a row: who holds it and how it stands.
struct CalculatorDeed {
    Space space;
    std::string name;
    std::string colour;  ///< of its city, or empty
    SpaceKind kind = SpaceKind::street;
    int owner = -1;  ///< index of the player, -1 for nobody
    int level = level::unbuilt;
    int steps = 0;                     ///< steps that the owner, or the player shown, can build; 0 for a company
    std::vector<std::string> built{};  ///< what stands after each step: "1 house", ..., "a hotel"
    bool asked = false;
    int city = -1;  ///< of the board; -1 for a company
    bool mortgaged = false;
    std::string found{};  ///< what lies there that no step of its owner is: "4 houses"
};

struct CalculatorFinding {
    std::string text;
    Weight weight = Weight::told;
};

struct CalculatorQuestion {
    std::optional<Question> question;  ///< nullopt: the settlement
    std::string id;
    std::string text;
};

struct CalculatorSnapshot {
    std::string edition;
    std::vector<std::string> editions;
    std::vector<CalculatorQuestion> questions;
    std::vector<Role> roles;  ///< to choose from; empty where the edition has none
    std::vector<PlayerMark> marks;
    std::string held;  ///< what a jailed player's button says: "In jail or the price war", "On the bench"
    std::size_t most_players = 6;
    bool of_deed = true;
    bool with_steps = false;
    std::string deeds_heading;           ///< over the deeds that bear on the question
    std::string search_hint;             ///< in the field for a deed: the one asked about, or how one is typed
    std::string subject;                 ///< the deed asked about
    std::vector<CalculatorDeed> found;   ///< what a search leaves; empty while nothing is searched
    std::vector<CalculatorDeed> deeds;   ///< those that bear on the question
    BoardSnapshot board;                 ///< every space, whatever is asked
    std::string touch_hint;              ///< what a hand on the board does
    std::vector<MissingDice> utilities;  ///< whose dice are asked
    std::vector<std::string> throws;     ///< utilities that may come to be asked: their rows are kept free
    std::string line_hint;               ///< in the field for a line: that of the player shown
    std::string move_question;           ///< whose a deed is; empty where nothing is asked
    std::string move_to;                 ///< what the answers do
    std::string move_not;
    std::vector<CalculatorFinding> findings;  ///< of the settlement
    bool wants_reason = false;                ///< something is scored as found
    bool may_be_written = false;              ///< the score as a sheet
    std::vector<RulingChoice> rulings;
    std::size_t changed_rulings = 0;

    std::string amount;                 ///< the answer in large figures; empty where there is none
    std::string sentence;               ///< the answer, or what is wanted first
    std::vector<std::string> problems;  ///< why there is no answer
    std::vector<WorkingRow> workings;
    std::vector<StandingRow> standings;
    std::string command;  ///< the same question for a shell
};

[[nodiscard]] CalculatorSnapshot make_calculator_snapshot(const Language& lang,
                                                          const std::vector<CalculatorEdition>& editions,
                                                          const CalculatorDraft& draft);

/// A sum as typed: "1500", "1 500", "1,500"; nullopt for anything else.
[[nodiscard]] std::optional<std::int64_t> read_cash(std::string_view typed);

/// A sum, or notes as they were counted: "846", "3x100 2x50"; nullopt for anything else.
[[nodiscard]] std::optional<ColdCash> read_draft_cash(const Edition& edition, std::string_view typed);

/// The draft as it lies there, with the notes.
[[nodiscard]] ColdTable cold_table_of(const Edition& edition, const CalculatorDraft& draft);
/// The draft as a position that can be saved, with the reason where something is scored as found; invalid sums count as
/// nothing.
[[nodiscard]] PositionDocument calculator_document(const std::vector<CalculatorEdition>& editions,
                                                   const CalculatorDraft& draft);
/// A draft that shows a position. `edition` is its place among the editions.
[[nodiscard]] CalculatorDraft draft_of(const PositionDocument& document, std::size_t edition);

/// Puts a deed into the hand of the player shown, at a level, and takes it from whoever had it; nullopt: nobody's.
void hold(CalculatorDraft& draft, Space deed, std::optional<int> level);
/// The same by a person: where somebody else has the deed it is asked first.
void want(CalculatorDraft& draft, Space deed, std::optional<int> level);
/// The answer to the first question of `moves`.
void answer_move(CalculatorDraft& draft, const Edition& edition, bool moves);
/// The role of the player shown. What he has built stays what it is: four houses never become a hotel.
void choose_role(CalculatorDraft& draft, const Edition& edition, Role role);
/// One line a player (docs/reference/paper-game.md): a player more, or instead of the one of that name. What is
/// wrong with it, or an empty text.
[[nodiscard]] std::string take_line(const Language& lang, CalculatorDraft& draft, const Edition& edition,
                                    std::string_view line);
/// The line of a player.
[[nodiscard]] std::string line_of(const Edition& edition, const CalculatorDraft& draft, std::size_t player);
/// Another edition: what does not exist on its board is dropped, and what is built stays what it is.
void choose_edition(CalculatorDraft& draft, const std::vector<CalculatorEdition>& editions, std::size_t edition);
void choose_deed(CalculatorDraft& draft, Space deed);
/// One more player, with a name nobody has.
void add_player(CalculatorDraft& draft, const std::vector<Role>& roles);

}  // namespace tablebank

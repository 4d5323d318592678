#pragma once
// The calculator: a table that was typed in or taken from a game, one question about it, the answer with its workings,
// and the equivalent command. Nothing of it is posted.

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
#include "calculators/edition.h"
#include "calculators/paper_game.h"
#include "ledger/grammar/paper_game_line.h"

namespace tablebank {

class Language;

/// An edition to ask about. `written` is its name in a position: an id, or the path of a file.
struct CalculatorEdition {
    std::string written;
    std::shared_ptr<const Edition> edition;
};

/// The state of a held deed as one number.
namespace level {
inline constexpr int mortgaged = -1;
inline constexpr int unbuilt = 0;      ///< larger numbers: that many building steps, hotels last
inline constexpr int as_found = 1000;  ///< a state that no step matches: DraftPlayer::as_found has it
}  // namespace level

struct DraftPlayer {
    std::string name;
    Role role = Role::monopolist;
    std::string cash = "0";  ///< as typed
    bool jailed = false;
    std::map<Space, int> deeds{};  ///< the held deeds, with their level
    bool bankrupt = false;
    std::map<Space, Holding> as_found{};  ///< the state of deeds that no step of this role matches
    std::string bare_cash{};              ///< `cash` as a line gave it, if that number may be the number of a deed
    friend bool operator==(const DraftPlayer&, const DraftPlayer&) = default;
};

/// A deed of one player that another one is to get; it needs a confirmation.
struct DeedMove {
    Space deed;
    std::size_t to = 0;
    Holding holding{};
    std::optional<int> level{};  ///< instead of the holding, if a cell was chosen
    friend bool operator==(const DeedMove&, const DeedMove&) = default;
};

/// Everything typed and chosen.
struct CalculatorDraft {
    std::size_t edition = 0;
    std::optional<Question> question = Question::rent;  ///< nullopt: the settlement
    std::vector<DraftPlayer> players{{"Anna"}};         ///< never empty
    std::size_t player = 0;  ///< the player whose deeds are shown, and whom the questions are about
    std::optional<Space> deed;
    std::string search;  ///< of a deed
    int steps = 1;
    std::map<Space, std::string> dice;           ///< for utilities, as typed: "3 4"
    std::map<std::string, std::string> rulings;  ///< only the chosen ones
    std::string reason;                          ///< why a state that the rules do not allow is scored as found
    std::vector<DeedMove> moves{};               ///< not yet confirmed, in the order of asking
    friend bool operator==(const CalculatorDraft&, const CalculatorDraft&) = default;
};

/// A deed as a row: its owner and its state.
struct CalculatorDeed {
    Space space;
    std::string name;
    std::string colour;  ///< of its city, or empty
    SpaceKind kind = SpaceKind::street;
    int owner = -1;  ///< index of the player; -1: none
    int level = level::unbuilt;
    int steps = 0;                     ///< steps that the owner, or the shown player, can build; 0 for a company
    int houses = 0;                    ///< those of them before the first hotel
    std::vector<std::string> built{};  ///< the buildings after each step: "1 house", ..., "a hotel"
    bool asked = false;
    int city = -1;  ///< index on the board; -1 for a company
    bool mortgaged = false;
    std::string found{};  ///< a state that no step of its owner matches: "4 houses"
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
    std::vector<Role> roles;         ///< to choose from; empty if the edition has none
    std::vector<std::string> names;  ///< for players who are added
    std::vector<PlayerMark> marks;
    std::string held;  ///< text of the button for a jailed player: "In jail or the price war", "On the bench"
    std::size_t most_players = 6;
    bool of_deed = true;
    bool with_steps = false;
    std::string deeds_heading;           ///< above the deeds that matter for the question
    std::string search_hint;             ///< in the field for a deed: the chosen deed, or how to type one
    std::string subject;                 ///< the chosen deed
    std::vector<CalculatorDeed> found;   ///< the results of a search; empty while there is none
    std::vector<CalculatorDeed> deeds;   ///< those that matter for the question
    BoardSnapshot board;                 ///< every space, for any question
    std::string touch_hint;              ///< the effect of mouse actions on the board
    std::vector<MissingDice> utilities;  ///< the utilities that need dice
    std::vector<std::string> throws;     ///< utilities that may need dice later: their rows stay reserved
    std::string line_hint;               ///< in the field for a line: the line of the shown player
    std::string move_question;           ///< whose a deed is, or whether a number is cash or a deed; may be empty
    std::string move_to;                 ///< the two answers to it
    std::string move_not;
    std::vector<CalculatorFinding> findings;  ///< about the settlement
    bool wants_reason = false;                ///< something is scored as found
    bool may_be_written = false;              ///< the score can be written as a sheet
    std::vector<RulingChoice> rulings;
    std::size_t changed_rulings = 0;

    std::string amount;                 ///< the answer in large digits; empty if there is none
    std::string sentence;               ///< the answer, or the next missing input
    std::vector<std::string> problems;  ///< why there is no answer
    std::vector<WorkingRow> workings;
    std::vector<StandingRow> standings;
    std::string command;  ///< the same question for a shell
};

[[nodiscard]] CalculatorSnapshot make_calculator_snapshot(const Language& lang,
                                                          const std::vector<CalculatorEdition>& editions,
                                                          const CalculatorDraft& draft);

/// A typed sum: "1500", "1 500", "1,500"; nullopt for anything else.
[[nodiscard]] std::optional<std::int64_t> read_cash(std::string_view typed);

/// A sum, or notes as they were counted: "846", "3x100 2x50"; nullopt for anything else.
[[nodiscard]] std::optional<PaperGameCash> read_draft_cash(const Edition& edition, std::string_view typed);

/// The draft as a paper game, with the notes.
[[nodiscard]] PaperGame paper_game_of(const Edition& edition, const CalculatorDraft& draft);
/// The draft as a position that can be saved, with the reason if something is scored as found. An invalid sum counts as
/// 0.
[[nodiscard]] PositionDocument calculator_document(const std::vector<CalculatorEdition>& editions,
                                                   const CalculatorDraft& draft);
/// A draft that shows a position. `edition` is its index in the editions.
[[nodiscard]] CalculatorDraft draft_of(const PositionDocument& document, std::size_t edition);

/// Gives a deed to the shown player, at a level, and takes it from its owner; nullopt: no one holds it.
void hold(CalculatorDraft& draft, Space deed, std::optional<int> level);
/// The same as a request of the user: if another player holds the deed, it needs a confirmation.
void want(CalculatorDraft& draft, Space deed, std::optional<int> level);
/// Answers the open question: whether a deed moves, or, if none is asked about, whether a number is the cash.
void answer_move(CalculatorDraft& draft, const Edition& edition, bool moves);
/// Drops the questions that have answered themselves: a deed that no one else has any more goes to whom it was typed
/// for.
void settle_moves(CalculatorDraft& draft, const Edition& edition);
/// A player whose line has a number in the place of the cash that is the number of a deed which no player has.
struct BareCash {
    std::size_t player = 0;
    Space deed;
};
[[nodiscard]] std::optional<BareCash> bare_cash(const Edition& edition, const CalculatorDraft& draft);
/// Sets the role of the shown player. Their buildings stay the same: four houses never become a hotel.
void choose_role(CalculatorDraft& draft, const Edition& edition, Role role);
/// Reads a line of a paper game (docs/reference/paper-game.md), one per player: adds a player, or replaces the one with
/// that name. Returns the error, or an empty text.
[[nodiscard]] std::string take_line(const Language& lang, CalculatorDraft& draft, const Edition& edition,
                                    std::string_view line);
/// The line of a player.
[[nodiscard]] std::string line_of(const Edition& edition, const CalculatorDraft& draft, std::size_t player);
/// Changes the edition: deeds that its board does not have are dropped, buildings stay the same.
void choose_edition(CalculatorDraft& draft, const std::vector<CalculatorEdition>& editions, std::size_t edition);
void choose_deed(CalculatorDraft& draft, Space deed);
/// Adds a player, with the first of these names that no other player has.
void add_player(CalculatorDraft& draft, const std::vector<Role>& roles, const std::vector<std::string>& names);
void remove_player(CalculatorDraft& draft, std::size_t player);
/// The draft of a new calculator: one player, with a name of the language.
[[nodiscard]] CalculatorDraft first_draft(const Language& lang);

}  // namespace tablebank

#pragma once
// A question to a calculator about a table at one moment, and its answer: the sum, a sentence, the workings. The
// command `quote` and the calculator of the window share the questions and the answers.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "calculators/building.h"
#include "calculators/income_tax.h"
#include "calculators/position.h"
#include "calculators/refusal.h"
#include "calculators/total_worth.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

enum class Question { rent, price, build, sell, mortgage, redeem, takeover, tax, worth, raise, start };
inline constexpr std::array<std::string_view, 11> question_words{
    "rent", "price", "build", "sell", "mortgage", "redeem", "takeover", "tax", "worth", "raise", "start"};
/// "rent", as in `quote`.
[[nodiscard]] constexpr std::string_view to_string(Question question) {
    return question_words[static_cast<std::size_t>(question)];
}
/// Whether the question is about a deed. The others are about a player, except `start`, which is about the table.
[[nodiscard]] constexpr bool asks_of_deed(Question question) {
    return question <= Question::takeover;
}
[[nodiscard]] constexpr bool asks_of_player(Question question) {
    return !asks_of_deed(question) && question != Question::start;
}

struct Asked {
    Question question = Question::rent;
    Space deed{};                ///< for questions about a deed
    int player = 0;              ///< for questions about a player: index into Position::players
    int steps = 1;               ///< build and sell, at least 1
    std::optional<Dice> dice{};  ///< the visitor's, for the rent of a utility
};

struct QuoteAnswer {
    std::string heading{};  ///< "Rent of Nob Hill to Anna: 184"
    Money amount{};         ///< the requested sum; for income tax the cheaper one, for worth the measure of goal B
    int owner = -1;         ///< for questions about a deed with an owner: index into Position::players
    std::vector<Working> workings{};
    std::optional<IncomeTax> tax{};
    std::optional<Worth> worth{};
    std::optional<Money> redeem{};  ///< for a takeover: the cost of redeeming the deed at once instead
};

/// `setup` names the players of the position in their order. Refusals: those of the calculators, with seats counted
/// from 1; no_deed_there, unowned, dice_not_wanted, dice_missing, player_out, not_in_this_edition (it has no income
/// tax).
[[nodiscard]] std::variant<QuoteAnswer, Refusal> answer_question(const Language& lang, const Setup& setup,
                                                                 const Rulings& rulings, const Position& position,
                                                                 const Asked& asked);

/// Houses and hotels left in the box for a position.
[[nodiscard]] Pieces pieces_left(const Edition& edition, const Position& position);

}  // namespace tablebank

#pragma once
// A table written in words, so that a test of decide reads like the rule: who sits there with what, the line, the
// answer. Every line that is posted is tried further: its canonical form decides to the same entry again, and undone at
// once it leaves the table unchanged.

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "ledger/books/history.h"
#include "ledger/decide/repair.h"

namespace tablebank::testing {

/// The players, and the agreement.
struct Sitting {
    /// One player each, in order of play: "Anna monopolist 1500 @31 @32:mortgaged @34:3 @39:hotel jailed". Without a
    /// sum it is the start cash; "bankrupt" for one who has left. Deeds, sums and jail make it a game from a position.
    std::vector<std::string> players = {"Anna monopolist", "Boris competitor", "Clara monopolist", "Dmitri competitor"};
    Goal goal = Goal::a;
    std::vector<std::string> rulings = {};  ///< "pieces_run_out limited"
    std::string edition = "us";
    std::vector<std::string> kept_cards = {};  ///< cards to keep that the shipped decks do not have, added to the
                                               ///< first: "way out", or "way out=free" with its effect
    std::int64_t printed_penalty = 0;          ///< a sum that the penalty spaces of the shipped boards do not print
    int hotels = 1;                            ///< on a street, each for the price of the first and a rent 100 higher
};

class TableInWords {
public:
    explicit TableInWords(const Sitting& sitting = {});

    /// Posts a line that must be allowed; returns the printed text, one canonical line after another with "; " between.
    std::string post(const std::string& line);
    /// Posts several.
    void play(const std::vector<std::string>& lines);
    /// The refusal of a line that must be refused.
    [[nodiscard]] Refusal refusal_of(const std::string& line) const;
    /// Its code: "short-of-cash".
    [[nodiscard]] std::string refused(const std::string& line) const;
    /// Minutes that pass before the next line.
    void wait(int minutes);

    [[nodiscard]] std::int64_t cash(std::string_view player) const;
    [[nodiscard]] std::int64_t bank() const;
    [[nodiscard]] std::string owner(int space) const;                ///< "Anna", "Anna, mortgaged", "bank", "withheld"
    [[nodiscard]] std::string card(int number) const;                ///< who holds it: "Anna", "bank"
    [[nodiscard]] std::string built(int space) const;                ///< "nothing", "2 houses", "hotel", "2 hotels"
    [[nodiscard]] std::string place(std::string_view player) const;  ///< "@10", "jail", "gone"
    /// Dues in order: "rent 32 to Anna @34", "offer 320 @34", "income_tax 200 or 180 @4".
    [[nodiscard]] std::string owes(std::string_view player) const;
    /// Whose turn it is and how many rolls are left: "Anna 1".
    [[nodiscard]] std::string turn() const;
    [[nodiscard]] std::int64_t round() const { return table_.game.round(); }
    [[nodiscard]] std::string phase() const { return std::string{to_string(table_.game.phase())}; }
    [[nodiscard]] std::string winners() const;                     ///< "Anna Boris"
    [[nodiscard]] std::string fact(const std::string& key) const;  ///< "walked:1"
    [[nodiscard]] std::string set_aside() const;                   ///< codes of the last entry
    [[nodiscard]] std::string state() const;                       ///< bytes of the position and its facts
    [[nodiscard]] std::int64_t minutes_used() const;
    [[nodiscard]] std::int64_t last() const { return table_.history.last(); }
    [[nodiscard]] const Table& table() const { return table_; }

private:
    [[nodiscard]] Seat seat(std::string_view player) const;
    [[nodiscard]] std::string name(Account account) const;
    [[nodiscard]] Stamp next_stamp() const;

    Table table_;
    std::int64_t now_ms_ = 0;
};

/// What an `amend` line would do. Fails the test if the repair itself is refused.
[[nodiscard]] RepairPlan repair_plan_of(const TableInWords& table, const std::string& line);

}  // namespace tablebank::testing

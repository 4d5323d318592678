#pragma once
// A random game that is played twice: as it was meant, and as a banker typed it who took one line for another. The
// typing error is corrected; then both tables are equal. Some play on, and another line is mistaken.

#include <cstdint>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "ledger/books/due.h"
#include "ledger/books/history.h"
#include "ledger/decide/repair.h"
#include "tests/repairs/count.h"
#include "tests/support/chance.h"

namespace repairs {

/// The two tables differ, or a promise was broken; what() tells both games.
class Unmended : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

class RandomRepair {
public:
    RandomRepair(const std::string& edition, std::uint64_t seed, Count& count);

    /// Throws Unmended.
    void play();

private:
    // random_repair.cpp: both games, side by side
    void play_both(int steps);
    [[nodiscard]] bool take_for_another(int steps);
    void go_on_mistaken(const std::string& line);
    void type_wrongly(const std::string& line);
    [[nodiscard]] bool crosses_rents();
    [[nodiscard]] bool is_one_of_several(const std::string& line) const;
    void get_past(const tablebank::Refusal& refusal);
    void settle_all_dues();
    void post(tablebank::Table& table, const std::string& line, bool meant);
    [[nodiscard]] tablebank::Stamp stamp();
    [[noreturn]] void fail(const std::string& why) const;

    // as_meant.cpp: the table's actions
    [[nodiscard]] std::string next_line();
    [[nodiscard]] std::string next_throw() const;
    [[nodiscard]] std::optional<std::string> due_line();
    [[nodiscard]] std::string settlement(const tablebank::Due& due);
    [[nodiscard]] std::string answer_to(const tablebank::Due& due);
    [[nodiscard]] std::string answer_to_offer(const tablebank::Due& due);
    [[nodiscard]] std::string auction_of(const tablebank::Due& due);
    [[nodiscard]] std::string money_first(const tablebank::Due& due);
    [[nodiscard]] std::optional<std::string> part_payment(const tablebank::Due& due);
    [[nodiscard]] std::optional<std::string> disposal();
    [[nodiscard]] std::string trade(tablebank::Seat seat, const std::string& deed);
    [[nodiscard]] bool both_take(const std::string& line) const;
    [[nodiscard]] std::string dice();
    [[nodiscard]] std::string dice_within(const tablebank::Due& due);
    [[nodiscard]] tablebank::Money some_money(int most_units);

    // mistake.cpp: the text typed in its place
    [[nodiscard]] std::optional<std::string> mistaken(const std::string& line);
    [[nodiscard]] std::string other_words(const std::string& line, const std::string& from);

    // put_right.cpp: the repair, and what must hold then
    void pay_what_was_told();
    void put_right();
    [[nodiscard]] std::vector<std::string> answer_all();
    [[nodiscard]] static bool was_paid_before(const tablebank::RepairRow& row, const std::string& answered);
    [[nodiscard]] static bool loses_a_wish(const tablebank::RepairPlan& plan);
    void put_right_wrongly();
    [[nodiscard]] tablebank::Repair planned(const std::string& line) const;
    [[nodiscard]] std::string answer_for(const tablebank::RepairRow& row, const std::string& meant) const;
    [[nodiscard]] std::vector<std::string> left_over(const tablebank::RepairPlan& plan) const;
    [[nodiscard]] bool is_still_meant(const std::string& line) const;
    void check_undone(const tablebank::Table& wrong);
    void check_entries(const tablebank::Table& before) const;

    std::string edition_;
    std::uint64_t seed_;
    Count& count_;
    random_play::Rng chance_;
    bool rich_;
    tablebank::Table right_;
    tablebank::Table wrong_;
    tablebank::Money unit_;              ///< what small sums are made of
    std::vector<std::string> meant_;     ///< canonical lines of the right game from the mistaken one on
    std::string right_line_;             ///< that was taken for another
    std::int64_t mistaken_ = 0;          ///< the entry of the wrong game that has the other
    bool noticed_ = false;               ///< the wrong table cannot go on as the right one does
    bool forgotten_ = false;             ///< in the right game a rent waits that can no longer be claimed in time
    std::set<std::string> right_rents_;  ///< unclaimed ones that the wrong game did not have then
    std::set<std::string> wrong_rents_;
    std::string repair_;  ///< the line that corrects it
    std::int64_t stamps_ = 0;
};

[[nodiscard]] std::string name_of(const tablebank::Table& table, tablebank::Seat seat);
/// The refusal of a line that must be readable.
[[nodiscard]] std::optional<tablebank::Refusal> refusal_of(const tablebank::Table& table, const std::string& line);
[[nodiscard]] bool takes(const tablebank::Table& table, const std::string& line);
/// "3 4".
[[nodiscard]] bool is_throw(const std::string& line);

}  // namespace repairs

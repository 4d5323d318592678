#pragma once
// A random game that is played twice: as it was meant, and as a banker typed it who took one roll for another. What he
// typed wrong is put right; then both tables stand alike.

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "ledger/books/due.h"
#include "ledger/books/history.h"
#include "ledger/decide/repair.h"
#include "tests/support/chance.h"

namespace repairs {

/// The two tables differ, or a promise was broken; what() tells both games.
class Unmended : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

class RandomRepair {
public:
    RandomRepair(const std::string& edition, std::uint64_t seed);

    /// Throws Unmended.
    void play();

    [[nodiscard]] int asked() const { return asked_; }  ///< questions that were answered from the game as it was meant
    [[nodiscard]] int lines() const { return static_cast<int>(meant_.size()); }

private:
    void play_both(int steps);
    void take_for_another(int steps);
    [[nodiscard]] std::string next_line();
    [[nodiscard]] std::string next_roll();
    [[nodiscard]] std::string answer_to(const tablebank::Due& due);
    [[nodiscard]] std::optional<std::string> disposal();
    [[nodiscard]] bool both_take(const std::string& line) const;
    void type_wrongly(const std::string& line);
    void get_past(const tablebank::Refusal& refusal);
    void put_right();
    [[nodiscard]] std::vector<std::string> left_over(const tablebank::RepairPlan& plan) const;
    void check_undone(const tablebank::Table& wrong);
    void check_entries(const tablebank::Table& before) const;
    void post(tablebank::Table& table, const std::string& line, bool meant);
    [[nodiscard]] tablebank::Stamp stamp();
    [[noreturn]] void fail(const std::string& why) const;

    std::string edition_;
    std::uint64_t seed_;
    random_play::Chance chance_;
    tablebank::Table right_;
    tablebank::Table wrong_;
    std::vector<std::string> meant_;  ///< canonical lines of the right game from the mistaken roll on
    std::string dice_;                ///< that were thrown
    std::int64_t mistaken_ = 0;       ///< the entry of the wrong game that has others
    std::string repair_;              ///< the line that puts it right
    std::int64_t stamps_ = 0;
    int asked_ = 0;
};

}  // namespace repairs

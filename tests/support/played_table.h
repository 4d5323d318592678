#pragma once
// A table of a shipped edition for the tests of sentences: played by lines of the grammar, without a file.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/i18n/language.h"
#include "calculators/refusal.h"
#include "ledger/books/due.h"
#include "ledger/books/history.h"
#include "ledger/grammar/notation.h"

namespace tablebank::testing {

/// The edition as shipped, "us" or "ru".
[[nodiscard]] std::shared_ptr<const Edition> shipped_edition(const std::string& id);

class PlayedTable {
public:
    /// Anna (monopolist), Boris (competitor), Clara (monopolist), Dmitri (competitor), as many as `players`;
    /// players without a role where the book has none.
    explicit PlayedTable(const std::string& edition = "us", int players = 4, Goal goal = Goal::a);
    /// Begins from a position instead of the start cash.
    PlayedTable(const std::string& edition, const Position& from, Goal goal = Goal::a);
    /// The same with a box that was changed.
    PlayedTable(Edition box, const Position& from);

    /// Posts lines, each of which must be accepted; the last one's sentence.
    std::string post_all(const Language& lang, const std::vector<std::string>& lines);
    std::string post(std::string_view line);
    std::string post(const Language& lang, std::string_view line);  ///< its sentence in a language
    /// The refusal of a line, which must be refused.
    [[nodiscard]] Refusal refusal(std::string_view line) const;
    [[nodiscard]] ParseError parse_error(std::string_view line) const;

    [[nodiscard]] const Table& table() const { return *table_; }
    [[nodiscard]] const Game& game() const { return table_->game; }
    [[nodiscard]] const Setup& setup() const { return *table_->game.setup; }
    [[nodiscard]] std::int64_t last() const { return table_->history.last(); }
    [[nodiscard]] Due due() const;  ///< the oldest open one, which must be there

private:
    std::unique_ptr<Table> table_;
};

}  // namespace tablebank::testing

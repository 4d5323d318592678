#pragma once
// The questions of a row: what a calculator answers on the table as it stands, with the paragraphs of its workings.

#include <set>
#include <string>
#include <variant>

#include "calculators/refusal.h"
#include "ledger/books/game.h"
#include "tests/conformance/book.h"

namespace tablebank::conformance {

struct Answer {
    std::string text;
    std::set<std::string> cites;
};

/// Throws std::invalid_argument for a question that is none.
[[nodiscard]] std::variant<Answer, Refusal> ask(const Game& game, const Row& row);

}  // namespace tablebank::conformance

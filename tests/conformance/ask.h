#pragma once
// The questions of a row: a calculator's answer on the present table, with the paragraphs of its calculation.

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

/// Throws std::invalid_argument for an invalid question.
[[nodiscard]] std::variant<Answer, Refusal> ask(const Game& game, const Row& row);

}  // namespace tablebank::conformance

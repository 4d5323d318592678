#pragma once
// Drafts of the American edition for the calculator, and its answers.

#include <doctest/doctest.h>

#include <initializer_list>
#include <vector>

#include "app/present/calculator/calculator_snapshot.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank::testing {

[[nodiscard]] inline const std::vector<CalculatorEdition>& editions() {
    static const std::vector<CalculatorEdition> all{
        {"us", shipped_edition("us")}, {"football", shipped_edition("football")}, {"it", shipped_edition("it")}};
    return all;
}
[[nodiscard]] inline const Edition& us() {
    return *editions().front().edition;
}

/// Anna with the deeds of San Francisco, three houses on Nob Hill.
[[nodiscard]] inline CalculatorDraft san_francisco() {
    CalculatorDraft draft;
    hold(draft, Space{31}, level::unbuilt);
    hold(draft, Space{34}, 3);
    draft.deed = Space{34};
    return draft;
}

/// A draft of these lines, asked for its settlement.
[[nodiscard]] inline CalculatorDraft of_lines(std::initializer_list<const char*> lines) {
    CalculatorDraft draft;
    draft.question.reset();
    for (const char* line : lines) CHECK(take_line(english, draft, us(), line).empty());
    return draft;
}

[[nodiscard]] inline CalculatorSnapshot ask(const CalculatorDraft& draft) {
    return make_calculator_snapshot(english, editions(), draft);
}

}  // namespace tablebank::testing

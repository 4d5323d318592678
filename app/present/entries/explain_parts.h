#pragma once
// What the explanations of dues and of entries share. Inner parts of explain.

#include <string>

#include "app/present/entries/explain.h"

namespace tablebank {

[[nodiscard]] std::string rent_title(const Edition& edition, Space deed);
[[nodiscard]] std::string purchase_title(const Edition& edition, Space deed);
[[nodiscard]] std::string foundation_title();
[[nodiscard]] Explanation explanation_of(std::string title, Quote quote);
[[nodiscard]] Explanation explain_income_tax(const Game& then, Seat player);
[[nodiscard]] Explanation explain_jail_fine(const Edition& edition);

}  // namespace tablebank

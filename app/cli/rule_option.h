#pragma once
// `--rule KEY=VALUE`: a ruling of the table, as `new` and `score` take it. Internal to this room.

#include <iosfwd>
#include <string>
#include <vector>

#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// Throws CliError usage for an unknown key or value, with what is near it.
void read_rule(const Language& lang, const std::string& option, Rulings& rulings);

/// A ruling that changes nothing is taken, and said to do so beside the answer.
void remark_on_rules(const Language& lang, const Setup& setup, const std::vector<std::string>& rules,
                     std::ostream& err);

}  // namespace tablebank

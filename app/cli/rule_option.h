#pragma once
// `--rule KEY=VALUE`: a ruling of the table, for `new` and `score`. Internal header.

#include <iosfwd>
#include <string>
#include <vector>

#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// Throws CliError usage for an unknown key or value, with suggestions.
void read_rule(const Language& lang, const std::string& option, Rulings& rulings);

/// A ruling without effect is accepted; a remark about it is printed to `err`.
void remark_on_rules(const Language& lang, const Setup& setup, const std::vector<std::string>& rules,
                     std::ostream& err);

}  // namespace tablebank

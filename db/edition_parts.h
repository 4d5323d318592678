#pragma once
// The parts an edition file is read in. For edition_file.cpp only: it shows the types of toml++.

#include "calculators/edition.h"
#include "db/edition_reader.h"

namespace tablebank {

/// The rule profile: each rule with its value and its paragraph.
[[nodiscard]] Profile read_rules(TableReader& rules);
/// The spaces, cities and deeds. A space with a deed takes its name from it, a deed its kind from its space.
void read_board(TableReader& file, Edition& edition);
/// The decks of both roles, in the words of the `card` line.
void read_decks(TableReader& decks, Edition& edition);

}  // namespace tablebank

#pragma once
// The parts of reading an edition file. Only for edition_*.cpp of this folder: it exposes the types of toml++.

#include "calculators/edition.h"
#include "db/edition/edition_reader.h"

namespace tablebank {

/// The tables of a text, before they become an edition. Throws EditionError if it is not TOML, or too long.
[[nodiscard]] toml::table parse_edition_toml(const EditionText& text);

/// The text with the status of every figure set to template, and no other change.
[[nodiscard]] std::string as_template(const EditionText& edition);

// In this order: the required rules depend on the board, and the figures of a deed on the rules.

/// The spaces, the cities and the names of hidden cards.
void read_board(TableReader& file, Edition& edition);
/// The rule profile: each rule with its value and its paragraph.
void read_rules(TableReader& rules, Edition& edition);
/// The deeds. A space gets its name from its deed, a deed its kind from its space. False if a line of the board is
/// missing or too many: then no deed was read.
[[nodiscard]] bool read_deeds(TableReader& file, Edition& edition);
/// The decks, in the words of the `card` line.
void read_decks(TableReader& decks, Edition& edition);

}  // namespace tablebank

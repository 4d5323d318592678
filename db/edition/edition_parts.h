#pragma once
// The parts an edition file is read in. For edition_*.cpp of this room only: it shows the types of toml++.

#include "calculators/edition.h"
#include "db/edition/edition_reader.h"

namespace tablebank {

/// The tables of a text, not yet an edition. Throws EditionError where it is no TOML, or longer than an edition may be.
[[nodiscard]] toml::table parse_edition_toml(const EditionText& text);

/// The text with every figure's status a template, and nothing else changed.
[[nodiscard]] std::string as_template(const EditionText& edition);

// In this order: which rules must be there depends on the board, and what a deed prints on the rules.

/// The spaces, the cities and the names of hidden cards.
void read_board(TableReader& file, Edition& edition);
/// The rule profile: each rule with its value and its paragraph.
void read_rules(TableReader& rules, Edition& edition);
/// The deeds. A space with a deed takes its name from it, a deed its kind from its space.
void read_deeds(TableReader& file, Edition& edition);
/// The decks, in the words of the `card` line.
void read_decks(TableReader& decks, Edition& edition);

}  // namespace tablebank

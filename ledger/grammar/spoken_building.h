#pragma once
// Houses and hotels as people say them: "puts two houses on Nob Hill", "sells all houses in London". Internal header of
// the line grammar.

#include "ledger/grammar/command.h"
#include "ledger/grammar/notation_reader.h"

namespace tablebank {

/// Whether a verb is here that can put houses or a hotel on a street, with these after it.
[[nodiscard]] bool at_spoken_building(const Reader& line);

/// Reads "builds 2 houses on Nob Hill" and "sells the hotel on Nob Hill". False, and nothing is consumed, for anything
/// else.
bool read_spoken_building(Reader& line, Command& command);

/// "2 houses on Nob Hill" without a verb is an error that names both meanings. False, and nothing is consumed, for
/// anything else.
bool asks_about_pieces(Reader& line, const Command& command);

/// Refuses "and Beacon Street" after a deed that is mortgaged or redeemed, and names the lines to type instead.
/// Consumes nothing.
void refuse_second_deed(Reader& line, const Command& command);

/// Consumes the words for all buildings of a city, between "all" and its name.
void skip_pieces_of_city(Reader& line);

}  // namespace tablebank

#pragma once
// Parsing of the words after each verb: one function for each row of the grammar. Internal header of the line grammar.

#include <string>

#include "ledger/grammar/command.h"
#include "ledger/grammar/notation_reader.h"

namespace tablebank::reading {

/// A verb that is a whole line.
template <class Plain>
[[nodiscard]] Action plain(Reader&) {
    return Plain{};
}

// Moves and payments: notation_moves.cpp
[[nodiscard]] Action roll(Reader& line);
[[nodiscard]] Action rent(Reader& line);
[[nodiscard]] Action tax(Reader& line);
[[nodiscard]] Action pay(Reader& line);
[[nodiscard]] Action get(Reader& line);
[[nodiscard]] Action at(Reader& line);
[[nodiscard]] Action count(Reader& line);
[[nodiscard]] Action bankrupt(Reader& line);

// Deeds and buildings: notation_property.cpp
[[nodiscard]] Action buy(Reader& line);
[[nodiscard]] Action auction(Reader& line);
[[nodiscard]] Action build(Reader& line);
[[nodiscard]] Action sell(Reader& line);
[[nodiscard]] Action mortgage(Reader& line);
[[nodiscard]] Action redeem(Reader& line);

// Trades: notation_trade.cpp
[[nodiscard]] Action trade(Reader& line);
/// One side of a trade. The items end before a word of `until`, which is not consumed, or with the line.
[[nodiscard]] Items items(Reader& line, std::initializer_list<std::string_view> until);
/// One thing of a side, added to it. False, and nothing is consumed, before a word of `until` or at the end.
bool item(Reader& line, Items& items, std::initializer_list<std::string_view> until,
          Reader::Sums sums = Reader::Sums::several);

// Cards and single dice: notation_cards.cpp
[[nodiscard]] Action card(Reader& line);
[[nodiscard]] Action draw(Reader& line);
[[nodiscard]] Action use(Reader& line);
[[nodiscard]] Action foundation(Reader& line);
[[nodiscard]] Action stake(Reader& line);
[[nodiscard]] Action shuffle(Reader& line);

// The table, its clock, its ending and its history: notation_table.cpp
[[nodiscard]] Action turn(Reader& line);
[[nodiscard]] Action clock(Reader& line);
[[nodiscard]] Action walk(Reader& line);
[[nodiscard]] Action richest(Reader& line);
[[nodiscard]] Action rule(Reader& line);
[[nodiscard]] Action undo(Reader& line);
[[nodiscard]] Action amend(Reader& line);

// Who sits at the table: notation_people.cpp
[[nodiscard]] Action take_over(Reader& line);
[[nodiscard]] Action swap(Reader& line);
[[nodiscard]] Action rename(Reader& line);
[[nodiscard]] Action join(Reader& line);
[[nodiscard]] Action join_as(Reader& line, std::string name);  ///< after the name

// The judge: notation_judge.cpp
[[nodiscard]] Action confirm(Reader& line);
[[nodiscard]] Action certify(Reader& line);
[[nodiscard]] Action correct(Reader& line);
[[nodiscard]] Action adjust(Reader& line);
[[nodiscard]] Action protest(Reader& line);

}  // namespace tablebank::reading

#pragma once
// Boxes that were never printed: board, groups, deeds, decks and sums at random, with the rules of a known book.

#include "tests/random_play/model_book.h"
#include "tests/support/chance.h"

namespace random_play {

/// 20 to 60 spaces with every kind of corner that the book has, groups of as few streets as a monopoly of it needs to
/// 6, one to eight houses before a hotel, up to three hotels on a street, one transport or utility or more.
[[nodiscard]] Book invented_book(Rng& chance, const Book& known);

}  // namespace random_play

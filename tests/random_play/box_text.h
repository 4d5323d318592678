#pragma once
// A book of the model as the file of an edition.

#include <string>

#include "tests/random_play/model_book.h"

namespace random_play {

/// The file of a shipped edition with the board, the deeds, the decks and the sums of an invented book that has its
/// rules.
[[nodiscard]] std::string box_text(const Book& book, const std::string& shipped);

}  // namespace random_play

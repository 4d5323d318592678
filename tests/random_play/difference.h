#pragma once
// Compares the product's table with the model's. The only file that includes both.

#include <string>

#include "db/edition/edition_file.h"
#include "ledger/books/game.h"
#include "tests/random_play/model_table.h"

namespace random_play {

/// The first difference, in words; empty where the two agree.
[[nodiscard]] std::string difference(const tablebank::Game& game, const ModelTable& model);

/// Invariants of every entry, counted without help from the book: every asset is there, each deed and token has one
/// place, no account except the bank is below zero. Empty if all are true.
[[nodiscard]] std::string missing_asset(const tablebank::Game& game, const Book& book);

/// The shipped edition of a book, or the one that the file of an invented box makes. The second kind is valid until the
/// next invented box is asked for.
[[nodiscard]] const tablebank::LoadedEdition& edition_of(const Book& book);
/// The agreement, as the product takes it.
[[nodiscard]] tablebank::Setup make_setup(const Agreed& agreed, const std::string& game_id);
/// The heading of a recorded game.
[[nodiscard]] std::string heading(const Agreed& agreed);

}  // namespace random_play

#pragma once
// Finds the probable typing error if an edition file is not TOML. Internal header.

#include <cstddef>
#include <optional>
#include <string_view>

#include "calculators/sentence.h"

namespace tablebank {

/// The usual typing error at a place of a text: a number with another character in it, a text without quotation marks,
/// a missing "=". Line and column count from 1, columns in characters; nullopt for any other error.
[[nodiscard]] std::optional<Sentence> toml_slip(std::string_view text, std::size_t line, std::size_t column);

}  // namespace tablebank

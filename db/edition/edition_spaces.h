#pragma once
// Changes of a board in the text of an edition: one space more, one less, another kind. The deeds and the cards keep
// their spaces, which get other numbers. Everything else stays as it was typed.

#include <cstddef>
#include <string>
#include <string_view>

namespace tablebank {

// Each returns the text unchanged if there is no such space. Throws EditionError if the text is not TOML.

/// A space of rest without a name after the one with this number.
[[nodiscard]] std::string with_space_after(const std::string& text, std::size_t space);
/// Without the space and its deed. A card that leads there gets no other destination: it is written `goto @`, an error
/// that the reader reports.
[[nodiscard]] std::string without_space(const std::string& text, std::size_t space);
/// With another kind of the space. A street or a company gets a deed with the name of the space and figures of zero,
/// which are to be typed from the card; a space without a deed keeps the name of its former deed.
[[nodiscard]] std::string with_space_kind(const std::string& text, std::size_t space, std::string_view kind);

}  // namespace tablebank

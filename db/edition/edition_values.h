#pragma once
// The positions of an edition file's values in its text, so that one can be replaced and everything else, including
// comments and alignment, stays as it was typed. Depends on TOML, not on the meaning of the keys.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "db/edition/edition_file.h"

namespace tablebank {

/// One element of a list and its position.
struct EditionItem {
    std::string typed;
    std::size_t begin = 0;
    std::size_t end = 0;
};

struct EditionValue {
    enum class Kind {
        text,
        number,
        truth,
        list,    ///< of figures and texts: a rent column, a deck
        tables,  ///< a list of tables, as a whole; the values in them are listed separately
        other,   ///< types that no edition has: a fraction, a date
    };
    std::string key;  ///< "deed[3].price", as in messages
    Kind kind = Kind::text;
    std::string typed;                 ///< without quotes; "true"
    std::vector<EditionItem> items{};  ///< of a list
    std::size_t begin = 0;             ///< in bytes of the text
    std::size_t end = 0;               ///< one past the end
};

/// In the order of the text. Throws EditionError if it is not TOML.
[[nodiscard]] std::vector<EditionValue> edition_values(const EditionText& text);

// Literals of values. Text that is not a number is written as a string, so that any typed text gives a valid file, and
// the reader of editions reports the error.
[[nodiscard]] std::string text_literal(std::string_view typed);
[[nodiscard]] std::string number_literal(std::string_view typed);
[[nodiscard]] std::string truth_literal(std::string_view typed);
[[nodiscard]] std::string list_literal(const std::vector<std::string>& items, bool of_numbers);

/// Another literal in place of a value.
[[nodiscard]] std::string with_literal(const std::string& text, const EditionValue& value, std::string_view literal);
/// Replaces an element of a list, appends one, or removes one. Requires an existing element.
[[nodiscard]] std::string with_item(const std::string& text, const EditionItem& item, std::string_view literal);
[[nodiscard]] std::string with_last_item(const std::string& text, const EditionValue& list, std::string_view literal);
[[nodiscard]] std::string without_item(const std::string& text, const EditionValue& list, std::size_t index);
/// Adds a new key at the end of the nearest existing table around it; a missing table of the top level is created.
/// Throws EditionError if the text is not TOML.
[[nodiscard]] std::string with_new_key(const EditionText& text, const std::string& key, std::string_view literal);

}  // namespace tablebank

#pragma once
// The values of an edition file where they stand in its text, so that one can be replaced and everything else, comments
// and columns too, stays as it was typed. Knows TOML and nothing of what the keys mean.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "db/edition/edition_file.h"

namespace tablebank {

/// One element of a list, where it stands.
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
        tables,  ///< a list of tables, as a whole; the values in them are values of their own
        other,   ///< what no edition has: a fraction, a date
    };
    std::string key;  ///< "deed[3].price", as messages write it
    Kind kind = Kind::text;
    std::string typed;                 ///< without quotes; "true"
    std::vector<EditionItem> items{};  ///< of a list
    std::size_t begin = 0;             ///< in bytes of the text
    std::size_t end = 0;               ///< one past it
};

/// In the order of the text. Throws EditionError where it is no TOML.
[[nodiscard]] std::vector<EditionValue> edition_values(const EditionText& text);

// How a value is written. What is no figure is written as a text, so that every text that is typed makes a file, and
// the reader of editions says what is wrong with it.
[[nodiscard]] std::string text_literal(std::string_view typed);
[[nodiscard]] std::string number_literal(std::string_view typed);
[[nodiscard]] std::string truth_literal(std::string_view typed);
[[nodiscard]] std::string list_literal(const std::vector<std::string>& items, bool of_numbers);

/// Another literal in place of a value.
[[nodiscard]] std::string with_literal(const std::string& text, const EditionValue& value, std::string_view literal);
/// One element of a list in another literal, one more at its end, or one less. Expects an element that is there.
[[nodiscard]] std::string with_item(const std::string& text, const EditionItem& item, std::string_view literal);
[[nodiscard]] std::string with_last_item(const std::string& text, const EditionValue& list, std::string_view literal);
[[nodiscard]] std::string without_item(const std::string& text, const EditionValue& list, std::size_t index);
/// A key that is not there yet, at the end of the nearest table around it that is; a table of the file's top level is
/// begun where it is missing. Throws EditionError where the text is no TOML.
[[nodiscard]] std::string with_new_key(const EditionText& text, const std::string& key, std::string_view literal);

}  // namespace tablebank

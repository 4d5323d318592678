#pragma once
// The rows of each section of the edition editor. Internal header of edition_editor*.cpp.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/present/editions/edition_editor.h"
#include "calculators/edition_words.h"

namespace tablebank {

class Language;

/// The values of a file by their keys.
class EditionValues {
public:
    explicit EditionValues(std::vector<EditionValue> values) : values_(std::move(values)) {}
    [[nodiscard]] const EditionValue* find(std::string_view key) const;
    /// The text for a field, the numbers of a list with spaces between them; empty if there is no value.
    [[nodiscard]] std::string typed(std::string_view key) const;
    [[nodiscard]] bool has_table(std::string_view key) const;  ///< any value within it
    /// The number of tables or elements of a list.
    [[nodiscard]] std::size_t count(const std::string& list) const;
    /// The names directly within a table, in the order of the file.
    [[nodiscard]] std::vector<std::string> names_in(const std::string& table) const;

private:
    std::vector<EditionValue> values_;
};

/// The book's words that are in the file; the usual ones for missing or wrong ones.
[[nodiscard]] EditionWords edition_words(const EditionValues& values);

void add_editor_rows(const Language& lang, const EditionValues& values, const EditionDraft& draft,
                     EditorSnapshot& snapshot);
/// The rules and the rulings.
void add_rule_rows(const Language& lang, const EditionValues& values, EditorSnapshot& snapshot);
void add_ruling_rows(const Language& lang, const EditionValues& values, EditorSnapshot& snapshot);

}  // namespace tablebank

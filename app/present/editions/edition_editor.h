#pragma once
// The edition editor: the values of an edition file as fields, section by section, each with its message from `editions
// check`. The draft is the text of the file; a field changes one value in it and leaves the rest as it was typed.

#include <optional>
#include <string>
#include <vector>

#include "app/present/words/ruling_choice.h"
#include "calculators/table.h"
#include "db/edition/edition_values.h"

namespace tablebank {

class Language;

enum class EditorSection { board, deeds, cards, money, rules, rulings };

struct EditorField {
    std::string key;    ///< in the file: "deed[3].price"
    std::string label;  ///< above the first row of a table, or in front of the field
    std::string typed;
    float share = 1;                             ///< of the row's width
    std::vector<RulingChoice::Value> choices{};  ///< if only these values are allowed
    std::string message{};                       ///< the error or the doubt
    bool warning = false;
    bool number = false;    ///< a figure: aligned right in its column
    bool left_out = false;  ///< not in the file: `typed` is the default
};

struct EditorRow {
    std::string title;   ///< "START", "Nob Hill", "What each player begins with"
    std::string name{};  ///< the key in the file, in small text; or empty
    std::string colour{};
    std::vector<EditorField> fields{};
    std::string adds{};     ///< a list that the button extends by one: "deck.monopolist"
    std::string removes{};  ///< an element that the button removes: "deck.monopolist[3]"
};

struct EditorFinding {
    std::string key;
    std::string place;  ///< "@1 Basin Street · price"; the key if no field shows it
    std::string text;   ///< the text of `editions check`, without the file
    bool warning = false;
    EditorSection section = EditorSection::board;
};

struct EditorTab {
    EditorSection section = EditorSection::board;
    std::string text;
    std::size_t errors = 0;
    std::size_t warnings = 0;
};

struct EditorSnapshot {
    EditorSection section = EditorSection::deeds;  ///< the section of these rows
    std::string name;                              ///< of the edition
    std::vector<EditorTab> tabs;
    std::vector<std::string> labels;  ///< column headings, if the section is one table
    std::vector<float> shares;
    std::vector<EditorRow> rows;
    std::vector<EditorFinding> findings;
    std::size_t errors = 0;
    std::size_t warnings = 0;
    std::vector<Role> columns;  ///< roles whose rents can be shown; with fewer than two there is no choice
    bool sound = false;         ///< no errors
    std::string verdict;        ///< "3 errors, 1 doubtful figure"
};

struct EditionDraft {
    std::string text;
    EditorSection section = EditorSection::deeds;
    Role column = Role::monopolist;  ///< the role whose rents are shown
    friend bool operator==(const EditionDraft&, const EditionDraft&) = default;
};

/// Throws EditionError if the text is not TOML.
[[nodiscard]] EditorSnapshot make_editor_snapshot(const Language& lang, const EditionDraft& draft);

/// The text with a new value of a field. The numbers of a list are typed with spaces between them.
[[nodiscard]] std::string with_field(const std::string& text, const std::string& key, const std::string& typed);
/// The text with one more element of a list (a card, a note), or without one.
[[nodiscard]] std::string with_one_more(const std::string& text, const std::string& list);
[[nodiscard]] std::string without_element(const std::string& text, const std::string& element);

/// Whether the value of a key is a whole number, or a list of them.
[[nodiscard]] bool is_whole_number(std::string_view key);
/// Selects the section, and the column of a street, in which a key is edited.
void lead_to(EditionDraft& draft, std::string_view key);
/// The field for a message: its own, or the first of its table; empty if it is not shown.
[[nodiscard]] std::string field_for(const EditorSnapshot& snapshot, const std::string& key);

/// The number of the element of a list that a key is about: 12 of "space" for "space[12]" and "space[12].kind".
[[nodiscard]] std::optional<std::size_t> element_of(std::string_view list, std::string_view key);

/// The section in which a key of the file is edited.
[[nodiscard]] EditorSection section_of(std::string_view key);

}  // namespace tablebank

#pragma once
// An edition file as it is edited: its values as fields, section by section, each with what `editions check` says of
// it. The text of the file is the draft; a field changes one value in it and leaves the rest as it was typed.

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
    std::string key;    ///< of the file: "deed[3].price"
    std::string label;  ///< above the first row of a table, or before the field
    std::string typed;
    float share = 1;                             ///< of the row's width
    std::vector<RulingChoice::Value> choices{};  ///< where only these are known
    std::string message{};                       ///< what is wrong or doubtful
    bool warning = false;
    bool number = false;    ///< a figure: stands at the right of its column
    bool left_out = false;  ///< not in the file: `typed` is what then holds
};

struct EditorRow {
    std::string title;   ///< "START", "Nob Hill", "What each player begins with"
    std::string name{};  ///< the key in the file, small; or empty
    std::string colour{};
    std::vector<EditorField> fields{};
    std::string adds{};     ///< a list that a press makes one longer: "deck.monopolist"
    std::string removes{};  ///< an element that a press takes out: "deck.monopolist[3]"
};

struct EditorFinding {
    std::string key;
    std::string place;  ///< "@1 Basin Street · price"; the key where no field shows it
    std::string text;   ///< as `editions check` words it, without the file
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
    EditorSection section = EditorSection::deeds;  ///< whose rows these are
    std::string name;                              ///< of the edition
    std::vector<EditorTab> tabs;
    std::vector<std::string> labels;  ///< heads of the columns, where the section is one table
    std::vector<float> shares;
    std::vector<EditorRow> rows;
    std::vector<EditorFinding> findings;
    std::size_t errors = 0;
    std::size_t warnings = 0;
    std::vector<Role> columns;  ///< roles whose rents can be shown; one or none: nothing to choose
    bool sound = false;         ///< no errors
    std::string verdict;        ///< "3 errors, 1 doubtful figure"
};

struct EditionDraft {
    std::string text;
    EditorSection section = EditorSection::deeds;
    Role column = Role::monopolist;  ///< whose rents the deeds show
    friend bool operator==(const EditionDraft&, const EditionDraft&) = default;
};

/// Throws EditionError where the text is no TOML.
[[nodiscard]] EditorSnapshot make_editor_snapshot(const Language& lang, const EditionDraft& draft);

/// The text with a field typed anew. Lists are typed with blanks between their figures.
[[nodiscard]] std::string with_field(const std::string& text, const std::string& key, const std::string& typed);
/// The text with one more element of a list (a card, a note), or without one.
[[nodiscard]] std::string with_one_more(const std::string& text, const std::string& list);
[[nodiscard]] std::string without_element(const std::string& text, const std::string& element);

/// Whether the value of a key is a whole number, or a list of them.
[[nodiscard]] bool is_whole_number(std::string_view key);
/// Shows the section, and the column of a street, where a key is edited.
void lead_to(EditionDraft& draft, std::string_view key);
/// The field that shows what a message is about, its own or the first of its table; empty where it is not shown.
[[nodiscard]] std::string field_for(const EditorSnapshot& snapshot, const std::string& key);

/// Where a key of the file is edited.
[[nodiscard]] EditorSection section_of(std::string_view key);

}  // namespace tablebank

#include "app/present/editions/edition_editor.h"

#include <algorithm>
#include <array>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/editions/edition_editor_rows.h"
#include "app/present/editions/verdict_text.h"
#include "app/present/words/edition_error_text.h"

namespace tablebank {

namespace {

struct SectionWords {
    EditorSection section;
    const char* text;
};

constexpr std::array section_words{SectionWords{EditorSection::board, mark("Board and names")},
                                   SectionWords{EditorSection::deeds, mark("Deeds")},
                                   SectionWords{EditorSection::cards, mark("Cards")},
                                   SectionWords{EditorSection::money, mark("Money and box")},
                                   SectionWords{EditorSection::rules, mark("Rules")},
                                   SectionWords{EditorSection::rulings, mark("Rulings")}};

std::vector<EditionMessage> messages_of(const EditionText& text, bool& sound) {
    std::vector<EditionMessage> messages;
    sound = true;
    try {
        static_cast<void>(parse_edition(text, &messages));
    } catch (const EditionError& error) {
        messages = error.messages();
        sound = false;
    }
    return messages;
}

/// The text typed at a key, also if it is one number of a list.
std::string typed_at(const EditionValues& values, const std::string& key) {
    const std::size_t bracket = key.find_last_of('[');
    const EditionValue* list = key.ends_with(']') ? values.find(key.substr(0, bracket)) : nullptr;
    if (list == nullptr) return values.typed(key);
    for (std::size_t i = 0; i < list->items.size(); ++i) {
        if (key.ends_with('[' + std::to_string(i) + ']')) return list->items[i].typed;
    }
    return {};
}

/// Puts the messages into the banker's language. A text typed in a field for a number gets a plainer message than in
/// `editions check`.
void word_for_bankers(const Language& lang, std::vector<EditionMessage>& messages, const EditionValues& values) {
    for (EditionMessage& message : messages) {
        message.message = edition_reason_text(lang, message);
        if (!is_whole_number(message.key) || message.warning) continue;
        const std::string typed = typed_at(values, message.key);
        if (number_literal(typed) == typed) continue;
        if (typed.empty() && values.find(message.key) == nullptr) continue;
        message.message = typed.empty() ? lang.tr("A whole number is missing here.")
                                        : lang.tr("\"{typed}\" is not a whole number: digits alone, such as 150.",
                                                  {{"typed", typed}});
    }
}

EditorFinding finding_of(const EditionMessage& message) {
    return {message.key, message.key, message.message, message.warning, section_of(message.key)};
}

/// Names the field of each finding, in the words of its row.
void name_places(const Language& lang, const EditionValues& values, const EditionDraft& draft,
                 EditorSnapshot& snapshot) {
    for (EditorFinding& finding : snapshot.findings) {
        EditionDraft there{{}, draft.section, draft.column};
        lead_to(there, finding.key);
        EditorSnapshot shown;
        shown.columns = snapshot.columns;
        add_editor_rows(lang, values, there, shown);
        const std::string key = field_for(shown, finding.key);
        for (const EditorRow& row : shown.rows) {
            const auto field = std::ranges::find(row.fields, key, &EditorField::key);
            if (field == row.fields.end()) continue;
            finding.place = row.title;
            if (there.section == EditorSection::deeds) finding.place += ' ' + row.fields.front().typed;
            if (!field->label.empty()) finding.place += " · " + field->label;
        }
    }
}

/// Whether a message is about a value or a part of it: one figure of a rent column.
bool is_about(const std::string& message, const std::string& key) {
    return message == key || message.starts_with(key + '[') || message.starts_with(key + '.');
}

/// Whether a message is about a table that the key is in.
bool is_around(const std::string& message, const std::string& key) {
    return !message.empty() && (key.starts_with(message + '.') || key.starts_with(message + '['));
}

void tell(EditorField& field, const EditionMessage& message) {
    if (!field.message.empty() && !field.warning) return;
    field.message = message.message;
    field.warning = message.warning;
}

/// Puts each message at its field; one about a whole table at the first field of it.
void place_messages(std::vector<EditorRow>& rows, const std::vector<EditionMessage>& messages) {
    for (const EditionMessage& message : messages) {
        EditorField* around = nullptr;
        bool placed = false;
        for (EditorRow& row : rows) {
            for (EditorField& field : row.fields) {
                if (is_about(message.key, field.key)) {
                    tell(field, message);
                    placed = true;
                } else if (around == nullptr && is_around(message.key, field.key)) {
                    around = &field;
                }
            }
        }
        if (!placed && around != nullptr) tell(*around, message);
    }
}

}  // namespace

void lead_to(EditionDraft& draft, std::string_view key) {
    draft.section = section_of(key);
    if (draft.section != EditorSection::deeds) return;
    for (const Role role : {Role::monopolist, Role::competitor}) {
        if (key.find('.' + std::string(to_string(role))) != std::string_view::npos) draft.column = role;
    }
}

std::string field_for(const EditorSnapshot& snapshot, const std::string& key) {
    std::string around;
    for (const EditorRow& row : snapshot.rows) {
        for (const EditorField& field : row.fields) {
            if (is_about(key, field.key)) return field.key;
            if (around.empty() && is_around(key, field.key)) around = field.key;
        }
    }
    return around;
}

EditorSnapshot make_editor_snapshot(const Language& lang, const EditionDraft& draft) {
    const EditionText text{.path = {}, .text = draft.text};
    const EditionValues values(edition_values(text));
    EditorSnapshot snapshot;
    snapshot.section = draft.section;
    snapshot.name = values.typed("name");
    if (values.typed("rules.roles.applies") != "false") snapshot.columns = {Role::monopolist, Role::competitor};
    std::vector<EditionMessage> messages = messages_of(text, snapshot.sound);
    word_for_bankers(lang, messages, values);
    std::ranges::transform(messages, std::back_inserter(snapshot.findings), finding_of);
    name_places(lang, values, draft, snapshot);
    // Errors first; each kind in the order of the file.
    std::ranges::stable_sort(snapshot.findings, {}, &EditorFinding::warning);
    for (const SectionWords& each : section_words) {
        EditorTab tab{each.section, lang.tr(each.text)};
        for (const EditorFinding& finding : snapshot.findings) {
            if (finding.section == each.section) ++(finding.warning ? tab.warnings : tab.errors);
        }
        snapshot.errors += tab.errors;
        snapshot.warnings += tab.warnings;
        snapshot.tabs.push_back(std::move(tab));
    }
    snapshot.verdict = verdict_text(lang, snapshot.errors, snapshot.warnings);
    add_editor_rows(lang, values, draft, snapshot);
    for (EditorRow& row : snapshot.rows)
        for (EditorField& field : row.fields) field.number = is_whole_number(field.key);
    place_messages(snapshot.rows, messages);
    return snapshot;
}

}  // namespace tablebank

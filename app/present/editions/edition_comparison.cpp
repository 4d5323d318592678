#include "app/present/editions/edition_comparison.h"

#include <algorithm>
#include <map>
#include <string_view>

#include "app/i18n/language.h"
#include "app/present/editions/edition_editor_rows.h"
#include "app/present/words/name_text.h"

namespace tablebank {
namespace {

/// A field of the editor without what only one file has: deeds are known by their spaces.
struct Field {
    std::string said;   ///< "@1 Basin Street, price"
    std::string typed;  ///< in words if the editor has words for it
};

struct Section {
    std::string heading;
    std::map<std::string, Field> fields;                      ///< by their keys
    std::vector<std::string> order;                           ///< the keys as the editor shows them
    std::map<std::string, std::map<std::string, int>> decks;  ///< how often each card is in a deck
};

bool is_name(std::string_view key) {
    constexpr std::string_view names[] = {".name", ".short", ".slug", ".colour", ".brief"};
    return std::ranges::any_of(names, [&](std::string_view name) { return key.ends_with(name); });
}

/// What differs in every box and changes no figure.
bool is_label(std::string_view key) {
    constexpr std::string_view labels[] = {"id", "name", "language", "shelf"};
    return std::ranges::find(labels, key) != std::end(labels) || key.starts_with("status.") || key.ends_with(".rule");
}

std::string value_text(const EditorField& field) {
    const auto chosen = std::ranges::find(field.choices, field.typed, &RulingChoice::Value::value);
    return chosen == field.choices.end() ? field.typed : chosen->text;
}

/// "deed[3].price" by the space of the deed, so that one more deed does not shift the others.
std::string key_of(const EditorRow& row, const EditorField& field) {
    if (!field.key.starts_with("deed[")) return field.key;
    const std::string space = row.title.substr(0, row.title.find(' '));
    return space + field.key.substr(field.key.find(']') + 1);
}

void add_row(const EditorRow& row, bool deeds, Section& section) {
    for (const EditorField& field : row.fields) {
        if (is_label(field.key)) continue;
        if (field.key.starts_with("deck.")) {
            ++section.decks[field.key.substr(0, field.key.find('['))][field.typed];
            continue;
        }
        std::string said = row.title;
        if (deeds) said += ' ' + row.fields.front().typed;
        if (row.fields.size() > 1 && !field.label.empty()) said += ", " + field.label;
        const std::string key = key_of(row, field);
        if (section.fields.try_emplace(key, Field{std::move(said), value_text(field)}).second)
            section.order.push_back(key);
    }
}

Section section_of_box(const Language& lang, const EditionText& box, EditorSection wanted) {
    Section section;
    EditionDraft draft{box.text, wanted};
    EditorSnapshot shown = make_editor_snapshot(lang, draft);
    const auto tab = std::ranges::find(shown.tabs, wanted, &EditorTab::section);
    if (tab != shown.tabs.end()) section.heading = tab->text;
    const bool deeds = wanted == EditorSection::deeds;
    for (const EditorRow& row : shown.rows) add_row(row, deeds, section);
    if (!deeds) return section;
    for (const Role role : shown.columns) {
        if (role == draft.column) continue;
        EditionDraft other = draft;
        other.column = role;
        for (const EditorRow& row : make_editor_snapshot(lang, other).rows) add_row(row, deeds, section);
    }
    return section;
}

std::string difference(const Language& lang, const Field& field, const std::string& like, const std::string& here) {
    const std::string nothing = lang.tr_in("a value", "nothing");
    return lang.tr(
        "{field}: {like}, here {here}",
        {{"field", field.said}, {"like", like.empty() ? nothing : like}, {"here", here.empty() ? nothing : here}});
}

/// The cards that one deck has and the other has not, each as often as it is more.
std::vector<std::string> more_cards(const std::map<std::string, int>& deck, const std::map<std::string, int>& other) {
    std::vector<std::string> cards;
    for (const auto& [card, times] : deck) {
        const auto found = other.find(card);
        for (int more = found == other.end() ? 0 : found->second; more < times; ++more) cards.push_back(card);
    }
    return cards;
}

void compare_decks(const Language& lang, const Section& like, const Section& box, std::vector<std::string>& lines) {
    std::map<std::string, std::map<std::string, int>> all = like.decks;
    all.insert(box.decks.begin(), box.decks.end());
    for (const auto& [key, cards] : all) {
        const auto in = [&, name = &key](const Section& section) {
            const auto found = section.decks.find(*name);
            return found == section.decks.end() ? std::map<std::string, int>{} : found->second;
        };
        const std::vector<std::string> gone = more_cards(in(like), in(box));
        const std::vector<std::string> here = more_cards(in(box), in(like));
        if (gone.empty() && here.empty()) continue;
        lines.push_back(lang.tr("Deck: {name}", {{"name", deck_name(lang, key.substr(key.find('.') + 1))}}));
        if (!gone.empty()) lines.push_back(lang.tr("not here: {cards}", {{"cards", list_text(lang, gone)}}));
        if (!here.empty()) lines.push_back(lang.tr("only here: {cards}", {{"cards", list_text(lang, here)}}));
    }
}

std::vector<std::string> lines_of(const Language& lang, const Section& like, const Section& box) {
    std::vector<std::string> lines;
    std::int64_t names = 0;
    const auto compare = [&](const std::string& key, const Field& field) {
        const auto other = like.fields.find(key);
        const auto own = box.fields.find(key);
        const std::string before = other == like.fields.end() ? std::string{} : other->second.typed;
        const std::string here = own == box.fields.end() ? std::string{} : own->second.typed;
        if (before == here) return;
        if (is_name(key))
            ++names;
        else
            lines.push_back(difference(lang, field, before, here));
    };
    for (const std::string& key : box.order) compare(key, box.fields.at(key));
    for (const std::string& key : like.order)
        if (!box.fields.contains(key)) compare(key, like.fields.at(key));
    compare_decks(lang, like, box, lines);
    if (names > 0) lines.push_back(lang.trn("{count} name is another one", "{count} names are others", names));
    return lines;
}

std::vector<Section> sections_of(const Language& lang, const EditionText& box) {
    std::vector<Section> sections;
    for (const EditorSection wanted : {EditorSection::rules, EditorSection::rulings, EditorSection::money,
                                       EditorSection::board, EditorSection::deeds, EditorSection::cards})
        sections.push_back(section_of_box(lang, box, wanted));
    return sections;
}

std::vector<ComparedSection> compare(const Language& lang, const std::vector<Section>& like,
                                     const std::vector<Section>& box) {
    std::vector<ComparedSection> sections;
    for (std::size_t at = 0; at < box.size(); ++at) {
        std::vector<std::string> lines = lines_of(lang, like[at], box[at]);
        if (!lines.empty()) sections.push_back({box[at].heading, std::move(lines)});
    }
    return sections;
}

}  // namespace

std::vector<ComparedSection> compare_editions(const Language& lang, const EditionText& like, const EditionText& box) {
    return compare(lang, sections_of(lang, like), sections_of(lang, box));
}

std::size_t closest_edition(const EditionText& box, const std::vector<LoadedEdition>& editions) {
    const Language english = Language::english();
    const std::vector<Section> here = sections_of(english, box);
    std::size_t closest = 0;
    std::size_t fewest = 0;
    for (std::size_t index = 0; index < editions.size(); ++index) {
        std::size_t differences = 0;
        for (const ComparedSection& section : compare(english, sections_of(english, editions[index].text), here))
            differences += section.lines.size();
        if (index == 0 || differences < fewest) {
            closest = index;
            fewest = differences;
        }
    }
    return closest;
}

}  // namespace tablebank

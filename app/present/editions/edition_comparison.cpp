#include "app/present/editions/edition_comparison.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/editions/edition_editor_rows.h"
#include "app/present/words/name_text.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

constexpr std::int64_t most_scaled = 1'000'000'000;  ///< of a number; a larger one is listed unscaled

/// A field of the editor without what only one file has: deeds are known by their spaces.
struct Field {
    std::string said;   ///< "@1 Basin Street, price"
    std::string typed;  ///< in words if the editor has words for it
};

struct Section {
    std::string heading;
    std::map<std::string, Field> fields;  ///< by their keys
    std::vector<std::string> order;       ///< the keys as the editor shows them
};

/// A change that affects neither a number nor a name on the board: it is only counted.
bool is_mark(std::string_view key) {
    constexpr std::string_view marks[] = {".slug", ".colour", ".rule"};
    return std::ranges::any_of(marks, [&](std::string_view mark) { return key.ends_with(mark); });
}

/// A key that differs in every box and affects no number.
bool is_label(std::string_view key) {
    constexpr std::string_view labels[] = {"id", "name", "language", "shelf"};
    return std::ranges::find(labels, key) != std::end(labels) || key.starts_with("status.");
}

std::string value_text(const Language& lang, const EditorField& field) {
    if (field.key == "rules.streets_for_monopoly.count" && field.typed == "all")
        return lang.tr_in("so many streets of a city", "all");
    if (field.key == "rules.goals.of") {
        std::string goals;
        for (const std::string_view word : split(field.typed, ' '))
            if (const auto goal = parse_goal(word)) goals += (goals.empty() ? "" : "; ") + goal_text(lang, *goal);
        if (!goals.empty()) return goals;
    }
    const auto chosen = std::ranges::find(field.choices, field.typed, &RulingChoice::Value::value);
    return chosen == field.choices.end() ? field.typed : chosen->text;
}

/// "deed[3].price" by the space of the deed, so that one more deed does not shift the others.
std::string key_of(const EditorRow& row, const EditorField& field) {
    if (!field.key.starts_with("deed[")) return field.key;
    const std::string space = row.title.substr(0, row.title.find(' '));
    return space + field.key.substr(field.key.find(']') + 1);
}

/// The role whose column of a deed has the field, in brackets; empty if there is one column.
std::string role_of(const Language& lang, std::string_view key) {
    for (const Role role : {Role::monopolist, Role::competitor})
        if (key.find('.' + std::string{to_string(role)} + '.') != key.npos) return " (" + role_text(lang, role) + ')';
    return {};
}

void add_row(const Language& lang, const EditorRow& row, bool deeds, Section& section) {
    for (const EditorField& field : row.fields) {
        if (is_label(field.key) || field.key.starts_with("deck.")) continue;
        std::string said = row.title;
        if (deeds && !field.key.ends_with(".name")) said += ' ' + row.fields.front().typed;
        if (row.fields.size() > 1 && !field.label.empty()) said += ", " + field.label;
        if (deeds) said += role_of(lang, field.key);
        const std::string key = key_of(row, field);
        if (section.fields.try_emplace(key, Field{std::move(said), value_text(lang, field)}).second)
            section.order.push_back(key);
    }
}

std::string heading_of(const EditorSnapshot& shown, EditorSection wanted) {
    const auto tab = std::ranges::find(shown.tabs, wanted, &EditorTab::section);
    return tab == shown.tabs.end() ? std::string{} : tab->text;
}

Section section_of_box(const Language& lang, const LoadedEdition& box, EditorSection wanted) {
    Section section;
    EditionDraft draft{box.text.text, wanted};
    EditorSnapshot shown = make_editor_snapshot(lang, draft);
    section.heading = heading_of(shown, wanted);
    const bool deeds = wanted == EditorSection::deeds;
    for (const EditorRow& row : shown.rows) add_row(lang, row, deeds, section);
    if (!deeds) return section;
    for (const Role role : shown.columns) {
        if (role == draft.column) continue;
        EditionDraft other = draft;
        other.column = role;
        for (const EditorRow& row : make_editor_snapshot(lang, other).rows) add_row(lang, row, deeds, section);
    }
    return section;
}

std::string difference(const Language& lang, const Field& field, const std::string& like, const std::string& here) {
    const std::string nothing = lang.tr_in("a value", "nothing");
    return lang.tr(
        "{field}: {like}, here {here}",
        {{"field", field.said}, {"like", like.empty() ? nothing : like}, {"here", here.empty() ? nothing : here}});
}

/// How many times the sums of one edition those of another are: 1000 to 1 for a box in thousands.
struct Scale {
    std::int64_t times = 1;
    std::int64_t of = 1;

    [[nodiscard]] bool is_none() const { return times == of; }
    [[nodiscard]] bool fits(std::int64_t like, std::int64_t box) const { return like * times == box * of; }
    [[nodiscard]] Money from(Money like) const { return Money{like.units() * times / of}; }
};

/// The ratio that most prices of deeds have, if it is an integer in one direction; otherwise none.
Scale scale_between(const Edition& like, const Edition& box) {
    std::map<std::pair<std::int64_t, std::int64_t>, std::size_t> ratios;
    std::size_t deeds = 0;
    for (const Deed& deed : box.deeds) {
        const Deed* other = like.deed_at(deed.space);
        if (other == nullptr || deed.price <= Money{} || other->price <= Money{}) continue;
        ++deeds;
        const std::int64_t here = deed.price.units();
        const std::int64_t there = other->price.units();
        if (here % there == 0) ++ratios[{here / there, 1}];
        if (here < there && there % here == 0) ++ratios[{1, there / here}];
    }
    for (const auto& [ratio, count] : ratios)
        if (count * 2 > deeds) return {ratio.first, ratio.second};
    return {};
}

/// "10 30 90" and "10000 30000 90000" in a box in thousands.
bool is_scaled(const Scale& scale, std::string_view like, std::string_view box) {
    if (scale.is_none()) return false;
    const auto numbers = [](std::string_view text) {
        std::vector<std::optional<std::int64_t>> read;
        for (const std::string_view word : split(text, ' ')) read.push_back(read_number<std::int64_t>(word));
        return read;
    };
    const auto there = numbers(like);
    const auto here = numbers(box);
    return std::ranges::equal(there, here, [&](const auto& one, const auto& other) {
        return one && other && *one < most_scaled && *other < most_scaled && scale.fits(*one, *other);
    });
}

std::vector<std::string> cards_of(const Language& lang, const Edition& edition, const std::string& deck,
                                  const Scale& scale = {}) {
    std::vector<std::string> cards;
    if (const Deck* found = edition.find_deck(deck))
        for (CardEffect card : found->cards) {
            card.amount = scale.from(card.amount);
            card.hotel_amount = scale.from(card.hotel_amount);
            cards.push_back(card_text(lang, edition, card));
        }
    return cards;
}

/// The cards that one deck has and the other does not have, each as often as the difference.
std::vector<std::string> more_cards(const std::vector<std::string>& deck, std::vector<std::string> other) {
    std::vector<std::string> more;
    for (const std::string& card : deck) {
        const auto found = std::ranges::find(other, card);
        if (found == other.end())
            more.push_back(card);
        else
            other.erase(found);
    }
    return more;
}

/// Card by card, for decks of one size: a number, or a throw of the dice, means another card.
std::vector<std::string> other_places(const Language& lang, int first, const std::vector<std::string>& like,
                                      const std::vector<std::string>& box) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < like.size() && at < box.size(); ++at)
        if (like[at] != box[at])
            lines.push_back(
                difference(lang, {'#' + std::to_string(first + static_cast<int>(at)), {}}, like[at], box[at]));
    return lines;
}

/// Removes the keys of two decks of which each has the cards that the other one has in the other edition, and reports
/// them.
void find_exchanged_decks(const Language& lang, const Edition& like, const Edition& box, const Scale& scale,
                          std::set<std::string>& keys, std::vector<std::string>& lines) {
    const auto sorted = [](std::vector<std::string> cards) {
        std::ranges::sort(cards);
        return cards;
    };
    std::map<std::string, std::vector<std::string>> before;
    std::map<std::string, std::vector<std::string>> here;
    for (const std::string& key : keys) {
        before[key] = sorted(cards_of(lang, like, key, scale));
        here[key] = sorted(cards_of(lang, box, key));
    }
    const std::vector<std::string> all(keys.begin(), keys.end());
    for (auto one = all.begin(); one != all.end(); ++one)
        for (auto other = one + 1; other != all.end(); ++other) {
            if (before[*one] == before[*other] || here[*one] != before[*other] || here[*other] != before[*one])
                continue;
            lines.push_back(lang.tr("The decks {name} and {other} are exchanged.",
                                    {{"name", deck_text(lang, box, *one)}, {"other", deck_text(lang, box, *other)}}));
            keys.erase(*one);
            keys.erase(*other);
        }
}

void compare_decks(const Language& lang, const Edition& like, const Edition& box, const Scale& scale,
                   std::vector<std::string>& lines) {
    std::set<std::string> keys;
    for (const Edition* edition : {&like, &box})
        for (const Deck& deck : edition->decks) keys.insert(deck.key);
    find_exchanged_decks(lang, like, box, scale, keys, lines);
    for (const std::string& key : keys) {
        const std::vector<std::string> before = cards_of(lang, like, key, scale);
        const std::vector<std::string> here = cards_of(lang, box, key);
        if (before == here) continue;
        const Edition& named = box.find_deck(key) == nullptr ? like : box;
        lines.push_back(lang.tr("Deck: {name}", {{"name", deck_text(lang, named, key)}}));
        const bool by_dice = box.profile.card_spaces.value == CardSpaces::two_dice;
        const std::vector<std::string> gone = more_cards(before, here);
        const std::vector<std::string> added = more_cards(here, before);
        if ((by_dice || (gone.empty() && added.empty())) && before.size() == here.size()) {
            std::ranges::move(other_places(lang, named.find_deck(key)->first, before, here), std::back_inserter(lines));
            continue;
        }
        if (!gone.empty()) lines.push_back(lang.tr("not here: {cards}", {{"cards", list_text(lang, gone)}}));
        if (!added.empty()) lines.push_back(lang.tr("only here: {cards}", {{"cards", list_text(lang, added)}}));
    }
}

std::vector<std::string> lines_of(const Language& lang, const Section& like, const Section& box, const Scale& scale) {
    std::vector<std::string> lines;
    std::int64_t marks = 0;
    const auto compare = [&](const std::string& key, const Field& field) {
        const auto other = like.fields.find(key);
        const auto own = box.fields.find(key);
        const std::string before = other == like.fields.end() ? std::string{} : other->second.typed;
        const std::string here = own == box.fields.end() ? std::string{} : own->second.typed;
        if (before == here || is_scaled(scale, before, here)) return;
        if (is_mark(key))
            ++marks;
        else
            lines.push_back(difference(lang, field, before, here));
    };
    for (const std::string& key : box.order) compare(key, box.fields.at(key));
    for (const std::string& key : like.order)
        if (!box.fields.contains(key)) compare(key, like.fields.at(key));
    if (marks > 0)
        lines.push_back(lang.trn("{count} colour, name for lines or paragraph is another one",
                                 "{count} colours, names for lines and paragraphs are others", marks));
    return lines;
}

std::string scale_text(const Language& lang, const Scale& scale) {
    const std::initializer_list<Word> words = {{"times", std::to_string(std::max(scale.times, scale.of))}};
    return scale.times > scale.of
               ? lang.tr("sums here are {times} times as large; only those that are not are listed", words)
               : lang.tr("sums there are {times} times as large; only those that are not are listed", words);
}

constexpr std::array compared{EditorSection::rules, EditorSection::rulings, EditorSection::money,
                              EditorSection::board, EditorSection::deeds,   EditorSection::cards};

std::vector<Section> sections_of(const Language& lang, const LoadedEdition& box) {
    std::vector<Section> sections;
    sections.reserve(compared.size());
    for (const EditorSection wanted : compared) sections.push_back(section_of_box(lang, box, wanted));
    return sections;
}

/// A box with its sections, which take a while to make.
struct Compared {
    const Edition& edition;
    std::vector<Section> sections;
};

std::vector<EditionLines> compare(const Language& lang, const Compared& like, const Compared& box) {
    std::vector<EditionLines> sections;
    const Scale scale = scale_between(like.edition, box.edition);
    for (std::size_t at = 0; at < box.sections.size(); ++at) {
        std::vector<std::string> lines = lines_of(lang, like.sections[at], box.sections[at], scale);
        if (compared[at] == EditorSection::money && !scale.is_none())
            lines.insert(lines.begin(), scale_text(lang, scale));
        if (compared[at] == EditorSection::cards) compare_decks(lang, like.edition, box.edition, scale, lines);
        if (!lines.empty()) sections.push_back({box.sections[at].heading, std::move(lines)});
    }
    return sections;
}

/// "For landing on START or passing it: 200, landing 400 (us 8)"; empty if the file leaves all of it out.
std::string row_text(const Language& lang, const EditorRow& row) {
    std::string values;
    std::string paragraph;
    for (const EditorField& field : row.fields) {
        const std::string value = value_text(lang, field);
        if (value.empty()) continue;
        if (field.key.ends_with(".rule")) paragraph = '(' + value + ')';
        if (is_mark(field.key)) continue;
        const bool speaks = field.label.empty() || field.key.ends_with(".kind") || field.key.ends_with(".name");
        values += (values.empty() ? "" : ", ") + (speaks ? value : field.label + ' ' + value);
    }
    if (!values.empty() && !paragraph.empty()) values += ' ';
    values += paragraph;
    return values.empty() ? values : lang.tr("{field}: {values}", {{"field", row.title}, {"values", values}});
}

}  // namespace

std::vector<EditionLines> compare_editions(const Language& lang, const LoadedEdition& like, const LoadedEdition& box) {
    return compare(lang, {like.edition, sections_of(lang, like)}, {box.edition, sections_of(lang, box)});
}

std::size_t edition_like(const LoadedEdition& box, const std::vector<LoadedEdition>& editions, const std::string& id) {
    const auto named = std::ranges::find(editions, id, [](const LoadedEdition& each) { return each.edition.id; });
    if (named != editions.end()) return static_cast<std::size_t>(named - editions.begin());
    const Language english = Language::english();
    const Compared here{box.edition, sections_of(english, box)};
    std::size_t closest = 0;
    std::size_t fewest = 0;
    for (std::size_t index = 0; index < editions.size(); ++index) {
        std::size_t differences = 0;
        for (const EditionLines& section :
             compare(english, {editions[index].edition, sections_of(english, editions[index])}, here))
            differences += section.lines.size();
        if (index == 0 || differences < fewest) {
            closest = index;
            fewest = differences;
        }
    }
    return closest;
}

std::vector<EditionLines> edition_lines(const Language& lang, const LoadedEdition& edition) {
    std::vector<EditionLines> sections;
    for (const EditorSection wanted : {EditorSection::rules, EditorSection::money, EditorSection::board}) {
        const EditorSnapshot shown = make_editor_snapshot(lang, {edition.text.text, wanted});
        EditionLines section{heading_of(shown, wanted), {}};
        for (const EditorRow& row : shown.rows) {
            if (!row.fields.empty() && is_label(row.fields.front().key)) continue;
            if (std::string line = row_text(lang, row); !line.empty()) section.lines.push_back(std::move(line));
        }
        sections.push_back(std::move(section));
    }
    for (const Deck& deck : edition.edition.decks) {
        EditionLines section{lang.tr("Deck: {name}", {{"name", deck_text(lang, edition.edition, deck.key)}}), {}};
        int number = deck.first;
        for (const CardEffect& card : deck.cards)
            section.lines.push_back('#' + std::to_string(number++) + "  " + card_text(lang, edition.edition, card));
        sections.push_back(std::move(section));
    }
    return sections;
}

}  // namespace tablebank

#include "app/present/editions/edition_editor_rows.h"

#include <algorithm>
#include <functional>

#include "app/i18n/language.h"
#include "app/present/words/book_words.h"
#include "app/present/words/name_text.h"
#include "app/present/words/piece_text.h"
#include "calculators/edition.h"

namespace tablebank {

namespace {

std::string at(const std::string& list, std::size_t index) {
    return list + '[' + std::to_string(index) + ']';
}

EditorField field_of(const EditionValues& values, std::string key, std::string label, float share = 1) {
    EditorField field{std::move(key), std::move(label), {}, share};
    field.typed = values.typed(field.key);
    field.left_out = values.find(field.key) == nullptr;
    return field;
}

EditorRow row_of(const EditionValues& values, std::string title, const std::string& key) {
    EditorRow row{std::move(title), key};
    row.fields.push_back(field_of(values, key, {}));
    return row;
}

std::vector<RulingChoice::Value> status_choices(const Language& lang) {
    return {{"verified", table_status_text(lang, TableStatus::verified)},
            {"template", table_status_text(lang, TableStatus::template_figures)}};
}

void add_status(const Language& lang, const EditionValues& values, std::string title, const std::string& key,
                EditorSnapshot& snapshot) {
    snapshot.rows.push_back(row_of(values, std::move(title), key));
    snapshot.rows.back().fields.back().choices = status_choices(lang);
}

/// A word of the rule book: if it is left out, the first one applies.
template <class Word>
void add_word(const EditionValues& values, std::string title, const std::string& key,
              const std::function<std::string(Word)>& text, EditorSnapshot& snapshot) {
    snapshot.rows.push_back(row_of(values, std::move(title), key));
    EditorField& field = snapshot.rows.back().fields.back();
    for (const std::string_view written : rule_words<Word>)
        field.choices.push_back({std::string(written), text(*parse_rule_word<Word>(written))});
    if (field.left_out) field.typed = rule_words<Word>.front();
}

void add_words(const Language& lang, const EditionValues& values, EditorSnapshot& snapshot) {
    add_word<PieceNames>(
        values, lang.tr("Name of the pieces in its book"), "words.pieces",
        [&lang](PieceNames names) { return lang.tr(piece_words(names).all); }, snapshot);
    add_word<PrisonName>(
        values, lang.tr("Place where its book holds a player"), "words.prison",
        [&lang, &values](PrisonName name) {
            if (name == PrisonName::bench) return lang.tr("the bench");
            return values.typed("rules.roles.applies") == "false" ? lang.tr_in("a place", "jail")
                                                                  : lang.tr("jail, and the price war");
        },
        snapshot);
    add_word<DeedNames>(
        values, lang.tr("Names of the deeds in its book"), "words.deeds",
        [&lang](DeedNames name) {
            return name == DeedNames::enterprises ? lang.tr("enterprises, in colour groups")
                                                  : lang.tr("streets in cities, and companies");
        },
        snapshot);
    add_word<TaxName>(
        values, lang.tr("Name of the tax in its book"), "words.tax",
        [&lang](TaxName name) { return lang.tr(as_said({.tax = name}, mark("property tax"))); }, snapshot);
    add_word<TimedName>(
        values, lang.tr("Name of the timed game in its book"), "words.timed",
        [&lang](TimedName name) { return lang.tr(as_said({.timed = name}, mark("timed game"))); }, snapshot);
}

bool has_deed(const std::string& kind) {
    const auto known = parse_space_kind(kind);
    return known && has_deed(*known);
}

std::vector<RulingChoice::Value> kind_choices(const Language& lang, const EditionWords& words) {
    std::vector<RulingChoice::Value> choices;
    for (const SpaceKind kind : all_space_kinds) {
        // A field of a row has space for the place only.
        const std::string text = kind == SpaceKind::jail         ? lang.tr_in("a place", "jail")
                                 : kind == SpaceKind::go_to_jail ? lang.tr_in("kind of a space", "to jail")
                                                                 : space_kind_text(lang, kind, words);
        choices.push_back({std::string(to_string(kind)), text});
    }
    return choices;
}

/// As deck_text, of a file that may have errors.
std::string deck_name(const Language& lang, const EditionValues& values, const std::string& deck) {
    if (const auto role = parse_role(deck)) return role_text(lang, *role);
    for (std::size_t i = 0; i < values.count("space"); ++i) {
        if (values.typed(at("space", i) + ".deck") != deck) continue;
        const std::string name = values.typed(at("space", i) + ".name");
        return name.empty() ? deck : name;
    }
    return deck;
}

std::vector<RulingChoice::Value> deck_choices(const Language& lang, const EditionValues& values) {
    std::vector<RulingChoice::Value> choices;
    for (const std::string& deck : values.names_in("deck")) choices.push_back({deck, deck_name(lang, values, deck)});
    return choices;
}

std::vector<RulingChoice::Value> city_choices(const EditionValues& values) {
    std::vector<RulingChoice::Value> choices;
    for (std::size_t i = 0; i < values.count("city"); ++i) {
        const std::string slug = values.typed(at("city", i) + ".slug");
        const std::string name = values.typed(at("city", i) + ".name");
        choices.push_back({slug, name.empty() ? slug : name});
    }
    return choices;
}

/// The key of the deed at a space; empty if there is none.
std::string deed_at(const EditionValues& values, const std::string& space) {
    for (std::size_t i = 0; i < values.count("deed"); ++i) {
        if (values.typed(at("deed", i) + ".space") == space) return at("deed", i);
    }
    return {};
}

void add_spaces(const Language& lang, const EditionValues& values, EditorSnapshot& snapshot) {
    const std::vector<RulingChoice::Value> kinds = kind_choices(lang, edition_words(values));
    const std::vector<RulingChoice::Value> cities = city_choices(values);
    const bool decks_of_roles = values.typed("rules.roles.applies") != "false";
    for (std::size_t i = 0; i < values.count("space"); ++i) {
        const std::string space = at("space", i);
        const std::string kind = values.typed(space + ".kind");
        EditorRow row{'@' + std::to_string(i), space};
        row.fields.push_back(field_of(values, space + ".kind", lang.tr("kind"), 2.5F));
        row.fields.back().choices = kinds;
        if (has_deed(kind)) {
            const std::string deed = deed_at(values, std::to_string(i));
            if (!deed.empty()) {
                row.title += "  " + values.typed(deed + ".name");
                if (kind == "street") {
                    row.fields.push_back(field_of(values, deed + ".city", {}, 1.5F));
                    row.fields.back().choices = cities;
                }
                row.fields.push_back(field_of(values, deed + ".slug", lang.tr("as it is typed"), 2));
            }
        } else {
            row.fields.push_back(field_of(values, space + ".name", lang.tr("name"), 2));
        }
        if (values.find(space + ".deck") != nullptr || (kind == "card" && !decks_of_roles)) {
            row.fields.push_back(field_of(values, space + ".deck", lang.tr("deck")));
            row.fields.back().choices = deck_choices(lang, values);
        }
        if (kind == "penalty") row.fields.push_back(field_of(values, space + ".amount", lang.tr("amount")));
        row.adds = space;
        if (i > 0) row.removes = space;  // spaces are counted from START
        snapshot.rows.push_back(std::move(row));
    }
}

void add_board(const Language& lang, const EditionValues& values, EditorSnapshot& snapshot) {
    snapshot.rows.push_back(row_of(values, lang.tr("Name of the edition"), "name"));
    snapshot.rows.push_back(row_of(values, lang.tr("Short name, as it is typed"), "id"));
    snapshot.rows.push_back(row_of(values, lang.tr("Language of its names"), "language"));
    snapshot.rows.push_back(row_of(values, lang.tr("Place among the editions offered"), "shelf"));
    add_status(lang, values, lang.tr("How far the deeds can be trusted"), "status.deeds", snapshot);
    add_status(lang, values, lang.tr("How far the names can be trusted"), "status.names", snapshot);
    add_status(lang, values, lang.tr("How far the cards can be trusted"), "status.cards", snapshot);
    add_words(lang, values, snapshot);
    const std::size_t cities = values.count("city");
    for (std::size_t i = 0; i < cities; ++i) {
        const std::string city = at("city", i);
        EditorRow row{
            lang.tr(as_said(edition_words(values), mark("City {number}")), {{"number", std::to_string(i + 1)}}), city};
        row.colour = values.typed(city + ".colour");
        row.fields.push_back(field_of(values, city + ".name", lang.tr("name"), 2));
        row.fields.push_back(field_of(values, city + ".slug", lang.tr("as it is typed"), 1.5F));
        row.fields.push_back(field_of(values, city + ".colour", lang.tr("colour")));
        if (i + 1 == cities) row.adds = "city";
        row.removes = city;
        snapshot.rows.push_back(std::move(row));
    }
    add_spaces(lang, values, snapshot);
}

std::string colour_of(const EditionValues& values, const std::string& slug) {
    for (std::size_t i = 0; i < values.count("city"); ++i) {
        if (values.typed(at("city", i) + ".slug") == slug) return values.typed(at("city", i) + ".colour");
    }
    return {};
}

void add_column(const Language& lang, const EditionValues& values, const std::string& column, bool doubled,
                EditorRow& row) {
    const PieceWords& pieces = piece_words(edition_words(values).pieces);
    row.fields.push_back(field_of(values, column + ".single", lang.tr("single"), 0.6F));
    if (doubled) row.fields.push_back(field_of(values, column + ".doubled", lang.tr("doubled"), 0.6F));
    row.fields.push_back(field_of(values, column + ".built", lang.tr(pieces.both), 2));
    row.fields.push_back(field_of(values, column + ".house_price", lang.tr(pieces.house), 0.6F));
    row.fields.push_back(field_of(values, column + ".hotel_price", lang.tr(pieces.hotel), 0.6F));
}

void add_deeds(const Language& lang, const EditionValues& values, const EditionDraft& draft, EditorSnapshot& snapshot) {
    const Role role = snapshot.columns.empty() ? Role::player : draft.column;
    for (std::size_t i = 0; i < values.count("deed"); ++i) {
        const std::string deed = at("deed", i);
        const std::string city = values.typed(deed + ".city");
        EditorRow row{'@' + values.typed(deed + ".space"), {}, colour_of(values, city)};
        row.fields.push_back(field_of(values, deed + ".name", lang.tr("name"), 2));
        row.fields.push_back(field_of(values, deed + ".price", lang.tr("price"), 0.6F));
        row.fields.push_back(field_of(values, deed + ".mortgage", lang.tr("mortgage"), 0.6F));
        row.fields.push_back(field_of(values, deed + ".redeem", lang.tr("redeemed"), 0.6F));
        if (!city.empty())
            add_column(lang, values, deed + '.' + std::string(to_string(role)), can_monopolise(role), row);
        snapshot.rows.push_back(std::move(row));
    }
    // The heads of the columns are those of a street.
    const auto street =
        std::ranges::max_element(snapshot.rows, {}, [](const EditorRow& row) { return row.fields.size(); });
    if (street == snapshot.rows.end()) return;
    for (const EditorField& field : street->fields) {
        snapshot.labels.push_back(field.label);
        snapshot.shares.push_back(field.share);
    }
}

void add_cards(const Language& lang, const EditionValues& values, EditorSnapshot& snapshot) {
    for (const std::string& deck : values.names_in("deck")) {
        const std::string list = "deck." + deck;
        EditorRow head{lang.tr("Deck: {name}", {{"name", deck_name(lang, values, deck)}}), list};
        head.adds = list;
        snapshot.rows.push_back(std::move(head));
        // As in a line: `card #0` is the first, or 2 the lowest throw.
        const std::size_t first = values.typed("rules.card_spaces.is") == "two_dice" ? 2 : 0;
        for (std::size_t i = 0; i < values.count(list); ++i) {
            EditorRow row{'#' + std::to_string(first + i)};
            EditorField card{at(list, i), {}, values.find(list)->items[i].typed};
            row.fields.push_back(std::move(card));
            row.removes = at(list, i);
            snapshot.rows.push_back(std::move(row));
        }
    }
    if (values.find("characters") != nullptr)
        snapshot.rows.push_back(row_of(values, lang.tr("Hidden cards, with commas between"), "characters"));
}

void add_money(const Language& lang, const EditionValues& values, EditorSnapshot& snapshot) {
    snapshot.rows.push_back(row_of(values, lang.tr("Symbol next to an amount"), "currency.symbol"));
    snapshot.rows.push_back(row_of(values, lang.tr("ISO code of the currency, or nothing"), "currency.code"));
    snapshot.rows.push_back(row_of(values, lang.tr("Name of the currency in exported journals"), "currency.commodity"));
    snapshot.rows.push_back(row_of(values, lang.tr("Charges are rounded to a multiple of"), "currency.smallest_note"));
    const PieceWords& pieces = piece_words(edition_words(values).pieces);
    snapshot.rows.push_back(row_of(values, lang.tr(pieces.houses_in_box), "box.houses"));
    snapshot.rows.push_back(row_of(values, lang.tr(pieces.hotels_in_box), "box.hotels"));
    EditorRow head{lang.tr("Notes in the box"), "box.notes"};
    head.adds = "box.notes";
    snapshot.rows.push_back(std::move(head));
    for (std::size_t i = 0; i < values.count("box.notes"); ++i) {
        const std::string note = at("box.notes", i);
        EditorRow row{lang.tr("Note {number}", {{"number", std::to_string(i + 1)}})};
        row.fields.push_back(field_of(values, note + ".value", lang.tr("value")));
        row.fields.push_back(field_of(values, note + ".count", lang.tr("how many")));
        row.fields.push_back(field_of(values, note + ".start", lang.tr("each is dealt")));
        if (row.fields.back().left_out) row.fields.back().typed = "0";
        row.removes = note;
        snapshot.rows.push_back(std::move(row));
    }
}

}  // namespace

const EditionValue* EditionValues::find(std::string_view key) const {
    const auto found = std::ranges::find(values_, key, &EditionValue::key);
    return found == values_.end() ? nullptr : &*found;
}

EditionWords edition_words(const EditionValues& values) {
    EditionWords words;
    words.pieces = parse_rule_word<PieceNames>(values.typed("words.pieces")).value_or(words.pieces);
    words.prison = parse_rule_word<PrisonName>(values.typed("words.prison")).value_or(words.prison);
    words.deeds = parse_rule_word<DeedNames>(values.typed("words.deeds")).value_or(words.deeds);
    words.tax = parse_rule_word<TaxName>(values.typed("words.tax")).value_or(words.tax);
    words.timed = parse_rule_word<TimedName>(values.typed("words.timed")).value_or(words.timed);
    words.roles = values.typed("rules.roles.applies") != "false";
    return words;
}

std::string EditionValues::typed(std::string_view key) const {
    const EditionValue* value = find(key);
    if (value == nullptr) return {};
    if (value->kind != EditionValue::Kind::list) return value->typed;
    const char* between = key == "characters" ? ", " : " ";
    std::string text;
    for (const EditionItem& item : value->items) text += (text.empty() ? "" : between) + item.typed;
    return text;
}

bool EditionValues::has_table(std::string_view key) const {
    const std::string within = std::string(key) + '.';
    return std::ranges::any_of(values_, [&](const EditionValue& value) { return value.key.starts_with(within); });
}

std::size_t EditionValues::count(const std::string& list) const {
    const EditionValue* value = find(list);
    return value == nullptr ? 0 : value->items.size();
}

std::vector<std::string> EditionValues::names_in(const std::string& table) const {
    std::vector<std::string> names;
    for (const EditionValue& value : values_) {
        if (!value.key.starts_with(table + '.')) continue;
        std::string name = value.key.substr(table.size() + 1);
        if (name.find_first_of(".[") == std::string::npos) names.push_back(std::move(name));
    }
    return names;
}

void add_editor_rows(const Language& lang, const EditionValues& values, const EditionDraft& draft,
                     EditorSnapshot& snapshot) {
    switch (draft.section) {
        case EditorSection::board:
            return add_board(lang, values, snapshot);
        case EditorSection::deeds:
            return add_deeds(lang, values, draft, snapshot);
        case EditorSection::cards:
            return add_cards(lang, values, snapshot);
        case EditorSection::money:
            return add_money(lang, values, snapshot);
        case EditorSection::rules:
            return add_rule_rows(lang, values, snapshot);
        case EditorSection::rulings:
            return add_ruling_rows(lang, values, snapshot);
    }
}

}  // namespace tablebank

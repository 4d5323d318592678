// Edits of the file's text by a field, a "+" and a "×" of the edition editor.

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "app/present/editions/edition_editor.h"
#include "db/edition/edition_spaces.h"
#include "ledger/text/parse_number.h"

namespace tablebank {

namespace {

/// Keys whose values are integers, by their last word; lists of them too.
constexpr std::array<std::string_view, 22> number_words{
    "shelf", "smallest_note", "houses",  "hotels",  "value",       "count",      "start",  "space",
    "price", "mortgage",      "redeem",  "single",  "doubled",     "built",      "amount", "landing",
    "times", "amounts",       "percent", "minutes", "house_price", "hotel_price"};
constexpr std::array<std::string_view, 2> truth_words{"applies", "all"};

std::string_view last_word(std::string_view key) {
    const std::size_t dot = key.find_last_of('.');
    std::string_view word = dot == std::string_view::npos ? key : key.substr(dot + 1);
    return word.substr(0, word.find('['));
}

bool takes_figures(std::string_view key) {
    const std::string_view word = last_word(key);
    const bool face = key.find(".die.") != std::string_view::npos;
    return face || std::ranges::find(number_words, word) != number_words.end();
}

bool is_truth(std::string_view key) {
    return std::ranges::find(truth_words, last_word(key)) != truth_words.end();
}

/// Keys whose value is a list of numbers, or of goals.
bool is_list(std::string_view key) {
    const std::string_view word = last_word(key);
    return word == "built" || word == "amounts" || word == "times" || word == "of" || word == "characters";
}

std::vector<std::string> listed_words(std::string_view typed) {
    std::vector<std::string> words;
    std::string blanks(typed);
    std::ranges::replace(blanks, ',', ' ');
    for (const std::string_view word : split(blanks, ' ')) {
        if (!word.empty()) words.emplace_back(word);
    }
    return words;
}

std::string_view without_edges(std::string_view typed) {
    while (typed.starts_with(' ')) typed.remove_prefix(1);
    while (typed.ends_with(' ')) typed.remove_suffix(1);
    return typed;
}

/// Several prices in one field are those of each piece in turn.
bool is_price_list(std::string_view key, std::string_view typed) {
    const std::string_view word = last_word(key);
    return (word == "house_price" || word == "hotel_price") && listed_words(typed).size() > 1;
}

/// Hidden cards have names of several words: they are separated by commas.
std::vector<std::string> names_of(std::string_view typed) {
    std::vector<std::string> names;
    for (const std::string_view name : split(typed, ',')) {
        if (!without_edges(name).empty()) names.emplace_back(without_edges(name));
    }
    return names;
}

std::string literal_of(const std::string& key, const std::string& typed) {
    if (last_word(key) == "characters") return list_literal(names_of(typed), false);
    if (is_list(key) || is_price_list(key, typed)) return list_literal(listed_words(typed), takes_figures(key));
    if (is_truth(key)) return truth_literal(typed);
    return takes_figures(key) ? number_literal(without_edges(typed)) : text_literal(typed);
}

const EditionValue* find_value(const std::vector<EditionValue>& values, std::string_view key) {
    const auto found = std::ranges::find(values, key, &EditionValue::key);
    return found == values.end() ? nullptr : &*found;
}

/// "deck.monopolist[3]" to "deck.monopolist" and 3.
std::pair<std::string, std::size_t> list_and_index(const std::string& element) {
    const std::size_t bracket = element.find_last_of('[');
    std::size_t index = 0;
    if (bracket == std::string::npos) return {element, index};
    std::from_chars(element.data() + bracket + 1, element.data() + element.size(), index);
    return {element.substr(0, bracket), index};
}

std::string new_key(const std::string& text, const std::string& key, const std::string& literal) {
    return with_new_key({.path = {}, .text = text}, key, literal);
}

/// Splits a key into the rule and its value: "rules.salary" and "amount", "rules.foundation_grant" and "die.3".
std::pair<std::string, std::string> rule_and_word(const std::string& key) {
    const std::size_t die = key.find(".die.");
    const std::size_t dot = die != std::string::npos ? die : key.find_last_of('.');
    return {key.substr(0, dot), key.substr(dot + 1)};
}

/// A rule that is not in the file yet is written with a paragraph to be filled in.
std::string with_new_rule(const std::string& text, const std::string& key, const std::string& literal) {
    const auto [rule, word] = rule_and_word(key);
    const bool is_paragraph = word == "rule";
    return new_key(text, rule, "{ " + word + " = " + literal + (is_paragraph ? "" : ", rule = \"\"") + " }");
}

/// Some rules have `all = true` instead of a count.
std::string with_other_key(const std::string& text, const EditionValue& value, const std::string& was,
                           const std::string& now, const std::string& literal) {
    const std::size_t at = text.rfind(was, value.begin);
    return text.substr(0, at) + now + text.substr(at + was.size(), value.begin - at - was.size()) + literal +
           text.substr(value.end);
}

bool has_table(const std::vector<EditionValue>& values, const std::string& table) {
    return std::ranges::any_of(values, [&](const EditionValue& value) { return value.key.starts_with(table + '.'); });
}

/// The text that is appended to a list: a note, a city without a name, a card.
std::string new_item(std::string_view list, std::size_t count) {
    if (list == "box.notes") return "{ value = 1, count = 1, start = 0 }";
    if (list != "city") return "\"none\"";
    return "{ slug = \"city-" + std::to_string(count + 1) + R"(", name = "", colour = "#808080" })";
}

std::vector<EditionValue> values_of(const std::string& text) {
    return edition_values({.path = {}, .text = text});
}

}  // namespace

std::optional<std::size_t> element_of(std::string_view list, std::string_view key) {
    if (!key.starts_with(list) || !key.substr(list.size()).starts_with('[')) return std::nullopt;
    const std::string_view number = key.substr(list.size() + 1);
    return read_number<std::size_t>(number.substr(0, number.find(']')));
}

std::string with_field(const std::string& text, const std::string& key, const std::string& typed) {
    if (const auto space = element_of("space", key); space && last_word(key) == "kind")
        return with_space_kind(text, *space, typed);
    const auto values = values_of(text);
    const auto [list, index] = list_and_index(key);
    if (key.ends_with(']')) {  // one text of a list: a card
        const EditionValue* deck = find_value(values, list);
        if (deck == nullptr || index >= deck->items.size()) return text;
        return with_item(text, deck->items[index], text_literal(typed));
    }
    const std::string literal = literal_of(key, typed);
    const std::string table = rule_and_word(key).first;
    if (const EditionValue* value = find_value(values, key)) {
        if (key.starts_with("rules.") && key.ends_with(".count") && typed == "all")
            return with_other_key(text, *value, "count", "all", "true");
        return with_literal(text, *value, literal);
    }
    if (const EditionValue* all = find_value(values, table + ".all"); all != nullptr && key.ends_with(".count"))
        return typed == "all" ? with_literal(text, *all, "true") : with_other_key(text, *all, "all", "count", literal);
    if (key.starts_with("rules.") && !has_table(values, table)) return with_new_rule(text, key, literal);
    return new_key(text, key, literal);
}

std::string with_one_more(const std::string& text, const std::string& list) {
    if (const auto space = element_of("space", list)) return with_space_after(text, *space);
    const auto values = values_of(text);
    const EditionValue* value = find_value(values, list);
    if (value == nullptr) return text;
    return with_last_item(text, *value, new_item(list, value->items.size()));
}

std::string without_element(const std::string& text, const std::string& element) {
    if (const auto space = element_of("space", element)) return without_space(text, *space);
    const auto values = values_of(text);
    const auto [list, index] = list_and_index(element);
    const EditionValue* value = find_value(values, list);
    if (value == nullptr || index >= value->items.size()) return text;
    return without_item(text, *value, index);
}

bool is_whole_number(std::string_view key) {
    return takes_figures(key);
}

EditorSection section_of(std::string_view key) {
    if (key.ends_with(".slug")) return EditorSection::board;
    if (key.starts_with("deed")) return EditorSection::deeds;
    if (key.starts_with("deck") || key.starts_with("characters")) return EditorSection::cards;
    if (key.starts_with("currency") || key.starts_with("box")) return EditorSection::money;
    if (key.starts_with("rulings")) return EditorSection::rulings;
    if (key.starts_with("rules")) return EditorSection::rules;
    return EditorSection::board;
}

}  // namespace tablebank

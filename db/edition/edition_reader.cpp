#include "db/edition/edition_reader.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <limits>
#include <optional>

#include "ledger/text/truncate.h"

namespace tablebank {

namespace {

constexpr std::size_t longest_text = 200;  // bytes; more than any name on a box

std::string joined(std::span<const std::string_view> words) {
    return fmt::format("{}", fmt::join(words, ", "));
}

// The kinds of values, as sentences name them.
constexpr const char* a_text = sentence_word("a text");
constexpr const char* a_list = sentence_word("a list");
constexpr const char* a_whole_number = sentence_word("a whole number");
constexpr const char* true_or_false = sentence_word("true or false");

std::string type_name(toml::node_type type) {
    switch (type) {
        case toml::node_type::table:
            return a_table;
        case toml::node_type::array:
            return a_list;
        case toml::node_type::string:
            return a_text;
        case toml::node_type::integer:
            return a_whole_number;
        case toml::node_type::floating_point:
            return sentence_word("a number with a fraction");
        case toml::node_type::boolean:
            return true_or_false;
        case toml::node_type::date:
        case toml::node_type::time:
        case toml::node_type::date_time:
            return sentence_word("a date or time");
        case toml::node_type::none:
            break;
    }
    return sentence_word("nothing");
}

/// Whether two keys, neither of them short, differ by a letter that is missing, too many or another one, or by two that
/// are exchanged.
bool is_one_slip_apart(std::string_view one, std::string_view other) {
    constexpr std::size_t shortest = 4;
    if (std::min(one.size(), other.size()) < shortest) return false;
    if (one.size() > other.size()) std::swap(one, other);
    if (other.size() - one.size() > 1) return false;
    const auto at = static_cast<std::size_t>(std::ranges::mismatch(one, other).in1 - one.begin());
    if (one.size() < other.size()) return one.substr(at) == other.substr(at + 1);
    if (at == one.size() || one.substr(at + 1) == other.substr(at + 1)) return true;
    return at + 1 < one.size() && one[at] == other[at + 1] && one[at + 1] == other[at] &&
           one.substr(at + 2) == other.substr(at + 2);
}

Sentence missing_but_for(const std::string& key) {
    return sentence("is missing; is it \"{found}\" in this line, which is not a key of an edition?",
                    {{"found", std::string{truncated(key)}}});
}

bool is_control(char letter) {
    return static_cast<unsigned char>(letter) < 0x20 || letter == 0x7f;
}

}  // namespace

TableReader::TableReader(const toml::table& table, std::string key, EditionNotes& notes)
    : table_(&table), key_(std::move(key)), notes_(&notes) {}

int TableReader::line_of(const toml::node& node) {
    return static_cast<int>(node.source().begin.line);
}

std::string TableReader::key_of(std::string_view key) const {
    return key_.empty() ? std::string(key) : fmt::format("{}.{}", key_, key);
}

std::vector<std::string> TableReader::keys() const {
    std::vector<std::string> all;
    for (const auto& [key, node] : *table_) all.emplace_back(key.str());
    return all;
}

bool TableReader::is_list(std::string_view key) const {
    const toml::node* node = table_->get(key);
    return node != nullptr && node->is_array();
}

bool TableReader::has(std::string_view key) {
    known_.emplace(key);
    return table_->contains(key);
}

void TableReader::error(std::string_view key, Sentence message) {
    const std::string path = key_of(key);
    notes_->error(path, notes_->line_of(path), std::move(message));
}

void TableReader::error_at(const std::string& whole_key, Sentence message) {
    notes_->error(whole_key, notes_->line_of(whole_key), std::move(message));
}

void TableReader::unknown(std::string_view key, Sentence message) {
    const std::string path = key_of(key);
    notes_->unknown(path, notes_->line_of(path), std::move(message));
}

const toml::node* TableReader::find(std::string_view key) {
    known_.emplace(key);
    const toml::node* node = table_->get(key);
    if (node == nullptr) {
        notes_->error(key_of(key), line_of(*table_), sentence("is missing"));
        missing_.emplace_back(key);
        return nullptr;
    }
    notes_->place(key_of(key), line_of(*node));
    return node;
}

void TableReader::wrong_type(const toml::node& node, const std::string& path, const char* wanted) {
    notes_->error(
        path, line_of(node),
        sentence("must be {wanted}, not {found}", {{"wanted", wanted, true}, {"found", type_name(node.type()), true}}));
}

std::string TableReader::text_in(const toml::node& node, const std::string& path) {
    const auto* text = node.as_string();
    if (text == nullptr) {
        wrong_type(node, path, a_text);
        return {};
    }
    if (text->get().size() > longest_text) {
        notes_->error(path, line_of(node),
                      sentence("must be at most {count} bytes long", {{"count", std::to_string(longest_text)}}));
        return {};
    }
    if (std::ranges::any_of(text->get(), is_control)) {
        notes_->error(path, line_of(node), sentence("must be one line without control characters"));
        return {};
    }
    return text->get();
}

std::string TableReader::text(std::string_view key) {
    const toml::node* node = find(key);
    return node == nullptr ? std::string{} : text_in(*node, key_of(key));
}

std::string_view TableReader::word(std::string_view key, std::span<const std::string_view> known) {
    const toml::node* node = find(key);
    if (node == nullptr) return {};
    if (!node->is_string()) {
        notes_->error(key_of(key), line_of(*node),
                      sentence("must be one of the texts {known}, not {found}",
                               {{"known", joined(known)}, {"found", type_name(node->type()), true}}));
        return {};
    }
    const std::string text = text_in(*node, key_of(key));
    const auto found = std::ranges::find(known, text);
    if (found != known.end()) return *found;
    unknown(key, sentence("must be one of {known}, not \"{found}\"", {{"known", joined(known)}, {"found", text}}));
    return {};
}

bool TableReader::truth(std::string_view key) {
    const toml::node* node = find(key);
    if (node == nullptr) return false;
    if (const auto* truth = node->as_boolean()) return truth->get();
    wrong_type(*node, key_of(key), true_or_false);
    return false;
}

std::int64_t TableReader::integer_in(const toml::node& node, const std::string& path, NumberRange range) {
    const auto* number = node.as_integer();
    if (node.is_floating_point()) {
        notes_->error(
            path, line_of(node),
            sentence("must be a whole number: digits alone, without a point or a comma between the thousands"));
        return range.least;
    }
    if (number == nullptr) {
        wrong_type(node, path, a_whole_number);
        return range.least;
    }
    if (number->get() < range.least || number->get() > range.greatest) {
        notes_->error(
            path, line_of(node),
            sentence("must be from {least} to {greatest}, not {found}", {{"least", std::to_string(range.least)},
                                                                         {"greatest", std::to_string(range.greatest)},
                                                                         {"found", std::to_string(number->get())}}));
        return range.least;
    }
    return number->get();
}

int TableReader::number(std::string_view key, NumberRange range) {
    const toml::node* node = find(key);
    return node == nullptr ? static_cast<int>(range.least) : static_cast<int>(integer_in(*node, key_of(key), range));
}

Money TableReader::money(std::string_view key) {
    const toml::node* node = find(key);
    return node == nullptr ? Money{} : Money{integer_in(*node, key_of(key), {0, Money::largest_typed})};
}

const toml::array* TableReader::list(std::string_view key) {
    const toml::node* node = find(key);
    if (node == nullptr) return nullptr;
    const toml::array* nodes = node->as_array();
    if (nodes == nullptr) wrong_type(*node, key_of(key), a_list);
    return nodes;
}

std::vector<Money> TableReader::amounts(std::string_view key) {
    std::vector<Money> all;
    each(key, [&](const toml::node& node, const std::string& path, int) {
        all.emplace_back(integer_in(node, path, {0, Money::largest_typed}));
    });
    return all;
}

std::vector<int> TableReader::numbers(std::string_view key, NumberRange range) {
    std::vector<int> all;
    each(key, [&](const toml::node& node, const std::string& path, int) {
        all.push_back(static_cast<int>(integer_in(node, path, range)));
    });
    return all;
}

std::vector<std::string> TableReader::texts(std::string_view key) {
    std::vector<std::string> all;
    each(key, [&](const toml::node& node, const std::string& path, int) { all.push_back(text_in(node, path)); });
    return all;
}

std::vector<std::string> TableReader::unrequested() const {
    std::vector<std::pair<toml::source_index, std::string>> lines;
    for (const auto& [key, node] : *table_)
        if (!known_.contains(key.str())) lines.emplace_back(key.source().begin.line, key.str());
    std::ranges::stable_sort(lines, {}, [](const auto& each) { return each.first; });
    std::vector<std::string> keys;
    keys.reserve(lines.size());
    for (auto& [line, key] : lines) keys.push_back(std::move(key));
    return keys;
}

/// The missing key that an unknown one of so many was probably typed for; empty if there is none.
std::string TableReader::meant_by(const std::string& key, std::size_t unknown) const {
    const std::string translated = key_for_ ? key_for_(key) : std::string{};
    const auto found = std::ranges::find_if(
        missing_, [&](const std::string& each) { return each == translated || is_one_slip_apart(each, key); });
    if (found != missing_.end()) return *found;
    return unknown == 1 && missing_.size() == 1 ? missing_.front() : std::string{};
}

int TableReader::line_of_key(const std::string& key) const {
    return static_cast<int>(table_->find(key)->first.source().begin.line);
}

/// Whether an unknown key was reported as the probable name of a missing one.
bool TableReader::take_for_missing(const std::string& key, std::size_t unknown) {
    const std::string meant = meant_by(key, unknown);
    if (meant.empty() || !notes_->replace(key_of(meant), line_of_key(key), missing_but_for(key))) return false;
    std::erase(missing_, meant);
    return true;
}

/// The same for a table of which each part may be reported: "jailed_collect.monopolist" for
/// "jailed_collects.monopolist".
bool TableReader::take_parts_for_missing(const std::string& key) {
    const toml::table* parts = table_->get(key)->as_table();
    const auto meant =
        std::ranges::find_if(known_, [&](const std::string& each) { return is_one_slip_apart(each, key); });
    if (parts == nullptr || meant == known_.end()) return false;
    bool found_any = false;
    for (const auto& [part, node] : *parts) {
        const std::string found = key + '.' + std::string{part.str()};
        found_any =
            notes_->replace(key_of(*meant) + '.' + std::string{part.str()}, line_of_key(key), missing_but_for(found)) ||
            found_any;
    }
    return found_any;
}

void TableReader::refuse_unknown(const std::string& key) {
    const auto meant = std::ranges::find_if(
        known_, [&](const std::string& each) { return is_one_slip_apart(each, key) && !table_->contains(each); });
    notes_->unknown(key_of(truncated(key)), line_of_key(key),
                    meant != known_.end()
                        ? sentence("is not a key of an edition; is it \"{meant}\"?", {{"meant", *meant}})
                        : sentence("is not a key of an edition; known here: {known}",
                                   {{"known", fmt::format("{}", fmt::join(known_, ", "))}}));
}

void TableReader::refuse_the_rest() {
    const std::vector<std::string> unknown = unrequested();
    std::vector<std::string> rest;
    for (const std::string& key : unknown)
        if (!take_for_missing(key, unknown.size())) rest.push_back(key);
    for (const std::string& key : rest)
        if (!take_for_missing(key, rest.size()) && !take_parts_for_missing(key)) refuse_unknown(key);
}

bool TableReader::is_mistyped(std::string_view key, const std::set<std::string_view>& known) const {
    if (table_->contains(key)) return false;
    const std::vector<std::string> all = keys();
    return std::ranges::any_of(
        all, [&](const std::string& each) { return !known.contains(each) && is_one_slip_apart(each, key); });
}

}  // namespace tablebank

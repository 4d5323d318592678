#include "db/edition/edition_reader.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
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

/// Errors that one mistake brings about in every element of a list, and the message for all of them.
constexpr std::array repeated_errors{
    std::pair{sentence_word("is missing"), sentence_word("is missing, and so it is in {count} more of the list")},
    std::pair{
        sentence_word("is missing; is it \"{found}\" in this line, which is no key of an edition?"),
        sentence_word("is missing, and so it is in {count} more of the list; is it \"{found}\" in this line, which "
                      "is no key of an edition?")},
    std::pair{sentence_word("is no key of an edition; is it \"{meant}\"?"),
              sentence_word("is no key of an edition, and so it is in {count} more of the list; is it \"{meant}\"?")},
    std::pair{sentence_word("is no key of an edition; known here: {known}"),
              sentence_word("is no key of an edition, and so it is in {count} more of the list; known here: {known}")},
    std::pair{sentence_word("must be {wanted}, not {found}"),
              sentence_word("must be {wanted}, not {found}, and so it is in {count} more of the list")},
    std::pair{
        sentence_word("must be a whole number: digits alone, without a point or a comma between the thousands"),
        sentence_word("must be a whole number, and so it must be in {count} more of the list: digits alone, without a "
                      "point or a comma between the thousands")},
};

/// "deed[3].price" as "deed[].price": the same key of each element of a list. Empty if the key is in no list.
std::string key_in_list(std::string_view key) {
    const std::size_t open = key.find('[');
    const std::size_t close = key.find(']', std::min(open, key.size()));
    if (close == key.npos) return {};
    return std::string{key.substr(0, open + 1)} + std::string{key.substr(close)};
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
    return sentence("is missing; is it \"{found}\" in this line, which is no key of an edition?",
                    {{"found", std::string{truncated(key)}}});
}

bool is_control(char letter) {
    return static_cast<unsigned char>(letter) < 0x20 || letter == 0x7f;
}

}  // namespace

int EditionNotes::line_of(std::string_view key) const {
    while (true) {
        if (const auto found = lines_.find(key); found != lines_.end()) return found->second;
        const std::size_t cut = key.find_last_of(".[");
        if (cut == std::string_view::npos) return 0;
        key = key.substr(0, cut);
    }
}

void EditionNotes::take(EditionMessage message) {
    has_errors_ = has_errors_ || !message.warning;
    if (messages_.size() == most_told) {
        ++untold_;
        return;
    }
    message.path = path_;
    messages_.push_back(std::move(message));
}

void EditionNotes::error(const std::string& key, int line, Sentence message) {
    std::string english = message.text();
    take({.line = line, .key = key, .message = std::move(english), .said = std::move(message)});
}

void EditionNotes::unknown(const std::string& key, int line, Sentence message) {
    std::string english = message.text();
    take({.line = line, .key = key, .message = std::move(english), .unknown = true, .said = std::move(message)});
}

void EditionNotes::add(const EditionProblem& problem) {
    take({.line = line_of(problem.path),
          .key = problem.path,
          .message = problem.message.text(),
          .warning = problem.warning,
          .said = problem.message});
}

bool EditionNotes::is_wrong(std::string_view key) const {
    return std::ranges::any_of(messages_,
                               [&](const EditionMessage& message) { return !message.warning && message.key == key; });
}

bool EditionNotes::is_any_wrong_in(std::string_view list) const {
    return std::ranges::any_of(messages_, [&](const EditionMessage& message) {
        return !message.warning && message.key.starts_with(list) && message.key.substr(list.size()).starts_with('[');
    });
}

bool EditionNotes::replace(std::string_view key, int line, Sentence message) {
    const auto found =
        std::ranges::find_if(messages_, [&](const EditionMessage& each) { return !each.warning && each.key == key; });
    if (found == messages_.end()) return false;
    found->line = line;
    found->message = message.text();
    found->said = std::move(message);
    return true;
}

void EditionNotes::merge_repeated() {
    constexpr std::size_t many = 5;
    std::map<std::pair<std::string, std::string>, std::vector<std::size_t>> same;
    for (std::size_t at = 0; at < messages_.size(); ++at) {
        const std::string key = key_in_list(messages_[at].key);
        // The keys that are known may differ: those of streets and of companies do.
        std::string text = messages_[at].said.english;
        for (const Sentence::Word& word : messages_[at].said.words)
            if (word.name != "known") text += '\n' + word.text;
        if (!messages_[at].warning && !key.empty()) same[{key, text}].push_back(at);
    }
    std::set<std::size_t> left_out;
    for (const auto& [text, places] : same) {
        EditionMessage& first = messages_[places.front()];
        const auto repeated = std::ranges::find_if(
            repeated_errors, [&](const auto& error) { return error.first == std::string_view{first.said.english}; });
        if (places.size() < many || repeated == repeated_errors.end()) continue;
        first.said.english = repeated->second;
        first.said.words.push_back({"count", std::to_string(places.size() - 1)});
        first.message = first.said.text();
        left_out.insert(places.begin() + 1, places.end());
    }
    std::vector<EditionMessage> left;
    for (std::size_t at = 0; at < messages_.size(); ++at)
        if (!left_out.contains(at)) left.push_back(std::move(messages_[at]));
    messages_ = std::move(left);
}

std::vector<EditionMessage> EditionNotes::in_order(const EditionWords& words) && {
    merge_repeated();
    std::ranges::stable_sort(messages_, {}, &EditionMessage::line);
    if (untold_ > 0) {
        Sentence more = sentence("more is wrong: {count} messages are not told", {{"count", std::to_string(untold_)}});
        std::string english = more.text();
        messages_.push_back(
            {.path = path_, .message = std::move(english), .warning = !has_errors_, .said = std::move(more)});
    }
    for (EditionMessage& message : messages_) message.words = words;
    return std::move(messages_);
}

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

/// Whether an unknown key was told as the probable name of a missing one.
bool TableReader::take_for_missing(const std::string& key, std::size_t unknown) {
    const std::string meant = meant_by(key, unknown);
    if (meant.empty() || !notes_->replace(key_of(meant), line_of_key(key), missing_but_for(key))) return false;
    std::erase(missing_, meant);
    return true;
}

/// The same for a table of which each part may be told: "jailed_collect.monopolist".
bool TableReader::take_parts_for_missing(const std::string& key) {
    const toml::table* parts = table_->get(key)->as_table();
    const auto meant =
        std::ranges::find_if(known_, [&](const std::string& each) { return is_one_slip_apart(each, key); });
    if (parts == nullptr || meant == known_.end()) return false;
    bool told = false;
    for (const auto& [part, node] : *parts) {
        const std::string found = key + '.' + std::string{part.str()};
        told =
            notes_->replace(key_of(*meant) + '.' + std::string{part.str()}, line_of_key(key), missing_but_for(found)) ||
            told;
    }
    return told;
}

void TableReader::refuse_unknown(const std::string& key) {
    const auto meant = std::ranges::find_if(
        known_, [&](const std::string& each) { return is_one_slip_apart(each, key) && !table_->contains(each); });
    notes_->unknown(key_of(truncated(key)), line_of_key(key),
                    meant != known_.end() ? sentence("is no key of an edition; is it \"{meant}\"?", {{"meant", *meant}})
                                          : sentence("is no key of an edition; known here: {known}",
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

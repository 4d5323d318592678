#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "db/edition/edition_reader.h"

namespace tablebank {
namespace {

/// Errors that one mistake brings about in every element of a list, and the message for all of them.
constexpr std::array repeated_errors{
    std::pair{sentence_word("is missing"), sentence_word("is missing; more rows with the same error: {count}")},
    std::pair{sentence_word("is missing; is it \"{found}\" in this line, which is not a key of an edition?"),
              sentence_word(
                  "is missing; is it \"{found}\" in this line, which is not a key of an edition? More rows with the "
                  "same error: {count}")},
    std::pair{sentence_word("is not a key of an edition; is it \"{meant}\"?"),
              sentence_word("is not a key of an edition; is it \"{meant}\"? More rows with the same error: {count}")},
    std::pair{sentence_word("is not a key of an edition; known here: {known}"),
              sentence_word("is not a key of an edition; more rows with the same error: {count}; known here: {known}")},
    std::pair{sentence_word("must be {wanted}, not {found}"),
              sentence_word("must be {wanted}, not {found}; more rows with the same error: {count}")},
    std::pair{sentence_word("must be a whole number: digits alone, without a point or a comma between the thousands"),
              sentence_word(
                  "must be a whole number: digits alone, without a point or a comma between the thousands; more rows "
                  "with the same error: {count}")},
};

/// "deed[3].price" as "deed[].price": the same key of each element of a list. Empty if the key is in no list.
std::string key_in_list(std::string_view key) {
    const std::size_t open = key.find('[');
    const std::size_t close = key.find(']', std::min(open, key.size()));
    if (close == key.npos) return {};
    return std::string{key.substr(0, open + 1)} + std::string{key.substr(close)};
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
        Sentence more = sentence("{count} more errors are not shown", {{"count", std::to_string(untold_)}});
        std::string english = more.text();
        messages_.push_back(
            {.path = path_, .message = std::move(english), .warning = !has_errors_, .said = std::move(more)});
    }
    for (EditionMessage& message : messages_) message.words = words;
    return std::move(messages_);
}

}  // namespace tablebank

#include "ledger/books/entry_validation.h"

#include <algorithm>

#include "ledger/text/case_fold.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

constexpr std::string_view small_letters = "abcdefghijklmnopqrstuvwxyz";

bool has_only(std::string_view text, std::string_view signs) {
    return text.find_first_not_of(signs) == std::string_view::npos;
}

/// A reason that was written between quotes.
bool is_reason(std::string_view text) {
    return is_plain_text(text) && count_characters(text) <= EntryLimits::free_text;
}

/// A typed line may have tabs between its words.
bool is_typed_line(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const Character character = next_character(text, at);
        if (!is_plain(character) && !is_blank(character)) return false;
    }
    return true;
}

/// A single word, such as "short-of-cash".
bool is_code(std::string_view text) {
    constexpr std::size_t longest = 64;
    return !text.empty() && text.size() <= longest && has_only(text, "abcdefghijklmnopqrstuvwxyz-");
}

bool is_verb(std::string_view text) {
    constexpr std::size_t longest = 32;
    return text.size() <= longest && has_only(text, small_letters);
}

std::size_t bytes_of(const Entry& entry) {
    std::size_t bytes = entry.stamp.poster.size() + entry.typed.size() + entry.line.size() + entry.why.size();
    for (const FactChange& fact : entry.facts) bytes += fact.before.size() + fact.after.size();
    return bytes;
}

bool is_too_large(const Entry& entry) {
    return entry.transfers.size() > EntryLimits::transfers || entry.facts.size() > EntryLimits::facts ||
           entry.set_aside.size() > EntryLimits::codes || bytes_of(entry) > EntryLimits::bytes;
}

}  // namespace

bool is_id(std::string_view text) {
    constexpr std::size_t digits = 32;
    return text.size() == digits && has_only(text, "0123456789abcdef");
}

bool is_poster(std::string_view text) {
    return is_reason(text);
}

bool is_language_tag(std::string_view text) {
    constexpr std::size_t shortest = 2;
    constexpr std::size_t longest = 35;
    return text.size() >= shortest && text.size() <= longest &&
           has_only(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-");
}

bool is_ruling_word(std::string_view text) {
    constexpr std::size_t longest = 64;  // limits the text that an untrusted file can put into a message
    return !text.empty() && text.size() <= longest && has_only(text, "abcdefghijklmnopqrstuvwxyz0123456789_");
}

const char* unstorable(const Entry& entry) {
    if (is_too_large(entry)) return "size";
    if (!is_id(entry.stamp.id)) return "id";
    if (entry.stamp.at_ms < first_moment || entry.stamp.at_ms > last_moment) return "at";
    if (!is_poster(entry.stamp.poster)) return "poster";
    if (!is_verb(entry.verb)) return "verb";
    if (!is_typed_line(entry.typed)) return "typed";
    if (!is_plain_text(entry.line)) return "line";
    if (!is_reason(entry.why)) return "why";
    if (entry.forced && !is_reason(*entry.forced)) return "forced";
    if (!std::ranges::all_of(entry.set_aside, is_code)) return "set_aside";
    const auto is_plain_fact = [](const FactChange& fact) {
        return is_plain_text(fact.before) && is_plain_text(fact.after);
    };
    return std::ranges::all_of(entry.facts, is_plain_fact) ? nullptr : "facts";
}

const char* unstorable(const Setup& setup) {
    if (!is_id(setup.game_id)) return "id";
    if (!is_language_tag(setup.language)) return "language";
    const auto is_named = [](const PlayerSetup& player) { return is_kept_player_name(player.name); };
    return std::ranges::all_of(setup.players, is_named) ? nullptr : "player";
}

}  // namespace tablebank

#include "tests/fuzz/event_forge.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <utility>

#include "db/event/event_file.h"
#include "source_dir.h"
#include "tests/fuzz/script_words.h"

namespace tablebank::fuzz {
namespace {

using Json = nlohmann::json;

/// Long enough for every kind of error, and short enough to be tried often.
constexpr std::size_t most_entries = 400;

using Book = std::vector<EventEntry>;

/// One value of an act, at a place within it.
void set_value(EventEntry& entry, ScriptWords& words) {
    const std::string place{words.word()};
    Json act = Json::parse(entry.act, nullptr, false);
    const Json value = Json::parse(words.rest(), nullptr, false);
    if (act.is_discarded() || value.is_discarded()) return;
    try {
        act[Json::json_pointer(place)] = value;
        entry.act = act.dump();
    } catch (const Json::exception&) {
        return;
    }
}

void change_entry(std::string_view word, Book& book, std::size_t at, ScriptWords& words) {
    EventEntry& entry = book[at];
    const auto here = book.begin() + static_cast<std::ptrdiff_t>(at);
    if (word == "set") set_value(entry, words);
    if (word == "act") entry.act = words.rest();
    if (word == "who") entry.who = words.rest();
    if (word == "why") entry.why = words.rest();
    if (word == "at") entry.at = words.number();
    if (word == "drop") book.erase(here);
    if (word == "again") book.insert(here, EventEntry(entry));
    if (word == "last") book.push_back(EventEntry(entry));
    if (word == "swap" && at + 1 < book.size()) std::swap(entry, book[at + 1]);
    if (word == "insert") {
        EventEntry other = entry;
        other.act = words.rest();
        book.insert(here, std::move(other));
    }
}

}  // namespace

std::vector<Book> real_events() {
    std::vector<Book> books;
    constexpr std::array names{"club.us",  "officials.us", "football", "finals.it",
                               "forks.us", "unrung.fr",    "live.us",  "rulings.ru"};
    for (const char* name : names) {
        const std::filesystem::path file = std::string(TABLEBANK_SOURCE_DIR "/tests/events/v1/") + name + ".tbe";
        Book& book = books.emplace_back();
        read_event(file, [&](const EventBook& read) {
            read.load([&](EventEntry&& entry, const Hash&) { book.push_back(std::move(entry)); });
        });
    }
    return books;
}

Book forge_event(const std::vector<Book>& real, std::string_view script) {
    Book book = real.front();
    while (!script.empty()) {
        ScriptWords words = next_line(script);
        const std::string_view word = words.word();
        if (word == "event") {
            book = real[static_cast<std::size_t>(words.number()) % real.size()];
        } else if (word == "keep") {
            book.resize(std::min(book.size(), static_cast<std::size_t>(std::max<std::int64_t>(words.number(), 0))));
        } else if (word == "add") {
            const EventEntry last = book.empty() ? EventEntry{} : book.back();
            book.push_back({.number = 0, .at = last.at, .who = last.who, .why = "because", .act = words.rest()});
        } else {
            const std::int64_t number = words.number();
            if (number >= 1 && number <= static_cast<std::int64_t>(book.size()))
                change_entry(word, book, static_cast<std::size_t>(number) - 1, words);
        }
        if (book.size() > most_entries) break;
    }
    for (std::size_t i = 0; i < book.size(); ++i) book[i].number = static_cast<std::int64_t>(i) + 1;
    return book;
}

}  // namespace tablebank::fuzz

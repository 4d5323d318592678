// Values that every game could hold, and values that none ever did.

#include "ledger/books/entry_validation.h"

#include <doctest/doctest.h>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace tablebank {
namespace {

Entry honest() {
    Entry entry;
    entry.sequence = 7;
    entry.stamp = {"000102030405060708090a0b0c0d0e0f", 1'760'000'000'000, "Elena"};
    entry.verb = "pay";
    entry.typed = "anna\tpay 7 \"a debt\"";
    entry.line = "Anna pay 7 \"a debt\"";
    entry.why = "a debt";
    return entry;
}

/// The part that is found strange after a change; empty if there is none.
std::string found_after(const std::function<void(Entry&)>& change) {
    Entry entry = honest();
    change(entry);
    const char* const part = unstorable(entry);
    return part == nullptr ? "" : part;
}

/// Content that no text may have, put into one.
const std::vector<std::string> hostile{"\x1b[31m", "a\nb", "a\rb", "\x7f", "\xc2\x9b", "\xff", "\xc3", "\xe2\x80\xa8"};

TEST_CASE("an entry of any script, with tabs in the typed text, can be stored") {
    CHECK(found_after([](Entry&) {}).empty());
    CHECK(found_after([](Entry& entry) {
              entry.stamp.poster = "";
              entry.typed = "заметка\u00a0\"\u05e9\u05dc\u05d5\u05dd \u202e\"";
              entry.line = "note \"\u05e9\u05dc\u05d5\u05dd \u202e\"";
              entry.why = "\u05e9\u05dc\u05d5\u05dd \u202e";
          }).empty());
}

TEST_CASE("control characters, line breaks and bytes that are not UTF-8 are in no text") {
    for (const std::string& text : hostile) {
        CAPTURE(text);
        CHECK(found_after([&](Entry& entry) { entry.stamp.poster = text; }) == "poster");
        CHECK(found_after([&](Entry& entry) { entry.verb = text; }) == "verb");
        CHECK(found_after([&](Entry& entry) { entry.typed += text; }) == "typed");
        CHECK(found_after([&](Entry& entry) { entry.line += text; }) == "line");
        CHECK(found_after([&](Entry& entry) { entry.why = text; }) == "why");
        CHECK(found_after([&](Entry& entry) { entry.forced = text; }) == "forced");
        CHECK(found_after([&](Entry& entry) { entry.set_aside = {text}; }) == "set_aside");
        CHECK(found_after([&](Entry& entry) { entry.facts = {{{FactName::phase}, "", text}}; }) == "facts");
    }
    CHECK(found_after([](Entry& entry) { entry.line += '\t'; }) == "line");
    CHECK(found_after([](Entry& entry) { entry.set_aside = {""}; }) == "set_aside");
}

TEST_CASE("an id has 32 lower-case hexadecimal digits") {
    for (const char* id : {"", "12", "000102030405060708090A0B0C0D0E0F", "000102030405060708090a0b0c0d0e0g",
                           "000102030405060708090a0b0c0d0e0f0"})
        CHECK(found_after([&](Entry& entry) { entry.stamp.id = id; }) == "id");
}

TEST_CASE("an entry is of a moment from 1970 to the end of the year 9999") {
    for (const std::int64_t at : {first_moment, last_moment})
        CHECK(found_after([&](Entry& entry) { entry.stamp.at_ms = at; }).empty());
    for (const std::int64_t at : {first_moment - 1, last_moment + 1, INT64_MIN, INT64_MAX})
        CHECK(found_after([&](Entry& entry) { entry.stamp.at_ms = at; }) == "at");
}

TEST_CASE("no entry is larger than its limits, and one of the exact size is taken") {
    const Transfer transfer{Asset::cash(), Account::bank(), Account::player(Seat{1}), 1};
    const FactChange fact{{FactName::phase}, "", "play"};
    CHECK(found_after([&](Entry& entry) { entry.transfers.assign(EntryLimits::transfers, transfer); }).empty());
    CHECK(found_after([&](Entry& entry) { entry.transfers.assign(EntryLimits::transfers + 1, transfer); }) == "size");
    CHECK(found_after([&](Entry& entry) { entry.facts.assign(EntryLimits::facts, fact); }).empty());
    CHECK(found_after([&](Entry& entry) { entry.facts.assign(EntryLimits::facts + 1, fact); }) == "size");
    CHECK(found_after([&](Entry& entry) { entry.set_aside.assign(EntryLimits::codes + 1, "no"); }) == "size");
    CHECK(found_after([&](Entry& entry) { entry.line.assign(EntryLimits::bytes + 1, 'a'); }) == "size");
    CHECK(found_after([&](Entry& entry) { entry.why.assign(EntryLimits::free_text, 'a'); }).empty());
    CHECK(found_after([&](Entry& entry) { entry.why.assign(EntryLimits::free_text + 1, 'a'); }) == "why");
}

TEST_CASE("a set-up has an id, a language and players with names") {
    Setup setup;
    setup.game_id = std::string(32, '0');
    setup.language = "pt-BR";
    setup.players = {{"Anna"}, {"\u05e9\u05e8\u05d4"}};
    CHECK(unstorable(setup) == nullptr);
    const auto found = [&](const std::function<void(Setup&)>& change) {
        Setup changed = setup;
        change(changed);
        const char* const part = unstorable(changed);
        return std::string(part == nullptr ? "" : part);
    };
    CHECK(found([](Setup& changed) { changed.game_id = "x"; }) == "id");
    for (const char* tag : {"", "e", "en\n", "en_US", "en;x"})
        CHECK(found([&](Setup& changed) { changed.language = tag; }) == "language");
    for (const char* name : {"", " Anna", "An\nna", "Anna\u202e", "\x1b", "Annnnnnnnnnnnnnnnnnnnnnnn", "a\"b"})
        CHECK(found([&](Setup& changed) { changed.players[0].name = name; }) == "player");
}

}  // namespace
}  // namespace tablebank

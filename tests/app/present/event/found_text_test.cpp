// Findings in a game are written as sentences if only the words of the log are there.

#include "app/present/event/found_text.h"

#include <doctest/doctest.h>

#include <string>

#include "app/event/game_check.h"
#include "app/i18n/catalogues.h"
#include "app/i18n/language.h"

namespace tablebank::testing {
namespace {

std::string said(const std::string& found) {
    return found_text(Language::english(), found);
}

TEST_CASE("each kind is a sentence after its entries, with seats and figures") {
    CHECK(said("verify: forced #3") == "#3: recorded against the rules");
    CHECK(said("verify: deviations #3 #7 #9 +2, setup") ==
          "#3, #7, #9, +2: today's rules would post something else; its rulings, minutes, seats or roles are not those "
          "that the event gave its table");
    CHECK(said("verify: dealt #9 seat 1 +298 #9 seat 2 -298") ==
          "#9 seat 1 +298, #9 seat 2 -298: dealings and unclaimed rents gave or cost a player much, or dealings undid "
          "each other");
    CHECK(said("verify: adjusted #5 seat 2 312.5 -> 9999") ==
          "#5 seat 2 total 9999 instead of 312.5: a total was set in the place of the computed one");
    CHECK(said("verify: extended #3 1000 > 10") ==
          "#3 1000 minutes instead of 10: more minutes were granted than the event gave its table");
    CHECK(said("verify: clock #2 stopped #420 6 of 125") ==
          "#2 while the clock was stopped, #420 after 6 of 125 minutes: it was not played by its clock");
    CHECK(said("verify: other_time 2026-11-26T20:15Z") ==
          "2026-11-26 20:15 UTC: it was not played in the time of its round");
    CHECK(said("verify: unfinished #51") == "#51: its end was undone there, or it is another game from there on");
}

TEST_CASE("the number of further findings is not a detail, and a sum is not one of them") {
    const auto counted = read_found("verify: counted #3 seat 1 +1500 #4 seat 2 -700 #5 seat 3 +800 +2");
    REQUIRE(counted.size() == 1);
    REQUIRE(counted.front().named.size() == 3);
    CHECK(counted.front().named.front().detail == "+1500");
    CHECK(counted.front().named.back().detail == "+800");
    CHECK(counted.front().more == 2);
    CHECK(read_found("verify: counted #3 seat 1 +1500").front().named.front().detail == "+1500");
    CHECK(read_found("verify: dealt #3 seat 1 #4 seat 1 #5 seat 2 +2").front().more == 2);
    CHECK(read_found("verify: forced #3 +7").front().more == 7);
    CHECK(read_found("verify: forced").front().named.empty());
}

/// Every kind, with a seat and details of its form.
GameCheck everything() {
    GameCheck check;
    for (int kind = 0; kind <= static_cast<int>(GameFinding::Kind::unfinished); ++kind)
        check.findings.push_back({.kind = static_cast<GameFinding::Kind>(kind), .entry = kind + 1});
    return check;
}

TEST_CASE("every kind is read as it was written") {
    for (const GameFinding& finding : everything().findings) {
        for (const int seat : {0, 3})
            for (const char* detail : {"", "+500", "-500", "6 of 125", "stopped", "taken back", "2026-11-26T20:15Z"}) {
                GameCheck check;
                check.findings.push_back({.kind = finding.kind, .entry = 12, .seat = seat, .detail = detail});
                if (seat == 0 && check.findings.front().detail.starts_with('+')) continue;
                const auto read = read_found(words_found(check));
                REQUIRE(read.size() == 1);
                CHECK(read.front().kind == finding.kind);
                CHECK(read.front().more == 0);
                REQUIRE(read.front().named.size() == 1);
                CHECK(read.front().named.front().entry == 12);
                CHECK(read.front().named.front().seat == seat);
                CHECK(read.front().named.front().detail == detail);
            }
    }
}

TEST_CASE("no kind is shown by its key or without a sentence, in any language") {
    for (const char* tag : {"en", "ru", "fr", "it", "pl"}) {
        const Language lang = language_called(tag).value();
        for (const GameFinding& finding : everything().findings) {
            GameCheck check;
            check.findings.push_back(finding);
            const std::string text = found_text(lang, words_found(check));
            CAPTURE(text);
            CHECK(text.starts_with("#" + std::to_string(finding.entry) + ": "));
            CHECK(text.size() > 12);
            CHECK(text.find("verify: ") == std::string::npos);
            CHECK(text.find("()") == std::string::npos);
            CHECK(text.find(std::string("_")) == std::string::npos);
        }
    }
}

TEST_CASE("a text that is not of this program is shown unchanged, without invisible characters") {
    CHECK(said("verify: something new #3") == "verify: something new #3");
    CHECK(read_found("we did verify: forced").empty());
    CHECK(said("verify: forced #3 \x1b[2J").find('\x1b') == std::string::npos);
}

}  // namespace
}  // namespace tablebank::testing

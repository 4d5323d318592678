// Public names of players: each their own, as the event chose, and none of a player who does not wish it.

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <vector>

#include "app/i18n/language.h"
#include "app/present/event/public_names.h"
#include "tests/support/event_fixture.h"

namespace tablebank::testing {
namespace {

Event event_of(NamesShown shown, const std::vector<std::string>& names) {
    act::Created wish = club_evening();
    wish.names = shown;
    Event event;
    done(event, decide_creation(wish));
    for (const std::string& name : names) done(event, decide_player(event, {.number = 0, .name = name, .family = {}}));
    return event;
}

std::vector<std::string> shown_of(NamesShown shown, const std::vector<std::string>& names) {
    std::vector<std::string> called;
    for (const auto& [number, name] : public_names(Language::english(), event_of(shown, names))) called.push_back(name);
    return called;
}

using Names = std::vector<std::string>;

TEST_CASE("full names are shown as they are written") {
    CHECK(shown_of(NamesShown::full, {"Anna Berg", "Boris"}) == Names{"Anna Berg", "Boris"});
}

TEST_CASE("first names alone, and more of a name only if two would be called alike") {
    CHECK(shown_of(NamesShown::first, {"Anna Berg", "Boris Claus", "Clara"}) == Names{"Anna", "Boris", "Clara"});
    CHECK(shown_of(NamesShown::first, {"Anna Berg", "Anna Dahl", "Clara Eng"}) == Names{"Anna B.", "Anna D.", "Clara"});
    CHECK(shown_of(NamesShown::first, {"Anna Berg", "anna Bloch"}) == Names{"Anna B. (1)", "anna B. (2)"});
}

TEST_CASE("initials are letters as people see them, with their marks, in every script") {
    CHECK(shown_of(NamesShown::initials, {"Anna Berg", "Élodie Ängel", "Ёлка Жук"}) ==
          Names{"A. B.", "É. Ä.", "Ё. Ж."});
    CHECK(shown_of(NamesShown::initials, {"e\u0301lodie Berg", "Anna Maria Berg"}) == Names{"e\u0301. B.", "A. M. B."});
    CHECK(shown_of(NamesShown::initials, {"Anna Berg", "Alma Bloch"}) == Names{"A. B. (1)", "A. B. (2)"});
}

TEST_CASE("a player who does not wish to be shown is a number, until they wish it") {
    Event event = event_of(NamesShown::full, {"Anna", "Boris"});
    done(event, decide_hiding(event, 1, true));
    CHECK(public_names(Language::english(), event).at(1) == "Player 1");
    CHECK(full_names(event).at(1) == "Anna");
    done(event, decide_hiding(event, 1, false));
    CHECK(public_names(Language::english(), event).at(1) == "Anna");
}

TEST_CASE("no two of a thousand players are called alike") {
    std::vector<std::string> names;
    for (int i = 0; i < 1000; ++i)
        names.push_back(std::string(1, static_cast<char>('A' + i % 26)) + "nna " + std::to_string(i % 37) + "x" +
                        std::to_string(i));
    for (const NamesShown shown : {NamesShown::first, NamesShown::initials}) {
        const Names called = shown_of(shown, names);
        CHECK(std::set<std::string>(called.begin(), called.end()).size() == names.size());
    }
}

}  // namespace
}  // namespace tablebank::testing

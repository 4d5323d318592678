// Every line of a game is decided again: any content of an entry that the rules do not give is found, in every part of
// the entry.

#include "app/session/verification.h"

#include <doctest/doctest.h>

#include <functional>

#include "app/session/session.h"
#include "tests/app/session/new_session.h"

namespace tablebank::testing {
namespace {

/// The finding in a game of these lines whose last entry was changed.
std::vector<Deviation> found_after(const std::vector<std::string>& lines, const std::function<void(Entry&)>& forge) {
    const ScratchFolder folder;
    Session session = new_session(folder);
    for (const std::string& line : lines) {
        CAPTURE(line);
        REQUIRE(std::holds_alternative<Posted>(session.post(line)));
    }
    CHECK(verify(session.table()).deviations.empty());
    Table table(session.table().game.setup);
    for (Entry entry : session.table().history.entries()) {
        if (entry.sequence == session.game().last) forge(entry);
        table.post(std::move(entry));
    }
    return verify(table).deviations;
}

/// The last entry is found, and no refusal of its line.
void check_found(const std::vector<std::string>& lines, const std::function<void(Entry&)>& forge) {
    const auto found = found_after(lines, forge);
    REQUIRE(found.size() == 1);
    CHECK(found.front().sequence == static_cast<std::int64_t>(lines.size()) + 1);
    CHECK_FALSE(found.front().refusal);
}

TEST_CASE("transfers that a line does not cause are found") {
    check_found({"anna pay 10"}, [](Entry& entry) { entry.transfers.front().quantity = 11; });
    check_found({"anna pay 10"}, [](Entry& entry) { entry.transfers.clear(); });
    check_found({"note \"a pause\""}, [](Entry& entry) {
        entry.transfers.push_back({Asset::cash(), Account::bank(), Account::player(Seat{2}), 100});
    });
}

TEST_CASE("facts that a line does not change are found, and those that it should have changed") {
    check_found({"note \"a pause\""}, [](Entry& entry) {
        entry.facts.push_back({{FactName::jail_tries, 1}, "", "1"});
    });
    check_found({"anna roll 1 2"}, [](Entry& entry) {
        std::erase_if(entry.facts, [](const FactChange& fact) { return fact.key.name == FactName::due; });
    });
}

TEST_CASE("a reversal of another entry than its line names is found, even with the same moves") {
    check_found({"anna pay 10", "anna pay 10", "undo"}, [](Entry& entry) {
        REQUIRE(entry.line == "undo #3");
        entry.reverses = 2;
    });
}

TEST_CASE("another rule set aside than the line had to is found") {
    const std::vector<std::string> lines{"force \"agreed\" boris buy @39"};
    check_found(lines, [](Entry& entry) {
        REQUIRE_FALSE(entry.set_aside.empty());
        entry.set_aside.clear();
    });
    check_found(lines, [](Entry& entry) { entry.set_aside.emplace_back("short-of-cash"); });
}

TEST_CASE("a line with other content, a refused line and an unreadable line are found") {
    check_found({"anna pay 10"}, [](Entry& entry) { entry.line = "Anna pay 11"; });
    check_found({"anna pay 10"}, [](Entry& entry) { entry.line = "Anna dances"; });
    const auto refused = found_after({"anna pay 10"}, [](Entry& entry) { entry.line = "Anna pay 9999"; });
    REQUIRE(refused.size() == 1);
    CHECK(refused.front().refusal);
}

TEST_CASE("a line about a sum beyond all money is found, and is not damage") {
    const auto found = found_after({"anna pay 10"}, [](Entry& entry) { entry.line = "Anna pay 9223372036854775807"; });
    CHECK(found.size() == 1);
}

TEST_CASE("the typist of a line, its time and its device do not matter to the rules") {
    CHECK(found_after({"anna pay 10"}, [](Entry& entry) {
              entry.typed = "1 pays 10";
              entry.stamp.poster = "Clara";
              entry.stamp.at_ms = 7;
          }).empty());
}

TEST_CASE("a line that is not in its printed form is found") {
    check_found({"anna pay 10"}, [](Entry& entry) { entry.line = "anna pay 10"; });
}

TEST_CASE("typed words with another meaning than the posted entry are found") {
    const ScratchFolder folder;
    Session session = new_session(folder);
    for (const char* line : {"45", "anna pay 10", "undo"}) REQUIRE(std::holds_alternative<Posted>(session.post(line)));
    CHECK(verify(session.table()).clean());
    Table table(session.table().game.setup);
    for (Entry entry : session.table().history.entries()) {
        if (entry.sequence == 2) entry.typed = "boris 45";
        if (entry.sequence == 3) entry.typed = "pay a lot";
        table.post(std::move(entry));
    }
    const Verification found = verify(table);
    CHECK(found.mistyped == std::vector<std::int64_t>{2, 3});
    CHECK(found.deviations.empty());
    CHECK_FALSE(found.clean());
}

}  // namespace
}  // namespace tablebank::testing

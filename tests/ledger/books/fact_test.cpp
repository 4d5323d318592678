#include "ledger/books/fact.h"

#include <doctest/doctest.h>

#include <stdexcept>

#include "calculators/rulings.h"

namespace tablebank {

TEST_CASE("an absent fact and an empty one are the same") {
    Facts facts;
    CHECK(facts.get({FactName::phase}).empty());
    facts.set({FactName::phase}, "closing");
    CHECK(facts.get({FactName::phase}) == "closing");
    facts.set({FactName::phase}, "");
    CHECK(facts == Facts{});
    CHECK(facts.all().empty());
}

TEST_CASE("a fact of one seat is not that of another") {
    Facts facts;
    facts.set({FactName::out, 1, 0}, "1");
    CHECK(facts.get({FactName::out, 2, 0}).empty());
    CHECK(facts.get({FactName::jail_tries, 1, 0}).empty());
}

TEST_CASE("a number is read from a fact, or the value for an absent one") {
    Facts facts;
    facts.set({FactName::round}, "12");
    CHECK(facts.number({FactName::round}) == 12);
    CHECK(facts.number({FactName::turn}) == 0);
    CHECK(facts.number({FactName::turn}, 7) == 7);
    facts.set({FactName::round}, "12 ");
    CHECK_THROWS_AS(static_cast<void>(facts.number({FactName::round})), std::invalid_argument);
}

TEST_CASE("a fact's key is written with its seat, space, ruling or due") {
    CHECK(to_string(FactKey{FactName::phase}) == "phase");
    CHECK(to_string(FactKey{FactName::out, 2, 0}) == "out:2");
    CHECK(to_string(FactKey{FactName::walk_dice, 12, 0}) == "walk_dice:12");
    CHECK(to_string(FactKey{FactName::ruling, 0, 0}) == "ruling:rounding");
    CHECK(to_string(FactKey{FactName::due, 12, 1}) == "due:12.1");
    CHECK_THROWS_AS(static_cast<void>(to_string(FactKey{FactName::ruling, 999, 0})), std::out_of_range);
}

TEST_CASE("every key reads back from its text") {
    for (int name = 0; name <= static_cast<int>(FactName::placed); ++name) {
        for (const int index : {0, 1, 19}) {
            for (const int number : {0, 1, 12}) {
                const FactKey key{static_cast<FactName>(name), index, number};
                const std::string text = to_string(key);
                const auto read = parse_fact_key(text);
                CAPTURE(text);
                REQUIRE(read);
                CHECK(to_string(*read) == text);
                CHECK(read->name == key.name);
                if (text.find(':') != std::string::npos) CHECK(read->index == key.index);
                if (key.name == FactName::due) CHECK(read->number == key.number);
            }
        }
    }
    for (const RulingKey& ruling : ruling_keys()) {
        const std::string text = "ruling:" + std::string{ruling.name};
        const auto read = parse_fact_key(text);
        CAPTURE(text);
        REQUIRE(read);
        CHECK(to_string(*read) == text);
    }
}

TEST_CASE("only the one text of a key is read") {
    for (const char* text : {"", "phase:", "phase:0", "out", "out:", "out:-1", "out:01", "out:1.2", "due:12", "due:12.",
                             "due:.1", "due:12.1.1", "ruling", "ruling:", "ruling:0", "ruling:rounded", "Phase"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_fact_key(text));
    }
}

TEST_CASE("a change reversed leads back") {
    const FactChange change{{FactName::turn}, "1", "2"};
    CHECK(change.reversed() == FactChange{{FactName::turn}, "2", "1"});
}

}  // namespace tablebank

// One message for each cause: what follows from a wrong figure is not reported as well.

#include <doctest/doctest.h>

#include <functional>
#include <string>

#include "tests/calculators/shipped.h"

using namespace tablebank;

namespace {

/// The problems of a shipped edition with a slip: "! deed[0].price" for an error, without the mark for a warning.
std::string problems_after(const std::string& id, const std::function<void(Edition&)>& slip) {
    Edition edition = testing::shipped(id);
    slip(edition);
    std::string text;
    for (const EditionProblem& problem : validate(edition)) text += (problem.warning ? "" : "! ") + problem.path + '\n';
    return text;
}

Deed& deed_on(Edition& edition, int space) {
    return edition.deeds[static_cast<std::size_t>(edition.deed_at(Space{space}) - edition.deeds.data())];
}

}  // namespace

TEST_CASE("a price that lost a nought is the error, and not the mortgage above it") {
    CHECK(problems_after("classic", [](Edition& e) { deed_on(e, 31).price = Money{30}; }) == "! deed[22].price\n");
    CHECK(problems_after("classic", [](Edition& e) { deed_on(e, 25).price = Money{20}; }) == "! deed[17].price\n");
    CHECK(problems_after("us", [](Edition& e) { deed_on(e, 19).price = Money{20}; }) == "! deed[13].price\n");
    CHECK(problems_after("us", [](Edition& e) { deed_on(e, 5).mortgage = Money{300}; }) == "! deed[2].mortgage\n");
}

TEST_CASE("the price of a company is doubtful if the other one costs less with the same mortgage") {
    CHECK(problems_after("classic", [](Edition& e) { deed_on(e, 28).price = Money{510}; }) == "deed[20].price\n");
    CHECK(problems_after("classic", [](Edition& e) { deed_on(e, 12).price = Money{140}; }) == "deed[7].price\n");
    // A wrong mortgage alone is reported as the mortgage.
    CHECK(problems_after("classic", [](Edition& e) { deed_on(e, 28).mortgage = Money{57}; }) == "deed[20].mortgage\n");
}

TEST_CASE("a price that no note pays has the street after it not called too cheap") {
    const std::string problems = problems_after("classic", [](Edition& e) {
        e.currency.smallest_note = Money{10};
        for (Note& note : e.box.notes) note.value *= 10;
        for (Deed& deed : e.deeds) {
            deed.price *= 10;
            deed.mortgage *= 10;
            StreetColumn& column = deed.street.player;
            for (Money* sum : {&column.single, &column.doubled, &column.house_price, &column.hotel_price}) *sum *= 10;
            for (Money& rent : column.built) rent *= 10;
        }
        deed_on(e, 26).price += Money{5};
    });
    CHECK(problems.find("deed[18].price\n") != std::string::npos);
    CHECK(problems.find("deed[19].price\n") == std::string::npos);
}

TEST_CASE("a smallest note that is too large is one error") {
    CHECK(problems_after("classic", [](Edition& e) { e.currency.smallest_note = Money{10}; }) ==
          "! currency.smallest_note\n");
    CHECK(problems_after("us", [](Edition& e) { e.currency.smallest_note = Money{50}; }) ==
          "! currency.smallest_note\n");
}

TEST_CASE("start cash that the notes do not make is one error") {
    CHECK(problems_after("classic", [](Edition& e) { e.profile.start_cash.value = Money{150}; }) == "! box.notes\n");
    CHECK(problems_after("classic", [](Edition& e) { e.box.notes.front().start += 1; }) == "! box.notes\n");
}

TEST_CASE("too few players are one error") {
    CHECK(problems_after("classic", [](Edition& e) { e.profile.most_players.value = 1; }) ==
          "! rules.most_players.count\n");
}

TEST_CASE("figures of a deed in each other's places are one doubt") {
    CHECK(problems_after("us", [](Edition& e) {
              StreetColumn& column = deed_on(e, 21).street.competitor;
              std::swap(column.built[1], column.built[2]);
          }) == "deed[14].competitor.built[1]\n");
    CHECK(problems_after("us", [](Edition& e) {
              Deed& deed = deed_on(e, 21);
              for (std::size_t step = 0; step < 3; ++step)
                  std::swap(deed.street.monopolist.built[step], deed.street.competitor.built[step]);
          }) == "deed[14].monopolist.built[0]\n");
}

TEST_CASE("a space of a wrong kind is one message") {
    const auto with_kind = [](const char* id, std::size_t space, SpaceKind kind) {
        return problems_after(id, [&](Edition& e) { e.board[space].kind = kind; });
    };
    CHECK(with_kind("classic", 0, SpaceKind::jail) == "! space[0].kind\n");
    CHECK(with_kind("classic", 4, SpaceKind::jail) == "! space[4].kind\n");    // named Income Tax
    CHECK(with_kind("classic", 30, SpaceKind::jail) == "! space[30].kind\n");  // and none sends there
    CHECK(with_kind("classic", 10, SpaceKind::go_to_jail) == "! space[10].kind\n");
    CHECK(with_kind("classic", 10, SpaceKind::start) == "! space[10].kind\n");
    CHECK(with_kind("classic", 10, SpaceKind::card) == "! space[10].kind\n");  // without a deck
    CHECK(with_kind("classic", 20, SpaceKind::go_to_jail) == "space[20].kind\n");
    CHECK(with_kind("football", 33, SpaceKind::rest) == "! characters\n");
    CHECK(with_kind("football", 33, SpaceKind::jail) == "! space[33].kind\n");
    CHECK(with_kind("football", 38, SpaceKind::rest) == "space[38].kind\n");  // space 4 has the same name
    CHECK(with_kind("us", 2, SpaceKind::rest) == "space[2].kind\n");
}

TEST_CASE("rules of a kind that no space has are doubtful") {
    const auto with_kind = [](const char* id, std::size_t space, SpaceKind kind) {
        return problems_after(id, [&](Edition& e) { e.board[space].kind = kind; });
    };
    CHECK(with_kind("us", 20, SpaceKind::rest) == "rules.foundation_fee\n");
    CHECK(with_kind("us", 20, SpaceKind::property_tax) == "rules.foundation_fee\n");
    CHECK(with_kind("classic", 4, SpaceKind::rest) == "rules.income_tax_fixed\n");
    CHECK(with_kind("us", 4, SpaceKind::go_to_jail) == "space[4].kind\n");
}

TEST_CASE("a company of the other kind is one message") {
    const auto with_kind = [](const char* id, int space, SpaceKind kind) {
        return problems_after(id, [&](Edition& e) {
            e.board[static_cast<std::size_t>(space)].kind = kind;
            deed_on(e, space).kind = kind;
        });
    };
    CHECK(with_kind("classic", 5, SpaceKind::utility) == "! space[5].kind\n");
    CHECK(with_kind("classic", 12, SpaceKind::transport) == "! space[12].kind\n");
    CHECK(with_kind("us", 35, SpaceKind::utility) == "! space[35].kind\n");
    CHECK(with_kind("football", 36, SpaceKind::transport) == "! space[36].kind\n");
}

TEST_CASE("most sums of another box are one message, also if the salary is one of them") {
    const std::string problems = problems_after("classic", [](Edition& e) {
        for (Deed& deed : e.deeds) {
            deed.price *= 20;
            deed.mortgage *= 20;
            StreetColumn& column = deed.street.player;
            for (Money* sum : {&column.single, &column.doubled, &column.house_price, &column.hotel_price}) *sum *= 20;
            for (Money& rent : column.built) rent *= 20;
        }
    });
    CHECK(problems == "rules\n");
}

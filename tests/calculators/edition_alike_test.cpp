// The differences that make two editions another box, and those of print alone.

#include "calculators/edition_alike.h"

#include <doctest/doctest.h>

#include <functional>

#include "tests/calculators/shipped.h"

namespace tablebank::testing {
namespace {

bool alike_after(const std::function<void(Edition&)>& change) {
    Edition changed = us();
    change(changed);
    return plays_alike(us(), changed) && plays_alike(changed, us());
}

}  // namespace

TEST_CASE("printed texts may differ") {
    CHECK(alike_after([](Edition&) {}));
    CHECK(alike_after([](Edition& edition) {
        edition.name = "Another";
        edition.language = "fr";
        edition.shelf = 7;
        edition.words.pieces = PieceNames::objects_and_networks;
        edition.currency.symbol = "F";
        edition.profile.salary.rule = "us 99";
        edition.profile.jailed_collects.competitor.rule = "us 99";
        edition.board.at(2).name = "Card";
        edition.cities.front().colour = "#000000";
        edition.deeds.front().name = "Another street";
        edition.deeds_status = TableStatus::template_figures;
    }));
}

TEST_CASE("a figure, a card or a rule makes another box") {
    CHECK_FALSE(alike_after([](Edition& edition) { edition.profile.salary.value.passing = Money{5'000}; }));
    CHECK_FALSE(alike_after([](Edition& edition) { edition.profile.kept_cash_percent.competitor.value = 200; }));
    CHECK_FALSE(alike_after([](Edition& edition) { edition.deeds.front().price = Money{1}; }));
    CHECK_FALSE(alike_after([](Edition& edition) { edition.deeds.front().street.monopolist.built.back() = Money{1}; }));
    CHECK_FALSE(alike_after([](Edition& edition) { std::swap(edition.deeds[0].slug, edition.deeds[1].slug); }));
    CHECK_FALSE(alike_after([](Edition& edition) { edition.decks.front().cards.front().amount = Money{900}; }));
    CHECK_FALSE(alike_after([](Edition& edition) { edition.box.houses += 1; }));
    CHECK_FALSE(alike_after([](Edition& edition) { edition.currency.smallest_note = Money{50}; }));
    CHECK_FALSE(plays_alike(us(), ru()));
}

}  // namespace tablebank::testing

// Figures with a nought too many or too few, and streets in another city, are doubtful; real boxes are not.

#include <algorithm>
#include <functional>
#include <string>

#include "tests/calculators/shipped.h"

using namespace tablebank;

namespace {

/// A box without roles, for whose columns no pattern is known.
Edition plain_box() {
    Edition edition = testing::us();
    edition.profile.roles.value = false;
    edition.profile.houses_before_hotel.player = {3, "us 11"};
    for (Deed& deed : edition.deeds) {
        deed.street.player = deed.street.monopolist;
        deed.street.monopolist = deed.street.competitor = {};
    }
    return edition;
}

/// What one change makes doubtful or wrong: paths, one per line.
std::string doubts_of(const std::function<void(Edition&)>& spoil) {
    const auto paths_of = [](const Edition& edition) {
        std::vector<std::string> paths;
        for (const EditionProblem& problem : validate(edition)) paths.push_back(problem.path);
        return paths;
    };
    const auto before = paths_of(plain_box());
    Edition edition = plain_box();
    spoil(edition);
    std::string text;
    for (const std::string& path : paths_of(edition))
        if (std::ranges::find(before, path) == before.end()) text += path + '\n';
    return text;
}

std::size_t index_of(const Edition& edition, int space) {
    return static_cast<std::size_t>(edition.deed_at({space}) - edition.deeds.data());
}

Deed& deed_at(Edition& edition, int space) {
    return edition.deeds.at(index_of(edition, space));
}

/// "deed[21]"
std::string indexed_path(const Edition& edition, int space) {
    return "deed[" + std::to_string(index_of(edition, space)) + "]";
}

}  // namespace

TEST_CASE("one figure of a street with a nought too many or too few is doubtful") {
    const std::string deed = indexed_path(plain_box(), 32);
    for (const bool more : {true, false}) {
        CAPTURE(more);
        const auto spoil = [more](Money& figure) {
            figure = more ? Money{figure.units() * 10} : Money{std::max<std::int64_t>(1, figure.units() / 10)};
        };
        const auto spoils = [&](const std::string& key, const std::function<Money&(Deed&)>& figure) {
            CAPTURE(key);
            CHECK(doubts_of([&](Edition& edition) { spoil(figure(deed_at(edition, 32))); }).find(deed + key) !=
                  std::string::npos);
        };
        spoils(".price", [](Deed& street) -> Money& { return street.price; });
        spoils(".player.hotel_price", [](Deed& street) -> Money& { return street.street.player.hotel_price; });
        spoils(".player.", [](Deed& street) -> Money& { return street.street.player.built.back(); });
        spoils(".player.", [](Deed& street) -> Money& { return street.street.player.built.front(); });
        spoils(".player.", [](Deed& street) -> Money& { return street.street.player.single; });
    }
}

TEST_CASE("a whole city with a nought too many is doubtful, street by street") {
    const std::string doubts = doubts_of([](Edition& edition) {
        for (Deed& deed : edition.deeds)
            if (deed.kind == SpaceKind::street && deed.city == 3) deed.street.player.house_price *= 10;
    });
    CHECK(std::ranges::count(doubts, '\n') >= 2);
    CHECK(doubts.find(".player.house_price") != std::string::npos);
}

TEST_CASE("a price beyond every other is doubtful, of a company too") {
    CHECK(doubts_of([](Edition& edition) { deed_at(edition, 5).price *= 10; }).find(".price") != std::string::npos);
}

TEST_CASE("sums beyond the first cash, and a salary that buys nothing, are doubtful") {
    CHECK(doubts_of([](Edition& edition) { edition.profile.salary.value.passing = Money{10}; }) ==
          "rules.salary.amount\n");
    CHECK(doubts_of([](Edition& edition) { edition.profile.jail_fine.value = Money{5000}; }) ==
          "rules.jail_fine.amount\n");
    for (const std::int64_t cash : {150, 15'000}) {
        CAPTURE(cash);
        CHECK(doubts_of([cash](Edition& edition) {
                  edition.profile.start_cash.value = Money{cash};
                  for (Note& note : edition.box.notes) note.start = 0;  // otherwise the notes are the error
              }).find("rules.start_cash.amount\n") != std::string::npos);
    }
}

TEST_CASE("a street of another city is separate from it on the board; a city on both sides of START is not") {
    const auto move_to = [](Edition& edition, int space, int city) {
        Deed& deed = deed_at(edition, space);
        std::erase(edition.cities[static_cast<std::size_t>(deed.city)].streets, deed.space);
        deed.city = city;
        auto& streets = edition.cities[static_cast<std::size_t>(city)].streets;
        streets.insert(std::ranges::upper_bound(streets, deed.space), deed.space);
    };
    const std::string moved = indexed_path(plain_box(), 14) + ".city\n";
    CHECK(doubts_of([&](Edition& edition) { move_to(edition, 14, 6); }).find(moved) != std::string::npos);
    const std::string last = indexed_path(plain_box(), 39) + ".city\n";
    CHECK(doubts_of([&](Edition& edition) { move_to(edition, 39, 0); }).find(last) == std::string::npos);
}

#include "calculators/estate.h"

#include <utility>

#include "tests/calculators/shipped.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {
constexpr int new_orleans = 0;
constexpr int boston = 4;
}  // namespace

TEST_CASE("a monopolist monopolises a city with two of its streets that are not mortgaged (ru 10, 12)") {
    const struct {
        Estate estate;
        int city;
        bool monopolised;
    } cases[] = {
        {monopolist({open(21)}), boston, false},
        {monopolist({open(21), open(24)}), boston, true},
        {monopolist({open(21), open(23), open(24)}), boston, true},
        {monopolist({open(21), pledged(24)}), boston, false},
        {monopolist({open(21), pledged(23), open(24)}), boston, true},
        {monopolist({pledged(21), pledged(23), open(24)}), boston, false},
        {monopolist({open(1), open(3)}), new_orleans, true},
        {monopolist({open(1), open(21)}), boston, false},
        {competitor({open(21), open(23), open(24)}), boston, false},
    };
    for (const auto& one : cases) CHECK(monopolises(us(), one.estate, one.city) == one.monopolised);
}

TEST_CASE("houses without a figure in a column are not steps") {
    const Deed& nob_hill = *us().deed_at({34});
    CHECK(steps_on(nob_hill, Role::monopolist, houses(34, 9)) == 4);
    CHECK(steps_on(nob_hill, Role::competitor, houses(34, 9)) == 5);
    CHECK(steps_on(*us().deed_at({12}), Role::monopolist, houses(12, 2)) == 0);
}

TEST_CASE("steps are houses, and the hotel is the last step of the role's column (ru 11)") {
    const Deed& nob_hill = *us().deed_at({34});
    CHECK(most_steps(nob_hill, Role::monopolist) == 4);
    CHECK(most_steps(nob_hill, Role::competitor) == 5);
    for (const Role role : us().profile.played_roles()) {
        for (int steps = 0; steps <= most_steps(nob_hill, role); ++steps) {
            Holding holding = open(34);
            set_steps(nob_hill, role, holding, steps);
            CHECK(steps_on(nob_hill, role, holding) == steps);
            CHECK((holding.hotels == 1) == (steps == most_steps(nob_hill, role)));
            CHECK(holding.built() == (steps > 0));
            CHECK((holding.hotels == 0 || holding.houses == 0));
        }
    }
    CHECK(most_steps(*us().deed_at({5}), Role::monopolist) == 0);
}

TEST_CASE("the buildings of a city are checked on all its streets in the estate") {
    CHECK(built_in_city(us(), monopolist({houses(21, 1), open(24)}), boston));
    CHECK(built_in_city(us(), monopolist({hotel(21), open(24)}), boston));
    CHECK_FALSE(built_in_city(us(), monopolist({open(21), houses(1, 2), open(3)}), boston));
}

TEST_CASE("mortgaged companies count, unless the table has ruled otherwise") {
    const Estate estate = monopolist({open(5), pledged(15), open(12), pledged(25)});
    Rulings rulings;
    CHECK(companies_owned(us(), rulings, estate, SpaceKind::transport) == 3);
    CHECK(companies_owned(us(), rulings, estate, SpaceKind::utility) == 1);
    rulings.mortgaged_companies_count = false;
    CHECK(companies_owned(us(), rulings, estate, SpaceKind::transport) == 1);
}

TEST_CASE("a deed is found in the estate that holds it") {
    Estate estate = monopolist({open(5), houses(21, 2)});
    CHECK(estate.find({21})->houses == 2);
    CHECK(estate.find({24}) == nullptr);
    estate.find({5})->mortgaged = true;
    CHECK(std::as_const(estate).find({5})->mortgaged);
}

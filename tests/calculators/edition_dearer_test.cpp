// A dearer street earns more. One street of a board that does not probably has its digits exchanged; a board with many
// such streets has another order.

#include <algorithm>
#include <string>

#include "tests/calculators/shipped.h"

using namespace tablebank;

namespace {

Deed& street_at(Edition& edition, int space) {
    return *std::ranges::find(edition.deeds, Space{space}, &Deed::space);
}

std::size_t warnings_of(const Edition& edition, const std::string& key) {
    return static_cast<std::size_t>(std::ranges::count_if(validate(edition), [&](const EditionProblem& problem) {
        return problem.warning && problem.path.ends_with(key) &&
               problem.message.english.find("compare both with their") != std::string::npos;
    }));
}

}  // namespace

TEST_CASE("a rent below that of a cheaper street, or above that of a dearer one, is doubtful") {
    Edition falls = testing::shipped("classic");
    REQUIRE(validate(falls).empty());
    street_at(falls, 24).street.player.built[2] = Money{570};  // 750; the cheaper ones of its city have 700
    CHECK(warnings_of(falls, ".player.built[2]") == 1);
    Edition rises = testing::shipped("classic");
    street_at(rises, 29).street.player.built[1] = Money{630};  // 360; the dearer ones of the next city have 390
    CHECK(warnings_of(rises, ".player.built[1]") == 1);
    CHECK(validate(rises).size() == 1);
}

TEST_CASE("a board on which several streets are out of order has another order") {
    Edition edition = testing::shipped("classic");
    street_at(edition, 24).street.player.built[2] = Money{570};
    street_at(edition, 34).street.player.built[2] = Money{790};
    CHECK(warnings_of(edition, ".player.built[2]") == 0);
}

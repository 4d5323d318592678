#include "calculators/sentence.h"

#include <doctest/doctest.h>

namespace tablebank {
namespace {

TEST_CASE("a sentence has its words in their places, and their text is taken unchanged") {
    CHECK(sentence("must be from {least} to {most}", {{"least", "1"}, {"most", "{least}"}}).text() ==
          "must be from 1 to {least}");
    CHECK(sentence("is missing").text() == "is missing");
    CHECK(Sentence{}.text().empty());
}

}  // namespace
}  // namespace tablebank

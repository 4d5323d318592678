// The poster of a phone: one form only, which no login name has.

#include "ledger/books/phone_poster.h"

#include <doctest/doctest.h>

#include "ledger/books/entry_validation.h"

namespace tablebank {
namespace {

TEST_CASE("the poster of a phone names its seat, and every reader accepts it") {
    for (const int seat : {1, 2, 10, 32}) {
        CHECK(phone_of_poster(phone_poster(Seat{seat})) == Seat{seat});
        CHECK(is_poster(phone_poster(Seat{seat})));
    }
    CHECK(phone_poster(Seat{2}) == "phone:2");
}

TEST_CASE("no other text is the poster of a phone") {
    for (const char* poster : {"", "anna", "phone", "phone:", "phone:0", "phone:02", "phone:33", "phone:-1", "phone:2 ",
                               "Phone:2", "phone:2:3", "phone:99999999999"})
        CHECK_FALSE_MESSAGE(phone_of_poster(poster), poster);
}

}  // namespace
}  // namespace tablebank

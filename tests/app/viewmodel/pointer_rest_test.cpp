// A click is for the widget that was under the pointer when the hand decided to click.

#include "app/viewmodel/pointer_rest.h"

#include <doctest/doctest.h>

using namespace tablebank;

namespace {

constexpr std::uint64_t die = 1;
constexpr std::uint64_t buy = 2;

}  // namespace

TEST_CASE("a button that appears under a pointer that rests is too new for a moment") {
    PointerRest pointer;
    pointer.begin_frame(100, 100, 4, 1000);
    CHECK_FALSE(pointer.is_too_new(die, 1000));
    pointer.begin_frame(100, 100, 4, 2000);
    CHECK(pointer.is_too_new(buy, 2000));
    pointer.begin_frame(100, 100, 4, 2300);
    CHECK(pointer.is_too_new(buy, 2300));
    pointer.begin_frame(100, 100, 4, 2000 + PointerRest::moment_ms);
    CHECK_FALSE(pointer.is_too_new(buy, 2000 + PointerRest::moment_ms));
}

TEST_CASE("a hand that trembles while it clicks is at rest, and one that moves has a target") {
    PointerRest pointer;
    pointer.begin_frame(100, 100, 4, 1000);
    pointer.begin_frame(100, 100, 4, 2000);
    CHECK(pointer.is_too_new(buy, 2000));
    pointer.begin_frame(102, 101, 4, 2100);
    CHECK(pointer.is_too_new(buy, 2100));
    pointer.begin_frame(110, 101, 4, 2200);
    CHECK_FALSE(pointer.is_too_new(buy, 2200));
}

TEST_CASE("a button that the pointer comes to takes its click at once, also when it comes slowly") {
    PointerRest pointer;
    pointer.begin_frame(100, 100, 4, 1000);
    pointer.begin_frame(180, 100, 4, 2000);
    CHECK_FALSE(pointer.is_too_new(buy, 2000));
    pointer.begin_frame(180, 100, 4, 2010);
    CHECK_FALSE(pointer.is_too_new(buy, 2010));
    pointer.begin_frame(182, 100, 4, 2020);
    CHECK_FALSE(pointer.is_too_new(die, 2020));
}

TEST_CASE("a button that was away and comes back is new again") {
    PointerRest pointer;
    pointer.begin_frame(100, 100, 4, 1000);
    CHECK_FALSE(pointer.is_too_new(buy, 1000));
    for (const std::int64_t now_ms : {2000, 2016}) pointer.begin_frame(100, 100, 4, now_ms);
    pointer.begin_frame(100, 100, 4, 2032);
    CHECK(pointer.is_too_new(buy, 2032));
}

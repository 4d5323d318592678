// The PIN of the banker's own page: five wrong tries close it, unheard guessing never opens it again.

#include "app/phones/banker_lock.h"

#include <doctest/doctest.h>

#include <string>

namespace tablebank::testing {
namespace {

using Tried = BankerLock::Tried;

struct Lock {
    BankerLock lock{[this] { return std::string(31, '0') + static_cast<char>('a' + made++); }};
    int made = 0;
    Lock() { lock.set_pin("4711"); }
    Tried enter(const char* pin, std::int64_t now_ms = 0) { return lock.enter(pin, now_ms).what; }
    void close(std::int64_t now_ms) {
        for (int tries = 0; tries < BankerLock::most_tries; ++tries) CHECK(enter("0000", now_ms) != Tried::entered);
    }
};

TEST_CASE("a PIN has four to twelve digits") {
    for (const char* pin : {"4711", "0000", "123456789012"}) CHECK(is_banker_pin(pin));
    for (const char* no : {"", "471", "1234567890123", "47 1", "abcd", "+471"}) CHECK_FALSE(is_banker_pin(no));
}

TEST_CASE("the PIN lets a page in, and a token is that of one page") {
    Lock door;
    const BankerLock::Answer entered = door.lock.enter("4711", 0);
    REQUIRE(entered.what == Tried::entered);
    CHECK(door.lock.is_in(entered.token));
    for (const std::string& no : {std::string{}, std::string(32, '0'), entered.token + '0'})
        CHECK_FALSE(door.lock.is_in(no));
    door.lock.set_pin("1234");
    CHECK_FALSE(door.lock.is_in(entered.token));
    CHECK(door.enter("4711") == Tried::wrong);
    CHECK(BankerLock([] { return std::string{}; }).enter("4711", 0).what == Tried::closed);  // without a PIN
}

TEST_CASE("five wrong tries close the page, also for the right PIN; a page that is in stays in") {
    Lock door;
    const std::string token = door.lock.enter("4711", 0).token;
    for (int tries = 1; tries < BankerLock::most_tries; ++tries) CHECK(door.enter("0000") == Tried::wrong);
    const BankerLock::Answer last = door.lock.enter("0000", 0);
    CHECK(last.what == Tried::closed);
    CHECK(last.has_just_closed);
    CHECK(door.enter("4711") == Tried::closed);
    CHECK_FALSE(door.lock.enter("4711", 0).has_just_closed);
    CHECK(door.lock.is_in(token));
}

TEST_CASE("a right PIN forgets the wrong ones before it") {
    Lock door;
    for (int round = 0; round < 4; ++round) {
        for (int tries = 1; tries < BankerLock::most_tries; ++tries) CHECK(door.enter("0000") == Tried::wrong);
        CHECK(door.enter("4711") == Tried::entered);
    }
}

TEST_CASE("it opens at the laptop, or after a minute if the laptop made a sound") {
    Lock door;
    door.close(1'000);
    CHECK(door.enter("4711", 1'000'000'000) == Tried::closed);  // no one heard it
    door.lock.open();
    CHECK(door.enter("4711", 1'000'000'000) == Tried::entered);
    door.close(2'000'000'000);
    door.lock.heard();
    CHECK(door.enter("4711", 2'000'000'000 + BankerLock::closed_ms - 1) == Tried::closed);
    CHECK(door.lock.is_closed(2'000'000'000));
    CHECK(door.enter("0000", 2'000'000'000 + BankerLock::closed_ms) == Tried::wrong);
    CHECK(door.enter("4711", 2'000'000'000 + BankerLock::closed_ms) == Tried::entered);
}

TEST_CASE("a sound that was made before it closed does not open it") {
    Lock door;
    door.lock.heard();
    door.close(0);
    CHECK(door.enter("4711", 10 * BankerLock::closed_ms) == Tried::closed);
}

}  // namespace
}  // namespace tablebank::testing

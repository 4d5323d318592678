// Shortcuts by the printed letters of keys, on keyboards of other countries.

#include "app/ui/window/input_queue.h"

#include <doctest/doctest.h>

namespace tablebank {

TEST_CASE("a shortcut is the key with its letter, in every layout") {
    CHECK(lettered_key('Q', "a") == 'A');  // French
    CHECK(lettered_key('A', "q") == 'Q');
    CHECK(lettered_key('W', "z") == 'Z');
    CHECK(lettered_key(';', "m") == 'M');
    CHECK(lettered_key('M', ",") == ',');
    CHECK(lettered_key('Y', "z") == 'Z');  // German
    CHECK(lettered_key('Z', "z") == 'Z');
    CHECK(lettered_key(',', ";") == ';');  // and no shortcut of the comma
}

TEST_CASE("digits, keys without a name and letters of other alphabets are known by their position") {
    CHECK(lettered_key('6', "-") == '6');
    CHECK(lettered_key('1', "&") == '1');
    CHECK(lettered_key('Z', "я") == 'Z');
    CHECK(lettered_key('A', "ф") == 'A');
    CHECK(lettered_key(257, nullptr) == 257);  // Enter
    CHECK(lettered_key('=', "=") == '=');
}

}  // namespace tablebank

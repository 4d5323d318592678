// When a person is asked before the line of a table is followed, and why.

#include "app/event/line_doubt.h"

#include <doctest/doctest.h>

#include "app/live/event_key.h"

namespace tablebank::testing {
namespace {

PublicKey key_of(char secret) {
    return event_key(std::string(64, secret), std::string(32, '1')).public_key();
}

TableSetup table_at(const std::string& hub, std::optional<PublicKey> key) {
    TableSetup table;
    table.hub = hub;
    table.code = "code";
    table.key = key;
    return table;
}

const std::string hub = "http://hub.local";
const std::string other_hub = "http://other.local";

TEST_CASE("new, unproved or changed data is asked about, and unchanged known data is not") {
    const TableSetup proved = table_at(hub, key_of('a'));
    const TableSetup unproved = table_at(hub, {});
    CHECK(doubt_about(proved, {}) == LineDoubt::new_event);
    CHECK(doubt_about(unproved, {}) == LineDoubt::unproved);
    CHECK_FALSE(doubt_about(table_at({}, {}), {}));
    // A new table of a known event, and the line of a running game once more.
    CHECK_FALSE(doubt_about(proved, {key_of('a'), {}}));
    CHECK_FALSE(doubt_about(proved, {key_of('a'), proved}));
    CHECK_FALSE(doubt_about(unproved, {{}, unproved}));
    CHECK(doubt_about(proved, {{}, unproved}) == LineDoubt::new_event);
    // Another address or code for a game that is sent somewhere, proved or not.
    CHECK(doubt_about(table_at(other_hub, key_of('a')), {key_of('a'), proved}) == LineDoubt::other_hub);
    CHECK(doubt_about(table_at(other_hub, {}), {{}, unproved}) == LineDoubt::other_hub);
    TableSetup other_code = unproved;
    other_code.code = "another";
    CHECK(doubt_about(other_code, {{}, unproved}) == LineDoubt::other_hub);
    // An impostor of a known event.
    CHECK(doubt_about(table_at(hub, key_of('b')), {key_of('a'), proved}) == LineDoubt::other_key);
    CHECK(doubt_about(table_at(hub, key_of('b')), {key_of('a'), {}}) == LineDoubt::other_key);
    CHECK(doubt_about(unproved, {key_of('a'), proved}) == LineDoubt::proof_missing);
    CHECK(doubt_about(unproved, {key_of('a'), unproved}) == LineDoubt::proof_missing);
    CHECK(doubt_about(table_at({}, {}), {key_of('a'), {}}) == LineDoubt::proof_missing);
}

TEST_CASE("a change of the agreement is never agreed to by typing a line") {
    for (const LineDoubt doubt : {LineDoubt::new_host, LineDoubt::new_event, LineDoubt::unproved})
        CHECK_FALSE(is_change(doubt));
    for (const LineDoubt doubt : {LineDoubt::other_hub, LineDoubt::other_key, LineDoubt::proof_missing})
        CHECK(is_change(doubt));
}

}  // namespace
}  // namespace tablebank::testing

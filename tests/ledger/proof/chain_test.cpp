#include "ledger/proof/chain.h"

#include <rapidcheck.h>

#include <algorithm>
#include <functional>

#include "ledger/proof/codec.h"
#include "tests/support/hand_made.h"

namespace tablebank {
namespace {

using namespace testing;

std::vector<Hash> hashes(const Setup& setup, const std::vector<Entry>& entries) {
    std::vector<Hash> chain{genesis(setup)};
    for (const Entry& entry : entries) chain.push_back(chained(chain.back(), entry));
    return chain;
}

}  // namespace

TEST_CASE("SHA-256 gives the results of the standard (FIPS 180-4)") {
    CHECK(to_hex(sha256("")) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    CHECK(to_hex(sha256("abc")) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(to_hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")) ==
          "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

TEST_CASE("a hash reads back from its 64 lower-case digits, and from nothing else") {
    const Hash hash = sha256("abc");
    const std::string hex = to_hex(hash);
    CHECK(parse_hash(hex) == hash);
    CHECK_FALSE(parse_hash(""));
    CHECK_FALSE(parse_hash(hex.substr(1)));
    CHECK_FALSE(parse_hash(hex + "0"));
    CHECK_FALSE(parse_hash("B" + hex.substr(1)));
    CHECK_FALSE(parse_hash("g" + hex.substr(1)));
}

TEST_CASE("two secrets are the same only if each of their bytes is") {
    CHECK(is_same_secret("0123", "0123"));
    CHECK(is_same_secret("", ""));
    CHECK_FALSE(is_same_secret("0123", "0124"));
    CHECK_FALSE(is_same_secret("0123", "1123"));
    CHECK_FALSE(is_same_secret("0123", "012"));
    CHECK_FALSE(is_same_secret("", "0"));
}

TEST_CASE("an entry's hash covers the one before and its own bytes") {
    const Hash previous = sha256("abc");
    const Entry entry = next_entry(dealt(), {cash(Account::bank(), Account::player(anna), 5)});
    std::string bytes{previous.bytes.begin(), previous.bytes.end()};
    bytes += encode(entry);
    CHECK(chained(previous, entry) == sha256(bytes));
}

TEST_CASE("the chain begins with each part of the set-up") {
    using Change = std::function<void(Setup&)>;
    const std::vector<Change> changes{
        [](Setup& setup) { setup.game_id.back() = '0'; },
        [](Setup& setup) { setup.edition_text += "\n"; },
        [](Setup& setup) {
            Edition other = *setup.edition;
            other.id = "ru";
            setup.edition = std::make_shared<const Edition>(std::move(other));
        },
        [](Setup& setup) { setup.players[0].name = "Elena"; },
        [](Setup& setup) { setup.players[0].role = Role::competitor; },
        [](Setup& setup) { std::swap(setup.players[0], setup.players[2]); },
        [](Setup& setup) { setup.players.pop_back(); },
        [](Setup& setup) { setup.goal = Goal::a; },
        [](Setup& setup) { setup.minutes = 90; },
        [](Setup& setup) { setup.rulings.ties = Ties::more_deeds; },
        [](Setup& setup) { setup.language = "ru"; },
    };
    std::vector<Hash> seen{genesis(two_hours())};
    CHECK(genesis(two_hours()) == seen.front());
    for (const Change& change : changes) {
        Setup setup = two_hours();
        change(setup);
        const Hash hash = genesis(setup);
        CHECK(std::ranges::find(seen, hash) == seen.end());
        seen.push_back(hash);
    }
}

TEST_CASE("altering any entry changes its hash and every later one, and none before") {
    Table table = dealt();
    for (int i = 1; i <= 12; ++i)
        post(table, {cash(Account::bank(), Account::player(anna), i)}, {{{FactName::round}, std::to_string(i)}});
    const std::vector<Entry> entries = table.history.entries();
    const Setup setup = two_hours();
    const std::vector<Hash> chain = hashes(setup, entries);

    const bool holds = rc::check([&] {
        const auto which = *rc::gen::inRange<std::size_t>(0, entries.size());
        std::vector<Entry> altered = entries;
        Entry& entry = altered[which];
        switch (*rc::gen::inRange(0, 4)) {
            case 0:
                entry.why += "x";
                break;
            case 1:
                ++entry.transfers.front().quantity;
                break;
            case 2:
                ++entry.stamp.at_ms;
                break;
            default:
                entry.facts.front().after += "0";
        }
        const std::vector<Hash> other = hashes(setup, altered);
        for (std::size_t i = 0; i < chain.size(); ++i) RC_ASSERT((other[i] == chain[i]) == (i <= which));
    });
    CHECK(holds);
}

TEST_CASE("the hash of a state follows the table, not the way to it") {
    Table table = dealt();
    const Hash before = state_hash(table.game);
    const auto paid = post(table, {cash(Account::player(anna), Account::bank(), 5)});
    CHECK(state_hash(table.game) != before);
    take_back(table, paid);
    CHECK(state_hash(table.game) == before);
}

}  // namespace tablebank

#include "ledger/proof/codec.h"

#include <rapidcheck.h>

#include <algorithm>
#include <functional>

#include "tests/support/hand_made.h"

namespace tablebank {
namespace {

using namespace testing;

/// Few letters and short texts, so that two neighbours are easily taken for one another.
std::string some_text() {
    return *rc::gen::container<std::string>(rc::gen::element('a', 'b', '\0')).as("text");
}

std::int64_t some_number() {
    return *rc::gen::inRange<std::int64_t>(-2, 300);
}

Account some_account() {
    const auto kind = static_cast<Account::Kind>(*rc::gen::inRange(0, 9));
    return {kind, static_cast<std::uint8_t>(*rc::gen::inRange(0, 3))};
}

Transfer some_transfer() {
    const auto kind = static_cast<Asset::Kind>(*rc::gen::inRange(0, 6));
    return {{kind, static_cast<std::uint8_t>(*rc::gen::inRange(0, 3))}, some_account(), some_account(), some_number()};
}

FactChange some_fact() {
    const auto name = static_cast<FactName>(*rc::gen::inRange(0, static_cast<int>(FactName::walk_dice) + 1));
    return {{name, *rc::gen::inRange(0, 3), *rc::gen::inRange(0, 3)}, some_text(), some_text()};
}

template <class Make>
auto some_list(Make make) {
    std::vector<decltype(make())> list;
    const int count = *rc::gen::inRange(0, 3);
    for (int i = 0; i < count; ++i) list.push_back(make());
    return list;
}

Entry some_entry() {
    Entry entry;
    entry.sequence = some_number();
    entry.stamp = {some_text(), some_number(), some_text()};
    entry.verb = some_text();
    entry.typed = some_text();
    entry.line = some_text();
    entry.why = some_text();
    if (*rc::gen::arbitrary<bool>()) entry.forced = some_text();
    entry.set_aside = some_list(some_text);
    if (*rc::gen::arbitrary<bool>()) entry.reverses = some_number();
    entry.transfers = some_list(some_transfer);
    entry.facts = some_list(some_fact);
    return entry;
}

using Change = std::function<void(Entry&)>;

/// Every way to change one member of an entry that has a transfer and a fact.
std::vector<Change> single_changes() {
    return {
        [](Entry& entry) { ++entry.sequence; },
        [](Entry& entry) { entry.stamp.id += 'a'; },
        [](Entry& entry) { ++entry.stamp.at_ms; },
        [](Entry& entry) { entry.stamp.poster += 'a'; },
        [](Entry& entry) { entry.verb += 'a'; },
        [](Entry& entry) { entry.typed += 'a'; },
        [](Entry& entry) { entry.line += 'a'; },
        [](Entry& entry) { entry.why += 'a'; },
        [](Entry& entry) { entry.forced = entry.forced ? std::optional<std::string>{} : ""; },
        [](Entry& entry) { entry.forced = entry.forced.value_or("") + 'a'; },
        [](Entry& entry) { entry.set_aside.emplace_back(); },
        [](Entry& entry) { entry.reverses = entry.reverses ? std::optional<std::int64_t>{} : 0; },
        [](Entry& entry) { entry.reverses = entry.reverses.value_or(0) + 1; },
        [](Entry& entry) { entry.transfers.pop_back(); },
        [](Entry& entry) { entry.transfers.push_back(entry.transfers.back()); },
        [](Entry& entry) { ++entry.transfers.back().quantity; },
        [](Entry& entry) { ++entry.transfers.back().asset.index; },
        [](Entry& entry) { ++entry.transfers.back().from.index; },
        [](Entry& entry) { ++entry.transfers.back().to.index; },
        [](Entry& entry) {
            auto& kind = entry.transfers.back().asset.kind;
            kind = kind == Asset::Kind::cash ? Asset::Kind::deed : Asset::Kind::cash;
        },
        [](Entry& entry) {
            auto& kind = entry.transfers.back().to.kind;
            kind = kind == Account::Kind::bank ? Account::Kind::gone : Account::Kind::bank;
        },
        [](Entry& entry) {
            auto& kind = entry.transfers.back().from.kind;
            kind = kind == Account::Kind::bank ? Account::Kind::gone : Account::Kind::bank;
        },
        [](Entry& entry) { entry.facts.pop_back(); },
        [](Entry& entry) { entry.facts.back().before += 'a'; },
        [](Entry& entry) { entry.facts.back().after += 'a'; },
        [](Entry& entry) { ++entry.facts.back().key.index; },
        [](Entry& entry) { ++entry.facts.back().key.number; },
        [](Entry& entry) {
            auto& name = entry.facts.back().key.name;
            name = name == FactName::turn ? FactName::round : FactName::turn;
        },
    };
}

std::string to_hex_bytes(const std::string& bytes) {
    static constexpr std::string_view digits = "0123456789abcdef";
    std::string hex;
    for (const char byte : bytes) {
        const auto bits = static_cast<unsigned char>(byte);
        hex += digits[bits >> 4U];
        hex += digits[bits & 15U];
    }
    return hex;
}

}  // namespace

TEST_CASE("the bytes of an entry are fixed for good") {
    Entry entry;
    entry.sequence = 2;
    entry.stamp = {"ab", 258, "B"};
    entry.verb = "rent";
    entry.typed = "ok";
    entry.line = "Anna rent @34";
    entry.forced = "so";
    entry.set_aside = {"x"};
    entry.reverses = 1;
    entry.transfers = {cash(Account::player(anna), Account::bank(), 184)};
    entry.facts = {{{FactName::due, 12, 1}, "v", ""}, {*parse_fact_key("ruling:ties"), "", "w"}};
    CHECK(to_hex_bytes(encode(entry)) ==
          "01"                            // version
          "02"                            // sequence
          "026162"                        // id
          "8202"                          // time: 258 in two bytes
          "0142"                          // poster
          "0472656e74"                    // verb
          "026f6b"                        // typed
          "0d416e6e612072656e7420403334"  // line
          "00"                            // why
          "01"
          "02736f"  // forced
          "01"
          "0178"  // set aside
          "01"
          "01"  // reverses
          "01"
          "0000"
          "0201"
          "0000"
          "b801"  // 184 in cash from player 1 to the bank
          "02"    // two facts
          "0e0c01"
          "0176"
          "00"  // a due
          "0a"
          "0474696573"
          "00"
          "00"
          "0177");  // a ruling, by its name
}

TEST_CASE("two entries have the same bytes only if they are equal") {
    const bool holds = rc::check([] {
        const Entry one = some_entry();
        const Entry other = some_entry();
        RC_ASSERT((encode(one) == encode(other)) == (one == other));
        const Entry copy = one;
        RC_ASSERT(encode(copy) == encode(one));
    });
    CHECK(holds);
}

TEST_CASE("if any single member of an entry changes, its bytes change") {
    const std::vector<Change> changes = single_changes();
    const bool holds = rc::check([&] {
        Entry entry = some_entry();
        entry.transfers.push_back(some_transfer());
        entry.facts.push_back(some_fact());
        for (const Change& change : changes) {
            Entry altered = entry;
            change(altered);
            RC_ASSERT(encode(altered) != encode(entry));
        }
    });
    CHECK(holds);
}

TEST_CASE("the bytes of a set-up name its rulings, and only those that differ from the general default") {
    Setup setup = two_hours();
    setup.rulings = Rulings{};
    const std::string plain = encode(setup);
    CHECK(plain.find("rounding") == std::string::npos);
    setup.rulings.rounding = Rounding::down;
    const std::string chosen = encode(setup);
    CHECK(chosen.find("rounding") != std::string::npos);
    CHECK(chosen.find("down") != std::string::npos);
}

TEST_CASE("no value of a ruling has the bytes of another") {
    for (const RulingKey& key : ruling_keys()) {
        std::vector<std::string> seen;
        for (const std::string_view value : key.values) {
            CAPTURE(key.name);
            CAPTURE(value);
            Setup setup = two_hours();
            REQUIRE(set(setup.rulings, key.name, value));
            CHECK(std::ranges::find(seen, encode(setup)) == seen.end());
            seen.push_back(encode(setup));
        }
    }
}

TEST_CASE("the same table reached by another way has the same bytes") {
    const auto raise = [](Table& table, int amount) {
        const auto entry = static_cast<std::int32_t>(table.game.last + 1);
        post(table, {}, {{{FactName::due, entry, 1}, "payment 1 bank 0 " + std::to_string(amount)}});
    };
    Table straight = dealt();
    raise(straight, 5);
    raise(straight, 7);

    Table roundabout = dealt();
    raise(roundabout, 5);
    take_back(roundabout,
              post(roundabout, {cash(Account::bank(), Account::player(anna), 5)}, {{{FactName::turn}, "2"}}));
    raise(roundabout, 7);
    CHECK(encode_state(roundabout.game) == encode_state(straight.game));

    Table turned_round = dealt();
    raise(turned_round, 7);
    raise(turned_round, 5);
    CHECK(encode_state(turned_round.game) != encode_state(straight.game));
}

TEST_CASE("which entry drew a card makes no difference to the state, which card was drawn first does") {
    const auto draw = [](Table& table, const std::string& card) {
        post(table, {}, {{{FactName::drawn, 0, static_cast<std::int32_t>(table.game.last + 1)}, card + " 25"}});
    };
    Table straight = dealt();
    draw(straight, "3");
    draw(straight, "4");

    Table roundabout = dealt();
    draw(roundabout, "3");
    take_back(roundabout, post(roundabout, {cash(Account::bank(), Account::player(anna), 5)}));
    draw(roundabout, "4");
    CHECK(encode_state(roundabout.game) == encode_state(straight.game));

    Table turned_round = dealt();
    draw(turned_round, "4");
    draw(turned_round, "3");
    CHECK(encode_state(turned_round.game) != encode_state(straight.game));
}

TEST_CASE("any other holder of an asset, and any other fact, changes the bytes of the state") {
    const Table table = dealt();
    const std::string before = encode_state(table.game);
    const std::vector<Transfer> moves{
        cash(Account::player(anna), Account::player(boris), 1),
        cash(Account::player(anna), Account::bank(), 1),
        deed(nob_hill, Account::bank(), Account::player(anna)),
        deed(nob_hill, Account::bank(), Account::pledge(anna)),
        deed(nob_hill, Account::bank(), Account::withheld()),
        houses(Account::bank(), Account::street(nob_hill), 1),
        houses(Account::bank(), Account::street(wharf), 1),
        hotel(Account::bank(), Account::street(nob_hill)),
        {Asset::token(anna), Account::bank(), Account::jail(), 1},
        {Asset::token(anna), Account::bank(), Account::space(Space{10}), 1},
        {Asset::token(boris), Account::bank(), Account::jail(), 1},
        {Asset::card(0), Account::bank(), Account::player(anna), 1},
    };
    std::vector<std::string> seen{before};
    for (const Transfer& move : moves) {
        Game game = table.game;
        game.book.move(move);
        const std::string bytes = encode_state(game);
        CAPTURE(to_string(move.asset));
        CHECK(std::ranges::find(seen, bytes) == seen.end());
        seen.push_back(bytes);
    }
    Game game = table.game;
    game.facts.set({FactName::turn}, "2");
    CHECK(encode_state(game) != before);
    game.facts.set({FactName::turn}, "1");
    CHECK(encode_state(game) == before);
    game.facts.set({FactName::jail_tries, 1, 0}, "1");
    CHECK(encode_state(game) != before);
}

}  // namespace tablebank

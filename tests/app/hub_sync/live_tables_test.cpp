// Tables that send, a hub that keeps, and the pages of both: an acknowledged entry is durable, once and in order;
// another history is always reported; a stranger to a table changes nothing.

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

#include "tests/app/hub_sync/hub_evening.h"

namespace tablebank::testing {
namespace {

TEST_CASE("a table's entries are kept once, in order, and are there after the hub was started again") {
    Evening evening;
    Laptop& laptop = evening.laptop;
    REQUIRE(evening.hub.answer(enrolment(laptop)).state == HubState::kept);
    CHECK(evening.hub.answer(enrolment(laptop)).state == HubState::kept);
    laptop.play({"roll 2 4", "ok", "next"});
    const std::string all = entries(laptop, 0);
    for (int again = 0; again < 2; ++again) {
        const HubAnswer answer = evening.hub.answer(all);
        CHECK(answer.state == HubState::kept);
        CHECK(answer.entry == 4);
        CHECK(answer.head == laptop.head());
    }
    laptop.talk(3, "supper");
    CHECK(evening.hub.answer(entries(laptop, 2)).entry == 7);  // whose beginning is known
    evening.hub.open();
    CHECK(evening.hub.answer(enrolment(laptop)).entry == 7);
    const HubAnswer after = evening.hub.answer(entries(laptop, 7));
    CHECK(after.state == HubState::kept);
    CHECK(after.head == laptop.head());
}

TEST_CASE("a gap is reported with the last entry before it, and none of the message is kept") {
    Evening evening;
    Laptop& laptop = evening.laptop;
    laptop.talk(5, "supper");
    CHECK(evening.hub.answer(entries(laptop, 0)).state == HubState::not_enrolled);
    REQUIRE(evening.hub.answer(enrolment(laptop)).state == HubState::kept);
    CHECK(evening.hub.answer(entries(laptop, 3)).state == HubState::gap);
    CHECK(evening.hub.answer(entries(laptop, 0, 1)).entry == 1);  // the opening alone
    const HubAnswer gap = evening.hub.answer(entries(laptop, 3));
    CHECK(gap.state == HubState::gap);
    CHECK(gap.entry == 1);
    CHECK(evening.hub.answer(entries(laptop, 1)).entry == 6);
}

TEST_CASE("another history of a game is kept separately, once, and the director finds it in the book") {
    Evening evening;
    Laptop& laptop = evening.laptop;
    REQUIRE(evening.hub.answer(enrolment(laptop)).state == HubState::kept);
    laptop.play({"roll 2 4", "ok"});
    REQUIRE(evening.hub.answer(entries(laptop, 0)).state == HubState::kept);
    const Hash head = laptop.head();
    laptop.back_up(evening.folder.file("two.tbl"));
    laptop.play({"next", "roll 3 4"});
    Laptop other(evening.folder.file("two.tbl"), laptop.table(), laptop.key());
    other.play({"note \"another evening\""});
    REQUIRE(evening.hub.answer(entries(laptop, 3)).state == HubState::kept);
    // It does not state the place of the fork: all of it is asked for.
    const HubAnswer parted = evening.hub.answer(entries(other, 4));
    CHECK(parted.state == HubState::gap);
    CHECK(parted.entry == 0);
    for (int again = 0; again < 2; ++again) {
        const HubAnswer fork = evening.hub.answer(entries(other, 0));
        CHECK(fork.state == HubState::fork);
        CHECK(fork.fork_at == 4);
        CHECK(fork.head == laptop.head());
    }
    CHECK(head != laptop.head());
    const ReadEvent read = read_event_state(evening.event);
    const auto& forks = read.event.table(1, 1)->forks;
    REQUIRE(forks.size() == 1);
    CHECK(forks.front().source.entries == 4);
    CHECK(forks.front().source.head == to_hex(other.head()));
}

TEST_CASE("a stranger's key, a wrong code, another event and another game change nothing") {
    Evening evening;
    Laptop& laptop = evening.laptop;
    TableSetup guessed = laptop.table();
    guessed.code = std::string(16, '0');
    const Laptop thief(evening.folder.file("thief.tbl"), guessed);
    CHECK(evening.hub.answer(enrolment(thief)).state == HubState::wrong_code);
    REQUIRE(evening.hub.answer(enrolment(laptop)).state == HubState::kept);
    CHECK(evening.hub.answer(entries(thief, 0)).state == HubState::other_key);
    const Laptop second(evening.folder.file("second.tbl"), laptop.table());
    CHECK(evening.hub.answer(enrolment(second)).state == HubState::other_key);
    TableSetup elsewhere = laptop.table();
    elsewhere.event_id = std::string(32, 'f');
    CHECK(evening.hub.answer(enrolment(Laptop(evening.folder.file("e.tbl"), elsewhere))).state ==
          HubState::other_event);
    elsewhere = laptop.table();
    elsewhere.table = 9;
    CHECK(evening.hub.answer(enrolment(Laptop(evening.folder.file("t.tbl"), elsewhere))).state ==
          HubState::no_such_table);
    TableSetup others = table_of_event(evening.event, 1, 2);
    others.players.front().name = "Igor";
    const Laptop strange(evening.folder.file("igor.tbl"), others);
    REQUIRE(evening.hub.answer(enrolment(strange)).state == HubState::kept);
    CHECK(evening.hub.answer(entries(strange, 0)).state == HubState::other_game);
    CHECK(evening.hub.answer("").state == HubState::not_a_message);
    CHECK(evening.hub.answer(std::string(100'000, 'x')).state == HubState::not_a_message);
    CHECK(read_event_state(evening.event).event.table(1, 1)->key == to_string(laptop.key().public_key()));
}

TEST_CASE("a laptop that changes halfway goes on with the hub's game once the director has withdrawn the first key") {
    Evening evening;
    Laptop& first = evening.laptop;
    REQUIRE(evening.hub.answer(enrolment(first)).state == HubState::kept);
    first.play({"roll 2 4", "ok", "next"});
    REQUIRE(evening.hub.answer(entries(first, 0)).state == HubState::kept);
    const Laptop second(evening.folder.file("second.tbl"), first.table());
    CHECK(std::get<HubAnswer>(evening.hub.take(wish_for_record(second))).state == HubState::other_key);
    direct(
        evening.event,
        [](const Event& event) {
            return decide_key_withdrawal(event, {1, 1}, "laptop broke");
        },
        "laptop broke");
    evening.hub.open();
    CHECK(evening.hub.answer(enrolment(first)).state == HubState::key_withdrawn);
    REQUIRE(evening.hub.answer(enrolment(second)).state == HubState::kept);
    CHECK(evening.hub.answer(entries(first, 0)).state == HubState::key_withdrawn);
    const HubReply record = evening.hub.take(wish_for_record(second));
    REQUIRE(std::holds_alternative<std::string>(record));
    const RecordPart part = read_record_part(std::get<std::string>(record), 0, {});
    CHECK(part.entries.back().hash == first.head());
}

TEST_CASE("an impossible entry is refused whole, even if it is signed") {
    Evening evening;
    Laptop& laptop = evening.laptop;
    REQUIRE(evening.hub.answer(enrolment(laptop)).state == HubState::kept);
    laptop.talk(3, "supper");
    OutgoingGame game(*laptop.game().game.setup);
    game.add(laptop.game());
    const SecretKey key = laptop.key();
    const std::string sound = game.part(0, usual_part);
    const auto sent = [&](const std::string& part) {
        return evening.hub
            .answer(signed_message(key, {.kind = MessageKind::entries,
                                         .place = place_of(laptop.table()),
                                         .key = key.public_key(),
                                         .part = part}))
            .state;
    };
    std::string other = sound;
    other.replace(other.find("supper 1"), 8, "dinner 1");
    CHECK(sent(other) == HubState::damaged);
    CHECK(sent(sound.substr(0, sound.size() - 5)) == HubState::damaged);
    CHECK(sent("") == HubState::damaged);
    CHECK(sent(sound + "\n") == HubState::damaged);
    std::string later = sound;
    later.replace(later.find("record 1"), 8, "record 9");
    CHECK(sent(later) == HubState::newer);
    CHECK(evening.hub.answer(entries(laptop, 0)).entry == 4);
}

TEST_CASE("messages that arrive together are each answered, in any order") {
    Evening evening;
    Laptop two(evening.folder.file("two.tbl"), table_of_event(evening.event, 1, 2));
    Laptop& one = evening.laptop;
    one.talk(4, "supper");
    two.talk(2, "tea");
    const std::vector<std::string> together{enrolment(one),  enrolment(two),  entries(one, 3), entries(one, 0, 1),
                                            entries(two, 0), entries(one, 1), entries(two, 0), "nothing of a table"};
    const auto replies = evening.hub.tables().take(together);
    std::vector<std::string> states;
    for (const HubReply& reply : replies) states.emplace_back(to_string(std::get<HubAnswer>(reply).state));
    CHECK(states == std::vector<std::string>{"kept", "kept", "gap", "kept", "kept", "kept", "kept", "not-a-message"});
    CHECK(std::get<HubAnswer>(replies[5]).head == one.head());
    CHECK(std::get<HubAnswer>(replies[6]).head == two.head());
}

TEST_CASE("pages show the tables as they are played, by the event's public names") {
    Evening evening;
    direct(evening.event, [](const Event& event) { return decide_hiding(event, 1, true); });
    evening.hub.open();
    Laptop& laptop = evening.laptop;
    REQUIRE(evening.hub.answer(enrolment(laptop)).state == HubState::kept);
    const std::uint64_t before = evening.hub.tables().version(1, 1);
    laptop.play({"roll 2 4", "ok", "next"});
    REQUIRE(evening.hub.answer(entries(laptop, 0)).state == HubState::kept);
    CHECK(evening.hub.tables().version(1, 1) > before);
    CHECK(evening.hub.tables().version(1, 2) == 0);
    for (const char* page : {"index", "table-1"}) {
        CAPTURE(page);
        const std::string shown = page_of(evening.hub, evening.event, page);
        CHECK(shown.find("Boris") != std::string::npos);
        CHECK(shown.find("Anna") == std::string::npos);
        CHECK(shown.find("1,400") != std::string::npos);
        CHECK(shown.find("to roll") != std::string::npos);
    }
    evening.hub.open();
    CHECK(page_of(evening.hub, evening.event, "table-1").find("1,400") != std::string::npos);
}

}  // namespace
}  // namespace tablebank::testing

// The data that a hub keeps for its tables is bounded, for each and for all: however much they send, the director can
// post, and no table delays another.

#include <doctest/doctest.h>

#include <chrono>
#include <thread>

#include "db/event/event_file.h"
#include "ledger/proof/chain.h"
#include "ledger/proof/record_writer.h"
#include "tests/app/hub_sync/hub_evening.h"

namespace tablebank::testing {
namespace {

constexpr std::size_t mebibyte = std::size_t{1024} * 1024;

/// Another history of a laptop's game: after its first entry this many others with long reasons.
struct OtherHistory {
    OtherHistory(const Laptop& laptop, int number, std::size_t bytes) {
        const Table& game = laptop.game();
        part = record_headers(*game.game.setup);
        const Entry& opening = game.history.at(1);
        head = chained(genesis(*game.game.setup), opening);
        part += record_of(opening, head);
        before = head;
        behind_at = part.size();
        const Entry second = game.history.at(2);
        while (part.size() < behind_at + bytes) {
            Entry entry = second;
            entry.sequence = ++last;
            entry.stamp.id = std::string(32, 'a').replace(0, 8, std::to_string(10'000'000 + last));
            entry.why = std::to_string(number) + std::string(400, 'x');
            entry.typed = "note \"" + entry.why + "\"";
            entry.line = entry.typed;
            head = chained(head, entry);
            part += record_of(entry, head);
        }
        part += record_end(last, head);
    }
    std::string part;
    std::size_t behind_at = 0;
    std::int64_t last = 1;
    Hash before;
    Hash head;
};

std::string sent_by(const Laptop& laptop, const std::string& part) {
    const SecretKey key = laptop.key();
    return signed_message(
        key, {.kind = MessageKind::entries, .place = place_of(laptop.table()), .key = key.public_key(), .part = part});
}

std::int64_t evidence_in(const std::string& event) {
    std::int64_t bytes = 0;
    read_event(event, [&](const EventBook& book) {
        book.each_evidence([&](EventEvidence&& one) { bytes += static_cast<std::int64_t>(one.bytes.size()); });
    });
    return bytes;
}

/// Joined, and with two entries at the hub.
void begin(Evening& evening, Laptop& laptop) {
    REQUIRE(evening.hub.answer(enrolment(laptop)).state == HubState::kept);
    laptop.talk(1, "supper");
    REQUIRE(evening.hub.answer(entries(laptop, 0)).state == HubState::kept);
}

TEST_SUITE_BEGIN("on one thread");

TEST_CASE("only the part of another history after the fork is kept, and it reads as the end of a record") {
    Evening evening;
    begin(evening, evening.laptop);
    const OtherHistory other(evening.laptop, 1, 2000);
    const HubAnswer answer = evening.hub.answer(sent_by(evening.laptop, other.part));
    CHECK(answer.state == HubState::fork);
    CHECK(answer.fork_at == 2);
    const Event event = read_event_state(evening.event).event;
    const auto& forks = event.table(1, 1)->forks;
    REQUIRE(forks.size() == 1);
    CHECK(forks.front().source.head == to_hex(other.head));
    read_event(evening.event, [&](const EventBook& book) {
        const auto kept = book.evidence(*parse_hash(forks.front().source.evidence));
        REQUIRE(kept);
        CHECK(*kept == other.part.substr(other.behind_at));
        CHECK(book.evidence_bytes(*parse_hash(forks.front().source.evidence)) ==
              static_cast<std::int64_t>(kept->size()));
        const RecordPart part = read_record_part(*kept, 1, other.before);
        CHECK(part.entries.back().hash == other.head);
    });
}

TEST_CASE("a game with another beginning is kept with its headers, so that it is a record by itself") {
    Evening evening;
    begin(evening, evening.laptop);
    const Laptop twin(evening.folder.file("twin.tbl"), evening.laptop.table());
    OutgoingGame game(*twin.game().game.setup);
    game.add(twin.game());
    const HubAnswer answer = evening.hub.answer(sent_by(evening.laptop, game.part(0, usual_part)));
    CHECK(answer.state == HubState::fork);
    CHECK(answer.fork_at == 1);
    const Event event = read_event_state(evening.event).event;
    read_event(evening.event, [&](const EventBook& book) {
        const auto kept = book.evidence(*parse_hash(event.table(1, 1)->forks.front().source.evidence));
        REQUIRE(kept);
        CHECK(read_record_part(*kept, 0, {}).entries.back().hash == twin.head());
    });
}

TEST_CASE("any number of histories from tables take bounded space, each is reported, and the director posts") {
    Evening evening;
    std::vector<Laptop*> laptops{&evening.laptop};
    Laptop second(evening.folder.file("two.tbl"), table_of_event(evening.event, 1, 2));
    laptops.push_back(&second);
    for (Laptop* laptop : laptops) begin(evening, *laptop);
    for (Laptop* laptop : laptops) {
        const int table = laptop->table().table;
        for (int number = 0; number < 25; ++number) {
            CAPTURE(number);
            const OtherHistory other(*laptop, number, 300'000);
            // Of a table that keeps the hub busy: not now. It comes again.
            HubAnswer answer{.state = HubState::not_now};
            for (int times = 0; times < 200 && answer.state == HubState::not_now; ++times) {
                if (times > 0) std::this_thread::sleep_for(std::chrono::milliseconds{50});
                answer = evening.hub.answer(sent_by(*laptop, other.part));
            }
            CHECK(answer.state == (number < 20 ? HubState::fork : HubState::too_much));
            CHECK(answer.head == laptop->head());
        }
        CHECK(read_event_state(evening.event).event.table(1, table)->forks.size() == 20);
    }
    CHECK(evidence_in(evening.event) > static_cast<std::int64_t>(4 * mebibyte));
    CHECK(evidence_in(evening.event) <= static_cast<std::int64_t>(6 * mebibyte));
    direct(evening.event, [](const Event& event) { return decide_hiding(event, 1, true); });
    // Decided by the director, they make room again.
    const auto result = [](int first) {
        return act::ResultTaken{.round = 1,
                                .table = 1,
                                .seats = {{.player = 1, .total = Share{Money{first}}},
                                          {.player = 2, .total = Share{Money{300}}},
                                          {.player = 3, .total = Share{Money{200}}},
                                          {.player = 4, .total = Share{Money{100}}}},
                                .source = {}};
    };
    direct(evening.event, [&](const Event& event) { return decide_result(event, result(400)); });
    direct(
        evening.event, [&](const Event& event) { return decide_correction(event, result(500), "looked into"); },
        "looked into");
    evening.hub.open();
    const OtherHistory later(evening.laptop, 99, 300'000);
    CHECK(evening.hub.answer(sent_by(evening.laptop, later.part)).state == HubState::fork);
    CHECK(evidence_in(evening.event) <= static_cast<std::int64_t>(7 * mebibyte));
}

TEST_CASE("a history longer than the limit of a table is still reported") {
    Evening evening;
    begin(evening, evening.laptop);
    const OtherHistory long_one(evening.laptop, 1, 3 * mebibyte + 100'000);
    CHECK(evening.hub.answer(sent_by(evening.laptop, long_one.part)).state == HubState::fork);
    CHECK(evidence_in(evening.event) == 0);
    const Event event = read_event_state(evening.event).event;
    REQUIRE(event.table(1, 1)->forks.size() == 1);
    CHECK(event.table(1, 1)->forks.front().source.head == to_hex(long_one.head));
    CHECK(evening.hub.answer(sent_by(evening.laptop, long_one.part)).state == HubState::fork);
    CHECK(read_event_state(evening.event).event.table(1, 1)->forks.size() == 1);
}

TEST_CASE("before the bell a table joins and is known, and none of its game is taken") {
    Evening evening;
    Laptop early(evening.folder.file("early.tbl"), table_of_event(evening.event, 2, 1));
    const HubAnswer joined = evening.hub.answer(enrolment(early));
    CHECK(joined.state == HubState::kept);
    CHECK(joined.entry == 0);
    early.talk(3, "supper");
    for (int times = 0; times < 2; ++times) {
        const HubAnswer answer = evening.hub.answer(entries(early, 0));
        CHECK(answer.state == HubState::not_begun);
        CHECK(!answer.detail.empty());
    }
    CHECK(evening.hub.answer(sent_by(early, OtherHistory(early, 1, 2000).part)).state == HubState::not_begun);
    CHECK(std::get<HubAnswer>(evening.hub.take(wish_for_record(early))).state == HubState::gap);
    CHECK(read_event_state(evening.event).event.table(2, 1)->forks.empty());
    direct(evening.event, [](const Event& event) { return decide_opening_of_round(event, 2); });
    evening.hub.open();
    CHECK(evening.hub.answer(entries(early, 0)).entry == 4);
    CHECK(evening.hub.answer(sent_by(early, OtherHistory(early, 1, 2000).part)).state == HubState::fork);
}

TEST_CASE("a table that keeps the hub busy waits, and the other one does not") {
    Evening evening;
    Laptop second(evening.folder.file("two.tbl"), table_of_event(evening.event, 1, 2));
    begin(evening, evening.laptop);
    begin(evening, second);
    const std::string again = sent_by(evening.laptop, OtherHistory(evening.laptop, 1, 3 * mebibyte).part);
    bool waits = false;
    for (int times = 0; times < 400 && !waits; ++times) waits = evening.hub.answer(again).state == HubState::not_now;
    CHECK(waits);
    second.talk(1, "tea");
    CHECK(evening.hub.answer(entries(second, 2)).entry == 3);
    CHECK(evening.hub.answer(entries(evening.laptop, 0)).state == HubState::not_now);
    CHECK(evening.hub.answer("nothing of a table").state == HubState::not_a_message);
}

TEST_CASE("a hub takes a limited size of one game, and reports the limit") {
    Evening evening;
    Laptop& laptop = evening.laptop;
    begin(evening, laptop);
    // A long history of the first entry alone, in parts: as much of it as there may be.
    Laptop second(evening.folder.file("two.tbl"), table_of_event(evening.event, 1, 2));
    REQUIRE(evening.hub.answer(enrolment(second)).state == HubState::kept);
    second.talk(1, "tea");
    const OtherHistory long_one(second, 1, 20 * mebibyte);
    const RecordPart whole = read_record_part(long_one.part, 0, {});
    const SecretKey key = second.key();
    std::int64_t after = 0;
    Hash before{};
    HubAnswer answer;
    std::size_t sent = 0;
    for (std::size_t at = 0; at < whole.entries.size() && answer.state == HubState::kept;) {
        std::string part = after == 0 ? std::string(whole.headers) : std::string{};
        std::size_t next = at;
        for (; next < whole.entries.size() && part.size() < mebibyte; ++next)
            part += record_of(whole.entries[next].entry, whole.entries[next].hash);
        const RecordedEntry& last = whole.entries[next - 1];
        part += record_end(last.entry.sequence, last.hash);
        const std::string message = signed_message(key, {.kind = MessageKind::entries,
                                                         .place = place_of(second.table()),
                                                         .key = key.public_key(),
                                                         .after = after,
                                                         .before = before,
                                                         .part = part});
        answer = evening.hub.answer(message);
        while (answer.state == HubState::not_now) {
            std::this_thread::sleep_for(std::chrono::milliseconds{100});
            answer = evening.hub.answer(message);
        }
        if (answer.state == HubState::kept) sent += part.size();
        after = last.entry.sequence;
        before = last.hash;
        at = next;
    }
    CHECK(answer.state == HubState::too_much);
    CHECK(sent > 14 * mebibyte);
    CHECK(sent < 17 * mebibyte);
    CHECK(answer.entry > 0);
    laptop.talk(1, "supper");
    CHECK(evening.hub.answer(entries(laptop, 2)).state == HubState::kept);
}

TEST_SUITE_END();

}  // namespace
}  // namespace tablebank::testing

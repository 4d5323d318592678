// A hub knows a history of a table's game that is not over although a result of that table counts: its end was undone,
// or the result came from another game. The director is asked, and everything is reported.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "app/event/game_check.h"
#include "app/event/import_result.h"
#include "app/event/kept_record.h"
#include "app/event/known_history.h"
#include "tests/app/hub_sync/hall_with_hub.h"
#include "tests/support/forged_record.h"

namespace tablebank::testing {
namespace {

struct HallInPlay : HallWithHub {
    HallInPlay() { REQUIRE(sends(first.joins()) == HubState::kept); }

    /// Sends the new entries of the first table's game.
    void send() {
        REQUIRE(sends(first.sends(first.laptop.game(), sent)) == HubState::kept);
        sent = first.laptop.game().history.last();
    }
    /// What was found in the histories that wait, once the table has had so many, with the earlier states of them.
    [[nodiscard]] std::vector<std::string> found(std::size_t wanted) const {
        const Event now = event_with([&](const Event& event) {
            return event.table(1, 1)->forks.size() + event.table(1, 1)->continued.size() >= wanted;
        });
        std::vector<std::string> found;
        for (const HistoryKept& kept : now.table(1, 1)->forks) found.push_back(kept.found);
        return found;
    }
    /// Takes the result of another game of the same table, played to its end on a copy of its first entries.
    void take_other_result(const std::vector<std::string>& lines) {
        first.laptop.back_up(folder.file("copy.tbl"));
        Laptop copy(folder.file("copy.tbl"), first.laptop.table(), first.laptop.key());
        copy.play(lines);
        const std::string record = forged_record(copy.game(), [](Entry&) {});
        const ReadEvent read = read_event_state(event);
        const auto taken = take_record(read.event, read.id, record, {});
        REQUIRE(std::holds_alternative<ImportedResult>(taken));
        EventSession session = EventSession::open(event, StampMaker::system());
        const ImportDecision taking = decide_import(session.event(), std::get<ImportedResult>(taken), {});
        REQUIRE(std::holds_alternative<ActStamp>(session.post(taking.decision, taking.why, {record})));
    }

    std::int64_t sent = 0;
};

}  // namespace

TEST_CASE("a table that undoes the end of its game after its result was taken is reported, and so is what follows") {
    HallInPlay hall;
    hall.first.laptop.play(to_the_end);
    hall.send();
    REQUIRE(has_result(hall.event_with([](const Event& event) { return has_result(event, 1); }), 1));
    while (hall.hub->go_on()) continue;
    std::this_thread::sleep_for(std::chrono::milliseconds{1100});
    static_cast<void>(hall.hub->go_on());
    hall.first.laptop.play({"undo \"x\""});
    hall.send();
    CHECK(hall.found(1) == std::vector<std::string>{"verify: unfinished #9"});
    hall.first.laptop.play({"note \"a word more says nothing new\""});
    hall.send();
    hall.first.laptop.play({"1 protest #3 \"the rent was not paid\""});
    hall.send();
    CHECK(hall.found(2) ==
          std::vector<std::string>{"verify: protest #11, unfinished #9"});  // in the place of the earlier one
    // Decided by the director, it is not asked again; the game that is over states its news.
    direct(
        hall.event, [](const Event& event) { return decide_correction(event, *event.table(1, 1)->result(), "stays"); },
        "stays");
    hall.first.laptop.play({"note \"and on\""});
    hall.send();
    hall.hub.reset();
    CHECK(hall.found(0).empty());
}

TEST_CASE("a result from another game than the hub's is reported at once, also by a hub that begins later") {
    for (const bool runs : {true, false}) {
        CAPTURE(runs);
        HallInPlay hall;
        hall.first.laptop.play({"clock start"});
        hall.send();
        if (!runs) hall.hub.reset();
        hall.take_other_result({"roll 1 2", "ok", "next", "2 leaves", "3 leaves", "4 leaves"});
        // As far as the hub has it, it is the beginning of the game of the result.
        if (!runs) hall.begin_hub();
        std::this_thread::sleep_for(std::chrono::milliseconds{1100});
        while (hall.hub->go_on()) continue;
        CHECK(hall.found(0).empty());
        hall.first.laptop.play({"roll 3 3", "ok"});
        hall.send();
        CHECK(hall.found(1) == std::vector<std::string>{"verify: unfinished #3"});
    }
}

TEST_CASE("a hub that has more than the beginning of another game reports it without a message") {
    HallInPlay hall;
    hall.first.laptop.play({"clock start"});
    hall.first.laptop.back_up(hall.folder.file("early.tbl"));
    hall.first.laptop.play({"roll 3 3", "ok"});
    hall.send();
    Laptop copy(hall.folder.file("early.tbl"), hall.first.laptop.table(), hall.first.laptop.key());
    copy.play({"roll 1 2", "ok", "next", "2 leaves", "3 leaves", "4 leaves"});
    const std::string record = forged_record(copy.game(), [](Entry&) {});
    const auto take = [&] {
        EventSession session = EventSession::open(hall.event, StampMaker::system());
        const auto taken = take_record(session.event(), session.book().id(), record, {});
        const ImportDecision taking = decide_import(session.event(), std::get<ImportedResult>(taken), {});
        REQUIRE(
            std::holds_alternative<ActStamp>(post_result(session, hall.event, taking.decision, taking.why, {record})));
        return !session.event().table(1, 1)->forks.empty();
    };
    SUBCASE("while it runs") {
        CHECK_FALSE(take());  // the hub has its file, and compares by itself
        std::this_thread::sleep_for(std::chrono::milliseconds{1100});
        while (hall.hub->go_on()) continue;
    }
    SUBCASE("after it ended") {
        hall.hub.reset();
        CHECK(take());
    }
    CHECK(hall.found(1) == std::vector<std::string>{"verify: unfinished #3"});
}

TEST_CASE("a history whose record is too long to be stored is reported too, over or not, with its hash alone") {
    HallInPlay hall;
    const std::string long_word(480, 'x');
    hall.first.laptop.play(to_the_end);
    hall.send();
    REQUIRE(has_result(hall.event_with([](const Event& event) { return has_result(event, 1); }), 1));
    hall.begin_hub();
    for (int i = 0; i < 20; ++i) {
        hall.first.laptop.talk(200, long_word);
        hall.send();
    }
    hall.first.laptop.play({"1 protest #3 \"the rent was not paid\""});
    hall.send();
    CHECK(hall.found(1).back().ends_with("too_long"));
    hall.first.laptop.play({"undo #8 \"x\""});
    hall.send();
    const auto unfinished = [](const Event& event) {
        return std::ranges::any_of(event.table(1, 1)->forks, &HistoryKept::is_unfinished);
    };
    const Event now = hall.event_with(unfinished);
    CHECK(unfinished(now));
    hall.hub.reset();
    const EventSession session = EventSession::open(hall.event, StampMaker::system());
    CHECK_FALSE(session.book().evidence(*parse_hash(now.table(1, 1)->forks.back().source.evidence)));
}

TEST_CASE("a game that was set aside because its record is too long is taken from its hub's file with a reason") {
    HallInPlay hall;
    const std::string long_word(480, 'x');
    hall.first.laptop.play({"clock start", "roll 1 2", "ok", "next"});
    hall.send();
    for (int i = 0; i < 20; ++i) {
        hall.first.laptop.talk(200, long_word);
        hall.send();
    }
    hall.first.laptop.play({"2 leaves", "3 leaves", "4 leaves"});
    hall.send();
    CHECK(hall.found(1).back().ends_with("too_long"));
    hall.hub.reset();
    EventSession session = EventSession::open(hall.event, StampMaker::system());
    const auto evidence = [&](const GameSource& source) { return kept_record(session, hall.event, source); };
    const auto aside = take_kept_history(session.event(), session.book().id(), 1, 1, evidence);
    REQUIRE(std::holds_alternative<ImportedResult>(aside));
    const auto& taken = std::get<ImportedResult>(aside);
    const ImportDecision taking =
        decide_import(session.event(), taken, {.anyway = true, .by = session.poster(), .why = "seen"});
    REQUIRE(std::holds_alternative<ActStamp>(
        post_result(session, hall.event, taking.decision, taking.why, {taken.record})));
    const EventTable& table = *session.event().table(1, 1);
    CHECK(table.forks.empty());
    CHECK(found_with_result(table).ends_with("too_long"));
    CHECK_FALSE(session.has_evidence(*table.result()->source));
    CHECK(evidence(*table.result()->source) == taken.record);
}

}  // namespace tablebank::testing

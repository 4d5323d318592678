// A hub keeps of another history only the part after the fork; the director sees and takes the whole game.

#include <doctest/doctest.h>

#include <variant>

#include "app/event/histories.h"
#include "app/event/kept_record.h"
#include "app/event/known_history.h"
#include "app/event/whole_record.h"
#include "tests/app/hub_sync/hall_with_hub.h"
#include "tests/support/forged_record.h"

namespace tablebank::testing {
namespace {

/// The table's game, and what a copy of its file made of it.
struct ForkAtHub {
    ForkAtHub() {
        REQUIRE(hall.sends(hall.first.joins()) == HubState::kept);
        Laptop& laptop = hall.first.laptop;
        laptop.play({"clock start", "roll 1 2", "ok"});
        laptop.back_up(hall.folder.file("copy.tbl"));
        laptop.play({"next", "2 leaves"});
        Laptop other(hall.folder.file("copy.tbl"), laptop.table(), laptop.key());
        other.play({"note \"another evening\"", "next", "2 leaves", "3 leaves", "4 leaves"});
        record = forged_record(other.game(), [](Entry&) {});
        REQUIRE(hall.sends(hall.first.sends(laptop.game())) == HubState::kept);
        REQUIRE(hall.sends(hall.first.sends(other.game())) == HubState::fork);
        const Event now = hall.event_with([](const Event& event) { return has_aside(event, 1); });
        REQUIRE(has_aside(now, 1));
        kept = now.table(1, 1)->forks.front();
    }
    HallWithHub hall;
    std::string record;  ///< of the copy
    HistoryKept kept;
};

}  // namespace

TEST_CASE("the beginning of a kept fork comes from its hub's file once the hub has ended") {
    ForkAtHub fork;
    const auto whole = [&] {
        return whole_kept_record(EventSession::open(fork.hall.event, StampMaker::system()), fork.hall.event,
                                 fork.kept.source);
    };
    REQUIRE(whole());
    CHECK(is_part_of_record(*whole()));  // the hub is running, and has its file
    fork.hall.hub.reset();
    CHECK(whole() == fork.record);
    EventSession session = EventSession::open(fork.hall.event, StampMaker::system());
    auto waiting = undecided_histories(session.event());
    REQUIRE(waiting.size() == 1);
    look_into(
        session.event(), session.book().id(),
        [&](const GameSource& source) { return whole_kept_record(session, fork.hall.event, source); }, waiting.front());
    CHECK(waiting.front().scores.size() == 4);
    CHECK_FALSE(waiting.front().part_alone);
}

TEST_CASE("a kept fork that is taken as the first result of its table waits no longer") {
    ForkAtHub fork;
    fork.hall.hub.reset();
    EventSession session = EventSession::open(fork.hall.event, StampMaker::system());
    const auto evidence = [&](const GameSource& source) { return whole_kept_record(session, fork.hall.event, source); };
    const auto found = take_kept_history(session.event(), session.book().id(), 1, 1, evidence);
    REQUIRE(std::holds_alternative<ImportedResult>(found));
    const auto& taken = std::get<ImportedResult>(found);
    CHECK(taken.record == fork.record);
    const ImportDecision decided =
        decide_import(session.event(), taken, {.anyway = true, .by = "Vera", .why = "this is how it was"});
    REQUIRE(std::holds_alternative<ActStamp>(
        post_result(session, fork.hall.event, decided.decision, decided.why, {taken.record})));
    const EventTable& table = *session.event().table(1, 1);
    CHECK(table.result()->source == taken.wish.source);
    for (const HistoryKept& waits : table.forks) CHECK(waits.entry != fork.kept.entry);
}

}  // namespace tablebank::testing

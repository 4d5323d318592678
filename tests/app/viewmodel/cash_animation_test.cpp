// Money seen to move, and the alarms of the clock.

#include "app/viewmodel/cash_animation.h"

#include <doctest/doctest.h>

#include "app/viewmodel/clock_alarm_tracker.h"
#include "tests/app/viewmodel/played_desk.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank::testing {

namespace {

std::string cash_of(const std::vector<CountedCash>& counted, int seat) {
    const CountedCash* found = find_counted(counted, seat);
    return found != nullptr ? found->cash : std::string{};
}

}  // namespace

TEST_CASE("figures run from the old sum to the new one and rest there") {
    PlayedTable table;
    const Edition& edition = table.game().edition();
    CashAnimation motion;
    motion.follow(table.game(), 1000, true);
    CHECK_FALSE(motion.runs());  // a game that is opened moves nothing
    table.post("Anna pay 400 to Boris");
    motion.follow(table.game(), 2000, true);
    CHECK(motion.runs());
    CHECK(cash_of(motion.counted(english, edition), 1) == "$1,500");
    CHECK(cash_of(motion.counted(english, edition), 3).empty());
    std::int64_t before = 1500;
    for (std::int64_t at = 2000; at < 2000 + CashAnimation::lasts_ms; at += 50) {
        motion.follow(table.game(), at, true);
        const std::string shown = cash_of(motion.counted(english, edition), 1);
        std::int64_t now = 0;
        for (const char sign : shown)
            if (sign >= '0' && sign <= '9') now = now * 10 + (sign - '0');
        CHECK(now <= before);
        CHECK(now >= 1100);
        before = now;
    }
    CHECK(before < 1110);
    motion.follow(table.game(), 2000 + CashAnimation::lasts_ms, true);
    CHECK_FALSE(motion.runs());
    CHECK(motion.counted(english, edition).empty());
}

TEST_CASE("a further payment continues a figure from its present value; with animation off nothing moves") {
    PlayedTable table;
    CashAnimation motion;
    motion.follow(table.game(), 0, true);
    table.post("Anna pay 400 to Boris");
    motion.follow(table.game(), 0, true);
    table.post("Anna pay 100 to Boris");
    motion.follow(table.game(), 1, true);
    CHECK(cash_of(motion.counted(english, table.game().edition()), 1) == "$1,500");
    table.post("Anna pay 100 to Boris");
    motion.follow(table.game(), 2, false);
    CHECK_FALSE(motion.runs());
}

TEST_CASE("the largest sums run without leaving the range") {
    PlayedTable table;
    CashAnimation motion;
    motion.follow(table.game(), 0, true);
    table.post("Anna get 1000000000000000");
    motion.follow(table.game(), 0, true);
    motion.follow(table.game(), 400, true);
    CHECK(motion.runs());
}

TEST_CASE("while money moves the desk requests frames, and none once it rests") {
    PlayedWindow table;
    std::int64_t moment = 0;
    table.moment = [&moment] { return moment; };
    table.restart();
    table.begin_game();
    CHECK_FALSE(table.desk().next_tick_ms());
    table.type("Anna pay 40 to Boris");
    CHECK(table.desk().next_tick_ms() == CashAnimation::frame_ms);
    CHECK(table.game().shown().counted.size() == 2);
    CHECK(table.game().session().game().cash(Seat{1}) == Money{1460});  // posted at once, in spite of the animation
    moment += CashAnimation::lasts_ms;
    table.desk().refresh();
    CHECK(table.game().shown().counted.empty());
    CHECK_FALSE(table.desk().next_tick_ms());
}

TEST_CASE("the players' screen counts with the table") {
    PlayedWindow table;
    std::int64_t moment = 0;
    table.moment = [&moment] { return moment; };
    table.restart();
    table.begin_game();
    table.wish(intent::ShowPlayers{});
    const auto version = table.desk().players().version();
    table.type("Anna pay 40 to Boris");
    CHECK(table.desk().players().view().counted.size() == 2);
    moment += CashAnimation::lasts_ms;
    table.desk().refresh_players();
    CHECK(table.desk().players().view().counted.empty());
    CHECK(table.desk().players().version() > version + 1);
}

TEST_CASE("each alarm of the clock is given once, and none for a game that is opened after it") {
    const auto reading = [](std::int64_t used, bool running = true) { return ClockReading{running, used, 600'000}; };
    const std::vector<int> warnings{30, 5, 1};
    ClockAlarmTracker watch;
    CHECK_FALSE(watch.look(reading(0, false), warnings));
    CHECK_FALSE(watch.look(reading(299'999), warnings));
    CHECK(watch.look(reading(300'000), warnings) == ClockAlarm{5});
    CHECK_FALSE(watch.look(reading(300'001), warnings));
    CHECK(watch.look(reading(540'000), warnings) == ClockAlarm{1});
    CHECK(watch.look(reading(600'000), warnings) == ClockAlarm{});
    CHECK_FALSE(watch.look(reading(700'000), warnings));
    CHECK_FALSE(ClockAlarmTracker{}.look(reading(650'000), warnings));
    CHECK_FALSE(ClockAlarmTracker{}.look(ClockReading{}, warnings));
    ClockAlarmTracker silent;
    CHECK_FALSE(silent.look(reading(0), {}));
    CHECK_FALSE(silent.look(reading(599'999), {}));
    CHECK(silent.look(reading(600'000), {}) == ClockAlarm{});
    ClockAlarmTracker asleep;  // a machine that slept over several of them
    CHECK_FALSE(asleep.look(reading(0), warnings));
    CHECK(asleep.look(reading(570'000), warnings) == ClockAlarm{1});
}

TEST_CASE("a computer's clock that is set while the program runs is reported once, with the difference") {
    PlayedWindow table;
    table.begin_game();
    table.desk().refresh();
    CHECK(table.said().empty());
    table.clock_set_ms = 3'600'000;
    table.desk().refresh();
    CHECK(table.said().find("1:00:0") != std::string::npos);
    CHECK(table.said().find("forward") != std::string::npos);
    table.type("note \"seen\"");
    table.desk().refresh();
    CHECK(table.said().find("forward") == std::string::npos);
    table.clock_set_ms = 0;
    table.desk().refresh();
    CHECK(table.said().find("back") != std::string::npos);
}

TEST_CASE("more minutes let the alarms be given again") {
    ClockAlarmTracker watch;
    const std::vector<int> warnings{5};
    CHECK_FALSE(watch.look({true, 0, 600'000}, warnings));
    CHECK(watch.look({true, 600'000, 600'000}, warnings) == ClockAlarm{});
    CHECK_FALSE(watch.look({true, 600'000, 1'200'000}, warnings));
    CHECK(watch.look({true, 900'000, 1'200'000}, warnings) == ClockAlarm{5});
}

}  // namespace tablebank::testing

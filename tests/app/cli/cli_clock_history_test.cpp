// The clock's history on the sheet where the calendar is in the way: a pause over midnight, and a computer's clock that
// was set back by an hour between two evenings of one game.

#include <doctest/doctest.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "app/session/session.h"
#include "tests/support/command_line.h"
#include "tests/support/milliseconds.h"

namespace tablebank::testing {
namespace {

using Json = nlohmann::json;

/// 2036-01-01 23:50 UTC: later than the game was made.
constexpr std::int64_t ten_to_midnight = 2'082'844'200'000;

/// Posts lines at moments; each opens the game again, as after the program was interrupted.
class TimedTable {
public:
    void post(std::int64_t at_ms, const std::string& line) const {
        StampMaker stamps = StampMaker::system();
        stamps.now_ms = [at_ms] { return at_ms; };
        stamps.poster = "Elena";
        Session session = Session::open(file_, stamps);
        const Outcome outcome = session.post(line);
        INFO(line);
        REQUIRE(std::holds_alternative<Posted>(outcome));
    }
    [[nodiscard]] Json sheet() const {
        const Ran told = run({"sheet", file_, "--json"});
        INFO(told.err);
        REQUIRE(told.code == 0);
        return Json::parse(told.out);
    }
    [[nodiscard]] Json review() const { return Json::parse(run({"review", file_, "--json"}).out).at("review"); }

private:
    ScratchFolder folder_;
    std::string file_ = new_game(folder_);
};

}  // namespace

TEST_CASE("a pause over midnight costs the table no time, and the sheet shows it with both days") {
    const TimedTable table;
    table.post(ten_to_midnight, "clock start");
    table.post(ten_to_midnight + 8 * minute_ms, "clock stop \"supper\"");
    table.post(ten_to_midnight + 30 * minute_ms, "clock start");
    table.post(ten_to_midnight + 40 * minute_ms, "clock call \"the hall closes\"");
    const Json clock = table.sheet().at("clock");
    REQUIRE(clock.size() == 5);
    CHECK(clock[0].at("at") == "2036-01-01T23:50:00.000Z");
    CHECK(clock[1].at("used_ms") == 8 * minute_ms);
    CHECK(clock[2].at("at") == "2036-01-02T00:20:00.000Z");
    CHECK(clock[2].at("used_ms") == 8 * minute_ms);
    CHECK(clock[3].at("clock") == "called");
    CHECK(clock[3].at("used_ms") == 18 * minute_ms);
    // Nothing was in hand when time was called.
    CHECK(clock[4].at("clock") == "played");
}

TEST_CASE("a clock that runs over midnight counts on") {
    const TimedTable table;
    table.post(ten_to_midnight, "clock start");
    table.post(ten_to_midnight + 25 * minute_ms, "clock stop \"a question\"");
    CHECK(table.sheet().at("clock")[1].at("used_ms") == 25 * minute_ms);
}

TEST_CASE("a computer's clock set back by an hour never makes the time run backwards, and the judge is notified") {
    const TimedTable table;
    table.post(ten_to_midnight, "clock start");
    table.post(ten_to_midnight + 30 * minute_ms, "anna 1 2");
    table.post(ten_to_midnight - 20 * minute_ms, "clock stop \"a question\"");
    const Json sheet = table.sheet();
    std::int64_t before = 0;
    for (const Json& step : sheet.at("clock")) {
        CHECK(step.at("used_ms").get<std::int64_t>() >= before);
        before = step.at("used_ms");
    }
    bool told = false;
    for (const Json& remark : table.review())
        told = told || (remark.at("kind") == "clock_jumped" && remark.at("entry") == 4);
    CHECK(told);
    // From then on the clock goes on as the computer's does.
    table.post(ten_to_midnight - 10 * minute_ms, "clock start");
    table.post(ten_to_midnight - 5 * minute_ms, "clock stop \"another one\"");
    CHECK(table.sheet().at("clock").back().at("used_ms").get<std::int64_t>() == before + 5 * minute_ms);
}

}  // namespace tablebank::testing

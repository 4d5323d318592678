// Entries posted after time had run out state it in the log, in neutral words, and are found by them; no other does.

#include <doctest/doctest.h>

#include "app/present/table/log_snapshot.h"
#include "tests/support/counting_stamps.h"
#include "tests/support/disk_game.h"
#include "tests/support/languages.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {

TEST_CASE("an entry posted after time had run out states by how much") {
    const ScratchFolder folder;
    Setup setup = DiskGame("us", {{"Anna", Role::monopolist}, {"Boris", Role::competitor}}, {}).session().setup();
    setup.goal = Goal::timed;
    setup.minutes = 60;
    std::int64_t now_ms = 1'760'000'000'000;
    StampMaker stamps = counting_stamps();
    stamps.now_ms = [&now_ms] { return now_ms; };
    Session session = Session::create(folder.file("game.tbl"), setup, nullptr, stamps);
    const auto post = [&](const char* line) {
        CAPTURE(line);
        REQUIRE(std::holds_alternative<Posted>(session.post(line)));
    };
    post("clock start");
    std::vector<LogRow> rows;
    extend_log(english, rows, session.table());
    now_ms += 63 * 60'000;
    post("anna roll 2 4");
    post("note \"the bell was heard\"");
    extend_log(english, rows, session.table());
    REQUIRE(rows.size() == 4);
    CHECK(rows[1].after_time.empty());
    CHECK(rows[2].after_time == "posted 0:03:00 after the clock had run out");
    CHECK(rows[3].after_time.empty());  // it is of the table and not of the play
    CHECK(find_in_log(rows, "run out") == std::vector<std::size_t>{2});
    // Row by row and all at once come to the same.
    std::vector<LogRow> again;
    extend_log(english, again, session.table());
    for (std::size_t i = 0; i < rows.size(); ++i) CHECK(again[i].after_time == rows[i].after_time);
}

}  // namespace tablebank::testing

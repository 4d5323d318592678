// Whatever goes wrong is a sentence on the screen and a line in the log file, and the game goes on.

#include <doctest/doctest.h>

#include <stdexcept>

#include "app/viewmodel/error_log.h"
#include "calculators/money.h"
#include "tests/app/viewmodel/played_desk.h"
#include "tests/support/languages.h"

using namespace tablebank;
using tablebank::testing::PlayedWindow;
using tablebank::testing::ScratchFolder;

TEST_CASE("a sum beyond the countable range is a sentence, in the preview and when posted, and the game goes on") {
    PlayedWindow table;
    table.begin_game();
    const std::string most = "Anna get 1000000000000000";
    for (int times = 0; times < 999; ++times) table.desk().carry_out(intent::Post{most});
    const auto before = table.last();
    REQUIRE(before > 999);
    table.type_only(most);
    CHECK(table.said().starts_with("Something went wrong: cash leaves the range of a balance. "));
    CHECK(table.game().shown().preview.kind == LinePreview::Kind::nothing);
    table.type(most);
    CHECK(table.last() == before);
    CHECK(table.said().find("Your entries are saved.") != std::string::npos);
    CHECK(table.game().table.line.typed == most);
    CHECK(table.log().find("post Anna get 1000000000000000: ") != std::string::npos);
    table.type("24");
    CHECK(table.last() == before + 1);
    CHECK(table.said().empty());
}

TEST_CASE("a sum that leaves the range of money is reported in the words of the terminal") {
    PlayedWindow table;
    table.desk().went_wrong("preview", MoneyOverflow("units"));
    CHECK(table.said().find("a sum is beyond what can be counted") != std::string::npos);
    CHECK(table.log().ends_with("preview: units\n"));
}

TEST_CASE("the same error in every frame is one line in the log") {
    PlayedWindow table;
    table.begin_game();
    table.desk().went_wrong("draw the screen", std::runtime_error("first"));
    CHECK(table.said() == "Something went wrong: first. Your entries are saved. Try another way, or continue.");
    const std::string once = table.log();
    table.desk().went_wrong("draw the screen", std::runtime_error("first"));
    CHECK(table.log() == once);
    table.desk().went_wrong("draw the screen", std::runtime_error("second\nline"));
    CHECK(table.log().ends_with("draw the screen: second line\n"));
}

TEST_CASE("the log file has the time, stays small, and if it cannot be written there is no second error") {
    const ScratchFolder folder;
    ErrorLog log(folder.path() / "state");
    static_cast<void>(log.tell(english, "post roll 3 4", std::runtime_error("broken"), 1'760'000'000'000));
    CHECK(tablebank::testing::read_whole(log.file()) == "2025-10-09T08:53:20Z post roll 3 4: broken\n");
    for (std::size_t line = 0; line < 2 * ErrorLog::largest / 1000; ++line)
        static_cast<void>(
            log.tell(english, "post " + std::string(1000, line % 2 == 0 ? 'a' : 'b'), std::runtime_error("x"), 0));
    CHECK(std::filesystem::file_size(log.file()) <= ErrorLog::largest + 2000);
    CHECK(std::filesystem::exists(folder.path() / "state" / "tablebank.log.1"));

    ErrorLog nowhere("/proc/nowhere");
    CHECK_FALSE(nowhere.tell(english, "post", std::runtime_error("broken"), 0).empty());
}

// Which program this is: the version that the build names, the commit of the sources, and the formats that are written.

#include "app/release/program_version.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <regex>
#include <string>

#include "ledger/proof/record_writer.h"
#include "source_dir.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

const std::string compatibility = read_whole(TABLEBANK_SOURCE_DIR "/docs/reference/compatibility.md");

/// The version that a row of the table of formats states as written now.
std::string written_now(const std::string& what) {
    std::smatch found;
    REQUIRE_MESSAGE(
        std::regex_search(compatibility, found, std::regex("\n\\| " + what + "[^|]*\\|[^|]*\\| (\\d+) \\|")), what);
    return found[1];
}

}  // namespace

TEST_CASE("the version is three numbers, those that the build was given") {
    const std::string number(program_version().number);
    CHECK(std::regex_match(number, std::regex(R"(\d+\.\d+\.\d+)")));
    const std::string build = read_whole(TABLEBANK_SOURCE_DIR "/CMakeLists.txt");
    CHECK(build.find("project(tablebank VERSION " + number + ' ') != std::string::npos);
}

TEST_CASE("the commit is that of a whole clone, marked if sources were changed, or none is shown") {
    const std::string commit(program_version().commit);
    CHECK((commit.empty() || std::regex_match(commit, std::regex("[0-9a-f]{40}\\+?"))));
}

TEST_CASE("the formats are those that the page on compatibility lists as written now") {
    const ProgramVersion version = program_version();
    CHECK(std::to_string(version.game_file) == written_now("game file"));
    CHECK(std::to_string(version.record) == written_now("record"));
    CHECK(std::to_string(version.event) == written_now("event"));
    CHECK(std::to_string(version.rules) == written_now("rules"));
}

TEST_CASE("a record that is written today begins with the format that the program names") {
    CHECK(program_version().record == record_format);
    CHECK(program_version().game_file > 0);
}

}  // namespace tablebank::testing

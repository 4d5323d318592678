// Every command that README, CONTRIBUTING and docs/ show runs as shown, in the order of its page: each page has its own
// folder, which looks like the top of the sources. Commands that build, test or measure are not run from within a test:
// their programs, presets and targets must exist. The handbook has its own test (handbook_test.cpp).

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "tests/app/cli/proof_desk.h"
#include "tests/app/cli/shown_command.h"
#include "tests/app/cli/source_folder.h"
#include "tests/support/command_line.h"

namespace tablebank::testing {
namespace {

namespace fs = std::filesystem;

bool belongs_to_handbook(const fs::path& page) {
    return fs::relative(page, source).string().starts_with("docs/tutorials/");
}

/// README, CONTRIBUTING and every page of docs except the handbook, at any depth.
std::vector<fs::path> pages() {
    std::vector<fs::path> found{source / "README.md", source / "CONTRIBUTING.md"};
    for (const auto& file : fs::recursive_directory_iterator(source / "docs"))
        if (file.path().extension() == ".md" && !belongs_to_handbook(file.path())) found.push_back(file.path());
    std::ranges::sort(found);
    return found;
}

/// The lines of all code blocks in one language, those within a list too.
std::vector<std::string> code_lines(const std::string& page, const std::string& language) {
    std::vector<std::string> lines;
    std::istringstream in(page);
    bool inside = false;
    for (std::string line; std::getline(in, line);) {
        line.erase(0, std::min(line.find_first_not_of(' '), line.size()));
        if (line.starts_with("```"))
            inside = !inside && line == "```" + language;
        else if (inside && !line.empty())
            lines.push_back(line);
    }
    return lines;
}

/// The tests of a module are a program named after its folder: `test_room(ledger/books ...)` makes test_ledger_books.
bool makes_tests(const std::string& lists, const std::string& name) {
    const std::string call = "test_room(";
    for (auto at = lists.find(call); at != std::string::npos; at = lists.find(call, at + 1)) {
        const auto begin = at + call.size();
        std::string folder = lists.substr(begin, lists.find_first_of(" )", begin) - begin);
        std::ranges::replace(folder, '/', '_');
        if ("test_" + folder == name) return true;
    }
    return false;
}

/// Whether some CMakeLists.txt of the sources makes this program or library.
bool is_target(const std::string& name) {
    for (const char* room : {"app", "bench", "calculators", "db", "ledger", "tests"}) {
        for (const auto& file : fs::recursive_directory_iterator(source / room)) {
            if (file.path().filename() != "CMakeLists.txt") continue;
            const std::string lists = read_whole(file.path());
            if (lists.find("(" + name + " ") != std::string::npos ||
                lists.find("(" + name + ")") != std::string::npos || makes_tests(lists, name))
                return true;
        }
    }
    return false;
}

bool is_preset(const std::string& name) {
    return read_whole(source / "CMakePresets.json").find("\"name\": \"" + name + "\"") != std::string::npos;
}

/// `cmake --preset P`, `cmake --build --preset P --target T...`, `cmake --install ...`, `ctest --preset P`
void check_build(const std::vector<std::string>& words) {
    const auto preset = std::ranges::find(words, "--preset");
    if (preset != words.end()) CHECK(is_preset(preset[1]));
    for (auto target = std::ranges::find(words, "--target"); target != words.end() && ++target != words.end();)
        CHECK_MESSAGE(is_target(*target), *target);
}

/// A program of the sources, or one that they build: it is there, and may be run.
void check_program(const fs::path& program) {
    if (program.string().starts_with("build/")) {
        CHECK(is_target(program.filename()));
    } else {
        CHECK(::access((source / program).c_str(), X_OK) == 0);
    }
}

void run_shown(const Shown& shown) {
    const std::string& program = shown.words.front();
    const bool starts_program = program == "scripts/run.sh" && shown.words.size() > 1 && shown.words[1] != "demo";
    if (program == "tablebank" || starts_program) {
        const Ran ran = run({shown.words.begin() + 1, shown.words.end()}, "", shown.editions);
        CAPTURE(ran.err);
        CHECK(ran.code == shown.exit);
    } else if (program == "cmake") {
        check_build(shown.words);
    } else if (program == "ctest") {
        CHECK((shown.words.at(1) == "--test-dir" || shown.words.at(1) == "--preset"));
        check_build(shown.words);
    } else if (program.find('/') != std::string::npos) {
        check_program(program);
    } else {
        const int status = std::system((shown.line + " >said 2>&1").c_str());
        CAPTURE(read_whole("said"));
        CHECK(WEXITSTATUS(status) == shown.exit);
    }
}

TEST_CASE("every command of README and docs runs as shown") {
    std::size_t run_so_far = 0;
    for (const fs::path& file : pages()) {
        CAPTURE(file.string());
        const std::string page = read_whole(file);
        const ScratchFolder folder;
        const Home home(folder.file("home"));
        fs::create_directory_symlink(source / "editions", folder.path() / "editions");
        std::string position;
        for (const std::string& line : code_lines(page, "json")) position += line + "\n";
        (void)folder.write("position.json", position);
        const InFolder inside(folder.path());
        for (const std::string& line : code_lines(page, "sh")) {
            CAPTURE(line);
            run_shown(read_command(line));
            ++run_so_far;
        }
    }
    CHECK(run_so_far > 60);
}

TEST_CASE("the position that tests use is the one that docs/reference/cli.md shows") {
    const std::string page = read_whole(source / "docs/reference/cli.md");
    CHECK(page.find(documented_position) != std::string::npos);
}

}  // namespace
}  // namespace tablebank::testing

// Every command that docs/commands.md shows runs as shown, in the order of the page.

#include <doctest/doctest.h>

#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "tests/app/command_line.h"

namespace tablebank::testing {
namespace {

namespace fs = std::filesystem;

/// The lines of all code blocks in one language.
std::vector<std::string> code_lines(const std::string& page, const std::string& language) {
    std::vector<std::string> lines;
    std::istringstream in(page);
    bool inside = false;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("```"))
            inside = !inside && line == "```" + language;
        else if (inside)
            lines.push_back(line);
    }
    return lines;
}

struct Shown {
    std::vector<std::string> arguments;
    int exit = 0;
};

/// Words as a shell takes them apart; a remark `# exit 1` tells the exit code.
Shown read_command(const std::string& line) {
    const std::string remark = " # exit ";
    const std::size_t at = line.find(remark);
    Shown shown;
    if (at != std::string::npos) shown.exit = std::stoi(line.substr(at + remark.size()));
    bool quoted = false;
    std::string word;
    for (const char letter : line.substr(0, at) + " ") {
        if (letter == '"') {
            quoted = !quoted;
        } else if (letter == ' ' && !quoted) {
            if (!word.empty()) shown.arguments.push_back(word);
            word.clear();
        } else {
            word += letter;
        }
    }
    REQUIRE(shown.arguments.front() == "tablebank");
    shown.arguments.erase(shown.arguments.begin());
    return shown;
}

/// Works in a folder for as long as it lives.
class InFolder {
public:
    explicit InFolder(const fs::path& folder) : before_(fs::current_path()) { fs::current_path(folder); }
    ~InFolder() { fs::current_path(before_); }
    InFolder(const InFolder&) = delete;
    InFolder& operator=(const InFolder&) = delete;

private:
    fs::path before_;
};

TEST_CASE("every command of docs/commands.md runs as shown") {
    const std::string page = read_whole(TABLEBANK_SOURCE_DIR "/docs/commands.md");
    const ScratchFolder folder;
    std::string position;
    for (const std::string& line : code_lines(page, "json")) position += line + "\n";
    CHECK(position == documented_position);
    (void)folder.write("position.json", position);
    const InFolder inside(folder.path());

    const std::vector<std::string> commands = code_lines(page, "sh");
    CHECK(commands.size() > 20);
    for (const std::string& command : commands) {
        CAPTURE(command);
        const auto [arguments, exit] = read_command(command);
        const Ran ran = run(arguments);
        CAPTURE(ran.err);
        CHECK(ran.code == exit);
    }
}

}  // namespace
}  // namespace tablebank::testing

// The handbook is played as written: every page in its own folder and in its language, block after block.
// docs/tutorials/README.md explains each kind of block.

#include <doctest/doctest.h>
#include <sys/wait.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "tests/app/cli/proof_desk.h"
#include "tests/app/cli/shown_command.h"
#include "tests/app/cli/source_folder.h"
#include "tests/support/command_line.h"
#include "tests/support/languages.h"

namespace tablebank::testing {
namespace {

namespace fs = std::filesystem;

struct Block {
    std::string kind{};
    std::string file{};  ///< for a block that is a file, its name
    std::vector<std::string> lines{};
};

std::vector<fs::path> chapters() {
    std::vector<fs::path> found;
    for (const auto& file : fs::recursive_directory_iterator(source / "docs/tutorials"))
        if (file.path().extension() == ".md" && file.path().filename() != "README.md") found.push_back(file.path());
    std::ranges::sort(found);
    return found;
}

std::vector<Block> blocks_of(const std::string& page) {
    std::vector<Block> blocks;
    std::istringstream in(page);
    bool inside = false;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("```")) {
            inside = !inside;
            if (!inside) continue;
            std::istringstream words(line.substr(3));
            Block block;
            words >> block.kind >> block.file;
            blocks.push_back(std::move(block));
        } else if (inside) {
            blocks.back().lines.push_back(line);
        }
    }
    return blocks;
}

/// Without the no-break spaces that some languages put between figures, and without the surrounding text.
std::string plain(std::string line) {
    for (const std::string space : {"\u00a0", "\u202f"})
        for (auto at = line.find(space); at != std::string::npos; at = line.find(space))
            line.replace(at, space.size(), " ");
    const std::size_t first = std::min(line.find_first_not_of(' '), line.size());
    return line.substr(first, line.find_last_not_of(' ') + 1 - first);
}

std::vector<std::string> plain_lines(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(plain(line));
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + '\n';
    return text;
}

/// One page that is being played.
class Chapter {
public:
    explicit Chapter(const fs::path& page) : text_(read_whole(page)), blocks_(blocks_of(text_)) {
        const std::string tag = page.parent_path().filename().string();
        if (tag != "en") language_ = speaking(tag);
        fs::create_directory_symlink(source / "editions", folder_.path() / "editions");
        for (const Block& block : blocks_) {
            if (block.kind == "json") (void)folder_.write("position.json", joined(block.lines));
            if (!block.file.empty()) (void)folder_.write(block.file, joined(block.lines));
        }
    }

    void play() {
        const InFolder inside(folder_.path());
        for (std::size_t at = 0; at < blocks_.size(); ++at) {
            const Block& block = blocks_[at];
            CAPTURE(block.kind);
            const bool typed = at + 1 < blocks_.size() && blocks_[at + 1].kind == "typed";
            if (block.kind == "sh") run_commands(block, typed ? joined(blocks_[at + 1].lines) : "");
            if (block.kind == "lines") type_lines(block);
            if (block.kind == "text") look_for(block);
        }
        read_spans();
    }

    [[nodiscard]] int typed() const { return typed_; }

private:
    void run_commands(const Block& block, const std::string& input) {
        said_.clear();
        std::string whole;  // of a command that goes on in the next line
        for (const std::string& line : block.lines) {
            whole += line;
            if (whole.ends_with('\\')) {
                whole.back() = ' ';
                continue;
            }
            run_command(read_command(whole), input);
            whole.clear();
        }
    }

    void run_command(const Shown& shown, const std::string& input) {
        CAPTURE(shown.line);
        ++typed_;
        if (shown.words.front() != "tablebank") {
            CHECK(WEXITSTATUS(std::system(shown.line.c_str())) == shown.exit);
            return;
        }
        const std::vector<std::string> arguments{shown.words.begin() + 1, shown.words.end()};
        note(run(language_, arguments, input, shown.editions), shown.exit);
        if (arguments.front() == "new") games_.push_back(arguments.at(1));
    }

    /// Into the game that was begun last; the remark behind a line is for the reader. Those that are posted go
    /// together, so that the file is opened once for them.
    void type_lines(const Block& block) {
        said_.clear();
        std::vector<std::string> together;
        for (const std::string& line : block.lines) {
            ++typed_;
            together.push_back(plain(line.substr(0, std::min(line.find(" # "), line.size()))));
            const int exit = read_command(line).exit;
            if (exit == 0) continue;
            const std::string refused = together.back();
            together.pop_back();
            type(together, 0);
            type({refused}, exit);
            together.clear();
        }
        type(together, 0);
    }

    void type(const std::vector<std::string>& lines, int exit) {
        if (lines.empty()) return;
        CAPTURE(joined(lines));
        REQUIRE_FALSE(games_.empty());
        std::vector<std::string> arguments{"do", games_.back()};
        arguments.insert(arguments.end(), lines.begin(), lines.end());
        note(run(language_, arguments), exit);
    }

    void note(const Ran& ran, int exit) {
        CAPTURE(ran.out);
        CAPTURE(ran.err);
        CHECK(ran.code == exit);
        said_ += ran.out + ran.err;
        if (!said_.ends_with('\n')) said_ += '\n';
    }

    /// Each quoted line was printed, in that order.
    void look_for(const Block& block) {
        const std::vector<std::string> said = plain_lines(said_);
        auto from = said.begin();
        for (const std::string& line : block.lines) {
            const auto found = std::find(from, said.end(), plain(line));
            CAPTURE(said_);
            CHECK_MESSAGE(found != said.end(), line);
            if (found != said.end()) from = found + 1;
        }
    }

    /// A line of several words in a sentence or a table can be read by some game of the page.
    void read_spans() {
        if (games_.empty()) return;  // a chapter about the system
        const std::regex span(R"(`([^`\n]+)`)");
        const std::string words = std::regex_replace(text_, std::regex("```[^`]*```"), "");
        for (std::sregex_iterator at(words.begin(), words.end(), span), end; at != end; ++at) {
            const std::string line = (*at)[1];
            if (line.find(' ') == std::string::npos || line.starts_with("tablebank ") || line.starts_with("exit ") ||
                line.starts_with("--"))
                continue;
            CAPTURE(line);
            CHECK(std::ranges::any_of(games_, [&](const std::string& game) {
                return run(language_, {"do", game, "--dry-run", line}).code < 2;
            }));
        }
    }

    std::string text_;
    std::vector<Block> blocks_;
    ScratchFolder folder_{};
    Home home_{folder_.file("home")};
    Language language_ = english;
    std::vector<std::string> games_{};
    std::string said_{};  ///< by the commands or lines of the last block
    int typed_ = 0;
};

TEST_CASE("every line of the handbook is typed, and every answer that it quotes is given") {
    for (const fs::path& page : chapters()) {
        CAPTURE(page.string());
        Chapter chapter(page);
        chapter.play();
        if (page.stem() != "install") CHECK(chapter.typed() > 10);
    }
    CHECK(chapters().size() == 25);
}

TEST_CASE("a block of the handbook is of a kind that is looked at") {
    for (const fs::path& page : chapters()) {
        CAPTURE(page.string());
        std::string before;
        for (const Block& block : blocks_of(read_whole(page))) {
            CHECK_MESSAGE(
                (block.kind == "sh" || block.kind == "lines" || block.kind == "text" || block.kind == "typed" ||
                 block.kind == "system" || block.kind == "json" || block.kind == "csv"),
                block.kind);
            if (block.kind == "text") CHECK((before == "sh" || before == "lines" || before == "typed"));
            if (block.kind == "typed") CHECK(before == "sh");
            before = block.kind;
        }
    }
}

}  // namespace
}  // namespace tablebank::testing

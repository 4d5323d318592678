// A file that is chosen in the desktop's own dialog.

#include "platform/file_dialog.h"

#include <doctest/doctest.h>

#include <chrono>
#include <fstream>
#include <thread>

#include "tests/platform/environment.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::platform {
namespace {

namespace fs = std::filesystem;
using tablebank::testing::ScratchFolder;

/// A desktop whose dialog is a script.
class Desktop {
public:
    explicit Desktop(const std::string& script) : path_("PATH", folder_.path().string() + ":/bin:/usr/bin") {
        const fs::path program = folder_.path() / "zenity";
        std::ofstream(program) << "#!/bin/sh\n" << script << '\n';
        fs::permissions(program, fs::perms::owner_all);
    }

private:
    ScratchFolder folder_;
    Variable path_;
};

std::optional<FileDialog::Answer> wait_for(FileDialog& dialog) {
    for (int i = 0; i < 500; ++i) {
        if (auto answer = dialog.take_answer()) return answer;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return std::nullopt;
}

const FileWanted wanted{"Open a game", "/home", "Games", "*.tbl"};

TEST_CASE("the desktop's dialog runs next to the window and answers with a file") {
    const Desktop desktop("sleep 0.2; echo '/home/anna/a game.tbl'");
    FileDialog dialog;
    REQUIRE(dialog.ask(wanted));
    CHECK(dialog.is_open());
    CHECK_FALSE(dialog.take_answer());  // no one waits for it
    const auto answer = wait_for(dialog);
    REQUIRE(answer);
    CHECK(answer->file == "/home/anna/a game.tbl");
    CHECK_FALSE(dialog.is_open());
}

TEST_CASE("a dialog that is closed by hand answers with nothing; one that never opened does not count") {
    FileDialog dialog;
    {
        const Desktop desktop("sleep 0.6; exit 1");
        REQUIRE(dialog.ask(wanted));
        const auto answer = wait_for(dialog);
        REQUIRE(answer);
        CHECK(answer->file.empty());
        CHECK_FALSE(answer->failed);
    }
    const Desktop broken("exit 1");
    REQUIRE(dialog.ask(wanted));
    const auto answer = wait_for(dialog);
    REQUIRE(answer);
    CHECK(answer->failed);
}

TEST_CASE("a dialog that is still open is closed with the window") {
    const Desktop desktop("exec sleep 600");
    FileDialog dialog;
    REQUIRE(dialog.ask(wanted));
    dialog.close();
    CHECK_FALSE(dialog.is_open());
}

}  // namespace
}  // namespace tablebank::platform

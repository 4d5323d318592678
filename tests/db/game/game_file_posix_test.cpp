// A game file with other programs, links and permissions of POSIX.

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <string>

#include "db/game/game_file.h"
#include "ledger/proof/codec.h"
#include "tests/support/game_fixture.h"

using namespace tablebank;
using namespace tablebank::test;
using Kind = FileError::Kind;

namespace {

/// The exit status of a child process that runs `action`; 99 if it throws anything.
template <class Action>
int in_child(Action&& action) {
    const pid_t child = ::fork();
    if (child == 0) {
        int status = 99;
        try {
            status = action();
        } catch (...) {
        }
        ::_exit(status);
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    REQUIRE(WIFEXITED(status));
    return WEXITSTATUS(status);
}

int child_status(Kind kind) {
    return 10 + static_cast<int>(kind);
}

int try_open(const std::filesystem::path& file) {
    try {
        (void)GameFile::open(file);
        return 0;
    } catch (const FileError& error) {
        return child_status(error.kind());
    }
}

}  // namespace

TEST_CASE("a second program is notified at once that the game is open elsewhere") {
    const Folder folder;
    const Setup setup = sample_setup();
    GameFile game = GameFile::create(folder / "evening.tbl", setup);
    Chain chain(setup);

    CHECK(in_child([&] { return try_open(folder / "evening.tbl"); }) == child_status(Kind::open_elsewhere));
    chain.play(1).post(game);
    CHECK(in_child([&] { return try_open(folder / "evening.tbl"); }) == child_status(Kind::open_elsewhere));

    SUBCASE("also in the same program, which does not lose its hold by trying") {
        CHECK(kind_of_failure([&] { (void)GameFile::open(folder / "evening.tbl"); }) == Kind::open_elsewhere);
        CHECK(in_child([&] { return try_open(folder / "evening.tbl"); }) == child_status(Kind::open_elsewhere));
    }
    SUBCASE("reading it guarded in the same program does not let anyone in either") {
        CHECK(guarded_contents(folder / "evening.tbl") == contents_of(game));
        CHECK(in_child([&] { return try_open(folder / "evening.tbl"); }) == child_status(Kind::open_elsewhere));
    }
    SUBCASE("under another name of the same file too") {
        std::filesystem::create_symlink(folder / "evening.tbl", folder / "link.tbl");
        CHECK(in_child([&] { return try_open(folder / "link.tbl"); }) == child_status(Kind::open_elsewhere));
    }
    SUBCASE("and may have it once it is closed") {
        { const GameFile closed = std::move(game); }
        CHECK(in_child([&] { return try_open(folder / "evening.tbl"); }) == 0);
    }
}

TEST_CASE("a name with a journal of any kind next to it is refused before a file is made") {
    for (const char* ending : {"-wal", "-journal", "-shm"}) {
        const Folder folder;
        const std::string journal = std::string("new.tbl") + ending;
        std::filesystem::create_symlink("nowhere", folder / journal.c_str());
        CHECK(kind_of_failure([&] { (void)GameFile::create(folder / "new.tbl", sample_setup()); }) == Kind::exists);
        CHECK(folder.names() == journal);
    }
}

TEST_CASE("a file that cannot be written is opened by no one, and can still be read") {
    const Folder folder;
    const Setup setup = sample_setup();
    (void)GameFile::create(folder / "evening.tbl", setup);
    using std::filesystem::perms;
    constexpr auto all_read = perms::owner_read | perms::group_read | perms::others_read;
    constexpr auto all_enter = perms::owner_exec | perms::group_exec | perms::others_exec;
    const auto as_nobody = [&](auto action) {  // permissions do not bind the superuser
        return in_child([&] { return ::geteuid() == 0 && ::setuid(65534) != 0 ? 98 : action(); });
    };
    SUBCASE("a read-only file") {
        std::filesystem::permissions(folder.path(), perms::all);
        std::filesystem::permissions(folder / "evening.tbl", all_read);
    }
    SUBCASE("a read-only folder") {
        std::filesystem::permissions(folder / "evening.tbl", perms::all);
        std::filesystem::permissions(folder.path(), all_read | all_enter);
    }
    CHECK(as_nobody([&] { return try_open(folder / "evening.tbl"); }) == child_status(Kind::read_only));
    CHECK(as_nobody([&] {
              const Contents contents = guarded_contents(folder / "evening.tbl");
              return contents.setup == encode(setup) ? 0 : 1;
          }) == 0);
    std::filesystem::permissions(folder.path(), perms::owner_all);
}

TEST_CASE("creating never touches a link that leads nowhere") {
    const Folder folder;
    std::filesystem::create_symlink(folder / "nowhere", folder / "dangling.tbl");
    CHECK(kind_of_failure([&] { (void)GameFile::create(folder / "dangling.tbl", sample_setup()); }) == Kind::exists);
    CHECK(folder.names() == "dangling.tbl");
}

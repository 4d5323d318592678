// Reading never touches the file: not its bytes, not its times, and no file next to it; and it works next to an open
// writer.

#include <doctest/doctest.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <string>

#include "ledger/proof/codec.h"
#include "tests/support/game_fixture.h"

using namespace tablebank;
using namespace tablebank::test;

namespace {

struct stat status_of(const std::filesystem::path& file) {
    struct stat status {};
    REQUIRE(::stat(file.c_str(), &status) == 0);
    return status;
}

/// Sets an environment variable for one test.
class Environment {
public:
    Environment(const char* name, const std::string& value) : name_(name) { ::setenv(name, value.c_str(), 1); }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;
    ~Environment() { ::unsetenv(name_); }

private:
    const char* name_;
};

}  // namespace

TEST_CASE("a closed file is left exactly as it was, and the private copy has no name that could be left behind") {
    const Folder folder;
    const Folder copies;
    const Setup setup = sample_setup();
    Chain chain(setup);
    {
        GameFile game = GameFile::create(folder / "evening.tbl", setup);
        chain.play(10).post(game);
    }
    const auto before = status_of(folder / "evening.tbl");
    const auto folder_before = status_of(folder.path());
    const std::string bytes = bytes_of(folder / "evening.tbl");
    {
        const Environment environment("TMPDIR", copies.path().string());
        CHECK(guarded_contents(folder / "evening.tbl").hashes == chain.hashes);
        CHECK_THROWS_AS(read_guarded(folder / "evening.tbl",
                                     [&](const std::shared_ptr<const Setup>&, const StoredEntries&) {
                                         CHECK(copies.names().empty());
                                         throw std::runtime_error("the reader has seen enough");
                                     }),
                        std::runtime_error);
    }
    CHECK(copies.names().empty());
    const auto after = status_of(folder / "evening.tbl");
    CHECK(after.st_mtim.tv_nsec == before.st_mtim.tv_nsec);
    CHECK(after.st_ctim.tv_nsec == before.st_ctim.tv_nsec);
    CHECK(status_of(folder.path()).st_mtim.tv_nsec == folder_before.st_mtim.tv_nsec);
    CHECK(bytes_of(folder / "evening.tbl") == bytes);
    CHECK(folder.names() == "evening.tbl");
}

TEST_CASE("next to an open game the entries in its -wal are read too") {
    const Folder folder;
    const Setup setup = sample_setup();
    Chain chain(setup);
    GameFile game = GameFile::create(folder / "evening.tbl", setup);
    CHECK(guarded_contents(folder / "evening.tbl").entries.empty());
    for (int i = 0; i < 5; ++i) {
        chain.play(1).post(game, chain.size());
        CHECK(guarded_contents(folder / "evening.tbl").hashes == chain.hashes);
    }
    CHECK(folder.names() == "evening.tbl evening.tbl-wal");
}

TEST_CASE("next to a program that posts as fast as it can, checkpoints included, a reader finds a whole game") {
    const Folder folder;
    const Setup setup = sample_setup();
    (void)GameFile::create(folder / "evening.tbl", setup);
    const pid_t child = ::fork();
    if (child == 0) {
        try {
            GameFile game = GameFile::open(folder / "evening.tbl");
            for (Chain chain(setup); true;) chain.play(1).post(game, chain.size());
        } catch (...) {
        }
        ::_exit(1);
    }
    std::size_t last = 0;
    int read = 0;
    while (read < 20 || last < 1200) {
        try {
            const Contents found = guarded_contents(folder / "evening.tbl");
            CHECK(found.setup == encode(setup));
            CHECK(found.entries.size() >= last);
            last = found.entries.size();
            ++read;
        } catch (const FileError& error) {
            REQUIRE(error.kind() == FileError::Kind::open_elsewhere);  // changed too often to be copied
        }
    }
    REQUIRE(::kill(child, SIGKILL) == 0);
    REQUIRE(::waitpid(child, nullptr, 0) == child);
    CHECK(guarded_contents(folder / "evening.tbl").entries.size() >= last);
}

TEST_CASE("a file larger than any game is not copied") {
    const Folder folder;
    (void)GameFile::create(folder / "evening.tbl", sample_setup());
    std::filesystem::resize_file(folder / "evening.tbl", 512ULL * 1024 * 1024 + 1);
    CHECK(kind_of_failure([&] { (void)guarded_contents(folder / "evening.tbl"); }) == FileError::Kind::not_ours);
}

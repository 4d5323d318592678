// Killed in the middle of posting: acknowledged entries are there, and the chain is valid.

#include <doctest/doctest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <random>
#include <thread>

#include "tests/support/game_fixture.h"

using namespace tablebank;
using namespace tablebank::test;

namespace {

constexpr int kills = 200;

/// Posts one entry after the other and writes each number to the pipe once it is posted. Never returns.
[[noreturn]] void post_until_killed(const std::filesystem::path& file, Chain chain, int pipe) {
    try {
        GameFile game = GameFile::open(file);
        while (true) {
            chain.play(1).post(game, chain.size());
            const std::int64_t posted = chain.size();
            if (::write(pipe, &posted, sizeof posted) != sizeof posted) break;
        }
    } catch (...) {
    }
    ::_exit(1);
}

/// Waits for the first acknowledgement, a little longer, and kills; returns the last number acknowledged.
std::int64_t kill_while_posting(const std::filesystem::path& file, const Chain& chain,
                                std::chrono::microseconds later) {
    int ends[2];
    REQUIRE(::pipe(ends) == 0);
    const pid_t child = ::fork();
    if (child == 0) {
        ::close(ends[0]);
        post_until_killed(file, chain, ends[1]);
    }
    ::close(ends[1]);
    std::int64_t acknowledged = 0;
    REQUIRE(::read(ends[0], &acknowledged, sizeof acknowledged) == sizeof acknowledged);
    std::this_thread::sleep_for(later);
    REQUIRE(::kill(child, SIGKILL) == 0);
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    CHECK(WIFSIGNALED(status));
    while (::read(ends[0], &acknowledged, sizeof acknowledged) == sizeof acknowledged) {
    }
    ::close(ends[0]);
    return acknowledged;
}

}  // namespace

TEST_CASE("kill -9 in the middle of posting, 200 times") {
    const auto seed = std::random_device{}();
    MESSAGE("seed ", seed);
    std::mt19937 random(seed);
    std::uniform_int_distribution<int> later(0, 4000);
    const Folder folder;
    const auto file = folder / "evening.tbl";
    (void)GameFile::create(file, sample_setup());
    Chain chain(sample_setup());  // up to the last known post
    for (int i = 0; i < kills; ++i) {
        const std::int64_t acknowledged = kill_while_posting(file, chain, std::chrono::microseconds(later(random)));
        // By turns as a reader finds it, recovering a copy, and as the next sitting does.
        const Contents found = i % 2 == 0 ? guarded_contents(file) : contents_of(GameFile::open(file));
        const auto there = static_cast<std::int64_t>(found.entries.size());
        CHECK(there >= acknowledged);
        CHECK(there <= acknowledged + 1);  // the one that was posted but not yet acknowledged
        chain.play(static_cast<int>(there - chain.size()));
        REQUIRE(found.hashes == chain.hashes);
    }
}

// Every sum that the recorded games and the games of earlier versions posted is computed again by its calculator with
// the table of that moment: the calculation shown later is that of the sum.

#include <doctest/doctest.h>

#include <array>
#include <filesystem>

#include "ledger/decide/explain.h"
#include "source_dir.h"
#include "tests/support/playthrough.h"

using namespace tablebank;
using namespace tablebank::playthroughs;

namespace {

constexpr std::size_t kinds_of_sums = static_cast<std::size_t>(SumOf::worth) + 1;
/// The number of sums of each kind that were explained.
using Told = std::array<int, kinds_of_sums>;

/// Every due as each entry left it, and every sum of each entry.
void check_sums(const Table& table, Told& told) {
    const auto check = [&](const Reckoning& reckoning, std::int64_t sequence) {
        ++told.at(static_cast<std::size_t>(reckoning.what));
        CHECK_MESSAGE(!reckoning.differs(), "#" << sequence << " " << table.history.at(sequence).line << ": posted "
                                                << reckoning.posted.to_string() << ", today "
                                                << reckoning.today.to_string());
    };
    for (const Entry& entry : table.history.entries()) {
        if (entry.reverses) continue;
        for (const Reckoning& reckoning : reckon_entry(table, entry.sequence)) check(reckoning, entry.sequence);
        for (const FactChange& change : entry.facts) {
            if (change.key.name != FactName::due || change.after.empty()) continue;
            if (const auto due = reckon(table, read_due(change.key, change.after))) check(*due, entry.sequence);
        }
    }
}

Table played(const std::filesystem::path& file) {
    const Playthrough game = read_playthrough(file);
    const Folder folder;
    SteppedClock clock;
    Session session = Session::create(folder / "game.tbl", game.setup, nullptr, clock.stamps());
    for (const PlayedLine& line : game.lines) {
        clock.set_line(line.number);
        REQUIRE_MESSAGE(play(session, line, line.line).empty(), line.number << ": " << line.line);
    }
    return session.table();
}

}  // namespace

TEST_CASE("every sum of the recorded games is that of its calculator, and every kind of sum occurs") {
    Told told{};
    for (const std::filesystem::path& file : all_playthroughs()) {
        CAPTURE(file.filename().string());
        check_sums(played(file), told);
    }
    for (std::size_t kind = 0; kind < told.size(); ++kind) {
        CAPTURE(kind);
        CHECK(told.at(kind) > 0);
    }
}

TEST_CASE("every sum of the games of earlier versions is that of its calculator today") {
    Told told{};
    int games = 0;
    for (const auto& found : std::filesystem::directory_iterator(TABLEBANK_SOURCE_DIR "/tests/games/v1")) {
        if (found.path().extension() != ".tbl") continue;
        CAPTURE(found.path().filename().string());
        check_sums(read_game(found.path()).table, told);
        ++games;
    }
    CHECK(games >= 10);
}

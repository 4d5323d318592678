// A finished game, tampered with in 500 ways in every run: any change of it is noticed, posting refuses the same files
// as reading and in the same words, a refused file stays unchanged, and a harmless change leaves a game. TABLEBANK_SEED
// and TABLEBANK_MUTANTS choose others; mutant M of seed S is the first mutant of seed S + M. scripts/tamper.sh makes a
// hundred thousand.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <filesystem>
#include <iostream>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "app/session/session.h"
#include "app/session/verification.h"
#include "tests/support/scratch_folder.h"
#include "tests/tamper/mutant.h"
#include "tests/tamper/sound_game.h"

namespace tablebank::testing {
namespace {

namespace fs = std::filesystem;
using tampering::Mutant;
using tampering::Sound;

constexpr std::uint64_t usual_mutants = 500;
// A hundred times what one takes, of the processor: a machine may be busy.
constexpr std::clock_t never_so_long = 10 * CLOCKS_PER_SEC;

/// The result for a file, by reading or by posting.
struct Answer {
    std::optional<FileError::Kind> refused;
    std::string said;
    std::vector<Entry> entries;

    [[nodiscard]] std::string in_short() const {
        return refused ? "refused (" + std::to_string(static_cast<int>(*refused)) + "): " + said : "taken";
    }
};

template <class Road>
Answer ask(Road road) {
    try {
        return {std::nullopt, {}, road()};
    } catch (const FileError& error) {
        return {error.kind(), error.what(), {}};
    }
}

std::vector<Entry> entries_of(const Table& table) {
    return {table.history.entries().begin(), table.history.entries().end()};
}

/// The first entry in which two games differ; 0 for none.
std::int64_t first_difference(const std::vector<Entry>& a, const std::vector<Entry>& b) {
    const auto [in_a, in_b] = std::ranges::mismatch(a, b);
    if (in_a != a.end()) return in_a->sequence;
    return in_b != b.end() ? in_b->sequence : 0;
}

class Judge {
public:
    Judge() : sound_(sound_game(folder_)), whole_(sound_entries()) {}

    void judge(std::uint64_t seed) {
        const Mutant mutant = tampering::Tamperer(sound_, folder_.path(), seed).make();
        INFO("TABLEBANK_MUTANTS=1 TABLEBANK_SEED=", seed, ": ", std::string(mutant.kind));
        const std::clock_t began = std::clock();
        put(mutant);
        const Answer read = ask([&] { return entries_of(read_and_verify(file_).game.table); });
        CHECK(is_as_put(mutant));
        const Answer opened = ask([&] { return entries_of(Session::open(file_, StampMaker::system()).table()); });
        INFO("read: ", read.in_short(), "; opened: ", opened.in_short());
        CHECK(read.refused == opened.refused);
        CHECK(read.said == opened.said);
        CHECK(read.entries == opened.entries);
        if (read.refused) {
            CHECK(is_as_put(mutant));
            check_refusal(mutant, read);
        } else {
            check_content(mutant, read.entries);
            check_goes_on(read.entries);
        }
        CHECK(std::clock() - began < never_so_long);
        ++tally_[std::string(mutant.kind)][read.refused ? 0 : 1];
        clear();
    }

    void tell() const {
        for (const auto& [kind, counts] : tally_) {
            std::cout << "  " << kind << ": " << counts[0] << " refused, " << counts[1]
                      << " changed nothing or the end\n";
        }
    }
    [[nodiscard]] std::size_t kinds() const { return tally_.size(); }

private:
    std::vector<Entry> sound_entries() {
        const std::string file = folder_.write("whole.tbl", sound_.game_before_log);
        folder_.write("whole.tbl-wal", sound_.log);
        return entries_of(read_game(file).table);
    }

    void put(const Mutant& mutant) const {
        folder_.write("mutant.tbl", mutant.game);
        if (!mutant.log.empty()) folder_.write("mutant.tbl-wal", mutant.log);
    }
    [[nodiscard]] bool is_as_put(const Mutant& mutant) const {
        return read_whole(file_) == mutant.game && read_whole(file_ + "-wal") == mutant.log &&
               !fs::exists(file_ + "-journal");
    }
    void clear() const {
        for (const char* ending : {"", "-wal", "-journal", "-shm"}) fs::remove(file_ + ending);
    }

    /// A change of an entry is reported by the number of the first one that differs.
    void check_refusal(const Mutant& mutant, const Answer& read) const {
        using Kind = FileError::Kind;
        CHECK((*read.refused == Kind::damaged || *read.refused == Kind::not_ours || *read.refused == Kind::newer));
        if (mutant.own_words) CHECK(read.said.find("entry ") != std::string::npos);
    }

    /// An accepted file has the content of the sound game, whatever bytes it is made of.
    void check_content(const Mutant& mutant, const std::vector<Entry>& entries) const {
        const std::size_t expected = mutant.log.empty() ? whole_.size() - 2 : whole_.size();
        REQUIRE(entries.size() <= expected);
        if (!mutant.may_cut) CHECK(entries.size() == expected);
        const std::vector<Entry> as_far(whole_.begin(), whole_.begin() + static_cast<std::ptrdiff_t>(entries.size()));
        CHECK(first_difference(entries, as_far) == 0);
    }

    /// It takes a line, and is still a game then.
    void check_goes_on(const std::vector<Entry>& entries) const {
        std::size_t posted = 0;
        const Answer answer = ask([&] {
            Session session = Session::open(file_, StampMaker::system());
            for (const char* line : {"undo", "note \"it goes on\""}) {
                const Outcome outcome = session.post(line);
                if (const auto* done = std::get_if<Posted>(&outcome))
                    posted += static_cast<std::size_t>(done->last - done->first + 1);
            }
            return std::vector<Entry>{};
        });
        INFO("posting: ", answer.in_short());
        CHECK_FALSE(answer.refused);
        CHECK(posted > 0);
        const Answer again = ask([&] { return entries_of(read_and_verify(file_).game.table); });
        INFO("again: ", again.in_short());
        CHECK(again.entries.size() == entries.size() + posted);
    }

    ScratchFolder folder_;
    std::string file_ = folder_.file("mutant.tbl");
    Sound sound_;
    std::vector<Entry> whole_;
    std::map<std::string, std::array<int, 2>> tally_;
};

TEST_CASE("whatever was changed of a game is noticed, and posting refuses what reading refuses") {
    const std::uint64_t seed = from_environment("TABLEBANK_SEED", std::random_device{}());
    const std::uint64_t mutants = from_environment("TABLEBANK_MUTANTS", usual_mutants);
    std::cout << mutants << " mutants, TABLEBANK_SEED=" << seed << std::endl;
    Judge judge;
    for (std::uint64_t mutant = 0; mutant < mutants; ++mutant) judge.judge(seed + mutant);
    judge.tell();
    if (mutants >= usual_mutants) CHECK(judge.kinds() == tampering::ways());
}

}  // namespace
}  // namespace tablebank::testing

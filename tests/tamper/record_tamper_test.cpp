// A record, tampered with in 1,000 ways in every run: any change of it is reported with its line, or, if every hash was
// computed again, by the stored head; an accepted record is spelt as it is exported; and no game is made of a refused
// one. TABLEBANK_SEED and TABLEBANK_MUTANTS choose others, as for games; scripts/tamper.sh makes a hundred thousand of
// each.

#include <doctest/doctest.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <map>
#include <optional>
#include <random>
#include <string>

#include "app/session/import_record.h"
#include "source_dir.h"
#include "tests/support/scratch_folder.h"
#include "tests/tamper/record_mutant.h"

namespace tablebank::testing {
namespace {

namespace fs = std::filesystem;
using tampering::RecordMutant;
using tampering::RecordTamperer;
using tampering::SoundRecord;

constexpr const char* records = TABLEBANK_SOURCE_DIR "/tests/records/v1/games-v2/";
constexpr std::uint64_t usual_record_mutants = 1000;

std::uint64_t asked_for(const char* name, std::uint64_t otherwise) {
    const char* value = std::getenv(name);
    return value == nullptr ? otherwise : std::stoull(value);
}

class RecordJudge {
public:
    RecordJudge() {
        const fs::path file = std::string(records) + "everybody-gone.football.tbr";
        const ReadGame game = read_game(file);
        head_ = game.head;
        sound_.text = read_whole(file);
        sound_.other = read_whole(std::string(records) + "put-right.us.tbr");
        sound_.setup = *game.table.game.setup;
        sound_.entries = {game.table.history.entries().begin(), game.table.history.entries().end()};
        REQUIRE(tampering::record_text(sound_.setup, sound_.entries) == sound_.text);
    }

    void judge(std::uint64_t seed) {
        const RecordMutant mutant = RecordTamperer(sound_, seed).make();
        INFO("TABLEBANK_MUTANTS=1 TABLEBANK_SEED=", seed, ": ", std::string(mutant.kind));
        const std::string record = folder_.write("mutant.tbr", mutant.text);
        std::optional<ReadGame> game;
        try {
            game = read_game(record);
        } catch (const FileError& error) {
            check_refusal(mutant, error);
        }
        if (game) check_taken(mutant, *game);
        if (seed % 16 == 0) check_import(record, game);
        CHECK(read_whole(record) == mutant.text);
        ++tally_[std::string(mutant.kind)][game ? 1 : 0];
    }

    void tell() const {
        for (const auto& [kind, counts] : tally_)
            std::cout << "  " << kind << ": " << counts[0] << " refused, " << counts[1]
                      << " changed nothing or the head\n";
    }
    [[nodiscard]] std::size_t kinds() const { return tally_.size(); }

private:
    /// The first line may have become that of another kind of file.
    void check_refusal(const RecordMutant& mutant, const FileError& error) const {
        using Kind = FileError::Kind;
        const std::string said = error.what();
        CAPTURE(said);
        CHECK((error.kind() == Kind::damaged || error.kind() == Kind::not_ours || error.kind() == Kind::newer));
        CHECK((error.kind() == Kind::not_ours) == !mutant.text.starts_with("tablebank record "));
        const bool whole = said.find("its last action is not whole") != std::string::npos ||
                           said.find("the game has no opening entry") != std::string::npos ||
                           said.find("its edition cannot be read") != std::string::npos;
        if (error.kind() == Kind::damaged && !whole) CHECK(said.find("line ") != std::string::npos);
    }

    void check_taken(const RecordMutant& mutant, const ReadGame& game) const {
        const std::vector<Entry> entries{game.table.history.entries().begin(), game.table.history.entries().end()};
        CHECK(tampering::record_text(*game.table.game.setup, entries) == mutant.text);
        CHECK((game.head == head_) == (mutant.text == sound_.text));
        if (mutant.text != sound_.text) CHECK(mutant.chained_anew);
    }

    void check_import(const std::string& record, const std::optional<ReadGame>& game) const {
        const fs::path made = folder_.file("made.tbl");
        try {
            const ReadGame imported = import_record(record, made);
            REQUIRE(game);
            CHECK(imported.head == game->head);
            CHECK(read_game(made).head == game->head);
        } catch (const FileError&) {
            CHECK_FALSE(game);
            CHECK_FALSE(fs::exists(made));
        }
        fs::remove(made);
    }

    ScratchFolder folder_;
    SoundRecord sound_;
    Hash head_;
    std::map<std::string, std::array<int, 2>> tally_;
};

TEST_CASE("any change of a record is reported by its line or by the head that was kept") {
    const std::uint64_t seed = asked_for("TABLEBANK_SEED", std::random_device{}());
    const std::uint64_t mutants = asked_for("TABLEBANK_MUTANTS", usual_record_mutants);
    std::cout << mutants << " mutants of a record, TABLEBANK_SEED=" << seed << std::endl;
    RecordJudge judge;
    for (std::uint64_t mutant = 0; mutant < mutants; ++mutant) judge.judge(seed + mutant);
    judge.tell();
    if (mutants >= usual_record_mutants) CHECK(judge.kinds() == RecordTamperer::ways());
}

}  // namespace
}  // namespace tablebank::testing

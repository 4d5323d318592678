// Checkpoints of a finished game are stored elsewhere, each with its signature. Then the game, its record, the texts
// and the signatures are tampered with, by bytes and by recomputing every hash: any change of the game before a stored
// checkpoint is found, reported between the right entries, and no changed text passes for a signed one. 500 times in
// every run; TABLEBANK_SEED and TABLEBANK_SIGNED choose others, scripts/tamper-signed.sh takes a hundred thousand.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <iostream>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "app/session/game_checkpoint.h"
#include "app/session/verification.h"
#include "ledger/proof/evidence.h"
#include "ledger/proof/proof_error.h"
#include "tests/tamper/forgery.h"
#include "tests/tamper/record_mutant.h"
#include "tests/tamper/sound_game.h"

namespace tablebank::testing {
namespace {

namespace fs = std::filesystem;
using tampering::Forger;
using tampering::Story;

constexpr std::uint64_t usual_signed_mutants = 500;

Story story_of(const Table& table) {
    return {*table.game.setup, {table.history.entries().begin(), table.history.entries().end()}};
}

/// The chain of a story, computed as its forger would.
ChainSummary chain_of(const Story& story) {
    ChainSummary chain{
        story.setup.game_id, story.setup.edition->id, sha256(story.setup.edition_text), {genesis(story.setup)}};
    for (const Entry& entry : story.entries) chain.heads.push_back(chained(chain.heads.back(), entry));
    return chain;
}

class SignedGame {
public:
    SignedGame() : sound_files_(sound_game(folder_)), key_(SecretKey::fresh()), keys_{key_.public_key()} {
        const std::string file = folder_.write("sound.tbl", sound_files_.game);
        const ReadGame game = read_game(file);
        sound_ = story_of(game.table);
        const std::int64_t last = game.table.history.last();
        for (const std::int64_t entries : {std::int64_t{1}, last / 4, last / 2, last - 1, last}) {
            const Checkpoint says = checkpoint_at(game.table, entries, {Attester::judge, "Vera"});
            held_.push_back({checkpoint_text(says), says});
            signatures_.push_back({sign(key_, held_.back().text, "a remark"), held_.size() - 1});
        }
        make_fork(file, last / 3);
        record_ = {.text = tampering::record_text(sound_.setup, sound_.entries),
                   .other = tampering::record_text(fork_.setup, fork_.entries),
                   .setup = sound_.setup,
                   .entries = sound_.entries};
    }

    void judge(std::uint64_t seed) {
        INFO("TABLEBANK_SIGNED=1 TABLEBANK_SEED=", seed);
        Forger forger(sound_, fork_, seed);
        const int kind = forger.chance().below(14);
        if (kind >= 13)
            judge_forged_record(forger);
        else if (kind >= 10)
            judge_record(seed);
        else if (kind < 2)
            judge_bytes(seed);
        else if (kind < 7)
            judge_story(forger);
        else
            judge_texts(forger);
    }

    void tell() const {
        for (const auto& [kind, counts] : tally_)
            std::cout << "  " << kind << ": " << counts[0] << " found, " << counts[1]
                      << " changed nothing before a checkpoint\n";
    }
    [[nodiscard]] std::set<std::string> kinds() const {
        std::set<std::string> kinds;
        for (const auto& [kind, counts] : tally_) kinds.insert(kind);
        return kinds;
    }

private:
    void make_fork(const std::string& file, std::int64_t from) {
        const std::string fork = folder_.file("fork.tbl");
        {
            const Session session = Session::open(file, StampMaker::system());
            session.branch(from, fork);
        }
        Session session = Session::open(fork, StampMaker::system());
        for (int line = 0; line < 80; ++line) (void)session.post("note \"otherwise\"");
        fork_ = story_of(session.table());
    }

    [[nodiscard]] Evidence weighed(const ChainSummary& game) const { return weigh(game, held_, signatures_, keys_); }

    /// The first of a story's entries that is not the sound one's; 0: the set-up is another.
    [[nodiscard]] std::int64_t first_difference(const Story& story) const {
        if (genesis(story.setup) != genesis(sound_.setup)) return 0;
        const auto [here, there] = std::ranges::mismatch(story.entries, sound_.entries);
        return here - story.entries.begin() + 1;
    }

    /// Every checkpoint beyond the first difference reports it, between the right entries; every other agrees.
    void check_found(const Story& story, const ChainSummary& chain, const std::string& kind) {
        const std::int64_t difference = first_difference(story);
        const Evidence evidence = weighed(chain);
        bool found = false;
        for (std::size_t i = 0; i < held_.size(); ++i) {
            const Comparison& compared = evidence.checkpoints[i].compared;
            const bool same = difference > held_[i].says.entries;
            INFO("checkpoint of entry ", held_[i].says.entries, ", first difference ", difference, ": ",
                 static_cast<int>(compared.agreement));
            CHECK(same == (holds(compared.agreement) || compared.agreement == Agreement::past_end));
            if (compared.agreement == Agreement::differs) {
                CHECK(compared.agreed < std::max<std::int64_t>(difference, 1));
                CHECK(difference <= held_[i].says.entries);
            }
            found |= !same;
        }
        if (found) CHECK_FALSE(evidence.is_sound());
        ++tally_[kind][found ? 0 : 1];
    }

    void judge_bytes(std::uint64_t seed) {
        const tampering::Mutant mutant = tampering::Tamperer(sound_files_, folder_.path(), seed).make();
        const std::string file = folder_.write("mutant.tbl", mutant.game);
        if (!mutant.log.empty()) folder_.write("mutant.tbl-wal", mutant.log);
        try {
            const ReadGame read = read_game(file);
            check_found(story_of(read.table), summary_of(*read.table.game.setup, read.table.history.entries()),
                        "bytes of the file");
        } catch (const FileError&) {
            ++tally_["bytes of the file"][0];  // not a game, and reported
        }
        for (const char* ending : {"", "-wal", "-journal", "-shm"}) fs::remove(file + ending);
    }

    void judge_story(Forger& forger) {
        const auto [kind, story] = forger.story();
        const ChainSummary chain = chain_of(story);
        check_found(story, chain, std::string(kind));
        if (forger.chance().percent(20)) judge_forged_file(story, chain);
    }

    /// The same as a file in which every hash fits: it is not a game, or still found.
    void judge_forged_file(const Story& story, const ChainSummary& chain) {
        const std::string file = folder_.file("forged.tbl");
        bool taken = false;
        try {
            {
                GameFile written = GameFile::create(file, story.setup);
                written.append(story.entries, std::span(chain.heads).subspan(1));
            }
            const VerifiedGame read = read_and_verify(file);
            CHECK(read.game.head == chain.heads.back());
            check_found(story, summary_of(*read.game.table.game.setup, read.game.table.history.entries()),
                        "a forged file that is a game");
            taken = true;
        } catch (const FileError&) {
        } catch (const std::logic_error&) {  // the ledger never writes this
        }
        if (!taken) ++tally_["a forged file that is none"][0];
        for (const char* ending : {"", "-wal", "-journal", "-shm"}) fs::remove(file + ending);
    }

    /// A record is read as a game is: it is refused, or compared with the checkpoints.
    void judge_record_text(const std::string& text, const std::string& kind) {
        const std::string file = folder_.write("mutant.tbr", text);
        try {
            const ReadGame read = read_game(file);
            check_found(story_of(read.table), summary_of(*read.table.game.setup, read.table.history.entries()), kind);
        } catch (const FileError&) {
            ++tally_[kind][0];
        }
        fs::remove(file);
    }

    void judge_record(std::uint64_t seed) {
        const tampering::RecordMutant mutant = tampering::RecordTamperer(record_, seed).make();
        judge_record_text(mutant.text, "record: " + std::string(mutant.kind));
    }

    void judge_forged_record(Forger& forger) {
        const auto [kind, story] = forger.story();
        judge_record_text(tampering::record_text(story.setup, story.entries), "record of a forged story");
    }

    [[nodiscard]] bool was_signed(const std::string& text) const {
        return std::ranges::any_of(held_, [&](const StoredCheckpoint& held) { return held.text == text; });
    }

    void judge_texts(Forger& forger) {
        const auto any = [&] {
            return static_cast<std::size_t>(forger.chance().below(static_cast<int>(held_.size())));
        };
        const std::size_t one = any();
        const std::size_t other = any();
        const bool of_signature = forger.chance().percent(40);
        const char* kind = of_signature ? "text of a signature" : "text of a checkpoint";
        const std::string sound_signature = signature_text(signatures_[one].signature, "a comment");
        const std::string other_signature = signature_text(signatures_[other].signature, "a comment");
        const std::string text = of_signature ? held_[one].text : forger.text(held_[one].text, held_[other].text);
        const std::string signature = of_signature ? forger.text(sound_signature, other_signature) : sound_signature;
        try {
            const StoredCheckpoint changed{text, read_checkpoint(text)};
            const StoredSignature changed_signature{read_signature(signature), 0};
            const Evidence evidence =
                weigh(chain_of(sound_), std::vector{changed}, std::vector{changed_signature}, keys_);
            const bool right = evidence.checkpoints.front().signatures.front().state == SignatureFinding::State::right;
            if (right) {
                CHECK(was_signed(text));
                const bool whole =
                    changed_signature.signature == signatures_[one].signature || !changed_signature.signature.remark;
                CHECK(whole);
            }
            if (evidence.is_sound()) CHECK(right);
            ++tally_[kind][right ? 1 : 0];
        } catch (const ProofError&) {
            ++tally_[kind][0];
        }
    }

    ScratchFolder folder_;
    tampering::Sound sound_files_;
    SecretKey key_;
    std::vector<PublicKey> keys_;
    Story sound_{};
    Story fork_{};
    tampering::SoundRecord record_;
    std::vector<StoredCheckpoint> held_;
    std::vector<StoredSignature> signatures_;
    std::map<std::string, std::array<int, 2>> tally_;
};

TEST_CASE("any change of a signed game before a kept checkpoint is found, by any program") {
    const std::uint64_t seed = from_environment("TABLEBANK_SEED", std::random_device{}());
    const std::uint64_t mutants = from_environment("TABLEBANK_SIGNED", usual_signed_mutants);
    std::cout << mutants << " mutants of a signed game, TABLEBANK_SEED=" << seed << std::endl;
    SignedGame game;
    for (std::uint64_t mutant = 0; mutant < mutants; ++mutant) game.judge(seed + mutant);
    game.tell();
    if (mutants >= usual_signed_mutants)
        CHECK(game.kinds().size() >= tampering::forgeries() + tampering::RecordTamperer::ways() + 5);
}

}  // namespace
}  // namespace tablebank::testing

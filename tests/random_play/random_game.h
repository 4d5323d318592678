#pragma once
// One random game, played on the product and on the model side by side.

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "ledger/decide/decide.h"
#include "tests/random_play/known_lines.h"
#include "tests/random_play/line_maker.h"
#include "tests/random_play/tally.h"

namespace random_play {

/// The two disagree, or a promise was broken; what() is the whole game as a recorded one, so that it can be replayed.
class Disagreement : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Every code that a line may be refused with.
[[nodiscard]] std::vector<std::string> refusal_codes();

/// The kind of play: any game, or a timed one in which time is called at a random moment and people try everything
/// after it.
enum class Evening { any, with_bell };

class RandomGame {
public:
    RandomGame(const Book& book, std::uint64_t seed, Counters& tally, Evening evening = Evening::any);

    /// Throws Disagreement.
    void play();
    [[nodiscard]] std::int64_t entries() const { return table_.history.last(); }
    /// Of them: lines that were posted after time was called, each allowed by the page of stages.
    [[nodiscard]] std::int64_t late() const { return late_; }

private:
    void play_lines();
    void post(const ModelLine& line);
    void put_right(ModelLine line);
    [[nodiscard]] std::optional<std::vector<Model::Mended>> mended_by(const std::vector<tablebank::Entry>& entries);
    void take_over(const std::vector<tablebank::Entry>& entries, const std::string& typed, int last);
    void pass_time();
    void post_garbage();
    void check_stage(int last);
    void try_beside();
    void come_to_end(LineMaker& player);
    void check_refusal(const tablebank::Refusal& refusal, const std::optional<Refused>& expected);
    void check_entry(const tablebank::Entry& entry);
    void check_table();
    void check_replay();
    [[nodiscard]] tablebank::Stamp stamp();
    [[noreturn]] void disagree(const std::string& why) const;

    std::uint64_t seed_;
    Counters& tally_;
    Evening evening_;
    Rng chance_;
    Model model_;
    KnownLines known_;
    tablebank::Table table_;
    std::string recorded_;
    static constexpr Units first_moment = 1'767'225'600'000;  // 2026-01-01
    Units now_ = first_moment;
    std::int64_t stamps_ = 0;
    std::int64_t late_ = 0;
};

}  // namespace random_play

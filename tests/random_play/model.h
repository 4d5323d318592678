#pragma once
// The independent model of a whole game: every entry with the table before and after it, so that undo, redo and `undo
// to` can be foretold by comparing tables instead of reversing transfers.

#include <functional>
#include <optional>

#include "tests/random_play/referee.h"

namespace random_play {

class Model {
public:
    explicit Model(std::shared_ptr<const Agreed> agreed);

    /// Posts the line, or gives the refusal expected and changes nothing.
    [[nodiscard]] std::optional<Refused> post(const ModelLine& line, Units now);

    [[nodiscard]] const ModelTable& table() const { return entries_.back().after; }
    [[nodiscard]] const Agreed& agreed() const { return *agreed_; }
    [[nodiscard]] int last() const { return static_cast<int>(entries_.size()) - 1; }
    /// What an entry said, with everything named; meaningless for reversals and the opening.
    [[nodiscard]] const ModelLine& meant(int number) const { return entry(number).meant; }
    [[nodiscard]] bool is_reversal(int number) const { return entry(number).reverses > 0; }
    [[nodiscard]] bool in_force(int entry) const { return forces(0).at(static_cast<std::size_t>(entry)); }

private:
    struct Entry {
        ModelLine meant;
        int reverses = 0;
        Units at = 0;
        ModelTable before;
        ModelTable after;
    };
    [[nodiscard]] const Entry& entry(int number) const { return entries_.at(static_cast<std::size_t>(number)); }
    /// Which entries are in force, once another one reversing `reversed` (0: none) were posted.
    [[nodiscard]] std::vector<bool> forces(int reversed) const;
    [[nodiscard]] bool would_be_reversed_twice(int number) const;
    /// Whether an entry takes a posting back, as against bringing one back.
    [[nodiscard]] bool is_undo(int number) const;
    [[nodiscard]] bool was_built_on_since(int space, int number) const;

    void judge(const ModelLine& line, Units now);
    void undo(const ModelLine& line, Units now);
    void redo(Units now);
    void take_back(int number, Units now);
    void take_back_to(int number, Units now);
    [[nodiscard]] ModelTable taken_back(int number) const;

    std::shared_ptr<const Agreed> agreed_;
    std::vector<Entry> entries_;  ///< by number; 0 stays empty, 1 is the opening
};

}  // namespace random_play

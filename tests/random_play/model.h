#pragma once
// The independent model of a whole game: every entry with the table before and after it, so that undo, redo and `undo
// to` can be foretold by comparing tables instead of reversing transfers.

#include <functional>
#include <optional>

#include "tests/random_play/referee.h"

namespace random_play {

class Model {
public:
    Model(std::shared_ptr<const Agreed> agreed, Units opened);

    /// Posts the line, or gives the refusal expected and changes nothing.
    [[nodiscard]] std::optional<Refused> post(const ModelLine& line, Units now);

    /// One entry of a repair: the entry it reverses or the line it posts; and its moment.
    struct Mended {
        int takes_back = 0;  ///< 0: nothing
        ModelLine line{};
        Units at = 0;
    };
    /// Corrects an entry: all later ones are undone, and the lines stay as they were decided again. The repair decides
    /// which they are; the book decides their effect.
    [[nodiscard]] std::optional<Refused> amend(const ModelLine& line, const std::vector<Mended>& mended, Units now);
    /// Why an entry cannot be corrected by this line, whatever becomes of those after it.
    [[nodiscard]] std::optional<Refused> cannot_amend(const ModelLine& line) const;

    [[nodiscard]] const ModelTable& table() const { return entries_.back().after; }
    [[nodiscard]] const Agreed& agreed() const { return *agreed_; }
    [[nodiscard]] int last() const { return static_cast<int>(entries_.size()) - 1; }
    /// The line of an entry, with everything named; meaningless for reversals and the opening.
    [[nodiscard]] const ModelLine& meant(int number) const { return entry(number).meant; }
    [[nodiscard]] const ModelTable& before(int number) const { return entry(number).before; }
    [[nodiscard]] const ModelTable& after(int number) const { return entry(number).after; }
    [[nodiscard]] bool is_reversal(int number) const { return entry(number).reverses > 0; }
    [[nodiscard]] bool is_repair(int number) const { return entry(number).meant.verb == Verb::amend; }
    [[nodiscard]] bool in_force(int entry) const { return forces(0).at(static_cast<std::size_t>(entry)); }

private:
    struct Entry {
        ModelLine meant;
        int reverses = 0;
        Units at = 0;
        ModelTable before;
        ModelTable after;
    };
    /// Entries that are undone together.
    struct Action {
        int first = 0;
        int last = 0;
        bool undo = false;  ///< and can be brought back
    };
    [[nodiscard]] const Entry& entry(int number) const { return entries_.at(static_cast<std::size_t>(number)); }
    /// Which entries are in force, once another one reversing `reversed` (0: none) were posted.
    [[nodiscard]] std::vector<bool> forces(int reversed) const;
    [[nodiscard]] bool would_be_reversed_twice(int number) const;
    /// Whether an entry takes a posting back, as against bringing one back.
    [[nodiscard]] bool is_undo(int number) const;
    [[nodiscard]] bool was_built_on_since(int space, int number) const;

    [[nodiscard]] bool is_scored() const;
    [[nodiscard]] static bool changes(const Entry& one);
    [[nodiscard]] bool is_built_upon(int number, int end) const;
    [[nodiscard]] bool leaves_later_entries(int number, int end) const;
    /// `by_clock`: the moment that the clock takes it to be.
    void judge(const ModelLine& line, Units now, Units by_clock);
    void undo(const ModelLine& line, Units now);
    void redo(Units now);
    void undo_turn(Units now);
    void begin_repair(const ModelLine& line, Units now);
    void take_back(int number, Units now);
    /// Whatever was posted after `number`, up to `latest`.
    void take_back_to(int number, int latest, Units now);
    void take_back_whole(const Action& action, bool undo, Units now);
    void is_one_action(int first, bool undo);
    [[nodiscard]] std::optional<Action> action_of(int number) const;
    [[nodiscard]] ModelTable taken_back(int number) const;

    std::shared_ptr<const Agreed> agreed_;
    std::vector<Entry> entries_;   ///< by number; 0 stays empty, 1 is the opening
    std::vector<Action> actions_;  ///< oldest first
    Units shown_;                  ///< no later entry has an earlier time
};

}  // namespace random_play

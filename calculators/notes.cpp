#include "calculators/notes.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "calculators/require.h"

namespace tablebank {
namespace {

using Counts = std::vector<std::int64_t>;  ///< one for each value; below zero: given back

/// Tries the numbers of the largest value first, from the one that leaves the least, and leaves a branch as soon as it
/// needs at least as many notes as the best result found.
class Search {
public:
    Search(const Box& box, bool with_change) : notes_(box.notes), with_change_(with_change) {
        std::ranges::sort(notes_, std::ranges::greater{}, &Note::value);
        counts_.resize(notes_.size());
        below_.resize(notes_.size() + 1);
        for (std::size_t at = notes_.size(); at-- > 0;) {
            const std::int64_t value = notes_[at].value.units();
            const bool fits = notes_[at].count <= (beyond_all - below_[at + 1].sum) / value;
            below_[at] = {std::gcd(below_[at + 1].divisor, value),
                          fits ? below_[at + 1].sum + value * notes_[at].count : beyond_all};
        }
    }

    [[nodiscard]] std::optional<Counts> run(std::int64_t amount) {
        if (amount == 0) return counts_;
        try_from(0, amount, 0);
        return steps_ < most_steps ? best_ : std::nullopt;
    }

    [[nodiscard]] bool was_too_long() const { return steps_ >= most_steps; }
    [[nodiscard]] Money value(std::size_t at) const { return notes_[at].value; }

private:
    static constexpr int most_steps = 200'000;
    static constexpr std::int64_t beyond_all = std::numeric_limits<std::int64_t>::max();

    /// The sums that are possible with the values from one on.
    struct Reach {
        std::int64_t divisor = 0;  ///< of every sum
        std::int64_t sum = 0;      ///< the largest, all the notes together
    };

    /// Every number of notes of the value at `at`, when `rest` is still to be made and `used` notes are counted.
    void try_from(std::size_t at, std::int64_t rest, std::int64_t used) {
        if (at == notes_.size() || rest % below_[at].divisor != 0) return;
        const std::int64_t most = notes_[at].count;
        const std::int64_t least = with_change_ ? -most : 0;
        const std::int64_t whole = std::abs(rest) / notes_[at].value.units();
        const std::int64_t towards = rest < 0 ? -1 : 1;
        for (std::int64_t count = std::min(whole, most); count >= least; --count) {
            if (!try_count(at, towards * count, rest, used)) break;
        }
        if (!with_change_) return;
        for (std::int64_t count = whole + 1; count <= most; ++count) {
            if (!try_count(at, towards * count, rest, used)) break;
        }
    }

    /// False if neither this number nor one further from the whole number can be better than the best.
    bool try_count(std::size_t at, std::int64_t count, std::int64_t rest, std::int64_t used) {
        if (++steps_ >= most_steps) return false;
        const std::int64_t left = rest - count * notes_[at].value.units();
        const std::int64_t now = used + std::abs(count);
        if (std::abs(left) > below_[at + 1].sum || now + at_least(at + 1, std::abs(left)) >= fewest_) return false;
        counts_[at] = count;
        if (left == 0) {
            fewest_ = now;
            best_ = counts_;
        } else {
            try_from(at + 1, left, now);
        }
        counts_[at] = 0;
        return true;
    }

    /// A lower bound for the notes of a sum with the values from `at` on.
    [[nodiscard]] std::int64_t at_least(std::size_t at, std::int64_t sum) const {
        if (sum == 0) return 0;
        const std::int64_t largest = notes_[at].value.units();
        return sum / largest + (sum % largest == 0 ? 0 : 1);
    }

    std::vector<Note> notes_;
    bool with_change_;
    std::vector<Reach> below_;  ///< of the values from each one on, and of no values
    Counts counts_;
    std::optional<Counts> best_;
    std::int64_t fewest_ = beyond_all;
    int steps_ = 0;
};

}  // namespace

Money sum_of(const Notes& notes) {
    Money sum;
    for (const NoteCount& note : notes) sum += note.value * note.count;
    return sum;
}

std::int64_t how_many(const Notes& notes) {
    return std::accumulate(notes.begin(), notes.end(), std::int64_t{0},
                           [](std::int64_t sum, const NoteCount& note) { return sum + note.count; });
}

std::optional<Notes> fewest_notes(const Box& box, Money amount) {
    require(!amount.is_negative());
    Search search(box, false);
    const auto counts = search.run(amount.units());
    if (!counts) return std::nullopt;
    Notes notes;
    for (std::size_t at = 0; at < counts->size(); ++at) {
        if ((*counts)[at] > 0) notes.push_back({search.value(at), (*counts)[at]});
    }
    return notes;
}

bool is_beyond_notes(const Box& box, Money amount) {
    require(!amount.is_negative());
    if (box.notes.empty()) return false;
    Search search(box, false);
    return !search.run(amount.units()) && !search.was_too_long();
}

std::optional<NotesWithChange> fewest_notes_with_change(const Box& box, Money amount) {
    require(!amount.is_negative());
    Search search(box, true);
    const auto counts = search.run(amount.units());
    if (!counts) return std::nullopt;
    NotesWithChange paid;
    for (std::size_t at = 0; at < counts->size(); ++at) {
        const std::int64_t count = (*counts)[at];
        if (count > 0) paid.given.push_back({search.value(at), count});
        if (count < 0) paid.back.push_back({search.value(at), -count});
    }
    const auto straight = fewest_notes(box, amount);
    if (straight && how_many(*straight) <= how_many(paid.given) + how_many(paid.back)) return std::nullopt;
    return paid;
}

}  // namespace tablebank

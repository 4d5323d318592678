#pragma once
// How often each kind of line was accepted and refused, for each group of editions that are played alike.

#include <array>
#include <map>
#include <ostream>
#include <string>
#include <vector>

#include "tests/random_play/happening.h"
#include "tests/random_play/model_line.h"

namespace random_play {

class Counters {
public:
    explicit Counters(std::string group) : group_(std::move(group)) {}
    /// `refusal`: the code, or empty where the line was accepted.
    void count(const ModelLine& line, const std::string& refusal);
    void count(const std::vector<TraceEvent>& happenings) {
        for (const TraceEvent happening : happenings) ++by_happening_.at(static_cast<std::size_t>(happening));
    }

private:
    friend class Tallies;
    friend std::ostream& operator<<(std::ostream& out, const class Tallies& tallies);
    struct Counts {
        int accepted = 0;
        int refused = 0;
    };
    std::string group_;
    std::array<Counts, verb_count> by_verb_{};
    Counts forced_{};
    std::array<int, happening_count> by_happening_{};
    std::map<std::string, int> refusals_;  ///< by code
};

class Tallies {
public:
    Tallies();
    /// The tally of the group that the edition belongs to.
    [[nodiscard]] Counters& of(const std::string& edition);
    /// Each kind that no group ever accepted, or refused, though it can be; empty where every kind was both.
    [[nodiscard]] std::string one_sided() const;
    /// The effects that no line had, though lines can have them.
    [[nodiscard]] std::string never_happened() const;
    /// Which of the codes no line was ever refused with.
    [[nodiscard]] std::string never_refused(const std::vector<std::string>& codes) const;
    friend std::ostream& operator<<(std::ostream& out, const Tallies& tallies);

private:
    std::vector<Counters> groups_;
};

}  // namespace random_play

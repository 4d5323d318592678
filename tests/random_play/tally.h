#pragma once
// How often each kind of line was accepted and refused, for each group of editions that are played alike.

#include <array>
#include <ostream>
#include <string>
#include <vector>

#include "tests/random_play/model_line.h"

namespace random_play {

class Tally {
public:
    explicit Tally(std::string group) : group_(std::move(group)) {}
    void count(const ModelLine& line, bool accepted);

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
};

class Tallies {
public:
    Tallies();
    /// The tally of the group that the edition belongs to.
    [[nodiscard]] Tally& of(const std::string& edition);
    /// Each kind that no group ever accepted, or refused, though it can be; empty where every kind was both.
    [[nodiscard]] std::string one_sided() const;
    friend std::ostream& operator<<(std::ostream& out, const Tallies& tallies);

private:
    std::vector<Tally> groups_;
};

}  // namespace random_play

#pragma once
// How often each kind of line was accepted and refused.

#include <array>
#include <ostream>
#include <string>

#include "tests/random_play/model_line.h"

namespace random_play {

class Tally {
public:
    void count(const ModelLine& line, bool accepted);
    /// Each kind that was never accepted, or never refused, though it can be; empty where every kind was both.
    [[nodiscard]] std::string one_sided() const;
    friend std::ostream& operator<<(std::ostream& out, const Tally& tally);

private:
    struct Counts {
        int accepted = 0;
        int refused = 0;
    };
    std::array<Counts, verb_count> by_verb_{};
    Counts forced_;
};

}  // namespace random_play

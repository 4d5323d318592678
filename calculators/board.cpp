#include "calculators/board.h"

#include "calculators/edition.h"

namespace tablebank {
namespace {

/// Steps forward from one space to another; a whole round to the space itself.
int steps_between(const Edition& edition, Space from, Space to) {
    const int steps = (to.index - from.index + edition.size()) % edition.size();
    return steps == 0 ? edition.size() : steps;
}

}  // namespace

Move move_forward(const Edition& edition, Space from, int steps) {
    return {{(from.index + steps) % edition.size()}, steps >= steps_between(edition, from, edition.start())};
}

Move move_forward_to(const Edition& edition, Space from, Space to) {
    return move_forward(edition, from, steps_between(edition, from, to));
}

}  // namespace tablebank

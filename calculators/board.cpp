#include "calculators/board.h"

#include <stdexcept>

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

Space move_back(const Edition& edition, Space from, int steps) {
    const int size = edition.size();
    return {((from.index - steps) % size + size) % size};
}

SpaceKind space_kind(NearestCompany nearest) {
    return nearest == NearestCompany::transport ? SpaceKind::transport : SpaceKind::utility;
}

Space nearest_company(const Edition& edition, Space from, NearestCompany kind) {
    const SpaceKind wanted = space_kind(kind);
    if (!edition.has_space(wanted)) throw std::invalid_argument("the board has no such company");
    Space to = from;
    do {
        to = move_forward(edition, to, 1).to;
    } while (edition.board.at(static_cast<std::size_t>(to.index)).kind != wanted);
    return to;
}

Move move_forward_to(const Edition& edition, Space from, Space to) {
    return move_forward(edition, from, steps_between(edition, from, to));
}

}  // namespace tablebank

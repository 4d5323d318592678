#include "tests/random_play/tally.h"

#include <algorithm>
#include <iomanip>

namespace random_play {
namespace {

bool is_one_of(Verb verb, std::initializer_list<Verb> verbs) {
    return std::ranges::find(verbs, verb) != verbs.end();
}

/// Things of other editions: no kept or secret cards, no payment in kind, no bookmakers in these two books.
bool can_be_accepted(Verb verb) {
    return !is_one_of(verb, {Verb::rent_in_kind, Verb::draw, Verb::use, Verb::stake});
}

/// A note may be written in every phase by everybody.
bool can_be_refused(Verb verb) {
    return verb != Verb::note;
}

}  // namespace

void Tally::count(const ModelLine& line, bool accepted) {
    const auto add = [&](Counts& counts) { ++(accepted ? counts.accepted : counts.refused); };
    add(by_verb_.at(static_cast<std::size_t>(line.verb)));
    if (line.forced) add(forced_);
}

std::string Tally::one_sided() const {
    std::string found;
    for (std::size_t place = 0; place < verb_count; ++place) {
        const auto verb = static_cast<Verb>(place);
        if ((by_verb_.at(place).accepted > 0) != can_be_accepted(verb))
            found += word(verb) + (can_be_accepted(verb) ? " was never accepted; " : " was accepted; ");
        if ((by_verb_.at(place).refused > 0) != can_be_refused(verb))
            found += word(verb) + (can_be_refused(verb) ? " was never refused; " : " was refused; ");
    }
    if (forced_.accepted == 0 || forced_.refused == 0) found += "force was not both accepted and refused; ";
    return found;
}

std::ostream& operator<<(std::ostream& out, const Tally& tally) {
    const auto row = [&](const std::string& kind, const Tally::Counts& counts) {
        out << std::left << std::setw(14) << kind << std::right << std::setw(10) << counts.accepted << std::setw(10)
            << counts.refused << '\n';
    };
    out << std::left << std::setw(14) << "kind" << std::right << std::setw(10) << "accepted" << std::setw(10)
        << "refused" << '\n';
    for (std::size_t place = 0; place < verb_count; ++place)
        row(word(static_cast<Verb>(place)), tally.by_verb_.at(place));
    row("force", tally.forced_);
    return out;
}

}  // namespace random_play

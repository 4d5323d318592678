#include "tests/random_play/tally.h"

#include <algorithm>
#include <iomanip>

namespace random_play {
namespace {

/// A note may be written in every phase by everyone.
bool can_be_refused(Verb verb) {
    return verb != Verb::note;
}

enum Group { anti_monopoly_games, football_games, own_box_games };

}  // namespace

void Counters::count(const ModelLine& line, const std::string& refusal) {
    const auto add = [&](Counts& counts) { ++(refusal.empty() ? counts.accepted : counts.refused); };
    add(by_verb_.at(static_cast<std::size_t>(line.verb)));
    if (line.forced) add(forced_);
    if (!refusal.empty()) ++refusals_[refusal];
}

Tallies::Tallies() : groups_{Counters("Anti-Monopoly"), Counters("football"), Counters("own box")} {}

Counters& Tallies::of(const std::string& edition) {
    return groups_.at(edition == "football"        ? football_games
                      : edition == "example-small" ? own_box_games
                                                   : anti_monopoly_games);
}

std::string Tallies::one_sided() const {
    std::string found;
    for (std::size_t place = 0; place < verb_count; ++place) {
        const auto verb = static_cast<Verb>(place);
        const auto ever = [&](int Counters::Counts::*side) {
            return std::ranges::any_of(groups_,
                                       [&](const Counters& group) { return group.by_verb_.at(place).*side > 0; });
        };
        if (!ever(&Counters::Counts::accepted)) found += word(verb) + " was never accepted; ";
        if (ever(&Counters::Counts::refused) != can_be_refused(verb))
            found += word(verb) + (can_be_refused(verb) ? " was never refused; " : " was refused; ");
    }
    for (const Counters& group : groups_)
        if (group.forced_.accepted == 0 || group.forced_.refused == 0)
            found += "force was not both accepted and refused in " + group.group_ + "; ";
    return found;
}

std::string Tallies::never_refused(const std::vector<std::string>& codes) const {
    std::string found;
    for (const std::string& code : codes) {
        const auto seen = [&](const Counters& group) { return group.refusals_.contains(code); };
        if (std::ranges::none_of(groups_, seen)) found += code + "; ";
    }
    return found;
}

std::string Tallies::never_happened() const {
    std::string found;
    for (std::size_t happening = 0; happening < happening_count; ++happening) {
        const auto seen = [&](const Counters& group) { return group.by_happening_.at(happening) > 0; };
        if (std::ranges::none_of(groups_, seen)) found += std::string(happening_words.at(happening)) + "; ";
    }
    return found;
}

std::ostream& operator<<(std::ostream& out, const Tallies& tallies) {
    constexpr int first = 21;
    out << std::left << std::setw(first) << "kind" << std::right;
    for (const Counters& group : tallies.groups_) out << std::setw(22) << group.group_ + " yes/no";
    out << '\n';
    const auto row = [&](const std::string& kind, auto counts_of) {
        out << std::left << std::setw(first) << kind << std::right;
        for (const Counters& group : tallies.groups_)
            out << std::setw(12) << counts_of(group).accepted << std::setw(10) << counts_of(group).refused;
        out << '\n';
    };
    for (std::size_t place = 0; place < verb_count; ++place)
        row(word(static_cast<Verb>(place)), [&](const Counters& group) { return group.by_verb_.at(place); });
    row("force", [](const Counters& group) { return group.forced_; });
    for (std::size_t happening = 0; happening < happening_count; ++happening) {
        out << std::left << std::setw(first) << happening_words.at(happening) << std::right;
        for (const Counters& group : tallies.groups_) out << std::setw(22) << group.by_happening_.at(happening);
        out << '\n';
    }
    std::map<std::string, int> codes;
    for (const Counters& group : tallies.groups_) codes.insert(group.refusals_.begin(), group.refusals_.end());
    for (const auto& [code, times] : codes) {
        out << std::left << std::setw(first) << code << std::right;
        for (const Counters& group : tallies.groups_) {
            const auto seen = group.refusals_.find(code);
            out << std::setw(22) << (seen == group.refusals_.end() ? 0 : seen->second);
        }
        out << '\n';
    }
    return out;
}

}  // namespace random_play

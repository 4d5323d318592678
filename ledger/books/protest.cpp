#include "ledger/books/protest.h"

#include <algorithm>
#include <array>

namespace tablebank {
namespace {

constexpr std::array<std::string_view, 6> states{"lodged", "heard", "upheld", "dismissed", "withdrawn", "appealed"};
static_assert(states.size() == static_cast<std::size_t>(ProtestState::appealed) + 1);

}  // namespace

std::string_view to_string(ProtestState state) {
    return states.at(static_cast<std::size_t>(state));
}

std::optional<ProtestState> parse_protest_state(std::string_view word) {
    const auto found = std::ranges::find(states, word);
    if (found == states.end()) return std::nullopt;
    return static_cast<ProtestState>(found - states.begin());
}

bool is_decided(ProtestState state) {
    return state == ProtestState::upheld || state == ProtestState::dismissed;
}

bool is_open(ProtestState state) {
    return !is_decided(state) && state != ProtestState::withdrawn;
}

bool may_become(ProtestState now, ProtestState next) {
    switch (next) {
        case ProtestState::lodged:
            return false;
        case ProtestState::heard:
            return now == ProtestState::lodged || now == ProtestState::appealed;
        case ProtestState::upheld:
        case ProtestState::dismissed:
        case ProtestState::withdrawn:
            return is_open(now);
        case ProtestState::appealed:
            return is_decided(now);
    }
    return false;
}

std::vector<Protest> protests_of(const Game& game) {
    std::vector<Protest> protests;
    for (auto fact = game.facts.from({FactName::protest}); fact != game.facts.all().end(); ++fact) {
        if (fact->first.name != FactName::protest) break;
        protests.push_back({fact->first.index, fact->first.number, parse_protest_state(fact->second).value()});
    }
    return protests;
}

std::optional<std::int64_t> protest_deadline(const Game& game) {
    constexpr std::int64_t ms_per_minute = 60'000;
    if (game.facts.get({FactName::finished_at}).empty()) return std::nullopt;
    const std::int64_t minutes = game.facts.number({FactName::protest_minutes}, usual_protest_minutes);
    return game.facts.number({FactName::finished_at}) + minutes * ms_per_minute;
}

}  // namespace tablebank

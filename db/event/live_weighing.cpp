#include "db/event/live_weighing.h"

#include <algorithm>
#include <stdexcept>

namespace tablebank {
namespace {

void check_batch(const LiveBatch& batch) {
    constexpr std::size_t id_digits = 32;
    if (batch.game.size() != id_digits || batch.headers.size() > LiveLimits::headers)
        throw std::invalid_argument("no batch of a game");
    std::int64_t expected = batch.before.number;
    for (const LiveEntry& entry : batch.entries)
        if (entry.number != ++expected || entry.text.size() > LiveLimits::entry)
            throw std::invalid_argument("entries of a batch follow one another, none too long");
}

}  // namespace

WeighedBatch weigh_batch(const LiveBatch& batch, const std::optional<LiveGame>& game,
                         const std::function<Hash(std::int64_t)>& hash_of) {
    check_batch(batch);
    WeighedBatch weighed{.answer = {}, .is_new_game = !game, .entries = batch.entries};
    const LiveHead here = game ? game->head : LiveHead{0, batch.genesis};
    if (game) weighed.answer.head = here;
    const auto refused = [&](LiveOutcome outcome) {
        weighed.answer.outcome = outcome;
        weighed.entries = {};
        return weighed;
    };
    if (game && game->genesis != batch.genesis) return refused(LiveOutcome::fork);
    if (batch.before.number > here.number) return refused(LiveOutcome::gap);
    const auto known = [&](std::int64_t number) {
        return number == 0 ? batch.genesis : number == here.number ? here.hash : hash_of(number);
    };
    if (batch.before.hash != known(batch.before.number)) return refused(LiveOutcome::fork);
    for (const LiveEntry& entry : batch.entries)
        if (entry.number <= here.number && entry.hash != known(entry.number)) return refused(LiveOutcome::fork);
    const auto there = static_cast<std::size_t>(here.number - batch.before.number);
    weighed.entries = weighed.entries.subspan(std::min(there, weighed.entries.size()));
    weighed.answer.head =
        weighed.entries.empty() ? here : LiveHead{weighed.entries.back().number, weighed.entries.back().hash};
    return weighed;
}

}  // namespace tablebank

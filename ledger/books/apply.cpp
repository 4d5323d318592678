#include "ledger/books/apply.h"

#include <algorithm>
#include <string>

#include "ledger/books/due.h"
#include "ledger/books/fact_value.h"

namespace tablebank {
namespace {

[[noreturn]] void fail(const Entry& entry, const std::string& what) {
    throw ConservationError("entry " + std::to_string(entry.sequence) + ": " + what);
}

/// What a due comes to at the most; none where it is settled.
Money owed_by(const FactChange& fact, const std::string& value) {
    return value.empty() ? Money{} : read_due(fact.key, value).at_most();
}

void change(Game& game, const Entry& entry, const FactChange& fact) {
    if (const std::string& found = game.facts.get(fact.key); found != fact.before)
        fail(entry, to_string(fact.key) + " is '" + found + "', not '" + fact.before + "'");
    if (fact.before == fact.after) fail(entry, to_string(fact.key) + " is '" + fact.after + "' already");
    if (!is_possible(*game.setup, fact.key, fact.after))
        fail(entry, to_string(fact.key) + " cannot be '" + fact.after + "'");
    if (fact.key.name == FactName::due) game.owed = game.owed - owed_by(fact, fact.before) + owed_by(fact, fact.after);
    game.facts.set(fact.key, fact.after);
    if (fact.key.name == FactName::due && game.facts.count(FactName::due) > most_open_dues)
        fail(entry, "leaves more than " + std::to_string(most_open_dues) + " sums due");
}

}  // namespace

void apply(Game& game, const Entry& entry) {
    if (entry.sequence != game.last + 1) fail(entry, "does not follow entry " + std::to_string(game.last));
    const ClockBefore before = clock_before(game);
    try {
        for (const Transfer& transfer : entry.transfers) game.book.move(transfer);
        game.book.assert_conservation();
    } catch (const ConservationError& error) {
        fail(entry, error.what());
    }
    for (const FactChange& fact : entry.facts) change(game, entry, fact);
    note_moment(game, entry, before);
    game.last = entry.sequence;
}

void unapply(Game& game, const Entry& entry) {
    if (entry.sequence != game.last) fail(entry, "is not entry " + std::to_string(game.last));
    // Step by step the way back, so that everything lies where the step that comes next expects it.
    std::for_each(entry.facts.rbegin(), entry.facts.rend(),
                  [&](const FactChange& fact) { change(game, entry, fact.reversed()); });
    try {
        std::for_each(entry.transfers.rbegin(), entry.transfers.rend(),
                      [&](const Transfer& transfer) { game.book.move(transfer.reversed()); });
        game.book.assert_conservation();
    } catch (const ConservationError& error) {
        fail(entry, error.what());
    }
    --game.last;
    game.latest_ms = 0;
}

}  // namespace tablebank

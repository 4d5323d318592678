#include "ledger/books/apply.h"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "ledger/books/due.h"
#include "ledger/books/fact_value.h"
#include "ledger/books/people.h"

namespace tablebank {
namespace {

[[noreturn]] void fail(const Entry& entry, const std::string& what) {
    throw ConservationError("entry " + std::to_string(entry.sequence) + ": " + what);
}

/// The most that a due comes to; zero if it is settled.
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

/// Takes over the people after an entry. A seat that the entry adds must exist before anything moves.
void take_seats(Game& game, std::shared_ptr<const Setup> people) {
    game.setup = std::move(people);
    while (game.book.seats() < game.setup->seats()) game.book.add_seat();
}

/// Removes a seat that an entry removed, after everything has moved; nothing may refer to it any more.
void leave_seats(Game& game, const Entry& entry) {
    if (game.book.seats() == game.setup->seats()) return;
    try {
        while (game.book.seats() > game.setup->seats()) game.book.remove_seat();
    } catch (const ConservationError& error) {
        fail(entry, error.what());
    }
    for (const auto& [key, value] : game.facts.all())
        if (!is_possible(*game.setup, key, value)) fail(entry, to_string(key) + " cannot be '" + value + "'");
}

std::shared_ptr<const Setup> people_after(const Game& game, const Entry& entry) {
    try {
        return with_people(game.setup, entry.facts, entry.sequence);
    } catch (const std::invalid_argument& error) {
        fail(entry, error.what());
    }
}

}  // namespace

void apply(Game& game, const Entry& entry) {
    if (entry.sequence != game.last + 1) fail(entry, "does not follow entry " + std::to_string(game.last));
    const ClockBefore before = clock_before(game);
    const bool seats = changes_people(entry);
    if (seats) take_seats(game, people_after(game, entry));
    try {
        for (const Transfer& transfer : entry.transfers) game.book.move(transfer);
        game.book.assert_conservation();
    } catch (const ConservationError& error) {
        fail(entry, error.what());
    }
    for (const FactChange& fact : entry.facts) change(game, entry, fact);
    if (seats) leave_seats(game, entry);
    note_moment(game, entry, before);
    game.last = entry.sequence;
}

void unapply(Game& game, const Entry& entry) {
    if (entry.sequence != game.last) fail(entry, "is not entry " + std::to_string(game.last));
    const bool seats = game.setup->before && game.setup->since == entry.sequence;
    if (seats) take_seats(game, game.setup->before);
    // Reverses step by step, so that everything is where the next step expects it.
    std::for_each(entry.facts.rbegin(), entry.facts.rend(),
                  [&](const FactChange& fact) { change(game, entry, fact.reversed()); });
    try {
        std::for_each(entry.transfers.rbegin(), entry.transfers.rend(),
                      [&](const Transfer& transfer) { game.book.move(transfer.reversed()); });
        game.book.assert_conservation();
    } catch (const ConservationError& error) {
        fail(entry, error.what());
    }
    if (seats) leave_seats(game, entry);
    --game.last;
    game.latest_ms = 0;
}

}  // namespace tablebank

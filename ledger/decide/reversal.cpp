#include "ledger/decide/reversal.h"

#include <algorithm>
#include <list>
#include <string>
#include <utility>

#include "ledger/books/due.h"
#include "ledger/books/officiating_entry.h"
#include "ledger/decide/due_line.h"
#include "ledger/decide/reversal_people.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

using Blocked = std::optional<Refusal>;

Refusal refuse(RefusalCode code, std::int64_t entry) {
    Refusal refusal{};
    refusal.code = code;
    refusal.entry = entry;
    return refusal;
}

/// A refusal that names the obstacle: blocked if a later entry caused it.
Refusal in_the_way(std::optional<std::int64_t> later, std::string detail) {
    Refusal refusal{};
    refusal.code = later ? RefusalCode::reversal_blocked : RefusalCode::reversal_impossible;
    refusal.entry = later;
    refusal.detail = std::move(detail);
    return refusal;
}

template <class Matches>
std::optional<std::int64_t> youngest_since(const History& history, std::int64_t sequence, Matches matches) {
    for (std::int64_t entry = history.last(); entry > sequence; --entry)
        if (matches(history.at(entry)) && history.tells_since(entry, sequence)) return entry;
    return std::nullopt;
}

template <class Matches>
std::optional<std::int64_t> youngest_transfer_since(const History& history, std::int64_t sequence, Matches matches) {
    return youngest_since(history, sequence,
                          [&](const Entry& entry) { return std::ranges::any_of(entry.transfers, matches); });
}

Blocked check_target(const History& history, std::int64_t sequence) {
    if (!history.has(sequence)) return refuse(RefusalCode::no_such_entry, sequence);
    if (sequence == 1) return refuse(RefusalCode::opening_entry, sequence);
    if (!history.in_force(sequence)) return refuse(RefusalCode::already_reversed, sequence);
    if (is_of_the_sheet(history.at(sequence))) return refuse(RefusalCode::sheet_signed, sequence);

    if (const auto lost = history.lost_twice(sequence))
        return in_the_way(history.reversed_by(*lost), "#" + std::to_string(*lost));
    if (history.chain_length(sequence) >= longest_chain) {
        Refusal refusal = refuse(RefusalCode::reversal_too_long, sequence);
        refusal.detail = std::to_string(longest_chain);
        return refusal;
    }
    return std::nullopt;
}

/// The entry that a chain of reversals undoes or restores in the end.
std::int64_t origin_of(const History& history, std::int64_t sequence) {
    while (const auto reversed = history.at(sequence).reverses) sequence = *reversed;
    return sequence;
}

/// The facts about which entries began the turn are stored as long as they are in force and the turn is not over: if
/// they were cleared since, they stay so, and do not block the reversal.
bool is_forgotten(const Table& table, std::int64_t sequence, const FactChange& back) {
    if (back.key.name != FactName::turn_begun) return false;
    if (table.game.facts.get(back.key) != back.before) return true;
    const std::int64_t began = back.key.index;
    return !back.after.empty() && origin_of(table.history, sequence) != began &&
           !(table.history.has(began) && table.history.in_force(began));
}

/// One change per fact, from its value after the entry to the one before it.
std::vector<FactChange> facts_back(const Table& table, const Entry& entry) {
    std::vector<FactChange> back;
    for (const FactChange& fact : entry.facts) {
        if (fact.key.name == FactName::action) continue;  // the range of a group is not a state of the table
        if (fact.key.name == FactName::rules) continue;   // the rules version is never undone
        const auto known = std::ranges::find(back, fact.key, &FactChange::key);
        if (known == back.end())
            back.push_back(fact.reversed());
        else
            known->before = fact.after;
    }
    std::erase_if(back, [&](const FactChange& fact) {
        return fact.before == fact.after || is_forgotten(table, entry.sequence, fact);
    });
    return back;
}

/// The youngest posting in force that changed a due since. Reversals are left out: after them, the value of the due
/// decides.
std::optional<std::int64_t> due_touched_since(const History& history, FactKey due, std::int64_t sequence) {
    return youngest_since(history, sequence, [&](const Entry& entry) {
        return !entry.reverses && std::ranges::find(entry.facts, due, &FactChange::key) != entry.facts.end();
    });
}

Blocked check_facts(const Table& table, std::int64_t sequence, const std::vector<FactChange>& back) {
    for (const FactChange& fact : back) {
        if (table.game.facts.get(fact.key) != fact.before)
            return in_the_way(table.history.changed_since(fact.key, sequence), to_string(fact.key));
        const bool raised_due = fact.key.name == FactName::due && fact.after.empty();
        const auto later = raised_due ? due_touched_since(table.history, fact.key, sequence) : std::nullopt;
        if (later) return in_the_way(later, to_string(fact.key));
    }
    return std::nullopt;
}

/// The transfers that must still be reversed, in order. One is removed at a time, from anywhere, thousands of times.
using Waiting = std::list<Transfer>;

/// Why a transfer cannot be reversed: `waiting` are all that could not be made.
Refusal stuck(const Table& table, const Game& trial, std::int64_t sequence, const Waiting& waiting) {
    const Transfer& first = waiting.front();
    if (first.asset.kind == Asset::Kind::cash && first.from.kind == Account::Kind::player) {
        const Seat player{first.from.index};
        Money missing = -trial.cash(player);
        for (const Transfer& transfer : waiting)
            if (transfer.asset == first.asset && transfer.from == first.from) missing += Money{transfer.quantity};
        Refusal refusal = in_the_way(std::nullopt, to_string(first.asset));
        refusal.player = player.number;
        refusal.has = table.game.cash(player);
        refusal.needs = table.game.cash(player) + missing;
        return refusal;
    }
    const auto later = youngest_transfer_since(table.history, sequence, [&](const Transfer& transfer) {
        return transfer.asset == first.asset && (first.asset.is_single() || transfer.from == first.from);
    });
    Refusal refusal = in_the_way(later, to_string(first.asset));
    if (first.from.kind == Account::Kind::street) refusal.space = Space{first.from.index};
    return refusal;
}

/// Cash that goes both ways between two accounts becomes its difference. False if there is none.
bool settle_crossing_cash(Waiting& waiting) {
    for (Transfer& one : waiting) {
        const auto back = std::ranges::find_if(waiting, [&](const Transfer& other) {
            return one.asset == Asset::cash() && other.asset == one.asset && other.from == one.to &&
                   other.to == one.from;
        });
        if (back == waiting.end()) continue;
        const std::int64_t common = std::min(one.quantity, back->quantity);
        one.quantity -= common;
        back->quantity -= common;
        std::erase_if(waiting, [](const Transfer& transfer) { return transfer.quantity == 0; });
        return true;
    }
    return false;
}

/// Whether a transfer may go before those that wait: a single asset must go back step by step, so it must be where the
/// entry left it.
bool in_order(const Waiting& waiting, const Transfer& transfer) {
    if (!transfer.asset.is_single()) return true;
    return &*std::ranges::find(waiting, transfer.asset, &Transfer::asset) == &transfer;
}

/// The cost of checking one transfer, with the text of its impediment.
constexpr std::int64_t looks_at_transfer = 10;

/// Makes the opposite transfers on the trial copy, last first; one that must wait for another waits, so that a player
/// does not need money that the same reversal gives them.
Blocked move_back(const Table& table, std::int64_t sequence, Game& trial, std::vector<Transfer>& made) {
    Waiting waiting;
    for (const Transfer& transfer : table.history.at(sequence).transfers) waiting.push_front(transfer.reversed());
    while (!waiting.empty()) {
        const auto possible = std::ranges::find_if(waiting, [&](const Transfer& transfer) {
            table.history.spend(transfer.asset.is_single() ? looks_at_transfer + std::ssize(waiting) / 8
                                                           : looks_at_transfer);
            return in_order(waiting, transfer) && trial.book.impediment(transfer).empty();
        });
        if (possible == waiting.end()) {
            table.history.spend(std::ssize(waiting) * std::ssize(waiting) / 8);
            if (settle_crossing_cash(waiting)) continue;
            return stuck(table, trial, sequence, waiting);
        }
        trial.book.move(*possible);
        made.push_back(*possible);
        waiting.erase(possible);
    }
    return std::nullopt;
}

/// Under `limited` the box has no substitute pieces: a reversal may not take pieces that the bank does not have (ru
/// 22).
Blocked check_pieces(const Game& now, const Game& trial) {
    if (trial.rulings().pieces_run_out != PiecesRunOut::limited) return std::nullopt;
    const auto runs_out = [](std::int64_t before, std::int64_t after) { return after < 0 && after < before; };
    if (runs_out(now.in_bank().houses, trial.in_bank().houses))
        return in_the_way(std::nullopt, to_string(Asset::house()));
    if (runs_out(now.in_bank().hotels, trial.in_bank().hotels))
        return in_the_way(std::nullopt, to_string(Asset::hotel()));
    return std::nullopt;
}

/// Entries that were posted and undone since, however often, built nothing.
std::optional<std::int64_t> built_since(const History& history, std::int64_t sequence, Space street) {
    return youngest_since(history, sequence, [&](const Entry& entry) {
        const auto builds = [&](const Transfer& transfer) { return transfer.to == Account::street(street); };
        return entry.reverses.value_or(0) <= sequence && std::ranges::any_of(entry.transfers, builds);
    });
}

Refusal street_in_the_way(const History& history, std::int64_t sequence, Space street) {
    Refusal refusal = in_the_way(built_since(history, sequence, street), to_string(Asset::deed(street)));
    refusal.space = street;
    return refusal;
}

/// Buildings never change hands (ru 23): a deed on which something was built since the entry cannot go back with the
/// buildings.
Blocked check_buildings(const Table& table, std::int64_t sequence, const Game& trial) {
    for (const Deed& deed : trial.edition().deeds) {
        const Pieces built = trial.on_street(deed.space);
        if (built.houses == 0 && built.hotels == 0) continue;
        if (trial.owner_of(deed.space) == table.game.owner_of(deed.space)) continue;
        if (built_since(table.history, sequence, deed.space))
            return street_in_the_way(table.history, sequence, deed.space);
    }
    return std::nullopt;
}

/// The record of a street that came to an existing monopoly (pl 10) applies to its owner then: the street cannot go
/// back without it.
Blocked check_third_streets(const Table& table, std::int64_t sequence, const Game& trial) {
    for (const Deed& deed : trial.edition().deeds) {
        const FactKey third{FactName::third, deed.space.index};
        const bool remembered = !trial.facts.get(third).empty() && !table.game.facts.get(third).empty();
        if (!remembered || trial.owner_of(deed.space) == table.game.owner_of(deed.space)) continue;
        Refusal refusal = in_the_way(table.history.changed_since(third, sequence), to_string(Asset::deed(deed.space)));
        refusal.space = deed.space;
        return refusal;
    }
    return std::nullopt;
}

/// The number after `name` and a bracket: 2 for "deeds" in "players[0].deeds[2].houses".
std::optional<std::size_t> index_in(std::string_view path, const std::string& name) {
    const auto begin = path.find(name + "[");
    if (begin == std::string_view::npos) return std::nullopt;
    const auto number = path.substr(begin + name.size() + 1);
    return read_number<std::size_t>(number.substr(0, number.find(']')));
}

/// A problem of a position, identified by its deed: the index in a player's list of deeds shifts when another one
/// leaves it.
struct Strangeness {
    std::optional<Space> deed;
    std::string message;
    friend bool operator==(const Strangeness&, const Strangeness&) = default;
};

std::vector<Strangeness> strange_in(const Game& game) {
    const Position position = game.position();
    // The checks that always apply: the pieces are counted separately, and posted entries stay valid whatever the table
    // has ruled since.
    Rulings lenient = game.rulings();
    lenient.pieces_run_out = PiecesRunOut::substitutes;
    lenient.trade_breaking_monopoly = TradeBreakingMonopoly::as_mortgage;
    std::vector<Strangeness> found;
    for (const PositionProblem& problem : validate(game.edition(), lenient, position)) {
        const auto player = index_in(problem.path, "players");
        const auto deed = index_in(problem.path, "deeds");
        Strangeness& strange = found.emplace_back(Strangeness{std::nullopt, problem.message});
        if (player && deed) strange.deed = position.players.at(*player).estate.deeds.at(*deed).deed;
    }
    for (const Deed& deed : game.edition().deeds) {
        const Pieces built = game.on_street(deed.space);
        if ((built.houses > 0 || built.hotels > 0) && !game.owner_of(deed.space))
            found.push_back({deed.space, "nobody owns the street that is built on"});
    }
    return found;
}

/// No house may be left on a mortgaged street or in a city that is no longer monopolised (ru 12). A violation that
/// existed before, because it was forced, does not block the reversal.
Blocked check_position(const Table& table, std::int64_t sequence, const Game& trial) {
    const auto after = strange_in(trial);
    if (after.empty()) return std::nullopt;  // the usual case
    const auto before = strange_in(table.game);
    for (const Strangeness& strange : after) {
        if (std::ranges::find(before, strange) != before.end()) continue;
        if (strange.deed) return street_in_the_way(table.history, sequence, *strange.deed);
        return in_the_way(std::nullopt, strange.message);
    }
    return std::nullopt;
}

/// Whether the game is in a state in which only the line that led to it could have ended it: one player left, or for
/// goal B one side (ru 1).
bool missed_its_end(const Game& game) {
    const auto left = game.players();
    const bool ends_anywhere = game.rules_version() >= RulesVersion::fourth && game.phase() != Phase::finished;
    if (ends_anywhere && left.size() < 2) return true;
    if (game.phase() != Phase::play) return false;
    const auto same_side = [&](Seat seat) { return game.role(seat) == game.role(left.front()); };
    return left.size() < 2 || (game.setup->goal == Goal::b && std::ranges::all_of(left, same_side));
}

/// A player who has left holds nothing, is not in turn, and neither owes nor is owed (ru 24). Returns the facts that
/// violate this.
std::vector<FactKey> strange_leavings(const Game& game) {
    std::vector<FactKey> found;
    const auto dues = open_dues(game);
    for (int number = 1; number <= game.seats(); ++number) {
        const Seat seat{number};
        if (!game.is_out(seat)) continue;
        const Estate estate = game.estate(seat);
        const bool in_turn = game.phase() == Phase::play && game.turn() == seat;
        const auto concerns = [&](const Due& due) { return due.debtor == seat || due.creditor == seat; };
        if (!estate.cash.is_zero() || !estate.deeds.empty() || in_turn || std::ranges::any_of(dues, concerns))
            found.push_back({FactName::out, number});
    }
    if (missed_its_end(game)) found.push_back({FactName::phase});
    return found;
}

Blocked check_leavings(const Game& now, const Game& trial) {
    const auto before = strange_leavings(now);
    for (const FactKey& strange : strange_leavings(trial))
        if (std::ranges::find(before, strange) == before.end()) return in_the_way(std::nullopt, to_string(strange));
    return std::nullopt;
}

}  // namespace

std::variant<Entry, Refusal> reverse(const Table& table, std::int64_t sequence) {
    if (Blocked why = check_target(table.history, sequence)) return *std::move(why);

    Entry reversal;
    reversal.sequence = table.history.last() + 1;
    reversal.reverses = sequence;
    const auto facts = std::ssize(table.history.at(sequence).facts);
    table.history.spend(facts * facts / 8);
    reversal.facts = facts_back(table, table.history.at(sequence));
    if (Blocked why = check_facts(table, sequence, reversal.facts)) return *std::move(why);

    Game trial = table.game;
    if (brings_seat(reversal)) trial.book.add_seat();
    if (Blocked why = move_back(table, sequence, trial, reversal.transfers)) return *std::move(why);
    for (const FactChange& fact : reversal.facts) trial.facts.set(fact.key, fact.after);

    if (Blocked why = check_open_dues(table.game, trial)) return *std::move(why);
    if (Blocked why = check_pieces(table.game, trial)) return *std::move(why);
    if (Blocked why = check_buildings(table, sequence, trial)) return *std::move(why);
    if (Blocked why = check_third_streets(table, sequence, trial)) return *std::move(why);
    if (Blocked why = check_position(table, sequence, trial)) return *std::move(why);
    if (Blocked why = check_leavings(table.game, trial)) return *std::move(why);
    if (Blocked why = check_people_back(table, sequence, reversal)) return *std::move(why);
    return reversal;
}

}  // namespace tablebank

#include "ledger/books/history.h"

#include <algorithm>
#include <iterator>
#include <stdexcept>
#include <string>
#include <utility>

#include "calculators/require.h"
#include "ledger/books/apply.h"
#include "ledger/books/entry_facts.h"
#include "ledger/books/officiating_entry.h"

namespace tablebank {
namespace {

/// Whether an entry reverses a posting: the reversal of a reversal is a redo, and its reversal an undo again.
bool is_undo(const History& history, const Entry& entry) {
    bool undo = false;
    for (auto target = entry.reverses; target; target = history.at(*target).reverses) undo = !undo;
    return undo;
}

}  // namespace

void History::append(Entry entry) {
    if (entry.sequence != last() + 1)
        throw ConservationError("entry " + std::to_string(entry.sequence) + " does not follow entry " +
                                std::to_string(last()));
    spend(Effort::posting);
    check_reversal(entry);
    const bool shared = is_alone();
    if (shared && !own_.empty()) {  // the histories that shared it are gone, so the entries after it are appended to it
        std::vector<Entry> followed = std::exchange(own_, {});
        told_.reset();
        own_reversals_.clear();
        own_actions_.clear();
        for (Entry& one : followed) add(std::move(one), true);
    }
    add(std::move(entry), shared);
}

void History::check_reversal(const Entry& entry) const {
    if (!entry.reverses) return;
    const std::string named = "entry " + std::to_string(entry.sequence);
    if (!has(*entry.reverses) || !in_force(*entry.reverses) || lost_twice(*entry.reverses))
        throw ConservationError(named + " reverses an entry that is not in force");
    if (chain_length(*entry.reverses) >= longest_chain)
        throw ConservationError(named + " takes back what was taken back by " + std::to_string(longest_chain) +
                                " entries, one after the other");
}

int History::chain_length(std::int64_t sequence) const {
    int length = 1;
    for (auto target = at(sequence).reverses; target; target = at(*target).reverses) ++length;
    return length;
}

std::optional<std::int64_t> History::lost_twice(std::int64_t sequence) const {
    // Reversing a reversal restores its target, which reverses that one's target, and so on.
    bool loses_force = true;
    for (auto target = at(sequence).reverses; target; target = at(*target).reverses) {
        loses_force = !loses_force;
        if (loses_force && !in_force(*target)) return target;
    }
    return std::nullopt;
}

void History::add(Entry entry, bool shared) {
    // A table holds every entry of a game in memory; the unused capacity of each would be most of it.
    entry.transfers.shrink_to_fit();
    entry.facts.shrink_to_fit();
    if (shared) {
        shared_->append(std::move(entry));
        ++seen_;
    } else {
        if (const auto action = action_begun_by(entry)) own_actions_.push_back(*action);
        if (entry.reverses) own_reversals_.push_back(entry.sequence);
        own_.push_back(std::move(entry));
    }
    reverse_down(last(), Way::on, shared);
}

std::optional<EntryGroup> History::action_of(std::int64_t sequence) const {
    const auto& actions = sequence > seen_ && !own_actions_.empty() && own_actions_.front().first <= sequence
                              ? own_actions_
                              : shared_->actions();
    const auto later = std::ranges::upper_bound(actions, sequence, {}, &EntryGroup::first);
    if (later == actions.begin()) return std::nullopt;
    const EntryGroup& action = *std::prev(later);
    // Actions that another history added to the shared part do not belong to this one.
    const bool known = &actions == &own_actions_ || action.first <= seen_;
    return known && action.has(sequence) ? std::optional{action} : std::nullopt;
}

void History::follow() {
    if (!own_.empty() || seen_ >= shared_->last()) throw std::logic_error("no entry follows");
    ++seen_;
    reverse_down(last(), Way::on, false);
}

void History::reverse_down(std::int64_t by, Way way, bool shared) {
    bool loses_force = way == Way::on;
    for (auto target = at(by).reverses; target; target = at(by).reverses) {
        set_reversal(*target, loses_force ? by : 0, shared);
        loses_force = !loses_force;
        by = *target;
    }
}

void History::set_reversal(std::int64_t sequence, std::int64_t by, bool shared) {
    if (shared) return shared_->set_reversal(sequence, by);
    if (!told_) told_ = std::make_shared<Told>();
    if (told_.use_count() > 1) {
        spend(static_cast<std::int64_t>(told_->size()));
        told_ = std::make_shared<Told>(*told_);
    }
    (*told_)[sequence] = by;
}

std::int64_t History::reversal(std::int64_t sequence) const {
    if (!has(sequence)) throw std::out_of_range("there is no entry " + std::to_string(sequence));
    spend(1);
    if (told_) {
        if (const auto told = told_->find(sequence); told != told_->end()) return told->second;
    }
    return sequence <= seen_ ? shared_->reversal(sequence) : 0;
}

History History::up_to(std::int64_t sequence) const {
    require(sequence >= 0 && sequence <= last());
    History then = *this;
    const auto forget = [&](const std::vector<std::int64_t>& reversals, std::int64_t known) {
        for (auto one = reversals.rbegin(); one != reversals.rend() && *one > sequence; ++one)
            if (*one <= known) then.reverse_down(*one, Way::back, false);
    };
    forget(own_reversals_, last());
    forget(shared_->reversals(), seen_);
    if (sequence >= seen_) {
        then.own_.resize(static_cast<std::size_t>(sequence - seen_));
    } else {
        then.own_.clear();
        then.seen_ = sequence;
    }
    std::erase_if(then.own_reversals_, [&](std::int64_t reversal) { return reversal > sequence; });
    std::erase_if(then.own_actions_, [&](const EntryGroup& action) { return action.first > sequence; });
    return then;
}

std::optional<std::int64_t> History::reversed_by(std::int64_t sequence) const {
    const std::int64_t by = reversal(sequence);
    if (by == 0) return std::nullopt;
    return by;
}

std::optional<std::int64_t> History::undo_target() const {
    for (std::int64_t sequence = last(); sequence > 1; --sequence)
        if (counts(at(sequence)) && !is_of_the_computer(at(sequence))) return sequence;
    return std::nullopt;
}

std::optional<std::int64_t> History::redo_target() const {
    for (std::int64_t sequence = last(); sequence > 1 && at(sequence).reverses; --sequence) {
        const auto action = action_of(sequence);
        const Entry& begins = at(action ? action->first : sequence);
        // The first entry of a group decides whether the group is an undo: some of the entries that it reverses may be
        // undos.
        if (!begins.reverses) return std::nullopt;  // a repair was posted since
        const bool undo = action ? begins.verb == "undo" : is_undo(*this, begins);
        if (undo && in_force(begins.sequence)) return sequence;
        sequence = begins.sequence;
    }
    return std::nullopt;
}

bool History::tells_since(std::int64_t entry, std::int64_t sequence) const {
    if (!in_force(entry)) return false;
    int links = 0;
    for (std::int64_t link = entry; link > sequence; ++links) {
        const auto& target = at(link).reverses;
        if (!target) return link == entry;
        link = *target;
    }
    return links % 2 == 1;
}

std::optional<std::int64_t> History::changed_since(FactKey key, std::int64_t sequence) const {
    for (std::int64_t entry = last(); entry > sequence; --entry) {
        const auto& facts = at(entry).facts;
        const bool changed = std::ranges::find(facts, key, &FactChange::key) != facts.end();
        if (changed && tells_since(entry, sequence)) return entry;
    }
    return std::nullopt;
}

void History::keep(const Game& game) {
    if (game.last == seen_ && own_.empty() && shared_.use_count() == 1) shared_->keep(game);
}

EntryList::Iterator::reference EntryList::Iterator::operator*() const {
    return history_->at(sequence_);
}

EntryList::Iterator EntryList::end() const {
    return {*history_, history_->last() + 1};
}

std::size_t EntryList::size() const {
    return static_cast<std::size_t>(history_->last());
}

const Entry& EntryList::operator[](std::size_t index) const {
    return history_->at(static_cast<std::int64_t>(index) + 1);
}

void Table::post(Entry entry) {
    apply(game, entry);
    history.append(std::move(entry));
    history.keep(game);
}

void Table::follow() {
    history.follow();
    apply(game, history.at(history.last()));
}

Game state_at(const Table& table, std::int64_t sequence) {
    const History& history = table.history;
    const Game* const kept = history.kept(sequence);
    const std::int64_t forward = sequence - (kept == nullptr ? 0 : kept->last);
    if (table.game.last - sequence < forward) {
        Game game = table.game;
        while (game.last > sequence) unapply(game, history.at(game.last));
        return game;
    }
    Game game = kept == nullptr ? Game{table.game.setup} : *kept;
    while (game.last < sequence) apply(game, history.at(game.last + 1));
    return game;
}

Table table_at(const Table& table, std::int64_t sequence) {
    Table then{table.game.setup};
    then.game = state_at(table, sequence);
    then.history = table.history.up_to(sequence);
    return then;
}

std::optional<std::int64_t> call_of_time(const History& history, std::int64_t after, std::int64_t before) {
    for (std::int64_t sequence = after + 1; sequence < before; ++sequence)
        if (calls_time(history.at(sequence)) && history.in_force(sequence)) return sequence;
    return std::nullopt;
}

}  // namespace tablebank

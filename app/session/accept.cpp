// Session::accept: entries of a record are taken over as a guarded reader takes those of a file, or not at all.

#include <array>
#include <set>
#include <utility>

#include "app/session/replay.h"
#include "app/session/session.h"
#include "app/session/storable.h"
#include "calculators/money.h"

namespace tablebank {
namespace {

constexpr std::array<std::string_view, 7> names{"accepted", "nothing-new", "other-game", "gap",
                                                "fork",     "wrong-hash",  "impossible"};
static_assert(names.size() == static_cast<std::size_t>(Acceptance::impossible) + 1);

Accepted refused(Acceptance why, std::int64_t sequence, std::string detail = {}) {
    return {why, sequence, sequence, std::move(detail)};
}

}  // namespace

std::string_view to_string(Acceptance acceptance) {
    return names.at(static_cast<std::size_t>(acceptance));
}

std::optional<Accepted> Session::refuse_known(const RecordedEntry& recorded) const {
    const std::int64_t sequence = recorded.entry.sequence;
    if (file_.hash_of(sequence) != recorded.hash) return refused(Acceptance::fork, sequence);
    if (table_.history.at(sequence) != recorded.entry) return refused(Acceptance::wrong_hash, sequence);
    return std::nullopt;
}

struct Session::Ahead {
    Table table;
    Hash head;
    KnownWords words;
    std::set<std::string_view> ids;
};

std::optional<Accepted> Session::refuse_next(Ahead& ahead, const RecordedEntry& recorded) const {
    const Entry& entry = recorded.entry;
    if (chained(ahead.head, entry) != recorded.hash) return refused(Acceptance::wrong_hash, entry.sequence);
    ahead.head = recorded.hash;
    try {
        check_storable(entry);
        take_next(ahead.table, ahead.words, entry);
    } catch (const std::logic_error& error) {
        return refused(Acceptance::impossible, entry.sequence, error.what());
    } catch (const MoneyOverflow& error) {
        return refused(Acceptance::impossible, entry.sequence, error.what());
    }
    if (!ahead.ids.insert(entry.stamp.id).second || file_.sequence_of(entry.stamp.id))
        return refused(Acceptance::impossible, entry.sequence, "its id is taken");
    return std::nullopt;
}

Accepted Session::accept(const Hash& record_genesis, std::span<const RecordedEntry> record) {
    if (record_genesis != genesis(setup())) return refused(Acceptance::other_game, 0);
    std::vector<Entry> entries;
    std::vector<Hash> hashes;
    {
        Ahead ahead{table_, head_, {}, {}};
        std::int64_t expected = record.empty() ? 0 : record.front().entry.sequence;
        for (const RecordedEntry& recorded : record) {
            const std::int64_t sequence = recorded.entry.sequence;
            const bool known = table_.history.has(sequence);
            if (sequence != expected++ || (!known && sequence != ahead.table.game.last + 1))
                return refused(Acceptance::gap, sequence);
            if (auto no = known ? refuse_known(recorded) : refuse_next(ahead, recorded)) return *std::move(no);
            if (known) continue;
            entries.push_back(recorded.entry);
            hashes.push_back(recorded.hash);
        }
        // The same check as for a file: with a part of an action, nothing could be reversed or restored any more.
        if (!entries.empty() && !ahead.table.game.facts.get({FactName::action}).empty())
            return refused(Acceptance::impossible, entries.back().sequence, "its action is not whole");
    }
    if (entries.empty()) return {};
    const Posted posted = append(std::move(entries), hashes);
    return {Acceptance::accepted, posted.first, posted.last, {}};
}

}  // namespace tablebank

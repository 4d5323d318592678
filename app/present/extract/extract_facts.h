#pragma once
// The facts about one entry, for explaining it: its changes with the values before and after, the dues that it raised,
// later reversals, and the entries that depend on it. Data only, without text; paper, terminal and JSON are made of it.

#include <cstdint>
#include <optional>
#include <vector>

#include "calculators/refusal.h"
#include "ledger/books/due.h"
#include "ledger/books/entry_reading.h"
#include "ledger/books/history.h"
#include "ledger/proof/hash.h"

namespace tablebank {

/// The quantity of a countable asset at an account.
struct ExtractBalance {
    Asset asset;
    Account account;
    std::int64_t before = 0;
    std::int64_t after = 0;
};

/// The account of a unique asset.
struct ExtractPlace {
    Asset asset;
    Account before;
    Account after;
};

/// A later entry about this one.
struct ExtractSequel {
    enum class Kind : std::uint8_t { taken_back, brought_back, put_right, settles, pays_part };
    std::int64_t entry = 0;
    std::int64_t last = 0;  ///< last entry of the same entry group; `entry` if it is alone
    Kind kind = Kind::taken_back;
    bool in_force = true;
};

struct EntryExtract {
    const Entry* entry = nullptr;  ///< of the table that it was made from
    Hash head;                     ///< of the chain, after the entry
    ClockReading clock;            ///< of the table, when the entry was posted
    bool in_force = true;
    std::optional<EntryGroup> action{};      ///< the entry group, if it belongs to one
    std::vector<ExtractBalance> balances{};  ///< only those that differ
    std::vector<ExtractPlace> places{};
    std::vector<FactChange> facts{};  ///< except dues and entry groups; each fact once
    DueChanges dues;
    std::vector<ExtractSequel> since{};    ///< reversals, restorations and corrections of the entry, oldest first
    std::vector<ExtractSequel> resting{};  ///< payments of the dues that it raised
    std::optional<Refusal> held_by{};      ///< for an entry in force: why it cannot be undone by itself
};

/// Requires an entry of the table. The result must not outlive the table.
[[nodiscard]] EntryExtract make_entry_extract(const Table& table, std::int64_t sequence);

}  // namespace tablebank

#pragma once
// What can be shown of one entry to somebody who asks why: what it changed, from what to what, what was due by it, what
// took it back since, and what rests on it. As data; paper, terminal and JSON are all made of it. Says no words, and
// changes nothing.

#include <cstdint>
#include <optional>
#include <vector>

#include "calculators/refusal.h"
#include "ledger/books/due.h"
#include "ledger/books/entry_reading.h"
#include "ledger/books/history.h"
#include "ledger/proof/hash.h"

namespace tablebank {

/// How much of what is counted lay with somebody.
struct ExtractBalance {
    Asset asset;
    Account account;
    std::int64_t before = 0;
    std::int64_t after = 0;
};

/// Where a thing of which there is one lay.
struct ExtractPlace {
    Asset asset;
    Account before;
    Account after;
};

/// What was posted since about the entry.
struct ExtractSequel {
    enum class Kind : std::uint8_t { taken_back, brought_back, put_right, settles, pays_part };
    std::int64_t entry = 0;
    std::int64_t last = 0;  ///< of the entries of the same action; `entry` where it is alone
    Kind kind = Kind::taken_back;
    bool in_force = true;
};

struct EntryExtract {
    const Entry* entry = nullptr;  ///< of the table that it was made from
    Hash head;                     ///< of the chain, after the entry
    ClockReading clock;            ///< of the table, as it was posted
    bool in_force = true;
    std::optional<EntryGroup> action{};      ///< several entries of which this is one
    std::vector<ExtractBalance> balances{};  ///< only where they differ
    std::vector<ExtractPlace> places{};
    std::vector<FactChange> facts{};  ///< but dues and actions; each fact once
    DueChanges dues;
    std::vector<ExtractSequel> since{};    ///< what took it back, brought it back and put it right, oldest first
    std::vector<ExtractSequel> resting{};  ///< what paid the dues that it raised
    std::optional<Refusal> held_by{};      ///< of an entry in force: why it cannot be taken back by itself
};

/// Requires an entry of the table. It lives no longer than the table does.
[[nodiscard]] EntryExtract make_entry_extract(const Table& table, std::int64_t sequence);

}  // namespace tablebank

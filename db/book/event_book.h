#pragma once
// The log of an event: its director's acts in order, chained by hashes like the entries of a game, and their evidence.
// Nothing is ever changed or deleted. Implementations of this interface are a file (event_file.h) and a database that
// several computers use (db/server). The meaning of an act is elsewhere.

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ledger/proof/hash.h"

namespace tablebank {

/// Every text except the act has one line, because the hash covers the texts line by line.
struct EventEntry {
    /// Limits in bytes of `who` and `why`, and of an act: a longer one is not read, and cannot have been posted.
    static constexpr std::size_t longest_words = std::size_t{4} * 1024;
    static constexpr std::size_t longest_act = std::size_t{1024} * 1024;

    std::int64_t number = 0;  ///< from 1
    std::int64_t at = 0;      ///< milliseconds UTC
    std::string who;
    std::string why;  ///< may be empty
    std::string act;  ///< the act, in the form written by the event
    friend bool operator==(const EventEntry&, const EventEntry&) = default;
};
/// The hash before the first entry: SHA-256 of "tablebank event 1\nID\n".
[[nodiscard]] Hash event_genesis(std::string_view event_id);
/// SHA-256 of the hash before and "NUMBER\nAT\nWHO\nWHY\nACT\n".
[[nodiscard]] Hash chained(const Hash& before, const EventEntry& entry);

struct EventHead {
    std::int64_t number = 0;
    Hash hash;
};
/// A text that an act is based on, such as the record of a game; identified by its hash.
struct EventEvidence {
    static constexpr std::size_t most_bytes = std::size_t{3} * 1024 * 1024;
    std::string bytes;
};

/// Used bytes of a log, and its limit in bytes.
struct EventRoom {
    std::int64_t used = 0;
    std::int64_t most = 0;
};

using EvidenceSink = std::function<void(EventEvidence&&)>;
/// Calls the sink with each of some texts, always the same: a store calls it again if it has to repeat its work.
using EvidenceSupply = std::function<void(const EvidenceSink&)>;

class EventBook {
public:
    EventBook() = default;
    EventBook(const EventBook&) = delete;
    EventBook& operator=(const EventBook&) = delete;
    virtual ~EventBook() = default;

    /// 32 hexadecimal digits.
    [[nodiscard]] virtual std::string id() const = 0;
    /// Every entry in order with its hash. Throws FileError damaged if one is missing or a hash does not match.
    using Sink = std::function<void(EventEntry&&, const Hash&)>;
    virtual void load(const Sink& sink) const = 0;
    /// Stores entries and their evidence in one transaction, durable on return; stores nothing if it throws. The first
    /// must follow the last stored one, otherwise FileError moved_on: another program has written. Evidence that is
    /// already stored does not change.
    virtual void append(std::span<const EventEntry> entries, std::span<const EventEvidence> evidence) = 0;
    /// From now on only its owner can read it, if this program can control that.
    virtual void close_to_others() {}
    /// nullopt if there is no evidence of this hash. Throws FileError damaged if the stored text has another hash.
    [[nodiscard]] virtual std::optional<std::string> evidence(const Hash& hash) const = 0;
    /// The size of a piece of evidence in bytes; 0 if it is not stored.
    [[nodiscard]] virtual std::int64_t evidence_bytes(const Hash& hash) const = 0;
    [[nodiscard]] virtual EventRoom room() const = 0;
    /// All evidence, one after another. Throws FileError like `evidence`.
    virtual void each_evidence(const EvidenceSink& sink) const = 0;
};

}  // namespace tablebank

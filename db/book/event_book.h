#pragma once
// The book of an event: what its director did, act after act, chained by hashes like the entries of a game, and the
// evidence that came with it. Nothing is ever changed or deleted. One interface; a file (event_file.h) is behind it, or
// a database that several machines use (db/server). Knows nothing of what an act means.

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ledger/proof/hash.h"

namespace tablebank {

/// One line of each text but the act: the hash covers them line by line.
struct EventEntry {
    /// Bytes of who and why, and of an act: what is longer is not read, and nobody can have posted it.
    static constexpr std::size_t longest_words = std::size_t{4} * 1024;
    static constexpr std::size_t longest_act = std::size_t{1024} * 1024;

    std::int64_t number = 0;  ///< from 1
    std::int64_t at = 0;      ///< milliseconds UTC
    std::string who;
    std::string why;  ///< may be empty
    std::string act;  ///< what was done, as the event writes it
    friend bool operator==(const EventEntry&, const EventEntry&) = default;
};
/// What the first entry is chained to: SHA-256 of "tablebank event 1\nID\n".
[[nodiscard]] Hash event_genesis(std::string_view event_id);
/// SHA-256 of the hash before and "NUMBER\nAT\nWHO\nWHY\nACT\n".
[[nodiscard]] Hash chained(const Hash& before, const EventEntry& entry);

struct EventHead {
    std::int64_t number = 0;
    Hash hash;
};
/// A text that an act stands on, such as the record of a game; known by its hash.
struct EventEvidence {
    static constexpr std::size_t most_bytes = std::size_t{3} * 1024 * 1024;
    std::string bytes;
};

/// How much of a book is used, in bytes, and how much there is until it takes no more.
struct EventRoom {
    std::int64_t used = 0;
    std::int64_t most = 0;
};

using EvidenceSink = std::function<void(EventEvidence&&)>;
/// Gives each of some texts, the same whenever it is called: a store asks again where it has to begin anew.
using EvidenceSupply = std::function<void(const EvidenceSink&)>;

class EventBook {
public:
    EventBook() = default;
    EventBook(const EventBook&) = delete;
    EventBook& operator=(const EventBook&) = delete;
    virtual ~EventBook() = default;

    /// 32 hexadecimal digits.
    [[nodiscard]] virtual std::string id() const = 0;
    /// Every entry in order with its hash. Throws FileError damaged where one is missing or a hash does not follow.
    using Sink = std::function<void(EventEntry&&, const Hash&)>;
    virtual void load(const Sink& sink) const = 0;
    /// Stores entries and what they stand on in one transaction, durable on return; nothing at all when it throws. The
    /// first must follow the last stored one, or FileError moved_on: somebody else has written. EventEvidence that is
    /// there already stays as it is.
    virtual void append(std::span<const EventEntry> entries, std::span<const EventEvidence> evidence) = 0;
    /// Nobody but its owner reads it from now on, where that is for this program to say.
    virtual void close_to_others() {}
    /// nullopt where nothing of this hash was kept. Throws FileError damaged where it is something else by now.
    [[nodiscard]] virtual std::optional<std::string> evidence(const Hash& hash) const = 0;
    /// How many bytes that has; 0 where nothing of it was kept.
    [[nodiscard]] virtual std::int64_t evidence_bytes(const Hash& hash) const = 0;
    [[nodiscard]] virtual EventRoom room() const = 0;
    /// Everything that was kept, one after the other. Throws FileError as `evidence`.
    virtual void each_evidence(const EvidenceSink& sink) const = 0;
};

}  // namespace tablebank

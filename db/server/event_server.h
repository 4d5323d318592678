#pragma once
// The log of an event in a PostgreSQL database (see server_address.h), which several computers may write to at the same
// time: appending to an outdated end is refused, and nothing is stored. The meaning of an act is elsewhere.

#include <chrono>
#include <cstdint>
#include <memory>

#include "db/address/server_address.h"
#include "db/book/event_book.h"

namespace tablebank {

class EventServer final : public EventBook {
public:
    static constexpr std::size_t longest_words = 4096;                    ///< bytes of `who`, and of `why`
    static constexpr std::size_t longest_act = std::size_t{1024} * 1024;  ///< bytes
    static constexpr std::uint64_t most_bytes = 128ULL << 20;             ///< of all texts of the entries

    /// A new event with its first entries, completely or not at all; also creates missing tables. Throws FileError:
    /// exists if the name is taken or the event exists under another; cannot_read, not_ours, newer, damaged,
    /// unreachable, not_admitted, disk_full, in_doubt.
    static void create(const ServerAddress& address, const std::string& event_id, std::span<const EventEntry> first,
                       const EvidenceSupply& supply = {});
    /// Throws FileError as above. `patience` limits the search for a commit whose answer was lost.
    explicit EventServer(ServerAddress address, std::chrono::milliseconds patience = std::chrono::seconds(8));
    ~EventServer() override;

    [[nodiscard]] std::string id() const override;
    /// Loads the current state; the next `append` must follow it.
    void load(const Sink& sink) const override;
    /// Also FileError in_doubt: the answer to the commit was lost, and the server could not be queried again.
    void append(std::span<const EventEntry> entries, std::span<const EventEvidence> evidence) override;
    [[nodiscard]] std::optional<std::string> evidence(const Hash& hash) const override;
    [[nodiscard]] std::int64_t evidence_bytes(const Hash& hash) const override;
    /// Counts only the texts of entries: the server limits the evidence.
    [[nodiscard]] EventRoom room() const override;
    void each_evidence(const EvidenceSink& sink) const override;

private:
    struct Store;
    std::unique_ptr<Store> store_;
};

}  // namespace tablebank

#pragma once
// The book of an event in a PostgreSQL database (server_address.h says where), which several machines may keep at a
// time: who appends to another end than the one he saw is told so, and nothing of it is stored. Knows nothing of what
// an act means.

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
    static constexpr std::uint64_t most_bytes = 128ULL << 20;  ///< of all texts of the entries: as much as a file holds

    /// A new event with its first entries, whole or not at all; the tables too where there are none. Throws FileError:
    /// exists where the name is taken or the event is there under another; cannot_read, not_ours, newer, damaged,
    /// unreachable, not_admitted, disk_full, in_doubt.
    static void create(const ServerAddress& address, const std::string& event_id, std::span<const EventEntry> first,
                       const EvidenceSupply& supply = {});
    /// Throws FileError as above. How long a commit is looked for whose answer was lost is `patience`.
    explicit EventServer(ServerAddress address, std::chrono::milliseconds patience = std::chrono::seconds(8));
    ~EventServer() override;

    [[nodiscard]] std::string id() const override;
    /// As it is at this moment; the next `append` follows what was seen here.
    void load(const Sink& sink) const override;
    /// Also FileError in_doubt: the answer to the commit was lost, and the server could not be asked again.
    void append(std::span<const EventEntry> entries, std::span<const EventEvidence> evidence) override;
    [[nodiscard]] std::optional<std::string> evidence(const Hash& hash) const override;
    [[nodiscard]] std::int64_t evidence_bytes(const Hash& hash) const override;
    /// Of the texts of entries alone: how much evidence there may be is for the server to say.
    [[nodiscard]] EventRoom room() const override;
    void each_evidence(const EvidenceSink& sink) const override;

private:
    struct Store;
    std::unique_ptr<Store> store_;
};

}  // namespace tablebank

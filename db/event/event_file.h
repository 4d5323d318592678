#pragma once
// The log of an event as one SQLite file, NAME.tbe, written by one program at a time (WAL, synchronous=FULL).

#include <filesystem>
#include <functional>
#include <memory>

#include "db/book/event_book.h"

namespace tablebank {

class EventFile final : public EventBook {
public:
    /// A new file, readable only by its owner, with its first entries and their evidence, completely or not at all.
    /// Throws FileError (exists, disk_full, disk_failed, cannot_read).
    static void create(const std::filesystem::path& file, const std::string& event_id,
                       std::span<const EventEntry> first, const EvidenceSupply& supply = {});
    /// Opens for exclusive writing; first reads every entry and checks its hash. Throws FileError, open_elsewhere if
    /// another program has it open.
    explicit EventFile(const std::filesystem::path& file);
    ~EventFile() override;

    [[nodiscard]] std::string id() const override;
    void load(const Sink& sink) const override;
    void append(std::span<const EventEntry> entries, std::span<const EventEvidence> evidence) override;
    void close_to_others() override;
    [[nodiscard]] std::optional<std::string> evidence(const Hash& hash) const override;
    [[nodiscard]] std::int64_t evidence_bytes(const Hash& hash) const override;
    [[nodiscard]] EventRoom room() const override;
    void each_evidence(const EvidenceSink& sink) const override;

private:
    struct Connection;
    std::unique_ptr<Connection> connection_;
};

/// Reads an event without changing its file, also while another program has it open. The log is valid only during the
/// call, and cannot be written to. Throws FileError (cannot_read, not_ours, newer, damaged, unsafe_beside).
void read_event(const std::filesystem::path& file, const std::function<void(const EventBook&)>& reader);

}  // namespace tablebank

#include "db/event/event_file.h"

#include <SQLiteCpp/Database.h>

#include <stdexcept>
#include <vector>

#include "db/event/event_rows.h"
#include "db/file/failure.h"
#include "db/sqlite/exclusive_database.h"
#include "db/sqlite/guarded_copy.h"
#include "db/sqlite/integrity_check.h"
#include "db/sqlite/query.h"
#include "db/sqlite/stored_file.h"

namespace tablebank {
namespace {

void check_event_header(const std::filesystem::path& located) {
    check_header(located, event_kind);
}

void require_possible(const EventEvidence& evidence) {
    if (evidence.bytes.size() > EventEvidence::most_bytes) throw std::invalid_argument("evidence has a limit");
}

std::int64_t bytes_of(const SQLite::Database& database) {
    Query row(database, "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size");
    return row.next() ? row.integer(0) : 0;
}

/// A copy for reading, valid during one call.
class EventCopy final : public EventBook {
public:
    explicit EventCopy(const SQLite::Database& database)
        : database_(database), id_(read_event_id(database)), genesis_(event_genesis(id_)) {}

    [[nodiscard]] std::string id() const override { return id_; }
    void load(const Sink& sink) const override { read_event_entries(database_, genesis_, sink); }
    void append(std::span<const EventEntry>, std::span<const EventEvidence>) override {
        throw std::logic_error("a copy is not written to");
    }
    [[nodiscard]] std::optional<std::string> evidence(const Hash& hash) const override {
        return read_evidence(database_, hash);
    }
    [[nodiscard]] std::int64_t evidence_bytes(const Hash& hash) const override {
        return read_evidence_bytes(database_, hash);
    }
    [[nodiscard]] EventRoom room() const override { return {bytes_of(database_), event_kind.largest_to_write_to()}; }
    void each_evidence(const EvidenceSink& sink) const override { read_each_evidence(database_, sink); }

private:
    const SQLite::Database& database_;
    std::string id_;
    Hash genesis_;
};

void try_event_journal(const std::filesystem::path& file) {
    read_event(file, [](const EventBook& book) { book.load([](EventEntry&&, const Hash&) {}); });
}

}  // namespace

struct EventFile::Connection {
    ExclusiveDatabase file;
    std::string id;
    Hash genesis;
    EventHead head;
    EventWriter writer;

    explicit Connection(const std::filesystem::path& path)
        : file(path, {event_kind, check_event_header, try_event_journal}),
          id(read_event_id(file.database())),
          genesis(event_genesis(id)),
          writer(file.database()) {
        {
            const InspectionLimits limits(file.database(), file.bytes());
            read_event_entries(file.database(), genesis, [](EventEntry&&, const Hash&) {});
        }
        file.when_settled([this] { head = read_event_head(file.database(), genesis); });
        file.believe();
    }

    /// Their hashes; throws if the caller knows another history.
    [[nodiscard]] std::vector<Hash> expect_to_follow(std::span<const EventEntry> entries) const {
        std::vector<Hash> hashes;
        EventHead next = head;
        for (const EventEntry& entry : entries) {
            if (entry.number != next.number + 1)
                throw file_error(FileError::Kind::moved_on, file.path(),
                                 "its last entry is #" + std::to_string(head.number) + ", not the one expected");
            next = {entry.number, chained(next.hash, entry)};
            hashes.push_back(next.hash);
        }
        return hashes;
    }

    void append(std::span<const EventEntry> entries, std::span<const EventEvidence> evidence) {
        std::vector<Hash> hashes;
        file.store({.expect = [&] { hashes = expect_to_follow(entries); },
                    .write =
                        [&] {
                            for (const EventEvidence& one : evidence) writer.write(one);
                            for (std::size_t i = 0; i < entries.size(); ++i) writer.write(entries[i], hashes[i]);
                        },
                    .reset = [&] { writer.reset(); }});
        head = {entries.back().number, hashes.back()};
    }
};

void EventFile::create(const std::filesystem::path& file, const std::string& event_id,
                       std::span<const EventEntry> first, const EvidenceSupply& supply) {
    ExclusiveDatabase::create(file, event_kind, [&](SQLite::Database& database) {
        write_event_id(database, event_id);
        Hash hash = event_genesis(event_id);
        {
            EventWriter writer(database);
            for (const EventEntry& entry : first) writer.write(entry, hash = chained(hash, entry));
            if (supply)
                supply([&](EventEvidence&& evidence) {
                    require_possible(evidence);
                    writer.write(evidence);
                });
        }
        // A file that cannot be read back is not published.
        read_event_entries(database, event_genesis(read_event_id(database)), [](EventEntry&&, const Hash&) {});
    });
}

EventFile::EventFile(const std::filesystem::path& file)
    : connection_(as_file_error(
          file, [&] { return std::make_unique<Connection>(file); }, FileSubject::event)) {}

EventFile::~EventFile() = default;

std::string EventFile::id() const {
    return connection_->id;
}

void EventFile::load(const Sink& sink) const {
    as_file_error(
        connection_->file.path(), [&] { read_event_entries(connection_->file.database(), connection_->genesis, sink); },
        FileSubject::event);
}

void EventFile::append(std::span<const EventEntry> entries, std::span<const EventEvidence> evidence) {
    for (const EventEvidence& one : evidence) require_possible(one);
    if (entries.empty()) return;
    as_file_error(
        connection_->file.path(), [&] { connection_->append(entries, evidence); }, FileSubject::event);
}

void EventFile::close_to_others() {
    connection_->file.close_to_others();
}

std::optional<std::string> EventFile::evidence(const Hash& hash) const {
    return as_file_error(
        connection_->file.path(), [&] { return read_evidence(connection_->file.database(), hash); },
        FileSubject::event);
}

std::int64_t EventFile::evidence_bytes(const Hash& hash) const {
    return as_file_error(
        connection_->file.path(), [&] { return read_evidence_bytes(connection_->file.database(), hash); },
        FileSubject::event);
}

EventRoom EventFile::room() const {
    return {connection_->file.bytes(), event_kind.largest_to_write_to()};
}

void EventFile::each_evidence(const EvidenceSink& sink) const {
    as_file_error(
        connection_->file.path(), [&] { read_each_evidence(connection_->file.database(), sink); }, FileSubject::event);
}

void read_event(const std::filesystem::path& file, const std::function<void(const EventBook&)>& reader) {
    read_copy(file, event_kind, check_event_header, [&](SQLite::Database& database) { reader(EventCopy(database)); });
}

}  // namespace tablebank

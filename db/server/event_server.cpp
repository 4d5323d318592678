#include "db/server/event_server.h"

#include <fmt/format.h>

#include <array>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "db/file/failure.h"
#include "db/server/checked_tables.h"
#include "db/server/idempotent_commit.h"
#include "db/server/server_connection.h"
#include "db/server/server_rows.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

using Kind = FileError::Kind;
using Milliseconds = std::chrono::milliseconds;

constexpr auto events = TablesOf::events;
constexpr std::array<std::string_view, 2> appended_to{"event", "entry"};
constexpr std::array<std::string_view, 3> appended_with_evidence{"event", "entry", "evidence"};
constexpr std::array<std::string_view, 3> begun_in{"event_name", "event", "entry"};
constexpr std::array<std::string_view, 4> begun_with_evidence{"event_name", "event", "entry", "evidence"};

class NotFollowing : public std::exception {};

/// The hashes of the entries after `head`. Throws NotFollowing.
std::vector<Hash> hashes_after(EventHead head, std::span<const EventEntry> entries) {
    std::vector<Hash> hashes;
    hashes.reserve(entries.size());
    for (const EventEntry& entry : entries) {
        if (entry.number != head.number + 1) throw NotFollowing();
        head = {entry.number, chained(head.hash, entry)};
        hashes.push_back(head.hash);
    }
    return hashes;
}

/// The size of their texts in bytes. Throws FileError too_long.
std::uint64_t measured(const ServerAddress& address, std::span<const EventEntry> entries, std::uint64_t before) {
    std::uint64_t bytes = before;
    bool fits = true;
    for (const EventEntry& entry : entries) {
        bytes += entry.who.size() + entry.why.size() + entry.act.size();
        fits = fits && entry.who.size() <= EventServer::longest_words &&
               entry.why.size() <= EventServer::longest_words && entry.act.size() <= EventServer::longest_act;
    }
    if (!fits || bytes > EventServer::most_bytes)
        throw file_error(Kind::too_long, address.shown(), "it would be larger than it may be", FileSubject::event);
    return bytes;
}

void check_evidence(const EventEvidence& evidence) {
    if (evidence.bytes.size() > EventEvidence::most_bytes) throw std::invalid_argument("evidence has a limit");
}

}  // namespace

struct EventServer::Store {
    ServerConnection connection;
    Milliseconds patience;
    std::string id;
    EventHead seen;  ///< the end that the caller knows
    std::uint64_t bytes = 0;

    Store(ServerAddress address, Milliseconds most) : connection(std::move(address)), patience(most) {
        connection.look([&](ServerTransaction& transaction) {
            const auto tables = CheckedTables::find(transaction, events);
            if (!tables) throw missing("the database holds no events");
            const auto found = find_server_event(*tables, connection.address().name());
            if (!found) throw missing("the database has no event of this name");
            id = *found;
            seen = read_server_head(*tables, id);
        });
    }

    [[nodiscard]] FileError missing(const char* why) const {
        return file_error(Kind::cannot_read, connection.address().shown(), why);
    }
    [[nodiscard]] FileError moved_on(std::int64_t last) const {
        return file_error(Kind::moved_on, connection.address().shown(),
                          fmt::format("its last entry is #{}, not the one expected", last));
    }

    /// Reads everything before passing it on: if the connection breaks, the next one starts again.
    void load(const Sink& sink) {
        std::vector<std::pair<EventEntry, Hash>> all;
        connection.read([&](ServerTransaction& transaction) {
            all.clear();
            const auto tables = CheckedTables::hold(transaction, events);
            const EventHead head = read_server_head(tables, id);
            bytes = read_server_entries(tables, id, head, [&](EventEntry&& entry, const Hash& hash) {
                all.emplace_back(std::move(entry), hash);
            });
            seen = head;
        });
        for (auto& [entry, hash] : all) sink(std::move(entry), hash);
    }

    /// No other client appends during this check: a pending commit has either finished or failed.
    bool holds(const EventHead& head) {
        bool there = false;
        connection.write([&](ServerTransaction& transaction) {
            const auto tables = CheckedTables::hold(transaction, events);
            (void)lock_server_head(tables, id);
            there = read_server_hash(tables, id, head.number) == head.hash;
        });
        return there;
    }

    void append(std::span<const EventEntry> entries, std::span<const EventEvidence> evidence) {
        std::vector<Hash> hashes;
        try {
            hashes = hashes_after(seen, entries);
        } catch (const NotFollowing&) {
            throw moved_on(seen.number);
        }
        const std::uint64_t size = measured(connection.address(), entries, bytes);
        const EventHead next{entries.back().number, hashes.back()};
        idempotent_commit(
            connection, patience,
            [&](ServerTransaction& transaction) {
                const auto tables = CheckedTables::hold(
                    transaction, events, evidence.empty() ? WrittenTables(appended_to) : appended_with_evidence);
                const EventHead last = lock_server_head(tables, id);
                if (last.number != seen.number || last.hash != seen.hash) throw moved_on(last.number);
                for (const EventEvidence& one : evidence) write_server_evidence(tables, id, one);
                write_server_entries(tables, id, entries, hashes);
                write_server_head(tables, id, next);
            },
            [&] { return holds(next); });
        seen = next;
        bytes = size;
    }
};

namespace {

/// The name that is taken; or, if the event itself is in the database under another name, that one.
FileError exists_already(const ServerAddress& place, const std::optional<std::string>& name) {
    if (!name) return file_error(Kind::exists, place.shown(), "an event of that name is there already");
    const std::string shown = platform::text_of(place.shown());
    return file_error(Kind::exists, platform::path_of(shown.substr(0, shown.size() - place.name().size()) + *name),
                      "this event is there already, under that name");
}

}  // namespace

void EventServer::create(const ServerAddress& address, const std::string& event_id, std::span<const EventEntry> first,
                         const EvidenceSupply& supply) {
    ServerConnection connection{address};
    const ServerAddress& place = connection.address();
    const EventHead genesis{0, event_genesis(event_id)};
    std::vector<Hash> hashes;
    try {
        hashes = hashes_after(genesis, first);
    } catch (const NotFollowing&) {
        throw file_error(Kind::damaged, place.shown(), "an entry is missing that others refer to");
    }
    (void)measured(place, first, 0);
    const EventHead head = first.empty() ? genesis : EventHead{first.back().number, hashes.back()};
    const auto make = [&](ServerTransaction& transaction) {
        auto found = CheckedTables::find(transaction, events, supply ? WrittenTables(begun_with_evidence) : begun_in);
        const CheckedTables tables = found ? *found : CheckedTables::make(transaction, events);
        if (!write_server_event(tables, place.name(), event_id, head))
            throw exists_already(place, find_other_name(tables, event_id, place.name()));
        write_server_entries(tables, event_id, first, hashes);
        if (supply)
            supply([&](EventEvidence&& evidence) {
                check_evidence(evidence);
                write_server_evidence(tables, event_id, evidence);
            });
    };
    const auto made = [&] {
        bool there = false;
        connection.write([&](ServerTransaction& transaction) {
            const auto tables = CheckedTables::find(transaction, events);
            there = tables && find_server_event(*tables, place.name()) == event_id &&
                    lock_server_head(*tables, event_id).hash == head.hash;
        });
        return there;
    };
    try {
        idempotent_commit(connection, std::chrono::seconds(8), make, made);
    } catch (const FileError& error) {
        // If two clients create the first tables at once, the second one finds them.
        if (error.kind() != Kind::moved_on) throw;
        idempotent_commit(connection, std::chrono::seconds(8), make, made);
    }
}

EventServer::EventServer(ServerAddress address, Milliseconds patience)
    : store_(std::make_unique<Store>(std::move(address), patience)) {}

EventServer::~EventServer() = default;

std::string EventServer::id() const {
    return store_->id;
}

void EventServer::load(const Sink& sink) const {
    store_->load(sink);
}

void EventServer::append(std::span<const EventEntry> entries, std::span<const EventEvidence> evidence) {
    for (const EventEvidence& one : evidence) check_evidence(one);
    if (entries.empty()) return;
    store_->append(entries, evidence);
}

std::optional<std::string> EventServer::evidence(const Hash& hash) const {
    std::optional<std::string> bytes;
    store_->connection.read([&](ServerTransaction& transaction) {
        bytes = read_server_evidence(CheckedTables::hold(transaction, events), store_->id, to_hex(hash));
    });
    return bytes;
}

std::int64_t EventServer::evidence_bytes(const Hash& hash) const {
    std::int64_t bytes = 0;
    store_->connection.read([&](ServerTransaction& transaction) {
        bytes = read_server_evidence_bytes(CheckedTables::hold(transaction, events), store_->id, to_hex(hash));
    });
    return bytes;
}

EventRoom EventServer::room() const {
    return {static_cast<std::int64_t>(store_->bytes), static_cast<std::int64_t>(most_bytes)};
}

void EventServer::each_evidence(const EvidenceSink& sink) const {
    std::vector<std::string> hashes;
    store_->connection.read([&](ServerTransaction& transaction) {
        hashes = list_server_evidence(CheckedTables::hold(transaction, events), store_->id);
    });
    for (const std::string& hash : hashes) {
        const auto parsed = parse_hash(hash);
        auto bytes = parsed ? evidence(*parsed) : std::nullopt;
        if (!bytes)
            throw file_error(Kind::damaged, store_->connection.address().shown(),
                             "the evidence of a result does not have its hash");
        sink({std::move(*bytes)});
    }
}

}  // namespace tablebank

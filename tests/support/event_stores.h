#pragma once
// The stores of an event's book, for tests that every one of them must pass: a file, and a database of the server that
// the test runs with.

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "db/book/event_book.h"
#include "db/file/file_error.h"

namespace tablebank::testing {

inline const std::string an_event_id = "0123456789abcdef0123456789abcdef";

class EventStore {
public:
    EventStore() = default;
    EventStore(const EventStore&) = delete;
    EventStore& operator=(const EventStore&) = delete;
    virtual ~EventStore() = default;

    [[nodiscard]] virtual std::string kind() const = 0;
    /// As the command line takes it; `name` tells one event from another.
    [[nodiscard]] virtual std::string place(const std::string& name = "club") const = 0;
    virtual void create(const std::string& name, const std::string& id, std::span<const EventEntry> first,
                        const EvidenceSupply& supply = {}) const = 0;
    [[nodiscard]] virtual std::unique_ptr<EventBook> open(const std::string& name = "club") const = 0;
    virtual void read(const std::function<void(const EventBook&)>& reader) const = 0;
    /// Changes that another program makes to the tables of the event "club".
    virtual void alter(const std::string& sql) const = 0;
    virtual void alter_evidence() const = 0;
};

/// Whether the test runs within pg_virtualenv. Without it the tests of a server have nothing to talk to.
[[nodiscard]] bool has_server();
/// "postgresql:///DATABASE#NAME" of it.
[[nodiscard]] std::string server_place(const std::string& name = "club");
/// Runs SQL there; `database` is a file or nothing.
void on_server(const std::string& sql);
/// The first column of the first row.
[[nodiscard]] std::string asked_of_server(const std::string& sql);

/// Each of them, empty.
[[nodiscard]] std::vector<std::unique_ptr<EventStore>> event_stores();
/// The server alone, empty.
[[nodiscard]] std::unique_ptr<EventStore> server_store();

[[nodiscard]] EventEntry some_entry(std::int64_t number, const std::string& act = R"({"did":"something"})");
[[nodiscard]] std::vector<EventEntry> some_entries(std::int64_t first, std::int64_t last);
void append(EventBook& book, const std::vector<EventEntry>& entries, const std::vector<std::string>& texts = {});

struct Loaded {
    std::vector<EventEntry> entries;
    std::vector<std::string> hashes;
    friend bool operator==(const Loaded&, const Loaded&) = default;
};
[[nodiscard]] Loaded loaded(const EventBook& book);
[[nodiscard]] Loaded read_beside(const EventStore& store);

/// The kind of the FileError that `action` throws; none is a failure.
[[nodiscard]] FileError::Kind failure_of(const std::function<void()>& action);
[[nodiscard]] std::string message_of(const std::function<void()>& action);

}  // namespace tablebank::testing

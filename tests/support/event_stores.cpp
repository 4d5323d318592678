#include "tests/support/event_stores.h"

#include <SQLiteCpp/Database.h>
#include <doctest/doctest.h>

#include <cstdlib>
#include <optional>
#include <pqxx/connection>
#include <pqxx/nontransaction>
#include <pqxx/result>

#include "db/event/event_file.h"
#include "db/server/event_server.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

class FileStore final : public EventStore {
public:
    [[nodiscard]] std::string kind() const override { return "file"; }
    [[nodiscard]] std::string place(const std::string& name) const override { return folder_.file(name + ".tbe"); }
    void create(const std::string& name, const std::string& id, std::span<const EventEntry> first,
                const EvidenceSupply& supply) const override {
        EventFile::create(place(name), id, first, supply);
    }
    [[nodiscard]] std::unique_ptr<EventBook> open(const std::string& name) const override {
        return std::make_unique<EventFile>(place(name));
    }
    void read(const std::function<void(const EventBook&)>& reader) const override { read_event(place("club"), reader); }
    void alter(const std::string& sql) const override {
        SQLite::Database database(place("club"), SQLite::OPEN_READWRITE);
        database.exec(sql);
    }
    void alter_evidence() const override { alter("UPDATE evidence SET text = 'another'"); }

private:
    ScratchFolder folder_;
};

class ServerStore final : public EventStore {
public:
    ServerStore() { on_server("DROP SCHEMA IF EXISTS tablebank CASCADE"); }
    [[nodiscard]] std::string kind() const override { return "server"; }
    [[nodiscard]] std::string place(const std::string& name) const override { return server_place(name); }
    void create(const std::string& name, const std::string& id, std::span<const EventEntry> first,
                const EvidenceSupply& supply) const override {
        EventServer::create(place(name), id, first, supply);
    }
    [[nodiscard]] std::unique_ptr<EventBook> open(const std::string& name) const override {
        return std::make_unique<EventServer>(place(name));
    }
    void read(const std::function<void(const EventBook&)>& reader) const override {
        reader(EventServer(place("club")));
    }
    void alter(const std::string& sql) const override { on_server("SET search_path = tablebank; " + sql); }
    void alter_evidence() const override { alter("UPDATE evidence SET bytes = 'another'"); }
};

template <class Question>
auto at_server(Question&& question) {
    pqxx::connection connection("");
    pqxx::nontransaction transaction(connection);
    return question(transaction);
}

std::optional<FileError> error_of(const std::function<void()>& action) {
    try {
        action();
    } catch (const FileError& error) {
        return error;
    }
    FAIL("nothing was refused");
    return std::nullopt;
}

}  // namespace

bool has_server() {
    return std::getenv("PGPORT") != nullptr;
}

std::string server_place(const std::string& name) {
    return "postgresql:///postgres#" + name;
}

void on_server(const std::string& sql) {
    at_server([&](pqxx::transaction_base& transaction) {
        transaction.exec("SET client_min_messages = error");
        return transaction.exec(sql);
    });
}

std::string asked_of_server(const std::string& sql) {
    return at_server(
        [&](pqxx::transaction_base& transaction) { return transaction.exec(sql)[0][0].as<std::string>(""); });
}

std::vector<std::unique_ptr<EventStore>> event_stores() {
    std::vector<std::unique_ptr<EventStore>> stores;
    stores.push_back(std::make_unique<FileStore>());
    if (has_server()) stores.push_back(server_store());
    return stores;
}

std::unique_ptr<EventStore> server_store() {
    return std::make_unique<ServerStore>();
}

EventEntry some_entry(std::int64_t number, const std::string& act) {
    return {number, 1'767'225'600'000 + number, "Vera", number % 2 == 0 ? "as agreed" : "", act};
}

std::vector<EventEntry> some_entries(std::int64_t first, std::int64_t last) {
    std::vector<EventEntry> entries;
    for (std::int64_t number = first; number <= last; ++number) entries.push_back(some_entry(number));
    return entries;
}

void append(EventBook& book, const std::vector<EventEntry>& entries, const std::vector<std::string>& texts) {
    std::vector<EventEvidence> evidence;
    for (const std::string& text : texts) evidence.push_back({text});
    book.append(entries, evidence);
}

Loaded loaded(const EventBook& book) {
    Loaded all;
    book.load([&](EventEntry&& one, const Hash& hash) {
        all.entries.push_back(std::move(one));
        all.hashes.push_back(to_hex(hash));
    });
    return all;
}

Loaded read_beside(const EventStore& store) {
    Loaded all;
    store.read([&](const EventBook& book) { all = loaded(book); });
    return all;
}

FileError::Kind failure_of(const std::function<void()>& action) {
    return error_of(action)->kind();
}

std::string message_of(const std::function<void()>& action) {
    return error_of(action)->what();
}

}  // namespace tablebank::testing

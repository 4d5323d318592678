#include "db/event/live_file.h"

#include <SQLiteCpp/Database.h>

#include <stdexcept>

#include "db/event/live_rows.h"
#include "db/event/live_weighing.h"
#include "db/file/failure.h"
#include "db/sqlite/guarded_copy.h"
#include "db/sqlite/owned_database.h"
#include "db/sqlite/stored_file.h"

namespace tablebank {
namespace {

void check_live_header(const std::filesystem::path& located) {
    check_header(located, live_kind);
}

void try_live_journal(const std::filesystem::path& file) {
    read_copy(file, live_kind, check_live_header,
              [](SQLite::Database& database) { static_cast<void>(read_live_event(database)); });
}

}  // namespace

struct LiveFile::Connection {
    OwnedDatabase file;
    LiveRowWriter writer;

    Connection(const std::filesystem::path& path, const std::string& event_id)
        : file(path, {live_kind, check_live_header, try_live_journal}), writer(file.database()) {
        if (read_live_event(file.database()) != event_id) throw NotOurs("it is of another event");
        file.believe();
    }

    [[nodiscard]] LiveAnswer append(const LiveBatch& batch) {
        const auto hash_of = [&](std::int64_t number) {
            const auto hash = read_live_hash(file.database(), batch.game, number);
            if (!hash) throw Damage("an entry of a game is missing");
            return *hash;
        };
        const WeighedBatch weighed = weigh_batch(batch, read_live_game(file.database(), batch.game), hash_of);
        if (weighed.answer.outcome != LiveOutcome::kept) return weighed.answer;
        if (weighed.is_new_game) writer.begin(batch);
        for (const LiveEntry& entry : weighed.entries) writer.write(batch.game, entry);
        if (!weighed.entries.empty()) writer.end(batch.game, weighed.answer.head);
        return weighed.answer;
    }

    [[nodiscard]] std::vector<LiveAnswer> append(std::span<const LiveBatch> batches) {
        std::vector<LiveAnswer> answers;
        answers.reserve(batches.size());
        file.store({.expect = [] {},
                    .write =
                        [&] {
                            for (const LiveBatch& batch : batches) answers.push_back(append(batch));
                        },
                    .reset = [&] { writer.reset(); }});
        return answers;
    }
};

void LiveFile::create(const std::filesystem::path& file, const std::string& event_id) {
    OwnedDatabase::create(file, live_kind, [&](SQLite::Database& database) { write_live_event(database, event_id); });
}

LiveFile::LiveFile(const std::filesystem::path& file, const std::string& event_id)
    : connection_(as_file_error(file, [&] { return std::make_unique<Connection>(file, event_id); })) {}

LiveFile::~LiveFile() = default;

std::vector<LiveAnswer> LiveFile::append(std::span<const LiveBatch> batches) {
    return as_file_error(connection_->file.path(), [&] { return connection_->append(batches); });
}

std::optional<LiveGame> LiveFile::game(const std::string& id) const {
    return as_file_error(connection_->file.path(), [&] { return read_live_game(connection_->file.database(), id); });
}

void LiveFile::each_entry(const std::string& game, std::int64_t after,
                          const std::function<void(LiveEntry&&)>& sink) const {
    as_file_error(connection_->file.path(), [&] {
        const auto known = read_live_game(connection_->file.database(), game);
        if (known) read_live_entries(connection_->file.database(), game, after, known->head.number, sink);
    });
}

}  // namespace tablebank

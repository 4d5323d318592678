// Reads messages, and compares received entries with the game as the hub has it: new entries that fit are to be stored.

#include "app/event/table_setup.h"
#include "app/hub/live_tables.h"
#include "app/hub/pending_upload.h"
#include "db/file/file_error.h"
#include "ledger/proof/chain.h"
#include "ledger/proof/record_writer.h"

namespace tablebank {

/// Reads a message and checks its signature; uses nothing but the message.
void LiveTables::read_upload(const std::string& bytes, PendingUpload& taking) {
    using Clock = std::chrono::steady_clock;
    const auto before = Clock::now();
    auto read = read_message(bytes);
    if (const auto* problem = std::get_if<MessageProblem>(&read))
        taking.problem = *problem;
    else
        taking.message = std::move(std::get<TableMessage>(read));
    taking.reading = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - before);
}

void LiveTables::weigh(PendingUpload& taking) {
    const TableMessage& message = taking.message;
    try {
        taking.part = read_record_part(message.part, message.after, message.before);
    } catch (const FileError& error) {
        const bool newer = error.kind() == FileError::Kind::newer;
        taking.reply = HubAnswer{.state = newer ? HubState::newer : HubState::damaged, .detail = error.what()};
        return;
    }
    taking.game = played(message.place);
    if (taking.game == nullptr) {
        if (message.after > 0) {
            taking.reply = answer_of(HubState::gap, nullptr);
            return;
        }
        if (!is_game_of(*event(), message.place, *taking.part.setup)) {
            taking.reply = HubAnswer{.state = HubState::other_game};
            return;
        }
        taking.fresh = std::make_unique<PlayedGame>(taking.part.setup, std::string(taking.part.headers));
    }
    compare(taking, taking.fresh ? *taking.fresh : *taking.game);
}

void LiveTables::compare(PendingUpload& taking, PlayedGame& game) {
    const TableMessage& message = taking.message;
    const std::int64_t last = game.game.last();
    if (message.after > last) {
        taking.reply = answer_of(HubState::gap, &game);
        return;
    }
    const auto hash_of = [&](std::int64_t entry) { return game.hashes.at(static_cast<std::size_t>(entry)); };
    const bool begins_otherwise = message.after == 0 && genesis(*taking.part.setup) != game.hashes.front();
    if (message.after > 0 && message.before != hash_of(message.after)) {
        // The fork is before the received entries: the sender is asked for all of them.
        taking.reply = HubAnswer{.state = HubState::gap};
        return;
    }
    if (begins_otherwise) taking.fork_at = 1;
    for (const RecordedEntry& entry : taking.part.entries) {
        if (taking.fork_at != 0 || entry.entry.sequence > last) break;
        if (entry.hash != hash_of(entry.entry.sequence)) taking.fork_at = entry.entry.sequence;
    }
    if (taking.fork_at != 0) {
        taking.reply = taking.part.entries.empty() ? HubAnswer{.state = HubState::other_game} : keep_fork(taking);
        return;
    }
    try {
        const std::lock_guard lock(guard_);
        game.game.expect(taking.part.entries);
    } catch (const FileError& error) {
        taking.reply = HubAnswer{.state = HubState::damaged, .detail = error.what()};
        return;
    }
    LiveBatch& batch = taking.batch;
    batch = {.game = game.game.table().game.setup->game_id,
             .headers = game.headers,
             .genesis = game.hashes.front(),
             .before = {last, game.game.head()},
             .entries = {}};
    std::size_t bytes = game.bytes;
    for (const RecordedEntry& entry : taking.part.entries)
        if (entry.entry.sequence > last) {
            batch.entries.push_back({entry.entry.sequence, entry.hash, tablebank::record_of(entry.entry, entry.hash)});
            bytes += batch.entries.back().text.size();
        }
    if (bytes > PlayedGame::most_bytes && !batch.entries.empty()) {
        taking.reply = answer_of(HubState::too_much, taking.game);
        return;
    }
    if (batch.entries.empty() && taking.game != nullptr) taking.reply = answer_of(HubState::kept, taking.game);
}

}  // namespace tablebank

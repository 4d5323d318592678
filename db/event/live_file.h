#pragma once
// A hub's games as one SQLite file, NAME.tbt, next to the file of its event, written by one hub at a time (WAL,
// synchronous=FULL).

#include <filesystem>
#include <memory>

#include "db/book/live_store.h"

namespace tablebank {

class LiveFile final : public LiveStore {
public:
    /// A new file without a game, completely or not at all. Throws FileError (exists, disk_full, ...).
    static void create(const std::filesystem::path& file, const std::string& event_id);
    /// Opens for exclusive writing. Its pages are checked now, its entries only when they are read. Throws FileError:
    /// open_elsewhere if another hub has it open, not_ours if it belongs to another event.
    LiveFile(const std::filesystem::path& file, const std::string& event_id);
    ~LiveFile() override;

    [[nodiscard]] std::vector<LiveAnswer> append(std::span<const LiveBatch> batches) override;
    [[nodiscard]] std::optional<LiveGame> game(const std::string& id) const override;
    void each_entry(const std::string& game, std::int64_t after,
                    const std::function<void(LiveEntry&&)>& sink) const override;

private:
    struct Connection;
    std::unique_ptr<Connection> connection_;
};

}  // namespace tablebank

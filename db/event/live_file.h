#pragma once
// What a hub keeps, as one SQLite file beside the file of its event, NAME.tbt, kept by one hub at a time (WAL,
// synchronous=FULL).

#include <filesystem>
#include <memory>

#include "db/book/live_store.h"

namespace tablebank {

class LiveFile final : public LiveStore {
public:
    /// A new file without a game, whole or not at all. Throws FileError (exists, disk_full, ...).
    static void create(const std::filesystem::path& file, const std::string& event_id);
    /// Opens for writing, alone. Its pages are inspected, its entries are looked at when somebody asks for them. Throws
    /// FileError: open_elsewhere where another hub has it, not_ours where it is of another event.
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

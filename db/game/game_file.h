#pragma once
// One game, one SQLite file, one exclusive connection (WAL, synchronous=FULL). What append() returned from is on the
// disk. Knows nothing of rules: it stores entries with their hashes and gives them back.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "ledger/books/entry.h"
#include "ledger/books/setup.h"
#include "ledger/proof/chain.h"

namespace tablebank {

/// Called with every entry in order and its stored hash.
using EntrySink = std::function<void(Entry&&, const Hash&)>;
/// The entries of a file: how many there seem to be, and what gives each of them to a sink.
struct StoredEntries {
    std::size_t count = 0;
    std::function<void(const EntrySink&)> load;
};
/// Called once with a game's set-up and its entries, which can be loaded only during the call.
using GameReader = std::function<void(std::shared_ptr<const Setup>, const StoredEntries&)>;

class GameFile {
public:
    /// A new file with the set-up and no entry yet. Throws FileError (exists, disk_full, disk_failed, cannot_read).
    [[nodiscard]] static GameFile create(const std::filesystem::path& file, const Setup& setup);
    /// Opens for posting, migrating an older version, what read_guarded would read and nothing else. Nothing of the
    /// file is changed before its entries were loaded or one is stored. Throws FileError, second_name where it is
    /// linked.
    [[nodiscard]] static GameFile open(const std::filesystem::path& file);

    GameFile(GameFile&&) noexcept;
    GameFile& operator=(GameFile&&) noexcept;
    ~GameFile();

    [[nodiscard]] const std::filesystem::path& path() const;
    /// The agreed set-up with its pinned edition.
    [[nodiscard]] std::shared_ptr<const Setup> setup() const;
    /// Every stored entry in order, its number and its hash checked while it is loaded, which throws FileError
    /// (damaged). The sink is called on another thread while load() reads on, and must not use the file.
    [[nodiscard]] StoredEntries entries() const;

    /// Stores entries and their hashes in one transaction, durable on return; nothing at all is stored when it throws.
    /// The first must follow the last stored one, or FileError moved_on; the file must not be too_long, nor have
    /// moved_away. One hash per entry.
    void append(std::span<const Entry> entries, std::span<const Hash> hashes);

    /// The hash of a stored entry; nullopt where there is none of this number. Throws FileError.
    [[nodiscard]] std::optional<Hash> hash_of(std::int64_t sequence) const;
    /// The number of the stored entry with this id, if any. Throws FileError.
    [[nodiscard]] std::optional<std::int64_t> sequence_of(std::string_view id) const;

    /// Whether the file or its -wal was moved, replaced or deleted since it was opened: then append() throws FileError
    /// moved_away, and will for ever. What was stored before is in the file that was opened.
    [[nodiscard]] bool moved_away() const;

    /// A whole copy (VACUUM INTO). Throws FileError (exists, disk_full, disk_failed).
    void back_up(const std::filesystem::path& to) const;

private:
    struct Connection;
    explicit GameFile(std::unique_ptr<Connection> connection);
    std::unique_ptr<Connection> connection_;
};

/// Reads somebody's file without touching it, beside an open writer too: the file and its journals are copied to a
/// private place, the copy is recovered and opened guarded (defensive, untrusted schema, schema compared byte for byte
/// before anything in it is evaluated, integrity, foreign keys, chain). Throws FileError (cannot_read, not_ours, newer,
/// damaged, unsafe_beside).
void read_guarded(const std::filesystem::path& file, const GameReader& reader);

}  // namespace tablebank

#pragma once
// One game, one SQLite file, one exclusive connection (WAL, synchronous=FULL). When append() returns, its entries are
// on the disk. It stores entries with their hashes and reads them; the rules are elsewhere.

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
/// The entries of a file: their apparent number, and a function that passes each of them to a sink.
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
    /// Opens for posting, and migrates an older version. Accepts exactly the files that read_guarded accepts. The file
    /// is not changed before its entries are loaded or one is stored. Throws FileError, second_name if it has a hard
    /// link.
    [[nodiscard]] static GameFile open(const std::filesystem::path& file);

    GameFile(GameFile&&) noexcept;
    GameFile& operator=(GameFile&&) noexcept;
    ~GameFile();

    [[nodiscard]] const std::filesystem::path& path() const;
    /// The agreed set-up with its pinned edition.
    [[nodiscard]] std::shared_ptr<const Setup> setup() const;
    /// Every stored entry in order. Loading checks its number and its hash, and throws FileError (damaged). The sink is
    /// called on another thread while load() reads, and must not use the file.
    [[nodiscard]] StoredEntries entries() const;

    /// Stores entries and their hashes in one transaction, durable on return; stores nothing if it throws. The first
    /// must follow the last stored one, otherwise FileError moved_on. Also throws too_long and moved_away. One hash per
    /// entry.
    void append(std::span<const Entry> entries, std::span<const Hash> hashes);

    /// The hash of a stored entry; nullopt if there is no entry of this number. Throws FileError.
    [[nodiscard]] std::optional<Hash> hash_of(std::int64_t sequence) const;
    /// The number of the stored entry with this id, if any. Throws FileError.
    [[nodiscard]] std::optional<std::int64_t> sequence_of(std::string_view id) const;

    /// Whether the file or its -wal was moved, replaced or deleted since it was opened: from then on append() always
    /// throws FileError moved_away. Entries stored before are in the file that was opened.
    [[nodiscard]] bool moved_away() const;

    /// A whole copy (VACUUM INTO). Throws FileError (exists, disk_full, disk_failed).
    void back_up(const std::filesystem::path& to) const;

private:
    struct Connection;
    explicit GameFile(std::unique_ptr<Connection> connection);
    std::unique_ptr<Connection> connection_;
};

/// Reads an untrusted file without changing it, also while another program writes to it: the file and its journals are
/// copied to a private place, the copy is recovered and opened hardened (defensive, untrusted schema, schema compared
/// byte for byte before anything in it is evaluated, integrity, foreign keys, chain). Throws FileError (cannot_read,
/// not_ours, newer, damaged, unsafe_beside).
void read_guarded(const std::filesystem::path& file, const GameReader& reader);

}  // namespace tablebank

#pragma once
// A small game for the tests of game files: five friends, entries that fill every member, and what reading gives back.

#include <doctest/doctest.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "db/file/file_error.h"
#include "db/file/temporary_folder.h"
#include "db/game/game_file.h"
#include "ledger/books/entry.h"
#include "ledger/books/setup.h"
#include "ledger/proof/chain.h"

namespace tablebank::test {

/// A folder for one test's files.
class Folder {
public:
    Folder() : folder_(std::filesystem::temp_directory_path()) {}
    [[nodiscard]] std::filesystem::path operator/(const char* name) const { return folder_.path() / name; }
    [[nodiscard]] const std::filesystem::path& path() const { return folder_.path(); }
    /// The names of everything in it, sorted, with spaces between.
    [[nodiscard]] std::string names() const;

private:
    TemporaryFolder folder_;
};

/// The American edition, five players, a timed game with a ruling of its own.
[[nodiscard]] Setup sample_setup();

/// Entries with their hashes, each following from the one before.
struct Chain {
    std::vector<Entry> entries;
    std::vector<Hash> hashes;

    explicit Chain(const Setup& setup) : last_(genesis(setup)) {}
    /// Numbers the entry, gives it an id if it has none, and chains it.
    Chain& add(Entry entry);
    /// Adds `count` entries as an ordinary game has them; each follows from its number alone.
    Chain& play(int count);
    [[nodiscard]] std::int64_t size() const { return static_cast<std::int64_t>(entries.size()); }
    /// Posts those from `first` (counted from 1) on, in one step.
    void post(GameFile& game, std::int64_t first = 1) const;

    friend bool operator==(const Chain& a, const Chain& b) { return a.entries == b.entries && a.hashes == b.hashes; }

private:
    Hash last_;
};

/// The entry that fills every member, and texts of every script.
[[nodiscard]] Entry full_entry();

/// Everything a game file or a guarded reading gives.
struct Contents {
    std::string setup;  ///< encoded
    std::vector<Entry> entries;
    std::vector<Hash> hashes;
    friend bool operator==(const Contents&, const Contents&) = default;
};
[[nodiscard]] Contents contents_of(const GameFile& game);
[[nodiscard]] Contents guarded_contents(const std::filesystem::path& file);

[[nodiscard]] std::string bytes_of(const std::filesystem::path& file);
void write_bytes(const std::filesystem::path& file, const std::string& bytes);

/// The error with which an action fails. Fails the test if it does not, or if the message does not name a file.
template <class Action>
FileError::Kind kind_of_failure(Action&& action) {
    try {
        action();
    } catch (const FileError& error) {
        CHECK(std::string(error.what()).starts_with(error.file().string() + ": "));
        return error.kind();
    }
    FAIL("it went through");
    return FileError::Kind::disk_failed;
}

}  // namespace tablebank::test

#include "app/session/write_game.h"

#include "db/file/file_error.h"
#include "db/file/new_file.h"
#include "db/game/game_file.h"

namespace tablebank {
namespace {

/// Written to a new file together.
constexpr std::size_t entries_at_once = 1000;

}  // namespace

std::vector<Hash> chain_on(Hash head, std::span<const Entry> entries) {
    std::vector<Hash> hashes;
    hashes.reserve(entries.size());
    for (const Entry& entry : entries) hashes.push_back(head = chained(head, entry));
    return hashes;
}

void write_game(const std::filesystem::path& file, const Setup& setup, const History& history) {
    const NewFile fresh(file);
    try {
        GameFile draft = GameFile::create(fresh.draft(), setup);
        Hash head = genesis(setup);
        std::vector<Entry> some;
        for (const Entry& entry : history.entries()) {
            some.push_back(entry);
            if (some.size() < entries_at_once && entry.sequence < history.last()) continue;
            const std::vector<Hash> hashes = chain_on(head, some);
            draft.append(some, hashes);
            head = hashes.back();
            some.clear();
        }
    } catch (const FileError& error) {
        throw FileError(error.kind(), file, error.what());  // with the requested name, not the draft's
    }
    fresh.publish();
}

}  // namespace tablebank

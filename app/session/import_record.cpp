#include "app/session/import_record.h"

#include <memory>
#include <optional>
#include <utility>

#include "app/session/write_game.h"
#include "db/game/record_file.h"

namespace tablebank {

bool is_record(const std::filesystem::path& file) {
    return begins_as_record(file);
}

bool is_text_of_record(std::string_view text) {
    return is_beginning_of_record(text);
}

ReadGame import_record(const std::filesystem::path& record, const std::filesystem::path& to) {
    std::optional<ReadGame> read;
    read_record(record, [&](std::shared_ptr<const Setup> setup, const StoredEntries& entries) {
        read = replay(record, std::move(setup), entries);
    });
    write_game(to, *read->table.game.setup, read->table.history);
    return *std::move(read);
}

}  // namespace tablebank

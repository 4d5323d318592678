#include "app/session/import_record.h"

#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

#include "app/session/write_game.h"
#include "db/game/record_file.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

std::optional<Hash> head_of(const std::filesystem::path& game) {
    try {
        return read_game(game).head;
    } catch (const FileError&) {
        return std::nullopt;  // for any reason: it is not this game
    }
}

ReadGame read_whole_record(const std::filesystem::path& record) {
    std::optional<ReadGame> read;
    read_record(record, [&](const std::shared_ptr<const Setup>& setup, const StoredEntries& entries) {
        read = replay(record, setup, entries);
    });
    return *std::move(read);
}

}  // namespace

bool is_record(const std::filesystem::path& file) {
    return begins_as_record(file);
}

bool is_text_of_record(std::string_view text) {
    return is_beginning_of_record(text);
}

bool is_text_of_game(std::string_view text) {
    constexpr std::string_view sqlite_magic{"SQLite format 3\0", 16};
    return text.starts_with(sqlite_magic) || is_text_of_record(text);
}

ReadGame import_record(const std::filesystem::path& record, const std::filesystem::path& to) {
    ReadGame read = read_whole_record(record);
    write_game(to, *read.table.game.setup, read.table.history);
    return read;
}

std::filesystem::path game_of_record(const std::filesystem::path& record, const std::filesystem::path& folder) {
    const ReadGame read = read_whole_record(record);
    const std::string name = platform::text_of(record.stem());
    std::filesystem::path game = folder / platform::path_of(name + ".tbl");
    std::error_code unknown;
    for (int number = 2; std::filesystem::exists(game, unknown); ++number) {
        if (head_of(game) == read.head) return game;
        game = folder / platform::path_of(name + '-' + std::to_string(number) + ".tbl");
    }
    std::filesystem::create_directories(folder, unknown);  // if that is not possible, creating the file fails
    write_game(game, *read.table.game.setup, read.table.history);
    return game;
}

}  // namespace tablebank

#include "app/event/live_place.h"

#include "app/event/event_place.h"
#include "db/book/server_stores.h"
#include "db/event/live_file.h"
#include "db/file/file_error.h"
#include "ledger/proof/record_writer.h"
#include "platform/path_text.h"

namespace tablebank {

std::filesystem::path live_file_of(const std::string& event_file) {
    return platform::path_of(event_file).replace_extension(".tbt");
}

std::unique_ptr<LiveStore> open_live_store(const std::string& event_place, const std::string& event_id) {
    if (is_event_address(event_place)) return server_stores().open_live_store(event_place);
    const std::filesystem::path file = live_file_of(event_place);
    std::error_code unknown;
    if (!std::filesystem::exists(file, unknown)) LiveFile::create(file, event_id);
    return std::make_unique<LiveFile>(file, event_id);
}

bool has_hub(const std::string& event_place) {
    std::error_code unknown;
    return is_event_address(event_place) || std::filesystem::exists(live_file_of(event_place), unknown);
}

std::optional<std::string> record_in(const LiveStore& store, const std::string& game,
                                     std::optional<std::int64_t> entries) {
    const auto kept = store.game(game);
    if (!kept || (entries && kept->head.number < *entries)) return std::nullopt;
    std::string text = kept->headers;
    LiveHead last{0, kept->genesis};
    store.each_entry(game, 0, [&](LiveEntry&& entry) {
        if (entries && entry.number > *entries) return;
        text += entry.text;
        last = {entry.number, entry.hash};
    });
    return with_format_of_entries(std::move(text)) + record_end(last.number, last.hash);
}

std::optional<std::string> record_at_hub(const std::string& event_place, const std::string& event_id,
                                         const std::string& game) {
    if (!has_hub(event_place)) return std::nullopt;
    try {
        return record_in(*open_live_store(event_place, event_id), game);
    } catch (const FileError& error) {
        if (error.kind() != FileError::Kind::open_elsewhere) throw;
        return std::nullopt;
    }
}

}  // namespace tablebank

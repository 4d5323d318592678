#include "app/event/live_place.h"

#include "app/event/event_place.h"
#include "db/book/server_stores.h"
#include "db/event/live_file.h"
#include "db/file/file_error.h"

namespace tablebank {

std::filesystem::path live_file_of(const std::string& event_file) {
    return std::filesystem::path(event_file).replace_extension(".tbt");
}

std::unique_ptr<LiveStore> open_live_store(const std::string& event_place, const std::string& event_id) {
    if (is_event_address(event_place)) return server_stores().open_live_store(event_place);
    const std::filesystem::path file = live_file_of(event_place);
    std::error_code unknown;
    if (!std::filesystem::exists(file, unknown)) LiveFile::create(file, event_id);
    return std::make_unique<LiveFile>(file, event_id);
}

}  // namespace tablebank

#include "app/event/event_place.h"

#include <thread>

#include "db/address/hidden_passwords.h"
#include "db/book/server_stores.h"
#include "db/event/event_file.h"
#include "db/file/file_error.h"
#include "platform/path_text.h"

namespace tablebank {

bool is_event_address(const std::string& place) {
    return is_server_address(place);
}

std::filesystem::path event_place_shown(const std::string& place) {
    return is_server_address(place) ? server_address_shown(place) : platform::path_of(place);
}

std::string keep_address_passwords(const std::string& text) {
    return keep_passwords(text);
}

std::string hide_address_passwords(const std::string& text) {
    return hide_passwords(text);
}

std::unique_ptr<EventBook> open_event_book(const std::string& place, std::chrono::milliseconds patience) {
    if (is_server_address(place)) return server_stores().open_event(place);
    constexpr std::chrono::milliseconds pause{20};
    const auto end = std::chrono::steady_clock::now() + patience;
    for (;;) {
        try {
            return std::make_unique<EventFile>(platform::path_of(place));
        } catch (const FileError& error) {
            if (error.kind() != FileError::Kind::open_elsewhere || std::chrono::steady_clock::now() >= end) throw;
        }
        std::this_thread::sleep_for(pause);
    }
}

void create_event_book(const std::string& place, const std::string& event_id, std::span<const EventEntry> first,
                       const EvidenceSupply& supply) {
    if (is_server_address(place))
        server_stores().create_event(place, event_id, first, supply);
    else
        EventFile::create(platform::path_of(place), event_id, first, supply);
}

void read_event_book(const std::string& place, const std::function<void(const EventBook&)>& reader) {
    if (is_server_address(place))
        reader(*server_stores().open_event(place));
    else
        read_event(platform::path_of(place), reader);
}

}  // namespace tablebank

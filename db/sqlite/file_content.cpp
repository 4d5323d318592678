#include "db/sqlite/file_content.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "db/sqlite/database_kind.h"

namespace tablebank {
namespace {

struct Content {
    std::string_view begins;
    const char* says;
};

constexpr std::array texts{
    Content{"tablebank record ", "this is a record of a game"},
    Content{"tablebank checkpoint ", "this is a checkpoint"},
    Content{"tablebank-table-", "this is the link of a table"},
    Content{"untrusted comment:", "this is a key or a signature"},
    Content{"{", "this is a text in JSON, as a position is"},
};

bool is_text(std::string_view bytes) {
    return std::ranges::all_of(
        bytes, [](unsigned char byte) { return byte >= ' ' || byte == '\n' || byte == '\r' || byte == '\t'; });
}

}  // namespace

const char* content_of_database(std::uint32_t application_id) {
    switch (application_id) {
        case application_id::game:
            return "this is a game of tablebank";
        case application_id::event:
            return "this is an event of tablebank";
        case application_id::live_tables:
            return "these are the games of a hub's tables";
        default:
            return "this is the database of another program";
    }
}

const char* content_of_file(std::span<const std::byte> beginning) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    std::string_view text(reinterpret_cast<const char*>(beginning.data()), beginning.size());
    if (text.empty()) return "it is empty";
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    for (const Content& content : texts)
        if (text.starts_with(content.begins)) return content.says;
    return is_text(text) ? "this is a text, such as an edition or a list of players" : nullptr;
}

}  // namespace tablebank

#include "app/session/bounded_json.h"

#include "ledger/text/json_bounds.h"

namespace tablebank {

std::optional<nlohmann::json> parse_bounded_json(std::string_view text) {
    using Json = nlohmann::json;
    if (beyond_json_bounds(text)) return std::nullopt;
    bool all_whole = true;
    Json json = Json::parse(
        text,
        [&](int, Json::parse_event_t event, const Json& parsed) {
            if (event == Json::parse_event_t::value && parsed.is_number_float()) all_whole = false;
            return true;
        },
        false);
    if (json.is_discarded() || !all_whole) return std::nullopt;
    return json;
}

}  // namespace tablebank

#include "ledger/text/json_bounds.h"

namespace tablebank {

std::optional<std::size_t> beyond_json_bounds(std::string_view text, std::size_t most_values) {
    int depth = 0;
    std::size_t values = 0;
    bool quoted = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char sign = text[at];
        if (quoted) {
            if (sign == '\\') ++at;
            if (sign == '"') quoted = false;
            continue;
        }
        if (sign == '"') quoted = true;
        if (sign == '[' || sign == '{') ++depth;
        if (sign == ']' || sign == '}') --depth;
        if (sign == ',' || sign == ':') ++values;
        if (depth > deepest_json || values > most_values) return at;
    }
    return std::nullopt;
}

}  // namespace tablebank

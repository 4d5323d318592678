#include "ledger/text/truncate.h"

#include "ledger/text/utf8.h"

namespace tablebank {

std::string truncated(std::string_view text, std::size_t most) {
    if (text.size() <= most) return std::string(text);
    std::size_t end = 0;
    for (std::size_t count = 0; end < text.size(); ++count) {
        if (count == most) return std::string(text.substr(0, end)) + "…";
        static_cast<void>(next_character(text, end));
    }
    return std::string(text);
}

}  // namespace tablebank

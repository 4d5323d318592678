#include "ledger/text/shortened.h"

#include "ledger/text/character.h"

namespace tablebank {

std::string shortened(std::string_view text, std::size_t most) {
    if (text.size() <= most) return std::string(text);
    std::size_t end = 0;
    for (std::size_t count = 0; end < text.size(); ++count) {
        if (count == most) return std::string(text.substr(0, end)) + "…";
        static_cast<void>(next_character(text, end));
    }
    return std::string(text);
}

}  // namespace tablebank

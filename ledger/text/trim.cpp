#include "ledger/text/trim.h"

#include <cstddef>

#include "ledger/text/utf8.h"

namespace tablebank {

std::string_view trim(std::string_view text) {
    std::size_t begin = text.size();
    std::size_t end = text.size();
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t here = at;
        if (is_blank(next_character(text, at))) continue;
        if (begin == text.size()) begin = here;
        end = at;
    }
    return begin == text.size() ? std::string_view{} : text.substr(begin, end - begin);
}

}  // namespace tablebank

#include "ledger/text/typed_name.h"

#include <algorithm>
#include <array>

#include "ledger/text/case_fold.h"
#include "ledger/text/slug.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

constexpr std::array<Character, 11> apostrophes{U'\'', U'’',   U'‘',   U'ʼ',   U'ʻ',  U'`',
                                                U'´',  0x02B9, 0x2032, 0x201B, 0xFF07};

bool is_apostrophe(Character character) {
    return std::ranges::find(apostrophes, character) != apostrophes.end();
}

}  // namespace

std::string with_plain_apostrophes(std::string_view text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        if (is_apostrophe(next_character(text, at)))
            plain += '\'';
        else
            plain += text.substr(begin, at - begin);
    }
    return plain;
}

std::string with_single_spaces(std::string_view text) {
    std::string single;
    bool blank = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        if (is_blank(next_character(text, at))) {
            blank = !single.empty();
            continue;
        }
        if (blank) single += ' ';
        blank = false;
        single += text.substr(begin, at - begin);
    }
    return single;
}

std::string game_name_as_typed(std::string_view text) {
    return with_single_spaces(with_plain_apostrophes(text));
}

std::string search_key(std::string_view text) {
    const std::string plain = with_plain_apostrophes(text);
    std::string key = slug_of(plain);
    return key.empty() ? fold(plain) : key;
}

}  // namespace tablebank

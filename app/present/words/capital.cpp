#include "app/present/words/capital.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>

namespace tablebank {

std::string with_capital(const Setup& setup, std::string sentence) {
    const bool named = std::ranges::any_of(
        setup.players, [&](const PlayerSetup& player) { return sentence.starts_with(player.name + ' '); });
    if (named || sentence.empty()) return sentence;
    icu::UnicodeString letters = icu::UnicodeString::fromUTF8(sentence);
    const UChar32 first = letters.char32At(0);
    letters.replace(0, U16_LENGTH(first), u_totitle(first));
    sentence.clear();
    return letters.toUTF8String(sentence);
}

}  // namespace tablebank

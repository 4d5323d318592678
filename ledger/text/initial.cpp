#include "ledger/text/initial.h"

#include <unicode/brkiter.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <memory>

namespace tablebank {

std::string first_sign(std::string_view text) {
    constexpr std::size_t enough = 64;  // marks can be repeated without limit
    const std::string_view beginning = text.substr(0, std::min(text.size(), enough));
    const auto letters = icu::UnicodeString::fromUTF8({beginning.data(), static_cast<int32_t>(beginning.size())});
    UErrorCode failed = U_ZERO_ERROR;
    const std::unique_ptr<icu::BreakIterator> signs(
        icu::BreakIterator::createCharacterInstance(icu::Locale::getRoot(), failed));
    if (U_FAILURE(failed) || letters.isEmpty()) return {};
    signs->setText(letters);
    std::string first;
    letters.tempSubStringBetween(0, signs->next()).toUTF8String(first);
    return first;
}

}  // namespace tablebank

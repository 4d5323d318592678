#include "app/i18n/alphabet.h"

#include <unicode/coll.h>

#include <stdexcept>
#include <vector>

#include "app/i18n/language.h"

namespace tablebank {

struct Alphabet::Order {
    std::unique_ptr<const icu::Collator> collator;
};

Alphabet::Alphabet(const Language& lang) {
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<icu::Collator> collator(icu::Collator::createInstance(icu::Locale(lang.tag().c_str()), status));
    if (U_SUCCESS(status)) collator->setAttribute(UCOL_STRENGTH, UCOL_TERTIARY, status);
    if (U_FAILURE(status)) throw std::runtime_error(std::string("order of letters: ") + u_errorName(status));
    order_ = std::make_shared<Order>(Order{std::move(collator)});
}

std::string Alphabet::key(const std::string& text) const {
    const icu::UnicodeString letters = icu::UnicodeString::fromUTF8(text);
    std::vector<std::uint8_t> key(static_cast<std::size_t>(order_->collator->getSortKey(letters, nullptr, 0)));
    order_->collator->getSortKey(letters, key.data(), static_cast<std::int32_t>(key.size()));
    // It ends with a zero. The text follows it, so that only equal texts have equal keys, on every computer.
    return std::string(key.begin(), key.end()) + text;
}

}  // namespace tablebank

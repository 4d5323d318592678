#include "app/i18n/alphabet.h"

#include <boost/locale/collator.hpp>
#include <boost/locale/generator.hpp>

#include <locale>

#include "app/i18n/language.h"

namespace tablebank {

struct Alphabet::Order {
    std::locale locale;
};

Alphabet::Alphabet(const Language& lang)
    : order_(std::make_shared<Order>(Order{boost::locale::generator()(lang.tag() + ".UTF-8")})) {}

std::string Alphabet::key(const std::string& text) const {
    const auto& collator = std::use_facet<boost::locale::collator<char>>(order_->locale);
    // The text follows its key, so that only equal texts have equal keys, on every computer.
    return collator.transform(boost::locale::collator_base::tertiary, text) + '\0' + text;
}

}  // namespace tablebank

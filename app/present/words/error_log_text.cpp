#include "app/present/words/error_log_text.h"

#include <new>

#include "app/i18n/language.h"
#include "calculators/money.h"

namespace tablebank {
namespace {

std::string error_log_reason(const Language& lang, const std::exception& error) {
    if (dynamic_cast<const MoneyOverflow*>(&error) != nullptr) return lang.tr("a sum is beyond what can be counted");
    if (dynamic_cast<const std::bad_alloc*>(&error) != nullptr) return lang.tr("there is not enough memory for it");
    return error.what();
}

}  // namespace

std::string error_log_text(const Language& lang, const std::exception& error) {
    return lang.tr("Something went wrong: {why}. Your entries are saved. Try another way, or continue.",
                   {{"why", error_log_reason(lang, error)}});
}

}  // namespace tablebank

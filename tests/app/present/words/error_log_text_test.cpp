// The sentence for what nothing else catches.

#include "app/present/words/error_log_text.h"

#include <doctest/doctest.h>

#include <new>
#include <stdexcept>
#include <string>

#include "app/i18n/language.h"
#include "calculators/money.h"

namespace tablebank {
namespace {

TEST_CASE("it states the error, and that the entries are saved") {
    const Language lang = Language::english();
    CHECK(error_log_text(lang, MoneyOverflow("too much")).find("a sum is beyond what can be counted") !=
          std::string::npos);
    CHECK(error_log_text(lang, std::bad_alloc()).find("there is not enough memory for it") != std::string::npos);
    CHECK(error_log_text(lang, std::runtime_error("a cable broke")).find("Your entries are saved") !=
          std::string::npos);
    CHECK(error_log_text(lang, std::runtime_error("a cable broke")).find("a cable broke") != std::string::npos);
}

}  // namespace
}  // namespace tablebank

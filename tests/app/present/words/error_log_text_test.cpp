// The sentence for what nothing else catches.

#include "app/present/words/error_log_text.h"

#include <doctest/doctest.h>

#include <stdexcept>
#include <string>

#include "app/i18n/language.h"
#include "app/paper/pdf.h"

namespace tablebank {
namespace {

TEST_CASE("a program without paper names the system, not a fault") {
    const Language lang = Language::english();
    CHECK(error_log_text(lang, NoPaper()).find(no_paper_text(lang)) != std::string::npos);
    CHECK(error_log_text(lang, std::runtime_error("a cable broke")).find("a cable broke") != std::string::npos);
}

}  // namespace
}  // namespace tablebank

#pragma once
// The conformance table as a page for readers: docs/generated/conformance.md. Made from the books alone, so that it
// never states more than the tests prove; scripts/update-conformance.sh writes it.

#include <string>
#include <vector>

#include "tests/conformance/book.h"

namespace tablebank::conformance {

[[nodiscard]] std::string conformance_document(const std::vector<Book>& books);

}  // namespace tablebank::conformance

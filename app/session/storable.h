#pragma once
// Internal header.

#include <stdexcept>
#include <string>

#include "ledger/books/entry_validation.h"

namespace tablebank {

/// Throws std::invalid_argument if an entry, or a setup, could not be read back from a file.
template <class Stored>
void check_storable(const Stored& stored) {
    if (const char* const part = unstorable(stored))
        throw std::invalid_argument(std::string("what no game holds: ") + part);
}

}  // namespace tablebank

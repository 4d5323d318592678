#pragma once
// One posted line: what moved, which facts changed, who, when and why. Written once, never changed.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ledger/books/fact.h"
#include "ledger/books/transfer.h"

namespace tablebank {

/// The input from outside that comes with a command: decide makes up neither ids nor times.
struct Stamp {
    std::string id;          ///< 32 hexadecimal digits, unique
    std::int64_t at_ms = 0;  ///< UTC milliseconds since 1970
    std::string poster;      ///< the person who typed it, may be empty
    friend bool operator==(const Stamp&, const Stamp&) = default;
};

struct Entry {
    std::int64_t sequence = 0;  ///< 1, 2, 3, ... without a gap
    Stamp stamp;
    std::string verb;                      ///< "roll", "rent", "undo"; "open" for the first entry
    std::string typed;                     ///< the line as typed
    std::string line;                      ///< its canonical form
    std::string why;                       ///< free text of the line
    std::optional<std::string> forced;     ///< the reason of `force`
    std::vector<std::string> set_aside;    ///< refusal codes that `force` overrode
    std::optional<std::int64_t> reverses;  ///< the entry this one reverses
    std::vector<Transfer> transfers;
    std::vector<FactChange> facts;

    friend bool operator==(const Entry&, const Entry&) = default;
};

}  // namespace tablebank

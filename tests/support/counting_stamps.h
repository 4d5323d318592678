#pragma once
// Stamps that every run makes alike.

#include <cstdint>
#include <memory>
#include <string>

#include "app/session/session.h"

namespace tablebank::testing {

/// A clock that moves by a second with every stamp, and ids that count, from a number on: no two in a file are alike.
inline StampMaker counting_stamps(std::int64_t from = 0) {
    auto count = std::make_shared<std::int64_t>(from);
    StampMaker stamps;
    stamps.now_ms = [count] { return 1'760'000'000'000 + *count * 1000; };
    stamps.new_id = [count] {
        std::string id = std::to_string(++*count);
        return std::string(32 - id.size(), '0') + id;
    };
    stamps.poster = "Elena";
    return stamps;
}

}  // namespace tablebank::testing

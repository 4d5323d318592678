#pragma once
// The blocks of a page, for the tests of the code that makes one.

#include <doctest/doctest.h>

#include <variant>
#include <vector>

#include "app/pages/public_page.h"

namespace tablebank::testing {

template <class Block>
[[nodiscard]] std::vector<Block> blocks_in(const Page& page) {
    std::vector<Block> found;
    for (const PageBlock& each : page.blocks)
        if (const auto* block = std::get_if<Block>(&each)) found.push_back(*block);
    return found;
}

/// The first of its kind; fails the test if there is none.
template <class Block>
[[nodiscard]] Block block_in(const Page& page) {
    auto found = blocks_in<Block>(page);
    REQUIRE_FALSE(found.empty());
    return std::move(found.front());
}

}  // namespace tablebank::testing

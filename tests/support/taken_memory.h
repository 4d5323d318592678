#pragma once
// How much memory something takes while it runs, counted up: what copies a text again and again takes more than anybody
// has, where a clock would only say that this machine is quick today.

#include <cstddef>

namespace tablebank::testing {

/// All bytes that were asked for since the program began, those given back too.
[[nodiscard]] std::size_t taken_memory();

}  // namespace tablebank::testing

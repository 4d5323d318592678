#pragma once
// The size of a picture, from its first bytes. Internal header.

#include <string_view>

namespace tablebank {

/// In points of the picture.
struct PngSize {
    double width = 0;
    double height = 0;
};

/// Throws std::runtime_error if it is not a PNG, or if its size is zero.
[[nodiscard]] PngSize png_size(std::string_view png);

}  // namespace tablebank

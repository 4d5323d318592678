#pragma once
// The size of an image, from its first bytes. Internal header.

#include <string_view>

namespace tablebank {

/// In pixels of the image.
struct PngSize {
    double width = 0;
    double height = 0;
};

/// Throws std::runtime_error if it is not a PNG, or if its size is zero.
[[nodiscard]] PngSize png_size(std::string_view png);

}  // namespace tablebank

#pragma once
// What a page has to know of a picture, from its first bytes. Internal to this room.

#include <string_view>

namespace tablebank {

/// In points of the picture.
struct PngSize {
    double width = 0;
    double height = 0;
};

/// Throws std::runtime_error for what is no PNG, or one of no size.
[[nodiscard]] PngSize png_size(std::string_view png);

}  // namespace tablebank

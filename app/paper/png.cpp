#include "app/paper/png.h"

#include <stdexcept>

namespace tablebank {

namespace {

constexpr std::string_view signature = "\x89PNG\r\n\x1a\n";
constexpr std::size_t width_at = 16;  ///< of the header, which is the first part of every image
constexpr std::size_t height_at = 20;

double number_at(std::string_view png, std::size_t at) {
    unsigned number = 0;
    for (std::size_t i = at; i < at + 4; ++i) number = number << 8U | static_cast<unsigned char>(png[i]);
    return number;
}

}  // namespace

PngSize png_size(std::string_view png) {
    if (png.size() < height_at + 4 || !png.starts_with(signature)) throw std::runtime_error("a picture is no PNG");
    const PngSize size{number_at(png, width_at), number_at(png, height_at)};
    if (size.width < 1 || size.height < 1) throw std::runtime_error("a picture has no size");
    return size;
}

}  // namespace tablebank

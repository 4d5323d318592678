#include "app/qr/qr_text.h"

#include <string_view>

namespace tablebank {
namespace {

constexpr std::string_view half_block(bool upper_light, bool lower_light) {
    if (upper_light) return lower_light ? "█" : "▀";
    return lower_light ? "▄" : " ";
}

}  // namespace

std::string qr_text(const QrMatrix& code) {
    const int end = code.size() + qr_margin;
    std::string text;
    for (int row = -qr_margin; row < end; row += 2) {
        for (int column = -qr_margin; column < end; ++column) {
            // A code has an odd number of rows; below the last there is nothing to draw.
            const bool lower_light = row + 1 < end && !code.dark(column, row + 1);
            text += half_block(!code.dark(column, row), lower_light);
        }
        text += '\n';
    }
    return text;
}

}  // namespace tablebank

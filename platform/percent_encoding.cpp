#include "platform/trash.h"

namespace tablebank::platform {

std::string percent_encoded(std::string_view path) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/";
    std::string text;
    for (const char sign : path) {
        const auto byte = static_cast<unsigned char>(sign);
        if (plain.find(sign) != std::string_view::npos) {
            text += sign;
        } else {
            text += '%';
            text += digits[byte >> 4U];
            text += digits[byte & 0xFU];
        }
    }
    return text;
}

}  // namespace tablebank::platform

#include "app/web/kept_body.h"

#include <fmt/format.h>
#include <sodium.h>

#include <array>

namespace tablebank {

KeptText keep_body(std::string text) {
    constexpr std::size_t bytes = 16;
    std::array<unsigned char, bytes> digest{};
    crypto_generichash(digest.data(), digest.size(), reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                       nullptr, 0);
    std::string tag = "\"";
    for (const unsigned char byte : digest) tag += fmt::format("{:02x}", byte);
    tag += '"';
    return std::make_shared<const KeptBody>(KeptBody{std::move(text), std::move(tag)});
}

}  // namespace tablebank

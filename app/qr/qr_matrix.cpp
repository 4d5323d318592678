#include "app/qr/qr_matrix.h"

#include <qrencode.h>

#include <cerrno>
#include <memory>
#include <new>
#include <string>

namespace tablebank {

std::optional<QrMatrix> qr_matrix(std::string_view text) {
    if (text.empty() || text.find('\0') != std::string_view::npos) return std::nullopt;
    constexpr int smallest_that_holds_it = 0;
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeString(std::string(text).c_str(), smallest_that_holds_it, QR_ECLEVEL_M, QR_MODE_8, 1),
        &QRcode_free);
    if (!code) {
        if (errno == ENOMEM) throw std::bad_alloc();
        return std::nullopt;
    }
    const auto squares = static_cast<std::size_t>(code->width) * static_cast<std::size_t>(code->width);
    std::vector<bool> dark(squares);
    for (std::size_t i = 0; i < squares; ++i) dark[i] = (code->data[i] & 1U) != 0;
    return QrMatrix(code->width, std::move(dark));
}

}  // namespace tablebank

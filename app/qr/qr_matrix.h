#pragma once
// A text as the modules of a QR code (ISO/IEC 18004), for painters: paper, window, terminal. The painter adds the light
// margin of four modules that every code needs.

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace tablebank {

/// In modules, on every side of a code: the margin that the standard requires, without which scanners do not find it.
inline constexpr int qr_margin = 4;

class QrMatrix {
public:
    /// `dark` row by row, `size` modules per side.
    QrMatrix(int size, std::vector<bool> dark) : size_(size), dark_(std::move(dark)) {}

    [[nodiscard]] int size() const { return size_; }
    /// Outside the code everything is light.
    [[nodiscard]] bool dark(int column, int row) const {
        if (column < 0 || row < 0 || column >= size_ || row >= size_) return false;
        return dark_.at(static_cast<std::size_t>(row) * static_cast<std::size_t>(size_) +
                        static_cast<std::size_t>(column));
    }

private:
    int size_;
    std::vector<bool> dark_;
};

/// The smallest code that fits the text and can be read with about a seventh of it damaged (level M). nullopt for an
/// empty text, for one with a zero byte in it, and for one that is too long (2,331 bytes always fit).
[[nodiscard]] std::optional<QrMatrix> qr_matrix(std::string_view text);

}  // namespace tablebank

#pragma once
// A QR code in characters, for a terminal: two rows of modules per line, as half blocks. The light modules and the
// margin are drawn, because most terminals are dark. In a light terminal the code is inverted; the scanners of most
// phones can read that.

#include <string>

#include "app/qr/qr_matrix.h"

namespace tablebank {

[[nodiscard]] std::string qr_text(const QrMatrix& code);

}  // namespace tablebank

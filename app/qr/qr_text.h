#pragma once
// A QR code in signs, for a terminal: two rows of squares a line, by half blocks. The light squares are the ones that
// are drawn, with the light margin about them, as terminals are dark; readers take it from a light terminal too, where
// it is the other way round, if they know such codes, as those of telephones do.

#include <string>

#include "app/qr/qr_matrix.h"

namespace tablebank {

[[nodiscard]] std::string qr_text(const QrMatrix& code);

}  // namespace tablebank

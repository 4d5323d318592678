#pragma once
// A QR code, dark on light in every theme, because scanners need that.

#include "app/qr/qr_matrix.h"
#include "app/ui/widgets/paint.h"

namespace tablebank {

/// With its margin, in the middle of a rectangle, as large as whole pixels allow.
void paint_qr(const Ui& ui, const Rect& in, const QrMatrix& code);

}  // namespace tablebank

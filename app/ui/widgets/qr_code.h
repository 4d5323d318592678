#pragma once
// A QR code, dark on light in every theme, as readers want it.

#include "app/qr/qr_matrix.h"
#include "app/ui/widgets/paint.h"

namespace tablebank {

/// With its margin, as large as whole pixels let it be, in the middle of a rectangle.
void paint_qr(const Ui& ui, const Rect& in, const QrMatrix& code);

}  // namespace tablebank

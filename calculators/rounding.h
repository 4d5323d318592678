#pragma once
// The ways an exact share may be rounded to a payable sum. The ruling `rounding` chooses one; every place that leaves a
// Share names it.

namespace tablebank {

enum class Rounding {
    half_up,  ///< to the nearest multiple, halves away from zero
    up,       ///< away from zero
    down,     ///< towards zero
};

}  // namespace tablebank

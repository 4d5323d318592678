#pragma once
// The ways to round an exact share to a payable sum. The ruling `rounding` chooses one; every conversion from a Share
// names it.

namespace tablebank {

enum class Rounding {
    half_up,  ///< to the nearest multiple, halves away from zero
    up,       ///< away from zero
    down,     ///< towards zero
};

}  // namespace tablebank

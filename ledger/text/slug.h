#pragma once
// A name as it can be typed on every keyboard: lower-case ASCII letters and digits, joined by hyphens. Knows nothing of
// what is named.

#include <string>
#include <string_view>

namespace tablebank {

/// "Łódź, ul. Piotrkowska" to "lodz-ul-piotrkowska", "Тверская" to "tverskaya". Accents fall away, Cyrillic letters are
/// written in Latin ones; signs of other scripts part words. Empty where nothing is left.
[[nodiscard]] std::string slug_of(std::string_view name);

}  // namespace tablebank

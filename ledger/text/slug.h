#pragma once
// A name that can be typed on every keyboard: lower-case ASCII letters and digits, joined by hyphens.

#include <string>
#include <string_view>

namespace tablebank {

/// "Łódź, ul. Piotrkowska" to "lodz-ul-piotrkowska", "Тверская" to "tverskaya". Accents are removed, Cyrillic letters
/// are transliterated; characters of other scripts separate words. Empty if nothing is left.
[[nodiscard]] std::string slug_of(std::string_view name);

}  // namespace tablebank

#pragma once
// What becomes of an act from a phone: `--phones at-once|confirm|dues`.

#include <cstdint>
#include <optional>
#include <string_view>

namespace tablebank {

enum class PhoneMode : std::uint8_t {
    at_once,  ///< it is posted
    confirm,  ///< it waits for the banker
    dues,     ///< dice and payments of what is due are posted, everything else waits for the banker
};

[[nodiscard]] std::string_view to_string(PhoneMode mode);
[[nodiscard]] std::optional<PhoneMode> parse_phone_mode(std::string_view text);

}  // namespace tablebank

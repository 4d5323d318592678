#pragma once
// The PIN of the banker's own page. It is set at the start, is nowhere stored, and is compared by a slow hash that only
// the memory of this program has. Five wrong tries close the page: until the user opens it at the laptop, or a minute
// has passed and a sound was made there, so that no one guesses unheard. Who has entered stays in.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tablebank {

/// Whether a text can be a PIN: 4 to 12 digits.
[[nodiscard]] bool is_banker_pin(std::string_view text);

class BankerLock {
public:
    static constexpr int most_tries = 5;
    static constexpr std::int64_t closed_ms = 60'000;

    /// `new_token`: 32 random hexadecimal digits.
    explicit BankerLock(std::function<std::string()> new_token) : new_token_(std::move(new_token)) {}

    /// A new PIN; every page must enter again. Requires is_banker_pin. Throws std::bad_alloc.
    void set_pin(std::string_view pin);
    [[nodiscard]] bool has_pin() const { return !hash_.empty(); }

    enum class Tried : std::uint8_t { entered, wrong, closed };
    struct Answer {
        Tried what = Tried::wrong;
        std::string token{};           ///< entered: with which the page acts from now on
        bool has_just_closed = false;  ///< by this try
    };
    /// `now_ms` never goes back.
    [[nodiscard]] Answer enter(std::string_view pin, std::int64_t now_ms);
    [[nodiscard]] bool is_in(std::string_view token) const;
    [[nodiscard]] bool is_closed(std::int64_t now_ms) const;

    /// A sound was made at the laptop since it closed.
    void heard() { heard_ = closed_at_.has_value(); }
    /// The user opens it at the laptop.
    void open();
    /// Every page must enter again.
    void put_out() { tokens_.clear(); }

private:
    std::function<std::string()> new_token_;
    std::string hash_;
    std::vector<std::string> tokens_;  ///< of the pages that have entered, the last ones
    int wrong_ = 0;
    std::optional<std::int64_t> closed_at_;
    bool heard_ = false;
};

}  // namespace tablebank

#pragma once
// The requests of a seat's page and their answers, as JSON. docs/reference/phones.md describes them.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/phones/bank_desk.h"
#include "app/phones/phone_desk.h"

namespace tablebank {

/// Limit of a request, in bytes.
inline constexpr std::size_t longest_phone_request = 4'096;

struct PhoneRequest {
    std::string language{};  ///< "fr"; empty: that of the browser
    std::string id{};        ///< of a tap
    std::string text{};
    std::string meaning{};
    std::string pin{};  ///< of the banker's own page
    std::int64_t upon = 0;
    std::int64_t entry = 0;
    std::string trade{};    ///< the id of an offered trade
    std::int64_t with = 0;  ///< the seat of the other player in a trade that is put together; 0: `text` counts
    std::vector<std::string> give{};
    std::vector<std::string> get{};
    std::string form{};                ///< of the banker's own page: a line that is put together
    std::vector<std::string> parts{};  ///< its words
};
/// nullopt for text that is not an object with these keys and no others, or that is too long.
[[nodiscard]] std::optional<PhoneRequest> read_phone_request(std::string_view body);

[[nodiscard]] std::string phone_answer_json(const PhoneAnswer& answer);
[[nodiscard]] std::string phone_refusal_json(const SeatRefusal& refusal);
/// The same to a page without its PIN: with the label of the button.
[[nodiscard]] std::string pin_refusal_json(const Language& lang, const SeatRefusal& refusal);
/// That the page of the banker is in, with its token.
[[nodiscard]] std::string bank_token_json(const std::string& token);
/// The lines that are put together by taps, with their words.
[[nodiscard]] std::string bank_forms_json(const Language& lang, const BankForms& forms, std::int64_t last);
[[nodiscard]] std::string bank_state_json(const Language& lang, const BankState& state);
/// The page of a seat.
[[nodiscard]] std::string phone_state_json(const Language& lang, const PhoneState& state);

}  // namespace tablebank

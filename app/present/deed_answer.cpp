#include "app/present/deed_answer.h"

#include <algorithm>
#include <variant>

#include "ledger/notation.h"

namespace tablebank {

namespace {

bool is_number(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char sign) { return sign >= '0' && sign <= '9'; });
}

/// The deed of a word, as the grammar finds it.
std::optional<Space> deed_named(const Setup& setup, const std::string& word) {
    const auto read = parse_line(setup, "redeem " + word);
    const auto* command = std::get_if<Command>(&read);
    const auto* redeem = command != nullptr ? std::get_if<action::Redeem>(&command->action) : nullptr;
    return redeem != nullptr ? std::optional{redeem->deed} : std::nullopt;
}

}  // namespace

std::optional<std::string> deed_answer(const Game& game, std::string_view text) {
    const std::size_t sign = text.find_last_of("+-");
    if (sign == std::string_view::npos || sign == 0) return std::nullopt;
    const std::string_view steps = text.substr(sign + 1);
    if (!steps.empty() && !is_number(steps)) return std::nullopt;
    const std::string word{text.substr(0, sign)};
    const auto deed = deed_named(*game.setup, is_number(word) ? "@" + word : word);
    const auto owner = deed ? game.owner_of(*deed) : std::nullopt;
    if (!owner) return std::nullopt;
    const std::string who = written_name(*game.setup, *owner) + ' ';
    const std::string what = " @" + std::to_string(deed->index) + (steps.empty() ? "" : " " + std::string{steps});
    if (text[sign] == '+') return who + (game.is_mortgaged(*deed) ? "redeem" : "build") + what;
    const Pieces built = game.on_street(*deed);
    return who + (built.houses + built.hotels > 0 ? "sell" : "mortgage") + what;
}

}  // namespace tablebank

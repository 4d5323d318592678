#include "app/event/typed_score.h"

#include <algorithm>

#include "ledger/text/parse_number.h"

namespace tablebank {

std::optional<Share> read_typed_share(std::string text) {
    std::ranges::replace(text, ',', '.');
    if (text.find('.') != std::string::npos) {
        while (text.ends_with('0')) text.pop_back();
        if (text.ends_with('.')) text.pop_back();
    }
    return Share::parse(text);
}

std::optional<SeatScore> read_typed_score(std::string text) {
    SeatScore score{.player = 0, .total = {}};
    if (text == "forfeit") {
        score.forfeit = true;
        return score;
    }
    if (const std::size_t at = text.find('@'); at != std::string::npos) {
        const auto place = read_number<int>(text.substr(at + 1));
        if (!place || *place < 1) return std::nullopt;
        score.place = *place;
        text.resize(at);
    }
    const auto total = read_typed_share(std::move(text));
    if (!total) return std::nullopt;
    score.total = *total;
    return score;
}

}  // namespace tablebank

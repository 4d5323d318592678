#include "ledger/books/result.h"

#include "ledger/text/parse_number.h"

namespace tablebank {

std::vector<Score> scores_of(const Game& game) {
    std::vector<Score> scores;
    for (const Seat seat : game.players()) {
        Score score;
        score.player = seat.number;
        score.kept = Share::parse(game.facts.get(FactKey{FactName::kept, seat.number})).value_or(Share{});
        score.deeds = static_cast<int>(game.estate(seat).deeds.size());
        const Money walked{game.facts.number(FactKey{FactName::walked, seat.number})};
        const auto adjusted = Share::parse(game.facts.get(FactKey{FactName::adjusted, seat.number}));
        score.total = adjusted.value_or(score.kept + Share{walked});
        scores.push_back(score);
    }
    return scores;
}

std::string signed_totals(const Game& game) {
    std::string text;
    for (const Score& score : scores_of(game))
        text += (text.empty() ? "" : " ") + std::to_string(score.player) + ':' + score.total.to_string();
    return text;
}

bool are_signed_totals(const Setup& setup, std::string_view text) {
    int last = 0;
    for (const std::string_view word : split(text, ' ')) {
        const auto colon = word.find(':');
        if (colon == std::string_view::npos) return false;
        const auto seat = read_number<int>(word.substr(0, colon));
        const auto total = Share::parse(word.substr(colon + 1));
        if (!seat || *seat <= last || *seat > setup.seats() || !total) return false;
        last = *seat;
    }
    return last > 0;
}

PlayerSignature signature_of(const Game& game, Seat seat) {
    const std::string text = game.facts.get(FactKey{FactName::signed_by, seat.number});
    if (text.empty()) return PlayerSignature::none;
    const bool is_bare = text == "yes";
    return is_bare || text == signed_totals(game) ? PlayerSignature::stands : PlayerSignature::of_another_result;
}

}  // namespace tablebank

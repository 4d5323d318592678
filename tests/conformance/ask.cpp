#include "tests/conformance/ask.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "calculators/income_tax.h"
#include "calculators/rent.h"
#include "calculators/settlement.h"
#include "tests/conformance/words.h"

namespace tablebank::conformance {
namespace {

using Asked = std::variant<Answer, Refusal>;

constexpr std::int64_t ms_per_minute = 60'000;

Answer answer(std::string text, const std::vector<Working>& workings) {
    Answer made{std::move(text), {}};
    for (const Working& working : workings) made.cites.insert(working.rule);
    return made;
}

/// "rent @12" or "rent @12 dice 3 4"
Asked rent(const Game& game, const std::vector<std::string>& words) {
    const Space deed = space_of(words.at(1));
    std::optional<Dice> dice;
    if (words.size() > 2) {
        dice = Dice{static_cast<int>(number_of(words.at(3))), static_cast<int>(number_of(words.at(4)))};
    }
    const auto owner = game.owner_of(deed);
    if (!owner) return Refusal{.code = RefusalCode::unowned};
    const Rent rent = quote_rent(game.edition(), game.rulings(), game.estate(*owner), deed, dice);
    if (rent.needs_dice) return Refusal{.code = RefusalCode::dice_missing};
    return answer(rent.quote.amount.to_string(), rent.quote.workings);
}

Asked total(const Game& game, const UtilityDice& dice, Seat seat) {
    Position position = game.position();
    position.dice.insert(dice.begin(), dice.end());
    const auto settled = settle(game.edition(), game.rulings(), position);
    if (const auto* refusal = std::get_if<Refusal>(&settled)) return *refusal;
    const auto& standings = std::get<Settlement>(settled).standings;
    const auto standing = std::ranges::find(standings, seat.number - 1, &Standing::player);
    if (standing == standings.end()) return Refusal{.code = RefusalCode::player_out};
    return answer(standing->total.to_string(), standing->workings);
}

Asked worth(const Game& game, const UtilityDice& dice, Seat seat) {
    const auto counted = quote_worth(game.edition(), game.rulings(), game.estate(seat), dice);
    if (const auto* refusal = std::get_if<Refusal>(&counted)) return *refusal;
    const auto& worth = std::get<Worth>(counted);
    return answer(worth.richest.to_string(), worth.workings);
}

Answer tax(const Game& game, Seat seat) {
    const IncomeTax tax = quote_income_tax(game.edition(), game.rulings(), game.estate(seat));
    return answer(fmt::format("fixed {} percent {}", tax.fixed.to_string(), tax.percent.to_string()), tax.workings);
}

Answer minutes_agreed(const Game& game) {
    const auto& agreed = game.edition().profile.timed_minutes;
    return {fmt::format("{} minutes", read_clock(game, 0).limit_ms / ms_per_minute), {agreed.rule}};
}

Seat seat_of(const Game& game, const std::string& name) {
    for (int number = 1; number <= game.seats(); ++number) {
        if (game.name(Seat{number}) == name) return Seat{number};
    }
    throw std::invalid_argument("no player is called " + name);
}

}  // namespace

Asked ask(const Game& game, const Row& row) {
    const auto words = words_of(row.ask);
    const std::string& question = words.at(0);
    if (question == "rent") return rent(game, words);
    if (question == "clock") return minutes_agreed(game);
    if (words.size() < 2) throw std::invalid_argument("no question of a row: " + row.ask);
    const Seat seat = seat_of(game, words.at(1));
    const Estate estate = game.estate(seat);
    if (question == "tax") return tax(game, seat);
    if (question == "worth") return worth(game, row.dice, seat);
    if (question == "total") return total(game, row.dice, seat);
    if (question == "raise") {
        const Quote raise = quote_raise(game.edition(), game.rulings(), estate);
        return answer(raise.amount.to_string(), raise.workings);
    }
    if (question == "kept") {
        const KeptCash kept = quote_kept_cash(game.edition(), estate);
        return answer(kept.kept.to_string(), kept.workings);
    }
    throw std::invalid_argument("no question of a row: " + row.ask);
}

}  // namespace tablebank::conformance

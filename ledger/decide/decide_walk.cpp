// The bank's walk round the board (rules of the two-hour game): every payment at once, or one after the other so that a
// table can follow; the places; and a total that a judge set.

#include <algorithm>
#include <map>
#include <optional>
#include <string>

#include "calculators/settlement.h"
#include "ledger/books/fact_value.h"
#include "ledger/books/result.h"
#include "ledger/decide/decide_parts.h"

namespace tablebank::deciding {

namespace {

constexpr FactKey walk_at{FactName::walk_at};

/// The space of the last payment, while the walk goes from one to the next; before START at first.
int walked_to(const Game& game) {
    return static_cast<int>(game.facts.number(walk_at, -1));
}

Money walked_by(const Game& game, Seat seat) {
    return Money{game.facts.number(FactKey{FactName::walked, seat.number})};
}

UtilityDice recorded_dice(const Game& game) {
    return game.position().dice;
}

struct Stop {
    Seat owner;
    Space deed;
};

using Incomes = std::variant<std::vector<DeedIncome>, Refusal>;

/// The next deed with an income after the last one that was paid.
std::optional<Stop> next_stop(const Draft& draft) {
    const UtilityDice dice = with_gaps_filled(draft.edition(), recorded_dice(draft.game()));
    std::optional<Stop> next;
    for (const Seat seat : draft.game().players()) {
        const Incomes incomes = draft.charges().walk(seat, dice);
        for (const DeedIncome& income : std::get<std::vector<DeedIncome>>(incomes)) {
            const bool ahead = income.deed.index > walked_to(draft.game());
            if (ahead && (!next || income.deed.index < next->deed.index)) next = Stop{seat, income.deed};
        }
    }
    return next;
}

Refusal missing_dice(Seat owner, Space space, const std::string& line) {
    Refusal missing = refusal(RefusalCode::dice_missing, owner);
    missing.space = space;
    missing.line = line;
    return missing;
}

Refusal strange_dice(const Draft& draft, Space space) {
    Refusal strange = refusal(RefusalCode::dice_not_wanted, draft.actor());
    strange.space = space;
    return strange;
}

/// Every owner has been paid; a player without income gets an explicit zero.
void end_walk(Draft& draft) {
    for (const Seat seat : draft.game().players())
        draft.set(FactKey{FactName::walked, seat.number}, walked_by(draft.game(), seat).to_string());
    draft.set(FactKey{FactName::phase}, std::string(to_string(Phase::walked)));
}

void pay_stop(Draft& draft, Seat owner, Money income) {
    draft.move(Asset::cash(), Account::bank(), Account::player(owner), income.units());
    draft.set(FactKey{FactName::walked, owner.number}, (walked_by(draft.game(), owner) + income).to_string());
}

Check walk_one(Draft& draft, const action::Walk& walk) {
    const auto stop = next_stop(draft);
    if (!stop) {
        end_walk(draft);
        return std::nullopt;
    }
    const UtilityDice recorded = recorded_dice(draft.game());
    const bool wants_dice = !counts_worth(draft.edition()) &&
                            draft.edition().deed_at(stop->deed)->kind == SpaceKind::utility &&
                            !recorded.contains(stop->deed);
    if (walk.thrown && !wants_dice) return strange_dice(draft, stop->deed);
    if (!walk.thrown && wants_dice) return missing_dice(stop->owner, stop->deed, "walk next D1 D2");
    UtilityDice dice = with_gaps_filled(draft.edition(), recorded);
    if (walk.thrown) {
        dice.insert_or_assign(stop->deed, *walk.thrown);
        draft.set(FactKey{FactName::walk_dice, stop->deed.index}, to_fact_value(*walk.thrown));
    }
    const Incomes incomes = draft.charges().walk(stop->owner, dice);
    for (const DeedIncome& income : std::get<std::vector<DeedIncome>>(incomes))
        if (income.deed == stop->deed) pay_stop(draft, stop->owner, income.quote.amount);
    draft.set(FactName::walk_at, stop->deed.index);
    if (!next_stop(draft)) end_walk(draft);
    return std::nullopt;
}

std::vector<Seat> first_places(const Draft& draft) {
    std::vector<Score> scores = scores_of(draft.game());
    place(draft.rulings(), scores);
    std::ranges::sort(scores, {}, &Score::player);
    std::vector<Seat> winners;
    for (const Score& score : scores)
        if (score.place == 1) winners.push_back(Seat{score.player});
    return winners;
}

}  // namespace

Check only_utilities(const Draft& draft, const UtilityDice& dice) {
    const bool worth = draft.game().setup->goal == Goal::timed && counts_worth(draft.edition());
    for (const auto& [space, thrown] : dice) {
        const Deed* deed = draft.edition().deed_at(space);
        if (worth || deed == nullptr || deed->kind != SpaceKind::utility) return strange_dice(draft, space);
    }
    return std::nullopt;
}

void record_dice(Draft& draft, const UtilityDice& dice) {
    for (const auto& [space, thrown] : dice)
        draft.set(FactKey{FactName::walk_dice, space.index}, to_fact_value(thrown));
}

/// Requires the dice of each utility that earns. The line that would do has the typed dice and a place for each throw
/// that is missing.
Check walk_dice_missing(const Draft& draft, const UtilityDice& typed, UtilityDice dice) {
    Check first;
    std::map<Space, std::string> words;
    for (const auto& [space, thrown] : typed)
        words[space] = std::to_string(thrown.first) + ' ' + std::to_string(thrown.second);
    for (const Seat seat : draft.game().players()) {
        for (;;) {
            const Incomes answer = draft.charges().walk(seat, dice);
            const auto* no = std::get_if<Refusal>(&answer);
            if (no == nullptr || dice.contains(no->space.value())) break;
            if (!first) first = missing_dice(seat, *no->space, {});
            words[*no->space] = "D1 D2";
            dice[*no->space] = Dice{};
        }
    }
    if (!first) return first;
    first->line = "walk";
    for (const auto& [space, thrown] : words) first->line += " @" + std::to_string(space.index) + ' ' + thrown;
    return first;
}

Check decide_walk(Draft& draft, const action::Walk& walk) {
    if (walk.one) return walk_one(draft, walk);
    if (auto strange = only_utilities(draft, walk.dice)) return strange;
    const int from = walked_to(draft.game());
    UtilityDice dice = recorded_dice(draft.game());
    for (const auto& [space, thrown] : walk.dice) {
        if (space.index <= from) return strange_dice(draft, space);  // already paid, or passed
        dice.insert_or_assign(space, thrown);
    }
    if (auto missing = walk_dice_missing(draft, walk.dice, dice)) return missing;
    for (const Seat seat : draft.game().players()) {
        const Incomes answer = draft.charges().walk(seat, dice);
        for (const DeedIncome& income : std::get<std::vector<DeedIncome>>(answer))
            if (income.deed.index > from) pay_stop(draft, seat, income.quote.amount);
    }
    record_dice(draft, walk.dice);
    end_walk(draft);
    return std::nullopt;
}

Check decide_finish(Draft& draft) {
    finish_for(draft, first_places(draft));
    return std::nullopt;
}

Check decide_adjust(Draft& draft, const action::Adjust& adjust) {
    using Way = action::Adjust::Way;
    if (draft.game().setup->goal != Goal::timed) return refusal(RefusalCode::wrong_goal, draft.actor());
    if (auto no = sheet_is_open(draft)) return no;
    const FactKey adjusted{FactName::adjusted, draft.actor().number};
    const auto scores = scores_of(draft.game());
    const auto own = std::ranges::find(scores, draft.actor().number, &Score::player);
    Share total = adjust.total;
    if (adjust.way == Way::more) total = own->total + adjust.total;
    if (adjust.way == Way::less) total = own->total - adjust.total;
    if (draft.holds_since(RulesVersion::fourth) && total == own->total)
        return refusal(RefusalCode::changes_nothing, draft.actor());
    const bool as_computed = total == own->kept + Share{walked_by(draft.game(), draft.actor())};
    draft.set(adjusted, as_computed ? std::string{} : total.to_string());
    draft.set(FactKey{FactName::winner}, to_fact_value(first_places(draft)));
    return std::nullopt;
}

}  // namespace tablebank::deciding

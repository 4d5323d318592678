#include "ledger/books/own_card.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "ledger/books/due.h"

namespace tablebank {

std::optional<CardEffect> stated_effect(const Entry& entry) {
    constexpr std::string_view verb = "card ";
    const auto at = entry.line.starts_with(verb) ? 0 : entry.line.find(' ' + std::string{verb});
    if (entry.verb != "card" || at == std::string::npos) return std::nullopt;
    auto effect = parse_card_effect(std::string_view{entry.line}.substr(entry.line.find(verb, at) + verb.size()));
    if (effect) effect->dice.reset();
    return effect;
}

namespace {

/// Whether a hidden card was played with an effect. Only its name is known: what it does is on the card (football 17).
bool is_hidden_card_with_effect(const Entry& entry) {
    bool is_hidden = false;
    bool changes = !entry.transfers.empty();
    for (const FactChange& fact : entry.facts) {
        is_hidden = is_hidden || fact.key.name == FactName::played;
        changes = changes || (fact.key.name != FactName::played && fact.key.name != FactName::turn_begun &&
                              fact.key.name != FactName::rules);
    }
    return is_hidden && changes;
}

}  // namespace

bool is_card_of_table(const Edition& edition, const Entry& entry) {
    if (entry.verb == "use" && is_hidden_card_with_effect(entry)) return true;
    if (entry.verb == "use")
        return std::ranges::any_of(entry.transfers, [&](const Transfer& moved) {
            return moved.asset.kind == Asset::Kind::card && moved.asset.index < edition.kept_cards.size() &&
                   edition.kept_cards[moved.asset.index].does.empty();
        });
    if (entry.verb != "card") return false;
    const bool by_dice = edition.profile.card_spaces.value == CardSpaces::two_dice;
    return !entry.why.empty() || (by_dice && stated_effect(entry));
}

namespace {

bool is_unknown_card(const Edition& edition, const Entry& entry) {
    return entry.verb == "card" && edition.cards_status != TableStatus::verified;
}

Money unknown_limit(const Edition& edition) {
    return Money{edition.profile.start_cash.value.units() / 6};
}

}  // namespace

bool is_large_unknown_card(const Edition& edition, const Entry& entry) {
    constexpr int most_dice = 12;
    if (!is_unknown_card(edition, entry)) return false;
    Money sum;
    for (const Transfer& moved : entry.transfers)
        if (moved.asset == Asset::cash()) sum += Money{moved.quantity};
    for (const FactChange& change : entry.facts)
        if (change.key.name == FactName::due && change.before.empty())
            sum += read_due(change.key, change.after).at_most();
    // Dice that are still to be thrown are multiplied too.
    const auto effect = stated_effect(entry);
    const bool is_multiple = effect && effect->kind == CardEffectKind::go_to && effect->times > most_dice;
    return sum > unknown_limit(edition) || is_multiple;
}

bool UnknownCards::are_large_with(const Entry& entry) {
    if (!is_unknown_card(edition_, entry)) return false;
    bool large = is_large_unknown_card(edition_, entry);
    const auto add = [&](Seat seat, Money sum) { large |= (sums_[seat] += sum) > unknown_limit(edition_); };
    for (const Transfer& moved : entry.transfers) {
        if (moved.asset != Asset::cash()) continue;
        for (const Account& account : {moved.from, moved.to})
            if (account.kind == Account::Kind::player) add(Seat{account.index}, Money{moved.quantity});
    }
    for (const FactChange& change : entry.facts) {
        if (change.key.name != FactName::due || !change.before.empty()) continue;
        const Due due = read_due(change.key, change.after);
        add(due.debtor, due.at_most());
    }
    return large;
}

}  // namespace tablebank

#include "app/present/typing/big_payout.h"

#include <algorithm>
#include <variant>

#include "app/present/typing/would_post.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

namespace {

bool is_from_bank(const CardEffect& card) {
    using enum CardEffectKind;
    return card.kind == receive || card.kind == dice_win || card.kind == bank_pays_all;
}

Money most_by_rule(const Edition& edition) {
    Money most = edition.profile.salary.value.passing;
    for (const auto& [die, grant] : edition.profile.foundation_grant.value) most = std::max(most, grant);
    for (const Deck& deck : edition.decks)
        for (const CardEffect& card : deck.cards)
            if (is_from_bank(card)) most = std::max(most, card.amount);
    return most;
}

}  // namespace

std::optional<BigPayout> big_payout(const Table& table, std::string_view line) {
    const Game& game = table.game;
    const auto read = parse_line(*game.setup, line);
    const auto* command = std::get_if<Command>(&read);
    if (command == nullptr || command->force) return std::nullopt;
    const auto* get = std::get_if<action::Get>(&command->action);
    if (get == nullptr || get->from) return std::nullopt;
    BigPayout payout{command->player.value_or(game.turn()), get->amount, most_by_rule(game.edition())};
    const Money box = game.book.cash(Account::bank());
    if (box < get->amount) payout.in_box = std::max(box, Money{});
    if ((get->amount <= payout.most && !payout.in_box) || why_not_posted(table, line)) return std::nullopt;
    return payout;
}

}  // namespace tablebank

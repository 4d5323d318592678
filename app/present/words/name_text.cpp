#include "app/present/words/name_text.h"

#include "app/i18n/words.h"
#include "app/present/words/money_text.h"

namespace tablebank {
namespace {

bool is_on_board(const Edition& edition, Space space) {
    return space.index >= 0 && space.index < edition.size();
}

/// The things with commas between them and `last` before the last one.
std::string joined(const std::vector<std::string>& things, const std::string& last) {
    std::string text;
    for (std::size_t place = 0; place < things.size(); ++place) {
        if (place != 0) text += place + 1 == things.size() ? last : tr_in("between the things of a list", ", ");
        text += things[place];
    }
    return text;
}

std::string dice_card_text(const CardEffect& effect) {
    const std::string threshold = std::to_string(effect.threshold);
    const std::string amount = amount_text(effect.amount);
    if (!effect.dice.has_value())
        return tr("roll two dice: {threshold} or more wins {amount} from the bank",
                  {{"threshold", threshold}, {"amount", amount}});
    return tr("roll two dice: {threshold} or more wins {amount} from the bank; rolled {dice}",
              {{"threshold", threshold}, {"amount", amount}, {"dice", dice_text(*effect.dice)}});
}

std::string everybody_card_text(const CardEffect& effect) {
    const Word amount{"amount", amount_text(effect.amount)};
    if (effect.kind == CardEffectKind::collect_each) return tr("get {amount} from every player", {amount});
    if (effect.kind == CardEffectKind::pay_each) return tr("pay every player {amount}", {amount});
    return tr("every player gets {amount} from the bank", {amount});
}

std::string role_card_text(const CardEffect& effect) {
    if (effect.role == Role::player) return everybody_card_text(effect);
    const bool monopolist = effect.role == Role::monopolist;
    const std::string amount = amount_text(effect.amount);
    if (effect.kind == CardEffectKind::collect_each)
        return monopolist ? tr("get {amount} from every monopolist", {{"amount", amount}})
                          : tr("get {amount} from every competitor", {{"amount", amount}});
    if (effect.kind == CardEffectKind::pay_each)
        return monopolist ? tr("pay every monopolist {amount}", {{"amount", amount}})
                          : tr("pay every competitor {amount}", {{"amount", amount}});
    return monopolist ? tr("every monopolist gets {amount} from the bank", {{"amount", amount}})
                      : tr("every competitor gets {amount} from the bank", {{"amount", amount}});
}

}  // namespace

std::string space_mark(Space space) {
    return "@" + std::to_string(space.index);
}

std::string space_name(const Edition& edition, Space space) {
    if (!is_on_board(edition, space)) return space_mark(space);
    if (const Deed* deed = edition.deed_at(space); deed != nullptr) return deed->name;
    return edition.board[static_cast<std::size_t>(space.index)].name;
}

std::string city_name(const Edition& edition, int city) {
    return edition.cities.at(static_cast<std::size_t>(city)).name;
}

std::string role_text(Role role) {
    switch (role) {
        case Role::monopolist:
            return tr("monopolist");
        case Role::competitor:
            return tr("competitor");
        case Role::player:
            return tr("player");
    }
    return {};
}

std::string hand_card_text(const Edition& edition, const PositionCard& held) {
    if (!edition.is_hidden(held.card)) return edition.kept_cards.at(static_cast<std::size_t>(held.card)).name;
    return held.played.empty() ? tr("hidden card") : held.played;
}

std::string goal_text(Goal goal) {
    switch (goal) {
        case Goal::a:
            return tr("goal A: bankrupt all the others");
        case Goal::b:
            return tr("goal B: the richest of the surviving side");
        case Goal::timed:
            return tr("timed game");
    }
    return {};
}

std::string phase_text(Phase phase) {
    switch (phase) {
        case Phase::play:
            return tr("play");
        case Phase::side_gone:
            return tr("the count of the richest, one side being gone");
        case Phase::closing:
            return tr("the closing transactions");
        case Phase::kept:
            return tr("the walk, all cash being handed in");
        case Phase::walked:
            return tr("the end of the game, after the walk");
        case Phase::finished:
            return tr("a finished game");
    }
    return {};
}

std::string space_kind_text(SpaceKind kind) {
    switch (kind) {
        case SpaceKind::start:
            return tr("start");
        case SpaceKind::street:
            return tr("street");
        case SpaceKind::transport:
            return tr("transport company");
        case SpaceKind::utility:
            return tr("utility");
        case SpaceKind::card:
            return tr("card");
        case SpaceKind::income_tax:
            return tr("income tax");
        case SpaceKind::property_tax:
            return tr("property tax");
        case SpaceKind::foundation:
            return tr("foundation");
        case SpaceKind::jail:
            return tr("jail, visitors beside it");
        case SpaceKind::go_to_jail:
            return tr("go to jail or the price war");
        case SpaceKind::bookmakers:
            return tr("bookmakers");
        case SpaceKind::character:
            return tr("hidden card");
        case SpaceKind::penalty:
            return tr("penalty");
    }
    return {};
}

std::string table_status_text(TableStatus status) {
    return status == TableStatus::verified ? tr("verified: typed from the cards of a box")
                                           : tr("template: compare with your box");
}

Prison prison_of(const Edition& edition, Role role) {
    if (edition.words.prison == PrisonName::bench) return Prison::bench;
    return role == Role::competitor ? Prison::price_war : Prison::jail;
}

std::string prison_text(Prison prison) {
    switch (prison) {
        case Prison::jail:
            return tr_in("a place", "jail");
        case Prison::price_war:
            return tr_in("a place", "the price war");
        case Prison::bench:
            return tr_in("a place", "the bench");
    }
    return {};
}

std::string held_text(const Edition& edition) {
    if (edition.words.prison == PrisonName::bench) return tr("on the bench");
    return edition.profile.roles.value ? tr("in jail or the price war") : tr_in("where somebody is", "in jail");
}

std::string dice_text(Dice dice) {
    return tr("{first} and {second}", {{"first", std::to_string(dice.first)}, {"second", std::to_string(dice.second)}});
}

std::string card_text(const Edition& edition, const CardEffect& effect) {
    switch (effect.kind) {
        case CardEffectKind::none:
            return tr("nothing happens");
        case CardEffectKind::receive:
            return tr("get {amount} from the bank", {{"amount", amount_text(effect.amount)}});
        case CardEffectKind::pay:
            return tr("pay the bank {amount}", {{"amount", amount_text(effect.amount)}});
        case CardEffectKind::collect_each:
        case CardEffectKind::pay_each:
        case CardEffectKind::bank_pays_all:
            return role_card_text(effect);
        case CardEffectKind::go_to:
            return effect.salary
                       ? tr("go forward to {space}, with the salary on the way",
                            {{"space", space_name(edition, effect.space)}})
                       : tr("go forward to {space}, without a salary", {{"space", space_name(edition, effect.space)}});
        case CardEffectKind::jail:
            return tr("go to jail or the price war, without a salary");
        case CardEffectKind::dice_win:
            return dice_card_text(effect);
        case CardEffectKind::keep:
            return tr("keep the card \"{card}\"", {{"card", effect.name}});
        case CardEffectKind::leave_jail:
            return tr("leave jail, the price war or the bench without a fine");
    }
    return {};
}

std::string list_text(const std::vector<std::string>& things) {
    return things.empty() ? tr("nothing") : joined(things, tr_in("before the last thing of a list", " and "));
}

std::string choice_text(const std::vector<std::string>& things) {
    return joined(things, tr_in("before the last thing of a choice", " or "));
}

}  // namespace tablebank

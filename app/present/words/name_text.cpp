#include "app/present/words/name_text.h"

#include <algorithm>
#include <span>

#include "app/i18n/language.h"
#include "app/present/words/book_words.h"
#include "app/present/words/money_text.h"

namespace tablebank {
namespace {

bool is_on_board(const Edition& edition, Space space) {
    return space.index >= 0 && space.index < edition.size();
}

/// The things with commas between them; at least one.
std::string with_commas(const Language& lang, std::span<const std::string> things) {
    std::string text = things.front();
    for (const std::string& thing : things.subspan(1)) text += lang.tr_in("between the things of a list", ", ") + thing;
    return text;
}

std::string dice_card_text(const Language& lang, const CardEffect& effect) {
    const std::string threshold = std::to_string(effect.threshold);
    const std::string amount = amount_text(lang, effect.amount);
    if (!effect.dice.has_value())
        return lang.tr("roll two dice: {threshold} or more wins {amount} from the bank",
                       {{"threshold", threshold}, {"amount", amount}});
    return lang.tr("roll two dice: {threshold} or more wins {amount} from the bank; rolled {dice}",
                   {{"threshold", threshold}, {"amount", amount}, {"dice", dice_text(lang, *effect.dice)}});
}

std::string everybody_card_text(const Language& lang, const CardEffect& effect) {
    const Word amount{"amount", amount_text(lang, effect.amount)};
    if (effect.kind == CardEffectKind::collect_each) return lang.tr("get {amount} from every player", {amount});
    if (effect.kind == CardEffectKind::pay_each) return lang.tr("pay every player {amount}", {amount});
    return lang.tr("every player gets {amount} from the bank", {amount});
}

std::string role_card_text(const Language& lang, const CardEffect& effect) {
    if (effect.role == Role::player) return everybody_card_text(lang, effect);
    const bool monopolist = effect.role == Role::monopolist;
    const std::string amount = amount_text(lang, effect.amount);
    if (effect.kind == CardEffectKind::collect_each)
        return monopolist ? lang.tr("get {amount} from every monopolist", {{"amount", amount}})
                          : lang.tr("get {amount} from every competitor", {{"amount", amount}});
    if (effect.kind == CardEffectKind::pay_each)
        return monopolist ? lang.tr("pay every monopolist {amount}", {{"amount", amount}})
                          : lang.tr("pay every competitor {amount}", {{"amount", amount}});
    return monopolist ? lang.tr("every monopolist gets {amount} from the bank", {{"amount", amount}})
                      : lang.tr("every competitor gets {amount} from the bank", {{"amount", amount}});
}

std::string repairs_card_text(const Language& lang, const Edition& edition, const CardEffect& effect) {
    const std::initializer_list<Word> sums{{"house", amount_text(lang, effect.amount)},
                                           {"hotel", amount_text(lang, effect.hotel_amount)}};
    return edition.words.pieces == PieceNames::objects_and_networks
               ? lang.tr("repairs: pay {house} for each object, {hotel} for each network", sums)
               : lang.tr("repairs: pay {house} for each house, {hotel} for each hotel", sums);
}

std::string nearest_text(const Language& lang, const CardEffect& effect) {
    if (effect.nearest == NearestCompany::utility)
        return effect.salary ? lang.tr("go forward to the nearest utility, with the salary on the way")
                             : lang.tr("go forward to the nearest utility, without a salary");
    return effect.salary ? lang.tr("go forward to the nearest transport company, with the salary on the way")
                         : lang.tr("go forward to the nearest transport company, without a salary");
}

std::string way_text(const Language& lang, const Edition& edition, const CardEffect& effect) {
    if (effect.nearest != NearestCompany::none) return nearest_text(lang, effect);
    const Word space{"space", space_name(edition, effect.space)};
    return effect.salary ? lang.tr("go forward to {space}, with the salary on the way", {space})
                         : lang.tr("go forward to {space}, without a salary", {space});
}

std::string go_to_card_text(const Language& lang, const Edition& edition, const CardEffect& effect) {
    std::string go = way_text(lang, edition, effect);
    if (effect.times == 0) return go;
    const Deed* deed = effect.nearest == NearestCompany::none ? edition.deed_at(effect.space) : nullptr;
    const bool by_dice =
        effect.nearest == NearestCompany::utility || (deed != nullptr && deed->kind == SpaceKind::utility);
    const std::initializer_list<Word> said{{"go", go}, {"times", std::to_string(effect.times)}};
    return by_dice ? lang.tr("{go}; its owner gets {times} times the dice", said)
                   : lang.tr("{go}; its owner gets {times} times the rent", said);
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

std::string role_text(const Language& lang, Role role) {
    switch (role) {
        case Role::monopolist:
            return lang.tr("monopolist");
        case Role::competitor:
            return lang.tr("competitor");
        case Role::player:
            return lang.tr("player");
    }
    return {};
}

std::string shown_role(const Language& lang, Role role) {
    return role == Role::player ? std::string{} : role_text(lang, role);
}

std::string hand_card_text(const Language& lang, const Edition& edition, const PositionCard& held) {
    if (!edition.is_hidden(held.card)) return edition.kept_cards.at(static_cast<std::size_t>(held.card)).name;
    return held.played.empty() ? lang.tr("hidden card") : held.played;
}

std::string goal_text(const Language& lang, Goal goal, const EditionWords& words) {
    switch (goal) {
        case Goal::a:
            return lang.tr("goal A: bankrupt all the others");
        case Goal::b:
            return lang.tr("goal B: the richest of the surviving side");
        case Goal::timed:
            return lang.tr(as_said(words, mark("timed game")));
    }
    return {};
}

std::string goal_text(const Language& lang, Goal goal, const Edition& edition) {
    const auto& goals = edition.profile.goals.value;
    const bool is_only_one = std::ranges::find(goals, Goal::b) == goals.end();
    return goal == Goal::a && is_only_one
               ? lang.tr_in("where the book has no other aim", "goal A: bankrupt all the others")
               : goal_text(lang, goal, edition.words);
}

std::string phase_text(const Language& lang, Phase phase) {
    switch (phase) {
        case Phase::play:
            return lang.tr("play");
        case Phase::side_gone:
            return lang.tr("the count of the richest, one side being gone");
        case Phase::closing:
            return lang.tr("the closing transactions");
        case Phase::kept:
            return lang.tr("the walk, all cash being handed in");
        case Phase::walked:
            return lang.tr("the end of the game, after the walk");
        case Phase::finished:
            return lang.tr("a finished game");
    }
    return {};
}

std::string space_kind_text(const Language& lang, SpaceKind kind, const EditionWords& words) {
    switch (kind) {
        case SpaceKind::start:
            return lang.tr("start");
        case SpaceKind::street:
            return lang.tr(as_said(words, mark("street")));
        case SpaceKind::transport:
            return lang.tr(as_said(words, mark("transport company")));
        case SpaceKind::utility:
            return lang.tr(as_said(words, mark("utility")));
        case SpaceKind::card:
            return lang.tr("card");
        case SpaceKind::income_tax:
            return lang.tr("income tax");
        case SpaceKind::property_tax:
            return lang.tr(as_said(words, mark("property tax")));
        case SpaceKind::foundation:
            return lang.tr("foundation");
        case SpaceKind::jail:
            return lang.tr(as_said(words, mark("jail, visitors next to it")));
        case SpaceKind::go_to_jail:
            return lang.tr(as_said(words, mark("go to jail or the price war")));
        case SpaceKind::bookmakers:
            return lang.tr("bookmakers");
        case SpaceKind::character:
            return lang.tr("hidden card");
        case SpaceKind::penalty:
            return lang.tr("penalty");
        case SpaceKind::rest:
            return lang.tr("rest: nothing happens");
    }
    return {};
}

std::string table_status_text(const Language& lang, TableStatus status) {
    return status == TableStatus::verified ? lang.tr("verified: typed from the cards of a box")
                                           : lang.tr("template: compare with your box");
}

Prison prison_of(const Edition& edition, Role role) {
    if (edition.words.prison == PrisonName::bench) return Prison::bench;
    return role == Role::competitor ? Prison::price_war : Prison::jail;
}

std::string prison_text(const Language& lang, Prison prison) {
    switch (prison) {
        case Prison::jail:
            return lang.tr_in("a place", "jail");
        case Prison::price_war:
            return lang.tr_in("a place", "the price war");
        case Prison::bench:
            return lang.tr_in("a place", "the bench");
    }
    return {};
}

std::string in_prison_text(const Language& lang, Prison prison) {
    switch (prison) {
        case Prison::jail:
            return lang.tr_in("where somebody is", "in jail");
        case Prison::price_war:
            return lang.tr_in("where somebody is", "in the price war");
        case Prison::bench:
            return lang.tr("on the bench");
    }
    return {};
}

std::string to_prison_text(const Language& lang, Prison prison) {
    switch (prison) {
        case Prison::jail:
            return lang.tr("to jail");
        case Prison::price_war:
            return lang.tr("to the price war");
        case Prison::bench:
            return lang.tr("to the bench");
    }
    return {};
}

std::string held_text(const Language& lang, const Edition& edition) {
    if (edition.words.prison == PrisonName::bench) return lang.tr("on the bench");
    return edition.profile.roles.value ? lang.tr("in jail or the price war")
                                       : lang.tr_in("where somebody is", "in jail");
}

std::string dice_text(const Language& lang, Dice dice) {
    return lang.tr("{first} and {second}",
                   {{"first", std::to_string(dice.first)}, {"second", std::to_string(dice.second)}});
}

std::string deck_text(const Language& lang, const Edition& edition, const std::string& key) {
    if (const auto role = parse_role(key)) return role_text(lang, *role);
    const auto space = std::ranges::find(edition.board, key, &BoardSpace::deck);
    return space == edition.board.end() || space->name.empty() ? key : space->name;
}

std::string card_text(const Language& lang, const Edition& edition, const CardEffect& effect) {
    switch (effect.kind) {
        case CardEffectKind::none:
            return lang.tr("nothing happens");
        case CardEffectKind::receive:
            return lang.tr("get {amount} from the bank", {{"amount", amount_text(lang, effect.amount)}});
        case CardEffectKind::pay:
            return lang.tr("pay the bank {amount}", {{"amount", amount_text(lang, effect.amount)}});
        case CardEffectKind::collect_each:
        case CardEffectKind::pay_each:
        case CardEffectKind::bank_pays_all:
            return role_card_text(lang, effect);
        case CardEffectKind::go_to:
            return go_to_card_text(lang, edition, effect);
        case CardEffectKind::jail:
            return lang.tr(as_said(edition.words, mark("go to jail or the price war, without a salary")));
        case CardEffectKind::dice_win:
            return dice_card_text(lang, effect);
        case CardEffectKind::keep:
            return lang.tr("keep the card \"{card}\"", {{"card", effect.name}});
        case CardEffectKind::leave_jail:
            return lang.tr(as_said(edition.words, mark("leave jail or the price war without a fine")));
        case CardEffectKind::repairs:
            return repairs_card_text(lang, edition, effect);
        case CardEffectKind::go_back:
            return lang.trn("go back {count} space", "go back {count} spaces", effect.steps);
    }
    return {};
}

std::string card_text(const Language& lang, const Edition& edition, const CardEffect& effect, Role drawer) {
    const Prison prison = prison_of(edition, drawer);
    if (drawer == Role::player || prison == Prison::bench) return card_text(lang, edition, effect);
    const bool war = prison == Prison::price_war;
    if (effect.kind == CardEffectKind::jail)
        return war ? lang.tr("go to the price war, without a salary") : lang.tr("go to jail, without a salary");
    if (effect.kind == CardEffectKind::leave_jail)
        return war ? lang.tr("leave the price war without a fine") : lang.tr("leave jail without a fine");
    return card_text(lang, edition, effect);
}

std::string list_text(const Language& lang, const std::vector<std::string>& things) {
    if (things.empty()) return lang.tr("nothing");
    if (things.size() == 1) return things.front();
    return lang.tr_in(
        "the end of a list", "{things} and {last}",
        {{"things", with_commas(lang, std::span(things).first(things.size() - 1))}, {"last", things.back()}});
}

std::string choice_text(const Language& lang, const std::vector<std::string>& things) {
    if (things.size() < 2) return things.empty() ? std::string{} : things.front();
    return lang.tr_in(
        "the end of a choice", "{things} or {last}",
        {{"things", with_commas(lang, std::span(things).first(things.size() - 1))}, {"last", things.back()}});
}

}  // namespace tablebank

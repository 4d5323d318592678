#include "app/present/words/finding_text.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/piece_text.h"

namespace tablebank {
namespace {

/// Everything that a sentence may name.
struct Said {
    const Language& lang;
    const Edition& edition;
    const Finding& finding;
    Word player;
    Word other;
    Word deed;
    Word count;
    Word limit;
};

std::string name_at(const std::vector<std::string>& names, std::optional<int> player) {
    if (!player || *player < 0 || *player >= static_cast<int>(names.size())) return {};
    return names[static_cast<std::size_t>(*player)];
}

/// A few deeds by their names, many by their numbers alone.
std::string deeds_text(const Language& lang, const Edition& edition, const std::vector<Space>& deeds) {
    constexpr std::size_t most_names = 6;
    std::vector<std::string> named;
    named.reserve(deeds.size());
    for (const Space deed : deeds)
        named.push_back(deeds.size() > most_names ? space_mark(deed)
                                                  : space_name(edition, deed) + " (" + space_mark(deed) + ")");
    return list_text(lang, named);
}

/// A position without a score until someone decides.
std::string undecided_text(const Said& said) {
    const Language& lang = said.lang;
    switch (said.finding.code) {
        case FindingCode::no_players:
            return lang.tr("There is no player yet.");
        case FindingCode::no_name:
            return lang.tr("Player {number} has no name.",
                           {{"number", std::to_string(said.finding.player.value_or(0) + 1)}});
        case FindingCode::same_name:
            return lang.tr("Two players are called {player}.", {said.player});
        case FindingCode::deed_twice:
            return said.finding.player == said.finding.other
                       ? lang.tr("{deed} is typed twice for {player}.", {said.deed, said.player})
                       : lang.tr("{deed} is typed for {player} and for {other}.", {said.deed, said.player, said.other});
        case FindingCode::cash_or_deed:
            return lang.tr(
                "{number} is read as the cash of {player}; it may be {deed}, and the cash left out; ={number} is "
                "the cash for certain.",
                {{"number", said.finding.has.value_or(Money{}).to_string()}, said.player, said.deed});
        default:
            return lang.tr("The dice for {deed} of {player} are missing.", {said.deed, said.player});
    }
}

/// The excess of a table over the rule book or the box.
std::string excess_text(const Said& said) {
    const Language& lang = said.lang;
    const Finding& finding = said.finding;
    switch (finding.code) {
        case FindingCode::too_many_players:
            return lang.tr("There are {count} players; the book has {limit} at most.", {said.count, said.limit});
        case FindingCode::more_cash_than_box:
            return lang.tr("All players together have {has}; the box holds {box}.",
                           {{"has", money_text(lang, said.edition, finding.has.value_or(Money{}))},
                            {"box", money_text(lang, said.edition, finding.box.value_or(Money{}))}});
        case FindingCode::more_notes_than_box:
            return lang.tr(
                "Notes of {value} were counted {count} times; the box has {limit}.",
                {{"value", money_text(lang, said.edition, finding.has.value_or(Money{}))}, said.count, said.limit});
        case FindingCode::more_houses_than_box:
        case FindingCode::substitute_houses:
            return lang.trn("{count} house is on the board; the box has {limit}.",
                            "{count} houses are on the board; the box has {limit}.", said.finding.count, {said.limit});
        default:
            return lang.trn("{count} hotel is on the board; the box has {limit}.",
                            "{count} hotels are on the board; the box has {limit}.", said.finding.count, {said.limit});
    }
}

std::string building_finding_text(const Said& said) {
    const Language& lang = said.lang;
    switch (said.finding.code) {
        case FindingCode::mortgaged_built:
            return lang.tr("{deed} of {player} is mortgaged, and yet built on: it earns nothing.",
                           {said.deed, said.player});
        case FindingCode::company_built:
            return lang.tr("{deed} of {player} is a company, and yet built on: that does not count.",
                           {said.deed, said.player});
        case FindingCode::hotel_and_houses:
            return lang.tr("{deed} of {player} has houses next to its hotel: only the hotel counts.",
                           {said.deed, said.player});
        case FindingCode::too_many_houses:
            return lang.trn("{deed} of {player} has {houses} houses: {count} counts, the most before the hotel.",
                            "{deed} of {player} has {houses} houses: {count} count, the most before the hotel.",
                            said.finding.limit, {said.deed, said.player, {"houses", said.count.text}});
        case FindingCode::too_many_hotels:
            return lang.tr("{deed} of {player} has {buildings}, and a street takes {limit}: the others do not count.",
                           {said.deed,
                            said.player,
                            {"buildings", hotels_text(lang, said.edition.words.pieces, said.finding.count)},
                            {"limit", hotels_text(lang, said.edition.words.pieces, said.finding.limit)}});
        case FindingCode::built_without_monopoly:
            return lang.tr("{deed} of {player} is built on without a monopoly: it counts as it is.",
                           {said.deed, said.player});
        case FindingCode::built_apart:
            return lang.tr("{deed} of {player} is built on, though the city is not in one hand: it counts as it is.",
                           {said.deed, said.player});
        case FindingCode::too_many_built_streets:
            return lang.tr("{deed} of {player} is one of {count} built streets of its city; the limit is {limit}.",
                           {said.deed, said.player, said.count, said.limit});
        default:
            return lang.tr("{deed} of {player} did not come to a monopoly already made.", {said.deed, said.player});
    }
}

std::string told_text(const Said& said) {
    const Language& lang = said.lang;
    switch (said.finding.code) {
        case FindingCode::cash_without_notes:
            return lang.tr("{player} has {has}: no notes of the box make this sum.",
                           {said.player, {"has", money_text(lang, said.edition, said.finding.has.value_or(Money{}))}});
        case FindingCode::roles_unbalanced:
            return lang.tr("The roles are out of balance: {monopolists} to {competitors}.",
                           {{"monopolists", said.count.text}, {"competitors", said.limit.text}});
        case FindingCode::uneven_building:
            return lang.tr("{player} has built unevenly: {deeds}.",
                           {said.player, {"deeds", deeds_text(lang, said.edition, said.finding.deeds)}});
        default:
            return lang.tr("No one has {deeds}.", {{"deeds", deeds_text(lang, said.edition, said.finding.deeds)}});
    }
}

}  // namespace

std::string finding_text(const Language& lang, const Edition& edition, const std::vector<std::string>& names,
                         const Finding& finding) {
    const Said said{lang,
                    edition,
                    finding,
                    {"player", name_at(names, finding.player)},
                    {"other", name_at(names, finding.other)},
                    {"deed", finding.deeds.empty() ? "" : space_name(edition, finding.deeds.front())},
                    {"count", std::to_string(finding.count)},
                    {"limit", std::to_string(finding.limit)}};
    switch (finding.code) {
        case FindingCode::no_players:
        case FindingCode::no_name:
        case FindingCode::same_name:
        case FindingCode::deed_twice:
        case FindingCode::cash_or_deed:
        case FindingCode::dice_missing:
            return undecided_text(said);
        case FindingCode::too_many_players:
        case FindingCode::more_cash_than_box:
        case FindingCode::more_notes_than_box:
        case FindingCode::more_houses_than_box:
        case FindingCode::more_hotels_than_box:
        case FindingCode::substitute_houses:
        case FindingCode::substitute_hotels:
            return excess_text(said);
        case FindingCode::cash_without_notes:
        case FindingCode::roles_unbalanced:
        case FindingCode::uneven_building:
        case FindingCode::deed_of_nobody:
            return told_text(said);
        default:
            return building_finding_text(said);
    }
}

std::vector<std::string> names_of(const Position& position) {
    std::vector<std::string> names;
    names.reserve(position.players.size());
    for (const PositionPlayer& player : position.players) names.push_back(player.name);
    return names;
}

}  // namespace tablebank

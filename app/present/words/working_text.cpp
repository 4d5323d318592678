#include "app/present/words/working_text.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/words/book_words.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/piece_text.h"
#include "app/present/words/ruling_text.h"

namespace tablebank {
namespace {

constexpr std::string_view ruling_mark = "ruling ";

/// The words that a step's sentence may use.
struct WorkingWords {
    std::string space;
    std::string percent;
    std::string base;
    std::string factor;
    bool monopolist;
    bool player;  ///< of a book without roles
    PieceNames pieces;
    Prison prison;
    MortgagedInTax mortgaged_in_tax;
    const EditionWords& book;

    WorkingWords(const Language& lang, const Edition& edition, const Working& working)
        : space(working.space ? space_name(edition, *working.space) : std::string{}),
          percent(std::to_string(working.percent)),
          base(amount_text(lang, working.base)),
          factor(std::to_string(working.factor)),
          monopolist(working.role == Role::monopolist),
          player(working.role == Role::player),
          pieces(edition.words.pieces),
          prison(prison_of(edition, working.role.value_or(Role::player))),
          mortgaged_in_tax(edition.profile.income_tax_mortgaged.value),
          book(edition.words) {}
};

std::string rent_what(const Language& lang, const Working& working, const WorkingWords& words) {
    const std::string building = building_text(lang, words.pieces, working.count, working.hotels);
    if (words.player) return lang.tr("{space}, {building}", {{"space", words.space}, {"building", building}});
    return words.monopolist
               ? lang.tr("{space}, {building}, monopolist's column", {{"space", words.space}, {"building", building}})
               : lang.tr("{space}, {building}, competitor's column", {{"space", words.space}, {"building", building}});
}

/// The same of a book that calls companies enterprises (football 7).
std::string enterprise_what(const Language& lang, const Working& working, const WorkingWords& words) {
    if (working.step == Step::utility_factor)
        return lang.trn("{space}, {count} such enterprise owned: the dice times {factor}",
                        "{space}, {count} such enterprises owned: the dice times {factor}", working.count,
                        {{"space", words.space}, {"factor", words.factor}});
    return lang.trn("{space}, {count} such enterprise owned", "{space}, {count} such enterprises owned", working.count,
                    {{"space", words.space}});
}

std::string company_what(const Language& lang, const Working& working, const WorkingWords& words) {
    if (working.step == Step::transport_percent)
        return lang.tr("{space}, {percent} % of its price {base}",
                       {{"space", words.space}, {"percent", words.percent}, {"base", words.base}});
    if (words.book.deeds == DeedNames::enterprises) return enterprise_what(lang, working, words);
    if (working.step == Step::transport_by_count)
        return lang.trn("{space}, {count} transport company owned", "{space}, {count} transport companies owned",
                        working.count, {{"space", words.space}});
    if (working.step == Step::utility_by_count)
        return lang.trn("{space}, {count} company owned", "{space}, {count} companies owned", working.count,
                        {{"space", words.space}});
    if (words.player)
        return lang.trn("{space}, {count} company owned: the dice times {factor}",
                        "{space}, {count} companies owned: the dice times {factor}", working.count,
                        {{"space", words.space}, {"factor", words.factor}});
    return words.monopolist ? lang.trn("{space}, a monopolist with {count} utility: the dice times {factor}",
                                       "{space}, a monopolist with {count} utilities: the dice times {factor}",
                                       working.count, {{"space", words.space}, {"factor", words.factor}})
                            : lang.trn("{space}, a competitor with {count} utility: the dice times {factor}",
                                       "{space}, a competitor with {count} utilities: the dice times {factor}",
                                       working.count, {{"space", words.space}, {"factor", words.factor}});
}

std::string city_what(const Language& lang, const Working& working, const WorkingWords& words) {
    const bool enterprises = words.book.deeds == DeedNames::enterprises;
    const Word space{"space", words.space};
    if (working.step == Step::broken_monopoly)
        return enterprises ? lang.tr("{space}, its group is not monopolised any more: the single rate", {space})
                           : lang.tr("{space}, its city is not monopolised any more: the single rate", {space});
    if (working.step == Step::city_doubled)
        return enterprises ? lang.trn("{space}, doubled in a monopolised group ({count} enterprise not mortgaged)",
                                      "{space}, doubled in a monopolised group ({count} enterprises not mortgaged)",
                                      working.count, {space})
                           : lang.trn("{space}, doubled in a monopolised city ({count} street not mortgaged)",
                                      "{space}, doubled in a monopolised city ({count} streets not mortgaged)",
                                      working.count, {space});
    const Word needed{"needed", words.factor};
    return enterprises
               ? lang.trn("{space}, {count} enterprise of the group not mortgaged, {needed} needed for a monopoly",
                          "{space}, {count} enterprises of the group not mortgaged, {needed} needed for a monopoly",
                          working.count, {space, needed})
               : lang.trn("{space}, {count} street of the city not mortgaged, {needed} needed for a monopoly",
                          "{space}, {count} streets of the city not mortgaged, {needed} needed for a monopoly",
                          working.count, {space, needed});
}

std::string jailed_what(const Language& lang, const WorkingWords& words) {
    if (words.prison == Prison::bench)
        return lang.tr("{space}, the owner is on the bench and collects nothing", {{"space", words.space}});
    return words.prison == Prison::jail
               ? lang.tr("{space}, the owner is in jail and collects nothing", {{"space", words.space}})
               : lang.tr("{space}, the owner is in the price war and collects nothing", {{"space", words.space}});
}

std::string dice_what(const Language& lang, const Working& working, const WorkingWords& words) {
    const Dice dice = working.dice.value_or(Dice{});
    return lang.tr("dice {dice}: {sum} times {factor}",
                   {{"dice", dice_text(lang, dice)}, {"sum", std::to_string(dice.sum())}, {"factor", words.factor}});
}

std::string tax_what(const Language& lang, const Working& working, const WorkingWords& words) {
    const std::initializer_list<Word> figures{{"percent", words.percent}, {"base", words.base}};
    switch (working.step) {
        case Step::tax_fixed:
            return lang.tr("income tax, the fixed sum");
        case Step::tax_cash:
            if (words.player) return lang.tr("{percent} % of the cash {base}", figures);
            return words.monopolist ? lang.tr("{percent} % of the cash {base}, monopolist", figures)
                                    : lang.tr("{percent} % of the cash {base}, competitor", figures);
        case Step::tax_deeds:
            if (words.mortgaged_in_tax == MortgagedInTax::price)
                return lang.tr("{percent} % of the price {base} of the deeds", figures);
            if (words.mortgaged_in_tax == MortgagedInTax::mortgage)
                return lang.tr("{percent} % of the {base} of the deeds, mortgaged ones at their mortgage", figures);
            return lang.tr("{percent} % of the price {base} of the deeds not mortgaged", figures);
        case Step::tax_buildings:
            return lang.tr("{percent} % of the {base} that all buildings cost", figures);
        case Step::tax_total:
            return lang.tr("income tax by percentages");
        default:
            return lang.tr(as_said(words.book, mark("property tax")));
    }
}

std::string special_what(const Language& lang, const Working& working, const WorkingWords& words) {
    switch (working.step) {
        case Step::foundation_fee:
            if (words.player) return lang.tr("the fee of the foundation");
            return words.monopolist ? lang.tr("the foundation, a monopolist's fee")
                                    : lang.tr("the foundation, a competitor's fee");
        case Step::foundation_grant:
            return lang.tr("the foundation, die {die}", {{"die", words.factor}});
        case Step::start_notes:
            return lang.trn("{count} note of {value}", "{count} notes of {value}", working.count,
                            {{"value", amount_text(lang, working.base)}});
        case Step::salary:
            return lang.tr("salary for reaching START");
        case Step::salary_landing:
            return lang.tr("salary for landing on START");
        case Step::jail_fine:
            return lang.tr("fine for leaving");
        default:
            return lang.tr("{space}, the printed price", {{"space", words.space}});
    }
}

/// Houses, or the hotels that take their place.
std::string pieces_built(const Language& lang, const Working& working, const WorkingWords& words) {
    if (working.hotels == 0) return houses_text(lang, words.pieces, working.count);
    return working.hotels == 1 ? lang.tr(piece_words(words.pieces).a_hotel)
                               : hotels_text(lang, words.pieces, working.hotels);
}

std::string built_what(const Language& lang, const Working& working, const WorkingWords& words) {
    const bool hotel = working.step == Step::hotel;
    const std::initializer_list<Word> said{{"space", words.space}, {"building", pieces_built(lang, working, words)}};
    if (words.player)
        return hotel ? lang.tr("{space}, {building}, the buildings before it back without refund", said)
                     : lang.tr("{space}, {building}", said);
    if (hotel)
        return words.monopolist
                   ? lang.tr("{space}, {building} at a monopolist's price, the buildings before it back without refund",
                             said)
                   : lang.tr("{space}, {building} at a competitor's price, the buildings before it back without refund",
                             said);
    return words.monopolist ? lang.tr("{space}, {building} at a monopolist's price", said)
                            : lang.tr("{space}, {building} at a competitor's price", said);
}

std::string building_what(const Language& lang, const Working& working, const WorkingWords& words) {
    if (working.step != Step::building_refund) return built_what(lang, working, words);
    return lang.trn("{space}, {percent} % of the {base} that {count} step cost",
                    "{space}, {percent} % of the {base} that {count} steps cost", working.count,
                    {{"space", words.space}, {"percent", words.percent}, {"base", words.base}});
}

/// The demand of a card: a multiple of a rent, or a sum for each building.
std::string card_what(const Language& lang, const Working& working, const WorkingWords& words) {
    switch (working.step) {
        case Step::card_factor:
            return lang.tr("{space}, as the card says: the dice times {factor}",
                           {{"space", words.space}, {"factor", words.factor}});
        case Step::repaired_houses:
            return lang.tr("{buildings}, {amount} for each",
                           {{"buildings", houses_text(lang, words.pieces, working.count)}, {"amount", words.base}});
        case Step::repaired_hotels:
            return lang.tr("{buildings}, {amount} for each",
                           {{"buildings", hotels_text(lang, words.pieces, working.count)}, {"amount", words.base}});
        default:
            return lang.tr("{space}, as the card says: {factor} times {amount}",
                           {{"space", words.space}, {"factor", words.factor}, {"amount", words.base}});
    }
}

/// The value of a deed in a game that total worth decides.
std::string worth_what(const Language& lang, const Working& working, const WorkingWords& words) {
    const Word space{"space", words.space};
    if (working.step == Step::worth_of_buildings) return lang.tr("{space}, what the buildings cost", {space});
    if (working.step == Step::worth_of_deed) return lang.tr("{space}, the printed price", {space});
    return lang.tr("{space}, mortgaged: the price {base} less the mortgage", {space, {"base", words.base}});
}

std::string ending_what(const Language& lang, const Working& working, const WorkingWords& words) {
    switch (working.step) {
        case Step::cash:
            return lang.tr("cash in hand");
        case Step::cash_kept:
            if (words.player)
                return lang.tr("{percent} % of {base} is kept", {{"percent", words.percent}, {"base", words.base}});
            return words.monopolist ? lang.tr("a monopolist keeps {percent} % of {base}",
                                              {{"percent", words.percent}, {"base", words.base}})
                                    : lang.tr("a competitor keeps {percent} % of {base}",
                                              {{"percent", words.percent}, {"base", words.base}});
        case Step::walk_income:
            return lang.tr("{space} earns", {{"space", words.space}});
        case Step::equal_part:
            return lang.trn("{base} for {count} creditor", "{base} shared equally by {count} creditors", working.count,
                            {{"base", words.base}});
        default:
            return lang.tr("in all");
    }
}

std::string mortgage_what(const Language& lang, const Working& working, const WorkingWords& words) {
    const Word space{"space", words.space};
    const std::initializer_list<Word> share{space, {"percent", words.percent}, {"base", words.base}};
    switch (working.step) {
        case Step::mortgage_sum:
            return lang.tr("{space}, the mortgage printed on the deed", {space});
        case Step::redeem_sum:
            return lang.tr("{space}, the redemption printed on the deed", {space});
        case Step::mortgage_interest:
            return lang.tr("{space}, {percent} % interest on the mortgage of {base}", share);
        default:
            return lang.tr("{space}, {percent} % of the mortgage of {base}, taken over", share);
    }
}

}  // namespace

std::string working_what(const Language& lang, const Edition& edition, const Working& working) {
    const WorkingWords words{lang, edition, working};
    switch (working.step) {
        case Step::printed_rent:
            return rent_what(lang, working, words);
        case Step::city_doubled:
        case Step::city_not_monopolised:
        case Step::broken_monopoly:
            return city_what(lang, working, words);
        case Step::broken_monopoly_rate:
            return lang.tr("{space}, the single rate of {base}", {{"space", words.space}, {"base", words.base}});
        case Step::mortgaged_earns_nothing:
            return lang.tr("{space} is mortgaged and earns nothing", {{"space", words.space}});
        case Step::jailed_earns_nothing:
            return jailed_what(lang, words);
        case Step::transport_percent:
        case Step::transport_by_count:
        case Step::utility_by_count:
        case Step::utility_factor:
            return company_what(lang, working, words);
        case Step::dice_times_factor:
            return dice_what(lang, working, words);
        case Step::rounded:
            return lang.tr("rounded to a multiple of {base}", {{"base", words.base}});
        case Step::tax_fixed:
        case Step::tax_cash:
        case Step::tax_deeds:
        case Step::tax_buildings:
        case Step::tax_total:
        case Step::property_tax:
            return tax_what(lang, working, words);
        case Step::foundation_fee:
        case Step::foundation_grant:
        case Step::start_notes:
        case Step::salary:
        case Step::salary_landing:
        case Step::jail_fine:
        case Step::purchase:
            return special_what(lang, working, words);
        case Step::house:
        case Step::hotel:
        case Step::further_hotel:
        case Step::building_refund:
            return building_what(lang, working, words);
        case Step::mortgage_sum:
        case Step::redeem_sum:
        case Step::mortgage_interest:
        case Step::mortgaged_deed_fee:
            return mortgage_what(lang, working, words);
        case Step::cash:
        case Step::cash_kept:
        case Step::walk_income:
        case Step::total:
        case Step::equal_part:
            return ending_what(lang, working, words);
        case Step::rent_times:
        case Step::card_factor:
        case Step::repaired_houses:
        case Step::repaired_hotels:
            return card_what(lang, working, words);
        case Step::worth_of_deed:
        case Step::worth_of_mortgaged:
        case Step::worth_of_buildings:
            return worth_what(lang, working, words);
        case Step::mean_of_throws:
            return lang.tr("no one has rolled: the mean of all throws times {factor}", {{"factor", words.factor}});
    }
    return {};
}

std::string working_text(const Language& lang, const Edition& edition, const Working& working) {
    const std::string what = working_what(lang, edition, working);
    const std::string figure = amount_text(lang, working.figure);
    const std::string rule = citation_text(lang, working.rule, edition.words);
    if (has_no_figure(working.step))
        return rule.empty() ? what : lang.tr("{what} ({rule})", {{"what", what}, {"rule", rule}});
    return rule.empty() ? lang.tr("{what}: {figure}", {{"what", what}, {"figure", figure}})
                        : lang.tr("{what}: {figure} ({rule})", {{"what", what}, {"figure", figure}, {"rule", rule}});
}

std::vector<std::string> workings_text(const Language& lang, const Edition& edition,
                                       const std::vector<Working>& workings) {
    std::vector<std::string> lines;
    lines.reserve(workings.size());
    for (const Working& working : workings) lines.push_back(working_text(lang, edition, working));
    return lines;
}

std::optional<std::string_view> cited_ruling(std::string_view rule) {
    if (!rule.starts_with(ruling_mark)) return std::nullopt;
    return rule.substr(ruling_mark.size());
}

namespace {

/// The citation in another language than that of edition files: a ruling by its subject, a paragraph without the id of
/// the table's rule book. In English it keeps the form of the file, as in every recorded answer.
std::string spoken_citation(const Language& lang, std::string_view rule, const EditionWords& words) {
    if (const auto key = cited_ruling(rule)) {
        const bool known = find_ruling(*key) != nullptr;
        return lang.tr("ruling: {key}", {{"key", known ? ruling_text(lang, words, *key) : std::string{*key}}});
    }
    const std::size_t blank = rule.find(' ');
    const auto is_id = [](char sign) { return sign == '-' || (sign >= 'a' && sign <= 'z'); };
    if (blank == std::string_view::npos || !std::ranges::all_of(rule.substr(0, blank), is_id)) return std::string{rule};
    const std::string paragraph{rule.substr(blank + 1)};
    constexpr std::string_view timed = "timed";
    if (paragraph.starts_with(timed))
        return lang.tr(as_said(words, mark("timed game"))) + paragraph.substr(timed.size());
    return lang.tr("paragraph {paragraph}", {{"paragraph", paragraph}});
}

}  // namespace

std::string citation_text(const Language& lang, std::string_view rule, const EditionWords& words) {
    if (lang != Language::english()) return spoken_citation(lang, rule, words);
    if (const auto key = cited_ruling(rule)) return lang.tr("ruling: {key}", {{"key", std::string{*key}}});
    constexpr std::string_view timed = " timed";
    if (const std::size_t at = rule.find(timed); at != std::string_view::npos)
        return lang.tr(
            as_said(words, mark("{book} timed{step}")),
            {{"book", std::string{rule.substr(0, at)}}, {"step", std::string{rule.substr(at + timed.size())}}});
    return std::string{rule};
}

}  // namespace tablebank

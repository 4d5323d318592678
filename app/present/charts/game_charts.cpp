#include "app/present/charts/game_charts.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"

namespace tablebank {

namespace {

using Line = std::vector<Money> PlayerLine::*;

LineChart lines_of(const Game& game, const ChartFigures& figures, Line line) {
    LineChart chart{figures.places, {}};
    for (const PlayerLine& player : figures.players) {
        ChartSeries series{game.name(player.seat), {}};
        for (const Money sum : player.*line) series.values.push_back(static_cast<double>(sum.units()));
        chart.series.push_back(std::move(series));
    }
    return chart;
}

/// "After #120: Anna $1,500, Boris $310"
std::vector<std::string> readings_of(const Language& lang, const Game& game, const ChartFigures& figures, Line line) {
    std::vector<std::string> readings;
    for (std::size_t i = 0; i < figures.places.size(); ++i) {
        std::string sums;
        for (const PlayerLine& player : figures.players)
            sums += (sums.empty() ? "" : ", ") + game.name(player.seat) + ' ' +
                    money_text(lang, game.edition(), (player.*line)[i]);
        readings.push_back(
            lang.tr("After #{entry}: {figures}", {{"entry", std::to_string(figures.places[i])}, {"figures", sums}}));
    }
    return readings;
}

Chart cash_chart(const Language& lang, const Game& game, const ChartFigures& figures) {
    Chart chart;
    chart.title = lang.tr("Cash of each player");
    chart.note = lang.tr("Entry by entry. Undone entries are left out.");
    if (figures.handed_in) chart.note += ' ' + lang.tr("The chart ends before the cash was handed in.");
    chart.group_mark = lang.tr_in("between groups of three digits", ",");
    chart.group_mark = lang.tr_in("between groups of three digits", ",");
    chart.shape = lines_of(game, figures, &PlayerLine::cash);
    chart.readings = readings_of(lang, game, figures, &PlayerLine::cash);
    return chart;
}

Chart worth_chart(const Language& lang, const Game& game, const ChartFigures& figures) {
    Chart chart;
    chart.title = lang.tr("Worth as printed");
    chart.note = lang.tr(
        "Cash, deeds at their printed price, mortgaged ones less the mortgage, and buildings at what they cost. This "
        "is "
        "not the score.");
    chart.group_mark = lang.tr_in("between groups of three digits", ",");
    chart.group_mark = lang.tr_in("between groups of three digits", ",");
    chart.shape = lines_of(game, figures, &PlayerLine::worth);
    chart.readings = readings_of(lang, game, figures, &PlayerLine::worth);
    return chart;
}

std::string label_of(const Edition& edition, Space space) {
    return space_mark(space) + ' ' + space_name(edition, space);
}

Chart income_chart(const Language& lang, const Game& game, const ChartFigures& figures) {
    Chart chart;
    chart.title = lang.tr("Income by deed");
    chart.note = lang.tr("Rents that were paid in cash. Deeds that brought nothing are left out.");
    chart.nothing = lang.tr("No rent was paid yet.");
    BarChart bars;
    bars.bar_name = lang.tr("rents paid");
    std::vector<DeedRents> rents = figures.rents;
    std::ranges::stable_sort(rents, std::greater{}, &DeedRents::paid);
    for (const DeedRents& deed : rents) {
        const std::string label = label_of(game.edition(), deed.deed);
        const std::string sum = money_text(lang, game.edition(), deed.paid);
        bars.bars.push_back({label, static_cast<double>(deed.paid.units()), std::nullopt, sum});
        chart.readings.push_back(lang.trn("{deed}: {sum}, paid {count} time", "{deed}: {sum}, paid {count} times",
                                          deed.times, {{"deed", label}, {"sum", sum}}));
    }
    chart.shape = std::move(bars);
    return chart;
}

Chart landings_chart(const Language& lang, const Game& game, const ChartFigures& figures) {
    Chart chart;
    chart.title = lang.tr("Landings by space");
    chart.note = lang.tr(
        "The spaces that tokens reached by dice and cards. Expected: the landings in the long run, on this board with "
        "its doubles, its jail and its cards. A prisoner rolls for a double as long as the rules allow.");
    chart.nothing = lang.tr("No token has moved yet.");
    BarChart bars;
    bars.bar_name = lang.tr("landings");
    bars.expected_name = lang.tr("expected in the long run");
    for (const SpaceLandings& space : figures.landings) {
        const std::string label =
            space.in_jail ? held_text(lang, game.edition()) : label_of(game.edition(), space.space);
        const std::string expected = amount_text(lang, in_tenths(space.expected));
        bars.bars.push_back({label, static_cast<double>(space.landed), space.expected,
                             std::to_string(space.landed) + " / " + expected});
        chart.readings.push_back(lang.trn("{space}: {count} landing, {expected} expected",
                                          "{space}: {count} landings, {expected} expected", space.landed,
                                          {{"space", label}, {"expected", expected}}));
    }
    chart.shape = std::move(bars);
    return chart;
}

}  // namespace

std::string_view to_string(ChartKind kind) {
    constexpr std::array<std::string_view, all_charts.size()> names{"cash", "worth", "income", "landings"};
    return names.at(static_cast<std::size_t>(kind));
}

Share in_tenths(double expected) {
    return {std::llround(expected * 10), 10};
}

GameCharts make_charts(const Language& lang, const Game& game, const ChartFigures& figures) {
    return {cash_chart(lang, game, figures), worth_chart(lang, game, figures), income_chart(lang, game, figures),
            landings_chart(lang, game, figures)};
}

}  // namespace tablebank

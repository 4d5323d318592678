#include "app/present/charts/charts_paper.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/charts/game_charts.h"
#include "app/present/words/book_words.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/time_of_day.h"

namespace tablebank {

namespace {

constexpr double line_chart_height = 200;
constexpr double bar_chart_height = 130;
constexpr std::size_t most_rows = 8;

/// Rows at regular intervals, including the first and the last, with the sum of each player.
PaperBlock table_of(const Language& lang, const Game& game, const ChartFigures& figures,
                    std::vector<Money> PlayerLine::*line) {
    block::Table table;
    table.columns.push_back({.head = lang.tr("Entry"), .align = PaperAlign::right});
    for (const PlayerLine& player : figures.players)
        table.columns.push_back({.head = game.name(player.seat), .align = PaperAlign::right, .most = 80});
    const std::size_t last = figures.places.size() - 1;
    const std::size_t step = std::max<std::size_t>(1, (last + most_rows - 2) / (most_rows - 1));
    const auto add = [&](std::size_t i) {
        PaperRow row;
        row.cells.push_back({.text = '#' + std::to_string(figures.places[i])});
        for (const PlayerLine& player : figures.players)
            row.cells.push_back({.text = money_text(lang, game.edition(), (player.*line)[i])});
        table.rows.push_back(std::move(row));
    };
    for (std::size_t i = 0; i < last; i += step) add(i);
    add(last);
    return table;
}

}  // namespace

void add_charts(const Language& lang, const Table& table, std::vector<PaperBlock>& blocks) {
    const ChartFigures figures = chart_figures(table);
    GameCharts charts = make_charts(lang, table.game, figures);
    for (const ChartKind kind : all_charts) {
        Chart& chart = charts.at(static_cast<std::size_t>(kind));
        const bool lines = std::holds_alternative<LineChart>(chart.shape);
        blocks.emplace_back(block::Figure{std::move(chart), lines ? line_chart_height : bar_chart_height});
        if (lines)
            blocks.push_back(
                table_of(lang, table.game, figures, kind == ChartKind::cash ? &PlayerLine::cash : &PlayerLine::worth));
    }
}

void add_chart_pages(const Language& lang, const Table& table, PaperDocument& document) {
    document.blocks.emplace_back(block::NewPage{});
    add_charts(lang, table, document.blocks);
}

PaperDocument make_charts_document(const Language& lang, const Table& table) {
    const Game& game = table.game;
    const Edition& edition = game.edition();
    const std::int64_t last_ms = table.history.at(game.last).stamp.at_ms;
    PaperDocument document;
    document.title = lang.tr("Charts of a game");
    document.language = lang.tag();
    document.created_ms = last_ms;
    document.foot = edition.name;
    document.page_text = [lang](int page, int pages) {
        return lang.tr("page {page} of {pages}", {{"page", std::to_string(page)}, {"pages", std::to_string(pages)}});
    };
    block::Masthead head{document.title, {}, {}, 3, {}};
    head.lines.push_back(lang.tr("{edition}: {goal}",
                                 {{"edition", edition.name}, {"goal", goal_text(lang, game.setup->goal, edition)}}));
    head.lines.push_back(game.setup->game_id);
    head.fields.push_back({lang.tr("As of"), moment_on_paper(lang, last_ms)});
    head.fields.push_back({lang.tr("Entries"), std::to_string(game.last)});
    document.blocks.emplace_back(std::move(head));
    add_charts(lang, table, document.blocks);
    return document;
}

}  // namespace tablebank

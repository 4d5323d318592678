// `charts`: cash and worth over a game, income by deed and landings by space, on paper, in the terminal or for
// programs.

#include <memory>
#include <ostream>
#include <string>

#include "app/cli/game_or_position.h"
#include "app/cli/help_layout.h"
#include "app/cli/json.h"
#include "app/cli/paper_text.h"
#include "app/cli/sheet_paper.h"
#include "app/cli/subcommand.h"
#include "app/export/csv_row.h"
#include "app/i18n/language.h"
#include "app/present/charts/charts_paper.h"
#include "app/present/charts/game_charts.h"
#include "db/file/new_file.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct ChartsOptions {
    std::string file;
    std::string out;
    std::string csv;
    std::string paper = "a4";
    std::string language;
    bool json = false;
};

std::string place_json(const SpaceLandings& space) {
    return space.in_jail ? "jail" : space_json(space.space);
}

std::string tenths(double expected) {
    return in_tenths(expected).to_string();
}

Json charts_json(const Game& game, const ChartFigures& figures) {
    Json json{{"entries", figures.places}};
    Json& players = json["players"] = Json::array();
    for (const PlayerLine& player : figures.players) {
        Json cash = Json::array();
        for (const Money sum : player.cash) cash.push_back(sum.to_string());
        Json worth = Json::array();
        for (const Money sum : player.worth) worth.push_back(sum.to_string());
        players.push_back({{"name", game.name(player.seat)}, {"cash", std::move(cash)}, {"worth", std::move(worth)}});
    }
    Json& income = json["income"] = Json::array();
    for (const DeedRents& deed : figures.rents)
        income.push_back({{"deed", space_json(deed.deed)}, {"paid", deed.paid.to_string()}, {"times", deed.times}});
    Json& landings = json["landings"] = Json::array();
    for (const SpaceLandings& space : figures.landings)
        landings.push_back(
            {{"space", place_json(space)}, {"landed", space.landed}, {"expected", tenths(space.expected)}});
    return json;
}

void write_charts_csv(const Game& game, const ChartFigures& figures, std::ostream& out) {
    out << csv_row({"chart", "of", "at", "value"});
    for (const PlayerLine& player : figures.players) {
        for (std::size_t i = 0; i < figures.places.size(); ++i) {
            const std::string entry = std::to_string(figures.places[i]);
            out << csv_row({"cash", game.name(player.seat), entry, player.cash[i].to_string()});
            out << csv_row({"worth", game.name(player.seat), entry, player.worth[i].to_string()});
        }
    }
    for (const DeedRents& deed : figures.rents)
        out << csv_row({"income", space_json(deed.deed), std::to_string(deed.times), deed.paid.to_string()});
    for (const SpaceLandings& space : figures.landings) {
        out << csv_row({"landings", place_json(space), "landed", std::to_string(space.landed)});
        out << csv_row({"landings", place_json(space), "expected", tenths(space.expected)});
    }
}

ExitCode run_charts(const ChartsOptions& options, Streams& streams) {
    const Language language = language_of_paper(streams.lang, options.language);
    const PaperSize paper = paper_called(streams.lang, options.paper);
    const ReadGame read = read_game(platform::path_of(options.file));
    if (!options.csv.empty())
        write_new_file(platform::path_of(options.csv),
                       [&](std::ostream& out) { write_charts_csv(read.table.game, chart_figures(read.table), out); });
    if (!options.out.empty() || !options.json) {
        PaperDocument document = make_charts_document(language, read.table);
        document.size = paper;
        if (options.out.empty())
            print_document(streams.lang, document, streams.out);
        else
            write_pdf(document, platform::path_of(options.out), streams);
    }
    if (options.json) streams.out << json_text(charts_json(read.table.game, chart_figures(read.table))) << '\n';
    return ExitCode::done;
}

}  // namespace

void add_charts(const Language& lang, CLI::App& program, Run& run) {
    auto options = std::make_shared<ChartsOptions>();
    CLI::App* command = program.add_subcommand(
        "charts", lang.tr("Charts of a game: cash and worth, income by deed, landings by space"));
    command->add_option("FILE", options->file, lang.tr("The game"))->required();
    command->add_option("-o,--out", options->out,
                        lang.tr("A new PDF file; without it, the terminal. An existing file is never touched"));
    command->add_option("--paper", options->paper, lang.tr("a4 (the default) or letter"));
    command->add_option("--lang", options->language, lang.tr("The language of the charts, such as fr"));
    command->add_option("--csv", options->csv, lang.tr("Also write their figures to a new CSV file"));
    add_json_flag(lang, *command, options->json);
    command->footer(example_text(lang, "tablebank charts game.tbl -o charts.pdf"));
    command->callback([options, &run] { run = [options](Streams& streams) { return run_charts(*options, streams); }; });
}

}  // namespace tablebank

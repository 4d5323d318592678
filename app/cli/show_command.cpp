// `show`: one view of a game, now or after an earlier entry.

#include <array>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/cli_error.h"
#include "app/cli/game_or_position.h"
#include "app/cli/help_layout.h"
#include "app/cli/show_view.h"
#include "app/cli/subcommand.h"
#include "app/i18n/language.h"
#include "app/present/words/closest_word.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct ShowOptions {
    std::string file;
    std::string view = "summary";
    std::optional<std::int64_t> at;
    bool json = false;
};

using Printer = void (*)(const ShowView&, std::ostream&);

struct NamedView {
    std::string_view name;
    Printer print;
    Printer write;
};

constexpr std::array views{
    NamedView{"summary", print_summary, write_summary}, NamedView{"players", print_players, write_players},
    NamedView{"deeds", print_deeds, write_deeds},       NamedView{"log", print_log, write_log},
    NamedView{"bank", print_bank, write_bank},          NamedView{"due", print_due, write_due},
    NamedView{"clock", print_clock, write_clock},       NamedView{"rulings", print_rulings, write_rulings},
    NamedView{"judge", print_judge, write_judge},
};

const NamedView& view_called(const Language& lang, const std::string& name) {
    std::vector<std::string> known;
    for (const NamedView& view : views) {
        if (view.name == name) return view;
        known.emplace_back(view.name);
    }
    throw CliError(ExitCode::usage, unknown_word(lang, lang.tr("no view \"{word}\"", {{"word", name}}), name, known));
}

ExitCode run_show(const ShowOptions& options, Streams& streams) {
    const NamedView& view = view_called(streams.lang, options.view);
    const ReadGame read = read_game(platform::path_of(options.file));
    const std::int64_t at = entry_at(streams.lang, read.table, options.at);
    const bool latest = at == read.table.history.last();
    const auto earlier = latest ? std::nullopt : std::optional(table_at(read.table, at));
    const ShowView shown{streams.lang, options.file, earlier ? *earlier : read.table,
                         latest ? std::optional(read.head) : std::nullopt,
                         latest ? StampMaker::system().now_ms() : read.table.history.at(at).stamp.at_ms};
    (options.json ? view.write : view.print)(shown, streams.out);
    return ExitCode::done;
}

}  // namespace

void add_show(const Language& lang, CLI::App& program, Run& run) {
    auto options = std::make_shared<ShowOptions>();
    CLI::App* command = program.add_subcommand("show", lang.tr("Show a game, now or as it was"));
    command->add_option("FILE", options->file, lang.tr("The game"))->required();
    command->add_option("VIEW", options->view,
                        lang.tr("summary, players, deeds, log, bank, due, clock, rulings or judge"));
    command->add_option("--at", options->at, lang.tr("As it was after this entry"));
    add_json_flag(lang, *command, options->json);
    command->footer(lang.tr("players --json is a position, which quote, settle and new --from take.") + "\n" +
                    example_text(lang, "tablebank show game.tbl players"));
    command->callback([options, &run] { run = [options](Streams& streams) { return run_show(*options, streams); }; });
}

}  // namespace tablebank

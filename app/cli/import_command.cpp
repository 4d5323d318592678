// `import`: a record becomes a game again.

#include <memory>
#include <ostream>
#include <string>

#include "app/cli/cli_error.h"
#include "app/cli/help_layout.h"
#include "app/cli/json.h"
#include "app/cli/subcommand.h"
#include "app/i18n/language.h"
#include "app/session/import_record.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct ImportOptions {
    std::string record;
    std::string out;
    bool json = false;
};

ExitCode run_import(const ImportOptions& options, Streams& streams) {
    const Language& lang = streams.lang;
    if (!is_record(platform::path_of(options.record)))
        throw CliError(ExitCode::bad_file,
                       lang.tr("{file} is not a record of a game. `tablebank export --to record` writes one.",
                               {{"file", options.record}}));
    const ReadGame game = import_record(platform::path_of(options.record), platform::path_of(options.out));
    const std::int64_t entries = game.table.history.last();
    if (options.json) {
        streams.out << json_text({{"file", options.out}, {"entries", entries}, {"head", to_hex(game.head)}}) << '\n';
    } else {
        streams.out << lang.trn("{file} was made, with {count} entry.", "{file} was made, with {count} entries.",
                                entries, {{"file", options.out}})
                    << '\n'
                    << lang.tr("Head: {hash}", {{"hash", to_hex(game.head)}}) << '\n';
    }
    return ExitCode::done;
}

}  // namespace

void add_import(const Language& lang, CLI::App& program, Run& run) {
    auto options = std::make_shared<ImportOptions>();
    CLI::App* command = program.add_subcommand("import", lang.tr("Make a game file of a record"));
    command->add_option("RECORD", options->record, lang.tr("The record"))->required();
    command->add_option("-o,--out", options->out, lang.tr("The new game file; an existing file is never touched"))
        ->required();
    add_json_flag(lang, *command, options->json);
    command->footer(example_text(lang, "tablebank import game.tbr -o game.tbl"));
    command->callback([options, &run] { run = [options](Streams& streams) { return run_import(*options, streams); }; });
}

}  // namespace tablebank

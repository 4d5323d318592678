#include "app/cli/cli.h"

#include <algorithm>
#include <istream>
#include <ostream>
#include <system_error>

#include "app/cli/cli_error.h"
#include "app/cli/near_word.h"
#include "app/cli/output.h"
#include "app/cli/subcommand.h"
#include "app/present/file_error_text.h"
#include "db/edition_folder.h"

namespace tablebank {
namespace {

int answer(ExitCode code) {
    return static_cast<int>(code);
}

void add_subcommands(CLI::App& program, Run& run) {
    add_new(program, run);
    add_do(program, run);
    add_show(program, run);
    add_quote(program, run);
    add_settle(program, run);
    add_verify(program, run);
    add_export(program, run);
    add_editions(program, run);
}

/// The parser would call a subcommand that it does not know an argument too many.
void require_known_subcommand(const CLI::App& program, const std::vector<std::string>& arguments) {
    if (arguments.empty() || arguments.front().starts_with('-')) return;
    std::vector<std::string> known;
    for (const CLI::App* subcommand : program.get_subcommands({})) known.push_back(subcommand->get_name());
    if (std::ranges::find(known, arguments.front()) == known.end())
        throw CliError(ExitCode::usage, unknown_word("subcommand", arguments.front(), known));
}

/// Whether a program and not a person reads the answer.
bool wants_json(const std::vector<std::string>& arguments) {
    const auto end = std::ranges::find(arguments, "--");
    return std::find(arguments.begin(), end, "--json") != end;
}

ExitCode parse_and_run(const std::vector<std::string>& arguments, Streams& streams) {
    CLI::App program("A banker for Anti-Monopoly tables. Without arguments the window opens.", "tablebank");
    Run run;
    add_subcommands(program, run);
    program.require_subcommand(1);
    program.set_version_flag("--version", "tablebank " TABLEBANK_VERSION);
    program.footer("tablebank SUBCOMMAND --help tells the options and shows an example.");
    require_known_subcommand(program, arguments);
    try {
        program.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::ParseError& error) {
        // Asking for help is a parse error too, the one kind that succeeds.
        const bool helped = program.exit(error, streams.out, streams.err) == 0;
        require_written(streams.out);
        return helped ? ExitCode::done : ExitCode::usage;
    }
    const ExitCode code = run(streams);
    require_written(streams.out);
    return code;
}

}  // namespace

void add_json_flag(CLI::App& subcommand, bool& json) {
    subcommand.add_flag("--json", json, "Answer with JSON");
}

int run_cli(const std::vector<std::string>& arguments, std::istream& in, std::ostream& out, std::ostream& err) {
    Streams streams{in, out, err};
    const auto complain = [&](ExitCode code, const std::string& message) {
        out.flush();
        err << "tablebank: " << message << '\n';
        err.flush();
        return answer(code);
    };
    try {
        return answer(parse_and_run(arguments, streams));
    } catch (const RefusedError& refused) {
        if (!wants_json(arguments)) return complain(refused.code(), refused.what());
        out << refused.json() << '\n';
        out.flush();
        return answer(out ? refused.code() : ExitCode::disk);
    } catch (const CliError& error) {
        return complain(error.code(), error.what());
    } catch (const FileError& error) {
        return complain(exit_code_of(error.kind()), file_error_text(error));
    } catch (const UnknownEdition& error) {
        return complain(ExitCode::usage, error.what());
    } catch (const EditionError& error) {
        return complain(ExitCode::bad_file, error.what());
    } catch (const std::system_error& error) {
        return complain(ExitCode::disk, error.what());
    } catch (const MoneyOverflow& error) {
        return complain(ExitCode::bad_file, std::string("a sum is beyond what can be counted: ") + error.what());
    }
}

}  // namespace tablebank

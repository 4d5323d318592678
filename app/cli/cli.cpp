#include "app/cli/cli.h"

#include <algorithm>
#include <cstddef>
#include <exception>
#include <istream>
#include <ostream>
#include <system_error>

#include "app/cli/bounded_input.h"
#include "app/cli/cli_error.h"
#include "app/cli/file_values.h"
#include "app/cli/help_layout.h"
#include "app/cli/output.h"
#include "app/cli/program.h"
#include "app/cli/usage_error.h"
#include "app/cli/visible_stream.h"
#include "app/event/event_place.h"
#include "app/i18n/language.h"
#include "app/present/words/edition_error_text.h"
#include "app/present/words/error_log_text.h"
#include "app/present/words/file_error_text.h"
#include "app/present/words/file_reason_text.h"
#include "app/present/words/proof_error_text.h"
#include "db/edition/edition_folder.h"
#include "ledger/text/truncate.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

/// In characters: about two hundred lines of errors in a file.
constexpr std::size_t longest_complaint = 20'000;

int answer(ExitCode code) {
    return static_cast<int>(code);
}

/// A file, the address of an event, or the line or the code of a table; not a subcommand.
bool is_opened_by_window(std::string_view argument) {
    return !argument.starts_with('-') && (argument.find_first_of(".@:") != std::string_view::npos ||
                                          platform::has_separator(argument) || argument.starts_with("tablebank-"));
}

/// No option, and nothing that is made of one, holds the password of a server from here on.
std::vector<std::string> without_passwords(const std::vector<std::string>& typed) {
    std::vector<std::string> words;
    words.reserve(typed.size());
    for (const std::string& word : typed) words.push_back(keep_address_passwords(word));
    return words;
}

std::vector<std::string> with_subcommand(std::vector<std::string> typed) {
    if (typed.empty() || (typed.size() == 1 && is_opened_by_window(typed.front())))
        typed.insert(typed.begin(), "window");
    return typed;
}

/// The parser would call a subcommand that it does not know an argument too many.
void require_known_subcommand(const Language& lang, const CLI::App& program,
                              const std::vector<std::string>& arguments) {
    if (arguments.empty() || arguments.front().starts_with('-')) return;
    const auto known = program.get_subcommands({});
    if (std::ranges::find(known, arguments.front(), &CLI::App::get_name) == known.end())
        throw CliError(ExitCode::usage, unknown_subcommand_text(lang, program, arguments.front()));
}

/// Whether a program and not a person reads the answer.
bool wants_json(const std::vector<std::string>& arguments) {
    const auto end = std::ranges::find(arguments, "--");
    return std::find(arguments.begin(), end, "--json") != end;
}

ExitCode parse_and_run(const std::vector<std::string>& arguments, Streams& streams) {
    require_bounded(streams.lang, arguments);
    Run run;
    const std::unique_ptr<CLI::App> parser = make_program(streams.lang, run);
    CLI::App& program = *parser;
    require_known_subcommand(streams.lang, program, arguments);
    try {
        program.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::ParseError& error) {
        // Asking for help is a parse error too, the one kind that succeeds.
        if (error.get_exit_code() != 0) throw CliError(ExitCode::usage, usage_error_text(streams.lang, program, error));
        if (dynamic_cast<const CLI::CallForHelp*>(&error) != nullptr)
            streams.out << help_asked_for(program);
        else
            program.exit(error, streams.out, streams.err);
        require_written(streams.lang, streams.out);
        return ExitCode::done;
    }
    refuse_mistyped_addresses(streams.lang, program);
    const ExitCode code = run(streams);
    require_written(streams.lang, streams.out);
    return code;
}

}  // namespace

void add_json_flag(const Language& lang, CLI::App& subcommand, bool& json) {
    subcommand.add_flag("--json", json, lang.tr("Answer with JSON"));
}

int run_cli(const Language& lang, const std::vector<std::string>& typed, std::istream& in,
            std::ostream& standard_output, std::ostream& standard_error, const OpenWindow& open_window) {
    const std::vector<std::string> arguments = with_subcommand(without_passwords(typed));
    VisibleStream out(standard_output);
    VisibleStream err(standard_error, VisibleStream::Passwords::hidden);
    Streams streams{lang, in, out, err, open_window};
    const auto complain = [&](ExitCode code, const std::string& message) {
        out.flush();
        err << "tablebank: " << truncated(message, longest_complaint) << '\n';
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
        return complain(exit_code_of(error.kind()), file_error_text(streams.lang, error));
    } catch (const KeyError& error) {
        return complain(exit_code_of(error.kind()), key_error_text(streams.lang, error));
    } catch (const UnknownEdition& error) {
        return complain(ExitCode::usage, unknown_edition_text(streams.lang, error));
    } catch (const EditionError& error) {
        return complain(ExitCode::bad_file, edition_error_text(streams.lang, error));
    } catch (const std::system_error& error) {
        return complain(ExitCode::disk, file_reason_text(streams.lang, error.code().message()));
    } catch (const MoneyOverflow&) {
        return complain(ExitCode::bad_file, streams.lang.tr("a sum is beyond what can be counted"));
    } catch (const std::exception& error) {
        return complain(ExitCode::disk, error_log_text(streams.lang, error));
    }
}

}  // namespace tablebank

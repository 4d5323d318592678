// `checkpoint`: the text that banker, judge or witness sign.

#include <memory>
#include <optional>
#include <ostream>
#include <string>

#include "app/cli/cli_error.h"
#include "app/cli/game_or_position.h"
#include "app/cli/help_layout.h"
#include "app/cli/json.h"
#include "app/cli/proof_file.h"
#include "app/cli/subcommand.h"
#include "app/i18n/language.h"
#include "app/present/words/closest_word.h"
#include "app/session/certificate.h"
#include "app/session/correction_right.h"
#include "app/session/game_checkpoint.h"
#include "app/session/session.h"
#include "db/file/new_file.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct CheckpointOptions {
    std::string file;
    std::string role = "banker";
    std::optional<std::string> name;
    std::optional<std::int64_t> at;
    std::optional<std::int64_t> round;
    std::string out;
    bool correction = false;
    bool certificate = false;
    bool qr = false;
    bool json = false;
};

Attester attester_called(const Language& lang, const std::string& word) {
    if (const auto role = parse_attester(word)) return *role;
    throw CliError(ExitCode::usage, "--as: " + unknown_word(lang, lang.tr("no role \"{word}\"", {{"word", word}}), word,
                                                            {"banker", "judge", "witness"}));
}

/// The person who gives it: as in the option, or the system's user.
std::string attester_name(const Language& lang, const std::optional<std::string>& given) {
    std::string name = given ? *given : StampMaker::system().poster;
    if (is_attester_name(name)) return name;
    throw CliError(
        ExitCode::usage,
        "--name: " +
            lang.tr(
                "\"{name}\" is not a valid name: it must be 1 to 100 visible characters, without a space at either end",
                {{"name", name}}));
}

std::int64_t wanted_entry(const Language& lang, const CheckpointOptions& options, const Table& table) {
    if (!options.round) return entry_at(lang, table, options.at);
    if (const auto end = end_of_round(table, *options.round)) return *end;
    throw CliError(ExitCode::usage, "--round: " + lang.tr("round {round} is not over, or was never played",
                                                          {{"round", std::to_string(*options.round)}}));
}

Checkpoint wanted_checkpoint(const Language& lang, const CheckpointOptions& options, const Table& table) {
    if (options.correction) {
        if (auto checkpoint = correction_checkpoint(table)) return *std::move(checkpoint);
        throw CliError(ExitCode::usage,
                       "--correction: " + lang.tr("no score sheet is certified, so there is nothing to correct"));
    }
    if (options.certificate) {
        if (auto checkpoint = certificate_checkpoint(table, attester_name(lang, options.name)))
            return *std::move(checkpoint);
        throw CliError(ExitCode::usage,
                       "--certificate: " + lang.tr("the game is not over, so there is nothing to certify"));
    }
    const GivenBy by{attester_called(lang, options.role), attester_name(lang, options.name)};
    return checkpoint_at(table, wanted_entry(lang, options, table), by);
}

ExitCode run_checkpoint(const CheckpointOptions& options, Streams& streams) {
    const ReadGame game = read_game(platform::path_of(options.file));
    const Checkpoint checkpoint = wanted_checkpoint(streams.lang, options, game.table);
    const std::string text = checkpoint_text(checkpoint);
    if (!options.out.empty()) write_new_file(platform::path_of(options.out), [&](std::ostream& out) { out << text; });
    if (options.json) {
        Json json = checkpoint_json(checkpoint);
        json["text"] = text;
        if (!options.out.empty()) json["file"] = options.out;
        streams.out << json_text(json) << '\n';
        return ExitCode::done;
    }
    if (options.out.empty()) streams.out << text;
    if (options.qr) print_qr(text, streams.out);
    return ExitCode::done;
}

}  // namespace

void add_checkpoint(const Language& lang, CLI::App& program, Run& run) {
    auto options = std::make_shared<CheckpointOptions>();
    CLI::App* command = program.add_subcommand(
        "checkpoint", lang.tr("How far a game has come, as a text that is signed and kept elsewhere"));
    command->add_option("FILE", options->file, lang.tr("The game"))->required();
    command->add_option("--as", options->role, lang.tr("Who vouches for it: banker (the default), judge or witness"));
    command->add_option("--name", options->name, lang.tr("Their name; without it, the login name"));
    CLI::Option* correction = command->add_flag(
        "--correction", options->correction,
        lang.tr(
            "What the judge signs so that the certified score sheet may be corrected; role and name are the judge's"));
    CLI::Option* certificate = command->add_flag(
        "--certificate", options->certificate,
        lang.tr(
            "What the judge's key signs to certify the score sheet: totals, rulings, counts and head; --name as the "
            "line certify says it"));
    certificate->excludes(correction);
    CLI::Option* at = command->add_option("--at", options->at, lang.tr("As it was after this entry"));
    command->add_option("--round", options->round, lang.tr("As it was at the end of this round"))
        ->excludes(at)
        ->excludes(correction)
        ->excludes(certificate);
    at->excludes(correction)->excludes(certificate);
    command->add_option("-o,--out", options->out,
                        lang.tr("A new file; without it, standard output. An existing file is never touched"));
    command->add_flag("--qr", options->qr, lang.tr("Also as a QR code, in characters of the terminal"));
    add_json_flag(lang, *command, options->json);
    command->footer(example_text(lang, "tablebank checkpoint game.tbl --as judge --name Vera -o end.txt"));
    command->callback(
        [options, &run] { run = [options](Streams& streams) { return run_checkpoint(*options, streams); }; });
}

}  // namespace tablebank

// `settle`: the timed ending of a game or a position, without posting anything.

#include <fmt/format.h>

#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "app/cli/cli_error.h"
#include "app/cli/dice_option.h"
#include "app/cli/help_layout.h"
#include "app/cli/json.h"
#include "app/cli/new_file_name.h"
#include "app/cli/plan_report.h"
#include "app/cli/score_sheet.h"
#include "app/cli/sheet_paper.h"
#include "app/cli/subcommand.h"
#include "app/cli/subject.h"
#include "app/export/settlement_csv.h"
#include "app/i18n/language.h"
#include "app/present/words/refusal_text.h"
#include "app/session/game_settlement.h"
#include "db/file/new_file.h"

namespace tablebank {
namespace {

struct SettleOptions {
    std::string subject;
    std::vector<std::string> dice;
    std::string csv;
    std::string pdf;
    bool to_csv = false;
    bool to_pdf = false;
    bool json = false;
    bool plan = false;
};

std::variant<GameSettlement, Refusal> settle_subject(const Subject& subject, const UtilityDice& dice) {
    if (subject.game) return settle_game(subject.game->table, dice);
    GameSettlement result{subject.position, subject.rulings, {}, false, {}, {}};
    for (const auto& [space, thrown] : dice) result.position.dice.insert_or_assign(space, thrown);
    auto settled = settle(*subject.setup.edition, result.rulings, result.position);
    if (auto* refusal = std::get_if<Refusal>(&settled)) return std::move(*refusal);
    result.settlement = std::get<Settlement>(std::move(settled));
    return result;
}

[[noreturn]] void refuse(const Language& lang, const Setup& setup, Refusal refusal) {
    name_dice_option(refusal);
    throw RefusedError(fmt::format("{} ({})", refusal_text(lang, setup, refusal), to_string(refusal.code)),
                       json_text(refusal_json(lang, setup, refusal, "")));
}

/// The sheet as the files that were asked for.
void write_files(const SettleOptions& options, const Subject& subject, const UtilityDice& dice,
                 const GameSettlement& result, Streams& streams) {
    if (options.to_csv)
        write_new_file(options.csv, [&](std::ostream& out) {
            export_settlement_csv(*subject.setup.edition, result.position, result.settlement, out);
        });
    if (options.to_pdf)
        write_pdf(sheet_of(streams.lang, subject, facts_of(streams.lang, subject, dice), {}), options.pdf);
}

std::variant<ClosingPlans, Refusal> plan_subject(const Subject& subject, const UtilityDice& dice) {
    if (subject.game) return plan_closings(subject.game->table, dice);
    Position position = subject.position;
    for (const auto& [space, thrown] : dice) position.dice.insert_or_assign(space, thrown);
    return plan_closings(*subject.setup.edition, subject.rulings, position);
}

ExitCode run_plan(const SettleOptions& options, const Subject& subject, const UtilityDice& dice, Streams& streams) {
    auto planned = plan_subject(subject, dice);
    if (auto* refusal = std::get_if<Refusal>(&planned)) refuse(streams.lang, subject.setup, std::move(*refusal));
    const ClosingPlans& plans = std::get<ClosingPlans>(planned);
    const Edition& edition = *subject.setup.edition;
    write_files(options, subject, dice, plans.settled, streams);
    if (options.json)
        streams.out << json_text(plans_json(streams.lang, edition, plans)) << '\n';
    else
        print_plan_sheet(make_plan_sheet(streams.lang, edition, plans), streams.out);
    return ExitCode::done;
}

ExitCode run_settle(const SettleOptions& options, Streams& streams) {
    if (options.to_csv) require_file_name(streams.lang, "--csv", options.csv);
    if (options.to_pdf) require_file_name(streams.lang, "--pdf", options.pdf);
    const Subject subject = open_subject(streams.lang, options.subject, streams.in);
    const Edition& edition = *subject.setup.edition;
    const UtilityDice dice = read_dice_options(streams.lang, edition, options.dice);
    if (options.plan) return run_plan(options, subject, dice, streams);
    auto settled = settle_subject(subject, dice);
    if (auto* refusal = std::get_if<Refusal>(&settled)) refuse(streams.lang, subject.setup, std::move(*refusal));

    const GameSettlement& result = std::get<GameSettlement>(settled);
    write_files(options, subject, dice, result, streams);
    if (options.json) {
        streams.out << json_text(settlement_json(result.position, result.settlement)) << '\n';
        return ExitCode::done;
    }
    print_score_sheet(make_score_sheet(streams.lang, edition, result), streams.out);
    return ExitCode::done;
}

}  // namespace

void add_settle(const Language& lang, CLI::App& program, Run& run) {
    auto options = std::make_shared<SettleOptions>();
    CLI::App* command =
        program.add_subcommand("settle", lang.tr("Work out the timed ending, without posting anything"));
    command
        ->add_option("FILE", options->subject,
                     lang.tr("A game, a position in JSON, or - for a position on standard input"))
        ->required();
    command->add_option("--dice", options->dice, lang.tr("Dice for a utility, such as @12=3,4; may be repeated"))
        ->allow_extra_args(false);
    const CLI::Option* csv =
        command->add_option("--csv", options->csv, lang.tr("Also write the score sheet to a new CSV file"));
    const CLI::Option* pdf =
        command->add_option("--pdf", options->pdf, lang.tr("Also write the score sheet to a new PDF file"));
    command->add_flag("--plan", options->plan,
                      lang.tr("The best closing of each player: the dealings with the bank that bring most"));
    add_json_flag(lang, *command, options->json);
    command->footer(example_text(lang, "tablebank settle position.json --dice @12=3,4"));
    command->callback([options, csv, pdf, &run] {
        options->to_csv = csv->count() > 0;
        options->to_pdf = pdf->count() > 0;
        run = [options](Streams& streams) { return run_settle(*options, streams); };
    });
}

}  // namespace tablebank

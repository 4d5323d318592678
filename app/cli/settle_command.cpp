// `settle`: the timed ending of a game or a position, without posting anything.

#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "app/cli/dice_option.h"
#include "app/cli/findings.h"
#include "app/cli/game_or_position.h"
#include "app/cli/help_layout.h"
#include "app/cli/json.h"
#include "app/cli/plan_report.h"
#include "app/cli/score_sheet_text.h"
#include "app/cli/settle_subject.h"
#include "app/cli/subcommand.h"
#include "app/i18n/language.h"

namespace tablebank {
namespace {

struct SettleOptions {
    std::string subject;
    std::vector<std::string> dice;
    SettlementFiles files;
    bool json = false;
    bool plan = false;
};

std::variant<ClosingPlans, Refusal> plan_subject(const GameOrPosition& subject, const UtilityDice& dice) {
    if (subject.game) return plan_closings(subject.game->table, dice);
    Position position = subject.position;
    for (const auto& [space, thrown] : dice) position.dice.insert_or_assign(space, thrown);
    return plan_closings(*subject.setup.edition, subject.rulings, position);
}

ExitCode run_plan(const SettleOptions& options, const GameOrPosition& subject, const UtilityDice& dice,
                  Streams& streams) {
    auto planned = plan_subject(subject, dice);
    if (auto* refusal = std::get_if<Refusal>(&planned))
        refuse_settlement(streams.lang, subject.setup, std::move(*refusal));
    const ClosingPlans& plans = std::get<ClosingPlans>(planned);
    const Edition& edition = *subject.setup.edition;
    write_settlement(options.files, subject, dice, plans.settled, streams);
    if (options.json)
        streams.out << json_text(plans_json(streams.lang, edition, plans)) << '\n';
    else
        print_plan_sheet(make_plan_sheet(streams.lang, edition, plans), streams.out);
    return ExitCode::done;
}

ExitCode run_settle(const SettleOptions& options, Streams& streams) {
    require_names(streams.lang, options.files);
    // A position against the rules has no closing plan.
    const Impossible impossible = options.plan ? Impossible::refused : Impossible::with_reason;
    const GameOrPosition subject = open_subject(streams.lang, options.subject, streams.in, impossible);
    const Edition& edition = *subject.setup.edition;
    const UtilityDice dice = read_dice_options(streams.lang, edition, options.dice);
    if (options.plan) return run_plan(options, subject, dice, streams);
    auto settled = settle_subject(subject, dice);
    if (auto* refusal = std::get_if<Refusal>(&settled))
        refuse_settlement(streams.lang, subject.setup, std::move(*refusal));

    const GameSettlement& result = std::get<GameSettlement>(settled);
    write_settlement(options.files, subject, dice, result, streams);
    if (options.json) {
        Json json = settlement_json(result);
        if (!subject.as_found.empty()) add_findings(streams.lang, subject, json);
        streams.out << json_text(json) << '\n';
        return ExitCode::done;
    }
    print_findings(streams.lang, subject, streams.out);
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
        command->add_option("--csv", options->files.csv, lang.tr("Also write the score sheet to a new CSV file"));
    const CLI::Option* pdf =
        command->add_option("--pdf", options->files.pdf, lang.tr("Also write the score sheet to a new PDF file"));
    command->add_flag("--plan", options->plan,
                      lang.tr("The best closing of each player: the transactions with the bank that gain most"));
    add_json_flag(lang, *command, options->json);
    command->footer(example_text(lang, "tablebank settle position.json --dice @12=3,4"));
    command->callback([options, csv, pdf, &run] {
        options->files.to_csv = csv->count() > 0;
        options->files.to_pdf = pdf->count() > 0;
        run = [options](Streams& streams) { return run_settle(*options, streams); };
    });
}

}  // namespace tablebank

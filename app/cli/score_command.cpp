// `score`: the settlement of a table that was played with paper only, from lines as they are typed, or from a position.

#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "app/cli/dice_option.h"
#include "app/cli/findings.h"
#include "app/cli/help_layout.h"
#include "app/cli/new_file_name.h"
#include "app/cli/paper_game_dialog.h"
#include "app/cli/refusal_error_text.h"
#include "app/cli/rule_option.h"
#include "app/cli/score_sheet_text.h"
#include "app/cli/settle_subject.h"
#include "app/cli/typed_input.h"
#include "app/i18n/language.h"
#include "app/present/words/finding_text.h"
#include "calculators/ruling_scope.h"
#include "db/edition/edition_folder.h"
#include "db/file/new_file.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/escape.h"
#include "ledger/text/truncate.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct ScoreOptions {
    std::string position;
    std::string edition;
    std::string why;
    std::string out;
    std::vector<std::string> dice;
    std::vector<std::string> rules;
    SettlementFiles files;
    bool to_position = false;
    bool json = false;
};

/// A position, its rules, and the person who can be asked about it.
struct Scored {
    PositionDocument document;
    PaperGame table;
    std::optional<PaperGameDialog> dialog{};  ///< for typed lines
};

void require_options(const Language& lang, const ScoreOptions& options) {
    require_names(lang, options.files);
    if (options.to_position) require_file_name(lang, "--out", options.out);
    if (!options.position.empty() && !options.edition.empty())
        throw CliError(ExitCode::usage, lang.tr("--edition is for lines: a position names its own"));
    constexpr std::size_t longest = 500;
    if (!options.why.empty() && (!is_plain_text(options.why) || truncated(options.why, longest) != options.why))
        throw CliError(ExitCode::usage,
                       "--why: " + lang.tr("a reason has at most {most} characters that can be printed",
                                           {{"most", std::to_string(longest)}}));
}

/// A book without a timed game scores nothing in this way, whatever is typed.
void require_timed(const Language& lang, const PositionDocument& document) {
    if (document.edition->is_played_for(Goal::timed)) return;
    refuse_settlement(lang, setup_of(document),
                      {.code = RefusalCode::not_in_this_edition,
                       .detail = std::string{to_string(Goal::timed)},
                       .rule = document.edition->profile.goals.rule});
}

/// At a terminal a name that no edition has is asked for again.
LoadedEdition load_asked_edition(const ScoreOptions& options, PaperGameDialog& dialog, bool typed, Streams& streams) {
    if (!options.edition.empty()) return load_edition(options.edition);
    while (true) {
        try {
            return load_edition(dialog.ask_edition());
        } catch (const UnknownEdition& unknown) {
            if (!typed) throw;
            streams.err << escape_invisible(unknown.what()) << '\n';
        }
    }
}

Scored scored_lines(const ScoreOptions& options, Streams& streams) {
    const bool typed = is_typed(streams);
    Scored scored;
    PaperGameDialog& dialog = scored.dialog.emplace(streams, typed);
    LoadedEdition loaded = load_asked_edition(options, dialog, typed, streams);
    scored.document.edition_name = is_edition_path(options.edition) ? options.edition : loaded.edition.id;
    scored.document.edition = std::make_shared<const Edition>(std::move(loaded.edition));
    const Edition& edition = *scored.document.edition;
    Rulings rulings = edition.rulings;
    for (const std::string& rule : options.rules) read_rule(streams.lang, rule, rulings);
    scored.document.rulings = held_to_book(edition, rulings);
    require_timed(streams.lang, scored.document);
    do dialog.ask_players(edition, scored.document.rulings);
    while (!dialog.ask_dice(edition, scored.document.rulings));
    scored.table = dialog.table();
    return scored;
}

Scored scored_position(const ScoreOptions& options, Streams& streams) {
    Scored scored;
    scored.document = open_position(streams.lang, options.position, streams.in, Impossible::taken).document;
    for (const std::string& rule : options.rules) read_rule(streams.lang, rule, scored.document.rulings);
    scored.document.rulings = held_to_book(*scored.document.edition, scored.document.rulings);
    require_timed(streams.lang, scored.document);
    scored.table.position = scored.document.position;
    scored.table.notes = scored.document.notes;
    return scored;
}

/// The lines of a finding, if lines were typed.
std::string lines_text(const Language& lang, const Scored& scored, const Finding& finding, Json& json) {
    std::string text;
    if (!scored.dialog) return text;
    for (const auto& player : {finding.player, finding.other}) {
        if (!player || (player == finding.other && !text.empty() && finding.player == finding.other)) continue;
        const SourceLine& line = scored.dialog->line_of(*player);
        const std::string typed = truncated(line.text);
        text += "\n  " + lang.tr("line {number}: {text}", {{"number", std::to_string(line.number.value_or(0))},
                                                           {"text", escape_invisible(typed), true}});
        json.push_back({{"line", line.number.value_or(0)}, {"text", typed}});
    }
    return text;
}

/// An ambiguous position has no score; the settlement itself asks for missing dice.
void require_decided(const Language& lang, const Scored& scored, const std::vector<Finding>& findings) {
    const Edition& edition = *scored.document.edition;
    const Position& position = scored.table.position;
    std::string message;
    Json lines = Json::array();
    const Finding* first = nullptr;
    for (const Finding& finding : findings) {
        if (weight_of(finding.code) != Weight::undecided || finding.code == FindingCode::dice_missing) continue;
        if (first == nullptr) first = &finding;
        message += (message.empty() ? "" : "\n") +
                   with_code(lang, finding_text(lang, edition, names_of(position), finding), to_string(finding.code)) +
                   lines_text(lang, scored, finding, lines);
    }
    if (first == nullptr) return;
    Json json{{"refused", to_string(first->code)},
              {"findings", findings_json(lang, edition, names_of(position), findings)},
              {"message", message}};
    if (!lines.empty()) json["lines"] = std::move(lines);
    throw RefusedError(message, json_text(json));
}

/// Why a position against the rules is scored as found: a judge gives the reason, or there is no score.
std::string reason_of(const ScoreOptions& options, Streams& streams, Scored& scored,
                      const std::vector<Finding>& findings) {
    if (!has_weight(findings, Weight::as_found)) return {};
    if (!options.why.empty()) return options.why;
    if (!scored.document.as_found.empty()) return scored.document.as_found;
    const Edition& edition = *scored.document.edition;
    const Position& position = scored.table.position;
    std::string why = scored.dialog ? scored.dialog->ask_reason() : std::string{};
    if (!why.empty()) return truncated(escape_invisible(why));
    std::string message = streams.lang.tr(
        "The rules do not allow all of this: --why \"...\" says why it is scored as found (reason-missing)");
    for (const Finding& finding : findings)
        if (weight_of(finding.code) == Weight::as_found)
            message += "\n  " + finding_text(streams.lang, edition, names_of(position), finding);
    throw RefusedError(message,
                       json_text({{"refused", "reason-missing"},
                                  {"findings", findings_json(streams.lang, edition, names_of(position), findings)},
                                  {"message", message}}));
}

GameOrPosition counted(const Scored& scored, std::vector<Finding> findings) {
    GameOrPosition subject = subject_of(scored.document);
    subject.findings = std::move(findings);
    return subject;
}

ExitCode run_score(const ScoreOptions& options, Streams& streams) {
    const Language& lang = streams.lang;
    require_options(lang, options);
    Scored scored = options.position.empty() ? scored_lines(options, streams) : scored_position(options, streams);
    const Edition& edition = *scored.document.edition;
    for (const auto& [space, thrown] : read_dice_options(lang, edition, options.dice))
        scored.table.position.dice.insert_or_assign(space, thrown);

    std::vector<Finding> findings = findings_of(edition, scored.document.rulings, scored.table);
    require_decided(lang, scored, findings);
    scored.document.as_found = reason_of(options, streams, scored, findings);
    scored.document.position = scored.table.position;
    scored.document.notes = scored.table.notes;
    const GameOrPosition subject = counted(scored, std::move(findings));
    auto settled = settle_subject(subject, {});
    if (auto* refusal = std::get_if<Refusal>(&settled)) refuse_settlement(lang, subject.setup, std::move(*refusal));
    const auto& result = std::get<GameSettlement>(settled);

    write_settlement(options.files, subject, {}, result, streams);
    if (options.to_position)
        write_new_file(platform::path_of(options.out),
                       [&](std::ostream& out) { out << write_position(scored.document); });
    if (options.json) {
        Json json = settlement_json(result);
        add_findings(lang, subject, json);
        streams.out << json_text(json) << '\n';
    } else {
        print_findings(lang, subject, streams.out);
        print_score_sheet(make_score_sheet(lang, edition, result), streams.out);
    }
    remark_on_rules(lang, subject.setup, options.rules, streams.err);
    return ExitCode::done;
}

std::string line_help(const Language& lang) {
    return lang.tr(
        "A line: NAME ROLE CASH DEED..., such as anna m 846 5 14- 31+3 34h 12=3,4 jail. The role is m or c, none "
        "where the edition has none; the cash a sum, or notes such as 1x500 3x100, or =31 where 31 could be a deed; a "
        "deed its number or the "
        "beginning of its name, +3 houses, h a hotel, - mortgaged, =3,4 the dice thrown for a utility; "
        "bankrupt in place of the cash.");
}

}  // namespace

void add_score(const Language& lang, CLI::App& program, Run& run) {
    auto options = std::make_shared<ScoreOptions>();
    CLI::App* command = program.add_subcommand(
        "score", lang.tr("Score a table that was played with paper only, a line for each player"));
    command->add_option("POSITION", options->position,
                        lang.tr("A position in JSON, or - for one on standard input; without it, lines are read"));
    command->add_option("--edition", options->edition,
                        lang.tr("An edition by id (us, ru), or a file of your own; asked for if it is missing"));
    command->add_option("--why", options->why, lang.tr("Why what the rules do not allow is scored as it was found"));
    command->add_option("--dice", options->dice, lang.tr("Dice for a utility, such as @12=3,4; may be repeated"))
        ->allow_extra_args(false);
    command->add_option("--rule", options->rules, lang.tr("A ruling of the table, KEY=VALUE; may be repeated"))
        ->allow_extra_args(false);
    const CLI::Option* out =
        command->add_option("-o,--out", options->out, lang.tr("Also write the table as a position to a new JSON file"));
    const CLI::Option* csv =
        command->add_option("--csv", options->files.csv, lang.tr("Also write the score sheet to a new CSV file"));
    const CLI::Option* pdf =
        command->add_option("--pdf", options->files.pdf, lang.tr("Also write the score sheet to a new PDF file"));
    add_json_flag(lang, *command, options->json);
    command->footer(line_help(lang) + "\n" + example_text(lang, "tablebank score --edition us --pdf sheet.pdf"));
    command->callback([options, out, csv, pdf, &run] {
        options->to_position = out->count() > 0;
        options->files.to_csv = csv->count() > 0;
        options->files.to_pdf = pdf->count() > 0;
        run = [options](Streams& streams) { return run_score(*options, streams); };
    });
}

}  // namespace tablebank

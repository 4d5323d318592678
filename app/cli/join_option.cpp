#include "app/cli/join_option.h"

#include <array>
#include <ostream>

#include "app/cli/bounded_input.h"
#include "app/cli/cli_error.h"
#include "app/cli/json.h"
#include "app/cli/rule_option.h"
#include "app/cli/typed_input.h"
#include "app/event/table_setup.h"
#include "app/hub_sync/known_events.h"
#include "app/hub_sync/table_by_code.h"
#include "app/i18n/language.h"
#include "app/present/event/join_text.h"
#include "app/present/event/line_question_text.h"
#include "db/edition/edition_folder.h"
#include "db/file/bounded_file.h"
#include "platform/path_text.h"

namespace tablebank {

namespace {

constexpr const char* code_of_doubt(LineDoubt doubt) {
    switch (doubt) {
        case LineDoubt::new_host:
        case LineDoubt::new_event:
        case LineDoubt::unproved:
            return "hub-not-trusted";
        case LineDoubt::other_hub:
            return "hub-other-address";
        case LineDoubt::other_key:
            return "event-other-key";
        case LineDoubt::proof_missing:
            return "line-unproved";
    }
    return "";
}

[[noreturn]] void refuse_line(const Language& lang, const LineQuestion& question, bool was_asked) {
    std::string message = line_doubt_text(lang, question);
    if (!was_asked) message += lang.tr("; --trust-hub agrees to it");
    throw RefusedError(message, json_text({{"refused", code_of_doubt(question.doubt)}, {"message", message}}));
}

bool is_yes(const Language& lang, const std::string& answer) {
    const std::array<std::string, 3> yes{"y", "yes", lang.tr_in("answer", "yes")};
    for (const std::string& word : yes)
        if (answer == word) return true;
    return false;
}

/// Asks the user at the terminal.
bool is_agreed(Streams& streams, const LineQuestion& question) {
    const LineQuestionText text = line_question_text(streams.lang, question);
    streams.err << text.question << '\n' << text.why << '\n';
    for (const auto& [label, value] : text.rows) streams.err << "  " << label << ": " << value << '\n';
    streams.err << text.advice << '\n' << streams.lang.tr("Type yes to agree; anything else changes nothing:") << ' ';
    streams.err.flush();
    std::string answer;
    return read_line(streams.in, answer) && is_yes(streams.lang, answer);
}

/// Throws if there is no agreement. Returns whether it must still be reported: it was not asked for at the terminal.
bool require_answer(Streams& streams, const std::optional<LineQuestion>& question, bool trusts) {
    if (!question) return false;
    if (trusts) return true;
    if (is_typed(streams)) {
        if (!is_agreed(streams, *question)) refuse_line(streams.lang, *question, true);
        return false;
    }
    if (is_change(question->doubt)) refuse_line(streams.lang, *question, false);
    return true;
}

std::string code_refusal_text(const Language& lang, const ShortJoin& join, const CodeRefused& refused) {
    switch (refused.kind()) {
        case CodeRefused::Kind::unknown:
            return code_problem_text(lang, join.hub, {});
        case CodeRefused::Kind::forged:
            return join_problem_text(lang, JoinProblem::forged);
        case CodeRefused::Kind::no_answer:
            break;
    }
    return code_problem_text(lang, join.hub, refused.what());
}

TableSetup asked_of_hub(const Language& lang, const ShortJoin& join, const std::string& certificate) {
    try {
        return table_by_code(join, std::chrono::seconds{10}, certificate);
    } catch (const CodeRefused& refused) {
        const bool no_answer = refused.kind() == CodeRefused::Kind::no_answer;
        throw CliError(no_answer ? ExitCode::disk : ExitCode::usage,
                       "--join: " + code_refusal_text(lang, join, refused));
    }
}

}  // namespace

TableSetup read_joined_table(Streams& streams, const std::string& wish, bool trusts, const std::string& certificate) {
    constexpr std::string_view beginning = "tablebank-table-";
    if (const auto join = read_short_join(wish)) {
        static_cast<void>(require_answer(streams, question_about_host(join->hub), trusts));
        return asked_of_hub(streams.lang, *join, certificate);
    }
    const std::string line =
        wish.starts_with(beginning) ? wish : read_bounded(platform::path_of(wish), longest_join_line);
    auto read = read_join_line(line);
    if (const auto* problem = std::get_if<JoinProblem>(&read))
        throw CliError(ExitCode::usage, "--join: " + join_problem_text(streams.lang, *problem));
    return std::move(std::get<TableSetup>(read));
}

Setup joined_setup(const Language& lang, const TableSetup& table) {
    LoadedEdition loaded = load_edition(table.edition);
    auto edition = std::make_shared<const Edition>(std::move(loaded.edition));
    Rulings checked = edition->rulings;
    for (const std::string& ruling : table.rulings) read_rule(lang, ruling, checked);
    return *game_setup(table, std::move(edition), std::move(loaded.text.text));
}

void require_trust(Streams& streams, const TableSetup& table, bool trusts) {
    if (require_answer(streams, question_about(table), trusts))
        streams.err << trusted_event_text(streams.lang, table) << '\n';
    if (!trust_event_of(table))
        streams.err << streams.lang.tr("the key of this event could not be kept; the next line asks again") << '\n';
}

void add_trust_option(const Language& lang, CLI::App& subcommand, bool& trusts) {
    subcommand.add_flag("--trust-hub", trusts,
                        lang.tr("With --join: agree to another hub, another key of the event or a line without proof"));
}

}  // namespace tablebank

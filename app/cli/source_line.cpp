#include "app/cli/source_line.h"

#include <fmt/format.h>

#include <cstddef>
#include <string_view>

#include "app/cli/json.h"
#include "app/cli/refusal_error_text.h"
#include "app/cli/repair_report.h"
#include "app/cli/text_table.h"
#include "app/i18n/language.h"
#include "app/present/typing/deed_in_quotes.h"
#include "app/present/typing/near_names.h"
#include "app/present/typing/question_answer.h"
#include "app/present/typing/typo_suggestion.h"
#include "app/present/words/parse_error_text.h"
#include "app/present/words/refusal_text.h"
#include "ledger/books/people.h"
#include "ledger/text/escape.h"
#include "ledger/text/truncate.h"

namespace tablebank {
namespace {

/// "line 7, column 3: no verb": an error in standard input names its place.
std::string with_place(const Language& lang, const SourceLine& line, const std::string& wrong) {
    if (!line.number) return wrong;
    return lang.tr("line {number}, {wrong}", {{"number", std::to_string(*line.number)}, {"wrong", wrong, true}});
}

/// The number of characters shown before a column.
std::size_t shown_before(std::string_view text, int column) {
    std::size_t at = 0;
    for (int passed = 1; passed < column && at < text.size(); ++passed) static_cast<void>(next_character(text, at));
    return character_count(escape_invisible(text.substr(0, at)));
}

}  // namespace

std::string unreadable_text(const Language& lang, const Edition& edition, const SourceLine& line,
                            const ParseError& error) {
    const std::string wrong = parse_error_text(lang, edition, error);
    const std::string quoted = truncated(line.text);
    return fmt::format("{}\n  {}\n  {}^", with_place(lang, line, wrong), escape_invisible(quoted),
                       std::string(shown_before(quoted, error.column), ' '));
}

CliError unreadable_line(const Language& lang, const Table& table, const SourceLine& line, const ParseError& error) {
    if (const auto answer = answer_to(lang, table.game, error))
        return {ExitCode::usage, with_place(lang, line, *answer)};
    const auto meant = suggest_line(table, line.text, lang.tag());
    const std::string hint = meant ? "\n" + lang.tr("Did you mean {line}?", {{"line", *meant}}) : "";
    const ParseError named = with_near_names(*table.game.setup, error, lang.tag());
    return {ExitCode::usage, unreadable_text(lang, table.game.edition(), line, named) + hint};
}

RefusedError refused_line(const Language& lang, const Table& table, const SourceLine& line, const Refusal& refusal) {
    // An amended line refers to those who were seated then.
    const auto read = parse_line(*table.game.setup, line.text);
    const auto* command = std::get_if<Command>(&read);
    const auto* amend = command == nullptr ? nullptr : std::get_if<action::Amend>(&command->action);
    const SetupOfEntry then(*table.game.setup,
                            amend == nullptr || refusal.repair ? table.history.last() + 1 : amend->entry);
    const Setup& setup = *then;
    std::string wrong =
        fmt::format("{}: {}", escape_invisible(truncated(line.text)), refusal_text(lang, setup, refusal));
    wrong = with_code(lang, std::move(wrong), to_string(refusal.code));
    Json json = refusal_json(lang, setup, refusal, line.text);
    if (refusal.repair) {
        wrong += open_rows_text(lang, setup, *refusal.repair);
        add_open_json(lang, setup, *refusal.repair, json);
    }
    if (const auto meant = with_deed_for_card(table, line.text, refusal))
        wrong += "\n" + lang.tr("Did you mean {line}?", {{"line", *meant}});
    return {with_place(lang, line, wrong), json_text(json)};
}

}  // namespace tablebank

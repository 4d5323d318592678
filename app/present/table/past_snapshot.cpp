#include "app/present/table/past_snapshot.h"

#include <system_error>

#include "app/i18n/language.h"
#include "app/present/entries/effect_text.h"
#include "app/present/entries/entry_explanation.h"
#include "app/present/entries/entry_text.h"
#include "app/present/typing/typed_line.h"
#include "app/present/words/capital.h"
#include "app/present/words/money_text.h"
#include "app/present/words/time_of_day.h"
#include "platform/path_text.h"

namespace tablebank {

namespace {

/// Why a line would be refused, in words; empty if it would be posted.
std::string refusal_of(const Language& lang, const Session& session, const std::string& line) {
    const auto found = session.preview(line);
    if (const auto* refusal = std::get_if<Refusal>(&found))
        return outcome_text(lang, session.setup(), Outcome{*refusal});
    return {};
}

std::vector<ReasonRow> reasons_of(const Language& lang, const Table& table, std::int64_t sequence) {
    const Edition& edition = table.game.edition();
    std::vector<ReasonRow> reasons;
    for (const Explanation& why : explain_entry(lang, table, sequence))
        reasons.push_back({why.title, money_text(lang, edition, why.amount), working_rows(lang, edition, why)});
    return reasons;
}

}  // namespace

PastSnapshot make_past_snapshot(const Language& lang, const Session& session, std::int64_t sequence,
                                const std::optional<Space>& space) {
    const History& history = session.table().history;
    const Entry& entry = history.at(sequence);
    const std::string number = std::to_string(sequence);
    PastSnapshot past;
    past.sequence = sequence;
    past.table = make_still_table(lang, table_at(session.table(), sequence), session.path(), entry.stamp.at_ms, space);
    past.table.turn.done = reasons_of(lang, session.table(), sequence);
    past.when =
        lang.tr("As it was after #{number}, {time}", {{"number", number}, {"time", time_of_day(entry.stamp.at_ms)}});
    past.what = with_capital(session.setup(), entry_text(lang, session.setup(), entry));
    const std::int64_t later = history.last() - sequence;
    past.later = later == 0 ? lang.tr("Nothing was posted since.")
                            : lang.trn("{count} entry was posted since.", "{count} entries were posted since.", later);
    past.undo_line = "undo #" + number;
    past.undo_refused = refusal_of(lang, session, past.undo_line);
    past.back_line = "undo to #" + number;
    past.new_file = platform::text_of(name_of_branch(session.path(), sequence).filename());
    return past;
}

TakeBack plan_take_back(const Language& lang, const Session& session, std::int64_t sequence) {
    const std::string line = "undo to #" + std::to_string(sequence);
    const auto found = session.preview(line);
    if (const auto* entries = std::get_if<std::vector<Entry>>(&found)) {
        return {true, with_capital(session.setup(), effect_text(lang, session.setup(), *entries))};
    }
    return {false, refusal_of(lang, session, line)};
}

std::filesystem::path name_of_branch(const std::filesystem::path& game, std::int64_t sequence) {
    const std::string stem = platform::text_of(game.stem()) + "-from-" + std::to_string(sequence);
    const std::string extension = game.extension().empty() ? ".tbl" : platform::text_of(game.extension());
    const auto named = [&](const std::string& ending) {
        return game.parent_path() / platform::path_of(stem + ending + extension);
    };
    std::filesystem::path file = named({});
    std::error_code trouble;
    for (int number = 2; std::filesystem::exists(file, trouble); ++number) file = named('-' + std::to_string(number));
    return file;
}

}  // namespace tablebank

#include "app/viewmodel/joined_game.h"

#include "app/event/table_setup.h"
#include "app/hub_sync/join_table.h"
#include "app/hub_sync/known_events.h"
#include "app/hub_sync/table_by_code.h"
#include "app/i18n/language.h"
#include "app/present/event/hub_text.h"
#include "app/present/event/join_text.h"
#include "app/present/words/proof_error_text.h"
#include "app/present/words/setup_problem_text.h"
#include "app/session/key_store.h"
#include "db/edition/edition_file.h"
#include "db/file/bounded_file.h"
#include "db/file/file_error.h"
#include "ledger/proof/proof_error.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

constexpr std::string_view beginning = "tablebank-table-";
/// The window is blocked while it waits for the hub.
constexpr std::chrono::milliseconds patience{2000};

TableSetup table_of_code(const Language& lang, const ShortJoin& join) {
    try {
        return table_by_code(join, patience);
    } catch (const CodeRefused& refused) {
        if (refused.kind() == CodeRefused::Kind::forged)
            throw JoinRefused(join_problem_text(lang, JoinProblem::forged));
        const bool unknown = refused.kind() == CodeRefused::Kind::unknown;
        throw JoinRefused(code_problem_text(lang, join.hub, unknown ? "" : refused.what()));
    }
}

TableSetup table_of_line(const Language& lang, const std::string& line) {
    auto read = read_join_line(line);
    if (const auto* problem = std::get_if<JoinProblem>(&read)) throw JoinRefused(join_problem_text(lang, *problem));
    return std::get<TableSetup>(std::move(read));
}

/// A link whose game cannot be begun is refused before anyone is asked. If the table was joined here before, the game
/// may exist.
void require_possible(const Language& lang, const TableSetup& table) {
    if (known_table(table).kept) return;
    try {
        static_cast<void>(setup_of_new_game(table, lang.tag()));
    } catch (const TableImpossible& error) {
        throw JoinRefused(setup_problem_text(lang, error.setup(), error.problem()));
    } catch (const EditionError& error) {
        throw JoinRefused(error.what());
    }
}

}  // namespace

bool is_line_of_table(const std::filesystem::path& typed) {
    return platform::text_of(typed).starts_with(beginning) || typed.extension() == ".tbj" ||
           read_short_join(platform::text_of(typed));
}

std::optional<std::string> line_of_table(const std::filesystem::path& typed) {
    if (!is_line_of_table(typed)) return std::nullopt;
    std::string text = platform::text_of(typed);
    return typed.extension() == ".tbj" && !text.starts_with(beginning) ? read_bounded(typed, longest_join_line) : text;
}

std::optional<LineQuestion> JoinedLine::question(const Language& lang) {
    try {
        return next_question(lang);
    } catch (const KeyError& error) {
        throw JoinRefused(key_error_text(lang, error));
    }
}

std::optional<LineQuestion> JoinedLine::next_question(const Language& lang) {
    if (!table_) {
        const auto code = read_short_join(line_);
        if (code && !host_agreed_)
            if (auto asked = question_about_host(code->hub)) return asked;
        TableSetup table = code ? table_of_code(lang, *code) : table_of_line(lang, line_);
        if (!table.hub.empty()) require_possible(lang, table);
        table_ = std::move(table);
    }
    return table_agreed_ ? std::nullopt : question_about(*table_);
}

void JoinedLine::agree() {
    (table_ ? table_agreed_ : host_agreed_) = true;
}

std::filesystem::path JoinedLine::game(const Language& lang, const std::filesystem::path& games,
                                       const StampMaker& stamps) const {
    try {
        static_cast<void>(trust_event_of(*table_));  // if it cannot be stored, the next line is asked about too
        return join_table(*table_, games, lang.tag(), stamps, patience);
    } catch (const TableTaken& taken) {
        throw JoinRefused(hub_refusal_text(lang, taken.state()));
    } catch (const TableImpossible& error) {
        throw JoinRefused(setup_problem_text(lang, error.setup(), error.problem()));
    } catch (const EditionError& error) {
        throw JoinRefused(error.what());
    } catch (const KeyError& error) {
        throw JoinRefused(lang.tr("there is no key to send with: {reason}", {{"reason", key_error_text(lang, error)}}));
    } catch (const ProofError& error) {
        throw JoinRefused(lang.tr("there is no key to send with: {reason}", {{"reason", error.what()}}));
    }
}

}  // namespace tablebank

#include "app/desk/joined_game.h"

#include "app/event/table_setup.h"
#include "app/i18n/language.h"
#include "app/present/event/hub_text.h"
#include "app/present/event/join_text.h"
#include "app/session/key_store.h"
#include "app/uplink/join_table.h"
#include "db/edition/edition_file.h"
#include "db/file/bounded_file.h"
#include "db/file/file_error.h"
#include "ledger/proof/proof_error.h"

namespace tablebank {
namespace {

constexpr std::string_view beginning = "tablebank-table-";
/// While it is waited for the window stands still.
constexpr std::chrono::milliseconds patience{2000};

}  // namespace

bool is_line_of_table(const std::filesystem::path& typed) {
    return typed.string().starts_with(beginning) || typed.extension() == ".tbj";
}

std::optional<std::string> line_of_table(const std::filesystem::path& typed) {
    if (!is_line_of_table(typed)) return std::nullopt;
    std::string text = typed.string();
    return text.starts_with(beginning) ? text : read_bounded(typed, longest_join_line);
}

std::filesystem::path game_of_line(const Language& lang, const std::string& line, const std::filesystem::path& games,
                                   const StampMaker& stamps) {
    const auto read = read_join_line(line);
    if (const auto* problem = std::get_if<JoinProblem>(&read)) throw JoinRefused(join_problem_text(lang, *problem));
    try {
        return join_table(std::get<TableSetup>(read), games, lang.tag(), stamps, patience);
    } catch (const TableTaken& taken) {
        throw JoinRefused(hub_refusal_text(lang, taken.state()));
    } catch (const EditionError& error) {
        throw JoinRefused(error.what());
    } catch (const KeyError& error) {
        throw JoinRefused(lang.tr("there is no key to send with: {reason}", {{"reason", error.what()}}));
    } catch (const ProofError& error) {
        throw JoinRefused(lang.tr("there is no key to send with: {reason}", {{"reason", error.what()}}));
    }
}

}  // namespace tablebank

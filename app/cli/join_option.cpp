#include "app/cli/join_option.h"

#include "app/cli/cli_error.h"
#include "app/cli/rule_option.h"
#include "app/event/table_setup.h"
#include "app/i18n/language.h"
#include "app/present/event/join_text.h"
#include "app/uplink/table_by_code.h"
#include "db/edition/edition_folder.h"
#include "db/file/bounded_file.h"

namespace tablebank {

namespace {

TableSetup asked_of_hub(const Language& lang, const ShortJoin& join) {
    try {
        return table_by_code(join, std::chrono::seconds{10});
    } catch (const CodeRefused& refused) {
        const bool unknown = refused.kind() == CodeRefused::Kind::unknown;
        throw CliError(unknown ? ExitCode::usage : ExitCode::disk,
                       "--join: " + code_problem_text(lang, join.hub, unknown ? "" : refused.what()));
    }
}

}  // namespace

TableSetup read_joined_table(const Language& lang, const std::string& wish) {
    constexpr std::string_view beginning = "tablebank-table-";
    if (const auto join = read_short_join(wish)) return asked_of_hub(lang, *join);
    const std::string line = wish.starts_with(beginning) ? wish : read_bounded(wish, longest_join_line);
    auto read = read_join_line(line);
    if (const auto* problem = std::get_if<JoinProblem>(&read))
        throw CliError(ExitCode::usage, "--join: " + join_problem_text(lang, *problem));
    return std::move(std::get<TableSetup>(read));
}

Setup joined_setup(const Language& lang, const TableSetup& table) {
    LoadedEdition loaded = load_edition(table.edition);
    auto edition = std::make_shared<const Edition>(std::move(loaded.edition));
    Rulings checked = edition->rulings;
    for (const std::string& ruling : table.rulings) read_rule(lang, ruling, checked);
    return *game_setup(table, std::move(edition), std::move(loaded.text.text));
}

}  // namespace tablebank

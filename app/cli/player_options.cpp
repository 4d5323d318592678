#include "app/cli/player_options.h"

#include "app/cli/cli_error.h"
#include "app/present/event/player_list_text.h"
#include "db/file/bounded_file.h"

namespace tablebank {

std::vector<ListedPlayer> read_player_list(const Language& lang, const std::filesystem::path& file) {
    auto list = read_player_list(read_bounded(file, PlayerListLimits::bytes));
    if (const auto* problem = std::get_if<PlayerListProblem>(&list))
        throw CliError(ExitCode::bad_file, file.string() + ": " + player_list_problem_text(lang, *problem));
    return std::get<std::vector<ListedPlayer>>(std::move(list));
}

}  // namespace tablebank

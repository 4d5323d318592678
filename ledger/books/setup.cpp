#include "ledger/books/setup.h"

#include <algorithm>
#include <cstdlib>

#include "ledger/text/case_fold.h"
#include "ledger/text/clear_name.h"

namespace tablebank {
namespace {

constexpr int longest_minutes = 1440;

/// The eight letters of "practice" as hexadecimal digits: half of an id.
constexpr std::string_view practice_mark = "7072616374696365";

using Problems = std::vector<SetupProblem>;

void check_count(const Setup& setup, bool from_position, Problems& problems) {
    const Profile& profile = setup.edition->profile;
    const int fewest = from_position ? 1 : profile.fewest_players.value;
    if (setup.seats() < fewest || setup.seats() > profile.most_players.value)
        problems.push_back({SetupProblem::Kind::player_count, std::to_string(setup.seats())});
}

void check_roles_played(const Setup& setup, Problems& problems) {
    const auto roles = setup.edition->profile.played_roles();
    for (const PlayerSetup& player : setup.players)
        if (std::ranges::find(roles, player.role) == roles.end())
            problems.push_back({SetupProblem::Kind::role_not_played, player.name});
}

void check_goal(const Setup& setup, Problems& problems) {
    if (!setup.edition->is_played_for(setup.goal))
        problems.push_back({SetupProblem::Kind::goal_not_played, std::string{to_string(setup.goal)}});
}

void check_roles(const Setup& setup, Problems& problems) {
    if (!setup.edition->profile.roles.value) return;
    const auto monopolists = static_cast<int>(std::ranges::count(setup.players, Role::monopolist, &PlayerSetup::role));
    const int competitors = setup.seats() - monopolists;
    if (std::abs(monopolists - competitors) > setup.edition->profile.role_difference.value)
        problems.push_back(
            {SetupProblem::Kind::roles_unbalanced, std::to_string(monopolists) + ":" + std::to_string(competitors)});
}

void check_names(const Setup& setup, Problems& problems) {
    std::vector<std::string> taken;
    for (const PlayerSetup& player : setup.players) {
        if (!is_player_name(player.name)) {
            problems.push_back({SetupProblem::Kind::name_invalid, player.name});
            continue;
        }
        std::string folded = fold(player.name);
        if (std::ranges::find(taken, folded) != taken.end())
            problems.push_back({SetupProblem::Kind::names_alike, player.name});
        else
            taken.push_back(std::move(folded));
    }
}

/// Checks the minutes of a goal that is played here; another goal is already reported.
void check_minutes(const Setup& setup, Problems& problems) {
    if (!setup.edition->is_played_for(setup.goal)) return;
    if (!is_length_of(setup.goal, setup.minutes))
        problems.push_back({SetupProblem::Kind::minutes_invalid, std::to_string(setup.minutes)});
}

}  // namespace

bool is_length_of(Goal goal, std::int64_t minutes) {
    return goal == Goal::timed ? minutes >= 1 && minutes <= longest_minutes : minutes == 0;
}

std::string practice_id(const std::string& random_id) {
    return random_id.substr(0, practice_mark.size()).append(practice_mark);
}

bool is_practice(const Setup& setup) {
    return setup.game_id.ends_with(practice_mark);
}

std::vector<SetupProblem> validate(const Setup& setup, bool from_position) {
    Problems problems;
    check_count(setup, from_position, problems);
    check_roles_played(setup, problems);
    if (!from_position) check_roles(setup, problems);
    check_goal(setup, problems);
    check_names(setup, problems);
    check_minutes(setup, problems);
    return problems;
}

NamesToAsk names_to_ask(const Setup& setup) {
    NamesToAsk ask;
    std::vector<std::string> names;
    for (const PlayerSetup& player : setup.players) {
        if (!ask.unclear && !has_clear_marks(player.name)) ask.unclear = player.name;
        names.push_back(player.name);
        const auto number = number_in_front(player.name);
        const bool is_seat = number && *number >= 1 && *number <= setup.seats();
        if (!ask.other_seat && is_seat && *number != static_cast<int>(names.size())) ask.other_seat = player.name;
    }
    ask.look_alike = first_look_alike(names);
    return ask;
}

std::optional<SetupProblem> problem_of_new_names(const Setup& setup) {
    const NamesToAsk ask = names_to_ask(setup);
    if (ask.unclear) return SetupProblem{SetupProblem::Kind::name_invalid, *ask.unclear};
    if (ask.other_seat) return SetupProblem{SetupProblem::Kind::names_other_seat, *ask.other_seat};
    return std::nullopt;
}

}  // namespace tablebank

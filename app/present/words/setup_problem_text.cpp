#include "app/present/words/setup_problem_text.h"

#include <algorithm>

#include "app/i18n/language.h"

namespace tablebank {
namespace {

std::string count_text(const Language& lang, const Setup& setup) {
    const Profile& profile = setup.edition->profile;
    return lang.trn("{count} player cannot play this edition: {fewest} to {most} can ({rule})",
                    "{count} players cannot play this edition: {fewest} to {most} can ({rule})", setup.seats(),
                    {{"fewest", std::to_string(profile.fewest_players.value)},
                     {"most", std::to_string(profile.most_players.value)},
                     {"rule", profile.most_players.rule}});
}

/// "4:1" of the problem, as monopolists and competitors.
std::string roles_text(const Language& lang, const Setup& setup, const std::string& counts) {
    const std::size_t colon = counts.find(':');
    const Cited<int>& difference = setup.edition->profile.role_difference;
    return lang.tr(
        "the roles are out of balance: monopolists {monopolists}, competitors {competitors}; they may differ by "
        "{difference} ({rule})",
        {{"monopolists", counts.substr(0, colon)},
         {"competitors", colon == std::string::npos ? std::string{} : counts.substr(colon + 1)},
         {"difference", std::to_string(difference.value)},
         {"rule", difference.rule}});
}

}  // namespace

std::string setup_problem_text(const Language& lang, const Setup& setup, const SetupProblem& problem) {
    switch (problem.kind) {
        case SetupProblem::Kind::player_count:
            return count_text(lang, setup);
        case SetupProblem::Kind::role_not_played:
            return setup.edition->profile.roles.value
                       ? lang.tr("{player} must be a monopolist or a competitor ({rule})",
                                 {{"player", problem.detail}, {"rule", setup.edition->profile.roles.rule}})
                       : lang.tr("this edition has no roles ({rule}), so {player} has none",
                                 {{"player", problem.detail}, {"rule", setup.edition->profile.roles.rule}});
        case SetupProblem::Kind::goal_not_played:
            return lang.tr("this edition is not played for the goal {goal} ({rule})",
                           {{"goal", problem.detail}, {"rule", setup.edition->profile.goals.rule}});
        case SetupProblem::Kind::roles_unbalanced:
            return roles_text(lang, setup, problem.detail);
        case SetupProblem::Kind::name_invalid:
            return lang.tr("\"{name}\" cannot be a name: 1 to 24 letters, digits, spaces, hyphens or apostrophes",
                           {{"name", problem.detail}});
        case SetupProblem::Kind::names_alike:
            return std::ranges::count(setup.players, problem.detail, &PlayerSetup::name) > 1
                       ? lang.tr("two players are called \"{name}\"", {{"name", problem.detail}})
                       : lang.tr("two players are called \"{name}\", apart from capital letters",
                                 {{"name", problem.detail}});
        case SetupProblem::Kind::minutes_invalid:
            return setup.goal == Goal::timed
                       ? lang.tr("a timed game lasts 1 to 1440 minutes, not {minutes}", {{"minutes", problem.detail}})
                       : lang.tr("only a timed game has minutes");
        case SetupProblem::Kind::names_other_seat:
            return lang.tr(
                "\"{name}\" cannot be the name of this player: in a line, a number is the seat of another one",
                {{"name", problem.detail}});
    }
    return {};
}

}  // namespace tablebank

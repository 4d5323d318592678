#include "app/present/event/seating_text.h"

#include "app/i18n/language.h"
#include "app/present/words/name_text.h"

namespace tablebank {
namespace {

using Problem = SeatingProblem::Code;

template <class Count>
std::string count_text(Count count) {
    return std::to_string(count);
}

/// The players whose requests no seating can meet, and the tables of the round.
std::string crowd_text(const Language& lang, const SeatingProblem& problem, const std::vector<std::string>& names) {
    std::vector<std::string> people;
    for (const int player : problem.people) people.push_back(names.at(static_cast<std::size_t>(player)));
    const Word round{"round", count_text(problem.round)};
    if (problem.tables > 0)
        return lang.tr("round {round} has tables: {tables}; these players, who must sit apart, are more: {players}",
                       {round, {"tables", count_text(problem.tables)}, {"players", list_text(lang, people)}});
    const std::string player = people.front();
    people.erase(people.begin());
    return lang.tr("round {round}: {player} must not meet {players}, and the other players do not fill a table",
                   {round, {"player", player}, {"players", list_text(lang, people)}});
}

}  // namespace

std::string wish_words(const Language& lang, const SeatingWishes& wishes, const std::optional<WishRef>& wish,
                       const std::vector<std::string>& names) {
    if (!wish) return {};
    const auto name = [&](int player) { return names.at(static_cast<std::size_t>(player)); };
    switch (wish->list) {
        case WishRef::List::table: {
            const TableWish& at = wishes.tables.at(wish->index);
            return lang.tr("{player}, always at table {table}",
                           {{"player", name(at.player)}, {"table", std::to_string(at.table)}});
        }
        case WishRef::List::together: {
            const TogetherWish& both = wishes.together.at(wish->index);
            return lang.tr("{player} and {other}, together",
                           {{"player", name(both.first)}, {"other", name(both.second)}});
        }
        case WishRef::List::apart:
            break;
    }
    const ApartWish& apart = wishes.apart.at(wish->index);
    return lang.tr("{player} and {other}, one family", {{"player", name(apart.first)}, {"other", name(apart.second)}});
}

std::vector<std::string> seating_report_lines(const Language& lang, const SeatingReport& report) {
    return {lang.tr("Repeats: {repeats}; no seating with these tables has fewer than {bound}.",
                    {{"repeats", count_text(report.repeats)}, {"bound", count_text(report.bound)}}),
            lang.tr("Most meetings of two players: {count}.", {{"count", count_text(report.most_meetings)}}),
            lang.tr("Pairs: {met} meet, {linked} more have an opponent in common, {strangers} have not.",
                    {{"met", count_text(report.met)},
                     {"linked", count_text(report.linked)},
                     {"strangers", count_text(report.strangers)}}),
            lang.tr("Widest difference for one player: roles {roles}, seats {seats}, tables {tables}; between players: "
                    "smaller tables {sizes}, byes {byes}.",
                    {{"roles", count_text(report.role_spread)},
                     {"seats", count_text(report.seat_spread)},
                     {"tables", count_text(report.table_spread)},
                     {"sizes", count_text(report.size_spread)},
                     {"byes", count_text(report.bye_spread)}})};
}

std::string seating_problem_text(const Language& lang, const SeatingProblem& problem, const std::string& wish,
                                 const std::string& other, const std::vector<std::string>& names) {
    const std::string round = count_text(problem.round);
    switch (problem.code) {
        case Problem::players:
            return lang.tr("an event has from {fewest} to {most} players",
                           {{"fewest", count_text(fewest_seats)}, {"most", count_text(most_seated_players)}});
        case Problem::rounds:
            return lang.tr("an event has from 1 to {most} rounds", {{"most", count_text(most_seated_rounds)}});
        case Problem::unknown_player:
            return lang.tr("{wish}: it takes two players to meet", {{"wish", wish}});
        case Problem::unknown_round:
            return lang.tr("{wish}: there is no such round", {{"wish", wish}});
        case Problem::sizes:
            return lang.tr("the players cannot be seated at tables of such sizes");
        case Problem::roles:
            return lang.tr("a table of {count} cannot have as many monopolists as competitors",
                           {{"count", count_text(problem.size)}});
        case Problem::no_such_table:
            return lang.tr("{wish}: round {round} has no such table", {{"wish", wish}, {"round", round}});
        case Problem::absent:
            return lang.tr("{wish}: one of them sits out in round {round}", {{"wish", wish}, {"round", round}});
        case Problem::table_full:
            return lang.tr("{wish}: in round {round} that table is full with players who have to sit there",
                           {{"wish", wish}, {"round", round}});
        case Problem::clash:
            return lang.tr("{wish} and {other} cannot both be met in round {round}",
                           {{"wish", wish}, {"other", other}, {"round", round}});
        case Problem::not_met:
            if (!problem.people.empty()) return crowd_text(lang, problem, names);
            break;
        case Problem::played_round:
            break;
    }
    return lang.tr("{wish}: no seating of round {round} was found that meets it", {{"wish", wish}, {"round", round}});
}

std::string_view seating_problem_code(const SeatingProblem& problem) {
    switch (problem.code) {
        case Problem::sizes:
            return "no-such-tables";
        case Problem::roles:
            return "roles-unbalanced";
        case Problem::no_such_table:
            return "no-such-table";
        case Problem::clash:
            return "wishes-clash";
        default:
            return "wish-not-met";
    }
}

}  // namespace tablebank

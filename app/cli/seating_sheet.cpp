#include "app/cli/seating_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "app/cli/cli_error.h"
#include "app/cli/text_table.h"
#include "app/i18n/language.h"
#include "app/present/words/name_text.h"

namespace tablebank {
namespace {

const std::string& name_in(const std::vector<std::string>& names, int player) {
    return names.at(static_cast<std::size_t>(player));
}

Json names_json(const std::vector<std::string>& names, const std::vector<int>& players) {
    Json json = Json::array();
    for (const int player : players) json.push_back(name_in(names, player));
    return json;
}

bool has_roles(const SeatingPlan& plan) {
    return !plan.rounds.empty() && plan.rounds.front().tables.front().seats.front().role != Role::player;
}

Json roles_json(const SeatingPlan& plan, const std::vector<std::string>& names) {
    if (!has_roles(plan)) return Json::object();
    Json rounds = Json::array();
    for (const SeatedRound& round : plan.rounds) {
        Json& monopolists = rounds.emplace_back(Json::array());
        for (const SeatedTable& table : round.tables)
            for (const auto& [player, role] : table.seats)
                if (role == Role::monopolist) monopolists.push_back(name_in(names, player));
    }
    return {{"monopolists", std::move(rounds)}};
}

void print_round(const Language& lang, const SeatedRound& round, const std::vector<std::string>& names, bool roles,
                 std::ostream& out) {
    std::size_t seats = 0;
    for (const SeatedTable& table : round.tables) seats = std::max(seats, table.seats.size());
    std::vector<TextTable::Column> columns{{lang.tr_in("of an event", "Table"), Side::right}};
    for (std::size_t seat = 1; seat <= seats; ++seat) columns.push_back({std::to_string(seat)});
    TextTable text(std::move(columns));
    for (const SeatedTable& table : round.tables) {
        std::vector<std::string> cells{std::to_string(table.number)};
        for (const auto& [player, role] : table.seats) {
            const std::string& name = name_in(names, player);
            cells.push_back(roles ? fmt::format("{} ({})", name, role_text(lang, role)) : name);
        }
        cells.resize(seats + 1);
        text.add(std::move(cells));
    }
    text.print(out);
    if (round.byes.empty()) return;
    std::vector<std::string> sit_out;
    for (const int player : round.byes) sit_out.push_back(name_in(names, player));
    out << lang.tr("Sits out: {players}", {{"players", list_text(lang, sit_out)}}) << '\n';
}

/// As it was typed.
std::string wish_text(const SeatingWishes& wishes, const WishRef& wish, const std::vector<std::string>& names) {
    switch (wish.list) {
        case WishRef::List::apart: {
            const auto& [first, second] = wishes.apart.at(wish.index);
            return fmt::format("--apart {},{}", name_in(names, first), name_in(names, second));
        }
        case WishRef::List::together: {
            const auto& [first, second, round] = wishes.together.at(wish.index);
            return fmt::format("--together {},{}={}", name_in(names, first), name_in(names, second), round);
        }
        case WishRef::List::table: {
            const auto& [player, table] = wishes.tables.at(wish.index);
            return fmt::format("--table {}={}", name_in(names, player), table);
        }
    }
    return {};
}

struct Refused {
    const char* code;
    std::string message;
};

/// What the rules or the wishes refuse; nothing of what was typed wrongly.
Refused refused_as(const Language& lang, const SeatingProblem& problem, const std::string& wish,
                   const std::string& other) {
    using Code = SeatingProblem::Code;
    const std::string round = std::to_string(problem.round);
    switch (problem.code) {
        case Code::sizes:
            return {"no-such-tables", lang.tr("the players cannot be seated at tables of such sizes")};
        case Code::roles:
            return {"roles-unbalanced", lang.tr("a table of {count} cannot have as many monopolists as competitors",
                                                {{"count", std::to_string(problem.size)}})};
        case Code::no_such_table:
            return {"no-such-table",
                    lang.tr("{wish}: round {round} has no such table", {{"wish", wish}, {"round", round}})};
        case Code::absent:
            return {"wish-not-met",
                    lang.tr("{wish}: one of them sits out in round {round}", {{"wish", wish}, {"round", round}})};
        case Code::table_full:
            return {"wish-not-met",
                    lang.tr("{wish}: in round {round} that table is full with players who have to sit there",
                            {{"wish", wish}, {"round", round}})};
        case Code::clash:
            return {"wishes-clash", lang.tr("{wish} and {other} cannot both be met in round {round}",
                                            {{"wish", wish}, {"other", other}, {"round", round}})};
        default:
            return {"wish-not-met", lang.tr("{wish}: no seating of round {round} was found that meets it",
                                            {{"wish", wish}, {"round", round}})};
    }
}

}  // namespace

void print_seating(const Language& lang, const SeatingPlan& plan, const std::vector<std::string>& names,
                   std::ostream& out) {
    int number = 0;
    for (const SeatedRound& round : plan.rounds) {
        out << lang.tr_in("of an event", "Round {number}", {{"number", std::to_string(++number)}}) << '\n';
        print_round(lang, round, names, has_roles(plan), out);
        out << '\n';
    }
    const SeatingReport report = report_seating(static_cast<int>(names.size()), plan);
    const auto figure = [](auto count) { return std::to_string(count); };
    out << lang.tr("Repeats: {repeats}; no seating with these tables has fewer than {bound}.",
                   {{"repeats", figure(report.repeats)}, {"bound", figure(report.bound)}})
        << '\n'
        << lang.tr("Pairs: {met} meet, {linked} more have an opponent in common, {strangers} have not.",
                   {{"met", figure(report.met)},
                    {"linked", figure(report.linked)},
                    {"strangers", figure(report.strangers)}})
        << '\n'
        << lang.tr(
               "Widest difference for one player: roles {roles}, seats {seats}, tables {tables}; between players: "
               "smaller tables {sizes}, byes {byes}.",
               {{"roles", figure(report.role_spread)},
                {"seats", figure(report.seat_spread)},
                {"tables", figure(report.table_spread)},
                {"sizes", figure(report.size_spread)},
                {"byes", figure(report.bye_spread)}})
        << '\n';
}

Json seating_json(const SeatingPlan& plan, const std::vector<std::string>& names, std::uint64_t seed) {
    Json rounds = Json::array();
    Json byes = Json::array();
    for (const SeatedRound& round : plan.rounds) {
        Json& tables = rounds.emplace_back(Json::array());
        for (const SeatedTable& table : round.tables) {
            Json& seats = tables.emplace_back(Json::array());
            for (const SeatedPlayer& seat : table.seats) seats.push_back(name_in(names, seat.player));
        }
        byes.push_back(names_json(names, round.byes));
    }
    const SeatingReport report = report_seating(static_cast<int>(names.size()), plan);
    return {{"kind", "seating"},
            {"rounds", std::move(rounds)},
            {"roles", roles_json(plan, names)},
            {"repeats", report.repeats},
            {"bound", report.bound},
            {"byes", std::move(byes)},
            {"pairs", {{"met", report.met}, {"linked", report.linked}, {"strangers", report.strangers}}},
            {"spread",
             {{"roles", report.role_spread},
              {"seats", report.seat_spread},
              {"tables", report.table_spread},
              {"sizes", report.size_spread},
              {"byes", report.bye_spread}}},
            {"seed", seed}};
}

void refuse_seating(const Language& lang, const SeatingProblem& problem, const SeatingWishes& wishes,
                    const std::vector<std::string>& names) {
    using Code = SeatingProblem::Code;
    const std::string wish = problem.wish ? wish_text(wishes, *problem.wish, names) : std::string{};
    const std::string other = problem.other ? wish_text(wishes, *problem.other, names) : std::string{};
    const auto usage = [](const std::string& message) { throw CliError(ExitCode::usage, message); };
    if (problem.code == Code::players)
        usage("--players: " +
              lang.tr("an event has from {fewest} to {most} players",
                      {{"fewest", std::to_string(fewest_seats)}, {"most", std::to_string(most_seated_players)}}));
    if (problem.code == Code::rounds)
        usage("--rounds: " +
              lang.tr("an event has from 1 to {most} rounds", {{"most", std::to_string(most_seated_rounds)}}));
    if (problem.code == Code::unknown_player) usage(lang.tr("{wish}: it takes two players to meet", {{"wish", wish}}));
    if (problem.code == Code::unknown_round) usage(lang.tr("{wish}: there is no such round", {{"wish", wish}}));
    const Refused refused = refused_as(lang, problem, wish, other);
    Json json{{"refused", refused.code}, {"round", problem.round}};
    if (!wish.empty()) json["wish"] = wish;
    if (!other.empty()) json["other"] = other;
    json["message"] = refused.message;
    throw RefusedError(refused.message, json_text(json));
}

}  // namespace tablebank

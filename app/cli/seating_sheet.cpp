#include "app/cli/seating_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "app/cli/cli_error.h"
#include "app/cli/text_table.h"
#include "app/i18n/language.h"
#include "app/present/event/seating_text.h"
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
    for (std::size_t seat = 1; seat <= seats; ++seat)
        columns.push_back({lang.tr_in("of an event", "Seat {number}", {{"number", std::to_string(seat)}})});
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
            const auto& [first, second, must] = wishes.apart.at(wish.index);
            return fmt::format("{} {},{}", must ? "--apart" : "--try-apart", name_in(names, first),
                               name_in(names, second));
        }
        case WishRef::List::together: {
            const auto& [first, second, round, must] = wishes.together.at(wish.index);
            return fmt::format("{} {},{}={}", must ? "--together" : "--try-together", name_in(names, first),
                               name_in(names, second), round);
        }
        case WishRef::List::table: {
            const auto& [player, table] = wishes.tables.at(wish.index);
            return fmt::format("--table {}={}", name_in(names, player), table);
        }
    }
    return {};
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
    for (const std::string& sentence : seating_report_lines(lang, report)) out << sentence << '\n';
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
            {"most_meetings", report.most_meetings},
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
                    const std::vector<std::string>& names, WishForm form) {
    using Code = SeatingProblem::Code;
    const auto text_of = [&](const std::optional<WishRef>& one) {
        if (form == WishForm::words || !one) return wish_words(lang, wishes, one, names);
        return wish_text(wishes, *one, names);
    };
    const std::string wish = text_of(problem.wish);
    const std::string other = text_of(problem.other);
    const auto usage = [&](const std::string& option) {
        throw CliError(ExitCode::usage, (form == WishForm::words ? std::string{} : option) +
                                            seating_problem_text(lang, problem, wish, other, names));
    };
    if (problem.code == Code::players) usage("--players: ");
    if (problem.code == Code::rounds) usage("--rounds: ");
    if (problem.code == Code::unknown_player || problem.code == Code::unknown_round) usage({});
    const std::string message = seating_problem_text(lang, problem, wish, other, names);
    Json json{{"refused", seating_problem_code(problem)}, {"round", problem.round}};
    if (!wish.empty()) json["wish"] = wish;
    if (!other.empty()) json["other"] = other;
    if (!problem.people.empty()) json["players"] = names_json(names, problem.people);
    if (problem.tables > 0) json["tables"] = problem.tables;
    json["message"] = message;
    throw RefusedError(message, json_text(json));
}

}  // namespace tablebank

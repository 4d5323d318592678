// The stages after the bell, cell by cell: tests/conformance/ending/stages.toml has the answer to each line, for every
// edition with a timed game and every value of the rulings that touch it.

#include <doctest/doctest.h>

#include <toml++/toml.h>
#include <array>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "calculators/ruling_scope.h"
#include "source_dir.h"
#include "tests/conformance/check.h"

namespace tablebank::conformance {
namespace {

struct Moment {
    std::string name;
    std::map<std::string, std::string> rulings;
    std::vector<std::string> lines;
    std::string in_hand;  ///< whose turn goes on; empty: play is over
};

struct Line {
    std::string says;
    std::string post;
    std::string own;  ///< who deals
    std::map<std::string, std::string> answers;
};

const toml::table& stages() {
    static const toml::table read = toml::parse_file(
        (std::filesystem::path{TABLEBANK_SOURCE_DIR} / "tests" / "conformance" / "ending" / "stages.toml").string());
    return read;
}

std::string text(const toml::table& table, std::string_view key) {
    return table[key].value_or(std::string{});
}

std::vector<Moment> moments() {
    std::vector<Moment> all;
    for (const toml::node& node : *stages()["moment"].as_array()) {
        const toml::table& table = *node.as_table();
        Moment moment{text(table, "name"), {}, {}, text(table, "in_hand")};
        for (const auto& [key, value] : *table["rulings"].as_table())
            moment.rulings[std::string{key.str()}] = value.value_or(std::string{});
        for (const toml::node& line : *table["lines"].as_array()) moment.lines.push_back(line.value_or(std::string{}));
        all.push_back(std::move(moment));
    }
    return all;
}

std::vector<Line> lines() {
    std::vector<Line> all;
    for (const toml::node& node : *stages()["line"].as_array()) {
        const toml::table& table = *node.as_table();
        Line line{text(table, "says"), text(table, "post"), text(table, "own"), {}};
        for (const char* stage : {"last_turn", "dealings", "announced", "handing_in"})
            line.answers[stage] = text(table, stage);
        all.push_back(std::move(line));
    }
    return all;
}

/// Whether the book leaves each of these rulings to the table, or decides as they do.
bool may_be_ruled(const Edition& edition, const std::map<std::string, std::string>& rulings) {
    for (const auto& [key, value] : rulings) {
        const BookAnswer* answer = book_answer(edition, key);
        if (answer != nullptr && answer->value != value) return false;
    }
    return true;
}

/// The answer of a cell that depends on who is in hand or on the order of the closing.
std::string expected(const Line& line, const Moment& moment, const std::string& stage,
                     const std::map<std::string, std::string>& rulings) {
    const std::string answer = line.answers.at(stage);
    if (answer == "own") return line.own == moment.in_hand ? "yes" : "time-called-already";
    if (answer == "not-own") return "time-called-already";
    if (answer == "closing-early") return rulings.at("closing") == "yes" ? "turn-not-finished" : "not-in-this-edition";
    if (answer == "keep-early") return rulings.at("closing") == "yes" ? "wrong-phase" : "turn-not-finished";
    return answer;
}

/// With closing_own_turn = kept the players deal in turn, from the player in turn on.
bool waits_for_order(const Line& line, const Moment& moment, const std::map<std::string, std::string>& rulings) {
    const bool deals = line.own == "Anna" || line.own == "Boris";
    return deals && moment.in_hand.empty() && rulings.at("closing_own_turn") == "kept";
}

std::string written_for(const Line& line, const Moment& moment) {
    std::string post = line.post;
    if (const auto at = post.find("{turn}"); at != std::string::npos)
        post.replace(at, 6, moment.in_hand.empty() ? "Anna" : moment.in_hand);
    return post;
}

void check_cell(const std::string& id, const Moment& moment, const Line& line,
                const std::map<std::string, std::string>& rulings, const std::string& stage) {
    Row row;
    row.goal = "timed";
    row.rulings = rulings;
    row.before = ByPlayer{{"Anna", "9000 @37 @39+1 @12m"}, {"Boris", "9000 @34+1 @5"}, {"Clara", "9000 jailed"}};
    row.lines = moment.lines;
    row.lines.emplace_back("clock call \"the bell\"");
    if (stage == "announced") row.lines.emplace_back("closing");
    row.lines.push_back(written_for(line, moment));
    const std::string answer = expected(line, moment, stage, rulings);
    row.refused = answer == "yes" || answer == "in-order" ? "" : answer;
    for (const std::string& what : check(row, shipped_edition(id)))
        FAIL_CHECK(id, ", ", moment.name, ", ", stage, ", closing ", rulings.at("closing"), ", own turn ",
                   rulings.at("closing_own_turn"), ", trade ", rulings.at("timed_trade"), ": ", line.says, " (",
                   row.lines.back(), "): ", what);
}

int check_moment(const std::string& id, const Moment& moment, std::map<std::string, std::string> rulings) {
    int cells = 0;
    const bool closes = rulings.at("closing") == "yes";
    for (const Line& line : lines()) {
        const bool ordered = waits_for_order(line, moment, rulings);
        if (ordered) continue;  // tests/ledger/decide/stage_test.cpp goes through the order
        if (!moment.in_hand.empty()) {
            check_cell(id, moment, line, rulings, "last_turn");
        } else if (closes) {
            check_cell(id, moment, line, rulings, "dealings");
            check_cell(id, moment, line, rulings, "announced");
            ++cells;
        } else {
            check_cell(id, moment, line, rulings, "handing_in");
        }
        ++cells;
    }
    return cells;
}

}  // namespace

TEST_CASE("once time is called every line has one answer, in every book and by every ruling") {
    int cells = 0;
    for (const char* id : {"us", "ru", "fr", "pl", "it"}) {
        const auto edition = shipped_edition(id);
        if (!edition->is_played_for(Goal::timed)) continue;
        for (const Moment& moment : moments())
            for (const char* closing : {"yes", "no"})
                for (const char* order : {"lifted", "kept"})
                    for (const char* trade : {"until_closing", "never"}) {
                        auto rulings = moment.rulings;
                        rulings["closing"] = closing;
                        rulings["closing_own_turn"] = order;
                        rulings["timed_trade"] = trade;
                        if (may_be_ruled(*edition, rulings)) cells += check_moment(id, moment, rulings);
                    }
    }
    CHECK(cells > 3'000);
}

}  // namespace tablebank::conformance

#pragma once
// `event` as tests of the command line call it.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/command_line.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {

/// Runs `event`, expects success, and returns its output.
inline std::string done_with_event(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "event");
    const Ran ran = run(arguments);
    CAPTURE(ran.err);
    CAPTURE(ran.out);
    REQUIRE(ran.code == 0);
    return ran.out;
}

inline Ran event_tried(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "event");
    return run(arguments);
}

inline std::string event_refused(std::vector<std::string> arguments) {
    arguments.emplace_back("--json");
    const Ran ran = event_tried(std::move(arguments));
    CHECK(ran.code == 1);
    return ran.code == 1 ? nlohmann::json::parse(ran.out).at("refused").get<std::string>() : ran.out + ran.err;
}

inline std::string new_club_event(const ScratchFolder& folder, const std::string& rounds = "2") {
    std::string file = folder.file("club.tbe");
    done_with_event({"new", file, "--name", "Club evening", "--edition", "us", "--rounds", rounds, "--by", "Vera"});
    done_with_event({"player", file, "Anna", "Boris", "Clara", "Dmitri", "Elena", "Farid", "Galina", "Henri"});
    return file;
}

/// The players at a table of a round, in order of play.
inline std::vector<std::string> event_seats(const std::string& file, std::size_t round, std::size_t table) {
    const nlohmann::json json = nlohmann::json::parse(done_with_event({"show", file, "rounds", "--json"}));
    return json.at("rounds").at(round - 1).at(table - 1).get<std::vector<std::string>>();
}

/// A result of a table: the first in order of play has most.
inline std::vector<std::string> event_scores(const std::string& file, const std::string& verb, int round, int table,
                                             const std::vector<std::string>& totals) {
    std::vector<std::string> arguments{verb, file, "--round", std::to_string(round), "--table", std::to_string(table)};
    const auto names = event_seats(file, static_cast<std::size_t>(round), static_cast<std::size_t>(table));
    for (std::size_t i = 0; i < totals.size(); ++i) arguments.push_back(names.at(i) + "=" + totals[i]);
    return arguments;
}

}  // namespace tablebank::testing

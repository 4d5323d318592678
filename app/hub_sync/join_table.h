#pragma once
// Joining a table by its link: afterwards the game is stored in a folder, under the same name however often it is
// joined. It is the stored one, the hub's copy from another laptop, or a new one.

#include <chrono>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <utility>

#include "app/hub_sync/sender.h"
#include "app/session/session.h"
#include "ledger/books/setup.h"

namespace tablebank {

/// The hub refused: another laptop runs the table, or the link is outdated. `other_game`: the hub has another game;
/// `not_now`: it has the game and did not return it.
class TableTaken : public std::runtime_error {
public:
    explicit TableTaken(HubState state) : std::runtime_error(std::string(to_string(state))), state_(state) {}
    [[nodiscard]] HubState state() const { return state_; }

private:
    HubState state_;
};

/// A table link whose game cannot be begun: its players, their roles or names, its minutes.
class TableImpossible : public std::runtime_error {
public:
    TableImpossible(Setup setup, SetupProblem problem)
        : std::runtime_error("no game can be begun like this"),
          setup_(std::move(setup)),
          problem_(std::move(problem)) {}
    [[nodiscard]] const Setup& setup() const { return setup_; }
    [[nodiscard]] const SetupProblem& problem() const { return problem_; }

private:
    Setup setup_;
    SetupProblem problem_;
};

/// The set-up of a table's game; to be called before anyone is asked or contacted. Throws TableImpossible, FileError,
/// EditionError.
[[nodiscard]] Setup setup_of_new_game(const TableSetup& table, const std::string& language);

/// The file of the game. If the hub does not answer within `patience`, the game begins without it. Throws FileError,
/// EditionError, KeyError, ProofError, TableTaken, TableImpossible.
[[nodiscard]] std::filesystem::path join_table(const TableSetup& table, const std::filesystem::path& folder,
                                               const std::string& language, const StampMaker& stamps,
                                               std::chrono::milliseconds patience);

}  // namespace tablebank

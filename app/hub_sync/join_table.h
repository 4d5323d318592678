#pragma once
// A banker joins a table by its line: its game lies in a folder afterwards, under one name however often it is joined.
// It is the one that lies there already, or the one that the hub has from another laptop, or a new one.

#include <chrono>
#include <filesystem>
#include <stdexcept>
#include <string>

#include "app/hub_sync/sender.h"
#include "app/session/session.h"

namespace tablebank {

/// The hub said no: another laptop keeps the table, or the line is an old one. `other_game`: what it has is another
/// game; `not_now`: it has the game and did not give it.
class TableTaken : public std::runtime_error {
public:
    explicit TableTaken(HubState state) : std::runtime_error(std::string(to_string(state))), state_(state) {}
    [[nodiscard]] HubState state() const { return state_; }

private:
    HubState state_;
};

/// The file of the game. A hub that does not answer within `patience` stands in nobody's way. Throws FileError,
/// EditionError, KeyError, ProofError, TableTaken.
[[nodiscard]] std::filesystem::path join_table(const TableSetup& table, const std::filesystem::path& folder,
                                               const std::string& language, const StampMaker& stamps,
                                               std::chrono::milliseconds patience);

}  // namespace tablebank

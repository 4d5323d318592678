#pragma once
// A table of an event is joined in the window: its line or its short code typed or pasted where a file is named, or a
// file that holds the line. Before anything is kept or anybody is contacted a person is asked what has to be asked.

#include <chrono>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>

#include "app/event/line_doubt.h"
#include "app/session/session.h"

namespace tablebank {

class Language;

/// Why a table cannot be joined, as a sentence.
class JoinRefused : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Whether this is the line of a table, its short code, or by its name a file with a line.
[[nodiscard]] bool is_line_of_table(const std::filesystem::path& typed);
/// What a banker typed for a file, where it is the line or code of a table, or a file with a line.
[[nodiscard]] std::optional<std::string> line_of_table(const std::filesystem::path& typed);

/// A line on its way to its game.
class JoinedLine {
public:
    explicit JoinedLine(std::string line) : line_(std::move(line)) {}

    /// What is still to be asked; nullopt: the game may be had. Nobody is contacted but the hub of a short code, once
    /// that was agreed to. Throws JoinRefused.
    [[nodiscard]] std::optional<LineQuestion> question(const Language& lang);
    /// To what was asked last.
    void agree();
    /// The file of its game: there already, as the hub has it, or new. Keeps the event's key and where the game is sent
    /// to. Requires that nothing is to be asked. Throws JoinRefused, FileError.
    [[nodiscard]] std::filesystem::path game(const Language& lang, const std::filesystem::path& games,
                                             const StampMaker& stamps) const;

private:
    std::string line_;
    std::optional<TableSetup> table_;
    bool host_agreed_ = false;
    bool table_agreed_ = false;
};

}  // namespace tablebank

#pragma once
// Joining a table of an event in the window: the user types or pastes its table link or short code where a file is
// expected, or opens a file with the link. The user must agree before anything is stored or any host is contacted.

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

/// Whether this is a table link, a short code or, by its name, a file with a link.
[[nodiscard]] bool is_line_of_table(const std::filesystem::path& typed);
/// The table link or code that was typed in place of a file, or that a file contains; nullopt if it is neither.
[[nodiscard]] std::optional<std::string> line_of_table(const std::filesystem::path& typed);

/// A table link on its way to becoming a game.
class JoinedLine {
public:
    explicit JoinedLine(std::string line) : line_(std::move(line)) {}

    /// The next question for the user; nullopt: `game` may be called. Contacts only the hub of a short code, and only
    /// after the user has agreed to that. Throws JoinRefused, FileError.
    [[nodiscard]] std::optional<LineQuestion> question(const Language& lang);
    /// Agrees to the last question.
    void agree();
    /// The file of its game: an existing one, the hub's copy, or a new one. Stores the event's key and the hub's
    /// address. Requires that no question is open. Throws JoinRefused, FileError.
    [[nodiscard]] std::filesystem::path game(const Language& lang, const std::filesystem::path& games,
                                             const StampMaker& stamps) const;

private:
    [[nodiscard]] std::optional<LineQuestion> next_question(const Language& lang);

    std::string line_;
    std::optional<TableSetup> table_;
    bool host_agreed_ = false;
    bool table_agreed_ = false;
};

}  // namespace tablebank

#pragma once
// Positions as JSON: what a judge types in without a game, and what `show players --json` prints. The shape is a public
// contract (docs/reference/cli.md). Read strictly: an unknown key, a wrong type, a fraction or an impossible position
// is refused with the path of the offending value. Knows nothing of games or files.

#include <cstddef>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "calculators/edition.h"
#include "calculators/notes.h"
#include "calculators/position.h"
#include "calculators/rulings.h"

namespace tablebank {

/// A position with what it is played by.
struct PositionDocument {
    static constexpr std::size_t largest = std::size_t{1024} * 1024;  ///< bytes; a longer text is refused

    std::string edition_name;  ///< an id or a path, as the document has it
    std::shared_ptr<const Edition> edition;
    Rulings rulings;  ///< the edition's, with those that the document changes
    Position position;
    /// Of each player, as they were counted; none where only a sum is told. May be shorter.
    std::vector<Notes> notes{};
    /// Why what the rules do not allow is scored as it was found (docs/reference/paper-game.md); empty where
    /// nothing is.
    std::string as_found{};
};

/// What becomes of a position that the rules do not allow.
enum class Impossible {
    refused,
    with_reason,  ///< taken where the document says why it is scored as found; a deed in two hands is refused even so
    taken,        ///< whoever asked judges it
};

/// A text that is no position, or an impossible one. what() holds every problem, one a line: "players[0].cash: ...".
class PositionError : public std::runtime_error {
public:
    explicit PositionError(std::vector<PositionProblem> problems);
    [[nodiscard]] const std::vector<PositionProblem>& problems() const { return problems_; }

private:
    std::vector<PositionProblem> problems_;
};

/// Gives the edition that a document names, or throws what it likes.
using EditionSource = std::function<std::shared_ptr<const Edition>(const std::string& name)>;

/// Throws PositionError, and whatever `editions` throws.
[[nodiscard]] PositionDocument read_position(std::string_view text, const EditionSource& editions,
                                             Impossible impossible = Impossible::refused);

/// Reads back as the same document. Only rulings that differ from the edition's are written.
[[nodiscard]] std::string write_position(const PositionDocument& document);

}  // namespace tablebank

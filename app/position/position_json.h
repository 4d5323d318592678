#pragma once
// Positions as JSON: typed in by a judge without a game, or printed by `show players --json`. The format is a public
// contract (docs/reference/cli.md). Read strictly: an unknown key, a wrong type, a fraction or an impossible position
// is refused with the path of the offending value.

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "calculators/edition.h"
#include "calculators/notes.h"
#include "calculators/position.h"
#include "calculators/rulings.h"

namespace tablebank {

/// A position with its edition and rulings.
struct PositionDocument {
    static constexpr std::size_t largest = std::size_t{1024} * 1024;  ///< bytes; a longer text is refused

    std::string edition_name;  ///< an id or a path, as in the document
    std::shared_ptr<const Edition> edition;
    Rulings rulings;  ///< the edition's, with the changes in the document
    Position position;
    /// The counted notes of each player; empty if only a sum is given. May be shorter than the list of players.
    std::vector<Notes> notes{};
    /// For each player who handed in their cash for the ending, the cash that they have had since: the position has the
    /// cash that they handed in. May be shorter than the list of players.
    std::vector<std::optional<Money>> cash_since{};
    /// Why something that the rules do not allow is scored as it was found (docs/reference/paper-game.md); empty if
    /// there is nothing like that.
    std::string as_found{};
    std::string pinned_in{};  ///< the path of a game that pins the edition; empty: it is found by its name
};

/// The treatment of a position that the rules do not allow.
enum class Impossible {
    refused,
    with_reason,  ///< accepted if the document gives a reason; a deed of two players is refused in any case
    taken,        ///< accepted; the caller checks it
};

/// A text that is not a position, or an impossible one. what() has every problem, one per line: "players[0].cash: ...".
class PositionError : public std::runtime_error {
public:
    explicit PositionError(std::vector<PositionProblem> problems);
    [[nodiscard]] const std::vector<PositionProblem>& problems() const { return problems_; }

private:
    std::vector<PositionProblem> problems_;
};

/// Returns the edition that a document names, or throws any exception.
using EditionSource = std::function<std::shared_ptr<const Edition>(const std::string& name)>;

/// Throws PositionError, and whatever `editions` throws.
[[nodiscard]] PositionDocument read_position(std::string_view text, const EditionSource& editions,
                                             Impossible impossible = Impossible::refused);

/// Reads back as the same document. Only rulings that differ from the edition's are written.
[[nodiscard]] std::string write_position(const PositionDocument& document);

}  // namespace tablebank

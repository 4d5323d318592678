#pragma once
// A table that was played with paper only, as it was found when it ended, and what is to be said of it before it is
// scored.
//
// A result is never refused: what the rules do not allow is scored as it was found, by what the printed deeds give for
// what lies there, and a judge says why. Only what has two meanings (a deed in two hands) is for a person to decide.
// Knows nothing of lines, files or sentences.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "calculators/notes.h"
#include "calculators/position.h"

namespace tablebank {

struct ColdTable {
    Position position;
    std::vector<Notes> notes{};  ///< of each player, as they were counted; none where a sum was typed. May be shorter
};

/// In the order in which they are told: what must be decided, what is scored as found, what is merely said.
enum class FindingCode : std::uint8_t {
    no_players,
    no_name,
    same_name,     ///< player, other
    deed_twice,    ///< player, other, deed; both the same where one hand has it twice
    dice_missing,  ///< player, deed

    too_many_players,        ///< count, limit
    more_cash_than_box,      ///< has, box
    more_notes_than_box,     ///< value, count, limit
    mortgaged_built,         ///< player, deed
    company_built,           ///< player, deed
    hotel_and_houses,        ///< player, deed
    too_many_houses,         ///< player, deed, count, limit
    built_without_monopoly,  ///< player, deed
    built_apart,             ///< player, deed: the streets of the city are not together
    too_many_built_streets,  ///< player, deed, count, limit
    not_third,               ///< player, deed
    more_houses_than_box,    ///< count, limit
    more_hotels_than_box,    ///< count, limit

    roles_unbalanced,   ///< count (monopolists), limit (competitors)
    uneven_building,    ///< player, deeds of one city
    substitute_houses,  ///< count, limit: more than the box has, where substitutes may be used
    substitute_hotels,  ///< count, limit
    deed_of_nobody,     ///< deeds
};
inline constexpr std::array<std::string_view, 23> finding_words{"no-players",
                                                                "no-name",
                                                                "same-name",
                                                                "deed-twice",
                                                                "dice-missing",
                                                                "too-many-players",
                                                                "more-cash-than-box",
                                                                "more-notes-than-box",
                                                                "mortgaged-built",
                                                                "company-built",
                                                                "hotel-and-houses",
                                                                "too-many-houses",
                                                                "built-without-monopoly",
                                                                "built-apart",
                                                                "too-many-built-streets",
                                                                "not-third",
                                                                "more-houses-than-box",
                                                                "more-hotels-than-box",
                                                                "roles-unbalanced",
                                                                "uneven-building",
                                                                "substitute-houses",
                                                                "substitute-hotels",
                                                                "deed-of-nobody"};
[[nodiscard]] constexpr std::string_view to_string(FindingCode code) {
    return finding_words[static_cast<std::size_t>(code)];
}

/// What a finding asks of whoever scores the table.
enum class Weight : std::uint8_t {
    undecided,  ///< it has no score before somebody decides
    as_found,   ///< the rules do not allow it: scored as it lies there, with a reason
    told,       ///< nothing: it may be so, and may be a slip of the pen
};
inline constexpr std::array<std::string_view, 3> weight_words{"undecided", "as-found", "told"};
[[nodiscard]] constexpr std::string_view to_string(Weight weight) {
    return weight_words[static_cast<std::size_t>(weight)];
}
[[nodiscard]] constexpr Weight weight_of(FindingCode code) {
    return code <= FindingCode::dice_missing           ? Weight::undecided
           : code <= FindingCode::more_hotels_than_box ? Weight::as_found
                                                       : Weight::told;
}

struct Finding {
    FindingCode code = FindingCode::no_players;
    std::optional<int> player{};  ///< index into Position::players
    std::optional<int> other{};   ///< the second player
    std::vector<Space> deeds{};   ///< in board order
    std::optional<Money> has{};   ///< what lies on the table; of notes their value
    std::optional<Money> box{};   ///< what the box holds
    int count = 0;
    int limit = 0;
    std::string rule{};  ///< the paragraph: "us 12"
    friend bool operator==(const Finding&, const Finding&) = default;
};

/// Everything to be said of a table, in the order of the codes, then of the players and the board.
[[nodiscard]] std::vector<Finding> findings_of(const Edition& edition, const Rulings& rulings, const ColdTable& table);

[[nodiscard]] bool has_weight(const std::vector<Finding>& findings, Weight weight);

/// The table as it is scored: what the printed deeds give nothing for counts as the nearest thing they have a figure
/// for. More houses than a street takes count as the most it takes, a hotel alone where houses stand beside it, and
/// buildings on a company are none. Deeds stand in board order. A possible table stays as it is.
[[nodiscard]] Position counted_as_found(const Edition& edition, Position position);

/// Why what stands on a holding cannot stand there; nullopt where it can. Requires the deed of the holding.
[[nodiscard]] std::optional<FindingCode> wrong_building(const Edition& edition, const Rulings& rulings,
                                                        const Estate& estate, const Deed& deed, const Holding& holding);
/// Whether a street of this player can have come to a monopoly already made, and that matters to the table.
[[nodiscard]] bool may_be_third(const Edition& edition, const Rulings& rulings, const Estate& estate, const Deed& deed);

}  // namespace tablebank

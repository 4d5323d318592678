#pragma once
// A paper game: a table that was played on paper only, in its state at the end, with the findings before it is scored.
//
// A result is never refused. Things that the rules do not allow are scored as found, by the printed figures of the
// deeds, and a judge gives the reason. Only an ambiguous state (a deed in two hands) needs a decision.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "calculators/notes.h"
#include "calculators/position.h"

namespace tablebank {

struct PaperGame {
    Position position;
    std::vector<Notes> notes{};  ///< of each player, as they were counted; empty if a sum was typed. May be shorter
    /// Whether the cash of each player was typed in a line as a number alone: if the cash was left out, that is the
    /// number of the first deed. May be shorter.
    std::vector<bool> bare_cash{};
};

/// In the order of reporting: undecided ones, those scored as found, and mere remarks.
enum class FindingCode : std::uint8_t {
    no_players,
    no_name,
    same_name,     ///< player, other
    deed_twice,    ///< player, other, deed; equal if one player has it twice
    cash_or_deed,  ///< player, has, deed: the number in the place of the cash is that of a deed that no player has
    dice_missing,  ///< player, deed

    too_many_players,        ///< count, limit
    more_cash_than_box,      ///< has, box
    more_notes_than_box,     ///< value, count, limit
    mortgaged_built,         ///< player, deed
    company_built,           ///< player, deed
    hotel_and_houses,        ///< player, deed
    too_many_houses,         ///< player, deed, count, limit
    too_many_hotels,         ///< player, deed, count, limit
    built_without_monopoly,  ///< player, deed
    built_apart,             ///< player, deed: the streets of the city have different owners
    too_many_built_streets,  ///< player, deed, count, limit
    not_third,               ///< player, deed
    more_houses_than_box,    ///< count, limit
    more_hotels_than_box,    ///< count, limit

    cash_without_notes,  ///< player, has: a sum that the notes of the box cannot make
    roles_unbalanced,    ///< count (monopolists), limit (competitors)
    uneven_building,     ///< player, deeds of one city
    substitute_houses,   ///< count, limit: more than the box has, if substitute pieces are allowed
    substitute_hotels,   ///< count, limit
    deed_of_nobody,      ///< deeds
};
inline constexpr std::array<std::string_view, 26> finding_words{"no-players",
                                                                "no-name",
                                                                "same-name",
                                                                "deed-twice",
                                                                "cash-or-deed",
                                                                "dice-missing",
                                                                "too-many-players",
                                                                "more-cash-than-box",
                                                                "more-notes-than-box",
                                                                "mortgaged-built",
                                                                "company-built",
                                                                "hotel-and-houses",
                                                                "too-many-houses",
                                                                "too-many-hotels",
                                                                "built-without-monopoly",
                                                                "built-apart",
                                                                "too-many-built-streets",
                                                                "not-third",
                                                                "more-houses-than-box",
                                                                "more-hotels-than-box",
                                                                "cash-without-notes",
                                                                "roles-unbalanced",
                                                                "uneven-building",
                                                                "substitute-houses",
                                                                "substitute-hotels",
                                                                "deed-of-nobody"};
[[nodiscard]] constexpr std::string_view to_string(FindingCode code) {
    return finding_words[static_cast<std::size_t>(code)];
}

/// The consequence of a finding for the score.
enum class Weight : std::uint8_t {
    undecided,  ///< there is no score before a decision
    as_found,   ///< the rules do not allow it: scored as found, with a reason
    told,       ///< none: it is possible, and may be a typing error
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
    std::optional<Money> has{};   ///< the amount on the table; for notes their value
    std::optional<Money> box{};   ///< the amount in the box
    int count = 0;
    int limit = 0;
    std::string rule{};  ///< the paragraph: "us 12"
    friend bool operator==(const Finding&, const Finding&) = default;
};

/// All findings about a table, in the order of the codes, then of the players and the board.
[[nodiscard]] std::vector<Finding> findings_of(const Edition& edition, const Rulings& rulings, const PaperGame& table);

/// The deed with this number; nullopt if there is none.
[[nodiscard]] std::optional<Space> deed_of_number(const Edition& edition, Money number);

[[nodiscard]] bool has_weight(const std::vector<Finding>& findings, Weight weight);

/// The table as it is scored: buildings for which the deed has no figure count as the nearest ones with a figure. More
/// houses or hotels than a street may have count as the most it may have, houses next to a hotel do not count, and
/// neither do buildings on a company. The deeds are in board order. A possible table is not changed.
[[nodiscard]] Position counted_as_found(const Edition& edition, Position position);

/// Why the buildings of a holding are impossible; nullopt if they are possible. Requires the deed of the holding.
[[nodiscard]] std::optional<FindingCode> wrong_building(const Edition& edition, const Rulings& rulings,
                                                        const Estate& estate, const Deed& deed, const Holding& holding);
/// Whether a street of this player may have joined an existing monopoly, and that matters for the rules.
[[nodiscard]] bool may_be_third(const Edition& edition, const Rulings& rulings, const Estate& estate, const Deed& deed);

}  // namespace tablebank

#pragma once
// The definition of each ruling in one row: its key and values, the member of Rulings, and its scope. For
// rulings.cpp, ruling_scope.cpp and ruling_rows.cpp only; all other code uses those two headers.

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>

#include "calculators/edition.h"
#include "calculators/ruling_scope.h"
#include "calculators/rulings.h"

namespace tablebank {

/// The context of a ruling: an edition, and the goal if one is agreed.
struct RulingScope {
    const Edition& edition;
    std::optional<Goal> goal;

    [[nodiscard]] const Profile& book() const { return edition.profile; }
    [[nodiscard]] bool may_be(Goal asked) const { return edition.is_played_for(asked) && (!goal || goal == asked); }
    [[nodiscard]] bool timed() const { return may_be(Goal::timed); }
    /// Whether a rule has this value for any role in play.
    [[nodiscard]] bool any_role(const PerRole<Cited<bool>>& rule, bool says) const {
        return std::ranges::any_of(book().played_roles(), [&](Role role) { return rule.of(role).value == says; });
    }
    /// Whether buildings stay after the end of the monopoly that they were built under, for a role that can have one.
    [[nodiscard]] bool buildings_stay() const {
        return std::ranges::any_of(book().played_roles(), [&](Role role) {
            return can_monopolise(role) && !(book().building_needs_monopoly.of(role).value &&
                                             book().broken_monopoly.value == BrokenMonopoly::buildings_sold);
        });
    }
    /// Whether the book itself has the round finished when time is called.
    [[nodiscard]] bool finishes_round() const {
        return book_answer(edition, "time_called") != nullptr &&
               edition.rulings.time_called == TimeCalled::finish_round;
    }
    /// Whether a role that can have a monopoly may build on some streets of it only (pl 10).
    [[nodiscard]] bool limits_built_streets() const {
        return std::ranges::any_of(book().played_roles(), [&](Role role) {
            return can_monopolise(role) && book().most_built_streets.of(role).value > 0;
        });
    }
    [[nodiscard]] bool has_companies() const {
        return edition.has_space(SpaceKind::transport) || edition.has_space(SpaceKind::utility);
    }
};

/// Whether a ruling can change anything there, whether calculators use it or only the course of a game, whether it
/// only decides who may see something, and whether it is a house rule, which no book has.
struct RulingUse {
    bool (*matters)(const RulingScope&);
    bool calculated = false;
    bool shown_only = false;
    bool of_house = false;
};

/// `read` and `write` identify a value by its index among the key's values.
struct RulingRow {
    RulingKey key;
    RulingUse use;
    std::size_t (*read)(const Rulings&);
    void (*write)(Rulings&, std::size_t);
    std::optional<int> Rulings::*number = nullptr;  ///< the member for a key that takes a number instead
};

/// In the order of the contract: new ones come at the end.
[[nodiscard]] std::span<const RulingRow> ruling_rows();
[[nodiscard]] const RulingRow* find_ruling_row(std::string_view name);  ///< nullptr for an unknown key

}  // namespace tablebank

#pragma once
// People who come, go and change seats during a game. The seat keeps its cash, deeds, token, role and number; who sits
// there, and under which name, is the fact `seated` of the seat. A seat that was added during the game has the fact
// `joined`. Each entry that changes one of them makes another set-up out of the one before it: the lines of earlier
// entries are read by the names of their own time, and a name that was corrected is shown for earlier entries too.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/books/entry.h"
#include "ledger/books/setup.h"

namespace tablebank {

class History;

/// Limit of how often people come, go or change seats in one game; undone changes count too. A typical game has a
/// handful.
inline constexpr int most_people_changes = 1'000;
/// Seats of one game, including those of players who left it.
inline constexpr int most_seats_of_game = 32;

/// The value of `seated`: "2 Hanna" for the person who sat on seat 2 at the start, "#12 Vera" for one who came with
/// entry 12.
struct Sitter {
    std::int64_t person = 0;  ///< as PlayerSetup::person
    std::string name;
};
[[nodiscard]] std::string to_fact_value(const Sitter& sitter);
[[nodiscard]] std::optional<Sitter> parse_sitter(std::string_view value);

/// The value of `joined`: "competitor 2" for a competitor who plays after seat 2; after 0: first in the order of play.
struct JoinedSeat {
    Role role = Role::player;
    int after = 0;
};
[[nodiscard]] std::string to_fact_value(const JoinedSeat& seat);
[[nodiscard]] std::optional<JoinedSeat> parse_joined(std::string_view value);

/// Whether an entry changes who sits on a seat.
[[nodiscard]] bool changes_people(const Entry& entry);
/// Whether it does nothing else: no seat is added and nothing moves.
[[nodiscard]] bool only_seats_people(const Entry& entry);

/// The set-up after these changes of entry `sequence`. Throws std::invalid_argument for an impossible change: a seat
/// that does not exist, two names that are alike, too many changes.
[[nodiscard]] std::shared_ptr<const Setup> with_people(const std::shared_ptr<const Setup>& now,
                                                       const std::vector<FactChange>& changes, std::int64_t sequence);

/// The person on a seat.
[[nodiscard]] Sitter sitter_of(const Setup& setup, Seat seat);
/// The name that a person has now, or had last; empty for a person who was never there.
[[nodiscard]] std::string name_of_person(const Setup& now, std::int64_t person);
/// The name of the person on a seat once these entries are posted, or of the person who sat there before them.
[[nodiscard]] std::string name_with(const Setup& now, Seat seat, const std::vector<Entry>& entries);
/// The number of the person who once had this name at this table and has no seat now; 0 if there is none.
[[nodiscard]] std::int64_t person_called(const Setup& now, std::string_view name);

/// The set-up as agreed at the start, with which the hash chain begins.
[[nodiscard]] const Setup& opening_of(const Setup& now);
[[nodiscard]] std::shared_ptr<const Setup> opening_of(const std::shared_ptr<const Setup>& now);
/// The latest of the table's set-ups with the most seats: it has a name even for a seat whose joining was undone.
[[nodiscard]] const Setup& widest_of(const Setup& now);
/// The set-up by which the line of an entry is read: as it was before that entry.
[[nodiscard]] const Setup& setup_before(const Setup& now, std::int64_t entry);

/// The set-up by which an entry is described: the people of its time, by the names that they have now. It lives as long
/// as this and `now`.
class SetupOfEntry {
public:
    SetupOfEntry(const Setup& now, std::int64_t entry);
    [[nodiscard]] const Setup& operator*() const { return made_ ? *made_ : *found_; }
    [[nodiscard]] const Setup* operator->() const { return &**this; }

private:
    const Setup* found_;
    std::shared_ptr<const Setup> made_;
};

/// The same table, now and at any earlier time, with other names for its people, as on public pages: `name` gives the
/// name of a person on a seat. Lines are read with the original names.
[[nodiscard]] std::shared_ptr<const Setup> called_otherwise(
    const std::shared_ptr<const Setup>& now, const std::function<std::string(const PlayerSetup&, Seat)>& name);

/// Someone who sat on a seat before, with the name that they have now or had last.
struct FormerSitter {
    std::string name;
    std::int64_t until = 0;  ///< the entry with which someone else took the seat
};
/// Seats that were added during the game, or that have or had other people than at the start, or another name;
/// ascending. Changes that were undone are left out.
[[nodiscard]] std::vector<int> seats_of_other_people(const Setup& now, const History& history);

/// Oldest first; changes that were undone are left out.
[[nodiscard]] std::vector<FormerSitter> former_sitters(const Setup& now, const History& history, Seat seat);

}  // namespace tablebank

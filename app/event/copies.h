#pragma once
// Two copies of an event that went on apart: the last act of both, the later acts of each, and acts of one that are
// taken over into the other. An act that is taken over is decided again on the event as it is here, by the same rules
// as any act (refuse_act.h); its numbers of players, penalties and entries become those of this copy. A game that comes
// with it is checked here as if it came by itself (copied_game.h). Its reason says which act of the copy it was, so
// that nothing is taken over twice.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/event/copied_game.h"
#include "app/event/event_session.h"

namespace tablebank {

struct ComparedCopies {
    std::int64_t common = 0;         ///< the last entry that both have
    std::vector<EventLogRow> here;   ///< the later entries of the first
    std::vector<EventLogRow> there;  ///< the later entries of the second
};
/// nullopt if they are two events.
[[nodiscard]] std::optional<ComparedCopies> compare_copies(const ReadEvent& here, const ReadEvent& there);

/// What becomes of one act of the other copy.
struct TakenOver {
    enum class Outcome : std::uint8_t {
        fits,
        is_here,       ///< it was taken over before, or came from here
        not_in_force,  ///< there it was undone or fell out, or only changes such an act or one that is taken with it
        refused,       ///< the event as it is here does not allow it
    };
    std::int64_t entry = 0;  ///< of the other copy
    Outcome outcome = Outcome::fits;
    std::int64_t here = 0;  ///< is_here: its entry
    std::optional<EventRefusal> refusal{};
    std::string why{};    ///< of the act here
    std::string found{};  ///< by `verify` in its game, here
};

struct TakingOver {
    std::vector<TakenOver> acts;  ///< in their order
    Event after;                  ///< the event with all that fits
    std::vector<EventSession::Posting> postings;

    [[nodiscard]] bool has(TakenOver::Outcome outcome) const;
};

/// Who takes what over, when, and for what reason.
struct TakingWish {
    std::vector<std::int64_t> entries{};  ///< of the other copy; none: all of them
    std::string who{};
    std::string why{};
    std::int64_t at = 0;  ///< milliseconds UTC
    bool anyway = false;  ///< also results of games that `verify` does not accept here (copied_game.h)
};

/// The plan of it; posts nothing. Requires copies of one event. `evidence`: of both copies.
[[nodiscard]] TakingOver plan_taking_over(const ReadEvent& here, const ReadEvent& there, const TakingWish& wish,
                                          const CopiedEvidence& evidence);

}  // namespace tablebank

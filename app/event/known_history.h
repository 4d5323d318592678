#pragma once
// Histories of a table's game that are known in addition to the result that counts there: one that is over and differs,
// or one that is not over. Either is kept for the director, who decides. Knows nothing of sentences.

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/event/event_session.h"
#include "app/event/import_result.h"
#include "ledger/proof/hash.h"

namespace tablebank {

/// A history that is not over, although a result of its table was taken from a game.
struct UnfinishedHistory {
    act::ForkKept history;
    std::string found;         ///< as in the log: "verify: protest #52, unfinished #51"
    GameSource against;        ///< the game of the result that counts
    std::vector<Hash> hashes;  ///< of the history, by entry; that of 0 is the genesis
};

/// nullopt if the game is over or belongs to another event, if no result from a game counts at its table, and if it is
/// only the beginning of the game of that result. `record`: of the game; its hash is stored. Throws FileError if the
/// evidence cannot be read.
[[nodiscard]] std::optional<UnfinishedHistory> unfinished_history(const Event& event, const std::string& event_id,
                                                                  const ReadGame& game, const std::string& record,
                                                                  const EvidenceOf& evidence);

/// The findings in a game that is not over, for the log: those of unfinished_history, or, if that is nullopt, that the
/// game is not over, and its protests.
[[nodiscard]] std::string found_in_play(const Event& event, const std::string& event_id, const ReadGame& game,
                                        const std::string& record, const EvidenceOf& evidence);

/// Keeps it. Refuses (nothing_changed) if another result counts by now, if the same is known of the same history
/// already, or if three such histories of the table wait for a decision.
[[nodiscard]] EventDecision decide_unfinished(const Event& event, const UnfinishedHistory& unfinished);

/// Keeps a game that is not over, if the director has to decide about it (unfinished_history). `place` of the
/// event's book. The log has `why` and the findings. Whether it was kept. Throws FileError.
bool keep_unfinished(EventSession& session, const std::string& place, const ReadGame& game, const std::string& record,
                     const std::string& why);

/// Posts an act. A result is compared with the game that the event's hub has of its table: if the director has to
/// decide about that game, it is stored in the same transaction; and a history that waits and is the game of the result
/// itself, kept as another text, waits no longer. A hub that is running compares by itself. `place` of the event's
/// book. Throws FileError, also for a faulty file of the hub; then nothing was posted, as in EventSession::post.
[[nodiscard]] std::variant<ActStamp, EventRefusal> post_result(EventSession& session, const std::string& place,
                                                               const EventDecision& decision, const std::string& why,
                                                               const std::vector<std::string>& evidence);

/// Throws FileError if the event had a hub whose games cannot be read now; a running hub is not an error.
void expect_usable_hub(const std::string& event_id, const std::string& place);

}  // namespace tablebank

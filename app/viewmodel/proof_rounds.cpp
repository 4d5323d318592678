// Writes a checkpoint at the end of each round, if the setting is on: next to the game during play, never over an
// existing file. If the disk refuses, it is reported once, and play goes on.

#include <algorithm>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/words/file_error_text.h"
#include "app/session/game_checkpoint.h"
#include "app/viewmodel/proof_view_model.h"

namespace tablebank {

namespace {

/// The person who gives it: the one for whom the program posts.
std::string banker_name(const Language& lang, const Session& session) {
    const std::string& poster = session.poster();
    return is_attester_name(poster) ? poster : lang.tr_in("of a checkpoint", "banker");
}

}  // namespace

std::string ProofViewModel::follow_rounds(const Language& lang, const Session& session, bool wanted) {
    const std::int64_t round = session.game().round();
    const bool is_over = session.game().phase() == Phase::finished;
    const std::int64_t before = std::exchange(round_, round).value_or(round);
    const bool was_over = std::exchange(was_over_, is_over);
    if (!wanted || (round <= before && (!is_over || was_over))) return {};
    const GivenBy by{Attester::banker, banker_name(lang, session)};
    try {
        for (std::int64_t over = std::max<std::int64_t>(before, 1); over < round; ++over)
            if (const auto entry = end_of_round(session.table(), over))
                keep_checkpoint(session.path(), checkpoint_at(session.table(), *entry, by), "");
        if (is_over && !was_over)
            keep_checkpoint(session.path(), checkpoint_at(session.table(), session.game().last, by), "");
        return {};
    } catch (const FileError& error) {
        if (std::exchange(told_, true)) return {};
        return lang.tr("No checkpoint could be written at the end of the round. The game goes on. {reason}",
                       {{"reason", file_error_text(lang, error)}});
    }
}

}  // namespace tablebank

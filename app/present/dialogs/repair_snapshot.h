#pragma once
// The repair's screen: what becomes of every later line when one is put right, what each player has before and after,
// and the one question that is asked now. Nothing is posted until the banker agrees; then it is one line, and one
// action. The plan is the ledger's (ledger/decide/repair.h); here it is put into words, and his answers into the line.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/present/dialogs/dialog_foot.h"
#include "app/present/words/player_mark.h"
#include "app/present/words/standings_diff.h"
#include "ledger/decide/repair.h"

namespace tablebank {

class Language;

/// What is put right, and what was answered so far.
struct RepairDraft {
    std::string line;                   ///< `amend #51 Boris roll 4 1`, canonical, without answers
    std::vector<std::string> given{};   ///< "#55 Boris buy @11", the last one last
    std::optional<std::size_t> fill{};  ///< the answer that was chosen and is still to be filled in
    std::string filled{};               ///< what is typed for it
    std::string refused{};              ///< why the last answer was none
    bool all_kept = false;              ///< the lines that stay are shown too
    friend bool operator==(const RepairDraft&, const RepairDraft&) = default;
};

/// A player before and after.
struct RepairPlayer {
    PlayerMark mark;
    std::string name;
    std::string before;  ///< his cash as it stands: "$1,500"
    std::string after;
    std::string difference;  ///< "+20", "−20"; empty where it is the same
    bool gains = false;
    std::vector<std::string> comes{};   ///< deeds
    std::vector<std::string> goes{};    ///< deeds
    std::vector<std::string> stands{};  ///< what is otherwise with those he keeps, his token and his cards
    std::string same;                   ///< "3 deeds, as they are": of those with which nothing happens
    [[nodiscard]] bool changes() const {
        return !difference.empty() || !comes.empty() || !goes.empty() || !stands.empty();
    }
};

/// What becomes of one line.
struct RepairLine {
    Fate fate = Fate::kept;
    std::string entry;   ///< "#53"
    std::string word;    ///< "changed"
    std::string before;  ///< what it did, in words; empty where it was not there
    std::string after;   ///< what it does; empty where it does nothing
    std::string why;
};

/// One of the answers to what is asked.
struct RepairChoice {
    std::string key;     ///< the sign that chooses it: "1"
    std::string answer;  ///< as it is written into the line: `drop`, "Boris buy @11"; up to what is to be filled in
    std::string text;    ///< what it would do
    std::string places;  ///< what is to be filled in: "D1 D2"; empty for none
};

/// What is asked now.
struct RepairQuestion {
    std::int64_t entry = 0;
    std::string heading;  ///< "Question 2 · at #55: Boris pays Anna 12"
    std::string why;
    std::vector<RepairChoice> answers{};
    std::optional<std::size_t> fill{};  ///< the answer that is being filled in
};

struct RepairSnapshot {
    std::string title;
    std::string counts;                   ///< "3 lines changed, 1 line dropped; 6 lines stay"
    std::vector<RepairPlayer> players{};  ///< once places are what counts, those with whom something changes
    StandingsDiff standings{};            ///< from the settlement on
    std::vector<RepairLine> lines{};      ///< as they are posted
    std::string kept;                     ///< the way to those that stay: "Show the 6 lines that stay"; empty for none
    std::optional<RepairQuestion> question{};
    std::vector<std::string> given{};  ///< the answers so far, as they are spoken
    std::string refused;               ///< why the last answer was none
    DialogFoot foot;                   ///< its button agrees
};

/// What an `amend` opens the screen with: where a later line is changed, dropped, added or asked about. nullopt for
/// every other line, also for an amendment that is refused or touches nothing else. Answers that cannot stand are left
/// out.
[[nodiscard]] std::optional<RepairDraft> fresh_repair(const Session& session, std::string_view line);
/// Answers what is asked now, with `keep`, `drop` or a line; dice may be typed without a blank. What is no answer
/// leaves the draft as it is, and says why.
void answer_repair(const Language& lang, const Session& session, RepairDraft& draft, std::string_view answer);
/// The last answer is asked again; nothing where there is none.
void take_answer_back(RepairDraft& draft);

[[nodiscard]] RepairSnapshot make_repair_snapshot(const Language& lang, const Session& session,
                                                  const RepairDraft& draft);

/// The players before and after.
[[nodiscard]] std::vector<RepairPlayer> make_repair_players(const Language& lang, const Game& before,
                                                            const Game& after);

}  // namespace tablebank

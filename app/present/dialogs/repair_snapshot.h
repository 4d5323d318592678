#pragma once
// The repair dialog: what happens to every later line when one is corrected, what each player has before and after, and
// the current question. Nothing is posted until the banker agrees; then it is one line, and one entry group. The plan
// comes from the ledger (ledger/decide/repair.h); here it becomes text, and the answers become part of the line.

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

/// The correction, and the answers so far.
struct RepairDraft {
    std::string line;                   ///< `amend #51 Boris roll 4 1`, canonical, without answers
    std::vector<std::string> given{};   ///< "#55 Boris buy @11", the last one last
    std::optional<std::size_t> fill{};  ///< the chosen answer that still has to be completed
    std::string filled{};               ///< the text typed for it
    std::string refused{};              ///< why the last answer was invalid
    bool all_kept = false;              ///< the unchanged lines are shown too
    friend bool operator==(const RepairDraft&, const RepairDraft&) = default;
};

/// A player before and after.
struct RepairPlayer {
    PlayerMark mark;
    std::string name;
    std::string before;  ///< the current cash: "$1,500"
    std::string after;
    std::string difference;  ///< "+20", "−20"; empty if it is the same
    bool gains = false;
    std::vector<std::string> comes{};   ///< deeds that they get
    std::vector<std::string> goes{};    ///< deeds that they lose
    std::vector<std::string> stands{};  ///< changes of the deeds that they keep, of the token and of the cards
    std::string same;                   ///< the number of unchanged deeds: "3 deeds, as they are"
    [[nodiscard]] bool changes() const {
        return !difference.empty() || !comes.empty() || !goes.empty() || !stands.empty();
    }
};

/// The effect of the repair on one line.
struct RepairLine {
    Fate fate = Fate::kept;
    std::string entry;   ///< "#53"
    std::string word;    ///< "changed"
    std::string before;  ///< its effect before, in words; empty for a new line
    std::string after;   ///< its effect afterwards; empty if it has none
    std::string why;
};

/// One of the answers to the question.
struct RepairChoice {
    std::string key;     ///< the character that chooses it: "1"
    std::string answer;  ///< as written into the line: `drop`, "Boris buy @11"; without the part to be completed
    std::string text;    ///< its effect
    std::string places;  ///< placeholders of the part to be completed: "D1 D2"; empty for none
};

/// The current question.
struct RepairQuestion {
    std::int64_t entry = 0;
    std::string heading;  ///< "Question 2 · at #55: Boris pays Anna 12"
    std::string why;
    std::vector<RepairChoice> answers{};
    std::optional<std::size_t> fill{};  ///< the answer that is being completed
};

struct RepairSnapshot {
    std::string title;
    std::string counts;                   ///< "3 lines changed, 1 line dropped; 6 lines stay"
    std::vector<RepairPlayer> players{};  ///< once only places matter, those with a change
    StandingsDiff standings{};            ///< from the settlement on
    std::vector<RepairLine> lines{};      ///< as they will be posted
    std::string kept;  ///< the button for the unchanged lines: "Show the 6 lines that stay"; empty for none
    std::optional<RepairQuestion> question{};
    std::vector<std::string> given{};  ///< the answers so far, in the banker's language
    std::string refused;               ///< why the last answer was invalid
    DialogFoot foot;                   ///< its button agrees
};

/// The draft for an `amend` that changes, drops or adds later lines or has questions about them. nullopt for every
/// other line, also for an amendment that is refused or affects no other line. Invalid answers are left out.
[[nodiscard]] std::optional<RepairDraft> fresh_repair(const Session& session, std::string_view line);
/// Answers the current question with `keep`, `drop` or a line; dice may be typed without a space. An invalid answer
/// leaves the draft as it is and sets `refused`.
void answer_repair(const Language& lang, const Session& session, RepairDraft& draft, std::string_view answer);
/// Withdraws the last answer, so that its question is open again; does nothing if there is none.
void take_answer_back(RepairDraft& draft);

[[nodiscard]] RepairSnapshot make_repair_snapshot(const Language& lang, const Session& session,
                                                  const RepairDraft& draft);

/// The players before and after.
[[nodiscard]] std::vector<RepairPlayer> make_repair_players(const Language& lang, const Game& before,
                                                            const Game& after);

}  // namespace tablebank

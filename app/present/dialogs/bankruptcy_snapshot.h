#pragma once
// Before a player is let go (ru 24): what he owes and to whom, what he could still bring together piece by piece, each
// with the line that does it, and how much is lacking until then. Only when nothing reaches far enough does the line
// `bankrupt` stand ready.

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "app/present/dialogs/dialog_foot.h"
#include "app/present/dialogs/pledge_choice.h"
#include "app/present/table/offered_action.h"
#include "app/present/words/player_mark.h"

namespace tablebank {

class Language;

struct BankruptcyDraft {
    int debtor = 0;
    std::set<int> creditors;     ///< named ones; empty: whom the oldest debt is owed to
    std::set<Space> redeemed{};  ///< mortgaged deeds that whoever takes them over redeems at once
    /// Every debt that was open since the dialog was: a settled one keeps its row, so that none moves under the
    /// pointer.
    std::vector<FactKey> listed{};
    friend bool operator==(const BankruptcyDraft&, const BankruptcyDraft&) = default;
};

/// One debt with the line that pays it.
struct DebtRow {
    std::string text;  ///< "owes Boris 184 for Nob Hill"
    std::string amount;
    OfferedAction pay;
    bool settled = false;  ///< meanwhile: the row stays in its place
};

/// Something that can still be turned into cash.
struct RaiseRow {
    Space space;
    std::string name;
    std::string colour;
    int city = -1;                       ///< its index; -1 for a company
    std::string state;                   ///< "3 houses", "mortgaged"
    std::vector<OfferedAction> actions;  ///< sell one, sell all of the city, mortgage; each with what it brings
};

struct BankruptcySnapshot {
    std::vector<PartyChip> debtors;    ///< still at the table
    std::vector<PartyChip> creditors;  ///< where there are several, whom the estate may go to
    std::string goes_to;               ///< to whom and how, in a sentence; empty where nothing is owed
    std::string heading;               ///< "Anna owes 584", "Anna may buy Nob Hill for 320"
    std::vector<DebtRow> debts;
    bool wants_cash = false;  ///< for debts, settled ones too, or for a deed that is offered
    std::string cash;
    std::string raise;     ///< what selling and mortgaging everything would bring
    std::string lacking;   ///< still to be raised; empty where the cash reaches
    std::string verdict;   ///< where it stands, in a sentence
    bool reaches = false;  ///< selling and mortgaging would be enough
    double share = 1;      ///< of what is owed, how much is there in cash: 0 to 1
    double within = 1;     ///< the same with all that could be raised
    std::vector<RaiseRow> items;
    std::vector<PledgeChoice> pledges;  ///< where the player is let go: what is redeemed at once
    DialogFoot foot;
};

/// What the dialog can do now, in the order of its rows; of a deed that can bring no more, or of one that was never
/// there, the next one that can. Empty where nothing can be raised.
[[nodiscard]] std::string next_to_raise(const BankruptcySnapshot& snapshot, std::string_view action);

/// The player whose cash reaches least, or the one in turn.
[[nodiscard]] BankruptcyDraft fresh_bankruptcy(const Game& game);
/// The draft after an entry, while the dialog stays open: of the same player as long as he is at the table, with the
/// rows that it had.
[[nodiscard]] BankruptcyDraft next_bankruptcy(const Game& game, const BankruptcyDraft& before);
[[nodiscard]] BankruptcySnapshot make_bankruptcy_snapshot(const Language& lang, const Session& session,
                                                          const BankruptcyDraft& draft);

}  // namespace tablebank

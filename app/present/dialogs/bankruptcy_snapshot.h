#pragma once
// The dialog before a player goes bankrupt (ru 24): the debts and their creditors; everything that they could still
// turn into cash, piece by piece, each with its line; and the sum still missing. The line `bankrupt` is ready only if
// everything together is not enough.

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
    std::set<int> creditors;     ///< if chosen; empty: the creditor of the oldest debt
    std::set<Space> redeemed{};  ///< mortgaged deeds that their new owners redeem at once
    /// Every debt that was open at any time since the dialog was opened. A paid one keeps its row, so that no row moves
    /// under the pointer.
    std::vector<FactKey> listed{};
    friend bool operator==(const BankruptcyDraft&, const BankruptcyDraft&) = default;
};

/// A debt with the line that pays it.
struct DebtRow {
    std::string text;  ///< "owes Boris 184 for Nob Hill"
    std::string amount;
    OfferedAction pay;
    bool settled = false;  ///< paid since: the row keeps its place
};

/// A deed that can still be turned into cash.
struct RaiseRow {
    Space space;
    std::string name;
    std::string colour;
    int city = -1;                       ///< its index; -1 for a company
    std::string state;                   ///< "3 houses", "mortgaged"
    std::vector<OfferedAction> actions;  ///< sell one, sell all of the city, mortgage; each with its proceeds
};

struct BankruptcySnapshot {
    std::vector<PartyChip> debtors;    ///< still at the table
    std::vector<PartyChip> creditors;  ///< if there are several: to whom the estate may go
    std::string goes_to;               ///< the receiver of the estate, in a sentence; empty if nothing is owed
    std::string heading;               ///< "Anna owes 584", "Anna may buy Nob Hill for 320"
    std::vector<DebtRow> debts;
    bool wants_cash = false;  ///< for debts, including paid ones, or for an offered deed
    std::string cash;
    std::string raise;     ///< the proceeds of selling and mortgaging everything
    std::string lacking;   ///< still to be raised; empty if the cash is enough
    std::string verdict;   ///< the situation, in a sentence
    bool reaches = false;  ///< selling and mortgaging would be enough
    double share = 1;      ///< the part of the debts that the cash covers: 0 to 1
    double within = 1;     ///< the same with everything that could be raised
    std::vector<RaiseRow> items;
    std::string no_trade;               ///< why no deed can be sold to another player; empty if it can
    std::vector<PledgeChoice> pledges;  ///< if the player goes bankrupt: which deeds are redeemed at once
    DialogFoot foot;
};

/// The next possible action, in the order of the rows: the given one if it is still allowed, else the next allowed one
/// from that deed on. Empty if nothing can be raised.
[[nodiscard]] std::string next_to_raise(const BankruptcySnapshot& snapshot, std::string_view action);

/// The player whose cash covers the least, or the one in turn.
[[nodiscard]] BankruptcyDraft fresh_bankruptcy(const Game& game);
/// The draft after an entry, while the dialog stays open: the same player while they are at the table, with the same
/// rows.
[[nodiscard]] BankruptcyDraft next_bankruptcy(const Game& game, const BankruptcyDraft& before);
[[nodiscard]] BankruptcySnapshot make_bankruptcy_snapshot(const Language& lang, const Session& session,
                                                          const BankruptcyDraft& draft);

}  // namespace tablebank

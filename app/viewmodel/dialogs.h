#pragma once
// The dialogs over the table: opens them and keeps their snapshots current. They post nothing themselves: like every
// screen, they push an intent with a line. app/ui/screens/dialogs.cpp draws the open one.

#include <cstdint>
#include <string>
#include <string_view>

#include "app/session/session.h"
#include "app/viewmodel/dialog_state.h"
#include "app/viewmodel/memo.h"

namespace tablebank {

class Language;

class Dialogs {
public:
    /// Opens a dialog, or closes it if it is open. A trade or an auction that was started after the current entry
    /// continues.
    void show(Dialog dialog, const Session& session);
    void close() { state_.open = Dialog::none; }
    /// Opens the repair dialog.
    void put_right(RepairDraft draft);
    /// Answers the current question of the repair; an invalid answer is reported there.
    void answer(const Language& lang, const Session& session, std::string_view answer);
    /// Withdraws the last answer, so that its question is open again.
    void take_answer_back();
    /// Must be called after an entry: drafts are outdated, and the dialog closes unless it `stays`. If a repair was
    /// open and something else was posted, the repair stays, with a new plan.
    void posted(const Session& session, const std::string& line, bool stays);
    /// Rebuilds the snapshot of the open dialog if something changed.
    void refresh(const Language& lang, const Session& session);

    /// Whether a trade or an auction was composed and can be opened again with its key.
    [[nodiscard]] bool keeps_draft(const Game& game) const;
    [[nodiscard]] bool open() const { return state_.open != Dialog::none; }
    [[nodiscard]] const DialogState& state() const { return state_; }
    /// For the open dialog, which composes the line to post.
    [[nodiscard]] DialogState& state() { return state_; }
    [[nodiscard]] const TradeSnapshot& trade() const { return trade_; }
    [[nodiscard]] const AuctionSnapshot& auction() const { return auction_; }
    [[nodiscard]] const CardSnapshot& card() const { return card_; }
    [[nodiscard]] const BankruptcySnapshot& bankruptcy() const { return bankruptcy_; }
    [[nodiscard]] const RulingsSnapshot& rulings() const { return rulings_; }
    [[nodiscard]] const RepairSnapshot& repair() const { return repair_; }
    /// How often a snapshot was built. A test uses it to check that idle frames build none.
    [[nodiscard]] std::int64_t snapshots_made() const { return made_; }

private:
    /// Resets the draft of a dialog to its start.
    void begin_anew(Dialog dialog, const Session& session);

    DialogState state_;
    std::int64_t begun_after_ = 0;  ///< the entry that the drafts belong to
    Dialog begun_ = Dialog::none;   ///< the dialog whose draft is kept
    Memo<Dialog, std::int64_t, std::string, TradeDraft, AuctionDraft, CardDraft, BankruptcyDraft, RulingsDraft,
         RepairDraft>
        made_of_;
    std::int64_t made_ = 0;
    TradeSnapshot trade_;
    AuctionSnapshot auction_;
    CardSnapshot card_;
    BankruptcySnapshot bankruptcy_;
    RulingsSnapshot rulings_;
    RepairSnapshot repair_;
};

}  // namespace tablebank

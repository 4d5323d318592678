#pragma once
// The dialogs over the table: opens them and keeps what they show up to date. They post nothing themselves: they wish
// for a line, like every screen. app/ui/screens/dialogs.cpp draws the one that is open.

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
    /// Opens one, or closes it where it is open. A trade or an auction that was begun after the same entry goes on.
    void show(Dialog dialog, const Session& session);
    void close() { state_.open = Dialog::none; }
    /// Opens the repair's screen.
    void put_right(RepairDraft draft);
    /// Answers what the repair asks now; what is no answer is said there.
    void answer(const Language& lang, const Session& session, std::string_view answer);
    /// The last answer is asked again.
    void take_answer_back();
    /// After an entry: what was begun belongs to the past; the dialog closes unless it `stays`. A repair that was not
    /// what was posted stays, with a plan made anew.
    void posted(const Session& session, const std::string& line, bool stays);
    /// Makes the snapshot of the open dialog anew where something changed.
    void refresh(const Language& lang, const Session& session);

    /// Whether a trade or an auction was put together and waits under its key.
    [[nodiscard]] bool keeps_draft(const Game& game) const;
    [[nodiscard]] bool open() const { return state_.open != Dialog::none; }
    [[nodiscard]] const DialogState& state() const { return state_; }
    /// For the dialog that is drawn, which puts together what is to be posted.
    [[nodiscard]] DialogState& state() { return state_; }
    [[nodiscard]] const TradeSnapshot& trade() const { return trade_; }
    [[nodiscard]] const AuctionSnapshot& auction() const { return auction_; }
    [[nodiscard]] const CardSnapshot& card() const { return card_; }
    [[nodiscard]] const BankruptcySnapshot& bankruptcy() const { return bankruptcy_; }
    [[nodiscard]] const RulingsSnapshot& rulings() const { return rulings_; }
    [[nodiscard]] const RepairSnapshot& repair() const { return repair_; }
    /// How often a snapshot was made, so that a test can tell that idle frames make none.
    [[nodiscard]] std::int64_t snapshots_made() const { return made_; }

private:
    /// What the snapshot of the open dialog was made from.
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

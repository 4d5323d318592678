#pragma once
// The dialogs over the table: opens them, keeps what they show up to date, draws the one that is open. They post
// nothing themselves: they wish for a line, like every screen.

#include <cstdint>
#include <string>

#include "app/session/session.h"
#include "app/ui/dialog_state.h"
#include "app/ui/look/ui.h"
#include "app/ui/wish.h"

namespace tablebank {

class Dialogs {
public:
    /// Opens one, or closes it where it is open. A trade or an auction that was begun after the same entry goes on.
    void show(Dialog dialog, const Session& session);
    void close() { state_.open = Dialog::none; }
    /// Another game: nothing that was begun is left.
    void forget() { *this = {}; }
    /// After an entry: what was begun belongs to the past; the dialog closes unless it `stays`.
    void posted(const Session& session, bool stays);

    [[nodiscard]] bool open() const { return state_.open != Dialog::none; }
    void draw(const Ui& ui, const Session& session, CommandQueue& queue);
    [[nodiscard]] const DialogState& state() const { return state_; }
    /// How often a snapshot was made, so that a test can tell that idle frames make none.
    [[nodiscard]] std::int64_t snapshots_made() const { return made_; }

private:
    /// What the snapshot of the open dialog was made from.
    struct Made {
        Dialog dialog = Dialog::none;
        std::int64_t last = 0;
        std::string language;
        TradeDraft trade;
        AuctionDraft auction;
        CardDraft card;
        BankruptcyDraft bankruptcy;
        RulingsDraft rulings;
        friend bool operator==(const Made&, const Made&) = default;
    };
    void begin_anew(Dialog dialog, const Session& session);
    void refresh(const Session& session);

    DialogState state_;
    std::int64_t begun_after_ = 0;  ///< the entry that the drafts belong to
    Dialog begun_ = Dialog::none;   ///< the dialog whose draft is kept
    Made made_of_;
    std::int64_t made_ = 0;
    TradeSnapshot trade_;
    AuctionSnapshot auction_;
    CardSnapshot card_;
    BankruptcySnapshot bankruptcy_;
    RulingsSnapshot rulings_;
};

/// The function keys of the dialogs, for whichever screen listens to them.
void listen_for_dialogs(CommandQueue& queue);

}  // namespace tablebank

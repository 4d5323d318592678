#pragma once
// An auction held aloud, as the banker follows it: what is sold, who is asked, who leads, who is out, and the line that
// the hammer posts. Deeds (football 6, 14), and the building of scarce pieces (football 11).

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/present/dialogs/dialog_foot.h"
#include "app/present/words/player_mark.h"

namespace tablebank {

class Language;

struct AuctionBid {
    int seat = 0;
    std::int64_t amount = 0;
    friend bool operator==(const AuctionBid&, const AuctionBid&) = default;
};

struct AuctionDraft {
    std::vector<int> seats;       ///< at the table, in the order of play
    std::set<int> cannot_buy;     ///< in a price war that bars it
    std::set<int> cannot_build;   ///< has no street for one more building
    bool building = false;        ///< scarce pieces are sold, not a deed
    std::optional<Space> deed;    ///< what is sold
    std::map<int, Space> street;  ///< buildings: where each bidder would put his
    std::vector<AuctionBid> bids;
    std::set<int> out;
    int asked = 0;      ///< the seat whose bid is awaited
    std::string typed;  ///< his bid, in digits
    friend bool operator==(const AuctionDraft&, const AuctionDraft&) = default;
};

struct AuctionLot {
    Space space;
    std::string name;
    std::string colour;
    int city = -1;  ///< its index; -1 for a company
    bool chosen = false;
};

struct Bidder {
    PlayerMark mark;
    std::string name;
    std::string cash;                 ///< "$340"
    std::string limit;                ///< "total funds 900", with the cash
    std::string bid;                  ///< his last one, or empty
    std::string bar;                  ///< why he may not bid at all
    std::vector<AuctionLot> streets;  ///< buildings: where he may build
    bool out = false;
    bool asked = false;
    bool leads = false;
};

/// A bid by one click.
struct AuctionStep {
    std::string text;  ///< "+10"
    std::int64_t bid = 0;
};

struct AuctionSnapshot {
    std::vector<AuctionLot> lots;  ///< what may be sold now
    std::string name;              ///< of the chosen one
    std::string colour;
    int city = -1;
    std::string printed;        ///< "printed price 320"
    std::string high;           ///< the highest bid in large figures, or empty
    std::string leader;         ///< "Clara leads"
    std::string asked;          ///< "Boris is asked", or that it is over
    std::string warning;        ///< the typed sum is not a bid, or exceeds their cash
    bool may_bid = false;       ///< what is typed beats the highest bid
    bool decided = false;       ///< one is left, or nobody: the hammer may fall
    bool sells_pieces = false;  ///< the book auctions scarce pieces
    std::string barred;         ///< the book holds none, and what a table types that agrees on one; or empty
    std::int64_t unit = 1;      ///< the smallest step of what is typed
    AuctionStep small;          ///< a step above the highest bid, or above what opens
    AuctionStep large;          ///< five of them
    std::int64_t least = 1;     ///< the lowest bid that counts now
    std::vector<Bidder> bidders;
    DialogFoot foot;
};

/// The deed whose auction is due, or one that is offered; all who may buy are in, and the player in turn is asked last.
[[nodiscard]] AuctionDraft fresh_auction(const Game& game);
/// Begins anew with the last pieces of the box, or with a deed.
void sell_pieces(AuctionDraft& draft, bool pieces);
[[nodiscard]] AuctionSnapshot make_auction_snapshot(const Language& lang, const Session& session,
                                                    const AuctionDraft& draft);

/// A bid that beats the one before; a lower one changes nothing. The next player still in is asked.
void place_bid(AuctionDraft& draft, int seat, std::int64_t amount);
/// Places the typed bid of the bidder in turn. Requires digits.
void place_typed_bid(AuctionDraft& draft);
/// A player goes out; who leads stays in.
void go_out(AuctionDraft& draft, int seat);
/// Who went out is in again.
void come_back(AuctionDraft& draft, int seat);
/// Takes the last bid back: its bidder is asked again.
void take_bid_back(AuctionDraft& draft);

}  // namespace tablebank

#pragma once
// An auction as the banker follows it: the lot, the bidder who is asked, the leader, the players who are out, and the
// line that the hammer posts. For deeds (football 6, 14), and for scarce pieces (football 11).

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
    std::set<int> cannot_buy;     ///< players in a price war, if it bars them
    std::set<int> cannot_build;   ///< players without a street for one more building
    bool building = false;        ///< scarce pieces are sold, not a deed
    std::optional<Space> deed;    ///< the deed for sale
    std::map<int, Space> street;  ///< for buildings: the street where each bidder would build
    std::vector<AuctionBid> bids;
    std::set<int> out;
    int asked = 0;      ///< the seat whose bid is awaited
    std::string typed;  ///< their bid, in digits
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
    std::string limit;                ///< "total funds 900", including the cash
    std::string bid;                  ///< the last one, or empty
    std::string bar;                  ///< why they may not bid at all
    std::vector<AuctionLot> streets;  ///< for buildings: those with space for one
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
    std::vector<AuctionLot> lots;  ///< everything that may be sold now
    std::string name;              ///< of the chosen one
    std::string colour;
    int city = -1;
    std::string printed;        ///< "printed price 320"
    std::string high;           ///< the highest bid in large digits, or empty
    std::string leader;         ///< "Clara leads"
    std::string asked;          ///< "Boris is asked", or that it is over
    std::string warning;        ///< the typed sum is not a bid, or exceeds their cash
    bool may_bid = false;       ///< the typed sum is higher than the highest bid
    bool decided = false;       ///< at most one bidder is left: the hammer may fall
    bool sells_pieces = false;  ///< the book auctions scarce pieces
    /// If the book holds no auctions: the line for a table that agrees on one, which is also that of the foot. Nothing
    /// is called then, and no one is asked: every control but the choice of the deed is disabled. Otherwise empty.
    std::string barred;
    std::int64_t unit = 1;   ///< the smallest step of a typed sum
    AuctionStep small;       ///< a step above the highest bid, or above the opening bid
    AuctionStep large;       ///< five steps
    std::int64_t least = 1;  ///< the lowest valid bid
    std::vector<Bidder> bidders;
    DialogFoot foot;
};

/// The deed whose auction is due, or an offered one. All players who may buy take part, and the player in turn is asked
/// last.
[[nodiscard]] AuctionDraft fresh_auction(const Game& game);
/// Restarts the auction with the last pieces of the box, or with a deed.
void sell_pieces(AuctionDraft& draft, bool pieces);
[[nodiscard]] AuctionSnapshot make_auction_snapshot(const Language& lang, const Session& session,
                                                    const AuctionDraft& draft);

/// Places a bid that is higher than the last one; a lower one changes nothing. The next player still in is asked.
void place_bid(AuctionDraft& draft, int seat, std::int64_t amount);
/// Places the typed bid of the bidder in turn. Requires digits.
void place_typed_bid(AuctionDraft& draft);
/// A player drops out; the leader stays in.
void go_out(AuctionDraft& draft, int seat);
/// A player who dropped out is in again.
void come_back(AuctionDraft& draft, int seat);
/// Withdraws the last bid: its bidder is asked again.
void take_bid_back(AuctionDraft& draft);

}  // namespace tablebank

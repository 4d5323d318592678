#pragma once
// A trade between two players, or of more, deal by deal: what each gives, its value at printed prices, the bank's
// charges for mortgaged deeds, the monopolies that begin and end, and what each player has afterwards. If the book
// allows paying a rent partly in deeds (football 15), the same dialog writes that line.

#include <array>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/present/dialogs/dialog_foot.h"
#include "app/present/words/player_mark.h"
#include "calculators/edition.h"

namespace tablebank {

class Language;

/// Everything that one side gives.
struct TradeGift {
    std::string cash;          ///< digits as typed; empty: none
    std::set<Space> deeds;     ///< chosen
    std::set<Space> redeemed;  ///< the mortgaged ones of these that the taker redeems at once
    std::set<int> cards;       ///< kept cards, as the edition counts them: two may have one name
    friend bool operator==(const TradeGift&, const TradeGift&) = default;
};

/// Everything that two players exchange in a trade of more.
struct TradeDeal {
    std::array<int, 2> seats{};
    std::array<TradeGift, 2> gifts;
    friend bool operator==(const TradeDeal&, const TradeDeal&) = default;
};

struct TradeDraft {
    std::array<int, 2> seats{};
    std::array<TradeGift, 2> gifts;
    std::vector<TradeDeal> deals{};  ///< of the same trade, made before this one
    bool for_rent = false;           ///< the first side pays a rent to the second with these gifts
    friend bool operator==(const TradeDraft&, const TradeDraft&) = default;
};

/// The player in turn with their creditor or debtor, or with the next player at the table.
[[nodiscard]] TradeDraft fresh_trade(const Game& game);
/// Puts a player on a side; if they are on the other side, the two change places. A new player starts with empty gifts.
void choose_trader(TradeDraft& draft, std::size_t side, int seat);

struct Trader {
    PlayerMark mark;
    std::string name;
    std::string cash;
};

/// Keeps the deal as it is, and begins another one in the same trade: of the first player with someone else.
void add_deal(TradeDraft& draft, const std::vector<Trader>& traders);

struct TradeDeed {
    Space space;
    std::string name;
    std::string colour;  ///< of the city; empty for a company
    int city = -1;       ///< its index; -1 for a company
    SpaceKind kind = SpaceKind::street;
    bool chosen = false;
    bool mortgaged = false;
    bool redeemed = false;
    int houses = 0;
    int hotels = 0;
    std::string price;   ///< printed
    std::string redeem;  ///< mortgaged: "Nob Hill: redeemed at once for 154"
    std::string bar;     ///< why it may not be given away now; empty if it may
};

struct TradeCard {
    int card = 0;  ///< as the edition counts them
    std::string name;
    bool chosen = false;
};

/// One line of the summary of a side.
struct TradeFact {
    std::string what;
    std::string figure;
    bool total = false;
};

struct TradeSide {
    Trader trader;
    std::string role;
    Money holds;  ///< cash
    std::vector<TradeDeed> deeds;
    std::vector<TradeCard> cards;
    std::vector<TradeFact> facts;
    std::vector<std::string> cities;  ///< the effect on monopolies, and on companies
};

/// A rent that the first side owes the second and may pay partly in deeds.
struct RentInDeeds {
    std::string text;
    bool chosen = false;
};

struct TradeSnapshot {
    std::vector<Trader> traders;  ///< all who may trade
    std::array<TradeSide, 2> sides;
    std::optional<RentInDeeds> rent;
    std::vector<std::string> deals;  ///< those that are kept: "Anna gives Boris 100 and gets Nob Hill"
    bool can_add = false;            ///< another deal can be added to the one that is shown
    std::int64_t step = 1;           ///< the smallest note, the step of sums
    DialogFoot foot;
};

[[nodiscard]] TradeSnapshot make_trade_snapshot(const Language& lang, const Session& session, const TradeDraft& draft);

/// The sum of typed digits; zero for an empty text. Requires at most 15 characters, all of them digits.
[[nodiscard]] Money typed_sum(const std::string& digits);

}  // namespace tablebank

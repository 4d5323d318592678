#pragma once
// A trade between two players, as it is put together: what each gives, what it is worth by the printed prices, what the
// bank asks for mortgaged deeds, which monopolies begin and end, and what each has afterwards. Where the book lets a
// rent be paid partly in deeds (football 15), the same dialog writes that line.

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

/// What one side is going to give.
struct TradeGift {
    std::string cash;          ///< digits as typed; empty: none
    std::set<Space> deeds;     ///< chosen
    std::set<Space> redeemed;  ///< of those: mortgaged ones that the taker redeems at once
    std::set<int> cards;       ///< kept ones, as the edition counts them: two may have one name
    friend bool operator==(const TradeGift&, const TradeGift&) = default;
};

struct TradeDraft {
    std::array<int, 2> seats{};
    std::array<TradeGift, 2> gifts;
    bool for_rent = false;  ///< the first side pays a rent to the second with what it gives
    friend bool operator==(const TradeDraft&, const TradeDraft&) = default;
};

/// The player in turn with the one he owes or is owed by, or the next at the table.
[[nodiscard]] TradeDraft fresh_trade(const Game& game);
/// Puts a player on a side; where he sits on the other, the two change places. What a newcomer gives begins anew.
void choose_trader(TradeDraft& draft, std::size_t side, int seat);

struct Trader {
    PlayerMark mark;
    std::string name;
    std::string cash;
};

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
    bool hotel = false;
    std::string price;   ///< printed
    std::string redeem;  ///< mortgaged: "Nob Hill: redeemed at once for 154"
    std::string bar;     ///< why it may not leave its owner as things stand; empty where it may
};

struct TradeCard {
    int card = 0;  ///< as the edition counts them
    std::string name;
    bool chosen = false;
};

/// One line of what a side gets out of it.
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
    std::vector<std::string> cities;  ///< what becomes of monopolies, and of the companies
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
    std::int64_t step = 1;  ///< the smallest note, by which sums are stepped
    DialogFoot foot;
};

[[nodiscard]] TradeSnapshot make_trade_snapshot(const Language& lang, const Session& session, const TradeDraft& draft);

/// The sum of digits as typed; zero for none. Requires nothing but digits, at most 15.
[[nodiscard]] Money typed_sum(const std::string& digits);

}  // namespace tablebank

#include "app/event/game_sums.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

#include "app/event/played_on.h"
#include "app/session/review.h"
#include "ledger/books/due.h"

namespace tablebank {
namespace {

/// A payment that settles nothing, so that it is a gift to the bank.
bool is_paid_for_nothing(const Entry& entry) {
    const bool settles =
        std::ranges::any_of(entry.facts, [](const FactChange& change) { return change.key.name == FactName::due; });
    return entry.verb == "pay" && !settles;
}

/// Who gets what is paid there: no player, though one may take it later.
bool is_till(Account account) {
    return account == Account::bank() || account == Account::middle();
}

/// What players gain in cash by an entry: of the bank and the middle alone, or of each other too, and what they owe
/// since.
void add_cash(const Entry& entry, bool also_of_players, PlayerSums& sums) {
    for (const FactChange& fact : entry.facts) {
        if (!also_of_players || fact.key.name != FactName::due || !fact.before.empty()) continue;
        const Due due = read_due(fact.key, fact.after);
        sums.add(due.debtor, -due.at_most().units());
        if (due.creditor) sums.add(*due.creditor, due.at_most().units());
    }
    for (const Transfer& moved : entry.transfers) {
        if (moved.asset != Asset::cash()) continue;
        const bool of_bank = is_till(moved.from) || is_till(moved.to);
        if (!of_bank && !also_of_players) continue;
        if (moved.from.kind == Account::Kind::player) sums.add(Seat{moved.from.index}, -moved.quantity);
        if (moved.to.kind == Account::Kind::player) sums.add(Seat{moved.to.index}, moved.quantity);
    }
}

/// Cash by the word of the table.
void add_by_hand(const Decks& decks, const Entry& entry, PlayerSums& sums) {
    const bool own_card = is_own_card(decks, entry);
    const bool by_hand = own_card || entry.verb == "count" || entry.verb == "get" || is_paid_for_nothing(entry);
    if (entry.sequence > 1 && by_hand) add_cash(entry, own_card, sums);
}

/// Who has less cash than they need for what they owe or are offered, from entry to entry.
class CashNeeds {
public:
    void follow(const Entry& entry) {
        for (const Transfer& moved : entry.transfers) {
            if (moved.asset != Asset::cash()) continue;
            if (const auto hand = hand_of(moved.from)) cash_[hand->number] -= moved.quantity;
            if (const auto hand = hand_of(moved.to)) cash_[hand->number] += moved.quantity;
        }
        for (const FactChange& fact : entry.facts) {
            if (fact.key.name != FactName::due) continue;
            if (!fact.before.empty()) dues_.erase(fact.key);
            if (!fact.after.empty()) dues_[fact.key] = read_due(fact.key, fact.after);
        }
    }
    bool needs_cash(Seat seat) const {
        std::int64_t needed = 0;
        for (const auto& [key, due] : dues_)
            if (due.debtor == seat) needed += (due.kind == DueKind::offer ? due.amount : due.at_most()).units();
        const auto cash = cash_.find(seat.number);
        return needed > (cash == cash_.end() ? 0 : cash->second);
    }

private:
    std::map<int, std::int64_t> cash_;
    std::map<FactKey, Due> dues_;
};

/// What buildings lost that were sold although the cash reached: nobody does that often but who wants a loss.
void add_lost_on_buildings(const Edition& edition, const CashNeeds& needs, const Entry& entry, PlayerSums& sums) {
    const std::int64_t percent = edition.profile.building_refund_percent.value;
    if (entry.verb != "sell" || percent <= 0 || percent >= 100) return;
    for (const Transfer& moved : entry.transfers) {
        const auto seller = moved.asset == Asset::cash() ? hand_of(moved.to) : std::nullopt;
        if (seller && !needs.needs_cash(*seller)) sums.add(*seller, -(moved.quantity * (100 - percent) / percent));
    }
}

/// What an auction, or a trade between players, is worth to those who have part in it.
void add_dealing(const Edition& edition, const Entry& entry, PlayerSums& sums) {
    const bool is_auction = entry.verb == "auction";
    for (const Transfer& moved : entry.transfers) {
        const auto from = hand_of(moved.from);
        const auto to = hand_of(moved.to);
        if (from == to || (!is_auction && (!from || !to))) continue;
        const std::int64_t worth = printed_worth(edition, moved).units();
        if (from) sums.add(*from, -worth);
        if (to) sums.add(*to, worth);
    }
    if (!is_auction) return;
    for (const FactChange& fact : entry.facts) {
        if (fact.key.name != FactName::due || fact.after.empty()) continue;
        const Due due = read_due(fact.key, fact.after);
        sums.add(due.debtor, -due.at_most().units());
    }
}

/// The dealings of players with the bank since somebody rolled last.
class DealingsOfTurn {
public:
    /// Who undoes one of them by this entry; nullopt for nobody.
    std::optional<Seat> undone_by(const Entry& entry) {
        if (entry.verb == "roll") dealt_.clear();
        const std::string_view opposite = opposite_of(entry.verb);
        const auto seat = opposite.empty() ? std::nullopt : dealer(entry);
        if (!seat) return std::nullopt;
        bool undoes = false;
        for (const int space : spaces_of(entry)) {
            undoes = undoes || dealt_.contains({seat->number, space, std::string(opposite)});
            dealt_.insert({seat->number, space, entry.verb});
        }
        return undoes ? seat : std::nullopt;
    }

private:
    static std::string_view opposite_of(std::string_view verb) {
        constexpr std::array<std::pair<std::string_view, std::string_view>, 4> opposites{
            {{"build", "sell"}, {"sell", "build"}, {"mortgage", "redeem"}, {"redeem", "mortgage"}}};
        const auto found = std::ranges::find(opposites, verb, &std::pair<std::string_view, std::string_view>::first);
        return found == opposites.end() ? std::string_view{} : found->second;
    }
    static std::optional<Seat> dealer(const Entry& entry) {
        for (const Transfer& moved : entry.transfers) {
            if (moved.asset != Asset::cash()) continue;
            if (const auto hand = hand_of(moved.from)) return hand;
            if (const auto hand = hand_of(moved.to)) return hand;
        }
        return std::nullopt;
    }
    static std::set<int> spaces_of(const Entry& entry) {
        std::set<int> spaces;
        for (const Transfer& moved : entry.transfers) {
            if (moved.asset.kind == Asset::Kind::deed) spaces.insert(moved.asset.index);
            for (const Account account : {moved.from, moved.to})
                if (account.kind == Account::Kind::street) spaces.insert(account.index);
        }
        return spaces;
    }

    std::set<std::tuple<int, int, std::string>> dealt_;  ///< by whom, on which space, what
};

/// Follows a game, and adds up what trades, auctions and needless sales of buildings bring.
class Dealings {
public:
    explicit Dealings(const Edition& edition) : edition_(edition) {}
    void follow(const Entry& entry, bool counts, PlayerSums& sums) {
        if (!entry.reverses && counts) {
            add_lost_on_buildings(edition_, needs_, entry, sums);
            if (entry.verb == "trade" || entry.verb == "auction") add_dealing(edition_, entry, sums);
        }
        needs_.follow(entry);
    }

private:
    const Edition& edition_;
    CashNeeds needs_;
};

void append(std::vector<PlayerSum>& found, std::vector<PlayerSum> more) {
    found.insert(found.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace

std::vector<PlayerSum> cash_by_hand(const Decks& decks, const History& history) {
    const PlayedOn played_on(history);
    PlayerSums by_hand;
    PlayerSums by_cards;
    for (const Entry& entry : history.entries()) {
        if (!played_on(entry.sequence)) continue;
        add_by_hand(decks, entry, by_hand);
        if (is_of_unknown_deck(decks, entry)) add_cash(entry, true, by_cards);
        by_hand.is_after(entry);
        by_cards.is_after(entry);
    }
    const std::int64_t first_cash = first_cash_of(decks.edition);
    std::vector<PlayerSum> found = by_cards.above(first_cash / 3);
    for (const std::int64_t card : large_cards(decks, history))
        if (std::ranges::find(found, card, &PlayerSum::entry) == found.end())
            found.push_back({.entry = card, .seat = {}, .words = {}});
    for (const std::int64_t card : repeated_cards(decks, history))
        found.push_back({.entry = card, .seat = {}, .words = {}});
    append(found, by_hand.above(first_cash / 10));
    return found;
}

std::vector<PlayerSum> sums_of_dealing(const Edition& edition, const History& history) {
    const PlayedOn played_on(history);
    PlayerSums sums;
    DealingsOfTurn turn;
    Dealings dealings(edition);
    std::vector<PlayerSum> found;
    for (const Entry& entry : history.entries()) {
        const bool counts = played_on(entry.sequence);
        const auto seat = !entry.reverses && counts ? turn.undone_by(entry) : std::nullopt;
        if (seat) found.push_back({.entry = entry.sequence, .seat = *seat, .words = {}});
        dealings.follow(entry, counts, sums);
        sums.is_after(entry);
    }
    append(found, sums.above(first_cash_of(edition) / 6));
    return found;
}

std::vector<PlayerSum> sums_of_all(const Decks& decks, const History& history) {
    const PlayedOn played_on(history);
    PlayerSums sums;
    Dealings dealings(decks.edition);
    for (const Entry& entry : history.entries()) {
        const bool counts = played_on(entry.sequence);
        if (counts) {
            add_by_hand(decks, entry, sums);
            if (is_of_unknown_deck(decks, entry)) add_cash(entry, true, sums);
        }
        dealings.follow(entry, counts, sums);
        sums.is_after(entry);
    }
    return sums.above(first_cash_of(decks.edition) / 3);
}

}  // namespace tablebank

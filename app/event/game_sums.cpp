#include "app/event/game_sums.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

#include "app/event/game_dealings.h"
#include "app/event/played_on.h"
#include "app/session/review.h"
#include "ledger/books/due.h"
#include "ledger/books/entry_reading.h"

namespace tablebank {
namespace {

/// A payment that settles nothing, so that it is a gift to the bank.
bool is_paid_for_nothing(const Entry& entry) {
    const bool settles =
        std::ranges::any_of(entry.facts, [](const FactChange& change) { return change.key.name == FactName::due; });
    return entry.verb == "pay" && !settles;
}

/// Payments to these accounts go to no player, though a player may take them later.
bool is_till(Account account) {
    return account == Account::bank() || account == Account::middle();
}

/// The cash that players gain by an entry, from the bank and the middle, or also from each other, and their new debts.
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

/// Penalties whose sum the board does not print: their payer states it (football 3).
class StatedPenalties {
public:
    explicit StatedPenalties(const Edition& edition) : limit_(first_cash_of(edition) / 6) {}
    /// Adds what a penalty differs from the first one that was paid on its space. A sixth of the first cash is more
    /// than any of them is: the part above it counts each time.
    void follow(const Entry& entry, PlayerSums& sums) {
        if (entry.verb != "pay") return;
        for (const Due& due : settled_dues(entry)) {
            if (due.kind != DueKind::penalty) continue;
            const std::int64_t stated = stated_in(entry, due.debtor);
            const std::int64_t usual = first_.try_emplace(due.space.index, std::min(stated, limit_)).first->second;
            sums.add(due.debtor, usual - stated);
        }
    }

private:
    /// Paid, or owed from now on because the cash was not enough.
    static std::int64_t stated_in(const Entry& entry, Seat debtor) {
        std::int64_t stated = 0;
        for (const Transfer& moved : entry.transfers)
            if (moved.asset == Asset::cash() && hand_of(moved.from) == debtor) stated += moved.quantity;
        for (const FactChange& fact : entry.facts)
            if (fact.key.name == FactName::due && fact.before.empty() && !fact.after.empty())
                stated += read_due(fact.key, fact.after).at_most().units();
        return stated;
    }

    std::int64_t limit_;
    std::map<int, std::int64_t> first_;  ///< by space
};

/// Follows cash that moves by the word of the table. Cash that someone puts into the middle for nothing is a gift to
/// the player who takes it out by the rules.
class ByHand {
public:
    explicit ByHand(const Decks& decks) : decks_(decks), penalties_(decks.edition) {}
    void follow(const Entry& entry, PlayerSums& sums) {
        if (entry.sequence == 1) return;
        const bool own_card = is_own_card(decks_, entry);
        const bool by_hand = own_card || entry.verb == "count" || entry.verb == "get" || is_paid_for_nothing(entry);
        if (by_hand) add_cash(entry, own_card, sums);
        penalties_.follow(entry, sums);
        for (const Transfer& moved : entry.transfers) {
            if (moved.asset != Asset::cash()) continue;
            if (by_hand && moved.to == Account::middle()) laid_in_ += moved.quantity;
            if (moved.from != Account::middle()) continue;
            const std::int64_t given = std::min(laid_in_, moved.quantity);
            laid_in_ -= given;
            if (!by_hand && moved.to.kind == Account::Kind::player) sums.add(Seat{moved.to.index}, given);
        }
    }

private:
    const Decks& decks_;
    StatedPenalties penalties_;
    std::int64_t laid_in_ = 0;  ///< the part of the middle that others put in
};

/// The dealings of players with the bank since the last roll.
class DealingsOfTurn {
public:
    /// The player who undoes one of them by this entry; nullopt if there is none.
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

void append(std::vector<PlayerSum>& found, std::vector<PlayerSum> more) {
    found.insert(found.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// Adds what an entry brings; `counts`: whether the entry is one of those that are summed up.
using Adder = std::function<void(const Entry& entry, bool counts, PlayerSums& sums)>;

/// Sums above a limit, either of the entries that counted during play or of those in force at the end: an entry that is
/// undone later has had its use, and the entry that balanced it is left alone. `adder` makes one for each of the two.
std::vector<PlayerSum> above_either(const History& history, std::int64_t limit, const std::function<Adder()>& adder) {
    const auto above_of = [&](const auto& counts) {
        const Adder add = adder();
        PlayerSums sums;
        for (const Entry& entry : history.entries()) {
            add(entry, counts(entry.sequence), sums);
            sums.is_after(entry);
        }
        return sums.above(limit);
    };
    std::vector<PlayerSum> found = above_of(PlayedOn(history));
    for (PlayerSum& sum : above_of([&](std::int64_t sequence) { return history.in_force(sequence); }))
        if (std::ranges::find(found, sum.seat, &PlayerSum::seat) == found.end()) found.push_back(std::move(sum));
    return found;
}

}  // namespace

std::vector<PlayerSum> cash_by_hand(const Decks& decks, const History& history) {
    const std::int64_t first_cash = first_cash_of(decks.edition);
    std::vector<PlayerSum> found = above_either(history, first_cash / 3, [&] {
        return [&](const Entry& entry, bool counts, PlayerSums& sums) {
            if (counts && is_of_unknown_deck(decks, entry)) add_cash(entry, true, sums);
        };
    });
    for (const std::int64_t card : large_cards(decks, history))
        if (std::ranges::find(found, card, &PlayerSum::entry) == found.end())
            found.push_back({.entry = card, .seat = {}, .words = {}});
    for (const std::int64_t card : repeated_cards(decks, history))
        found.push_back({.entry = card, .seat = {}, .words = {}});
    append(found, above_either(history, first_cash / 10, [&] {
               return [by_hand = ByHand(decks)](const Entry& entry, bool counts, PlayerSums& sums) mutable {
                   if (counts) by_hand.follow(entry, sums);
               };
           }));
    return found;
}

std::vector<PlayerSum> sums_of_dealing(const Edition& edition, const History& history) {
    const PlayedOn played_on(history);
    const DeedWorths worths(edition, history);
    DealingsOfTurn turn;
    std::vector<PlayerSum> found;
    for (const Entry& entry : history.entries()) {
        if (entry.reverses || !played_on(entry.sequence)) continue;
        if (const auto seat = turn.undone_by(entry))
            found.push_back({.entry = entry.sequence, .seat = *seat, .words = {}});
    }
    append(found, above_either(history, first_cash_of(edition) / 6, [&] {
               return [dealings = Dealings(edition, history, worths)](const Entry& entry, bool counts,
                                                                      PlayerSums& sums) mutable {
                   dealings.follow(entry, counts, sums);
               };
           }));
    return found;
}

std::vector<PlayerSum> sums_of_all(const Decks& decks, const History& history) {
    const DeedWorths worths(decks.edition, history);
    return above_either(history, first_cash_of(decks.edition) / 3, [&] {
        return [&decks, by_hand = ByHand(decks), dealings = Dealings(decks.edition, history, worths)](
                   const Entry& entry, bool counts, PlayerSums& sums) mutable {
            if (counts) by_hand.follow(entry, sums);
            if (counts && is_of_unknown_deck(decks, entry)) add_cash(entry, true, sums);
            dealings.follow(entry, counts, sums);
        };
    });
}

}  // namespace tablebank

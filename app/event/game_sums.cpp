#include "app/event/game_sums.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <tuple>
#include <utility>

#include "app/event/game_play.h"
#include "app/session/review.h"
#include "ledger/books/draw_pile.h"
#include "ledger/books/due.h"

namespace tablebank {
namespace {

/// A kept card that does what was said when it was kept or played, because its deck does not say it.
bool does_as_said(const Edition& edition, const Entry& entry) {
    return entry.verb == "use" && std::ranges::any_of(entry.transfers, [&](const Transfer& moved) {
               return moved.asset.kind == Asset::Kind::card && moved.asset.index < edition.kept_cards.size() &&
                      edition.kept_cards[moved.asset.index].does.empty();
           });
}

}  // namespace

// No deck has it, so it needs a reason. A game that says that nobody copied its decks is not believed if somebody did.
bool is_own_card(const Decks& decks, const Entry& entry) {
    if (entry.verb != "card") return does_as_said(decks.edition, entry);
    return !entry.why.empty() || (decks.copied_here && decks.edition.cards_status != TableStatus::verified);
}

namespace {

/// A payment that settles nothing, so that it is a gift to the bank.
bool is_paid_for_nothing(const Entry& entry) {
    const bool settles =
        std::ranges::any_of(entry.facts, [](const FactChange& change) { return change.key.name == FactName::due; });
    return entry.verb == "pay" && !settles;
}

/// Sums of players from entry to entry, and the most that each came to, either way.
class RunningSums {
public:
    void add(int seat, std::int64_t gain) { sums_[seat].now += gain; }
    void is_after(const Entry& entry) {
        for (auto& [seat, sum] : sums_) {
            if (std::abs(sum.now) <= std::abs(sum.most)) continue;
            sum.most = sum.now;
            sum.entry = entry.sequence;
        }
    }
    /// Adds those of more than this.
    void tell(std::int64_t much, std::vector<PlayerSum>& found) const {
        for (const auto& [seat, sum] : sums_)
            if (std::abs(sum.most) > much)
                found.push_back({.entry = sum.entry, .seat = Seat{seat}, .words = fmt::format("{:+}", sum.most)});
    }

private:
    struct Sum {
        std::int64_t now = 0;
        std::int64_t most = 0;
        std::int64_t entry = 0;
    };
    std::map<int, Sum> sums_;
};

std::int64_t first_cash_of(const Edition& edition) {
    return edition.profile.start_cash.value.units();
}

/// Who gets what is paid there: no player, though one may take it later.
bool is_till(Account account) {
    return account == Account::bank() || account == Account::middle();
}

/// What players gain in cash by an entry: of the bank and the middle alone, or of each other too, and what they owe
/// since.
void add_cash(const Entry& entry, bool also_of_players, RunningSums& sums) {
    for (const FactChange& fact : entry.facts) {
        if (!also_of_players || fact.key.name != FactName::due || !fact.before.empty()) continue;
        const Due due = read_due(fact.key, fact.after);
        sums.add(due.debtor.number, -due.at_most().units());
        if (due.creditor) sums.add(due.creditor->number, due.at_most().units());
    }
    for (const Transfer& moved : entry.transfers) {
        if (moved.asset != Asset::cash()) continue;
        const bool of_bank = is_till(moved.from) || is_till(moved.to);
        if (!of_bank && !also_of_players) continue;
        if (moved.from.kind == Account::Kind::player) sums.add(moved.from.index, -moved.quantity);
        if (moved.to.kind == Account::Kind::player) sums.add(moved.to.index, moved.quantity);
    }
}

/// Cards of a deck that nobody copied, for more than cards are.
void tell_cards(const Decks& decks, const History& history, const PlayedOn& played_on, std::vector<PlayerSum>& found) {
    const Edition& edition = decks.edition;
    if (edition.cards_status == TableStatus::verified) return;
    RunningSums sums;
    std::vector<std::int64_t> large;
    for (const Entry& entry : history.entries()) {
        if (entry.verb != "card" || is_own_card(decks, entry) || !played_on(entry.sequence)) continue;
        std::int64_t moved = 0;
        for (const Transfer& transfer : entry.transfers)
            if (transfer.asset == Asset::cash()) moved += transfer.quantity;
        if (moved > first_cash_of(edition) / 6) large.push_back(entry.sequence);
        add_cash(entry, true, sums);
        sums.is_after(entry);
    }
    sums.tell(first_cash_of(edition) / 3, found);
    for (const std::int64_t card : large)
        if (std::ranges::find(found, card, &PlayerSum::entry) == found.end())
            found.push_back({.entry = card, .seat = {}, .words = {}});
}

/// The effect that a line of a card states, as decks write it; empty if it has the card's number.
std::string typed_effect(const Entry& entry) {
    constexpr std::string_view verb = "card ";
    const auto at = entry.line.starts_with(verb) ? 0 : entry.line.find(' ' + std::string{verb});
    if (at == std::string::npos) return {};
    auto effect = parse_card_effect(std::string_view{entry.line}.substr(entry.line.find(verb, at) + verb.size()));
    if (!effect) return {};
    effect->dice.reset();
    return to_string(*effect);
}

/// Cards that were drawn from one deck: by their numbers, or by effects that some of its cards have.
class DrawnFrom {
public:
    explicit DrawnFrom(const Deck& deck) : deck_(&deck) {}

    /// Whether one card has been drawn three times by now before its pile can have gone round: cards of one effect, as
    /// often as there are such cards and twice as often again.
    bool draws(const DrawnCard& card, const std::string& effect) {
        drawn_.push_back(card.number ? effect_of(*card.number) : effect);
        numbers_.push_back(card.number.value_or(no_number));
        if (card.pile < 3) return false;
        const auto window = std::min(drawn_.size(), static_cast<std::size_t>(card.pile));
        const auto times = std::ranges::count(std::span(drawn_).last(window), drawn_.back());
        const auto cards = std::ranges::count_if(
            deck_->cards, [&](const CardEffect& each) { return to_string(each) == drawn_.back(); });
        if (cards > 0 && !drawn_.back().empty() && times > 2 * cards) return true;
        return card.number && std::ranges::count(std::span(numbers_).last(window), *card.number) >= 3;
    }

private:
    static constexpr int no_number = -1;

    std::string effect_of(int number) const {
        const CardEffect* card = deck_->find(number);
        return card == nullptr ? std::string{} : to_string(*card);
    }

    const Deck* deck_;
    std::vector<std::string> drawn_;
    std::vector<int> numbers_;
};

/// A card that was drawn for the third time before its pile can have gone round.
void tell_repeated(const Decks& decks, const History& history, const PlayedOn& played_on,
                   std::vector<PlayerSum>& found) {
    std::map<int, DrawnFrom> drawn;
    for (const Entry& entry : history.entries()) {
        if (entry.reverses || !played_on(entry.sequence)) continue;
        for (const FactChange& fact : entry.facts) {
            if (fact.key.name != FactName::drawn || !fact.before.empty()) continue;
            const auto card = parse_drawn_card(fact.after);
            const auto deck = static_cast<std::size_t>(fact.key.index);
            if (!card || card->from_hand || deck >= decks.edition.decks.size()) continue;
            auto& pile = drawn.try_emplace(fact.key.index, decks.edition.decks[deck]).first->second;
            if (pile.draws(*card, is_own_card(decks, entry) ? std::string{} : typed_effect(entry)))
                found.push_back({.entry = entry.sequence, .seat = {}, .words = {}});
        }
    }
}

}  // namespace

std::vector<PlayerSum> cash_by_hand(const Decks& decks, const History& history) {
    const PlayedOn played_on(history);
    RunningSums sums;
    for (const Entry& entry : history.entries()) {
        const bool own_card = is_own_card(decks, entry);
        const bool by_hand = own_card || entry.verb == "count" || entry.verb == "get" || is_paid_for_nothing(entry);
        if (entry.sequence == 1 || !by_hand || !played_on(entry.sequence)) continue;
        add_cash(entry, own_card, sums);
        sums.is_after(entry);
    }
    std::vector<PlayerSum> found;
    tell_cards(decks, history, played_on, found);
    tell_repeated(decks, history, played_on, found);
    sums.tell(first_cash_of(decks.edition) / 10, found);
    return found;
}

namespace {

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
void add_lost_on_buildings(const Edition& edition, const CashNeeds& needs, const Entry& entry, RunningSums& sums) {
    const std::int64_t percent = edition.profile.building_refund_percent.value;
    if (entry.verb != "sell" || percent <= 0 || percent >= 100) return;
    for (const Transfer& moved : entry.transfers) {
        const auto seller = moved.asset == Asset::cash() ? hand_of(moved.to) : std::nullopt;
        if (seller && !needs.needs_cash(*seller))
            sums.add(seller->number, -(moved.quantity * (100 - percent) / percent));
    }
}

/// What an auction, or a trade between players, is worth to those who have part in it.
void add_dealing(const Edition& edition, const Entry& entry, RunningSums& sums) {
    const bool is_auction = entry.verb == "auction";
    for (const Transfer& moved : entry.transfers) {
        const auto from = hand_of(moved.from);
        const auto to = hand_of(moved.to);
        if (from == to || (!is_auction && (!from || !to))) continue;
        const std::int64_t worth = printed_worth(edition, moved).units();
        if (from) sums.add(from->number, -worth);
        if (to) sums.add(to->number, worth);
    }
    if (!is_auction) return;
    for (const FactChange& fact : entry.facts) {
        if (fact.key.name != FactName::due || fact.after.empty()) continue;
        const Due due = read_due(fact.key, fact.after);
        sums.add(due.debtor.number, -due.at_most().units());
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

}  // namespace

std::vector<PlayerSum> sums_of_dealing(const Edition& edition, const History& history) {
    const PlayedOn played_on(history);
    RunningSums sums;
    DealingsOfTurn turn;
    CashNeeds needs;
    std::vector<PlayerSum> found;
    for (const Entry& entry : history.entries()) {
        if (!entry.reverses && played_on(entry.sequence)) {
            if (const auto seat = turn.undone_by(entry))
                found.push_back({.entry = entry.sequence, .seat = *seat, .words = {}});
            add_lost_on_buildings(edition, needs, entry, sums);
            if (entry.verb == "trade" || entry.verb == "auction") add_dealing(edition, entry, sums);
            sums.is_after(entry);
        }
        needs.follow(entry);
    }
    sums.tell(first_cash_of(edition) / 6, found);
    return found;
}

}  // namespace tablebank

#include "app/session/review.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <string_view>
#include <utility>

#include "app/session/after_time.h"
#include "app/session/review_ending.h"
#include "app/session/review_trade.h"
#include "calculators/mortgage.h"
#include "ledger/books/clock_entry.h"
#include "ledger/books/due.h"
#include "ledger/books/entry_facts.h"
#include "ledger/books/entry_reading.h"
#include "ledger/books/fact_value.h"
#include "ledger/books/officiating_entry.h"
#include "ledger/books/people.h"
#include "ledger/decide/decide.h"

namespace tablebank {
namespace {

constexpr std::int64_t told_second_ms = 1'000;
constexpr std::int64_t minute_ms = 60'000;
constexpr std::int64_t late_ms = 10 * minute_ms;
constexpr std::int64_t late_entries = 10;
constexpr std::int64_t worth_saying_ms = 2'000;  // the system corrects its clock by less than that all the time
constexpr std::int64_t silence_ms = 20 * minute_ms;

/// The items that a player gave another one in an entry.
struct Gift {
    Money worth;  ///< as printed, with the cash
    Money cash;
    bool any = false;
    bool priceless = false;  ///< it includes a card, which has no price
};

class Reviewer {
public:
    explicit Reviewer(const Table& table)
        : table_(table), walk_(table_at(table, 0)), ending_(table, walk_), after_time_(table.game.setup) {}

    std::vector<Remark> review() {
        for (std::int64_t sequence = 1; sequence <= table_.history.last(); ++sequence) {
            const Entry& entry = table_.history.at(sequence);
            if (sequence > 1)
                look(entry);
            else if (!is_plain_opening(entry))
                remark(Remarkable::from_position, entry);
            look_at_end_of_time(entry);
            if (sequence > 1) ending_.look(entry, remarks_);
            walk_.follow();
            if (sequence > 1) look_at_box(entry);
            if (entry.verb == "roll") rolls_.push_back({sequence, walk_.game.turn()});
        }
        for (Remark& remark : remarks_) remark.in_force = table_.history.in_force(remark.entry);
        return std::move(remarks_);
    }

private:
    struct Return {
        Asset asset;
        Seat from;
        std::int64_t traded = 0;  ///< the entry that gave it away
    };
    struct Roll {
        std::int64_t entry = 0;
        Seat by;
    };

    Remark& remark(Remarkable kind, const Entry& entry) {
        remarks_.push_back({.kind = kind, .entry = entry.sequence});
        return remarks_.back();
    }

    void look(const Entry& entry) {
        if (entry.reverses) {
            look_at_reversal(entry);
        } else {
            look_at_gifts(entry);
            look_at_dues(entry);
            look_at_unasked_rent(entry);
            if (entry.forced) remark(Remarkable::forced, entry);
            look_at_count(entry);
            if (entry.verb == "rule") remark(Remarkable::ruling_changed, entry);
            if (changes_people(entry)) remark(Remarkable::people, entry);
        }
        look_at_time(entry);
        rang_ = rang_ || calls_time(entry);
    }

    Gift gift(const Entry& entry, Seat from, Seat to) const {
        Gift gift;
        for (const Transfer& transfer : entry.transfers) {
            if (hand_of(transfer.from) != from || hand_of(transfer.to) != to) continue;
            gift.any = true;
            gift.priceless = gift.priceless || transfer.asset.kind == Asset::Kind::card;
            gift.worth += printed_worth(walk_.game.edition(), transfer);
            if (transfer.asset == Asset::cash()) gift.cash += Money{transfer.quantity};
        }
        return gift;
    }

    /// Trades, and payments of more than was owed.
    void look_at_gifts(const Entry& entry) {
        if (entry.verb != "trade" && entry.verb != "pay" && entry.verb != "get") return;
        if (entry.verb == "trade" && traders_of(entry).size() > 2) {
            static_cast<void>(brings_back(entry));  // for the trades that follow
            for (Remark& told : review_trade_of_several(walk_.game.edition(), entry))
                remarks_.push_back(std::move(told));
            return;
        }
        const auto between = std::ranges::find_if(entry.transfers, [](const Transfer& transfer) {
            const auto from = hand_of(transfer.from);
            const auto to = hand_of(transfer.to);
            return from && to && *from != *to;
        });
        if (between == entry.transfers.end()) return;
        Seat player = *hand_of(between->from);
        Seat other = *hand_of(between->to);
        Gift given = gift(entry, player, other);
        Gift returned = gift(entry, other, player);
        if (entry.verb != "trade") {
            given.worth -= settled_by(entry, player, other);
            if (given.worth <= Money{}) return;
        }
        std::optional<Return> back;
        if (entry.verb == "trade") back = brings_back(entry);
        if (!given.any || !returned.any) {
            back.reset();
        } else {
            leave_out_same_cash(given, returned);
            const bool cards_for_cards = given.priceless && returned.priceless;
            if (cards_for_cards) given.priceless = returned.priceless = false;
            const bool swaps = given.priceless || (!returned.priceless && given.worth < returned.worth);
            if (swaps) {
                std::swap(player, other);
                std::swap(given, returned);
            }
            // A card has no price; a fifth of the first cash is more than any of them is worth.
            const Money first_cash = walk_.game.edition().profile.start_cash.value;
            const Money card = returned.priceless ? Money{first_cash.units() / 5} : Money{};
            // Cards for cards are even, within a tenth of the first cash.
            const bool is_fair = cards_for_cards ? given.worth - returned.worth <= Money{first_cash.units() / 10}
                                                 : returned.worth + returned.worth + card >= given.worth;
            if (!back && is_fair) return;
            if (!is_fair || !given.any || !returned.any) back.reset();
            if (back && player != back->from) {
                std::swap(player, other);
                std::swap(given, returned);
            }
        }
        Remark& told = remark(returned.any ? Remarkable::off_price : Remarkable::unrequited, entry);
        if (back) {
            told.about = back->traded;
            told.came_back = back->asset;
        }
        told.player = player;
        told.other = other;
        told.given = given.worth;
        told.returned = returned.worth;
    }

    /// Cash that comes back as cash is not a gift.
    static void leave_out_same_cash(Gift& given, Gift& returned) {
        const Money same = std::min(given.cash, returned.cash);
        for (Gift* side : {&given, &returned}) {
            side->worth -= same;
            side->cash -= same;
            side->any = side->priceless || !side->worth.is_zero();
        }
    }

    /// Whether a deed or a card comes back by this trade to who traded it away: on its way it may earn what no trade
    /// alone would show.
    std::optional<Return> brings_back(const Entry& entry) {
        std::optional<Return> first;
        for (const Transfer& transfer : entry.transfers) {
            const auto from = hand_of(transfer.from);
            const auto to = hand_of(transfer.to);
            const bool is_deed = transfer.asset.kind == Asset::Kind::deed;
            if ((!is_deed && transfer.asset.kind != Asset::Kind::card) || !from || !to || *from == *to) continue;
            const auto traded = traded_.find({is_deed ? 0 : 1, transfer.asset.index, to->number});
            if (!first && traded != traded_.end() && walk_.history.in_force(traded->second))
                first = Return{transfer.asset, *from, traded->second};
            traded_[{is_deed ? 0 : 1, transfer.asset.index, from->number}] = entry.sequence;
        }
        return first;
    }

    void look_at_dues(const Entry& entry) {
        for (const Due& due : settled_dues(entry)) {
            if (entry.verb == "waive") tell_due(Remarkable::let_go, entry, due);
            const bool paid = entry.verb == "rent" || entry.verb == "pay";
            if (due.is_rent() && paid && others_rolled_since(due)) tell_due(Remarkable::paid_late, entry, due);
        }
    }

    /// Nothing was owed any more: the next player had rolled, and no one had asked (football 10).
    void look_at_unasked_rent(const Entry& entry) {
        const FactChange* placed = entry.verb == "rent" ? change_of(entry, FactName::placed) : nullptr;
        if (placed == nullptr || placed->before != rent_not_asked) return;
        for (const Transfer& moved : entry.transfers) {
            if (moved.asset != Asset::cash() || !hand_of(moved.from) || !hand_of(moved.to)) continue;
            Remark& told = remark(Remarkable::paid_late, entry);
            told.player = hand_of(moved.from);
            told.other = hand_of(moved.to);
            told.given = Money{moved.quantity};
        }
    }

    void tell_due(Remarkable kind, const Entry& entry, const Due& due) {
        Remark& told = remark(kind, entry);
        told.about = due.key.index;
        told.player = due.debtor;
        told.other = due.creditor;
        told.given = due.amount;
    }

    bool others_rolled_since(const Due& due) const {
        for (auto roll = rolls_.rbegin(); roll != rolls_.rend() && roll->entry > due.key.index; ++roll)
            if (roll->by != due.debtor && walk_.history.in_force(roll->entry)) return true;
        return false;
    }

    /// One remark for reversals in a row, with how far back they reach.
    void look_at_reversal(const Entry& entry) {
        const bool goes_on = table_.history.at(entry.sequence - 1).reverses.has_value();
        if (!goes_on) run_ = {entry.sequence, {}};
        const std::int64_t between = run_.first - *entry.reverses - 1;
        const std::int64_t lapse = entry.stamp.at_ms - table_.history.at(*entry.reverses).stamp.at_ms;
        // Once the game is over everyone knows who has won.
        const bool ended = std::ranges::any_of(table_.history.at(*entry.reverses).facts, [](const FactChange& fact) {
            return fact.key.name == FactName::phase && fact.after == to_string(Phase::finished);
        });
        if (between < late_entries && lapse < late_ms && !ended && !rang_ && !was_rolled_over(*entry.reverses)) return;
        if (!run_.remark) {
            run_.remark = remarks_.size();
            remark(Remarkable::taken_back_late, entry);
        }
        Remark& told = remarks_.at(*run_.remark);
        if (between < told.entries_between) return;
        told.about = entry.reverses;
        told.entries_between = between;
        told.lapse_ms = lapse;
    }

    /// Whether an entry about deeds or buildings is reversed while a later roll stays: someone may have paid rent for
    /// something that was not there.
    bool was_rolled_over(std::int64_t sequence) const {
        const auto& transfers = table_.history.at(sequence).transfers;
        const bool dealt = std::ranges::any_of(transfers, [](const Transfer& moved) {
            const Asset::Kind kind = moved.asset.kind;
            return kind == Asset::Kind::deed || kind == Asset::Kind::house || kind == Asset::Kind::hotel;
        });
        return dealt && std::ranges::any_of(rolls_, [&](const Roll& roll) {
                   return roll.entry > sequence && walk_.history.in_force(roll.entry);
               });
    }

    void look_at_count(const Entry& entry) {
        if (entry.verb != "count" || entry.transfers.empty()) return;
        const Transfer& moved = entry.transfers.front();
        const auto counted = hand_of(moved.to);
        Remark& told = remark(Remarkable::counted_otherwise, entry);
        told.player = counted ? counted : hand_of(moved.from);
        told.difference = counted ? Money{moved.quantity} : -Money{moved.quantity};
    }

    void look_at_time(const Entry& entry) {
        // An entry that a repair decided again keeps its original time.
        const bool again = table_.history.action_of(entry.sequence).has_value();
        const std::int64_t since = entry.stamp.at_ms - table_.history.at(entry.sequence - 1).stamp.at_ms;
        // Small corrections of the system's clock are not a jump.
        const bool is_of_computer = is_of_the_computer(entry);
        if (!again && since < -worth_saying_ms && !is_of_computer)
            remark(Remarkable::clock_went_back, entry).lapse_ms = -since;
        if (is_of_computer)
            remark(Remarkable::clock_jumped, entry).lapse_ms = std::abs(clock_told_by(entry)->seconds) * told_second_ms;
        else if (clock_told_by(entry) || change_of(entry, FactName::clock_extra) != nullptr)
            remark(Remarkable::clock_set, entry);
        if (walk_.game.phase() != Phase::play || walk_.game.time_called()) return;
        const ClockReading clock = read_clock(walk_.game, entry.stamp.at_ms);
        if (clock.limit_ms == 0) return;
        if (clock.running && since >= silence_ms) remark(Remarkable::long_silence, entry).lapse_ms = since;
    }

    /// A payment of the bank beyond its notes. It is remarked once for each further amount that is missing.
    void look_at_box(const Entry& entry) {
        const Money cash = walk_.game.book.cash(Account::bank());
        const bool pays = std::ranges::any_of(entry.transfers, [](const Transfer& moved) {
            return moved.asset == Asset::cash() && moved.from == Account::bank();
        });
        const bool deeper = cash < Money{} && cash < deepest_;
        deepest_ = std::min(deepest_, cash);
        if (pays && deeper && !entry.reverses) remark(Remarkable::box_short, entry).given = -cash;
    }

    void look_at_end_of_time(const Entry& entry) {
        if (const auto over = after_time_.look(entry, table_.history.in_force(entry.sequence)))
            remark(Remarkable::after_time, entry).lapse_ms = *over;
    }

    const Table& table_;
    Table walk_;  ///< the table before the entry that is being examined
    EndingReview ending_;
    AfterTime after_time_;
    Money deepest_;  ///< the bank's cash, at its least
    std::vector<Roll> rolls_;
    /// 0 for a deed and 1 for a card, which, and who gave it away; with the entry.
    std::map<std::array<int, 3>, std::int64_t> traded_;
    struct {
        std::int64_t first = 0;
        std::optional<std::size_t> remark;
    } run_;              ///< of reversals
    bool rang_ = false;  ///< time was called by an earlier entry, in force or not
    std::vector<Remark> remarks_;
};

}  // namespace

std::string_view to_string(Remarkable kind) {
    constexpr std::array<std::string_view, 31> names{
        "unrequited",        "off_price",      "let_go",          "forced",       "taken_back_late", "paid_late",
        "counted_otherwise", "ruling_changed", "clock_went_back", "long_silence", "after_time",      "from_position",
        "clock_jumped",      "clock_set",      "called_early",    "after_bell",   "ruling_late",     "bank_cash",
        "box_short",         "own_card",       "bank_gift",       "middle_cash",  "adjusted",        "corrected",
        "certified_open",    "key_unproved",   "decided_unheard", "not_signed",   "protest_time",    "people",
        "left_late"};
    return names.at(static_cast<std::size_t>(kind));
}

std::optional<Seat> hand_of(Account account) {
    const bool hand = account.kind == Account::Kind::player || account.kind == Account::Kind::pledge;
    return hand ? std::optional{Seat{account.index}} : std::nullopt;
}

Money printed_worth(const Edition& edition, const Transfer& transfer) {
    if (transfer.asset == Asset::cash()) return Money{transfer.quantity};
    if (transfer.asset.kind != Asset::Kind::deed) return {};
    const Deed* const deed = edition.deed_at(Space{transfer.asset.index});
    if (deed == nullptr) return {};
    return transfer.from.kind == Account::Kind::pledge ? deed->price - deed->mortgage : deed->price;
}

std::vector<Remark> review(const Table& table) {
    return Reviewer(table).review();
}

}  // namespace tablebank

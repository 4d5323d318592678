#include "ledger/books/book.h"

#include <algorithm>
#include <numeric>

namespace tablebank {
namespace {

constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

/// The limit of Money. The sum of two balances within it does not overflow 64 bits.
constexpr std::int64_t largest_balance = 1'000'000'000'000'000'000;

// One row of balances per counted asset: bank, withheld, jail, gone, middle, then players, pledges, streets, spaces.
constexpr std::size_t bank_slot = 0;
constexpr std::size_t withheld_slot = 1;
constexpr std::size_t jail_slot = 2;
constexpr std::size_t gone_slot = 3;
constexpr std::size_t middle_slot = 4;
constexpr std::size_t first_player_slot = 5;

constexpr std::array<Asset, 3> counted_assets{Asset::cash(), Asset::house(), Asset::hotel()};

/// The row of a counted asset.
std::size_t row(Asset::Kind kind) {
    switch (kind) {
        case Asset::Kind::cash:
            return 0;
        case Asset::Kind::house:
            return 1;
        default:
            return 2;
    }
}

/// Whether an asset of this kind may be at such a place at all.
bool may_lie(Asset::Kind asset, Account::Kind place) {
    using enum Account::Kind;
    if (place == bank) return true;
    switch (asset) {
        case Asset::Kind::cash:
            return place == player || place == middle;
        case Asset::Kind::card:
            return place == player;
        case Asset::Kind::deed:
            return place == player || place == pledge || place == withheld;
        case Asset::Kind::house:
        case Asset::Kind::hotel:
            return place == street;
        case Asset::Kind::token:
            return place == space || place == jail || place == gone;
    }
    return false;
}

/// The sum, wrapping instead of overflowing: a damaged file must not cause undefined behaviour.
std::int64_t sum_of(std::span<const std::int64_t> balances) {
    const auto add = [](std::uint64_t sum, std::int64_t balance) { return sum + static_cast<std::uint64_t>(balance); };
    return static_cast<std::int64_t>(std::accumulate(balances.begin(), balances.end(), std::uint64_t{0}, add));
}

}  // namespace

Book::Book(const Edition& edition, int seats)
    : seats_(seats),
      spaces_(edition.size()),
      totals_{edition.box.cash().units(), edition.box.houses, edition.box.hotels},
      counted_(counted_assets.size() * (first_player_slot + 2 * static_cast<std::size_t>(seats_ + spaces_)), 0),
      holders_(static_cast<std::size_t>(spaces_ + seats_ + edition.hand_cards()), Account::bank()) {
    for (std::size_t i = 0; i < counted_assets.size(); ++i)
        balance(counted_assets.at(i).kind, Account::bank()) = totals_.at(i);
    for (int space = 0; space < spaces_; ++space)
        if (edition.deed_at(Space{space}) == nullptr) holders_.at(static_cast<std::size_t>(space)).reset();
}

std::size_t Book::slot(Account account) const {
    const auto seats = static_cast<std::size_t>(seats_);
    const auto spaces = static_cast<std::size_t>(spaces_);
    const std::size_t index = account.index;
    const bool is_seat = index >= 1 && index <= seats;
    switch (account.kind) {
        case Account::Kind::bank:
            return bank_slot;
        case Account::Kind::withheld:
            return withheld_slot;
        case Account::Kind::jail:
            return jail_slot;
        case Account::Kind::gone:
            return gone_slot;
        case Account::Kind::middle:
            return middle_slot;
        case Account::Kind::player:
            return is_seat ? first_player_slot + index - 1 : nowhere;
        case Account::Kind::pledge:
            return is_seat ? first_player_slot + seats + index - 1 : nowhere;
        case Account::Kind::street:
            return index < spaces && holders_[index] ? first_player_slot + 2 * seats + index : nowhere;
        case Account::Kind::space:
            return index < spaces ? first_player_slot + 2 * seats + spaces + index : nowhere;
    }
    return nowhere;
}

std::size_t Book::place_of(Asset single) const {
    const auto seats = static_cast<std::size_t>(seats_);
    const auto spaces = static_cast<std::size_t>(spaces_);
    const std::size_t index = single.index;
    switch (single.kind) {
        case Asset::Kind::deed:
            return index < spaces && holders_[index] ? index : nowhere;
        case Asset::Kind::token:
            return index >= 1 && index <= seats ? spaces + index - 1 : nowhere;
        case Asset::Kind::card:
            return spaces + seats + index < holders_.size() ? spaces + seats + index : nowhere;
        default:
            return nowhere;
    }
}

std::span<const std::int64_t> Book::balances(Asset::Kind counted) const {
    const std::size_t slots = counted_.size() / counted_assets.size();
    return std::span{counted_}.subspan(row(counted) * slots, slots);
}

std::int64_t& Book::balance(Asset::Kind counted, Account account) {
    return counted_[row(counted) * (counted_.size() / counted_assets.size()) + slot(account)];
}

/// A seat that is added later has nothing yet.
bool Book::is_of_absent_seat(Account account) const {
    const bool of_seat = account.kind == Account::Kind::player || account.kind == Account::Kind::pledge;
    return of_seat && account.index > seats_;
}

std::int64_t Book::quantity(Asset asset, Account account) const {
    if (asset.is_single()) return holder(asset) == account ? 1 : 0;
    if (is_of_absent_seat(account)) return 0;
    const std::size_t place = slot(account);
    if (place == nowhere) throw ConservationError("no such account: " + to_string(account));
    return balances(asset.kind)[place];
}

Account Book::holder(Asset single) const {
    if (single.kind == Asset::Kind::token && single.index > seats_) return Account::bank();
    const std::size_t place = place_of(single);
    if (place == nowhere) throw ConservationError("no such asset: " + to_string(single));
    return *holders_[place];
}

std::string Book::impediment(const Transfer& transfer) const {
    const auto& [asset, from, to, quantity] = transfer;
    for (const Account account : {from, to}) {
        if (slot(account) == nowhere) return "no such account: " + to_string(account);
        if (!may_lie(asset.kind, account.kind)) return to_string(asset) + " cannot lie at " + to_string(account);
    }
    if (from == to) return to_string(asset) + " moves from " + to_string(from) + " to itself";
    if (quantity <= 0 || quantity > largest_balance) return "quantity out of range: " + std::to_string(quantity);
    if (asset.is_single()) {
        if (quantity != 1) return to_string(asset) + " exists only once";
        const std::size_t place = place_of(asset);
        if (place == nowhere) return "no such asset: " + to_string(asset);
        if (holders_[place] != from) return to_string(asset) + " does not lie at " + to_string(from);
        return {};
    }
    const auto balances = this->balances(asset.kind);
    const std::int64_t left = balances[slot(from)] - quantity;
    if (from.kind != Account::Kind::bank && left < 0)
        return to_string(from) + " lacks " + std::to_string(-left) + " " + to_string(asset);
    if (left < -largest_balance || balances[slot(to)] + quantity > largest_balance)
        return to_string(asset) + " leaves the range of a balance";
    return {};
}

void Book::move(const Transfer& transfer) {
    if (const std::string why = impediment(transfer); !why.empty()) throw ConservationError(why);
    const auto& [asset, from, to, quantity] = transfer;
    if (asset.is_single()) {
        holders_[place_of(asset)] = to;
    } else {
        balance(asset.kind, from) -= quantity;
        balance(asset.kind, to) += quantity;
    }
}

/// All balances at accounts that exist in both tables are kept.
void Book::resize(int seats) {
    const Book old = *this;
    seats_ = seats;
    const std::size_t slots = old.counted_.size() / counted_assets.size();
    const std::size_t kept = static_cast<std::size_t>(std::min(seats, old.seats_));
    const std::size_t was = static_cast<std::size_t>(old.seats_);
    const std::size_t spaces = static_cast<std::size_t>(spaces_);
    const auto copied = [](auto from, std::size_t count, std::size_t wanted, auto& to) {
        for (std::size_t i = 0; i < wanted; ++i) to.push_back(i < count ? *(from + static_cast<std::ptrdiff_t>(i)) : 0);
    };
    counted_.clear();
    for (std::size_t one = 0; one < counted_assets.size(); ++one) {
        const auto begin = old.counted_.begin() + static_cast<std::ptrdiff_t>(one * slots);
        const auto players = begin + static_cast<std::ptrdiff_t>(first_player_slot);
        copied(begin, first_player_slot, first_player_slot, counted_);
        copied(players, kept, static_cast<std::size_t>(seats), counted_);
        copied(players + static_cast<std::ptrdiff_t>(was), kept, static_cast<std::size_t>(seats), counted_);
        copied(players + static_cast<std::ptrdiff_t>(2 * was), 2 * spaces, 2 * spaces, counted_);
    }
    const auto tokens = holders_.begin() + static_cast<std::ptrdiff_t>(spaces);
    if (seats > old.seats_) {
        holders_.insert(tokens + old.seats_, static_cast<std::size_t>(seats - old.seats_), Account::bank());
    } else {
        holders_.erase(tokens + seats, tokens + old.seats_);
    }
}

void Book::add_seat() {
    resize(seats_ + 1);
}

void Book::remove_seat() {
    const Seat last{seats_};
    const auto is_his = [&](Account place) { return place == Account::player(last) || place == Account::pledge(last); };
    bool empty = seats_ > 1 && holder(Asset::token(last)) == Account::bank();
    for (const Asset counted : counted_assets)
        empty = empty && quantity(counted, Account::player(last)) == 0 && quantity(counted, Account::pledge(last)) == 0;
    for (const std::optional<Account>& place : holders_) empty = empty && !(place && is_his(*place));
    if (!empty) throw ConservationError(to_string(Account::player(last)) + " is not empty");
    resize(seats_ - 1);
}

void Book::assert_conservation() const {
    for (std::size_t i = 0; i < counted_assets.size(); ++i) {
        const std::int64_t sum = sum_of(balances(counted_assets[i].kind));
        if (sum != totals_[i])
            throw ConservationError(to_string(counted_assets[i]) + " sums to " + std::to_string(sum) +
                                    ", the box held " + std::to_string(totals_[i]));
    }
}

}  // namespace tablebank

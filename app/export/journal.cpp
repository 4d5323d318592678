#include "app/export/journal.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

#include "ledger/books/people.h"
#include "ledger/text/escape.h"

namespace tablebank {
namespace {

constexpr const char* box = "Equity:Box";

/// The location of something of value, or its origin: the box, before there was a game.
struct Place {
    std::optional<Account> account;
    Asset asset;
    friend auto operator<=>(const Place&, const Place&) = default;
};

/// The changes of an entry at each place, in the order in which the places first appear.
using Sums = std::vector<std::pair<Place, std::int64_t>>;

void add(Sums& sums, const Place& place, std::int64_t quantity) {
    const auto same = std::ranges::find(sums, place, &Sums::value_type::first);
    if (same == sums.end())
        sums.emplace_back(place, quantity);
    else
        same->second += quantity;
}

Sums without_zeros(Sums sums) {
    std::erase_if(sums, [](const auto& sum) { return sum.second == 0; });
    return sums;
}

Sums sums_of_box(const Edition& edition) {
    Sums sums;
    const auto bring = [&](Asset asset, std::int64_t quantity) {
        add(sums, {std::nullopt, asset}, -quantity);
        add(sums, {Account::bank(), asset}, quantity);
    };
    bring(Asset::cash(), edition.box.cash().units());
    bring(Asset::house(), edition.box.houses);
    bring(Asset::hotel(), edition.box.hotels);
    for (const Deed& deed : edition.deeds) bring(Asset::deed(deed.space), 1);
    return without_zeros(std::move(sums));
}

bool has_value(Asset asset) {
    return asset.kind != Asset::Kind::token && asset.kind != Asset::Kind::card;
}

Sums sums_of(const Entry& entry) {
    Sums sums;
    for (const Transfer& transfer : entry.transfers) {
        if (!has_value(transfer.asset)) continue;
        add(sums, {transfer.from, transfer.asset}, -transfer.quantity);
        add(sums, {transfer.to, transfer.asset}, transfer.quantity);
    }
    return without_zeros(std::move(sums));
}

JournalPosting posting_of(const JournalNames& names, const Place& place, std::int64_t quantity) {
    return {place.account ? names.account(*place.account, place.asset.kind) : box, quantity,
            names.commodity(place.asset)};
}

std::vector<JournalPosting> postings_of(const JournalNames& names, const Sums& sums) {
    std::vector<JournalPosting> postings;
    postings.reserve(sums.size());
    for (const auto& [place, quantity] : sums) postings.push_back(posting_of(names, place, quantity));
    return postings;
}

}  // namespace

Journal::Journal(const Table& table) : table_(table), names_(widest_of(*table.game.setup)) {
    const Setup& setup = *table.game.setup;
    title_ = escape_invisible(fmt::format("{}, game {}", setup.edition->name, setup.game_id));
    const auto entries = table.history.entries();
    const auto by_time = [](const Entry& a, const Entry& b) { return a.stamp.at_ms < b.stamp.at_ms; };
    if (!entries.empty()) {
        const auto [first, last] = std::ranges::minmax_element(entries, by_time);
        first_ms_ = first->stamp.at_ms;
        last_ms_ = last->stamp.at_ms;
    }
    for (const JournalPosting& balance : balances())
        if (accounts_.empty() || accounts_.back() != balance.account) accounts_.push_back(balance.account);
}

std::vector<JournalPosting> Journal::balances(std::int64_t before_ms) const {
    std::map<Place, std::int64_t> sums;
    const auto count = [&](std::int64_t at_ms, const Sums& moved) {
        for (const auto& [place, quantity] : moved) sums[place] += at_ms < before_ms ? quantity : 0;
    };
    count(first_ms_, sums_of_box(*table_.game.setup->edition));
    for (const Entry& entry : table_.history.entries()) count(entry.stamp.at_ms, sums_of(entry));
    std::vector<JournalPosting> balances = postings_of(names_, {sums.begin(), sums.end()});
    const auto by_name = [](const JournalPosting& a, const JournalPosting& b) {
        return std::tie(a.account, a.commodity) < std::tie(b.account, b.commodity);
    };
    std::ranges::sort(balances, by_name);
    return balances;
}

void Journal::each_entry(const std::function<void(const JournalEntry&)>& take) const {
    take({first_ms_, "The box", postings_of(names_, sums_of_box(*table_.game.setup->edition))});
    for (const Entry& entry : table_.history.entries()) {
        take({entry.stamp.at_ms, escape_invisible(fmt::format("#{} {}", entry.sequence, entry.line)),
              postings_of(names_, sums_of(entry))});
    }
}

}  // namespace tablebank

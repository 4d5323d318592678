#include "app/export/journal.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "app/export/journal_names.h"
#include "ledger/text/visible.h"

namespace tablebank {
namespace {

constexpr const char* box = "Equity:Box";

/// Postings of one entry, one for each account and commodity, in the order in which they first appear.
class PostingSum {
public:
    void add(const std::string& account, std::int64_t quantity, const std::string& commodity) {
        const auto same = std::ranges::find_if(postings_, [&](const JournalPosting& posting) {
            return posting.account == account && posting.commodity == commodity;
        });
        if (same == postings_.end())
            postings_.push_back({account, quantity, commodity});
        else
            same->quantity += quantity;
    }

    [[nodiscard]] std::vector<JournalPosting> take() {
        std::erase_if(postings_, [](const JournalPosting& posting) { return posting.quantity == 0; });
        return std::move(postings_);
    }

private:
    std::vector<JournalPosting> postings_;
};

JournalEntry open_box(const Edition& edition, const JournalNames& names, std::int64_t at_ms) {
    PostingSum sum;
    const auto bring = [&](Asset asset, std::int64_t quantity) {
        sum.add(box, -quantity, names.commodity(asset));
        sum.add(names.account(Account::bank(), asset.kind), quantity, names.commodity(asset));
    };
    bring(Asset::cash(), edition.box.cash().units());
    bring(Asset::house(), edition.box.houses);
    bring(Asset::hotel(), edition.box.hotels);
    for (const Deed& deed : edition.deeds) bring(Asset::deed(deed.space), 1);
    return {at_ms, "The box", sum.take()};
}

JournalEntry write_entry(const Entry& entry, const JournalNames& names) {
    PostingSum sum;
    for (const Transfer& transfer : entry.transfers) {
        const std::string commodity = names.commodity(transfer.asset);
        if (commodity.empty()) continue;
        sum.add(names.account(transfer.from, transfer.asset.kind), -transfer.quantity, commodity);
        sum.add(names.account(transfer.to, transfer.asset.kind), transfer.quantity, commodity);
    }
    return {entry.stamp.at_ms, visible(fmt::format("#{} {}", entry.sequence, entry.line)), sum.take()};
}

/// What all entries together leave in each account, and which accounts there are.
void close_books(Journal& journal) {
    std::map<std::pair<std::string, std::string>, std::int64_t> balances;
    for (const JournalEntry& entry : journal.entries)
        for (const JournalPosting& posting : entry.postings)
            balances[{posting.account, posting.commodity}] += posting.quantity;
    for (const auto& [key, quantity] : balances) {
        const auto& [account, commodity] = key;
        if (journal.accounts.empty() || journal.accounts.back() != account) journal.accounts.push_back(account);
        journal.closing.push_back({account, quantity, commodity});
    }
}

}  // namespace

Journal make_journal(const Table& table) {
    const Setup& setup = *table.game.setup;
    const JournalNames names(setup);
    Journal journal;
    journal.title = visible(fmt::format("{}, game {}", setup.edition->name, setup.game_id));
    journal.commodities = names.commodities();
    const auto& entries = table.history.entries();
    const auto by_time = [](const Entry& a, const Entry& b) { return a.stamp.at_ms < b.stamp.at_ms; };
    if (!entries.empty()) {
        const auto [first, last] = std::ranges::minmax_element(entries, by_time);
        journal.first_ms = first->stamp.at_ms;
        journal.last_ms = last->stamp.at_ms;
    }
    journal.entries.push_back(open_box(*setup.edition, names, journal.first_ms));
    for (const Entry& entry : entries) journal.entries.push_back(write_entry(entry, names));
    close_books(journal);
    return journal;
}

}  // namespace tablebank

#include <fmt/format.h>

#include <ostream>

#include "app/export/game_export.h"
#include "app/export/journal.h"
#include "app/export/time_text.h"

namespace tablebank {
namespace {

/// A payee, from one line: a semicolon would begin a comment, and two spaces or a tab an amount.
std::string payee(const std::string& text) {
    std::string safe;
    for (const char letter : text) {
        const char taken = letter == ';' ? ',' : letter == '\t' ? ' ' : letter;
        if (taken == ' ' && (safe.empty() || safe.back() == ' ')) continue;
        safe += taken;
    }
    return safe;
}

void write_for_ledger(const JournalEntry& entry, std::ostream& out) {
    // A transaction must have postings; an entry that moved nothing of value is written as a comment.
    if (entry.postings.empty()) {
        out << fmt::format("; {} {}\n\n", utc_date(entry.at_ms), payee(entry.text));
        return;
    }
    out << fmt::format("{} * {}\n", utc_date(entry.at_ms), payee(entry.text));
    for (const JournalPosting& posting : entry.postings)
        out << fmt::format("    {:<32}  {:>12} {}\n", posting.account, posting.quantity, posting.commodity);
    out << '\n';
}

}  // namespace

void export_ledger(const ReadGame& game, std::ostream& out) {
    const Journal journal(game.table);
    out << fmt::format("; {}\n\n", payee(journal.title()));
    for (const std::string& commodity : journal.commodities()) out << fmt::format("commodity {}\n", commodity);
    out << '\n';
    for (const std::string& account : journal.accounts()) out << fmt::format("account {}\n", account);
    out << '\n';
    journal.each_entry([&](const JournalEntry& entry) { write_for_ledger(entry, out); });

    // Dated as the latest entry and written last, because ledger asserts by place and hledger by date, then place.
    out << fmt::format("{} * Closing balances\n", utc_date(journal.last_ms()));
    for (const JournalPosting& balance : journal.balances())
        out << fmt::format("    {:<32}  {:>12} {} = {} {}\n", balance.account, 0, balance.commodity, balance.quantity,
                           balance.commodity);
}

}  // namespace tablebank

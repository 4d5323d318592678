#include <fmt/format.h>

#include <ostream>

#include "app/export/game_export.h"
#include "app/export/journal.h"
#include "app/export/time_text.h"

namespace tablebank {
namespace {

std::string quoted(const std::string& text) {
    std::string safe = "\"";
    for (const char letter : text) {
        if (letter == '"' || letter == '\\') safe += '\\';
        safe += letter;
    }
    return safe + "\"";
}

void write_for_beancount(const JournalEntry& entry, std::ostream& out) {
    out << fmt::format("{} * {}\n", utc_date(entry.at_ms), quoted(entry.text));
    for (const JournalPosting& posting : entry.postings)
        out << fmt::format("  {:<32}  {:>12} {}\n", posting.account, posting.quantity, posting.commodity);
    out << '\n';
}

}  // namespace

void export_beancount(const ReadGame& game, std::ostream& out) {
    const Journal journal(game.table);
    const std::string opened = utc_date(journal.first_ms());
    out << fmt::format("option \"title\" {}\n", quoted(journal.title()));
    out << fmt::format("option \"operating_currency\" {}\n", quoted(journal.commodities().front()));
    // Everything is whole, so nothing is forgiven.
    out << "option \"inferred_tolerance_multiplier\" \"0\"\n\n";
    for (const std::string& commodity : journal.commodities())
        out << fmt::format("{} commodity {}\n", opened, commodity);
    out << '\n';
    for (const std::string& account : journal.accounts()) out << fmt::format("{} open {}\n", opened, account);
    out << '\n';
    journal.each_entry([&](const JournalEntry& entry) { write_for_beancount(entry, out); });

    // Asserted at the start of a day, so on the one after the latest entry.
    const std::string closed = utc_next_day(journal.last_ms());
    for (const JournalPosting& balance : journal.closing())
        out << fmt::format("{} balance {:<32}  {:>12} ~ 0 {}\n", closed, balance.account, balance.quantity,
                           balance.commodity);
}

}  // namespace tablebank

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <ostream>

#include "app/export/game_export.h"
#include "app/export/journal.h"
#include "app/export/time_text.h"

namespace tablebank {
namespace {

constexpr std::int64_t last_morning = 253'402'214'400'000;  ///< of 9999-12-31: no program knows a later date

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
    // All amounts are integers, so no tolerance is needed.
    out << "option \"inferred_tolerance_multiplier\" \"0\"\n\n";
    for (const std::string& commodity : journal.commodities())
        out << fmt::format("{} commodity {}\n", opened, commodity);
    out << '\n';
    for (const std::string& account : journal.accounts()) out << fmt::format("{} open {}\n", opened, account);
    out << '\n';
    journal.each_entry([&](const JournalEntry& entry) { write_for_beancount(entry, out); });

    // Beancount checks a balance at the beginning of a day, so it is dated the day after the latest entry, or the last
    // possible day.
    const std::int64_t closed = std::min(utc_next_morning(journal.last_ms()), last_morning);
    for (const JournalPosting& balance : journal.balances(closed))
        out << fmt::format("{} balance {:<32}  {:>12} ~ 0 {}\n", utc_date(closed), balance.account, balance.quantity,
                           balance.commodity);
}

}  // namespace tablebank

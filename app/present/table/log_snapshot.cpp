#include "app/present/table/log_snapshot.h"

#include <algorithm>
#include <sstream>

#include "app/i18n/language.h"
#include "app/present/entries/entry_text.h"
#include "app/present/entries/repair_text.h"
#include "app/present/words/capital.h"
#include "app/present/words/duration_text.h"
#include "app/present/words/poster_text.h"
#include "app/present/words/time_of_day.h"
#include "app/session/after_time.h"
#include "ledger/books/entry_group.h"
#include "ledger/books/people.h"
#include "ledger/text/case_fold.h"

namespace tablebank {

namespace {

/// The text that a search looks at.
std::string folded_text(const LogRow& row) {
    return fold('#' + std::to_string(row.sequence) + ' ' + row.text + ' ' + row.line + ' ' + row.poster + ' ' +
                row.reason + ' ' + row.time + ' ' + row.after_time);
}

/// The effect of an action of several entries, in the row of its first one.
std::string action_words(const Language& lang, const Table& table, const Entry& begins, const EntryGroup& span) {
    const auto others = span.last - span.first + 1;
    if (span.repaired) return lang.tr("{sentence}.", {{"sentence", repair_told(lang, table, begins)}});
    if (begins.verb == "redo")
        return lang.trn("Brings back {count} entry at once.", "Brings back {count} entries at once.", others);
    const auto repaired = begins.reverses ? action_begun_by(table.history.at(*begins.reverses)) : std::nullopt;
    if (repaired && repaired->repaired)
        return lang.tr("Takes the repair {entry} back.", {{"entry", '#' + std::to_string(repaired->first)}});
    return lang.trn("Takes back {count} entry at once.", "Takes back {count} entries at once.", others);
}

/// See LogRow::under.
std::optional<std::int64_t> row_above(const History& history, std::int64_t sequence) {
    const auto action = history.action_of(sequence);
    const bool follows = action && action->first != sequence;
    if (follows && history.at(sequence).reverses) return action->first;
    const auto by = history.reversed_by(sequence);
    const auto undoing = by ? history.action_of(*by) : std::nullopt;
    if (!undoing) return std::nullopt;
    const auto action_undone = follows ? history.reversed_by(action->first) : std::nullopt;
    if (action_undone && undoing->has(*action_undone)) return action->first;
    return undoing->repaired ? std::optional{undoing->first} : std::nullopt;
}

/// See LogRow::stands_for.
std::int64_t last_under(const History& history, std::int64_t sequence) {
    const auto action = history.action_of(sequence);
    std::int64_t last = sequence;
    while (action && last < action->last && row_above(history, last + 1) == sequence) ++last;
    return last;
}

const LogRow& row_at(const std::vector<LogRow>& rows, std::int64_t sequence) {
    return rows.at(static_cast<std::size_t>(sequence - 1));
}

/// The marks of a row that later entries may change.
void mark_standing(LogRow& row, const History& history) {
    row.reversed_by = history.reversed_by(row.sequence);
    row.under = row_above(history, row.sequence);
    row.stands_for = last_under(history, row.sequence);
}

bool is_shown(const std::vector<LogRow>& rows, const LogRow& row, const std::set<std::int64_t>& opened) {
    for (auto above = row.under; above; above = row_at(rows, *above).under) {
        if (!opened.contains(*above)) return false;
    }
    return true;
}

}  // namespace

LogRow make_log_row(const Language& lang, const Table& table, const Entry& entry) {
    LogRow row;
    row.sequence = entry.sequence;
    row.text = entry_text(lang, *table.game.setup, entry);
    row.line = entry.line;
    row.time = time_of_day(entry.stamp.at_ms);
    row.poster = poster_text(lang, *table.game.setup, entry.stamp.poster);
    row.forced = forced_in_terminal(lang, *table.game.setup, entry);
    row.reason = entry.why;
    row.opening = entry.sequence == 1;
    row.reverses = entry.reverses;
    mark_standing(row, table.history);
    if (const auto action = table.history.action_of(entry.sequence)) {
        if (action->first == entry.sequence) {
            row.text = action_words(lang, table, entry, *action);
        } else {
            row.part_of = action->first;
        }
    }
    return row;
}

std::string after_time_text(const Language& lang, const std::optional<std::int64_t>& over_ms) {
    if (!over_ms) return {};
    return lang.tr("posted {time} after the clock had run out", {{"time", duration_text(*over_ms)}});
}

void extend_log(const Language& lang, std::vector<LogRow>& rows, const Table& table) {
    const auto& entries = table.history.entries();
    // A corrected name is shown in earlier rows too.
    for (std::size_t i = rows.size(); i < entries.size() && !rows.empty(); ++i)
        if (changes_people(entries[i])) rows.clear();
    AfterTime after_time(table.game.setup);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const auto over = after_time.look(entries[i], table.history.in_force(entries[i].sequence));
        if (i < rows.size()) {
            // An extension that was undone changes earlier rows.
            if (!over && rows[i].after_time.empty()) continue;
            rows[i].after_time = after_time_text(lang, over);
            rows[i].folded = folded_text(rows[i]);
            continue;
        }
        rows.push_back(make_log_row(lang, table, entries[i]));
        const Setup& setup = *table.game.setup;
        const std::string note = entry_note(lang, entries[i]);
        rows.back().text = with_capital(setup, std::move(rows.back().text)) + (note.empty() ? "" : " " + note);
        rows.back().forced = with_capital(setup, forced_text(lang, setup, entries[i]));
        rows.back().after_time = after_time_text(lang, over);
        rows.back().folded = folded_text(rows.back());
    }
    for (LogRow& row : rows) {
        mark_standing(row, table.history);
        row.holds = 0;
    }
    for (const LogRow& row : rows) {
        if (row.under) ++rows.at(static_cast<std::size_t>(*row.under - 1)).holds;
    }
}

std::vector<std::size_t> folded(std::vector<LogRow>& rows, std::vector<std::size_t> found,
                                const std::set<std::int64_t>& opened) {
    for (LogRow& row : rows) row.open = row.apart = row.holds > 0 && opened.contains(row.sequence);
    std::erase_if(found, [&](std::size_t at) { return !is_shown(rows, rows[at], opened); });
    return found;
}

std::int64_t row_of(const std::vector<LogRow>& rows, std::int64_t sequence) {
    std::int64_t shown = sequence;
    for (auto above = row_at(rows, sequence).under; above; above = row_at(rows, *above).under) {
        if (!row_at(rows, *above).apart) shown = *above;
    }
    return shown;
}

std::vector<std::size_t> unfolded(std::vector<LogRow>& rows, std::vector<std::size_t> found) {
    for (LogRow& row : rows) row.apart = row.holds > 0;
    return found;
}

std::vector<std::size_t> find_in_log(const std::vector<LogRow>& rows, std::string_view search) {
    std::vector<std::string> words;
    std::istringstream stream(fold(search));
    for (std::string word; stream >> word;) words.push_back(word);
    std::vector<std::size_t> found;
    for (std::size_t i = rows.size(); i-- > 0;) {
        const bool all = std::all_of(words.begin(), words.end(), [&](const std::string& word) {
            return rows[i].folded.find(word) != std::string::npos;
        });
        if (all) found.push_back(i);
    }
    return found;
}

}  // namespace tablebank

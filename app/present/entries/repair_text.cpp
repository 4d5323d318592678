#include "app/present/entries/repair_text.h"

#include <vector>

#include "app/i18n/language.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/name_text.h"
#include "app/present/words/refusal_text.h"
#include "ledger/books/people.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

namespace {

std::string numbered(std::int64_t entry) {
    return '#' + std::to_string(entry);
}

/// The amendment that the line of an entry holds.
std::optional<action::Amend> amend_of(const Setup& setup, const Entry& entry) {
    const auto parsed = parse_entry(setup, entry);
    const auto* command = std::get_if<Command>(&parsed);
    const auto* amend = command == nullptr ? nullptr : std::get_if<action::Amend>(&command->action);
    return amend == nullptr ? std::nullopt : std::optional{*amend};
}

std::string list_of(const Language& lang, const Setup& setup, const std::vector<std::string>& answers) {
    std::string text;
    for (const std::string& answer : answers) text += (text.empty() ? "" : " | ") + localized_line(lang, setup, answer);
    return text;
}

/// The later changes; empty if there are none.
std::string changes_text(const Language& lang, const RepairCounts& counts) {
    std::vector<std::string> parts;
    if (counts.changed > 0) parts.push_back(lang.trn("{count} line changed", "{count} lines changed", counts.changed));
    if (counts.dropped > 0) parts.push_back(lang.trn("{count} line dropped", "{count} lines dropped", counts.dropped));
    if (counts.added > 0) parts.push_back(lang.trn("{count} line added", "{count} lines added", counts.added));
    return parts.empty() ? std::string{} : list_text(lang, parts);
}

/// The dice of a roll, or the line in the reader's language.
std::string said_of(const Language& lang, const Setup& setup, const std::string& line) {
    const auto parsed = parse_line(setup, line);
    const auto* command = std::get_if<Command>(&parsed);
    const auto* roll = command == nullptr ? nullptr : std::get_if<action::Roll>(&command->action);
    if (roll == nullptr) return localized_line(lang, setup, line);
    return lang.tr("{first} and {second}",
                   {{"first", std::to_string(roll->dice.first)}, {"second", std::to_string(roll->dice.second)}});
}

std::string with_changes(const Language& lang, std::string text, const RepairCounts& counts) {
    const std::string changes = changes_text(lang, counts);
    return changes.empty() ? text : lang.tr("{what}; {changes}", {{"what", text}, {"changes", changes}});
}

/// The line of the entry that replaces the wrong one, as recorded: for `ok` it names what was settled.
std::string line_put_right(const Table& table, const EntryGroup& action, const std::string& as_said) {
    for (std::int64_t sequence = action.first; sequence <= action.last && table.history.has(sequence); ++sequence) {
        const Entry& entry = table.history.at(sequence);
        if (!entry.reverses && entry.verb != "amend") return entry.line;
    }
    return as_said;
}

}  // namespace

bool touches_later_lines(const RepairCounts& counts) {
    return counts.changed > 0 || counts.dropped > 0 || counts.added > 0;
}

std::string repair_counts_text(const Language& lang, const RepairCounts& counts) {
    std::string changes = changes_text(lang, counts);
    if (counts.kept == 0 && !changes.empty()) return changes;
    std::string kept = lang.trn("{count} line stays", "{count} lines stay", counts.kept);
    return changes.empty() ? kept : lang.tr("{what}; {changes}", {{"what", kept}, {"changes", changes}});
}

std::string repair_why_text(const Language& lang, const Setup& setup, const RepairRow& row) {
    const auto of_refusal = [&] {
        if (!row.refusal) return std::string{};
        Refusal bare = *row.refusal;
        bare.line.clear();
        return refusal_text(lang, setup, bare);
    };
    switch (row.why) {
        case RepairWhy::as_meant:
        case RepairWhy::answered:
            return {};
        case RepairWhy::newly_due:
            return lang.tr("it is due now");
        case RepairWhy::roll_first:
            return lang.tr("a roll is missing before it");
        case RepairWhy::whose_dice:
            return lang.tr("after a double there is one roll more: these dice, or others before them?");
        case RepairWhy::other_meaning:
            return lang.tr("the debt it paid no longer exists; choose what happens instead");
        case RepairWhy::counted:
            return lang.tr("the notes were counted against other books");
        case RepairWhy::unreadable:
            return lang.tr("it cannot be read any more");
        case RepairWhy::lost:
        case RepairWhy::settle_first:
        case RepairWhy::raise_first:
        case RepairWhy::refused:
            return of_refusal();
    }
    return {};
}

std::string repair_row_text(const Language& lang, const Setup& setup, const RepairRow& row) {
    const Word entry{"entry", numbered(row.entry)};
    const Word before{"before", shown_line(lang, setup, row.before)};
    const Word after{"after", shown_line(lang, setup, row.after)};
    const std::string why = repair_why_text(lang, setup, row);
    const auto with_why = [&](std::string text) {
        return why.empty() ? text : lang.tr("{what} ({why})", {{"what", text}, {"why", why}});
    };
    switch (row.fate) {
        case Fate::put_right:
            return lang.tr("{entry} corrected: {after}, not {before}", {entry, after, before});
        case Fate::kept:
            return lang.tr("{entry} stays: {after}", {entry, after});
        case Fate::changed:
            return row.before == row.after ? lang.tr("{entry} with other sums: {after}", {entry, after})
                                           : lang.tr("{entry} becomes: {after}, not {before}", {entry, after, before});
        case Fate::dropped:
            return with_why(lang.tr("{entry} is dropped: {before}", {entry, before}));
        case Fate::added:
            return with_why(lang.tr("before {entry}: {after}", {entry, after}));
        case Fate::asked:
            return lang.tr("{what}; answers: {answers}",
                           {{"what", with_why(lang.tr("{entry} is open: {before}", {entry, before}))},
                            {"answers", list_of(lang, setup, row.answers)}});
    }
    return {};
}

std::string repair_words(const Language& lang, const Setup& setup, const Entry& entry) {
    const auto action = action_begun_by(entry);
    const auto amend = action && action->repaired ? amend_of(setup, entry) : std::nullopt;
    if (!amend) return {};
    const Setup& then = setup_before(setup, amend->entry);
    const Word right{"line", localized_line(lang, then, print_line(then, *amend->line))};
    return with_changes(lang, lang.tr("puts {entry} right: {line}", {{"entry", numbered(amend->entry)}, right}),
                        *action->repaired);
}

std::string repair_told(const Language& lang, const Table& table, const Entry& begins) {
    const Setup& setup = *table.game.setup;
    const auto amend = amend_of(setup, begins);
    const auto action = action_begun_by(begins);
    if (!amend || !action || !action->repaired || !table.history.has(amend->entry)) return {};
    const Word entry{"entry", numbered(amend->entry)};
    const Setup& then = setup_before(setup, amend->entry);
    const Word now{"now", said_of(lang, then, line_put_right(table, *action, print_line(then, *amend->line)))};
    const Word before{"before", said_of(lang, then, table.history.at(amend->entry).line)};
    const std::string& poster = begins.stamp.poster;
    return with_changes(lang,
                        poster.empty() ? lang.tr("{entry} corrected: {now}, not {before}", {entry, now, before})
                                       : lang.tr("{entry} put right by {poster}: {now}, not {before}",
                                                 {entry, {"poster", poster}, now, before}),
                        *action->repaired);
}

}  // namespace tablebank

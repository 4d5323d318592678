#include "app/present/entries/effect_text.h"

#include <algorithm>
#include <optional>

#include "app/i18n/language.h"
#include "app/present/entries/entry_text.h"
#include "app/present/entries/repair_text.h"
#include "app/present/words/capital.h"
#include "ledger/books/entry_group.h"

namespace tablebank {

namespace {

std::string sentence_of(const Language& lang, const Setup& setup, const Entry& entry) {
    const std::string forced = forced_text(lang, setup, entry);
    const std::string note = entry_note(lang, entry);
    std::string text = entry_text(lang, setup, entry) + (note.empty() ? "" : " " + note);
    if (forced.empty()) return text;
    return text + ' ' + lang.tr("{sentence}.", {{"sentence", with_capital(setup, forced)}});
}

/// A repair: the line that is corrected, and the effect on the later ones.
std::string repair_effect(const Language& lang, const Setup& setup, const std::vector<Entry>& entries,
                          const RepairCounts& counts) {
    const auto decided =
        std::find_if(entries.begin() + 1, entries.end(), [](const Entry& entry) { return !entry.reverses; });
    if (decided == entries.end()) return sentence_of(lang, setup, entries.front());
    const Entry& oldest = *(decided - 1);
    std::string text = lang.tr(
        "In place of #{number}: {text}",
        {{"number", std::to_string(oldest.reverses.value_or(0))}, {"text", sentence_of(lang, setup, *decided)}});
    if (counts == RepairCounts{}) return text;
    return text + ' ' + lang.tr("{sentence}.", {{"sentence", with_capital(setup, repair_counts_text(lang, counts))}});
}

/// A repair, or several entries that are reversed; nullopt if each entry has its own text.
std::optional<std::string> batch_text(const Language& lang, const Setup& setup, const std::vector<Entry>& entries) {
    const auto action = action_begun_by(entries.front());
    if (action && action->repaired) return repair_effect(lang, setup, entries, *action->repaired);
    const bool all_back = std::ranges::all_of(entries, [](const Entry& entry) { return entry.reverses.has_value(); });
    if (entries.size() < 2 || !all_back) return std::nullopt;
    const auto count = static_cast<std::int64_t>(entries.size());
    if (entries.front().verb == "redo")
        return lang.trn("Brings back {count} entry at once.", "Brings back {count} entries at once.", count);
    return lang.trn("Takes back {count} entry at once.", "Takes back {count} entries at once.", count);
}

}  // namespace

std::string effect_text(const Language& lang, const Setup& setup, const std::vector<Entry>& entries) {
    if (auto batch = batch_text(lang, setup, entries)) return *std::move(batch);
    std::string text;
    for (const Entry& entry : entries) text += (text.empty() ? "" : " ") + sentence_of(lang, setup, entry);
    return text;
}

std::string posted_text(const Language& lang, const Setup& setup, const std::vector<Entry>& entries) {
    const auto number = [](const Entry& entry) { return '#' + std::to_string(entry.sequence); };
    if (const auto batch = batch_text(lang, setup, entries))
        return number(entries.front()) + "–" + number(entries.back()) + "  " + *batch;
    std::string text;
    for (const Entry& entry : entries)
        text += (text.empty() ? "" : "  ") + number(entry) + ' ' + with_capital(setup, sentence_of(lang, setup, entry));
    return text;
}

}  // namespace tablebank

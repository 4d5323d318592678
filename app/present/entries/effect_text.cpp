#include "app/present/entries/effect_text.h"

#include <algorithm>
#include <optional>

#include "app/i18n/language.h"
#include "app/present/entries/entry_text.h"
#include "app/present/words/capital.h"

namespace tablebank {

namespace {

std::string sentence_of(const Language& lang, const Setup& setup, const Entry& entry) {
    const std::string forced = forced_text(lang, entry);
    return entry_text(lang, setup, entry) + (forced.empty() ? "" : " " + forced);
}

/// An amendment, or several entries taken back; nullopt for what is told entry by entry.
std::optional<std::string> batch_text(const Language& lang, const Setup& setup, const std::vector<Entry>& entries) {
    const auto decided = std::ranges::find_if(entries, [](const Entry& entry) { return !entry.reverses; });
    const auto taken_back = decided - entries.begin();
    if (taken_back == 0) return std::nullopt;
    if (decided == entries.end()) {
        if (taken_back == 1) return std::nullopt;
        return lang.trn("Takes back {count} entry, one by one, the last first.",
                        "Takes back {count} entries, one by one, the last first.", taken_back);
    }
    const Entry& oldest = *(decided - 1);
    std::string text = lang.tr(
        "In place of #{number}: {text}",
        {{"number", std::to_string(oldest.reverses.value_or(0))}, {"text", sentence_of(lang, setup, *decided)}});
    const auto again = entries.end() - decided - 1;
    if (again > 0)
        text +=
            ' ' + lang.trn("{count} later entry is decided again.", "{count} later entries are decided again.", again);
    return text;
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

// Page one: rulings that differ from the edition's, the clock, corrections and forced entries.

#include <algorithm>
#include <span>

#include "app/i18n/language.h"
#include "app/present/sheet/sheet_parts.h"
#include "app/present/words/duration_text.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/refusal_text.h"
#include "app/present/words/ruling_text.h"
#include "app/present/words/time_of_day.h"

namespace tablebank {

namespace {

/// On paper: who would check more of them reads the game itself.
constexpr std::size_t most_corrections = 300;

std::string minutes_text(const Language& lang, std::int64_t minutes) {
    return lang.trn("{count} minute", "{count} minutes", minutes);
}

std::string clock_text(const Language& lang, const SheetClockStep& step) {
    using Kind = SheetClockStep::Kind;
    const std::int64_t used = step.used_ms / 60'000;
    switch (step.kind) {
        case Kind::started:
            return lang.tr("started");
        case Kind::stopped:
            return lang.trn("stopped after {count} minute", "stopped after {count} minutes", used);
        case Kind::extended:
            return lang.trn("extended by {count} minute", "extended by {count} minutes", step.minutes);
        case Kind::called:
            return lang.trn("time called after {count} minute", "time called after {count} minutes", used);
        case Kind::set:
            return lang.tr("set to {time} left", {{"time", duration_text(step.left_ms)}});
        case Kind::jumped:
            return step.moved_ms > 0
                       ? lang.tr("the computer's clock was set {time} forward",
                                 {{"time", duration_text(step.moved_ms)}})
                       : lang.tr("the computer's clock was set {time} back", {{"time", duration_text(-step.moved_ms)}});
        case Kind::slept:
            return lang.tr("the computer slept for {time}", {{"time", duration_text(step.moved_ms)}});
        case Kind::zone:
            return lang.tr("the computer is in another time zone: UTC{zone}", {{"zone", zone_text(step.moved_ms)}});
        case Kind::bell:
            return lang.tr("the bell of the round, {minutes}", {{"minutes", minutes_text(lang, step.minutes)}});
        case Kind::played:
            return lang.tr("play over");
    }
    return {};
}

/// The line without its reason, which has a column of its own.
std::string bare_line(const std::string& line, const SheetCorrection& correction) {
    const std::string quoted = '"' + correction.why + '"';
    if (line.starts_with("force " + quoted + ' ')) return line.substr(quoted.size() + 7);
    const bool told = !correction.why.empty() && line.ends_with(' ' + quoted);
    return told ? line.substr(0, line.size() - quoted.size() - 1) : line;
}

constexpr const char* more_lines = "…";

/// The lines that a correction removed, as many as fit. If there are many, notes are left out first.
std::vector<std::string> lines_shown(std::vector<std::string> gone) {
    constexpr std::size_t few = 8;
    constexpr std::size_t most = 60;
    const std::size_t all = gone.size();
    if (all > few) std::erase_if(gone, [](const std::string& line) { return line.starts_with("note "); });
    if (gone.size() > most) gone.resize(most);
    if (gone.size() < all) gone.emplace_back(more_lines);
    return gone;
}

/// A repair with its answers, each a part: "amend #28 Boris roll 1 3", "#29 Boris buy @14".
std::vector<std::string> parts_of(const std::string& line) {
    std::vector<std::string> parts{{}};
    bool quoted = false;
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (line[at] == '"') quoted = !quoted;
        if (!quoted && line.compare(at, 3, "; #") == 0) {
            parts.emplace_back();
            ++at;
        } else {
            parts.back() += line[at];
        }
    }
    return parts;
}

/// The line and the lines that it reversed, because they cannot be looked up on paper: one below the other if there are
/// several.
std::vector<std::string> correction_texts(const Language& lang, const Table& table, const SheetCorrection& correction) {
    const Setup& setup = *table.game.setup;
    const std::string& line = table.history.at(correction.entry).line;
    std::vector<std::string> texts = parts_of(shown_line(lang, setup, bare_line(line, correction)));
    const std::vector<std::string> gone = lines_shown(correction.gone);
    if (correction.kind != SheetCorrection::Kind::put_right && gone.size() == 1) {
        texts.front() =
            lang.tr("{line}: {undone}", {{"line", texts.front()}, {"undone", shown_line(lang, setup, gone.front())}});
        return texts;
    }
    for (const std::string& undone : gone)
        texts.push_back(undone == more_lines ? undone
                                             : lang.tr("before: {line}", {{"line", shown_line(lang, setup, undone)}}));
    return texts;
}

std::string kind_text(const Language& lang, SheetCorrection::Kind kind) {
    using Kind = SheetCorrection::Kind;
    switch (kind) {
        case Kind::taken_back:
            return lang.tr_in("a correction", "taken back");
        case Kind::brought_back:
            return lang.tr_in("a correction", "brought back");
        case Kind::put_right:
            return lang.tr_in("a correction", "put right");
        case Kind::forced:
            return lang.tr_in("a correction", "forced");
        case Kind::counted:
            return lang.tr_in("a correction", "counted");
        case Kind::by_hand:
            return lang.tr_in("a correction", "by hand");
    }
    return {};
}

/// The reason, with the rules that were set aside for it.
std::string reason_text(const Language& lang, const EditionWords& words, const SheetCorrection& correction) {
    const std::vector<std::string> rules = rules_set_aside(lang, words, correction.set_aside);
    if (rules.empty()) return correction.why;
    if (correction.why.empty()) return list_text(lang, rules);
    return lang.tr("{what} ({rule})", {{"what", correction.why}, {"rule", list_text(lang, rules)}});
}

/// After the bell a ruling can decide who wins.
std::string change_text(const Language& lang, const Edition& edition, const RulingChange& change, bool late) {
    const Word entry{"entry", std::to_string(change.entry)};
    const Word value{"value", ruling_value_text(lang, edition.words, change.key, change.value)};
    const Word why{"why", change.why};
    return late ? lang.tr("since #{entry}, after time was called, {value}: {why}", {entry, value, why})
                : lang.tr("since #{entry} {value}: {why}", {entry, value, why});
}

}  // namespace

/// Who confirmed them, and whether that still holds, once the result is there.
void SheetMaker::confirmation() const {
    if (!facts.of_game || !facts.final) return;
    const auto& confirmed = facts.road.confirmed;
    if (!confirmed) {
        blocks.emplace_back(block::Paragraph{lang.tr("The rulings were not confirmed."), PaperTone::quiet});
        return;
    }
    const Word entry{"entry", std::to_string(confirmed->entry)};
    const Word judge{"judge", confirmed->words.empty() ? "–" : confirmed->words};
    blocks.emplace_back(block::Paragraph{
        facts.road.rulings_changed_since
            ? lang.tr("Confirmed in #{entry} ({judge}), changed since, and not confirmed again.", {entry, judge})
            : lang.tr("Confirmed in #{entry} ({judge}).", {entry, judge}),
        PaperTone::quiet});
}

void SheetMaker::rulings() const {
    blocks.emplace_back(block::Heading{lang.tr("Rulings"), lang.tr("that differ from what is usual for the edition")});
    if (facts.differing.empty()) blocks.emplace_back(block::Paragraph{lang.tr("None.")});
    for (const DifferingRuling& ruling : facts.differing) {
        const Word question{"ruling", ruling_text(lang, edition().words, ruling.key)};
        const Word value{"value", ruling_value_text(lang, edition().words, ruling.key, ruling.agreed)};
        std::string text = ruling.of_house && ruling.agreed == ruling.usual
                               ? lang.tr("{ruling}: {value} (a house rule that this box has)", {question, value})
                               : lang.tr("{ruling}: {value}", {question, value});
        for (const RulingChange& change : ruling.changes)
            text += "; " + change_text(lang, edition(), change, facts.called && change.entry > *facts.called);
        blocks.emplace_back(block::Paragraph{std::move(text)});
    }
    confirmation();
}

void SheetMaker::clock() const {
    if (!facts.of_game || facts.minutes == 0) return;
    blocks.emplace_back(block::Heading{
        lang.tr("Clock"), lang.tr("{minutes}; all times are {zone}",
                                  {{"minutes", minutes_text(lang, facts.minutes)}, {"zone", zone_text(facts.zone)}})});
    std::string text;
    for (const SheetClockStep& step : facts.clock) {
        text +=
            (text.empty() ? "" : "  ·  ") + time_on_paper(step.at_ms, facts.zone) + "\u00A0" + clock_text(lang, step);
        if (!step.why.empty()) text += " (" + step.why + ')';
    }
    blocks.emplace_back(block::Paragraph{text.empty() ? lang.tr("It was not started.") : text});
    if (facts.after_time.empty()) return;
    std::vector<std::string> entries;
    for (const std::int64_t entry : facts.after_time) entries.push_back('#' + std::to_string(entry));
    blocks.emplace_back(block::Paragraph{lang.tr("Posted after the time had run out, before it was called: {entries}.",
                                                 {{"entries", list_text(lang, entries)}})});
}

void SheetMaker::corrections() const {
    if (table == nullptr) return as_found();
    blocks.emplace_back(block::Heading{lang.tr("Corrections and forced entries")});
    if (facts.corrections.empty()) blocks.emplace_back(block::Paragraph{lang.tr("None.")});
    block::Table list{{{lang.tr_in("column", "Entry")},
                       {lang.tr_in("column", "Time")},
                       {""},
                       {lang.tr_in("column", "Line"), PaperAlign::left, 0, 0, true},
                       {lang.tr_in("column", "Reason"), PaperAlign::left, 0, 0, true}},
                      {}};
    const auto shown = std::min(facts.corrections.size(), most_corrections);
    for (const SheetCorrection& correction : std::span(facts.corrections).first(shown)) {
        std::string number = '#' + std::to_string(correction.entry);
        if (correction.last != correction.entry) number += "–" + std::to_string(correction.last);
        const std::vector<std::string> texts = correction_texts(lang, *table, correction);
        list.rows.push_back({{{std::move(number)},
                              {time_on_paper(correction.at_ms, facts.zone), PaperTone::quiet},
                              {kind_text(lang, correction.kind), PaperTone::quiet},
                              {texts.front()},
                              {reason_text(lang, edition().words, correction)}}});
        for (const std::string& text : std::span(texts).subspan(1)) {
            list.rows.back().leads = true;
            list.rows.push_back({{{}, {}, {}, {text, PaperTone::quiet}, {}}});
        }
    }
    if (!list.rows.empty()) blocks.emplace_back(std::move(list));
    if (facts.corrections.size() > most_corrections)
        blocks.emplace_back(block::Paragraph{
            lang.trn("{count} more is in the log of the game.", "{count} more are in the log of the game.",
                     static_cast<std::int64_t>(facts.corrections.size() - most_corrections))});
}

}  // namespace tablebank

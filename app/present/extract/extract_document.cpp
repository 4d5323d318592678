#include "app/present/extract/extract_document.h"

#include "app/i18n/language.h"
#include "app/present/entries/entry_explanation.h"
#include "app/present/entries/entry_text.h"
#include "app/present/extract/extract_parts.h"
#include "app/present/sheet/game_sheet.h"
#include "app/present/words/capital.h"
#include "app/present/words/due_text.h"
#include "app/present/words/duration_text.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/poster_text.h"
#include "app/present/words/refusal_text.h"
#include "app/present/words/time_of_day.h"
#include "ledger/proof/result_code.h"

namespace tablebank {

namespace {

std::string numbered(std::int64_t entry) {
    return '#' + std::to_string(entry);
}

std::string span_text(const ExtractSequel& sequel) {
    return sequel.last == sequel.entry ? numbered(sequel.entry)
                                       : numbered(sequel.entry) + "–" + std::to_string(sequel.last);
}

/// "the table agreed (this rule book holds no auctions)": the reason, and the rules that were set aside for it.
std::string forced_words(const Language& lang, const Setup& setup, const Entry& entry) {
    const std::vector<std::string> rules = rules_set_aside(lang, setup.edition->words, entry.set_aside);
    if (rules.empty()) return *entry.forced;
    return lang.tr("{what} ({rule})", {{"what", *entry.forced}, {"rule", list_text(lang, rules)}});
}

std::string clock_words(const Language& lang, const EntryExtract& extract) {
    const Word used{"used", duration_text(extract.clock.used_ms)};
    const Word limit{"limit", duration_text(extract.clock.limit_ms)};
    return extract.clock.running ? lang.tr("{used} of {limit}, running", {used, limit})
                                 : lang.tr("{used} of {limit}, standing", {used, limit});
}

std::string sequel_text(const Language& lang, ExtractSequel::Kind kind) {
    switch (kind) {
        case ExtractSequel::Kind::taken_back:
            return lang.tr_in("a correction", "taken back");
        case ExtractSequel::Kind::brought_back:
            return lang.tr_in("a correction", "brought back");
        case ExtractSequel::Kind::put_right:
            return lang.tr_in("a correction", "put right");
        case ExtractSequel::Kind::settles:
            return lang.tr_in("of what an entry raised", "settled");
        case ExtractSequel::Kind::pays_part:
            return lang.tr_in("of what an entry raised", "paid in part");
    }
    return {};
}

/// One extract while it is written.
struct ExtractMaker {
    const Language& lang;
    const Table& table;
    const EntryExtract& extract;
    std::vector<PaperBlock>& blocks;

    [[nodiscard]] const Setup& setup() const { return *table.game.setup; }
    [[nodiscard]] const Entry& entry() const { return *extract.entry; }

    /// A note, and nothing besides.
    [[nodiscard]] bool says_only() const { return entry().transfers.empty() && entry().facts.empty(); }

    void head(const std::string& title) const {
        const std::int64_t at_ms = entry().stamp.at_ms;
        block::Masthead it{title, {setup().edition->name}, {}, 2, extract_code(setup(), extract)};
        it.fields.push_back({lang.tr("Posted"), moment_on_paper(lang, at_ms)});
        it.fields.push_back({lang.tr("By"), entry().stamp.poster.empty()
                                                ? "–"
                                                : poster_text(lang, *table.game.setup, entry().stamp.poster)});
        if (extract.clock.limit_ms > 0) it.fields.push_back({lang.tr("Clock"), clock_words(lang, extract)});
        blocks.emplace_back(std::move(it));
    }
    void said() const {
        if (!extract.in_force) blocks.emplace_back(block::Notice{lang.tr("NOT IN FORCE. Its later history is below.")});
        blocks.emplace_back(
            block::Paragraph{with_capital(setup(), entry_text(lang, setup(), entry())), PaperTone::strong});
        std::vector<PaperField> fields;
        fields.push_back({lang.tr_in("column", "Line"), entry().line});
        if (!entry().typed.empty() && entry().typed != entry().line)
            fields.push_back({lang.tr("As it was typed"), entry().typed});
        if (!entry().why.empty()) fields.push_back({lang.tr("The reason given"), entry().why});
        if (entry().forced) fields.push_back({lang.tr("Forced"), forced_words(lang, setup(), entry())});
        if (entry().reverses)
            fields.push_back(
                {lang.tr("Takes back"), numbered(*entry().reverses) + ' ' + table.history.at(*entry().reverses).line});
        if (extract.action)
            fields.push_back({lang.tr("One of the entries"),
                              numbered(extract.action->first) + "–" + std::to_string(extract.action->last)});
        blocks.emplace_back(block::Fields{std::move(fields), 1});
    }
    void changes() const {
        blocks.emplace_back(
            block::Heading{lang.tr("The table before and after"), lang.tr("only what the entry changed")});
        block::Table list{{{""},
                           {lang.tr_in("column", "Before"), PaperAlign::left, 0, 0, true},
                           {lang.tr_in("column", "After"), PaperAlign::left, 0, 0, true}},
                          {}};
        for (const ExtractChange& change : changes_in_words(lang, table, extract))
            list.rows.push_back({{{change.what}, {change.before}, {change.after}}});
        if (list.rows.empty())
            blocks.emplace_back(block::Paragraph{says_only() ? lang.tr("Nothing: it is only a statement.")
                                                             : lang.tr("Nothing on the table.")});
        else
            blocks.emplace_back(std::move(list));
    }
    void dues() const {
        const DueChanges& dues = extract.dues;
        if (dues.raised.empty() && dues.settled.empty() && dues.in_part.empty()) return;
        blocks.emplace_back(block::Heading{lang.tr("What is due")});
        block::Table list{{{""}, {"", PaperAlign::left, 0, 0, true}}, {}};
        for (const Due& due : dues.settled)
            list.rows.push_back({{{lang.tr_in("a due", "settled"), PaperTone::quiet}, {due_text(lang, setup(), due)}}});
        for (const PartPaid& part : dues.in_part)
            list.rows.push_back({{{lang.tr_in("a due", "still open after a part was paid"), PaperTone::quiet},
                                  {due_text(lang, setup(), part.left)}}});
        for (const Due& due : dues.raised)
            list.rows.push_back({{{lang.tr_in("a due", "raised"), PaperTone::quiet}, {due_text(lang, setup(), due)}}});
        blocks.emplace_back(std::move(list));
    }
    void sums() const {
        const Edition& edition = *setup().edition;
        blocks.emplace_back(
            block::Heading{lang.tr("Why these sums"), lang.tr("as the table was, with the paragraphs")});
        const auto reasons = explain_entry(lang, table, entry().sequence);
        if (reasons.empty())
            blocks.emplace_back(block::Paragraph{
                lang.tr("No rule works out a sum here: nothing was charged or paid but what the line says.")});
        for (const Explanation& why : reasons) {
            blocks.emplace_back(block::Paragraph{
                lang.tr("{title}: {amount}", {{"title", why.title}, {"amount", money_text(lang, edition, why.amount)}}),
                PaperTone::strong});
            block::Table list{{{"", PaperAlign::left, 0, 0, true}, {"", PaperAlign::right}, {""}}, {}};
            for (const WorkingRow& row : working_rows(lang, edition, why))
                list.rows.push_back({{{row.what}, {row.figure}, {row.rule, PaperTone::quiet}}});
            if (!list.rows.empty()) blocks.emplace_back(std::move(list));
        }
    }
    void sequels(const std::vector<ExtractSequel>& sequels) const {
        block::Table list{{{lang.tr_in("column", "Entry")},
                           {lang.tr_in("column", "Time")},
                           {""},
                           {lang.tr_in("column", "Line"), PaperAlign::left, 0, 0, true}},
                          {}};
        for (const ExtractSequel& sequel : sequels) {
            const Entry& later = table.history.at(sequel.entry);
            std::string kind = sequel_text(lang, sequel.kind);
            list.rows.push_back({{{span_text(sequel)},
                                  {time_on_paper(later.stamp.at_ms), PaperTone::quiet},
                                  {std::move(kind), PaperTone::quiet},
                                  {later.line}}});
        }
        blocks.emplace_back(std::move(list));
    }
    void afterwards() const {
        blocks.emplace_back(block::Heading{lang.tr("Later history")});
        if (extract.since.empty())
            blocks.emplace_back(block::Paragraph{lang.tr("It was neither undone nor corrected since.")});
        else
            sequels(extract.since);
        if (!extract.resting.empty()) {
            blocks.emplace_back(
                block::Heading{lang.tr("Entries that depend on it"), lang.tr("what it made due was paid by")});
            sequels(extract.resting);
        }
        if (extract.held_by)
            blocks.emplace_back(block::Paragraph{lang.tr("It cannot be undone by itself: {reason}",
                                                         {{"reason", refusal_text(lang, setup(), *extract.held_by)}})});
    }
};

}  // namespace

std::string extract_code(const Setup& setup, const EntryExtract& extract) {
    return result_code_text({setup.game_id, extract.entry->sequence, to_hex(extract.head)});
}

PaperDocument make_extract_document(const Language& lang, const Table& table, const EntryExtract& extract) {
    const Setup& setup = *table.game.setup;
    const std::string number = std::to_string(extract.entry->sequence);
    const std::string head = to_hex(extract.head);
    PaperDocument document;
    document.title = lang.tr("Extract: entry #{entry}", {{"entry", number}});
    document.language = lang.tag();
    document.created_ms = extract.entry->stamp.at_ms;
    document.foot =
        lang.tr("{edition} · game {game} · entry #{entry} · head {head}", {{"edition", setup.edition->name},
                                                                           {"game", setup.game_id.substr(0, 8)},
                                                                           {"entry", number},
                                                                           {"head", head.substr(0, 8)}});
    document.page_text = [lang](int page, int pages) {
        return lang.tr("page {page} of {pages}", {{"page", std::to_string(page)}, {"pages", std::to_string(pages)}});
    };
    const ExtractMaker maker{lang, table, extract, document.blocks};
    maker.head(document.title);
    if (is_practice(setup))
        document.blocks.emplace_back(block::Notice{lang.tr("A practice game: nothing of it counts.")});
    maker.said();
    maker.sums();
    maker.changes();
    maker.dues();
    maker.afterwards();
    document.foot_of_first.emplace_back(
        block::Fields{{{lang.tr("Game"), in_groups(setup.game_id)},
                       {lang.tr("Head after entry #{entry}", {{"entry", number}}), in_groups(head)}},
                      1});
    return document;
}

}  // namespace tablebank

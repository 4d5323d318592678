// The views of `show` as text: the snapshots of app/present/table in lines and columns.

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <ostream>

#include "app/cli/show_view.h"
#include "app/cli/text_table.h"
#include "app/i18n/language.h"
#include "app/present/table/bank_face.h"
#include "app/present/table/clock_view.h"
#include "app/present/table/deed_list.h"
#include "app/present/table/due_list.h"
#include "app/present/table/log_snapshot.h"
#include "app/present/table/players_snapshot.h"
#include "app/present/table/table_summary.h"
#include "app/present/words/book_words.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/ruling_in_force.h"
#include "app/present/words/time_of_day.h"
#include "app/session/after_time.h"
#include "ledger/books/phone_poster.h"

namespace tablebank {
namespace {

void print_due_row(const DueRow& due, std::ostream& out) {
    out << due.sentence << "  [" << due.line << "]\n";
}

}  // namespace

void print_summary(const ShowView& view, std::ostream& out) {
    const TableSummary summary = make_table_summary(view.lang, view.game());
    out << summary.title << '\n';
    if (!summary.practice.empty()) out << summary.practice << '\n';
    if (!summary.turn.empty()) out << summary.turn << '\n';
    out << summary.entries << "\n\n";
    print_players(view, out);
    out << '\n' << bank_sentence(view.lang, view.game()) << '\n';
    if (!view.game().in_middle().is_zero()) out << middle_sentence(view.lang, view.game()) << '\n';
    if (view.game().setup->goal == Goal::timed) print_clock(view, out);
    for (const DueRow& due : make_due_rows(view.lang, view.game())) print_due_row(due, out);
    if (!summary.won.empty()) out << summary.won << '\n';
}

void print_players(const ShowView& view, std::ostream& out) {
    std::vector<TextTable::Column> columns{{"", Side::right},           {view.lang.tr("Player")},
                                           {view.lang.tr("Role")},      {view.lang.tr("Cash"), Side::right},
                                           {view.lang.tr("Stands on")}, {view.lang.tr("Deeds")}};
    constexpr int role = 2;
    const bool has_roles = view.edition().profile.roles.value;
    if (!has_roles) columns.erase(columns.begin() + role);
    TextTable table(std::move(columns));
    const std::vector<PlayerCard> cards = make_player_cards(view.lang, view.table);
    for (const PlayerCard& card : cards) {
        std::vector<std::string> deeds;
        for (const DeedChip& chip : card.deeds) deeds.push_back(chip.text);
        std::vector<std::string> cells{
            std::to_string(card.mark.seat),           card.name, card.side, card.purse, card.stands,
            fmt::format("{}", fmt::join(deeds, ", "))};
        if (!has_roles) cells.erase(cells.begin() + role);
        table.add(std::move(cells));
    }
    table.print(out);
    for (const PlayerCard& card : cards)
        if (!card.holds.empty()) out << card.holds << '\n';
}

void print_deeds(const ShowView& view, std::ostream& out) {
    TextTable table({{""},
                     {view.lang.tr("Deed")},
                     {view.lang.tr(as_said(view.edition().words, mark("City")))},
                     {view.lang.tr("Owner")},
                     {view.lang.tr("Stands there")},
                     {view.lang.tr("Rent"), Side::right},
                     {view.lang.tr("Price"), Side::right}});
    for (const DeedRow& row : make_deed_rows(view.lang, view.game()))
        table.add({row.space, row.name, row.city, row.owner, row.state, row.rent, row.price});
    table.print(out);
}

void print_log(const ShowView& view, std::ostream& out) {
    AfterTime after_time(view.game().setup);
    for (const Entry& entry : view.table.history.entries()) {
        const LogRow row = make_log_row(view.lang, view.table, entry);
        const std::string late =
            after_time_text(view.lang, after_time.look(entry, view.table.history.in_force(entry.sequence)));
        if (row.part_of && row.part_of == row.under) continue;  // the first entry of its action reports it
        out << fmt::format("#{:<4} {} {}  {}", row.sequence, day_text(view.lang, entry.stamp.at_ms), row.time,
                           shown_line(view.lang, *view.game().setup, row.line));
        if (row.stands_for != row.sequence)
            out << "  " << view.lang.tr("(to #{entry})", {{"entry", std::to_string(row.stands_for)}});
        if (row.reversed_by)
            out << "  " << view.lang.tr("(taken back by #{entry})", {{"entry", std::to_string(*row.reversed_by)}});
        if (phone_of_poster(entry.stamp.poster)) out << "  (" << row.poster << ')';
        out << "\n      " << row.text << '\n';
        if (!row.forced.empty()) out << "      " << row.forced << '\n';
        if (!late.empty()) out << "      " << late << '\n';
    }
}

void print_bank(const ShowView& view, std::ostream& out) {
    out << bank_sentence(view.lang, view.game()) << '\n';
    for (const std::string& line : bank_stock(view.lang, view.game())) out << line << '\n';
}

void print_due(const ShowView& view, std::ostream& out) {
    const std::vector<DueRow> dues = explain_due_rows(view.lang, view.table);
    if (dues.empty()) out << nothing_is_due_text(view.lang, view.table) << '\n';
    for (const DueRow& due : dues) {
        print_due_row(due, out);
        for (const std::string& line : due.workings) out << "  " << line << '\n';
    }
}

void print_clock(const ShowView& view, std::ostream& out) {
    out << clock_sentence(view.lang, view.game(), view.now_ms) << '\n';
}

void print_rulings(const ShowView& view, std::ostream& out) {
    TextTable table({{""},
                     {view.lang.tr_in("of a ruling", "Key")},
                     {view.lang.tr_in("of a ruling", "Value")},
                     {view.lang.tr_in("of a ruling", "Meaning")}});
    const Game& game = view.game();
    for (const RulingInForce& ruling : rulings_in_force(view.lang, view.edition(), game.setup->goal, game.rulings()))
        table.add({ruling.chosen ? "*" : "", ruling.key, ruling.value, ruling.text});
    table.print(out);
    out << view.lang.tr("* chosen by this table; the others are the edition's own") << '\n';
}

}  // namespace tablebank

// Page one: places and totals, the count of notes, what each deed paid.

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/sheet/sheet_parts.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"

namespace tablebank {

namespace {

constexpr double longest_name = 118;

PaperCell figure(const Language& lang, const std::optional<Money>& amount) {
    return {amount ? amount_text(lang, *amount) : std::string{}};
}

/// The tenths and what is beyond them stand behind the line on which whole figures are aligned.
PaperCell figure(const Language& lang, const std::optional<Share>& share, PaperTone tone = PaperTone::plain) {
    if (!share) return {};
    const std::string exact = share->to_string();
    const std::size_t point = exact.find('.');
    return {amount_text(lang, *share), tone, point == std::string::npos ? 0 : exact.size() - point};
}

/// What stands under the place: nothing for who has none.
std::string place_text(const ScoredPlayer& player) {
    return player.place == 0 ? std::string{} : std::to_string(player.place) + '.';
}

std::vector<PaperColumn> standing_columns(const Language& lang, const Edition& edition, Measure measure) {
    const auto sum = [](std::string head) { return PaperColumn{std::move(head), PaperAlign::right}; };
    std::vector<PaperColumn> columns{{lang.tr_in("column", "Place")},
                                     {lang.tr_in("column", "Seat")},
                                     {lang.tr("Player"), PaperAlign::left, 0, longest_name},
                                     {lang.tr("Role"), PaperAlign::left, 0, 0, true},
                                     sum(lang.tr("Cash"))};
    if (measure == Measure::settlement) columns.push_back(sum(lang.tr_in("column", "Kept")));
    if (measure == Measure::settlement) columns.push_back(sum(lang.tr_in("column", "Walk")));
    if (measure == Measure::richest) columns.push_back(sum(lang.tr_in("column", "From deeds")));
    const Word symbol{"symbol", edition.currency.symbol};
    columns.push_back(sum(measure == Measure::last_left ? lang.tr("Could raise, {symbol}", {symbol})
                                                        : lang.tr("Total, {symbol}", {symbol})));
    return columns;
}

PaperRow standing_line(const Language& lang, Measure measure, const ScoredPlayer& player) {
    const PaperTone tone = player.winner ? PaperTone::strong : player.out ? PaperTone::quiet : PaperTone::plain;
    std::string role = role_text(lang, player.role);
    if (player.out)
        role =
            lang.tr("{role}, {left}",
                    {{"role", role}, {"left", player.bankrupt ? lang.tr("bankrupt") : lang.tr("has left the table")}});
    PaperRow row{{{place_text(player), tone},
                  {std::to_string(player.seat), PaperTone::quiet},
                  {player.name, tone},
                  {std::move(role), player.out ? PaperTone::quiet : PaperTone::plain},
                  player.out ? PaperCell{} : figure(lang, player.cash)}};
    if (measure == Measure::settlement) row.cells.push_back(figure(lang, player.kept));
    if (measure != Measure::last_left) row.cells.push_back(figure(lang, player.deeds));
    row.cells.push_back(figure(lang, player.total, PaperTone::strong));
    return row;
}

std::string side_heading(const Language& lang, Role side) {
    return side == Role::monopolist ? lang.tr("The richest monopolist wins if the last competitor goes.")
                                    : lang.tr("The richest competitor wins if the last monopolist goes.");
}

}  // namespace

void SheetMaker::standings() const {
    const auto heading = facts.measure == Measure::last_left ? lang.tr("The table as it is") : lang.tr("Result");
    std::string beside;
    if (facts.recorded) beside = lang.tr("As it was recorded when the cash was handed in.");
    if (facts.measure == Measure::last_left && !facts.final)
        beside = lang.tr("The last one at the table wins, so nothing is counted: what each has, and could raise.");
    blocks.emplace_back(block::Heading{heading, beside});
    block::Table table_of{standing_columns(lang, edition(), facts.measure), {}};
    std::optional<Role> side;
    const auto close = [&] {
        if (!table_of.rows.empty()) blocks.emplace_back(table_of);
        table_of.rows.clear();
    };
    for (const ScoredPlayer& player : facts.players) {
        if (player.side != side && player.side) {
            close();
            blocks.emplace_back(block::Paragraph{side_heading(lang, *player.side), PaperTone::quiet});
        }
        if (player.side || player.out) side = player.side;
        table_of.rows.push_back(standing_line(lang, facts.measure, player));
    }
    close();
}

/// The notes of a hand where they were told by value, else boxes for a pen.
void SheetMaker::add_counted(const ScoredPlayer& player, const std::vector<Money>& values, PaperRow& row) const {
    const auto hand = std::ranges::find(facts.road.hands, player.seat, &CountedHand::seat);
    const bool told = hand != facts.road.hands.end();
    for (const Money value : values) {
        PaperCell cell{.blank = true};
        if (told && !hand->notes.empty()) {
            const auto note = std::ranges::find(hand->notes, value, &NoteCount::value);
            cell = {note == hand->notes.end() ? "0" : std::to_string(note->count)};
        }
        row.cells.push_back(std::move(cell));
    }
    row.cells.push_back(told ? figure(lang, std::optional{hand->counted}) : PaperCell{.blank = true});
}

void SheetMaker::counted_cash() const {
    constexpr double for_a_pen = 13.8;
    constexpr double for_a_sum = 48;
    constexpr double for_notes = 210;
    blocks.emplace_back(block::Heading{lang.tr("Cash counted"), lang.tr("how many notes of each value")});
    block::Table counted{{{lang.tr("Player"), PaperAlign::left, 0, 0, true}}, {}, for_a_pen, false, 5};
    const auto values = note_values(edition());
    for (const Money value : values)
        counted.columns.push_back({amount_text(lang, value), PaperAlign::centre, note_box(edition(), for_notes)});
    counted.columns.push_back({lang.tr_in("column", "Sum"), PaperAlign::centre, for_a_sum});
    counted.columns.push_back({lang.tr_in("column", "In the books"), PaperAlign::right});
    for (const ScoredPlayer& player : facts.players) {
        if (player.out) continue;
        PaperRow row{{{player.name}}};
        add_counted(player, values, row);
        row.cells.push_back(figure(lang, player.cash));
        counted.rows.push_back(std::move(row));
    }
    blocks.emplace_back(std::move(counted));
}

void SheetMaker::payments() const {
    if (facts.measure == Measure::last_left) return;
    const bool walk = facts.measure == Measure::settlement;
    blocks.emplace_back(block::Heading{walk ? lang.tr("The walk round the board") : lang.tr("What the deeds earn"),
                                       lang.tr("with workings on the following pages")});
    block::Table paid{{{lang.tr("Player"), PaperAlign::left, 0, longest_name},
                       {lang.tr_in("column", "Payments"), PaperAlign::left, 0, 0, true},
                       {lang.tr_in("column", "Sum"), PaperAlign::right}},
                      {}};
    for (const ScoredPlayer& player : facts.players) {
        if (player.out) continue;
        std::string text;
        for (const DeedIncome& income : player.walk)
            text += (text.empty() ? "" : "  ·  ") + space_mark(income.deed) + "\u00A0" +
                    amount_text(lang, income.quote.amount);
        if (text.empty()) text = lang.tr_in("payments", "nothing");
        paid.rows.push_back({{{player.name}, {text}, figure(lang, player.deeds)}});
    }
    blocks.emplace_back(std::move(paid));
    std::vector<PaperField> throws;
    for (const auto& [space, thrown] : facts.dice)
        throws.push_back({lang.tr("{deed}: {dice}, thrown before",
                                  {{"deed", space_name(edition(), space)}, {"dice", dice_text(lang, thrown)}})});
    if (!throws.empty()) blocks.emplace_back(block::Fields{std::move(throws), 2, 14});
}

}  // namespace tablebank

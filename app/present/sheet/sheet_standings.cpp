// Page one: places and totals, the count of notes, what each deed paid.

#include <algorithm>
#include <string_view>

#include "app/i18n/language.h"
#include "app/present/sheet/sheet_parts.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "calculators/total_worth.h"

namespace tablebank {

namespace {

constexpr double longest_name = 118;

PaperCell figure(const Language& lang, const std::optional<Money>& amount) {
    return {amount ? amount_text(lang, *amount) : std::string{}};
}

/// Tenths and smaller fractions are to the right of the edge to which whole numbers are aligned.
PaperCell figure(const Language& lang, const std::optional<Share>& share, PaperTone tone = PaperTone::plain) {
    if (!share) return {};
    const std::string exact = share->to_string();
    const std::size_t point = exact.find('.');
    return {amount_text(lang, *share), tone, point == std::string::npos ? 0 : exact.size() - point};
}

/// The text below the place: empty for a player without a place.
std::string place_text(const ScoredPlayer& player) {
    return player.place == 0 ? std::string{} : std::to_string(player.place) + '.';
}

/// Whether shares of the cash and a walk made the totals, as against the worth of all that each player has.
bool is_walk(Measure measure, const Edition& edition) {
    return measure == Measure::settlement && !counts_worth(edition);
}

std::vector<PaperColumn> standing_columns(const Language& lang, const Edition& edition, Measure measure) {
    const auto sum = [](std::string head) { return PaperColumn{std::move(head), PaperAlign::right}; };
    std::vector<PaperColumn> columns{
        {lang.tr_in("column", "Place")},
        {lang.tr_in("column", "Seat")},
        {lang.tr("Player"), PaperAlign::left, 0, longest_name},
        {edition.profile.roles.value ? lang.tr("Role") : std::string{}, PaperAlign::left, 0, 0, true},
        sum(lang.tr("Cash"))};
    const bool walk = is_walk(measure, edition);
    if (walk) columns.push_back(sum(lang.tr_in("column", "Kept")));
    if (walk) columns.push_back(sum(lang.tr_in("column", "Walk")));
    if (!walk && measure != Measure::last_left) columns.push_back(sum(lang.tr_in("column", "From deeds")));
    const Word symbol{"symbol", edition.currency.symbol};
    columns.push_back(sum(measure == Measure::last_left ? lang.tr("Could raise, {symbol}", {symbol})
                                                        : lang.tr("Total, {symbol}", {symbol})));
    return columns;
}

/// After a total that the judge set.
constexpr std::string_view set_mark = " *";

PaperRow standing_line(const Language& lang, bool walk, Measure measure, const ScoredPlayer& player, bool is_set) {
    const PaperTone tone = player.winner ? PaperTone::strong : player.out ? PaperTone::quiet : PaperTone::plain;
    std::string role = shown_role(lang, player.role);
    if (player.out) {
        const std::string left = player.bankrupt ? lang.tr("bankrupt") : lang.tr("has left the table");
        role = role.empty() ? left : lang.tr("{role}, {left}", {{"role", role}, {"left", left}});
    }
    PaperRow row{{{place_text(player), tone},
                  {std::to_string(player.seat), PaperTone::quiet},
                  {player.name, tone},
                  {std::move(role), player.out ? PaperTone::quiet : PaperTone::plain},
                  player.out ? PaperCell{} : figure(lang, player.cash)}};
    if (walk) row.cells.push_back(figure(lang, player.kept));
    if (measure != Measure::last_left) row.cells.push_back(figure(lang, player.deeds));
    PaperCell total = figure(lang, player.total, PaperTone::strong);
    if (is_set) {
        total.text += set_mark;
        total.hangs += set_mark.size();
    }
    row.cells.push_back(std::move(total));
    return row;
}

/// "Vera (until #120: Anna)", "Anna (from #4 to #9: Vera)": the last few of those who are not there now.
std::string seat_text(const Language& lang, const ScoredPlayer& player) {
    constexpr std::size_t most_told = 4;
    std::vector<std::string> before;
    std::int64_t since = 0;
    for (const FormerSitter& former : player.before) {
        const Word until{"entry", std::to_string(former.until)};
        const Word name{"player", former.name};
        if (former.name != player.name)
            before.push_back(since == 0 ? lang.tr("until #{entry}: {player}", {until, name})
                                        : lang.tr("from #{since} to #{entry}: {player}",
                                                  {{"since", std::to_string(since)}, until, name}));
        since = former.until;
    }
    if (before.empty()) return {};
    if (before.size() > most_told) {
        before.erase(before.begin(), before.end() - static_cast<std::ptrdiff_t>(most_told));
        before.front() = "… " + before.front();
    }
    return lang.tr("{player} ({before})", {{"player", player.name}, {"before", list_text(lang, before)}});
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
        const bool is_set =
            std::ranges::find(facts.adjustments, player.seat - 1, &Adjustment::player) != facts.adjustments.end();
        table_of.rows.push_back(standing_line(lang, is_walk(facts.measure, edition()), facts.measure, player, is_set));
    }
    close();
    if (!facts.adjustments.empty())
        blocks.emplace_back(block::Paragraph{lang.tr("* A total that the judge set: below."), PaperTone::quiet});
    for (const ScoredPlayer& player : facts.players)
        if (std::string others = seat_text(lang, player); !others.empty())
            blocks.emplace_back(block::Paragraph{std::move(others), PaperTone::quiet});
}

namespace {

/// How a difference was settled: "-10 posted", "-10 waived".
std::string difference_text(const Language& lang, const CountedHand& hand) {
    const Money difference = hand.difference();
    if (difference == Money{}) return "0";
    const Word amount{"amount", (difference > Money{} ? "+" : "") + amount_text(lang, difference)};
    return hand.waived ? lang.tr("{amount} waived", {amount}) : lang.tr("{amount} posted", {amount});
}

}  // namespace

/// The notes of a hand if they were given by value, otherwise boxes for a pen; next to the ledger's cash at that
/// moment.
void SheetMaker::add_count(const CountedHand& hand, const std::vector<Money>& values, PaperRow& row) const {
    for (const Money value : values) {
        PaperCell cell{.blank = true};
        if (!hand.notes.empty()) {
            const auto note = std::ranges::find(hand.notes, value, &NoteCount::value);
            cell = {note == hand.notes.end() ? "0" : std::to_string(note->count)};
        }
        row.cells.push_back(std::move(cell));
    }
    row.cells.push_back(figure(lang, std::optional{hand.counted}));
    row.cells.push_back(figure(lang, std::optional{hand.booked}));
    row.cells.push_back({facts.of_game ? difference_text(lang, hand) : std::string{}});
}

/// Each count since time was called, otherwise the last one; and boxes for the handed-in cash if that is another sum.
void SheetMaker::add_counts_of(const ScoredPlayer& player, const std::vector<Money>& values,
                               std::vector<PaperRow>& rows) const {
    std::vector<const CountedHand*> counts;
    for (const CountedHand& hand : facts.road.counts)
        if (hand.seat == player.seat) counts.push_back(&hand);
    const auto is_late = [&](const CountedHand* hand) { return facts.called && hand->entry > *facts.called; };
    while (counts.size() > 1 && !is_late(counts.front())) counts.erase(counts.begin());
    for (const CountedHand* hand : counts) {
        std::string name = player.name;
        if (hand->entry > 0) name += " #" + std::to_string(hand->entry);
        PaperRow row{{{std::move(name)}}};
        add_count(*hand, values, row);
        rows.push_back(std::move(row));
    }
    const bool same =
        !counts.empty() && (counts.back()->waived ? counts.back()->booked : counts.back()->counted) == player.cash;
    if (!counts.empty() && (same || counts.back()->after_handing_in)) return;
    PaperRow row{{{counts.empty() ? player.name : lang.tr("{player}, handed in", {{"player", player.name}})}}};
    for (std::size_t box = 0; box <= values.size(); ++box) row.cells.push_back({.blank = true});
    row.cells.push_back(figure(lang, std::optional{player.cash}));
    row.cells.push_back({});
    rows.push_back(std::move(row));
}

void SheetMaker::counted_cash() const {
    constexpr double for_a_pen = 13.8;
    constexpr double for_a_sum = 48;
    constexpr double for_notes = 190;
    blocks.emplace_back(block::Heading{lang.tr("Cash counted"), lang.tr("how many notes of each value")});
    block::Table counted{{{lang.tr("Player"), PaperAlign::left, 0, 0, true}}, {}, for_a_pen, false, 5};
    const auto values = note_values(edition());
    for (const Money value : values)
        counted.columns.push_back({amount_text(lang, value), PaperAlign::centre, note_box(edition(), for_notes)});
    counted.columns.push_back({lang.tr_in("column", "Sum"), PaperAlign::centre, for_a_sum});
    counted.columns.push_back({lang.tr_in("column", "In the books"), PaperAlign::right});
    counted.columns.push_back({facts.of_game ? lang.tr_in("column", "Difference") : std::string{}, PaperAlign::right});
    for (const ScoredPlayer& player : facts.players)
        if (!player.out) add_counts_of(player, values, counted.rows);
    blocks.emplace_back(std::move(counted));
}

void SheetMaker::payments() const {
    if (facts.measure == Measure::last_left) return;
    const bool walk = facts.measure == Measure::settlement;
    const bool worth = walk && counts_worth(edition());
    blocks.emplace_back(block::Heading{worth  ? lang.tr("What the deeds are worth")
                                       : walk ? lang.tr("The walk round the board")
                                              : lang.tr("What the deeds earn"),
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
    std::vector<std::string> paid_without_throws;
    const auto earns = [&](Space space) {
        return std::ranges::any_of(facts.players, [&](const ScoredPlayer& player) {
            return std::ranges::find(player.walk, space, &DeedIncome::deed) != player.walk.end();
        });
    };
    for (const auto& [space, thrown] : facts.dice) {
        if (!earns(space)) continue;
        if (facts.is_uncounted) {
            paid_without_throws.push_back(space_name(edition(), space));
            continue;
        }
        const auto witness = facts.road.throws_witnessed.find(space);
        throws.push_back({lang.tr("{deed}: {dice}, thrown before",
                                  {{"deed", space_name(edition(), space)}, {"dice", dice_text(lang, thrown)}}),
                          witness == facts.road.throws_witnessed.end() ? std::string{} : witness->second});
    }
    if (!throws.empty()) blocks.emplace_back(block::Fields{std::move(throws), 2, 14});
    if (!paid_without_throws.empty())
        blocks.emplace_back(block::Paragraph{
            lang.tr("Only one player was left, so no dice were thrown for {deeds}: counted as the least throw, {dice}.",
                    {{"deeds", list_text(lang, paid_without_throws)}, {"dice", dice_text(lang, Dice{})}}),
            PaperTone::quiet});
}

}  // namespace tablebank
